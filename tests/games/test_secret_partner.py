"""Who the partner is stays secret: nothing depends on it but the holder's own play, until the called card falls.

The called card is put into another hand, in exchange for a card that has not been played either; the same moves are
made. To everybody but the two concerned views, events, answers, bots' moves and plain lines must be the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from cardtables.bots.levels import bot_of
from cardtables.cli.plain.teller import Teller
from cardtables.engine.calledtricks import CalledTricks, State, sight
from cardtables.engine.calledtricks.sight import holder_of_called, partner_of
from cardtables.engine.cards import Seat
from cardtables.engine.events import Event, as_seen_by
from cardtables.engine.rng import stream
from cardtables.engine.rules import Step, View
from cardtables.i18n import LANGUAGES, Speech
from cardtables.match.narrator import Narrator
from cardtables.match.replay import answer, replay
from cardtables.match.session import Session
from tests.games.called import Tables, deal
from tests.games.secrets import CHIAMATA, DUE, GINGO, LEVELS, history, secret_moments, twins

Options = dict[str, object]
SETTINGS = [
    pytest.param(CHIAMATA, {}, id="chiamata"),
    pytest.param(CHIAMATA, {"blind_first_trick": "on", "show_points": "on"}, id="chiamata-blind-points"),
    pytest.param(DUE, {}, id="chiamata_due"),
    pytest.param(Tables("chiamata_due", 7), {"show_points": "on"}, id="chiamata_due-7-points"),
    pytest.param(GINGO, {"show_points": "on"}, id="gingo-points"),
]


def viewers(rules: CalledTricks, concerned: frozenset[Seat]) -> Iterator[Seat | None]:
    """Everybody, and one who only looks on, but for those concerned."""
    yield from (seat for seat in (*range(rules.seats), None) if seat not in concerned)


def check_table(tables: Tables, options: Options, seeds: range) -> Counter[str]:
    """Views, answers, events and every level's decision are the same in both tellings; what was compared."""
    rules = tables.rules(**options)
    bots = {level: bot_of(tables.spec, rules, level) for level in LEVELS}
    compared = Counter[str]()
    for seed in seeds:
        for moment in islice(secret_moments(tables, rules, seed), 0, None, 2):
            true = history(rules, moment)
            for twin in twins(rules, moment):
                world = history(rules, twin.moment)
                compared["in mano" if moment.state.caller in twin.concerned else "partner"] += 1
                for seat in viewers(rules, twin.concerned):
                    view, same_view = (rules.view(steps[-1].state, seat) for steps in (true, world))
                    assert view == same_view
                    assert rules.describe(view) == rules.describe(same_view)
                    for step, same in zip(true, world, strict=True):
                        assert as_seen_by(step.events, seat) == as_seen_by(same.events, seat)
                    if seat == moment.state.turn:
                        for level, bot in bots.items():
                            compared[level] += 1
                            once, again = stream(seed, "bot", 0), stream(seed, "bot", 0)
                            assert bot.decide(view, once) == bot.decide(same_view, again)
    return compared


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_nothing_tells_the_partner(tables: Tables, options: Options) -> None:
    compared = check_table(tables, options, range(9))
    assert min(compared["partner"], *(compared[level] for level in LEVELS)) > 40
    assert (compared["in mano"] > 20) == (tables != GINGO)


def lines_of(session: Session, language: str, seat: Seat | None) -> list[str]:
    """Everything that plain mode may say to somebody, and what a replay answers when asked for his view."""
    narrator = Narrator(Speech(language, [session.spec.locale]), session.names, session.rules.pack)
    teller = Teller(session, narrator, "")
    view = session.view(seat)
    lines = [*teller.opening(), *teller.table(view), *teller.score(view)]
    lines += map(narrator.event, session.log(seat))
    if seat is not None:
        lines += [*teller.hand(view), *teller.rest_of_hand(view), *teller.log(seat), *teller.last_trick(seat)]
        refusal = session.refuse_undo(seat)
        lines.append("" if refusal is None else narrator.refusal(refusal))
        if seat == session.to_act:
            hint = session.hint()
            lines += [session.rules.grammar.write(hint.move), narrator.reason(hint.reason)]
        told = answer(replay(session.record()), seat)
        lines.append(str({key: value for key, value in told.items() if key != "seats"}))
    return lines


def check_lines(tables: Tables, options: Options, seeds: range) -> int:
    """The lines of plain mode are the same in both tellings; how many tellings were compared."""
    rules = tables.rules(**options)
    compared = 0
    for seed in seeds:
        for moment in islice(secret_moments(tables, rules, seed), 1, None, 6):
            for twin in islice(twins(rules, moment), seed % 2, None, 3):
                sessions = [
                    Session.start(each.record(tables, rules, (0, 1), **options)) for each in (moment, twin.moment)
                ]
                for seat in viewers(rules, twin.concerned):
                    language = LANGUAGES[compared % len(LANGUAGES)]
                    compared += 1
                    true, same = (lines_of(session, language, seat) for session in sessions)
                    assert true == same
    return compared


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_no_plain_line_tells_the_partner(tables: Tables, options: Options) -> None:
    assert check_lines(tables, options, range(4)) > 12


@pytest.mark.parametrize("friendly", ["off", "on"])
def test_what_may_be_taken_back_tells_nothing(friendly: str) -> None:
    """Piles are open to the side once it is known: whether an undo uncovers one must not show before."""
    assert check_lines(CHIAMATA, {"friendly": friendly, "show_points": "on"}, range(20, 23)) > 10


@pytest.mark.parametrize(("tables", "options"), SETTINGS)
def test_a_world_may_have_any_partner(tables: Tables, options: Options) -> None:
    """Imagined worlds put the called card into every hand that may hold it, about as often as it has room."""
    rules = tables.rules(**options)
    moment = next(moment for seed in range(20) for moment in secret_moments(tables, rules, seed))
    state = moment.state
    players = rules.customs.players(state.match.dealer)
    for seat in players:
        may_hold = {other for other in players if other != seat} - ({state.caller} if tables == GINGO else set())
        worlds = [rules.sample(rules.view(state, seat), stream(1, "worlds", number)) for number in range(400)]
        holders = Counter(next(holder for holder, hand in enumerate(w.hands) if state.called in hand) for w in worlds)
        if state.called in state.hands[seat]:
            assert set(holders) == {seat}
            continue
        assert set(holders) == may_hold
        assert min(holders.values()) > 400 / len(may_hold) / 2


def test_the_partner_himself_and_only_he_sees_it() -> None:
    for tables in (CHIAMATA, DUE, GINGO):
        rules = tables.rules()
        told: dict[bool, set[bool]] = {}
        for seed in range(0, 16, 2):
            for moment in secret_moments(tables, rules, seed):
                partner = partner_of(moment.state)
                for seat in range(rules.seats):
                    answer = rules.describe(rules.view(moment.state, seat))
                    told[seat == partner] = told.get(seat == partner, set()) | {answer["partner"] is None}
        assert told == {True: {False}, False: {True}}


@pytest.mark.parametrize("tables", [CHIAMATA, DUE])
def test_a_card_in_nobodys_hand_is_as_secret_as_one_held(tables: Tables) -> None:
    """A prepared deal without the 2 of coins, and the same one in which Franca holds it in place of a card unseen."""
    bid = "bid 2" if tables == CHIAMATA else "bid 62"
    hands = ("AS 3C RS", "FB RC CS", "AD 3D FC", "AC 3S CC", "RD AB 7B")
    opening = f"pass, {bid}, pass, pass, pass"
    plays = "play FB, play FC, play CC, play RD, play AS, name D"
    moves = f"{opening}, {plays}" if tables == DUE else f"{opening}, name D"
    rules, without = tables.state(deal(*hands), moves)
    _, held = tables.state(deal(*hands[:4], "RD AB 2D"), moves)
    assert (holder_of_called(without), holder_of_called(held)) == (None, 4)
    for seat in (0, 1, 2, 3, None):
        views = [rules.view(state, seat) for state in (without, held)]
        assert views[0] == views[1]
        assert rules.describe(views[0]) == rules.describe(views[1])


# The tests themselves: each of these leaks, and must be found


def leaky_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the caller in a field of his view."""
    honest = sight.seen_by

    def leaking(state: State, seat: Seat | None) -> State:
        seen = honest(state, seat)
        return seen._replace(leader=partner_of(state) or 0) if seat == state.caller else seen

    monkeypatch.setattr(sight, "seen_by", leaking)


def leaky_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell everybody that the caller has called a card of his own."""
    honest = CalledTricks._name

    def leaking(self: CalledTricks, state: State, suit: int) -> Step[State]:
        step = honest(self, state, suit)
        alone = holder_of_called(step.state) == state.caller
        return Step(step.state, (*step.events, Event("stood_alone", state.caller)) if alone else step.events)

    monkeypatch.setattr(CalledTricks, "_name", leaking)


def leaky_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a bot by the order of its moves what its seat cannot know."""
    honest = CalledTricks.view

    def leaking(self: CalledTricks, state: State, seat: Seat | None) -> View[State]:
        view = honest(self, state, seat)
        return view._replace(legal=view.legal[::-1]) if (holder_of_called(state) or 0) % 2 else view

    monkeypatch.setattr(CalledTricks, "view", leaking)


@pytest.mark.parametrize("leak", [leaky_view, leaky_log, leaky_legal])
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        check_table(CHIAMATA, {}, range(9))


def test_a_plain_line_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is longer by a blank when the session, not the view, knows the partner at the next seat."""
    honest = Teller.table

    def leaking(self: Teller, view: View[State]) -> Iterator[str]:
        yield from honest(self, view)
        yield " " * (holder_of_called(self._session._state) or 0)

    monkeypatch.setattr(Teller, "table", leaking)
    with pytest.raises(AssertionError):
        check_lines(CHIAMATA, {}, range(4))
