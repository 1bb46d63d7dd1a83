"""Misère played: two deals a dealer, few tricks and many tricks, and the score that comes out even (rules page)."""

from collections.abc import Mapping

from cardtables.engine.cards import HIDDEN_TEXT, Card, Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import EVERYBODY, Event
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, DealResult, Match, winners_by_score
from cardtables.engine.moves import Grammar, Move, one_card, one_of
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.tricks import NO_SUIT, Trick, winning_play
from cardtables.games.misere import sight
from cardtables.games.misere.options import MisereOptions
from cardtables.games.misere.state import (
    ATOUT,
    KINDS,
    MISERE,
    NOTHING,
    ORDER,
    PACK,
    PLAY,
    PLAY_OF,
    SEATS,
    STRENGTH,
    TRUMP,
    Deal,
    State,
    cards_of,
    hand_of,
    tricks_taken,
)

POINTS_A_TRICK = {MISERE: -5, ATOUT: 5}
NEXT = tuple((seat + 1) % SEATS for seat in range(SEATS))

new_tuple = tuple.__new__


class MisereRules(Rules[State]):
    """The rules of one table."""

    def __init__(self, options: MisereOptions) -> None:
        self.game = "misere"
        self.seats = SEATS
        self.sides = tuple((seat,) for seat in range(SEATS))
        self.pack = pack = PACK
        self.deals = options.deals
        self.dealer_chooses = options.dealer_chooses == "on"
        self.grammar = Grammar({"order": one_of(KINDS), "trump": one_of(pack.suits), "play": one_card(pack)})
        self._orders = tuple(Move("order", (place,)) for place in range(len(KINDS)))
        self._trumps = tuple(Move("trump", (suit,)) for suit in range(len(pack.suits)))
        # What can be known before the first card: play then allocates little but the new state.
        self._plays = {
            move: (
                pack.suit[card],
                tuple(((seat, card),) for seat in range(SEATS)),
                tuple((Event("played", seat, (card,)),) for seat in range(SEATS)),
            )
            for card, move in zip(pack.cards, PLAY_OF, strict=True)
        }

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Key hands (record.md, Deals); `turn` replaces who leads, the dealer keeps his choices."""
        reader = DealReader(raw, self.pack, SEATS, ("hands",), self.pack.cards)
        return Deal(tuple(map(hand_of, reader.cards_per_seat("hands"))), reader.seat("dealer"), reader.seat("turn"))

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0 (rule 2)."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * SEATS)
        return self._deal(Match(chance, PLAYING, 0, dealer, (0,) * SEATS))

    def _shuffled_deal(self, rng: Rng) -> Deal:
        cards = shuffled(self.pack.cards, rng)
        return Deal(tuple([hand_of(cards[seat::SEATS]) for seat in range(SEATS)]))

    def _kind_of(self, match: Match) -> str:
        """The kind of the deal in hand: the dealer's second is what his first was not (rules 2 and 7)."""
        if match.deal % 2:
            return "" if self.dealer_chooses else MISERE
        return ATOUT if match.finished[-1].note == MISERE else MISERE

    def _deal(self, match: Match) -> Step[State]:
        """Deal once more, `match.dealer` being the one the rules give."""
        chance, number, status = match.chance, match.deal + 1, PLAYING
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = Chance(chance.seed, chance.deals[1:])
        elif (rng := chance.stream("deal", number)) is not None:
            deal = self._shuffled_deal(rng)
        else:
            deal, status = Deal((NOTHING,) * SEATS), NEEDS_DEAL
        dealer = match.dealer if deal.dealer is None else deal.dealer
        match = Match(chance, status, number, dealer, match.scores, match.finished)
        kind = self._kind_of(match)
        phase = PLAY if kind == MISERE else TRUMP if kind == ATOUT else ORDER
        leader = NEXT[dealer] if deal.turn is None else deal.turn
        if status == NEEDS_DEAL:
            return Step(State(match, phase, NOBODY, leader, (), deal.hands, kind, NO_SUIT, ()), ())
        state = State(match, phase, dealer, leader, (), deal.hands, kind, NO_SUIT, ())
        events = [Event("dealt", dealer, number=number)]
        if kind:
            events.append(Event("begun", dealer, word=kind))
        return self._lead(state, leader, events) if phase == PLAY else Step(state, tuple(events))

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Cards as the pack lists them; suit or kind while the dealer has to say one (rules 3, 4 and 7)."""
        turn = state.turn
        if turn == NOBODY:
            return ()
        if state.phase != PLAY:
            return self._trumps if state.phase == TRUMP else self._orders
        hand, trick = state.hands[turn], state.trick
        if trick and (following := hand[self.pack.suit[trick[0][1]]]):
            return following
        first, second, third, fourth = hand
        return first + second + third + fourth

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """Each verb has its phase; a card must be held and follow suit (rule 4)."""
        if state.turn == NOBODY:
            return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
        match move:
            case ("play", (int(card),)) if 0 <= card < len(self.pack.cards):
                return Refusal(f"{state.phase}_first") if state.phase != PLAY else self._refuse_card(state, Card(card))
            case ("trump", (int(suit),)) if 0 <= suit < len(self.pack.suits):
                if state.phase == ORDER:
                    return Refusal("order_first")
                return None if state.phase == TRUMP else Refusal("no_trump_to_name")
            case ("order", (int(place),)) if 0 <= place < len(KINDS):
                if not self.dealer_chooses:
                    return Refusal("dealer_does_not_choose")
                return None if state.phase == ORDER else Refusal("order_is_settled")
        return Refusal("unknown_move", (("move", str(move)[:40]), ("verbs", "")))

    def _refuse_card(self, state: State, card: Card) -> Refusal | None:
        hand, pack = state.hands[state.turn], self.pack
        if PLAY_OF[card] not in hand[pack.suit[card]]:
            return Refusal("not_in_hand", (("card", pack.text(card)),))
        led = pack.suit[state.trick[0][1]] if state.trick else pack.suit[card]
        if led == pack.suit[card] or not hand[led]:
            return None
        return Refusal("must_follow_suit", (("card", pack.text(card)), ("suit", pack.suits[led])))

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract. Random games and sampled worlds do little else, so playing a card is spelled out: one
        look-up for all that depends on the card alone, and tuples made without their constructors' frames.
        """
        match, phase, turn, leader, trick, hands, kind, trump, tricks = state[:]
        play = self._plays.get(move)
        if play is None or phase != PLAY or turn == NOBODY:
            return self._apply_before_playing(state, move)
        suit, placed, played = play
        hand = hands[turn]
        held = hand[suit]
        if move not in held or (trick and (led := self.pack.suit[trick[0][1]]) != suit and hand[led]):
            raise self._refused(state, move)
        place = held.index(move)
        left = [*hand]
        left[suit] = held[:place] + held[place + 1 :]
        now = [*hands]
        now[turn] = (*left,)
        hands = (*now,)
        trick += placed[turn]
        following = NEXT[turn]
        while following != leader and hands[following] == NOTHING:
            following = NEXT[following]
        if following != leader:
            state = new_tuple(State, (match, phase, following, leader, trick, hands, kind, trump, tricks))
            return new_tuple(Step, (state, played[turn]))
        winner = winning_play(trick, self.pack.suit, STRENGTH, trump)[0]
        cards = tuple([card for _, card in trick])
        taken = new_tuple(Event, ("trick_taken", winner, cards, POINTS_A_TRICK[kind], "", EVERYBODY, EVERYBODY))
        tricks += (new_tuple(Trick, (trick, winner)),)
        state = new_tuple(State, (match, phase, winner, winner, (), hands, kind, trump, tricks))
        if hands[winner] != NOTHING:
            return new_tuple(Step, (state, (*played[turn], taken)))
        return self._lead(state, winner, [*played[turn], taken])

    def _refused(self, state: State, move: Move) -> IllegalMove:
        return IllegalMove(self.refuse(state, move) or Refusal("unknown_move", (("move", ""), ("verbs", ""))))

    def _apply_before_playing(self, state: State, move: Move) -> Step[State]:
        """The dealer says the kind, or the trump suit, having seen his hand."""
        if self.refuse(state, move) is not None:
            raise self._refused(state, move)
        dealer, (place,) = state.turn, move.args
        if move.verb == "trump":
            events = [Event("trump_named", dealer, word=self.pack.suits[place])]
            return self._lead(state._replace(trump=place), state.leader, events)
        kind = KINDS[place]
        events = [Event("ordered", dealer, word=kind)]
        if kind == ATOUT:
            return Step(state._replace(phase=TRUMP, kind=kind), tuple(events))
        return self._lead(state._replace(kind=kind), state.leader, events)

    def _lead(self, state: State, seat: Seat, events: list[Event]) -> Step[State]:
        """The next trick is led by this seat or the first after it that holds a card; without any the deal ends."""
        for _ in range(SEATS):
            if state.hands[seat] != NOTHING:
                return Step(state._replace(phase=PLAY, turn=seat, leader=seat), tuple(events))
            seat = NEXT[seat]
        return self._count(state, events)

    def _count(self, state: State, events: list[Event]) -> Step[State]:
        """The deal's points, then the next deal or the end: the deal moves on every two (rules 1, 2, 6 and 8)."""
        match, points = state.match, self.points(state)
        scores = tuple([score + more for score, more in zip(match.scores, points, strict=True)])
        result = DealResult(match.deal, match.dealer, points, scores, state.kind)
        match = match._replace(scores=scores, finished=(*match.finished, result))
        events += [Event("counted", seat, number=total) for seat, total in enumerate(points)]
        if match.deal == self.deals:
            match = match._replace(status=FINISHED, result=winners_by_score(scores))
            events += [Event("match_ended", seat) for seat in winners_by_score(scores).winners]
            return Step(state._replace(match=match, turn=NOBODY), tuple(events))
        step = self._deal(match if match.deal % 2 else match._replace(dealer=NEXT[match.dealer]))
        return Step(step.state, (*events, *step.events))

    def points(self, state: State) -> tuple[int, ...]:
        """Points of the deal in hand per seat; none before its kind is known."""
        worth = POINTS_A_TRICK.get(state.kind, 0)
        return tuple(worth * count for count in tricks_taken(state))

    # Seeing

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """The other hands filled with cards they may hold."""
        return sight.world_of(view.state, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands, table, trump, won, tricks, points (record.md), and `kind`: misere, atout or null."""
        state, pack = view.state, self.pack
        piles: list[list[str]] = [[] for _ in range(SEATS)]
        for trick in state.tricks:
            shown = view.open_table or view.seat == trick.winner
            piles[trick.winner] += [pack.text(card) if shown else HIDDEN_TEXT for _, card in trick.plays]
        return {
            "hands": [pack.texts_of(cards_of(hand)) for hand in state.hands],
            "table": [[seat, pack.text(card)] for seat, card in state.trick],
            "trump": None if state.trump == NO_SUIT else pack.suits[state.trump],
            "kind": state.kind or None,
            "won": piles,
            "tricks": list(tricks_taken(state)),
            "points": list(self.points(state)),
        }


def rules(options: MisereOptions, seats: int) -> MisereRules:
    """Misère at one table; the spec lets only four sit down."""
    assert seats == SEATS
    return MisereRules(options)
