"""Play of a trick game with a stock: deal, tricks, draws, declarations, the count (rules/briscola.md)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event, only
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, DealResult, Match, winners_by_score
from cardtables.engine.moves import Grammar, Move, bare, one_card, one_of
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.stocktricks import sight, signals
from cardtables.engine.stocktricks.customs import SIGNS, WORDS, Customs
from cardtables.engine.stocktricks.state import Deal, Signal, State
from cardtables.engine.tricks import NO_SUIT, Play, Trick, winning_play


new_tuple = tuple.__new__
ALL_TRICKS_OF_TWO = 2 * 4 * 40 * 39
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
                "sign": one_of(SIGNS),
                "say": one_of(WORDS),
            }
        )
        self.side_of_seat = tuple(
            next(place for place, side in enumerate(self.sides) if seat in side) for seat in range(self.seats)
        )
        # What can be known before the first card: play then allocates little but the new state.
        seats = range(self.seats)
        self._play_of = tuple(Move("play", (card,)) for card in pack.cards).__getitem__
        self._next = tuple((seat + 1) % self.seats for seat in seats)
        self._from = tuple(tuple((first + step) % self.seats for step in seats) for first in seats)
        self._placed = tuple(tuple(((seat, card),) for card in pack.cards) for seat in seats)
        self._played = tuple(tuple((Event("played", seat, (card,)),) for card in pack.cards) for seat in seats)
        self._drew = tuple(
            tuple(Event("drew", seat, (card,), privy=only(seat)) for card in pack.cards) for seat in seats
        )
        self._only_cards = len(self.sides[0]) == 1 and not customs.swap_rank and not customs.accuse
        self._signals = signals.moves_by_moment(customs)
        self._noticed = {
            verb: tuple(signals.always_noticed(customs, seat, verb) for seat in seats) for verb in ("sign", "say")
        }
        self._settle = lru_cache(ALL_TRICKS_OF_TWO if self.seats == 2 else 0)(self._settled)
        self._pairs = tuple(
            tuple(pack.card(rank, suit) for rank in customs.accuse) if customs.accuse else () for suit in pack.suits
        )

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Keys hands, stock, trump, piles (record.md, Deals, Briscola family with a stock)."""
        reader = DealReader(raw, self.pack, self.seats, ("hands", "stock", "trump", "piles"), self.customs.cards)
        dealer, turn, trump = reader.seat("dealer"), reader.seat("turn"), reader.suit("trump")
        hands, stock = reader.cards_per_seat("hands"), reader.cards("stock")
        piles = reader.cards_per_seat("piles", required=False)
        if stock:
            turned = self.pack.suit[stock[-1]]
            if trump not in (None, turned):
                raise TableError("trump_contradicts_upcard", upcard=self.pack.text(stock[-1]))
            trump = turned
        if trump is None:
            raise TableError("trump_missing", suits=", ".join(self.pack.suits))
        return Deal(hands, stock, trump, piles, dealer, turn)

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * self.seats)
        return self._deal(Match(chance, PLAYING, 0, dealer, (0,) * self.seats))

    def _shuffled_deal(self, rng: Rng) -> Deal:
        cards = shuffled(self.customs.cards, rng)
        size = self.customs.hand_size
        hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(self.seats))
        stock = tuple(cards[self.seats * size :])
        return Deal(hands, stock, self.pack.suit[stock[-1]], ((),) * self.seats)

    def _deal(self, match: Match) -> Step[State]:
        """Deal once more, `match.dealer` being the one the rules give."""
        chance, number = match.chance, match.deal + 1
        rng = chance.stream("deal", number)
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = chance._replace(deals=chance.deals[1:])
        elif rng is not None:
            deal = self._shuffled_deal(rng)
        else:
            empty = ((),) * self.seats
            waiting = match._replace(status=NEEDS_DEAL, deal=number)
            return Step(self._fresh_state(waiting, Deal(empty, (), NO_SUIT, empty), NOBODY), ())
        dealer = match.dealer if deal.dealer is None else deal.dealer
        eldest = (dealer + 1) % self.seats if deal.turn is None else deal.turn
        match = match._replace(chance=chance, deal=number, dealer=dealer)
        state = self._fresh_state(match, deal, eldest)
        events = [Event("dealt", dealer, number=number)]
        if deal.stock:
            events.append(Event("turned_up", dealer, deal.stock[-1:]))
        if sight.partners_look(self.customs, deal.hands, deal.stock):
            events += self._looks(deal.hands)
        if not deal.hands[eldest]:
            return self._after_trick(state, events)
        return Step(state, tuple(events))

    def _fresh_state(self, match: Match, deal: Deal, turn: int) -> State:
        points = sight.points_of_cards(self.customs, deal.won_before)
        hands, stock, trump, before = deal.hands, deal.stock, deal.trump, deal.won_before
        return State(match, "play", turn, turn, (), hands, stock, trump, (), points, before, (), (), ())

    def _first_with_cards(self, hands: tuple[Cards, ...], seat: Seat) -> Seat | None:
        """The first seat from this one on that holds a card; seats without are passed over."""
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if hands[other]:
                return other
        return None

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Cards of the hand in its order, then the exchange, declarations, signs, words."""
        turn = state.turn
        if turn == NOBODY:
            return ()
        moves = tuple(map(self._play_of, state.hands[turn]))
        if self._only_cards:
            return moves
        customs = self.customs
        if customs.swap_rank and self._refuse_swap(state) is None:
            moves += (Move("swap"),)
        if customs.accuse:
            moves += tuple(
                Move("accuse", (suit,))
                for suit in range(len(self.pack.suits))
                if self._refuse_accuse(state, suit) is None
            )
        return moves + tuple(self._signals[not state.tricks, not state.stock])

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """The reason is given verb by verb; `legal` asks the same questions."""
        if state.turn == NOBODY:
            return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
        match move:
            case ("play", (int(card),)) if 0 <= card < len(self.pack.cards):
                if card in state.hands[state.turn]:
                    return None
                return Refusal("not_in_hand", (("card", self.pack.text(Card(card))),))
            case ("swap", ()):
                return self._refuse_swap(state)
            case ("accuse", (int(suit),)) if 0 <= suit < len(self.pack.suits):
                return self._refuse_accuse(state, suit)
            case ("sign" | "say" as verb, (int(place),)) if 0 <= place < len(SIGNS if verb == "sign" else WORDS):
                code = signals.refusal_of(self.customs, verb, first_trick=not state.tricks, last=not state.stock)
                return None if code is None else Refusal(code)
        return Refusal("unknown_move", (("move", move.verb[:40]), ("verbs", ", ".join(self.grammar.verbs))))

    def _low_trump(self, state: State) -> Card | None:
        """The card that may be exchanged for the up-card."""
        rank = self.customs.swap_rank
        return None if rank is None else self.pack.card(rank, self.pack.suits[state.trump])

    def _refuse_swap(self, state: State) -> Refusal | None:
        low = self._low_trump(state)
        if low is None:
            return Refusal("swap_off")
        if not state.stock:
            return Refusal("swap_without_stock")
        if low not in state.hands[state.turn]:
            return Refusal("swap_card_missing", (("card", self.pack.text(low)),))
        return None

    def _refuse_accuse(self, state: State, suit: int) -> Refusal | None:
        pair = self._pairs[suit]
        if not pair:
            return Refusal("accuse_off")
        if any(suit == declared for _, declared in state.accused):
            return Refusal("already_accused")
        if not set(pair) <= set(state.hands[state.turn]):
            return Refusal("accuse_cards_missing", (("cards", " ".join(self.pack.texts_of(pair))),))
        return None

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract. Random games and sampled worlds do little else, so playing a card is spelled out:
        tuples are made without their constructors' Python frames (`new_tuple`).
        """
        verb, args = move
        if verb != "play":
            return self._apply_before_playing(state, move)
        match, phase, turn, leader, trick, hands, stock, trump, tricks, points, before, accused, shown, heard = state
        try:
            (card,) = args
            hand = hands[turn] if turn != NOBODY else ()
            place = hand.index(card)
        except ValueError:
            raise IllegalMove(self.refuse(state, move) or Refusal("unknown_move")) from None
        held = list(hands)
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
            for seat, drawn in zip(self._from[winner], stock, strict=False):
                held[seat] += (drawn,)
                events.append(self._drew[seat][drawn])
            if len(stock) <= self.seats:
                shown += ((seat, drawn),)
                events[-1] = Event("drew", seat, (drawn,))
                if sight.partners_look(self.customs, held, ()):
                    events += self._looks(held)
            stock = stock[self.seats :]
        now = (
            match, phase, winner, winner, (), tuple(held), stock, trump, tricks + taken, points, before, accused,
            shown, heard,
        )  # fmt: skip
        state = new_tuple(State, now)
        if not held[winner] or self.customs.early_end:
            return self._after_trick(state, events)
        return new_tuple(Step, (state, tuple(events)))

    def _settled(self, trump: int, plays: tuple[Play, ...]) -> tuple[Seat, int, tuple[Trick], Event]:
        """Of a full trick: who takes it, what it counts, the finished trick as a list of one, its event."""
        winner = winning_play(plays, self.pack.suit, self.customs.strength, trump)[0]
        cards = tuple([card for _, card in plays])
        worth = sum([self.customs.card_points[card] for card in cards])
        return winner, worth, (Trick(plays, winner),), Event("trick_taken", winner, cards, worth)

    def _looks(self, hands: Sequence[Cards]) -> list[Event]:
        """Each side sees its hands (briscola.md, `last_look`)."""
        return [
            Event("looked", side[0], tuple([card for seat in side for card in hands[seat]]), privy=only(*side))
            for side in self.sides
        ]

    def _after_trick(self, state: State, events: list[Event]) -> Step[State]:
        """The deal ends when no hand holds a card, or early; otherwise the next seat with cards leads."""
        leader = self._first_with_cards(state.hands, state.leader)
        if leader is None or (self.customs.early_end and max(state.points) >= 61):
            counted = self._count(state)
            return Step(counted.state, (*events, *counted.events))
        return Step(state._replace(turn=leader, leader=leader), tuple(events))

    def _apply_before_playing(self, state: State, move: Move) -> Step[State]:
        """Exchange, declaration, sign or word: the turn stays."""
        turn = state.turn
        if turn != NOBODY and move in self._signals[not state.tricks, not state.stock]:
            return self._signal(state, move)
        refusal = self.refuse(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self._swap(state) if move.verb == "swap" else self._accuse(state, move.args[0])

    def _signal(self, state: State, move: Move) -> Step[State]:
        """A sign or a word, already found legal: nothing changes but what has been noticed."""
        turn, (verb, args) = state.turn, move
        noticed = self._noticed[verb][turn]
        if verb == "sign" and self.customs.signs_seen == "chance":
            noticed |= signals.noticed_by_chance(self.customs, state.match, turn, len(state.signals))
        signal = new_tuple(Signal, (turn, len(state.tricks), verb, args[0], noticed))
        if verb == "sign":
            event = Event("signed", turn, word=f"{self.customs.gestures}.{SIGNS[args[0]]}", audience=noticed)
        else:
            event = Event("said", turn, word=WORDS[args[0]], audience=noticed)
        return new_tuple(Step, (new_tuple(State, (*state[:-1], (*state.signals, signal))), (event,)))

    def _accuse(self, state: State, suit: int) -> Step[State]:
        """A declaration, already found legal: its points count at once and its cards are known."""
        turn, pair = state.turn, self._pairs[suit]
        worth = self.customs.accuse_values[suit == state.trump]
        totals = list(state.points)
        totals[self.side_of_seat[turn]] += worth
        known = tuple((turn, card) for card in pair if (turn, card) not in state.shown)
        state = state._replace(points=tuple(totals), accused=(*state.accused, (turn, suit)), shown=state.shown + known)
        return Step(state, (Event("accused", turn, pair, worth),))

    def _swap(self, state: State) -> Step[State]:
        turn, low, upcard = state.turn, self._low_trump(state), state.stock[-1]
        assert low is not None
        hand = tuple(upcard if card == low else card for card in state.hands[turn])
        shown = (*(play for play in state.shown if play[1] != low), (turn, upcard))
        swapped = state._replace(
            hands=(*state.hands[:turn], hand, *state.hands[turn + 1 :]), stock=(*state.stock[:-1], low), shown=shown
        )
        return Step(swapped, (Event("swapped", turn, (low, upcard)),))

    # Counting

    def _count(self, state: State) -> Step[State]:
        """Most points win the deal, a tie for most nobody; then the next deal or the end (briscola.md, 5 and 6)."""
        match, points = state.match, state.points
        best = max(points)
        won = points.count(best) == 1
        winning = self.sides[points.index(best)] if won else ()
        scores = tuple(score + (seat in winning) for seat, score in enumerate(match.scores))
        result = DealResult(
            match.deal, match.dealer, self._points_per_seat(state), scores, "deal_won" if won else "deal_drawn"
        )
        events = [
            Event("counted", side[0], self._pile(state, side), total)
            for side, total in zip(self.sides, points, strict=True)
        ]
        events.append(Event(result.note, winning[0] if won else NOBODY, number=match.deal))
        match = match._replace(scores=scores, finished=(*match.finished, result))
        if max(scores) >= self.customs.target:
            match = match._replace(status=FINISHED, result=winners_by_score(scores))
            events.append(Event("match_ended", winning[0]))
            return Step(state._replace(match=match, turn=NOBODY), tuple(events))
        step = self._deal(match._replace(dealer=(match.dealer + 1) % self.seats) if won else match)
        return Step(step.state, (*events, *step.events))

    def _points_per_seat(self, state: State) -> tuple[int, ...]:
        return tuple(state.points[self.side_of_seat[seat]] for seat in range(self.seats))

    def _pile(self, state: State, seats: tuple[Seat, ...]) -> Cards:
        """Everything these seats have won in the deal."""
        pile = [card for seat in seats for card in state.won_before[seat]]
        return tuple(pile + [card for trick in state.tricks if trick.winner in seats for _, card in trick.plays])

    # Seeing

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(self.customs, state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """Hidden places filled with the cards that are nowhere to be seen."""
        return sight.world_of(self.customs, view.state, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Keys hands, table, stock, trump, upcard, won, tricks, points (record.md, Reading a record)."""
        state, pack = view.state, self.pack
        own_pile = sight.side_of(self.customs, view.seat) if not state.stock else ()
        piles = [self._pile(state, (seat,)) for seat in range(self.seats)]
        answer: dict[str, object] = {
            "hands": [pack.sorted_texts(hand) for hand in state.hands],
            "table": [[seat, pack.text(card)] for seat, card in state.trick],
            "stock": pack.texts_of(state.stock),
            "trump": None if state.trump == NO_SUIT else pack.suits[state.trump],
            "upcard": pack.text(state.stock[-1]) if state.stock else None,
            "won": [
                pack.texts_of(pile if view.open_table or seat in own_pile else sight.hidden(pile))
                for seat, pile in enumerate(piles)
            ],
            "tricks": [sum(trick.winner == seat for trick in state.tricks) for seat in range(self.seats)],
        }
        if state.points:
            answer["points"] = list(self._points_per_seat(state))
        return answer
