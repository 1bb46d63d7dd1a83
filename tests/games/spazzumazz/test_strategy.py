"""The bots of Spazz'u'mazz play what the rules page says of them, and name the rule."""

import pytest

from cardtables.bots.levels import bot_of, levels_of
from cardtables.engine.errors import TableError
from cardtables.engine.match import Chance
from cardtables.engine.moves import Move
from cardtables.engine.rng import shuffled, stream
from cardtables.games.spazzumazz.emptying import surely_empties
from cardtables.games.spazzumazz.rules import Spazzumazz
from cardtables.games.spazzumazz.state import GONE, State
from cardtables.games.spazzumazz.strategy import Normal, phase_of
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from tests.games.positions import Deal
from tests.games.spazzumazz.table import SPEC, chosen, deal, table
from tests.games.spazzumazz.test_against_reference import any_deal

OTHER = "9S 9H 9D | QS QH | 3S 3H 3D"
STOCK = "7D 7C 8D 8C"
LOW = "4S | 4H | 4D"
"""A second player whose cards are all low: then the highest that can be seen are one's own."""


def opening(hand: str, pile: str = "", other: str = OTHER) -> Deal:
    return deal(hand, other, pile=pile, stock=STOCK, drawn=[2, 1])


def middle(hand: str, pile: str = "", other: str = OTHER) -> Deal:
    return deal(hand, other, pile=pile, stock=STOCK, drawn=[2, 2])


def end(hand: str, pile: str = "", other: str = LOW) -> Deal:
    return deal(hand, other, pile=pile)


def test_levels_come_weakest_first() -> None:
    assert list(levels_of(SPEC)) == ["random", "easy", "normal"]


class TestPhases:
    """Opening until all active players have drawn on two turns, middle with a stock, end without."""

    @pytest.mark.parametrize(
        ("drawn", "stock", "phase"),
        [
            ((2, 2, 0), STOCK, "middle"),
            ((2, 1, 9), STOCK, "opening"),
            ((0, 0, 0), "", "end"),
            ((5, 2, 0), "7D", "middle"),
        ],
    )
    def test_phase(self, drawn: tuple[int, ...], stock: str, phase: str) -> None:
        rules = table(3)
        position = rules.read_deal(deal("3S", "4S", "", stock=stock, drawn=list(drawn)))
        assert phase_of(rules.setup(Chance(None, (position,))).state) == phase


class TestPageCases:
    """The cases of the page, word for word."""

    @pytest.mark.parametrize(
        ("position", "move"),
        [
            (middle("JS JH 2S", "9C"), "play J J"),
            (opening("AS 2S 10S", "KC"), "play 2"),
            (middle("AS AH 2S", "KC"), "play A A"),
            (middle("2S 10S", "KC"), "play 2"),
            (end("AS AH | 3S | 3H", "KC"), "play A"),
            (middle("AS 2S", "AC AH AD"), "play A"),
            (middle("5S 5H 9S | 5D |", "4C"), "play 5 5 + 5"),
            (middle("10S 3S 4S | 10H |", "KC"), "play 10"),
        ],
    )
    def test_case(self, position: Deal, move: str) -> None:
        assert chosen(position)[0] == move


class TestRules:
    """Each numbered rule of the strategy, in the order in which they fire."""

    def test_1_one_move_is_made(self) -> None:
        assert chosen(middle("3S 4S 9H", "KC")) == ("pickup", "only_pickup")
        assert chosen(middle("3S 4S AH", "KC")) == ("play A", "only_play")
        assert chosen(deal("| | 5S", OTHER, pile="4C")) == ("flip 1", "only_flip")

    def test_1_of_several_face_down_cards_any_will_do(self) -> None:
        assert chosen(deal("| | 5S 6S", OTHER, pile="4C")) == ("flip 1", "any_face_down")

    @pytest.mark.parametrize(
        ("own", "pile", "move"),
        [
            ("8S 8H", "4C", "play 8 8"),  # at once
            ("10S 8S 8H", "4C", "play 10"),  # sweep, then the rest
            ("10S 10H 8S 8H", "4C", "play 10"),  # of several the one with the fewest cards
            ("8S 8H 8D 8C 3S", "4C", "play 8 8 8 8"),
            ("8S 8H 3S", "8C 8D", "play 8 8"),
            ("10S KS | KH |", "4C", "play 10"),
            ("10S 10H | | 3S", "4C", "play 10"),  # the only face-down card fits an empty pile
            ("8S | 8H |", "4C", "play 8 + 8"),
        ],
    )
    def test_2_a_sure_way_out(self, own: str, pile: str, move: str) -> None:
        assert chosen(end(own, pile)) == (move, "sure_way_out")

    @pytest.mark.parametrize("own", ["10S 8S 9H", "10S | KS QH |", "10S | | 3S 4S", "10S 8S | | 3S"])
    def test_2_not_sure(self, own: str) -> None:
        assert chosen(end(own, "4C"))[1] != "sure_way_out"

    def test_2_only_in_the_end(self) -> None:
        assert chosen(middle("8S 8H", "4C")) == ("play 8 8", "card_first")
        assert chosen(middle("10S 8S 8H", "KC"))[1] == "only_play"

    def test_3_all_aces_when_the_position_has_been_before(self) -> None:
        """Seat 1 lays the 5, seat 0 one of two aces, and six moves later all is as it was."""
        circle = deal("AS | 3S | 4S", "AH 5S | 3H | 4H")
        once = "play A, play A, pickup, play 5"
        assert chosen(circle, once) == ("play A", "top_one_by_one")
        twice = f"{once}, play A, pickup, play A, play A, pickup, play 5"
        assert chosen(circle, twice) == ("play A A", "break_the_circle")

    def test_4_the_lowest_card_with_all_its_copies(self) -> None:
        assert chosen(opening("5S 6H 6D KS 2S | 6S 9S | 3S", "5C")) == ("play 5", "card_first")
        assert chosen(opening("6H 6D KS 2S | 6S 9S | 3S", "5C")) == ("play 6 6 + 6", "card_first")
        assert chosen(end("| 6S 6H 9S | 3S", "5C", OTHER)) == ("play + 6 6", "card_first")

    def test_4_of_the_highest_rank_in_sight_copies_go_as_aces_do(self) -> None:
        position = end("KS KH | 3S | 3H", "9C")
        assert chosen(position) == ("play K", "top_one_by_one")
        assert chosen(end("KS KH | 3S | 3H", "9C", "4S | AS | 4D")) == ("play K K", "card_first")
        assert chosen(end("KS KH | 3S | 3H", "9C", "AS | 4S | 4D")) == ("play K", "top_one_by_one")

    def test_5_without_a_card_the_phase_decides(self) -> None:
        hand = "2S 2H AS 10S | 2D |"
        assert chosen(opening(hand, "KC")) == ("play 2 2 + 2", "two_before_ace")
        assert chosen(middle(hand, "KC")) == ("play A", "aces_together")
        assert chosen(end(f"{hand} 3S", "KC"))[0] == "play A"
        assert chosen(middle("2S 10S 10H 3S", "KC")) == ("play 2", "then_the_two")

    def test_6_one_10_and_a_face_up_one_last(self) -> None:
        assert chosen(middle("10S 10H 3S | 10D |", "KC")) == ("play 10", "ten_last")
        assert chosen(end("| 10D 10H 3S | 4S 4H", "KC")) == ("play + 10", "ten_face_up")

    def test_7_until_the_end_all_aces_of_the_hand(self) -> None:
        assert chosen(middle("AS AH 3S | AD |", "KC")) == ("play A A", "aces_together")
        assert chosen(middle("AS AH 3S | AD AC |", "KC")) == ("play A A + A A", "aces_complete_sweep")
        assert chosen(middle("AS 3S | AD AC |", "AH")) == ("play A + A A", "aces_complete_sweep")
        assert chosen(middle("AS 3S | AD AC |", "AH AS")) == ("play A + A", "aces_complete_sweep")
        assert chosen(middle("AS AH 3S | AD |", "AC AD")) == ("play A A", "aces_together")

    def test_7_in_the_end_the_fewest_that_sweep(self) -> None:
        assert chosen(end("AS AH 3S 4S | 3D |", "AC AD AH")) == ("play A", "top_sweeps")
        assert chosen(end("AS AH 3S 4S | AD 3D |", "AC AD")) == ("play A A", "top_sweeps")
        assert chosen(end("AS 3S 4S | AD 3D |", "AC AD")) == ("play A + A", "top_sweeps")
        assert chosen(end("AS AH AD AC 4S 5S | 3D |", "KC")) == ("play A A A A", "top_sweeps")

    def test_7_three_are_split_into_one_and_two(self) -> None:
        other = "3C 3S 5S | 4H | 4D"
        position = end("AS AH AD 6S 7S | 3D | 3S", "KC", other)
        assert chosen(position) == ("play A", "top_one_by_one")
        assert chosen(position, "play A, pickup, play 6, play K") == ("play A A", "top_two_left")

    def test_7_two_are_laid_one_by_one(self) -> None:
        position = end("AS AH 6S 7S | 3D | 3S", "KC", "3C 3S 5S | 4H | 4D")
        assert chosen(position) == ("play A", "top_one_by_one")
        assert chosen(position, "play A, pickup, play 6, play K") == ("play A", "only_play")

    def test_7_a_single_one_that_swept_was_none_of_three(self) -> None:
        """Of three aces one completes a row; the two left are then two like any others."""
        position = end("AS AH AD 6S 7S | 3D | 3S", "AC AD AH", "3C 3S 5S | 4H | 4D")
        assert chosen(position) == ("play A", "top_sweeps")
        assert chosen(position, "play A, play 7, pickup, play 6, play 7") == ("play A", "top_one_by_one")

    def test_7_who_has_taken_the_pile_since_begins_anew(self) -> None:
        rules = table(2)
        told = rules.read_deal(end("KS KH KD 3S | 4C |", "9C", "AS 5S"))
        state = rules.setup(Chance(None, (told,))).state
        king = rules.grammar.read("play K").args[0]
        for move, laid in (("play K", ((king, 1),)), ("play A", ((king, 1),)), ("pickup", ())):
            state = rules.apply(state, rules.grammar.read(move)).state
            assert state.laid[0] == laid


def chains(rules: Spazzumazz, state: State) -> bool:
    """Whether the seat to act can go out by its own turns alone, whatever lies hidden: tried move by move."""
    seat = state.turn
    for move in rules.legal(state):
        if move.verb == "pickup":
            continue
        if move.verb == "flip" and (state.pile or sum(card != GONE for card in state.face_down[seat]) > 1):
            continue
        if leads_out(rules, state, move):
            return True
    return False


def leads_out(rules: Spazzumazz, state: State, move: Move) -> bool:
    seat = state.turn
    after = rules.apply(state, move).state
    if seat in after.out or after.turn == -1:
        return seat in after.out
    return after.turn == seat and chains(rules, after)


@pytest.mark.parametrize("seed", range(40))
def test_a_sure_way_out_is_found_exactly_where_trying_all_finds_one(seed: int) -> None:
    rng = stream(seed, "emptying", 0)
    rules = table(2)
    cards = [rules.pack.text(card) for card in shuffled(rules.pack.cards, rng) if rules.pack.rank[card] in (1, 4, 7, 9)]
    for _ in range(10):
        top = iter(shuffled(cards, rng))
        own = [" ".join(next(top) for _ in range(int(rng.random() * size))) for size in (6, 4, 2)]
        pile = " ".join(next(top) for _ in range(int(rng.random() * 4)))
        if not own[0]:
            continue
        position = rules.read_deal(deal(" | ".join(own), "KS KH | KD |", pile=pile))
        state = rules.setup(Chance(None, (position,))).state
        for move in rules.legal(state):
            if move.verb == "play":
                assert surely_empties(state, move) == leads_out(rules, state, move), rules.text_of([move])


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seed", range(25))
def test_what_a_bot_cannot_see_changes_nothing(level: str, seed: int) -> None:
    """Hidden cards dealt anew, as the view allows, and the same stream: the same decision, in every phase."""
    rng = stream(seed, "fairness", 0)
    seats = SPEC.seats[seed % 6]
    rules = table(seats)
    bot = bot_of(SPEC, rules, level)
    deals = (rules.read_deal(any_deal(seats, rules.pack.copies, rng)),) if seed % 2 else ()
    state = rules.setup(Chance(seed, deals)).state
    for made in range(400):
        if state.turn < 0:
            break
        view = rules.view(state, state.turn)
        decision = bot.decide(view, stream(seed, "bot", made))
        assert decision.move in view.legal
        if made % 5 == 0:
            world = rules.sample(view, rng)
            assert bot.decide(rules.view(world, state.turn), stream(seed, "bot", made)) == decision
        move = decision.move if rng.random() < 0.7 else view.legal[int(rng.random() * len(view.legal))]
        state = rules.apply(state, move).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str) -> None:
    """Met in play of both bots, and said with the rank it speaks of."""
    speech = Speech(language, extra=[SPEC.locale])
    said = {}
    for seed in range(30):
        rules = table(2 + seed % 4)
        narrator = Narrator(speech, ["Anna"] * rules.seats, rules.pack, sides=rules.sides)
        bots = [bot_of(SPEC, rules, level) for level in ("easy", "normal")]
        state = rules.setup(Chance(seed)).state
        while state.turn >= 0:
            move, reason = bots[state.turn % 2].decide(rules.view(state, state.turn), stream(seed, "bot", state.made))
            said[reason.code] = narrator.reason(reason)
            state = rules.apply(state, move).state
    assert len(said) >= 15
    assert all("{" not in sentence and sentence.endswith(".") for sentence in said.values())


def lost(seats: int, games: int, seed: int) -> float:
    """The normal bot's share of games lost among random players, in all seats in turn."""
    rules = table(seats)
    normal, random = Normal(), bot_of(SPEC, rules, "random")
    losses = 0
    for game in range(games):
        seat = game % seats
        state = rules.setup(Chance(f"{seed}/{game}")).state
        while state.turn >= 0:
            bot = normal if state.turn == seat else random
            state = rules.apply(
                state, bot.decide(rules.view(state, state.turn), stream(seed, f"bot.{game}", state.made)).move
            ).state
        assert state.match.result is not None
        losses += seat in state.match.result.losers
    return losses / games


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "most"), [(2, 0.11), (4, 0.02)])
def test_normal_loses_little_against_random_players(seats: int, most: float) -> None:
    assert lost(seats, 2000, seed=1) <= most


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_of_bots_come_to_an_end(seats: int) -> None:
    """20,000 games over all seat counts: void ones are below one in a thousand."""
    rules = table(seats)
    normal = Normal()
    void = 0
    for game in range(4000):
        state = rules.setup(Chance(f"ends/{game}")).state
        while state.turn >= 0:
            state = rules.apply(state, normal.decide(rules.view(state, state.turn), stream(0, "bot", 0)).move).state
        assert state.match.result is not None
        void += state.match.result.void
    assert void < 4


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(TableError, match="unknown_level"):
        bot_of(SPEC, table(2), "hard")
