"""Play of Spazz'u'mazz: deal, discards, sweeps, draws, pick-ups, going out, the end (rules/spazzumazz.md)."""

from collections.abc import Mapping
from itertools import chain

from cardtables.engine.cards import Cards, Seat, french_pack
from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.engine.events import Event
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, DealResult, Match, Result
from cardtables.engine.moves import Grammar, Move, bare, one_number
from cardtables.engine.rng import Rng
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.games.spazzumazz import play, sight
from cardtables.games.spazzumazz.dealing import CARDS_EACH, automatic_packs, shuffled_deal, told_deal
from cardtables.games.spazzumazz.heaps import (
    COUNT_MASK,
    FITTING_MASK,
    GROUP_AT,
    GROUP_MASK,
    RANK_AT,
    Heap,
    cards_of,
    count,
    discards_of,
)
from cardtables.games.spazzumazz.options import SpazzumazzOptions
from cardtables.games.spazzumazz.order import FITTING, PACK, RANK_OF, RANKS, TWO, discard_form, discards, fitting
from cardtables.games.spazzumazz.play import new_tuple, next_seat, with_value
from cardtables.games.spazzumazz.state import GONE, NO_TRAIL, Deal, State, counted

PICKUP = Move("pickup")


class Spazzumazz(Rules[State]):
    """The rules of one table."""

    game = "spazzumazz"

    def __init__(self, options: SpazzumazzOptions, seats: int) -> None:
        packs = options.packs or automatic_packs(seats)
        if packs * PACK.size < CARDS_EACH * seats:
            raise TableError("packs_too_few", packs=packs, seats=seats)
        self.options = options
        self.pile_open = options.pile_open == "on"
        self.direction = options.direction
        self.seats = seats
        self.pack = french_pack(packs)
        self.cards: Cards = PACK.cards * packs
        self.sides = tuple((seat,) for seat in range(seats))
        self.grammar = Grammar(
            {"play": discard_form(), "flip": one_number(1, len(self.cards)), "pickup": bare()},
        )

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """What a record tells of a position (record.md, Deals)."""
        return told_deal(raw, self.pack, self.seats)

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * self.seats)
        return self._deal(Match(chance, PLAYING, 0, dealer, (0,) * self.seats))

    def _deal(self, match: Match) -> Step[State]:
        """Deal once more, `match.dealer` being the one the rules give."""
        chance, number = match.chance, match.deal + 1
        rng = chance.stream("deal", number)
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = chance._replace(deals=chance.deals[1:])
        elif rng is not None:
            deal = shuffled_deal(self.cards, self.seats, rng)
        else:
            waiting = match._replace(status=NEEDS_DEAL, deal=number)
            none = (0,) * self.seats
            return Step(self._fresh_state(waiting, Deal(none, none, ((),) * self.seats, (), (), none), ()), ())
        dealer = match.dealer if deal.dealer is None else deal.dealer
        match = match._replace(chance=chance, deal=number, dealer=dealer)
        out = tuple(
            seat
            for seat, cards in enumerate(zip(deal.hands, deal.face_up, deal.face_down, strict=True))
            if not any(cards)
        )
        state = self._fresh_state(match, deal, out)
        events = [Event("dealt", dealer, number=number)]
        events += [Event("turned_up", seat, cards_of(heap)) for seat, heap in enumerate(deal.face_up) if heap]
        if len(out) >= self.seats - 1:
            return self._over(state, (*events,))
        before = dealer if deal.turn is None else deal.turn - 1
        state = state._replace(turn=next_seat(before, out, self.seats))
        if not deal.stock:
            seen, trail = counted(NO_TRAIL, state.turn, deal.pile, deal.hands)
            state = state._replace(seen=seen, trail=trail)
        return Step(state, tuple(events))

    def _fresh_state(self, match: Match, deal: Deal, out: tuple[Seat, ...]) -> State:
        none: tuple[Heap, ...] = (0,) * self.seats
        return State(
            match, "play", NOBODY, deal.pile, deal.stock, deal.hands, deal.face_up, deal.face_down, (), 0, out,
            deal.drawn, none, ((),) * self.seats, 0, 0, NO_TRAIL,
        )  # fmt: skip

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Discards by rank, 2 and 10 last, or the places to turn; the pick-up where there is neither (rule 10)."""
        turn = state.turn
        if turn == NOBODY:
            return ()
        pile, hand, face_up = state.pile, state.hands[turn], state.face_up[turn]
        top = RANK_OF[pile[-1]] if pile else TWO
        if hand:
            return discards_of(hand, face_up, top) or (PICKUP,)
        if face_up:
            moves = [discards(rank, 0, number) for rank in FITTING[top] if (number := count(face_up, rank))]
            return tuple(chain.from_iterable(moves)) or (PICKUP,)
        return tuple(Move("flip", (place,)) for place, card in enumerate(state.face_down[turn], 1) if card != GONE)

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """The reason, verb by verb."""
        if state.turn == NOBODY:
            return Refusal("match_over" if state.match.status == FINISHED else "waits_for_cards")
        match move:
            case ("play", (int(rank), int(number), int(companions))) if (
                0 <= rank < len(RANKS) and number >= 0 and companions >= 0 and number + companions
            ):
                return self._refuse_discard(state, rank, number, companions)
            case ("flip", (int(place),)):
                return self._refuse_flip(state, place)
            case ("pickup", ()):
                first = self.legal(state)[0]
                if first == PICKUP:
                    return None
                return Refusal("no_pickup_while_you_can_play", (("play", self.grammar.write(first)),))
        return Refusal("unknown_move", (("move", str(move)[:40]), ("verbs", ", ".join(self.grammar.verbs))))

    def _refuse_discard(self, state: State, rank: int, number: int, companions: int) -> Refusal | None:
        """Rules 5, 6, 7 and 12."""
        hand, face_up = state.hands[state.turn], state.face_up[state.turn]
        if number > count(hand, rank):
            return Refusal("not_so_many_in_hand", (("rank", RANKS[rank]), ("number", count(hand, rank))))
        if companions > count(face_up, rank):
            return Refusal("not_so_many_face_up", (("rank", RANKS[rank]), ("number", count(face_up, rank))))
        if not number and hand:
            return Refusal("face_up_needs_its_equal", (("rank", RANKS[rank]),))
        if rank not in fitting(state.pile):
            return Refusal("too_low", (("rank", RANKS[rank]), ("card", PACK.text(state.pile[-1]))))
        return None

    def _refuse_flip(self, state: State, place: int) -> Refusal | None:
        """Rule 13."""
        face_down = state.face_down[state.turn]
        if state.hands[state.turn]:
            return Refusal("no_flip_while_hand")
        if state.face_up[state.turn]:
            return Refusal("no_flip_while_face_up")
        if not 0 < place <= len(face_down) or face_down[place - 1] == GONE:
            return Refusal("no_card_at_place", (("place", place),))
        return None

    # Play

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract. Random games and sampled worlds do little else than discard from the hand and pick up: so
        much is found legal here, without constructors' Python frames (`new_tuple`); all else is asked of `refuse`.
        """
        verb, args = move
        turn, pile = state.turn, state.pile
        hand = state.hands[turn] if turn != NOBODY else 0
        top = RANK_OF[pile[-1]] if pile else TWO
        if hand and verb == "play" and len(args) == 3:
            rank, number, companions = args
            if companions == 0 < number and rank in FITTING[top] and number <= hand >> RANK_AT[rank] & COUNT_MASK:
                cards, taken, event = play.out_of_hand(turn, rank, hand >> GROUP_AT[rank] & GROUP_MASK, number)
                played = play.lay(state, rank, cards, event, hand - taken, number, state.face_up, state.face_down)
                return new_tuple(Step, played) if played[0].turn != NOBODY else self._over(*played)
        elif hand and verb == "pickup" and not args and not hand & FITTING_MASK[top]:
            played = play.pick_up(state, pile_open=self.pile_open)
            return new_tuple(Step, played) if played[0].turn != NOBODY else self._over(*played)
        refusal = self.refuse(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if verb == "pickup":
            played = play.pick_up(state, pile_open=self.pile_open)
        elif verb == "flip":
            played = play.flip(state, args[0] - 1, pile_open=self.pile_open)
        else:
            played = play.discard(state, *args)
        return new_tuple(Step, played) if played[0].turn != NOBODY else self._over(*played)

    # The end

    def _over(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """A game is over: the only one left with cards is the idiota, otherwise it is void (rules 14 to 16)."""
        match, left = state.match, [seat for seat in range(self.seats) if seat not in state.out]
        dealer, scores, note = match.dealer, match.scores, "void"
        if len(left) == 1:
            (dealer,), note = left, "idiota"
            scores = with_value(scores, dealer, scores[dealer] + 1)
            events += (Event("left_over", dealer),)
        else:
            repeated = state.seen == play.MOST_TIMES
            word = "repeated" if repeated else "endless" if left else "no_cards"
            events += (Event("voided", number=state.made, word=word),)
        if self.options.next_dealer == "rotate":
            dealer = (match.dealer + 1) % self.seats
        game = DealResult(match.deal, match.dealer, (), scores, note)
        match = match._replace(scores=scores, finished=(*match.finished, game))
        if match.deal < self.options.games:
            step = self._deal(match._replace(dealer=dealer))
            return Step(step.state, (*events, *step.events))
        result = _result_of(match)
        if self.options.games > 1:
            events += tuple([Event("match_lost", seat, number=scores[seat]) for seat in result.losers])
        over = match._replace(status=FINISHED, result=result)
        return Step(state._replace(match=over, turn=NOBODY), tuple(events))

    def outcomes(self, match: Match) -> tuple[Result, ...]:
        """Each game that had an idiota is one (rules 15 to 17)."""
        games: list[Result] = []
        scores = (0,) * self.seats
        for game in match.finished:
            lost = [after > before for before, after in zip(scores, game.scores, strict=True)]
            scores = game.scores
            if any(lost):
                losers = tuple(seat for seat in range(self.seats) if lost[seat])
                games.append(Result(tuple(seat for seat in range(self.seats) if not lost[seat]), losers))
        return tuple(games)

    # Seeing

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(state, seat, pile_open=self.pile_open))

    def sample(self, view: View[State], rng: Rng) -> State:
        """Hidden places filled with the cards that are nowhere to be seen."""
        return sight.world_of(view.state, view.seat, self.cards, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """Spazz'u'mazz's keys of record.md, Reading a record."""
        return sight.told(self.pack, view.state)


def _result_of(match: Match) -> Result:
    """Fewest times idiota wins, most loses (rule 16)."""
    scores, void = match.scores, all(game.note == "void" for game in match.finished)
    fewest, most = min(scores), max(scores)
    if fewest == most:
        return Result((), (), draw=True, void=void)
    return Result(
        tuple(seat for seat, score in enumerate(scores) if score == fewest),
        tuple(seat for seat, score in enumerate(scores) if score == most),
    )


def rules(options: SpazzumazzOptions, seats: int) -> Spazzumazz:
    """Spazz'u'mazz at one table."""
    return Spazzumazz(options, seats)
