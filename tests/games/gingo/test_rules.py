"""Gingo's rules page (briscola-family.md, Briscola pazza, Gingo)."""

import pytest

from cardtables.engine.calledtricks.scoring import Outcome, by_contract
from cardtables.engine.rng import stream
from tests.games.called import Tables, deal

TABLES = Tables("gingo")
played, refused = TABLES.played, TABLES.refused

HANDS = ("AS 3C RS CB", "FB RC CS CD", "AD 3D FC FS", "AC 3S CC FD", "RD AB 3B RB")
NAMED = "pass, bid 80, pass, pass, pass, name D"


class TestAuction:
    @pytest.mark.parametrize(
        ("moves", "code", "move"),
        [
            ("bid 60", "no_such_bid", 0),
            ("bid 121", "no_such_bid", 0),
            ("bid A", "no_such_bid", 0),
            ("bid 70, bid 69", "bid_not_higher", 1),
            ("monte", "unknown_move", 0),
            ("pass, bid 80, pass, pass, pass, bid 90", "auction_over", 5),
        ],
    )
    def test_refused(self, moves: str, code: str, move: int) -> None:
        assert refused(deal(*HANDS), moves) == (code, move)

    def test_all_pass_as_in_chiamata(self) -> None:
        answer = played([deal(*HANDS, dealer=3)], "pass, pass, pass, pass, pass", seed=1)
        assert (answer["deal"], answer["dealer"], answer["scores"]) == (2, 3, [0] * 5)


class TestCalling:
    @pytest.mark.parametrize(
        ("caller", "suit", "card", "partner"),
        [(2, "D", "RD", 4), (2, "S", "AS", 0), (4, "B", "CB", 0), (0, "C", "AC", 3), (3, "C", "3C", 0)],
    )
    def test_the_highest_trump_the_caller_lacks_is_called(
        self, caller: int, suit: str, card: str, partner: int
    ) -> None:
        passes = ["pass"] * 5
        passes[(caller - 1) % 5] = "bid 61"
        answer = played(deal(*HANDS), f"{', '.join(passes)}, name {suit}")
        assert (answer["contract"]["card"], answer["partner"], answer["to_act"]) == (card, partner, caller)

    def test_the_order_of_the_cards_decides(self) -> None:
        """With 3 and 7 exchanged a caller with ace and 3 lacks the 7."""
        assert played(deal(*HANDS), NAMED, order="three_seven")["contract"]["card"] == "7D"

    @pytest.mark.parametrize(("view", "partner"), [(0, None), (1, None), (2, None), (3, None), (4, 4), (None, 4)])
    def test_the_partner_is_secret(self, view: int | None, partner: int | None) -> None:
        assert played(deal(*HANDS), NAMED, view=view)["partner"] == partner

    def test_everybody_knows_what_the_caller_must_hold(self) -> None:
        """A world imagined at another seat leaves ace and 3 with the caller, and never the king."""
        rules, state = TABLES.state(deal(*HANDS), NAMED)
        kings = set()
        for number in range(60):
            world = rules.sample(rules.view(state, 0), stream(1, "worlds", number))
            hands = [set(rules.pack.texts_of(hand)) for hand in world.hands]
            assert {"AD", "3D"} <= hands[2]
            kings |= {seat for seat, hand in enumerate(hands) if "RD" in hand}
        assert kings == {1, 3, 4}


class TestPoints:
    @pytest.mark.parametrize(
        ("outcome", "scores"),
        [
            (Outcome(80, 84, 36, alone=False), (80, 80, 0)),
            (Outcome(80, 80, 40, alone=False), (80, 80, 0)),
            (Outcome(80, 72, 48, alone=False), (-8, -8, 48)),
            (Outcome(61, 120, 0, alone=False), (61, 61, 0)),
            (Outcome(120, 0, 120, alone=False), (-120, -120, 120)),
        ],
    )
    def test_caller_partner_and_each_other(self, outcome: Outcome, scores: tuple[int, int, int]) -> None:
        assert by_contract(outcome) == scores

    WHOLE_SUIT = deal("AD 3D RD CD FD 7D 6D 5D 4D 2D", "AS", "AC", "AB", "3S", dealer=4)
    LEADS = ", ".join(f"play {rank}D" for rank in "3RCF765")

    def test_alone_with_the_whole_suit_twice_as_much(self) -> None:
        """He takes all: 30 of his own and 43 of theirs."""
        play = f"play AD, play AS, play AC, play AB, play 3S, {self.LEADS}, play 4D, play 2D"
        for bid, score, each in ((61, 122, 0), (80, -14, 0)):
            answer = played(self.WHOLE_SUIT, f"bid {bid}, pass, pass, pass, pass, name D, {play}", deals=1)
            assert (answer["contract"]["card"], answer["partner"]) == (None, None)
            assert answer["scores"] == [score, each, each, each, each]

    def test_a_called_card_in_nobodys_hand_leaves_the_caller_alone_too(self) -> None:
        position = deal("AD AS", "4C 3C", "5C 6C", "7C 4B", "5B 6B", dealer=4)
        moves = "bid 61, pass, pass, pass, pass, name D, play AD, play 4C, play 5C, play 7C, play 5B"
        answer = played(position, f"{moves}, play AS, play 3C, play 6C, play 4B, play 6B", deals=1)
        assert (answer["contract"]["card"], answer["scores"]) == ("3D", [-58, 0, 0, 0, 0])


class TestMatch:
    def test_the_highest_total_after_so_many_deals(self) -> None:
        one = deal("AD", "4C", "5C", "7C", "5B", dealer=4)
        moves = "bid 61, pass, pass, pass, pass, name D, play AD, play 4C, play 5C, play 7C, play 5B"
        answer = played([one, one], f"{moves}, {moves}", deals=2)
        assert (answer["status"], answer["scores"]) == ("finished", [-200, 0, 0, 0, 0])
        assert answer["result"]["winners"] == [1, 2, 3, 4]

    def test_ten_deals_unless_told_otherwise(self) -> None:
        assert played(deal(*HANDS))["options"]["deals"] == 10
        assert refused(deal(*HANDS), deals=0)[1] is None
