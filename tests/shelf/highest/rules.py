"""The rules: state, deal, legality, play, and who sees what."""

from collections.abc import Mapping
from typing import NamedTuple

from cardtables.engine.cards import HIDDEN, Card, Cards, italian_pack
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import Event
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, DealResult, Match, winners_by_score
from cardtables.engine.moves import Grammar, Move, one_card
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.tricks import Play

from .options import HighestOptions  # noqa: TID252  # the tests put this folder under two package names


class State(NamedTuple):
    """One moment; in a view the others' hands and the rest of the pack are hidden."""

    match: Match
    phase: str
    turn: int
    hands: tuple[Cards, ...]
    rest: Cards
    table: tuple[Play, ...]
    taken: tuple[Play, ...]
    """Cards of finished rounds, each with who took it."""


class Deal(NamedTuple):
    """One dealing."""

    hands: tuple[Cards, ...]
    rest: Cards
    dealer: int | None = None
    turn: int | None = None


class Highest(Rules[State]):
    """A table of two to four."""

    def __init__(self, options: HighestOptions, seats: int) -> None:
        self.game = "highest"
        self.seats = seats
        self.hand_size = options.hand
        self.pack = italian_pack()
        self.grammar = Grammar({"play": one_card(self.pack)})
        self.sides = tuple((seat,) for seat in range(seats))
        high = 10 if options.ace_high == "on" else 0
        self.height = tuple(self.pack.rank[card] or high for card in self.pack.cards)

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Keys hands, stock: the rest of the pack, which nobody sees."""
        reader = DealReader(raw, self.pack, self.seats, ("hands", "stock"), self.pack.cards)
        return Deal(reader.cards_per_seat("hands"), reader.cards("stock"), reader.seat("dealer"), reader.seat("turn"))

    def setup(self, chance: Chance) -> Step[State]:
        """One deal is the match; the seat after the dealer begins."""
        rng = chance.stream("deal", 1)
        if chance.deals:
            deal: Deal = chance.deals[0]
        elif rng is not None:
            cards, size = shuffled(self.pack.cards, rng), self.hand_size
            hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(self.seats))
            deal = Deal(hands, tuple(cards[self.seats * size :]))
        else:
            empty = State(self._match(chance, NEEDS_DEAL, 0), "play", NOBODY, ((),) * self.seats, (), (), ())
            return Step(empty, ())
        dealer = deal.dealer or 0
        first = (dealer + 1) % self.seats if deal.turn is None else deal.turn
        match = self._match(chance._replace(deals=()), PLAYING, dealer)
        state = State(match, "play", self._next(deal.hands, first), deal.hands, deal.rest, (), ())
        return self._ended_if_over(state, (Event("dealt", dealer, number=1),))

    def _match(self, chance: Chance, status: str, dealer: int) -> Match:
        return Match(chance, status, 1, dealer, (0,) * self.seats)

    def _next(self, hands: tuple[Cards, ...], seat: int) -> int:
        """The first seat from this one on that holds a card."""
        around = ((seat + step) % self.seats for step in range(self.seats))
        return next((other for other in around if hands[other]), NOBODY)

    def legal(self, state: State) -> tuple[Move, ...]:
        """Any card of the hand."""
        return () if state.turn == NOBODY else tuple(Move("play", (card,)) for card in state.hands[state.turn])

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """A card must be held."""
        if state.turn == NOBODY:
            return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
        if move in self.legal(state):
            return None
        match move:
            case ("play", (int(card),)) if 0 <= card < len(self.pack.cards):
                return Refusal("not_in_hand", (("card", self.pack.text(Card(card))),))
        return Refusal("unknown_move", (("move", move.verb), ("verbs", ", ".join(self.grammar.verbs))))

    def apply(self, state: State, move: Move) -> Step[State]:
        """Play a card; the last of a round gives it to the highest, the earliest of equals."""
        if refusal := self.refuse(state, move):
            raise IllegalMove(refusal)
        seat, card = state.turn, Card(move.args[0])
        hands = tuple(
            tuple(other for other in hand if (owner, other) != (seat, card)) for owner, hand in enumerate(state.hands)
        )
        table = (*state.table, (seat, card))
        waiting = [other for other in range(self.seats) if hands[other] and other not in dict(table)]
        events = [Event("played", seat, (card,))]
        if waiting:
            following = min(waiting, key=lambda other: (other - seat) % self.seats)
            return Step(state._replace(hands=hands, table=table, turn=following), tuple(events))
        winner = max(table, key=lambda play: self.height[play[1]])[0]
        scores = tuple(score + (other == winner) for other, score in enumerate(state.match.scores))
        taken = (*state.taken, *((winner, card) for _, card in table))
        events.append(Event("trick_taken", winner, tuple(card for _, card in table), 1))
        match = state.match._replace(scores=scores)
        after = state._replace(match=match, hands=hands, table=(), taken=taken, turn=self._next(hands, winner))
        return self._ended_if_over(after, tuple(events))

    def _ended_if_over(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        if state.turn != NOBODY:
            return Step(state, events)
        match = state.match
        done = DealResult(match.deal, match.dealer, match.scores, match.scores, "")
        over = match._replace(status=FINISHED, finished=(done,), result=winners_by_score(match.scores))
        return Step(
            state._replace(match=over), (*events, Event("match_ended", winners_by_score(match.scores).winners[0]))
        )

    def view(self, state: State, seat: int | None) -> View[State]:
        """The own hand and what lies on the table."""
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        seen = State(
            match=state.match.without_chance(),
            phase=state.phase,
            turn=state.turn,
            hands=hands,
            rest=(HIDDEN,) * len(state.rest),
            table=state.table,
            taken=state.taken,
        )
        return View(seat, self.legal(state) if seat is not None and seat == state.turn else (), seen)

    def sample(self, view: View[State], rng: Rng) -> State:
        """Cards that are nowhere to be seen, dealt anew to the hidden places."""
        seen = view.state
        known = {card for cards in (*seen.hands, seen.rest) for card in cards}
        known |= {card for _, card in (*seen.table, *seen.taken)}
        pool = iter(shuffled((card for card in self.pack.cards if card not in known), rng))
        hands = tuple(tuple(next(pool) if card == HIDDEN else card for card in hand) for hand in seen.hands)
        chance = Chance(seed=rng.getrandbits(62))
        return seen._replace(
            match=seen.match._replace(chance=chance), hands=hands, rest=tuple(next(pool) for _ in seen.rest)
        )

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands, table, stock, won."""
        state, pack = view.state, self.pack
        return {
            "hands": [pack.sorted_texts(hand) for hand in state.hands],
            "table": [[seat, pack.text(card)] for seat, card in state.table],
            "stock": pack.texts_of(state.rest),
            "won": [pack.texts_of(card for owner, card in state.taken if owner == seat) for seat in range(self.seats)],
        }


def rules(options: HighestOptions, seats: int) -> Highest:
    """The rules of one table."""
    return Highest(options, seats)
