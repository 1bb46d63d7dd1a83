"""Play of a trick game with a duty to follow: deal, naming, exchange, words, tricks (rules/briscola-family.md)."""

from collections.abc import Mapping

from cardtables.engine.cards import HIDDEN_TEXT, Card, Cards, Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event
from cardtables.engine.followtricks import legality, scoring, sight
from cardtables.engine.followtricks.customs import SEATS, SIDES, Customs
from cardtables.engine.followtricks.state import NAME, NO_CARD, PLAY, Deal, State, Word
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, Match
from cardtables.engine.moves import Grammar, Move, bare, one_card, one_of
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.tricks import NO_SUIT, Trick, winning_play

NEXT = tuple((seat + 1) % SEATS for seat in range(SEATS))


class FollowTricks(Rules[State]):
    """The rules of one table."""

    def __init__(self, game: str, customs: Customs) -> None:
        self.game = game
        self.customs = customs
        self.seats = SEATS
        self.sides = SIDES
        self.pack = pack = customs.pack
        self.names_suit = customs.opener is not None
        self.grammar = Grammar(
            {
                **({"name": one_of(pack.suits)} if self.names_suit else {}),
                **({"swap": bare()} if customs.swap_rank else {}),
                **({"say": one_of(customs.words)} if customs.words else {}),
                "play": one_card(pack),
            }
        )

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Keys hands and, where nobody names the suit, open (record.md, Deals)."""
        keys = ("hands",) if self.names_suit else ("hands", "open")
        reader = DealReader(raw, self.pack, SEATS, keys, self.pack.cards)
        hands = reader.cards_per_seat("hands")
        if not self.names_suit and "open" not in raw:
            raise TableError("open_card_missing")
        upcard = NO_CARD if self.names_suit else self.pack.read(raw["open"])
        return Deal(hands, reader.seat("dealer"), reader.seat("turn"), upcard)

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0.

        Raises TableError `open_not_with_dealer` where an explicit deal says that another's card lies open.
        """
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * SEATS)
        following = dealer
        for deal in chance.deals:
            told: Seat = following if deal.dealer is None else deal.dealer
            if deal.upcard != NO_CARD and deal.upcard not in deal.hands[told]:
                raise TableError("open_not_with_dealer", card=self.pack.text(deal.upcard), seat=told)
            following = NEXT[told]
        return self._deal(Match(chance, PLAYING, 0, dealer, (0,) * SEATS), NOBODY)

    def _shuffled_deal(self, dealer: Seat, rng: Rng) -> Deal:
        cards = shuffled(self.pack.cards, rng)
        hands: tuple[Cards, ...] = tuple([tuple(cards[seat::SEATS]) for seat in range(SEATS)])
        return Deal(hands, upcard=NO_CARD if self.names_suit else hands[dealer][-1])

    def _deal(self, match: Match, namer: int) -> Step[State]:
        """Deal once more, `match.dealer` being the one the rules give, `namer` who named briscola before."""
        chance, dealer, number = match.chance, match.dealer, match.deal + 1
        phase = NAME if self.names_suit else PLAY
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = chance._replace(deals=chance.deals[1:])
            dealer = dealer if deal.dealer is None else deal.dealer
        elif (rng := chance.stream("deal", number)) is not None:
            deal = self._shuffled_deal(dealer, rng)
        else:
            waiting = match._replace(status=NEEDS_DEAL, deal=number)
            nothing: tuple[Cards, ...] = ((),) * SEATS
            due = NOBODY if namer == NOBODY else NEXT[namer]
            return Step(State(waiting, phase, NOBODY, 0, (), nothing, NO_SUIT, (), due, NO_CARD, (), (), NOBODY), ())
        match = match._replace(chance=chance, deal=number, dealer=dealer)
        events = [Event("dealt", dealer, number=number)]
        hands, upcard = deal.hands, deal.upcard
        if not self.names_suit:
            eldest = NEXT[dealer] if deal.turn is None else deal.turn
            trump, shown = self.pack.suit[upcard], ((dealer, upcard),)
            events.append(Event("turned_up", dealer, (upcard,)))
            state = State(match, PLAY, eldest, eldest, (), hands, trump, (), NOBODY, upcard, shown, (), NOBODY)
            return self._lead(state, eldest, events)
        if deal.turn is None and namer == NOBODY:
            return self._opened(match, hands, events)
        eldest = NEXT[namer] if deal.turn is None else deal.turn
        state = State(match, NAME, eldest, eldest, (), hands, NO_SUIT, (), eldest, NO_CARD, (), (), NOBODY)
        return Step(state, tuple(events))

    def _opened(self, match: Match, hands: tuple[Cards, ...], events: list[Event]) -> Step[State]:
        """The first deal: who holds the opening card says so and names, without it the one at the dealer's right."""
        opener = self.customs.opener
        assert opener is not None
        holder = next((seat for seat, hand in enumerate(hands) if opener in hand), None)
        if holder is not None:
            events.append(Event("opened", holder, (opener,)))
        namer = NEXT[match.dealer] if holder is None else holder
        shown = () if holder is None else ((holder, opener),)
        state = State(match, NAME, namer, namer, (), hands, NO_SUIT, (), namer, NO_CARD, shown, (), NOBODY)
        return Step(state, tuple(events))

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Suits as the pack lists them; or cards in the order of the hand, then the exchange, then words."""
        return legality.legal(self.customs, state)

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """The reason is given verb by verb in `legality`."""
        return legality.refuse(self.customs, state, move, self.grammar.verbs)

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract."""
        refusal = self.refuse(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case ("play", (card,)):
                return self._play(state, Card(card))
            case ("name", (suit,)):
                event = Event("named", state.turn, word=f"suit {self.pack.suits[suit]}")
                return self._lead(state._replace(phase=PLAY, trump=suit), state.leader, [event])
            case ("say", (place,)):
                word = Word(state.turn, len(state.tricks), place)
                event = Event("said", state.turn, word=self.customs.words[place])
                return Step(state._replace(words=(*state.words, word)), (event,))
        return self._swap(state)

    def _swap(self, state: State) -> Step[State]:
        """The low briscola for the open card, which lies open in its place (Madrasso)."""
        turn, dealer, upcard = state.turn, state.match.dealer, state.upcard
        low = legality.low_trump(self.customs, state.trump)
        other = {low: upcard, upcard: low}
        hands = tuple([tuple([other.get(card, card) for card in hand]) for hand in state.hands])
        after = state._replace(hands=hands, upcard=low, shown=((dealer, low), (turn, upcard)))
        return Step(after, (Event("swapped", turn, (low, upcard)),))

    def _play(self, state: State, card: Card) -> Step[State]:
        """A card to the trick; seats without cards are passed over."""
        seat, leader = state.turn, state.leader
        hands = list(state.hands)
        hands[seat] = tuple([held for held in hands[seat] if held != card])
        state = state._replace(
            hands=tuple(hands),
            trick=(*state.trick, (seat, card)),
            shown=tuple([play for play in state.shown if play[1] != card]),
            upcard=NO_CARD if card == state.upcard else state.upcard,
        )
        events = [Event("played", seat, (card,))]
        if not state.tricks and len(state.trick) == 1 and sight.led_with_maraffa(self.customs, state):
            state = self._with_maraffa(state, card, events)
        following = NEXT[seat]
        while following != leader and not hands[following]:
            following = NEXT[following]
        if following != leader:
            return Step(state._replace(turn=following), tuple(events))
        winner, _ = winning_play(state.trick, self.pack.suit, self.customs.strength, state.trump)
        cards = tuple([card for _, card in state.trick])
        worth = sum([self.customs.card_points[card] for card in cards])
        word = f"thirds {worth}" if self.customs.in_thirds else ""
        events.append(Event("trick_taken", winner, cards, worth, word=word))
        state = state._replace(trick=(), tricks=(*state.tricks, Trick(state.trick, winner)))
        return self._lead(state, winner, events)

    def _with_maraffa(self, state: State, ace: Card, events: list[Event]) -> State:
        """It is told, and with it where its other cards are (Marafone)."""
        customs, namer = self.customs, state.namer
        suit = self.pack.suits[state.trump]
        others = tuple([self.pack.card(rank, suit) for rank in customs.maraffa[1:]])
        points = customs.maraffa_points
        events.append(Event("maraffa", namer, (ace, *others), points, word=f"suit {suit}"))
        known = (*state.shown, *((namer, card) for card in others if (namer, card) not in state.shown))
        return state._replace(maraffa=namer, shown=known)

    def _lead(self, state: State, seat: Seat, events: list[Event]) -> Step[State]:
        """The first seat from this one on that holds a card leads; without any the deal is counted."""
        for _ in range(SEATS):
            if state.hands[seat]:
                return Step(state._replace(turn=seat, leader=seat), tuple(events))
            seat = NEXT[seat]
        if state.tricks:
            events.append(Event("last_trick", state.tricks[-1].winner, number=self.customs.last_trick))
        match = scoring.counted(self.customs, state, events)
        if match.status == FINISHED:
            return Step(state._replace(match=match, turn=NOBODY), tuple(events))
        step = self._deal(match, state.namer)
        return Step(step.state, (*events, *step.events))

    # Seeing

    def worth(self, card: Card) -> int:
        """By the table's order; thirds are not told card by card."""
        return 0 if self.customs.in_thirds else self.customs.card_points[card]

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """The hidden hands filled with cards that they may hold."""
        return sight.world_of(self.customs, view.state, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands, table, trump, won, tricks, points (record.md); upcard and the same as `open`, with which the
        deal can be told again; or `namer`, `said` as [seat, word] in order, and `maraffa`, the seat that led with it.
        """
        state, pack, customs = view.state, self.pack, self.customs
        piles = [scoring.pile_of(state, (seat,)) for seat in range(SEATS)]
        own = range(SEATS) if view.open_table else sight.side_of(view.seat)
        answer: dict[str, object] = {
            "hands": [pack.sorted_texts(hand) for hand in state.hands],
            "table": [[seat, pack.text(card)] for seat, card in state.trick],
            "trump": None if state.trump == NO_SUIT else pack.suits[state.trump],
            "won": [
                pack.texts_of(pile) if seat in own else [HIDDEN_TEXT] * len(pile) for seat, pile in enumerate(piles)
            ],
            "tricks": [sum(trick.winner == seat for trick in state.tricks) for seat in range(SEATS)],
        }
        if self.names_suit:
            answer["namer"] = None if state.namer == NOBODY else state.namer
            answer["said"] = [[word.seat, customs.words[word.place]] for word in state.words]
            answer["maraffa"] = None if state.maraffa == NOBODY else state.maraffa
        else:
            answer["upcard"] = answer["open"] = None if state.upcard == NO_CARD else pack.text(state.upcard)
        if view.open_table or customs.show_points or state.match.status == FINISHED:
            answer["points"] = list(scoring.points_by_seat(customs, state))
        return answer
