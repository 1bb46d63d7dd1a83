"""Play of a game with a called card: deal, auction, naming, tricks, the contract (rules/briscola-family.md)."""

from collections.abc import Mapping

from cardtables.engine.calledtricks import answers, legality, sight
from cardtables.engine.calledtricks.auction import PASS, Bid, next_bidder, standing_bid
from cardtables.engine.calledtricks.customs import HIGHEST_MISSING, PLAYERS, Customs
from cardtables.engine.calledtricks.scoring import Outcome
from cardtables.engine.calledtricks.state import BID, NAME, NO_CARD, PLAY, Deal, State
from cardtables.engine.cards import Card, Cards, Seat
from cardtables.engine.deals import DealReader
from cardtables.engine.errors import IllegalMove, Refusal
from cardtables.engine.events import Event
from cardtables.engine.match import FINISHED, NEEDS_DEAL, PLAYING, Chance, DealResult, Match, winners_by_score
from cardtables.engine.moves import Grammar, Move, bare, one_card, one_of
from cardtables.engine.rng import Rng, shuffled
from cardtables.engine.rules import NOBODY, Rules, Step, View
from cardtables.engine.tricks import NO_SUIT, Trick, winning_play

MADE, FAILED, ALL_PASSED, THROWN_IN = "contract_kept", "contract_failed", "all_passed", "thrown_in"
PLAYED_OUT = (MADE, FAILED)
"""The notes of deals that count towards the length of a match."""


class CalledTricks(Rules[State]):
    """The rules of one table."""

    def __init__(self, game: str, customs: Customs) -> None:
        self.game = game
        self.customs = customs
        self.seats = customs.seats
        self.pack = pack = customs.pack
        self.sides = tuple((seat,) for seat in range(customs.seats))
        self.grammar = Grammar(
            {
                "bid": customs.ladder.form(),
                "pass": bare(),
                **({"monte": bare()} if customs.monte is not None else {}),
                "name": one_of(pack.suits),
                "play": one_card(pack),
            }
        )

    # Dealing

    def read_deal(self, raw: Mapping[str, object]) -> Deal:
        """Key hands (record.md, Deals)."""
        reader = DealReader(raw, self.pack, self.seats, ("hands",), self.pack.cards)
        return Deal(reader.cards_per_seat("hands"), reader.seat("dealer"), reader.seat("turn"))

    def setup(self, chance: Chance) -> Step[State]:
        """The first deal; a seed also chooses the first dealer, an explicit deal without one says seat 0."""
        drawn = None if chance.deals else chance.stream("dealer", 0)
        dealer = 0 if drawn is None else int(drawn.random() * self.seats)
        return self._deal(Match(chance, PLAYING, 0, dealer, (0,) * self.seats))

    def _shuffled_hands(self, dealer: Seat, rng: Rng) -> tuple[Cards, ...]:
        """The whole pack among those who play, nothing for those who sit out."""
        cards = shuffled(self.pack.cards, rng)
        hands: list[Cards] = [()] * self.seats
        for place, seat in enumerate(self.customs.players(dealer)):
            hands[seat] = tuple(cards[place::PLAYERS])
        return tuple(hands)

    def _deal(self, match: Match) -> Step[State]:
        """Deal once more, `match.dealer` being the one the rules give.

        Cards that an explicit deal gives to somebody who sits out are laid aside: they are in nobody's hand.
        """
        chance, dealer, number = match.chance, match.dealer, match.deal + 1
        if chance.deals:
            deal: Deal = chance.deals[0]
            chance = chance._replace(deals=chance.deals[1:])
        elif (rng := chance.stream("deal", number)) is not None:
            deal = Deal(self._shuffled_hands(dealer, rng))
        else:
            waiting = match._replace(status=NEEDS_DEAL, deal=number)
            nothing: tuple[Cards, ...] = ((),) * self.seats
            return Step(State(waiting, BID, NOBODY, NOBODY, (), nothing, (), NOBODY, NO_SUIT, NO_CARD, ()), ())
        dealer = dealer if deal.dealer is None else deal.dealer
        players = self.customs.players(dealer)
        hands = tuple(hand if seat in players else () for seat, hand in enumerate(deal.hands))
        eldest = players[0] if deal.turn is None else self._from(deal.turn, players)
        match = Match(chance, PLAYING, number, dealer, match.scores, match.finished)
        state = State(match, BID, eldest, eldest, (), hands, (), NOBODY, NO_SUIT, NO_CARD, ())
        return Step(state, (Event("dealt", dealer, number=number),))

    def _from(self, first: Seat, among: tuple[Seat, ...]) -> Seat:
        """The first of some seats in the order of play, beginning with `first`."""
        return min(among, key=lambda seat: (seat - first) % self.seats)

    # Legality

    def legal(self, state: State) -> tuple[Move, ...]:
        """Bids from the lowest up, then pass and monte; suits and cards as the pack and the hand list them."""
        return legality.legal(self.customs, state)

    def refuse(self, state: State, move: Move) -> Refusal | None:
        """The reason is given verb by verb in `legality`."""
        return legality.refuse(self.customs, state, move, self.grammar.verbs)

    # The auction

    def apply(self, state: State, move: Move) -> Step[State]:
        """See the contract."""
        refusal = self.refuse(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case ("play", (card,)):
                return self._play(state, Card(card))
            case ("name", (suit,)):
                return self._name(state, suit)
            case ("monte", ()):
                return self._throw_in(state, THROWN_IN, [Event("threw_in", state.turn)])
            case ("bid", (rung,)):
                return self._speak(state, rung)
        return self._speak(state, PASS)

    def _speak(self, state: State, rung: int) -> Step[State]:
        """A bid or a pass, and who is asked next (Chiamata, rules 1 and 2)."""
        auction = (*state.auction, Bid(state.turn, rung))
        players = self.customs.players(state.match.dealer)
        events = [self._spoken(state.turn, rung)]
        standing, following = standing_bid(auction), next_bidder(players, auction)
        state = state._replace(auction=auction)
        if following is not None:
            return Step(state._replace(turn=following), tuple(events))
        if standing is None:
            return self._throw_in(state, ALL_PASSED, events)
        points = self.customs.ladder.contracts[standing.rung].points
        events.append(Event("auction_won", standing.seat, number=points))
        leader = standing.seat if self.customs.caller_leads else state.leader
        state = state._replace(caller=standing.seat, leader=leader)
        if self.customs.blind_first_trick and any(state.hands):
            return self._lead(state, leader, events)
        return Step(state._replace(phase=NAME, turn=standing.seat), tuple(events))

    def _spoken(self, seat: Seat, rung: int) -> Event:
        if rung == PASS:
            return Event("passed", seat)
        text = self.customs.ladder.texts[rung].split()
        if text[0] not in self.pack.ranks:
            return Event("bid", seat, number=int(text[0]))
        if len(text) == 1:
            return Event("called", seat, word=f"rank {text[0]}")
        return Event("raised", seat, number=int(text[1]), word=f"rank {text[0]}")

    def _throw_in(self, state: State, note: str, events: list[Event]) -> Step[State]:
        """Nobody plays: nothing is scored and the same dealer deals again (Chiamata, rules 2 and 7)."""
        match = state.match
        result = DealResult(match.deal, match.dealer, (0,) * self.seats, match.scores, note)
        events.append(Event(f"deal_{note}", match.dealer, number=match.deal))
        step = self._deal(match._replace(finished=(*match.finished, result)))
        return Step(step.state, (*events, *step.events))

    def _name(self, state: State, suit: int) -> Step[State]:
        """The suit is briscola and the called card is known; a trick that waited for it is taken (Chiamata, 3, 7)."""
        state = state._replace(trump=suit, called=self._called(state, suit))
        events = [Event("named", state.caller, word=f"suit {self.pack.suits[suit]}")]
        if state.called == NO_CARD:
            events.append(Event("called_nothing", state.caller))
        else:
            rank = self.pack.ranks[self.pack.rank[state.called]]
            events.append(Event("sought", state.caller, word=f"rank {rank}"))
        if not state.trick:
            return self._lead(state, state.leader, events)
        events += [self._shown(state, seat) for seat, card in state.trick if card == state.called]
        return self._take(state, events)

    def _called(self, state: State, suit: int) -> Card:
        """The card that the caller calls by naming a suit."""
        pack, caller = self.pack, state.caller
        if self.customs.calls == HIGHEST_MISSING:
            missing = [card for card in pack.cards if pack.suit[card] == suit and card not in state.hands[caller]]
            return max(missing, key=self.customs.strength.__getitem__, default=NO_CARD)
        standing = standing_bid(state.auction)
        assert standing is not None
        return pack.card(pack.ranks[self.customs.ladder.contracts[standing.rung].rank], pack.suits[suit])

    @staticmethod
    def _shown(state: State, seat: Seat) -> Event:
        """The called card is on the table: everybody knows the sides."""
        return Event("stood_alone", seat) if seat == state.caller else Event("partner_shown", seat)

    # The tricks

    def _play(self, state: State, card: Card) -> Step[State]:
        """A card to the trick; seats without cards are passed over."""
        seat = state.turn
        hand = tuple(held for held in state.hands[seat] if held != card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        state = state._replace(trick=(*state.trick, (seat, card)), hands=hands)
        events = [Event("played", seat, (card,))]
        if state.trump != NO_SUIT and card == state.called:
            events.append(self._shown(state, seat))
        following = (seat + 1) % self.seats
        while following != state.leader and not hands[following]:
            following = (following + 1) % self.seats
        if following != state.leader:
            return Step(state._replace(turn=following), tuple(events))
        if state.trump == NO_SUIT:
            return Step(state._replace(phase=NAME, turn=state.caller), tuple(events))
        return self._take(state, events)

    def _take(self, state: State, events: list[Event]) -> Step[State]:
        """A full trick goes to its winner, who leads to the next."""
        winner, _ = winning_play(state.trick, self.pack.suit, self.customs.strength, state.trump)
        cards = tuple(card for _, card in state.trick)
        worth = sum(self.customs.card_points[card] for card in cards)
        events.append(Event("trick_taken", winner, cards, worth))
        state = state._replace(trick=(), tricks=(*state.tricks, Trick(state.trick, winner)))
        return self._lead(state, winner, events)

    def _lead(self, state: State, seat: Seat, events: list[Event]) -> Step[State]:
        """The next trick is led by this seat or the first after it that holds a card; without any the deal ends."""
        holding = tuple(other for other, hand in enumerate(state.hands) if hand)
        if not holding:
            return self._count(state, events)
        leader = self._from(seat, holding)
        return Step(state._replace(phase=PLAY, turn=leader, leader=leader), tuple(events))

    def _count(self, state: State, events: list[Event]) -> Step[State]:
        """The contract is kept or not; then the next deal or the end of the match (Chiamata, rules 4 to 6)."""
        match, partner, caller = state.match, sight.partner_of(state), state.caller
        standing = standing_bid(state.auction)
        assert standing is not None
        made, others = answers.points_of_sides(self.customs, state)
        promised = self.customs.ladder.contracts[standing.rung].points
        outcome = Outcome(promised, made, others, alone=partner is None)
        for_caller, for_partner, for_others = self.customs.score(outcome)
        gains = dict.fromkeys(self.customs.players(match.dealer), for_others)
        if partner is not None:
            gains[partner] = for_partner
        gains[caller] = for_caller
        scores = tuple(score + gains.get(seat, 0) for seat, score in enumerate(match.scores))
        note = MADE if outcome.kept else FAILED
        result = DealResult(match.deal, match.dealer, answers.points_by_side(self.customs, state), scores, note)
        match = match._replace(scores=scores, finished=(*match.finished, result))
        events.append(Event("side_counted", caller, number=made))
        events.append(Event(note, caller, number=promised))
        events += [Event("scored", seat, number=gain) for seat, gain in sorted(gains.items())]
        played = sum(deal.note in PLAYED_OUT for deal in match.finished)
        if self.customs.is_over(scores, played):
            best = winners_by_score(scores)
            events += [Event("match_won", seat, number=scores[seat]) for seat in best.winners]
            over = match._replace(status=FINISHED, result=best)
            return Step(state._replace(match=over, turn=NOBODY), tuple(events))
        step = self._deal(match._replace(dealer=(match.dealer + 1) % self.seats))
        return Step(step.state, (*events, *step.events))

    # Seeing

    def view(self, state: State, seat: Seat | None) -> View[State]:
        """What may be known is decided in `sight`."""
        legal = self.legal(state) if seat is not None and seat == state.turn else ()
        return View(seat, legal, sight.seen_by(state, seat))

    def sample(self, view: View[State], rng: Rng) -> State:
        """The hidden hands filled with the cards that are nowhere to be seen."""
        return sight.world_of(self.customs, view.state, rng)

    def describe(self, view: View[State]) -> dict[str, object]:
        """See `answers`."""
        return answers.describe(self.customs, view)
