"""Answers in JSON: whole, of plain values, and with nothing in a view's that its seat may not see."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardtables.engine.cards import HIDDEN_TEXT, Seat
from cardtables.engine.rules import Rules
from cardtables.shelf.conformance.play import Game, cards_by_place, first_deal


def faults_of_answer(rules: Rules[Any], state: Any) -> Iterator[str]:
    """The open answer survives JSON unchanged, has one hand for each seat and hides nothing."""
    answer = rules.describe(rules.reveal(state))
    if json.loads(json.dumps(answer)) != answer:
        yield "the answer is not made of JSON values"
    hands = answer.get("hands")
    if not isinstance(hands, list) or len(hands) != rules.seats:
        yield f"the answer has no list of one hand for each seat: {hands}"
        return
    for hand in hands:
        if hand != rules.pack.sorted_texts(rules.pack.read(card) for card in hand):
            yield f"a hand is not sorted as the pack lists it: {hand}"
    if HIDDEN_TEXT in json.dumps(answer):
        yield "the open answer hides a card"


def faults_of_masked_answer(rules: Rules[Any], state: Any, seat: Seat | None) -> Iterator[str]:
    """A view's answer is the open one with cards hidden and keys left out, and its seat's own hand in it."""
    pack = rules.pack
    answer, true = rules.describe(rules.view(state, seat)), rules.describe(rules.reveal(state))
    if json.loads(json.dumps(answer)) != answer:
        yield f"the answer for {seat} is not made of JSON values"
    if extra := answer.keys() - true.keys():
        yield f"the answer for {seat} has keys that the open one lacks: {extra}"
    shown = cards_by_place(pack, answer)
    for place, cards in cards_by_place(pack, {key: true[key] for key in answer.keys() & true.keys()}).items():
        seen = shown.pop(place, [])
        if len(seen) != len(cards):
            yield f"the answer for {seat} has {len(seen)} cards at {place}, there are {len(cards)}"
        if Counter(card for card in seen if card != HIDDEN_TEXT) - Counter(cards):
            yield f"the answer for {seat} names cards at {place} that are not there"
    if shown:
        yield f"the answer for {seat} has cards where there are none: {sorted(shown)}"
    hands, own = answer["hands"], true["hands"]
    assert isinstance(hands, list)
    assert isinstance(own, list)
    if seat is not None and hands[seat] != own[seat]:
        yield f"seat {seat} does not see its own hand"


EVERY = 4
"""After the first deal one moment in so many is counted: describing all of a long match would be most of the work."""


def faults_of_conservation(rules: Rules[Any], game: Game) -> Iterator[str]:
    """Every card of a deal is somewhere, once, from its first moment to its last."""
    there: list[str] = []
    deal, whole = 0, first_deal(game)
    for place, step in enumerate(game.steps):
        if place > whole and place % EVERY:
            continue
        answer = rules.describe(rules.reveal(step.state))
        cards = sorted(card for cards in cards_by_place(rules.pack, answer).values() for card in cards)
        if step.state.match.deal != deal:
            there, deal = cards, step.state.match.deal
            if any(number > rules.pack.copies for number in Counter(cards).values()):
                yield f"deal {deal} has a card too often"
        elif cards != there:
            missing, extra = Counter(there) - Counter(cards), Counter(cards) - Counter(there)
            yield f"after {place} moves of the match cards are lost {sorted(missing)} or new {sorted(extra)}"
            return
