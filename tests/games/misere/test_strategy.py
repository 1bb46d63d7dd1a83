"""Misère's rules page, section The normal bot: every rule where it determines the move, with its reason."""

import pytest

from cardtables.engine.cards import Cards
from cardtables.engine.match import Chance
from cardtables.engine.rng import stream
from cardtables.games.misere.state import PACK
from cardtables.games.misere.strategy import atout_tricks, best_trump, misere_tricks, strength_of
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from tests.games.misere.table import EMPTY, SPEC, atout, deal, decided, table


def hand(text: str) -> Cards:
    return tuple(PACK.read(word) for word in text.split())


# Misère


def test_leads_the_card_with_most_unseen_higher_ones() -> None:
    """Above the 3 of clubs 11 are out, above the 4 of spades 9: the 5 and the king are the seat's own."""
    position = deal("4S 5S KS 3C", "AH 2H 3H 4H", "AD 2D 3D 4D", "AC 2C 4C 5C")
    assert decided(position) == ("play 3C", "lead_most_above")


def test_does_not_lead_into_a_suit_that_all_others_lack() -> None:
    """After two rounds of spades, which nobody followed, the 3 of spades would take its trick."""
    position = deal("AS 3S QC 6C", "2H 3H 4H 5H", "2D 3D 4D 5D", "AH 6H 7H 8H")
    assert decided(position, "play AS, play 2H, play 2D, play AH") == ("play 6C", "lead_most_above")


def test_does_not_lead_the_highest_while_lower_ones_are_out() -> None:
    assert decided(deal("AS QC", "2H 3H", "2D 3D", "AH 6H")) == ("play QC", "lead_most_above")


def test_without_another_choice_it_leads_what_it_has() -> None:
    assert decided(deal("AS AC", "2H 3H", "2D 3D", "AH 6H"))[1] == "lead_no_escape"


def test_follows_with_the_highest_card_that_still_loses() -> None:
    position = deal("9S 2H", "QS 8S 3S", "2D 3D", "4D 5D")
    assert decided(position, "play 9S") == ("play 8S", "highest_that_loses")


def test_last_with_no_loser_it_takes_with_the_highest() -> None:
    position = deal("2S 2H", "3S 2C", "4S 2D", "6S KS")
    assert decided(position, "play 2S, play 3S, play 4S") == ("play KS", "take_with_highest")


def test_before_others_with_no_loser_it_plays_the_lowest() -> None:
    position = deal("2S 2H", "3S 9S", "4S 2D", "6S KS")
    assert decided(position, "play 2S") == ("play 3S", "lowest_and_hope")


def test_void_it_throws_the_most_dangerous_card() -> None:
    """The queen of hearts: ten lower are out and two higher; the 5 of clubs: three lower, nine higher."""
    position = deal("9S 2D", "QH 5C", "3S 3D", "4S 4D")
    assert decided(position, "play 9S") == ("play QH", "throw_most_dangerous")


def test_equally_dangerous_cards_go_from_the_short_suit_first() -> None:
    """Ace of hearts: 12 lower. Ace and king of clubs: 11 lower each, none higher out: less dangerous."""
    position = deal("9S 2D 3D", "AH AC 2C", "3S 4D 5D", "4S 6D 7D")
    assert decided(position, "play 9S") == ("play AH", "throw_most_dangerous")


# The trump


def test_names_the_longest_and_strongest_suit() -> None:
    """Spades: 4 + 1.0 + 0.8; hearts: 5 + 0.1."""
    assert best_trump(hand("AS KS 2S 3S 10H 2H 3H 4H 5H 2D 3D 2C 3C")) == PACK.suits.index("S")
    assert best_trump(hand("JS 9S 2S 3S 10H 2H 3H 4H 5H 2D 3D 2C 3C")) == PACK.suits.index("H")


def test_equal_suits_by_strength() -> None:
    """Four with the ace are 5.0, as five without a high card are: the ace decides."""
    assert best_trump(hand("2S 3S 4S 5S 6S AH 2H 3H 4H 2D 3D 2C 3C")) == PACK.suits.index("H")


def test_the_trump_is_named_with_its_reason() -> None:
    position = [EMPTY, deal("2S", "3S", "4S", "AH KH 2C")]
    assert decided(position) == ("trump H", "best_trump")
    assert decided(position, level="easy") == ("trump H", "beginner_longest_suit")


# Atout


def test_draws_trumps_with_the_highest_outstanding() -> None:
    assert decided(*atout("AH 2H AS", "3H 4D 5D", "4H 6D 7D", "5H 8D 9D", trump="H")) == (
        "play AH",
        "draw_trumps_from_top",
    )


def test_draws_trumps_with_five() -> None:
    hands = ("KH 5H 4H 3H 2H AS", "AH 4D 5D 6D 7D 8D", "QH 2D 3D 9D 10D JD", "JH 2C 3C 4C 5C 6C")
    assert decided(*atout(*hands, trump="H")) == ("play KH", "draw_trumps_by_length")


def test_with_fewer_and_lower_trumps_it_cashes_side_winners() -> None:
    assert decided(*atout("KH 2H AS", "AH 4D 5D", "4H 6D 7D", "5H 8D 9D", trump="H")) == ("play AS", "cash_side_winner")


def test_once_nobody_can_hold_trumps_it_stops_drawing() -> None:
    """Three rounds of trumps that nobody followed: the king waits, the ace of spades is cashed."""
    hands = ("AH KH AS", "4D 5D 6D", "7D 8D 9D", "2C 3C 4C")
    assert decided(*atout(*hands, trump="H", moves="play AH, play 4D, play 7D, play 2C")) == (
        "play AS",
        "cash_side_winner",
    )


def test_without_winners_it_leads_low_from_the_shortest_side_suit() -> None:
    hands = ("KH 2H QS 3S 9C", "AH 4D 5D 6D 7D", "4H 8D 9D 2D 3D", "5H 2C 3C 4C 5C")
    assert decided(*atout(*hands, trump="H")) == ("play 9C", "low_from_shortest")


def test_second_and_third_play_a_sure_winner() -> None:
    deals, moves = atout("2S 3C", "AS 5S", "6S 4C", "7S 5C", trump="H", moves="play 2S")
    assert decided(deals, moves) == ("play AS", "sure_winner")


def test_second_and_third_play_low_without_a_sure_winner() -> None:
    deals, moves = atout("2S 3C", "KS 5S", "6S 4C", "7S 5C", trump="H", moves="play 2S")
    assert decided(deals, moves) == ("play 5S", "low_without_winner")


def test_a_winner_is_not_sure_when_a_later_seat_is_known_to_be_able_to_trump() -> None:
    """The third player has not followed spades, and hearts are trumps; were spades trumps it would be sure."""
    hands = ("KS 3S 3C", "AS 9S 4S", "6D 7D 8D", "7S 8S 5C")
    deals, moves = atout(*hands, trump="H", moves="play KS, play 4S, play 6D, play 7S, play 3S")
    assert decided(deals, moves) == ("play 9S", "low_without_winner")
    assert decided([*deals[:1], deal(*hands)], moves.replace("trump H", "trump S")) == ("play AS", "sure_winner")


def test_last_wins_as_cheaply_as_possible() -> None:
    deals, moves = atout("9S 3C", "2S 5D", "3S 4C", "AS 10S", trump="H", moves="play 9S, play 2S, play 3S")
    assert decided(deals, moves) == ("play 10S", "win_cheaply")


def test_last_without_a_winner_gives_its_lowest() -> None:
    deals, moves = atout("9S 3C", "KS 5D", "3S 4C", "QS 10S", trump="H", moves="play 9S, play KS, play 3S")
    assert decided(deals, moves) == ("play 10S", "cannot_win")


def test_void_it_plays_the_lowest_trump_that_wins() -> None:
    hands = ("9S 3C", "6H 5D", "3H 7H 8H", "10S 2S")
    deals, moves = atout(*hands, trump="H", moves="play 9S, play 6H")
    assert decided(deals, moves) == ("play 7H", "lowest_trump_that_wins")


def test_void_it_never_throws_a_trump_that_loses() -> None:
    deals, moves = atout("9S 3C", "6H 5D", "3H 4C", "10S 2S", trump="H", moves="play 9S, play 6H")
    assert decided(deals, moves) == ("play 4C", "throw_lowest")


def last_deal(*hands: str, behind: int) -> tuple[list[dict[str, object]], str]:
    """The eighth deal, in which seat 1 is already so many tricks of atout ahead: 1 to 5 tricks of the second deal."""
    ranks = ("A", "K", "Q", "J", "10")[:behind]
    won = ["".join(f" {rank}{suit}" for rank in range(2, 2 + behind)) for suit in "HD"]
    second = deal(won[0], " ".join(f"{rank}S" for rank in ranks), won[1], "", turn=1)
    deals = [EMPTY, second, *[EMPTY] * 5, deal(*hands)]
    tricks = [f"play {rank}S, play {number}D, play {number}H" for number, rank in enumerate(ranks, 2)]
    return [dict(raw) for raw in deals], ", ".join(["trump S", *tricks, "trump S", "trump S", "trump H"])


def test_when_every_trick_is_needed_the_highest_trump_goes_first() -> None:
    hands = ("KH 9H AS", "2S 3S 4S", "AH 2D 3D", "7D 8D 9D")
    deals, moves = last_deal(*hands, behind=3)
    assert decided([*deals], moves) == ("play KH", "highest_trump_all_needed")
    deals, moves = last_deal(*hands, behind=2)
    assert decided([*deals], moves) == ("play AS", "cash_side_winner")


# Who chooses


def test_takes_first_what_the_hand_promises_more() -> None:
    low, high = "2H 3H 4H", "AH KH QH"
    assert decided(deal("2S", "3S", "4S", low), dealer_chooses="on") == ("order misere", "misere_first")
    strong = "AH KH QH JH 10H 9H 8H AS KS AD KD AC KC"
    assert decided(deal("2S", "3S", "4S", strong), dealer_chooses="on") == ("order atout", "atout_first")
    assert decided(deal("2S", "3S", "4S", high), level="easy", dealer_chooses="on")[0] == "order misere"


def test_estimates_rise_with_the_cards() -> None:
    weak, strong = hand("2S 3S 4S 5H 6H 2D 3D 4D 7D 2C 3C 4C 6C"), hand("AS KS QS JS AH KH AD KD QD AC KC QC JC")
    assert (misere_tricks(weak) < 1, misere_tricks(strong) > 5) == (True, True)
    assert (atout_tricks(weak) < 2, atout_tricks(strong) > 7) == (True, True)


# The beginner


def test_easy_follows_a_beginners_rules() -> None:
    position = deal("9S 2S", "QS 3S", "4H 5C", "6S AS")
    assert decided(position, level="easy") == ("play 2S", "beginner_lowest")
    assert decided(position, "play 9S", level="easy") == ("play 3S", "beginner_lowest")
    assert decided(position, "play 9S, play 3S", level="easy") == ("play 5C", "beginner_throws_highest")
    deals, moves = atout("9S 2S", "QS KS", "4H 5C", "6S AS", trump="D")
    assert decided(deals, moves, "easy") == ("play 9S", "beginner_leads_highest")
    assert decided(deals, f"{moves}, play 9S", "easy") == ("play QS", "beginner_wins")
    assert decided(deals, f"{moves}, play 9S, play KS", "easy") == ("play 4H", "beginner_lowest")


def test_strength_goes_from_the_2_to_the_ace() -> None:
    assert [strength_of(card) for card in hand("2S 3S 10S JS QS KS AS")] == [1, 2, 9, 10, 11, 12, 13]


# Reasons in words


@pytest.mark.parametrize("level", list(SPEC.bots))
def test_every_decision_is_said_in_words(level: str) -> None:
    rules = table(dealer_chooses="on")
    bot = SPEC.bots[level](rules)
    narrators = [Narrator(Speech(language, [SPEC.locale]), ["A", "B", "C", "D"], rules.pack) for language in LANGUAGES]
    for seed in range(4):
        state = rules.setup(Chance(seed)).state
        while (seat := rules.to_act(state)) is not None:
            decision = bot.decide(rules.view(state, seat), stream(seed, "bot", seat))
            for narrator in narrators:
                assert narrator.reason(decision.reason)
            state = rules.apply(state, decision.move).state
