"""The options of Briscola and its kin: each has those that the rules page names, its own before those it shares."""

import pytest

from cardtables.engine.errors import TableError
from cardtables.shelf.options import option_infos, read_options
from cardtables.shelf.registry import find_game
from tests.games.stock_deals import GAMES
from tests.games.stock_reference import DEFAULTS, SEATS

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
ORDER, PARTNERS = {"order", "show_points"}, {"removed_two", "signs", "talk", "last_look", "signs_seen"}
OWN = {
    "briscolone": ["target", "must_follow"],
    "briscola_scoperta": ["form"],
    "mariaje": ["target", "swap"],
    "marianna": ["target", "values"],
}


@EVERY_GAME
def test_each_game_has_the_options_and_defaults_of_its_page(game: str) -> None:
    assert read_options(find_game(game).options, {}).model_dump() == DEFAULTS[game]


@EVERY_GAME
def test_its_own_options_come_first_and_those_of_every_game_last(game: str) -> None:
    names = [info.name for info in option_infos(find_game(game).options)]
    own = OWN.get(game, ["target", "accuse", "swap", "early_end"])
    assert names[: len(own)] == own
    assert names[-1] == "friendly"
    assert set(names[-3:-1]) == ORDER
    assert PARTNERS.isdisjoint(names) == (game == "briscolone")


@EVERY_GAME
def test_each_game_has_its_seats_and_no_others(game: str) -> None:
    assert find_game(game).seats == SEATS[game]


@EVERY_GAME
def test_an_unknown_option_is_refused_by_name(game: str) -> None:
    spec = find_game(game)
    for wrong in ("", "Order", "trump", "hand_size", "seats"):
        with pytest.raises(TableError) as caught:
            read_options(spec.options, {wrong: "on"})
        assert (caught.value.code, caught.value.params["option"]) == ("unknown_option", wrong)
