"""Bazzica played: the deal, the window of declarations, sessions and votes, calls, the score (rules page)."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from operator import add

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import EVERYBODY, Event
from cardtables.engine.match import (
    FINISHED,
    NEEDS_DEAL,
    PLAYING,
    Chance,
    DealResult,
    Match,
    winners_by_score,
)
from cardtables.engine.moves import Grammar, Move, any_cards, bare, one_number
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.games.bazzica import hand, scoring, sight
from cardtables.games.bazzica.options import BazzicaOptions
from cardtables.games.bazzica.state import (
    BUST,
    CALLS,
    DISCARD,
    HANDS,
    INTEND,
    MOST_CHANGED,
    PACK,
    VOTE,
    Deal,
    State,
    fresh_state,
    value_of,
)

AGREE, REFUSE, ASK, CALL, STAND = (Move(verb) for verb in ("agree", "refuse", "ask", "call", "stand"))
CALL_OR_STAND = (CALL, STAND)
INTENTIONS = tuple(Move("intend", (count,)) for count in range(MOST_CHANGED + 1))
MOVES_OF_PHASE = {VOTE: (AGREE, REFUSE, ASK), INTEND: INTENTIONS, CALLS: CALL_OR_STAND}
PHASE_OF_VERB = {
    "discard": DISCARD,
    "agree": VOTE,
    "refuse": VOTE,
    "ask": VOTE,
    "intend": INTEND,
    "call": CALLS,
    "stand": CALLS,
}
STEPS = {
    "discard": hand.change,
    "agree": hand.agree,
    "refuse": hand.refuse,
    "ask": hand.ask,
    "intend": hand.intend,
    "call": hand.call,
    "stand": hand.stand,
}

SCORED = {code: f"scored_{code}" for code in scoring.CODES}

new_tuple = tuple.__new__


KEEP = Move("discard")
CHANGE_ONE = tuple(Move("discard", (card,)) for card in PACK.cards).__getitem__
CHANGE_TWO = {pair: Move("discard", pair) for pair in combinations(PACK.cards, 2)}.__getitem__


@lru_cache(HANDS)
def changes_of(held: Cards) -> tuple[Move, ...]:
    """Every change of none to three cards of a hand, fewest first (rule 4)."""
    threes = [new_tuple(Move, ("discard", three)) for three in combinations(held, MOST_CHANGED)]
    return (KEEP, *map(CHANGE_ONE, held), *map(CHANGE_TWO, combinations(held, 2)), *threes)


def _unknown(move: Move) -> Refusal:
    return Refusal("unknown_move", (("move", str(move)[:40]), ("verbs", ", ".join(PHASE_OF_VERB))))


def _why_not_discarded(held: Cards, move: Move) -> Refusal:
    """A card that is not held, too many, or nothing that the notation could say."""
    for card in move.args:
        if card not in PACK.cards:
            return _unknown(move)
        if card not in held:
            return Refusal("not_in_hand", (("card", PACK.text(Card(card))),))
    return Refusal("too_many_cards", (("most", MOST_CHANGED),)) if len(move.args) > MOST_CHANGED else _unknown(move)


class BazzicaRules(Rules[State]):
    """The rules of one table; what happens within a hand is told in `hand`."""

    def __init__(self, options: BazzicaOptions, seats: int) -> None:
        self.game = "bazzica"
        self.seats = seats
        self.sides = tuple((seat,) for seat in range(seats))
        self.pack = PACK
        self.target = options.target
        self.tie_high = options.tie_high
        verbs = {verb: bare() for verb in ("agree", "refuse", "ask")}
        intend = one_number(0, MOST_CHANGED)
        calls = {"call": bare(), "stand": bare()}
        self.grammar = Grammar({"discard": any_cards(PACK), **verbs, "intend": intend, **calls})

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Keys hands, stock, discards, phase, scores (record.md, Deals); `turn` replaces mano."""
        keys = ("hands", "stock", "discards", "phase", "scores")
        reader = DealReader(raw, PACK, self.seats, keys, PACK.cards)
        return Deal(
            hands=tuple(map(PACK.sorted, reader.cards_per_seat("hands"))),
            stock=reader.cards("stock", required=True),
            discards=reader.cards("discards"),
            calls=reader.word("phase", [CALLS]) is not None,
            scores=reader.scores("scores"),
            dealer=reader.seat("dealer"),
            turn=reader.seat("turn"),
        )

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0 (rule 2)."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * self.seats)
        return self._deal_on(Match(chance, PLAYING, 0, dealer, (0,) * self.seats), [])

    def _deal_on(self, match: Match, events: list[Event]) -> Step[State]:
        """Deal until somebody has to act: hands may end by a bazzicotto, or bust, without a move."""
        while True:
            state = self._dealt(match, events)
            if state.turn == NOBODY and state.match.status == PLAYING:
                match = self._scored(state, events)
                if match.status == PLAYING:
                    continue
                state = state._replace(match=match)
            return new_tuple(Step, (state, tuple(events)))

    def _dealt(self, match: Match, events: list[Event]) -> State:
        """Deal once more, `match.dealer` being the one the rules give, and open the window."""
        chance, number = match.chance, match.deal + 1
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = Chance(chance.seed, chance.deals[1:])
        elif (rng := chance.stream("deal", number)) is not None:
            deal = self._shuffled_deal(rng)
        else:
            waiting = match._replace(status=NEEDS_DEAL, deal=number)
            mano = (match.dealer + 1) % self.seats
            return fresh_state(waiting, Deal(((),) * self.seats, ()), mano, NOBODY)
        _, _, _, _, scores, dealer, turn = deal
        dealer = match.dealer if dealer is None else dealer
        mano = (dealer + 1) % self.seats if turn is None else turn
        scores = match.scores if scores is None else scores
        match = new_tuple(Match, (chance, PLAYING, number, dealer, scores, match.finished, None))
        events.append(new_tuple(Event, ("dealt", dealer, (), number, "", EVERYBODY, EVERYBODY)))
        begin = hand.begin_calls if deal.calls else hand.open_window
        state = fresh_state(match, deal, mano, mano)
        return begin(state, events)

    def _shuffled_deal(self, rng: Rng) -> Deal:
        cards = shuffled(PACK.cards, rng)
        hands = tuple([tuple(sorted(cards[3 * seat : 3 * seat + 3])) for seat in range(self.seats)])
        return new_tuple(Deal, (hands, tuple(cards[3 * self.seats :]), (), False, None, None, None))

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Fewest cards first; agree, refuse, ask; numbers upwards; call before stand."""
        turn = state.turn
        if turn == NOBODY:
            return ()
        match state.phase:
            case "calls":
                return CALL_OR_STAND if state.stock or state.discards else (STAND,)
            case "discard":
                return changes_of(state.hands[turn])
            case "vote":
                return (AGREE, REFUSE) if turn in state.talk.asked else (AGREE, REFUSE, ASK)
        return INTENTIONS

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """Each phase has its verbs; then what is asked of the cards or of the vote (rules 4, 5, 7 and 8)."""
        verb, args = move
        if state.turn == NOBODY:
            return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
        if PHASE_OF_VERB.get(verb) != state.phase:
            return Refusal(f"now_{state.phase}") if verb in PHASE_OF_VERB else _unknown(move)
        if verb == "discard":
            held = state.hands[state.turn]
            if len(args) <= MOST_CHANGED and args == tuple([card for card in held if card in args]):
                return None
            return _why_not_discarded(held, move)
        if move not in MOVES_OF_PHASE[state.phase]:
            return _unknown(move)
        if verb == "ask" and state.turn in state.talk.asked:
            return Refusal("asked_already")
        if verb == "call" and not state.stock and not state.discards:
            return Refusal("nothing_to_call")
        return None

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract. What is legal is a look-up, why something is not takes longer."""
        if move not in self.legal(state):
            raise IllegalMove(self.refuse(state, move) or _unknown(move))
        events: list[Event] = []
        verb, args = move
        state = STEPS[verb](state, args, events)
        if state.turn != NOBODY:
            return new_tuple(Step, (state, tuple(events)))
        if state.match.status == PLAYING:
            match = self._scored(state, events)
            if match.status == PLAYING:
                return self._deal_on(match, events)
            state = state._replace(match=match)
        return Step(state, tuple(events))

    # The score (rules 10 to 12)

    def _scored(self, state: State, events: list[Event]) -> Match:
        """The match after a hand that is over: it is told point by point and put on the score.

        The highest score wins once it has reached the target and is alone.
        """
        turned_up, cards_of = state.turned_up, [*map(add, state.hands, state.called)]
        totals = [sum(map(value_of, cards)) for cards in cards_of]
        if turned_up:
            for seat in state.in_turn():
                shown = ("revealed", seat, cards_of[seat], totals[seat], "", EVERYBODY, EVERYBODY)
                events.append(new_tuple(Event, shown))
        points = [0] * self.seats
        for seat, code, score, cards in scoring.score_of(state, totals, self.tie_high):
            points[seat] += score
            events.append(new_tuple(Event, (SCORED[code], seat, cards, score, "", EVERYBODY, EVERYBODY)))
        chance, _, number, dealer, before, finished, _ = state.match
        scores = tuple(map(add, before, points))
        note = "calls" if turned_up else "bazzicotto"
        finished += (new_tuple(DealResult, (number, dealer, tuple(points), scores, note)),)
        best = max(scores)
        if best >= self.target and scores.count(best) == 1:
            events.append(Event("match_ended", scores.index(best)))
            result = winners_by_score(scores)
            return Match(chance, FINISHED, number, dealer, scores, finished, result)
        return new_tuple(Match, (chance, PLAYING, number, state.mano, scores, finished, None))

    # Seeing

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """Hidden places filled so that nobody hides a declaration."""
        return sight.world_of(view.state, view.seat, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands (called cards with the first ones), stock, discards and the game's own (record.md)."""
        state = view.state
        finished = state.match.status == FINISHED
        bust = [standing == BUST for standing in state.standing]
        holds = state.bazzica != NOBODY and not bust[state.bazzica]
        return {
            "hands": [PACK.sorted_texts(state.cards_of(seat)) for seat in range(self.seats)],
            "stock": PACK.texts_of(state.stock),
            "discards": PACK.texts_of(card for _, card in state.discards),
            "mano": state.mano,
            "shown": list(state.shown),
            "bazzica": state.bazzica if holds else None,
            "bust": bust,
            "intend": list(state.talk.intended or (None,) * self.seats),
            "sessions": state.sessions,
            "points": list(state.match.finished[-1].points if finished else scoring.points_now(state)),
        }


def rules(options: BazzicaOptions, seats: int) -> BazzicaRules:
    """Bazzica at one table."""
    return BazzicaRules(options, seats)
