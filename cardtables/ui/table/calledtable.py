"""The table of a game with an auction and a called card: naming the suit, the contract, what is known of the sides.

Nothing here looks at the hand of anybody but the viewer; who the partner is is told to everybody when the called card
has been played, and before to its holder alone, at his own name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cardtables.engine.calledtricks.auction import NO_RANK, standing_bid
from cardtables.engine.calledtricks.state import BID, NAME, NO_CARD, PLAY
from cardtables.engine.moves import Move
from cardtables.engine.rules import NOBODY, View
from cardtables.engine.tricks import NO_SUIT
from cardtables.ui.canvas import Rect
from cardtables.ui.cells import fit, text_width
from cardtables.ui.faces import LARGE, MEDIUM, SMALL, TINY
from cardtables.ui.page import Ask
from cardtables.ui.table.auction import bid_entries, rungs_of
from cardtables.ui.table.calledauction import CalledAuction
from cardtables.ui.table.calledscores import customs_of, players_of, shown_by
from cardtables.ui.table.geometry import TITLE_WIDTH
from cardtables.ui.table.sections import Line, Tone
from cardtables.ui.table.values import Action, ActionGroup, Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtables.engine.calledtricks import State
    from cardtables.engine.cards import Card, Seat
    from cardtables.engine.events import Event
    from cardtables.engine.tricks import Play
    from cardtables.ui.table.pen import Pen
    from cardtables.ui.table.scene import Scene
    from cardtables.ui.table.values import Interlude

_HAND = 8
_NO_BREAK = "\u00a0"


class CalledTable(CalledAuction):
    """What the games with a called card share on the screen; a game says how its deals pay."""

    # The hand, and in the auction the ladder

    def entries(self, scene: Scene, *, in_order: bool) -> tuple[Entry, ...]:
        """The bids while the viewer is asked for one, else the hand; no place is kept for a card played."""
        if scene.asked and scene.state.phase == BID:
            customs = customs_of(scene)
            return bid_entries(scene, customs, rungs_of(customs, scene.state))
        hand = self.hand(scene)
        legal = {move.args[0]: move for move in scene.view.legal if move.verb == "play"}
        return tuple(
            Entry((card,), (legal[card],) if card in legal else ())
            for card in (self.in_order(scene, hand) if in_order else hand)
        )

    def most_cards(self, scene: Scene) -> int:
        """A full hand throughout: neither the cards' size nor the trick's place changes in a deal."""
        return _HAND

    # What is said

    def note(self, scene: Scene, seat: Seat) -> Line:
        """The last word in the auction; then what is known of the seat, and how many tricks lie before it."""
        state, speech = scene.state, scene.speech
        if seat not in players_of(scene):
            return Line(speech("called.sits_out"), Tone.DIM)
        if state.phase == BID:
            said = next((bid for bid in reversed(state.auction) if bid.seat == seat), None)
            if said is None:
                return Line("" if seat == scene.viewer else self.role(scene, seat), Tone.DIM)
            standing = said == standing_bid(state.auction)
            return Line(f"“{self.bid_in_words(scene, said)}”", Tone.GOLD if standing else Tone.DIM)
        taken = sum(trick.winner == seat for trick in state.tricks)
        parts = [self._known(scene, seat)] if self._known(scene, seat) else []
        if state.tricks:
            parts.append(speech.plural("called.tricks", taken))
        elif not parts:
            return Line("" if seat == scene.viewer else self.role(scene, seat), Tone.DIM)
        pieces = (piece for part in parts for piece in part.split(", "))
        whole = (piece.replace(" ", _NO_BREAK) for piece in pieces)  # where room is short a piece goes as a whole
        return Line(", ".join(whole), Tone.GOLD if self._known(scene, seat) else Tone.DIM)

    def _known(self, scene: Scene, seat: Seat) -> str:
        """Caller, partner once that is public; to the viewer also what he alone knows of himself."""
        state, speech = scene.state, scene.speech
        shown = shown_by(state)
        own = seat == scene.viewer and state.called in state.hands[seat] and state.called != NO_CARD
        if seat == state.caller:
            alone = own or shown == seat
            return speech("called.caller_alone" if alone else "called.caller")
        if shown == seat:
            return speech("called.partner")
        return speech("called.you_are_partner") if own else ""

    def ask(self, scene: Scene) -> Ask:
        """A bid, a suit, or a card; while the suit is not named nobody takes the trick so far."""
        state, speech = scene.state, scene.speech
        if state.turn == NOBODY:
            return super().ask(scene)
        name = scene.names[state.turn]
        if state.phase != PLAY:
            if not scene.asked:
                return Ask(speech(f"ask.{state.phase}.other", name=name), why=speech("table.keys_play_nothing"))
            if state.phase == NAME:
                return Ask(speech("ask.name"), why=speech("ask.name.why"))
            return self.ask_for_bid(scene)
        if state.trump == NO_SUIT and scene.asked:
            return Ask(speech("ask.blind"), why=speech("ask.blind.why"))
        return super().ask(scene)

    def move_in_words(self, scene: Scene, move: Move) -> str:
        """What is said, as what is done."""
        if move.verb == "play":
            return super().move_in_words(scene, move)
        return scene.narrator.move(scene.rules.grammar.write(move))

    def rule_of_play(self, scene: Scene) -> str:
        """There is no duty to follow; who holds the called card is reminded what that means."""
        state = scene.state
        own = state.called in self.hand(scene) and state.called != NO_CARD and scene.viewer != state.caller
        return scene.speech("ask.card.partner" if own else "ask.card")

    def about(self, scene: Scene, entry: Entry) -> tuple[Line, ...]:
        """A card; or a bid: which cards of its rank are missing, so that one can be called."""
        if entry.cards:
            return super().about(scene, entry)
        if not entry.moves:
            return (Line(scene.narrator.refusal(entry.refusal), Tone.DIM),) if entry.refusal else ()
        place = entry.moves[0].args[0]
        contract = customs_of(scene).ladder.contracts[place]
        cards = self.missing(scene, contract.rank) if contract.rank != NO_RANK else self.strongest(scene)
        return (cards,)

    def outcome(self, scene: Scene, card: Card) -> str:
        """While the suit is not named nobody can tell."""
        if scene.state.trump == NO_SUIT:
            return scene.speech("called.nobody_knows")
        return super().outcome(scene, card)

    # Naming the suit

    def opens_menu(self, scene: Scene) -> bool:
        """The caller has nothing else to do."""
        return scene.asked and scene.state.phase == NAME

    def actions(self, scene: Scene) -> tuple[ActionGroup, ...]:
        """The suits, each with the card that would be called and the own cards."""
        if not self.opens_menu(scene):
            return ()
        suits = tuple(self._suit(scene, move) for move in scene.view.legal)
        return (ActionGroup(scene.speech("ask.name"), suits),)

    def _suit(self, scene: Scene, move: Move) -> Action:
        pack, speech, hand = scene.rules.pack, scene.speech, self.hand(scene)
        (suit,) = move.args
        called = scene.rules.apply(scene.state, move).state.called
        held = " ".join(
            pack.ranks[pack.rank[card]] for card in self.in_order(scene, hand) if pack.suit[card] == suit
        )  # fmt: skip
        if called == NO_CARD or called in hand:
            note = speech("action.alone")
        else:
            note = speech("action.calls", the_card=self.the_card(scene, called))
        return Action(scene.narrator.suit(pack.suits[suit]), move, f"{note}  [{held or '-'}]")

    # The middle

    def on_table(self, scene: Scene) -> tuple[tuple[Play, ...], Seat | None]:
        """Nobody takes a trick whose briscola is not named."""
        plays, winner = super().on_table(scene)
        return plays, winner if scene.state.trump != NO_SUIT or scene.taken is not None else None

    def waiting(self, scene: Scene) -> tuple[Seat, ...]:
        """Nobody plays while there is an auction or the suit is to be named."""
        return super().waiting(scene) if scene.state.phase == PLAY else ()

    def paint_corner(self, pen: Pen, scene: Scene, place: Rect) -> None:
        """The contract: briscola, the called card, who calls and for how many points, as wide as the place is."""
        state, speech = scene.state, scene.speech
        standing = standing_bid(state.auction)
        if state.caller == NOBODY or standing is None:
            return
        size = next(size for size in (LARGE, MEDIUM, SMALL, TINY) if size.height + 2 <= place.height)
        title = speech("called.to_be_named")
        if state.trump != NO_SUIT:
            title = speech("table.trump_suit", suit=scene.narrator.suit(scene.rules.pack.suits[state.trump]))
        pen.write(place.x, place.y, title, Tone.GOLD, width=TITLE_WIDTH)
        if state.called != NO_CARD:
            pen.card(place.x, place.y + 1, size, state.called)
        else:
            pen.slot(place.x, place.y + 1, size)
        points = customs_of(scene).ladder.contracts[standing.rung].points
        caller = scene.names[state.caller]
        words = speech("called.promises", name=caller, points=points)
        if text_width(words) > place.width:
            words = f"{fit(caller, place.width - text_width(str(points)) - 1)} {points}"
        pen.write(place.x, place.y + 1 + size.height, words, Tone.STRONG, width=place.width)

    def interludes(self, scene: Scene, before: View[Any], events: Sequence[Event]) -> tuple[Interlude, ...]:
        """A blind trick stays once its suit is named, as it lay."""
        stays = super().interludes(scene, before, events)
        taken = next((event for event in events if event.kind == "trick_taken"), None)
        if stays or taken is None:
            return stays
        state = cast("State", before.state)
        named = state._replace(turn=NOBODY, phase=PLAY, trump=scene.state.trump, called=scene.state.called)
        return (self.staying(scene, View(before.seat, (), named, before.open_table), state.trick, taken.seat),)
