"""Play of a trick game with a stock: deal, tricks, draws, declarations, the count (rules/briscola.md)."""

from collections.abc import Mapping
from functools import lru_cache

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import EVERYBODY, Event, only
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, Match
from cardtables.engine.moves import Grammar, Move, bare, one_card, one_of
from cardtables.engine.rng import Rng
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.stocktricks import answers, extras, sight, signals
from cardtables.engine.stocktricks.counting import counted
from cardtables.engine.stocktricks.customs import SIGNS, WORDS, Customs
from cardtables.engine.stocktricks.dealing import shuffled_deal, told_deal, told_of
from cardtables.engine.stocktricks.legality import refusal_of
from cardtables.engine.stocktricks.state import Deal, Signal, State
from cardtables.engine.tricks import NO_SUIT, Play, Trick, that_follow, winning_play

new_tuple = tuple.__new__
ALL_TRICKS_OF_TWO = 2 * 5 * 40 * 39
"""Who leads, trumps, the cards: with two seats all there is may be remembered, with more nothing comes back."""


class StockTricks(Rules[State]):
    """The rules of one table, its customs turned into tables by card and seat."""

    def __init__(self, game: str, customs: Customs) -> None:
        self.game = game
        self.customs = customs
        self.seats = customs.seats
        self.pack = customs.pack
        self.sides = customs.sides
        pack = customs.pack
        self.grammar = Grammar(
            {
                "play": one_card(pack),
                "swap": bare(),
                "accuse": one_of(pack.suits),
                "claim": bare(),
                "sign": one_of(SIGNS),
                "say": one_of(WORDS),
            }
        )
        self.side_of_seat = tuple(
            next(place for place, side in enumerate(self.sides) if seat in side) for seat in range(self.seats)
        )
        self._no_points = (0,) * len(self.sides)
        # What can be known before the first card: play then allocates little but the new state.
        seats = range(self.seats)
        self._plays = tuple(Move("play", (card,)) for card in pack.cards)
        self._next = tuple((seat + 1) % self.seats for seat in seats)
        self._placed = tuple(tuple(((seat, card),) for card in pack.cards) for seat in seats)
        self._played = tuple(tuple((Event("played", seat, (card,)),) for card in pack.cards) for seat in seats)
        self._drew = tuple(
            tuple(
                Event("drew", seat, (card,), privy=EVERYBODY if customs.open_hands else only(seat))
                for card in pack.cards
            )
            for seat in seats
        )
        self._only_cards = len(self.sides[0]) == 1 and not (customs.swap_rank or customs.accuse or customs.claim_at)
        self._worth_of = customs.card_points.__getitem__
        self._more_after_trick = customs.early_end or customs.open_next
        self._must_follow, self._last_look = customs.must_follow, customs.last_look
        self._signals = signals.events_by_moment(customs)
        self._signal_moves = {moment: tuple(events) for moment, events in self._signals.items()}
        self._settle = lru_cache(ALL_TRICKS_OF_TWO if self.seats == 2 else 0)(self._settled)

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Keys hands, stock, trump, piles (record.md, Deals, Briscola family with a stock)."""
        return told_deal(self.customs, raw)

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * self.seats)
        return self._next_deal(Match(chance, PLAYING, 0, dealer, (0,) * self.seats), [])

    def _next_deal(self, match: Match, events: list[Event]) -> Step[State]:
        """Deal until somebody holds a card: a position without any is counted at once."""
        while True:
            state = self._deal(match, events)
            if state.turn == NOBODY:
                return Step(state, tuple(events))
            leader = self._first_with_cards(state.hands, state.turn)
            if leader is not None:
                if leader != state.turn:
                    state = state._replace(turn=leader, leader=leader)
                return Step(state, tuple(events))
            state = counted(self.customs, state, events)
            if state.match.status != PLAYING:
                return Step(state, tuple(events))
            match = state.match

    def _deal(self, match: Match, events: list[Event]) -> State:
        """Deal once more, `match.dealer` being the one the rules give."""
        chance, _, number, dealer, scores, finished, _ = match
        number += 1
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = Chance(chance.seed, chance.deals[1:])
        else:
            rng = chance.stream("deal", number)
            if rng is None:
                return self._waiting(match._replace(status=NEEDS_DEAL, deal=number))
            deal = shuffled_deal(self.customs, self.seats, rng)
        hands, stock, trump, before, told_dealer, told_turn = deal
        if told_dealer is not None:
            dealer = told_dealer
        eldest = self._next[dealer] if told_turn is None else told_turn
        events += told_of(self.customs, number, dealer, deal)
        points = sight.points_of_cards(self.customs, before) if any(before) else self._no_points
        match = Match(chance, PLAYING, number, dealer, scores, finished)
        return State(match, "play", eldest, eldest, (), hands, stock, trump, (), points, before, (), (), ())

    def _waiting(self, match: Match) -> State:
        """Nothing lies on the table until somebody tells what was dealt."""
        none = ((),) * self.seats
        return State(match, "play", NOBODY, NOBODY, (), none, (), NO_SUIT, (), self._no_points, none, (), (), ())

    def _first_with_cards(self, hands: tuple[Cards, ...], seat: Seat) -> Seat | None:
        """The first seat from this one on that holds a card; seats without are passed over."""
        if hands[seat]:
            return seat
        following = self._next[seat]
        while not hands[following]:
            if following == seat:
                return None
            following = self._next[following]
        return following

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Cards of the hand in its order, then the exchange, declarations, signs, words."""
        turn = state.turn
        if turn == NOBODY:
            return ()
        hand, plays = state.hands[turn], self._plays
        if len(hand) == 3:  # nearly always, and several times as quick as the general way
            first, second, third = hand
            moves: tuple[Move, ...] = (plays[first], plays[second], plays[third])
        else:
            moves = tuple([plays[card] for card in hand])
        if self._must_follow and state.trick:
            moves = tuple([plays[card] for card in that_follow(self.pack.suit, hand, state.trick)])
        if self._only_cards:
            return moves
        customs = self.customs
        if customs.swap_rank and extras.refuse_swap(self.customs, state) is None:
            moves += (Move("swap"),)
        if customs.accuse:
            moves += tuple(
                Move("accuse", (suit,))
                for suit in range(len(self.pack.suits))
                if extras.refuse_accuse(self.customs, state, suit) is None
            )
        if customs.claim_at is not None:
            moves += (Move("claim"),)
        if signals.has_made_enough(state):
            return moves
        return moves + self._signal_moves[signals.moment_of(customs, state)]

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """Said in `legality`; `legal` asks the same questions."""
        return refusal_of(self.customs, self.grammar.verbs, state, move)

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:  # noqa: PLR0912 - spelled out for speed, see below
        """See the contract. Random games and sampled worlds do little else, so playing a card is spelled out:
        tuples are made without their constructors' Python frames (`new_tuple`) and taken apart as plain ones (`[:]`).
        """
        verb, args = move
        if verb != "play":
            return self._apply_before_playing(state, move)
        match, phase, turn, leader, trick, hands, stock, trump, tricks, points, before, accused, shown, heard = state[:]
        try:
            (card,) = args
            hand = hands[turn] if turn != NOBODY else ()
            place = hand.index(card)
            if self._must_follow and trick and card not in that_follow(self.pack.suit, hand, trick):
                raise ValueError
        except ValueError:
            refusal = self.refuse(state, move)
            assert refusal is not None, "a card that may not be played is refused"
            raise IllegalMove(refusal) from None
        held = list(hands)
        if len(hand) == 3:  # as in `legal`
            first, second, third = hand
            held[turn] = (second, third) if place == 0 else (first, third) if place == 1 else (first, second)
        else:
            held[turn] = hand[:place] + hand[place + 1 :]
        trick += self._placed[turn][card]
        if shown:
            shown = tuple([play for play in shown if play[1] != card])
        following = self._next[turn]
        while following != leader and not held[following]:
            following = self._next[following]
        if following != leader:
            now = (
                match, phase, following, leader, trick, tuple(held), stock, trump, tricks, points, before, accused,
                shown, heard,
            )  # fmt: skip
            return new_tuple(Step, (new_tuple(State, now), self._played[turn][card]))
        winner, worth, taken, event = self._settle(trump, trick)
        if worth:
            totals = list(points)
            totals[self.side_of_seat[winner]] += worth
            points = tuple(totals)
        events = [self._played[turn][card][0], event]
        if stock:
            seat = winner
            for drawn in stock[: self.seats]:
                held[seat] += (drawn,)
                events.append(self._drew[seat][drawn])
                last, seat = seat, self._next[seat]
            stock = stock[self.seats :]
            if not stock and self.customs.upcard:
                shown += ((last, drawn),)
                events[-1] = Event("drew", last, (drawn,))
        if self._last_look and sight.partners_look(self.customs, held, stock):
            looked = not state.stock and all(len(held[seat]) < 3 for seat, _ in trick)
            events += [] if looked else sight.looks(self.customs, held)
        now = (
            match, phase, winner, winner, (), tuple(held), stock, trump, tricks + taken, points, before, accused,
            shown, heard,
        )  # fmt: skip
        state = new_tuple(State, now)
        if not held[winner] or self._more_after_trick:
            return self._after_trick(state, events)
        return new_tuple(Step, (state, tuple(events)))

    def _settled(self, trump: int, plays: tuple[Play, ...]) -> tuple[Seat, int, tuple[Trick], Event]:
        """Of a full trick: who takes it, what it counts, the finished trick as a list of one, its event."""
        winner = winning_play(plays, self.pack.suit, self.customs.strength, trump)[0]
        cards = tuple([card for _, card in plays])
        worth = sum(map(self._worth_of, cards))
        taken = new_tuple(Event, ("trick_taken", winner, cards, worth, "", EVERYBODY, EVERYBODY))
        return winner, worth, (new_tuple(Trick, (plays, winner)),), taken

    def _after_trick(self, state: State, events: list[Event]) -> Step[State]:
        """The next card of the stock may come to be seen. The deal ends when no hand holds a card, or early; otherwise
        the next seat with cards leads.
        """
        events += sight.next_open(self.customs, state.leader, state.stock)
        leader = self._first_with_cards(state.hands, state.leader)
        if leader is None or (self.customs.early_end and max(state.points) >= 61):
            return self._ended(state, events)
        return Step(state._replace(turn=leader, leader=leader), tuple(events))

    def _ended(self, state: State, events: list[Event], claimed: tuple[Seat, ...] | None = None) -> Step[State]:
        """The deal is counted, and the next one dealt unless the match is over."""
        state = counted(self.customs, state, events, claimed)
        over = state.match.status == FINISHED
        return Step(state, tuple(events)) if over else self._next_deal(state.match, events)

    def _apply_before_playing(self, state: State, move: Move) -> Step[State]:
        """Exchange, declaration, sign or word: the turn stays; or a claim, which ends the deal."""
        turn, heard = state.turn, state.signals
        events = self._signals[signals.moment_of(self.customs, state)].get(move)
        if events is None or turn == NOBODY or signals.has_made_enough(state):
            refusal = self.refuse(state, move)
            if refusal is not None:
                raise IllegalMove(refusal)
            if move.verb == "claim":
                return self._claimed(state)
            if move.verb == "swap":
                return extras.swapped(self.customs, state)
            return extras.accused(self.customs, state, move.args[0])
        event, (verb, (place,)) = events[turn], move
        if verb == "sign" and self.customs.signs_seen == "chance":
            by_chance = signals.noticed_by_chance(self.customs, state.match, turn, len(heard))
            event = event._replace(audience=event.audience | by_chance)
        heard += (new_tuple(Signal, (turn, len(state.tricks), verb, place, event.audience)),)
        return new_tuple(Step, (new_tuple(State, (*state[:-1], heard)), (event,)))

    def _claimed(self, state: State) -> Step[State]:
        """Right with enough in the own pile, declarations not counted; a wrong claim gives the deal to the other side.

        Source: briscola-family.md, Briscola a 31.
        """
        place = self.side_of_seat[state.turn]
        pile = sight.points_of_cards(self.customs, sight.piles_of(state))[place]
        assert self.customs.claim_at is not None
        winning = place if pile >= self.customs.claim_at else 1 - place
        events = [Event("claimed", state.turn, (), pile)]
        return self._ended(state, events, self.sides[winning])

    # Seeing

    def worth(self, card: Card) -> int:
        """By the table's order (briscola.md, Local rules)."""
        return self.customs.card_points[card]

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(self.customs, state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """Hidden places filled with the cards that are nowhere to be seen."""
        return sight.world_of(self.customs, view.state, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands, table, stock, trump, upcard, won, tricks, points, captains (record.md, Reading a record)."""
        return answers.keys_of(self.customs, view)
