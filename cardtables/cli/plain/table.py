"""The course of a match in plain lines: whose turn, the curtain, commands, bots in between, the end."""

from collections.abc import Callable, Iterable
from typing import Any

from cardtables.cli.plain.lines import Left, Lines, TooLong
from cardtables.cli.plain.moves import MoveList
from cardtables.cli.plain.teller import Teller
from cardtables.cli.plain.words import Words
from cardtables.engine.cards import Seat
from cardtables.engine.errors import IllegalMove
from cardtables.engine.match import FINISHED
from cardtables.engine.moves import Move
from cardtables.engine.rules import View
from cardtables.match.narrator import Narrator
from cardtables.match.session import Session
from cardtables.match.settings import Settings


class PlainTable:
    """One session over one conversation.

    Whatever is said while a seat sits at the keyboard is what that seat may know; with several persons nobody sits
    until he has confirmed on a fresh page that he does (the curtain).
    """

    def __init__(self, session: Session, narrator: Narrator, settings: Settings, lines: Lines, title: str) -> None:
        self._session = session
        self._narrator = narrator
        self._speech = narrator.speech
        self._settings = settings
        self._lines = lines
        self._teller = Teller(session, narrator, title)
        self._words = Words(self._speech)
        self._sitting: Seat | None = None
        """Who is at the keyboard; None: nobody who may see more than a spectator."""
        self._told: dict[Seat | None, tuple[int, int]] = {}
        """What each viewer has been told: moves made then, deals finished then."""
        self._untold: set[Seat | None] = set()
        """Who comes back to a game begun before and has not been told how the table stands."""
        self._retold: dict[Seat | None, str] = {}
        """Who took a move back that this viewer has been told of."""
        self._fresh_page = False
        """Nothing private has been said since the last page was pushed away."""
        self._saved = True
        self._taken_back = False

    def run(self, troubles: Iterable[str]) -> int:
        """Play on to the end, after telling of `troubles`; the exit status."""
        lines = self._lines
        with lines.heeding_signals():
            try:
                self._open(troubles)
                while (seat := self._session.to_act) is not None:
                    lines.heed()
                    if self._session.is_person(seat):
                        if self._seated(seat):
                            self._turn(seat)
                    else:
                        self._bot(seat)
                self._close()
                return 0
            except Left as left:
                status = left.status
        self._part(status)
        return status

    def _say(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._lines.say(text)

    def _new_page(self) -> None:
        if not self._fresh_page:
            self._lines.new_page()
            self._fresh_page = True

    # Beginning and end

    def _open(self, troubles: Iterable[str]) -> None:
        session = self._session
        if len(session.people) > 1:
            self._new_page()
        self._say(troubles)
        self._say(self._teller.opening())
        if session.people:
            self._lines.say(self._speech("plain.how_to_help"))
        self._check_saved()
        if session.moves_made:
            self._lines.say(self._speech.plural("plain.resumed", session.moves_made))
            now = session.moves_made, len(session.view(None).state.match.finished)
            self._told = dict.fromkeys((None, *session.people), now)
            self._untold = set(self._told)
        if len(session.people) < 2:
            self._sitting = session.people[0] if session.people else None
            self._news()

    def _close(self) -> None:
        self._news()
        if self._session.status == FINISHED:
            self._say(self._teller.result(self._session.view(None)))
        else:
            self._lines.say(self._speech("refusal.waits_for_cards"))
        self._lines.flush()

    def _part(self, status: int) -> None:
        """Somebody left: nothing private stays behind, and a sentence says how to go on. Says nothing to nobody."""
        session, lines = self._session, self._lines
        try:
            if self._sitting is not None and len(session.people) > 1:
                self._new_page()
            elif status:  # a terminal has put the keys of a signal at the end of the last line
                lines.say()
            if session.id is not None and session.not_saved is None:
                lines.say(self._speech("plain.left", command=f"cardtables play --resume {session.id} --plain"))
            else:
                lines.say(self._speech("plain.left_unsaved"))
            lines.flush()
        except Left:
            return

    # Who sits

    def _seated(self, seat: Seat) -> bool:
        """Have a person at the keyboard; False where the question was answered by taking a move back."""
        if self._sitting == seat:
            return True
        before, self._sitting = self._sitting, None
        return self._curtain(seat, before)

    def _curtain(self, seat: Seat, before: Seat | None) -> bool:
        """A fresh page, then the name, until that person confirms; `before` may still take his move back."""
        name = self._narrator.names[seat]
        self._new_page()
        while True:
            self._lines.forget()
            self._lines.say(self._speech("plain.curtain", name=name))
            try:
                line = self._lines.ask()
            except TooLong:
                continue
            command = self._words.command(line)
            if not line:
                self._sitting, self._fresh_page = seat, False
                return True
            if command == "quit":
                raise Left
            if command == "undo" and before is not None:
                if self._undo(before):
                    return False
            else:
                self._lines.say(self._speech("plain.only_enter"))

    # Turns

    def _bot(self, seat: Seat) -> None:
        decision = self._session.decide()
        made = self._session.moves_made
        self._play(decision.move)
        if self._sitting is not None:
            self._news()
        elif not self._session.people:
            if self._session.events_since(made, None):
                notation = self._session.rules.grammar.write(decision.move)
                self._lines.say(self._speech("plain.notation", name=self._narrator.names[seat], move=notation))
            self._news()

    def _turn(self, seat: Seat) -> None:
        """One decision of the person who sits, or one taken back."""
        self._news()
        view = self._session.view(seat)
        moves = self._moves(view)
        only = moves.only()
        if only is not None and self._settings.play_only_card and not self._taken_back:
            self._play(only)
            self._news()
            return
        self._taken_back = False
        self._ask_for(view, moves)
        made = self._session.moves_made
        while self._session.moves_made == made and self._sitting == seat:
            try:
                self._heard(self._lines.ask(), view, moves)
            except TooLong:
                self._lines.say(self._speech("plain.line_too_long"))

    def _moves(self, view: View[Any]) -> MoveList:
        rules, in_full = self._session.rules, self._session.spec.in_full
        return MoveList(rules, self._narrator, view, sort=self._settings.sort_hand, in_full=in_full)

    def _ask_for(self, view: View[Any], moves: MoveList) -> None:
        assert view.seat is not None
        self._lines.say(self._speech("plain.turn", name=self._narrator.names[view.seat]))
        self._say(self._teller.rest_of_hand(view))
        self._say(moves.listed(every=False))

    def _heard(self, line: str, view: View[Any], moves: MoveList) -> None:
        """One line of the person who sits: nothing, a move, a command, or what is neither."""
        command = self._words.command(line)
        if not line:
            self._ask_for(view, moves)
        elif command is None or self._is_legal(line, moves):  # in some games a letter is a command and a rank
            self._try(line, moves)
        else:
            self._obey(command, view, moves)

    def _is_legal(self, line: str, moves: MoveList) -> bool:
        try:
            return self._session.refuse(moves.read(line)) is None
        except IllegalMove:
            return False

    def _try(self, line: str, moves: MoveList) -> None:
        """A move, or the sentence why not; then nothing is changed."""
        try:
            self._play(moves.read(line))
        except IllegalMove as error:
            self._lines.say(self._narrator.refusal(error.refusal))
            if error.code == "unknown_move":
                self._lines.say(self._speech("plain.how_to_help"))
        else:
            self._news()

    def _obey(self, command: str, view: View[Any], moves: MoveList) -> None:
        seat = view.seat
        assert seat is not None
        teller = self._teller
        told: dict[str, Callable[[], Iterable[str]]] = {
            "help": self._help,
            "hand": lambda: teller.hand(view),
            "table": lambda: teller.table(view),
            "moves": lambda: moves.listed(every=True),
            "hint": self._hint,
            "score": lambda: teller.score(view),
            "last": lambda: teller.last_trick(seat),
            "log": lambda: teller.log(seat),
            "rules": teller.rules_page,
        }
        match command:
            case "quit":
                raise Left
            case "undo":
                self._undo(seat)
            case "hide":
                self._sitting = None
            case _:
                self._say(told[command]())

    def _help(self) -> Iterable[str]:
        yield self._speech("plain.help")
        yield from self._words.help()

    def _hint(self) -> Iterable[str]:
        move, reason = self._session.hint()
        text = self._session.rules.grammar.write(move)
        yield self._speech("plain.hint", words=self._narrator.move(text), move=text)
        yield self._narrator.reason(reason)

    # What changes the game

    def _play(self, move: Move) -> None:
        """Raises IllegalMove."""
        self._session.play(move)
        self._check_saved()

    def _undo(self, seat: Seat) -> bool:
        """Take a seat's last decision back, or say why not."""
        try:
            self._session.undo(seat)
        except IllegalMove as error:
            self._lines.say(self._narrator.refusal(error.refusal))
            return False
        self._lines.say(self._speech("plain.taken_back"))
        self._taken_back = True
        made, finished = self._session.moves_made, len(self._session.view(None).state.match.finished)
        for viewer, (moves, deals) in self._told.items():
            if moves > made:
                self._told[viewer] = made, min(deals, finished)
                if viewer != seat:
                    self._retold[viewer] = self._narrator.names[seat]
        self._check_saved()
        return True

    def _check_saved(self) -> None:
        """Say once that the game is not saved, and once that it is again."""
        problem = self._session.not_saved
        if (problem is None) != self._saved:
            self._saved = problem is None
            self._lines.say(self._speech("plain.saved_again") if problem is None else self._narrator.problem(problem))

    # What happened

    def _news(self) -> None:
        """What whoever sits has noticed since he was told last, and how the table stands if he has just come back."""
        viewer, session = self._sitting, self._session
        view = session.view(viewer)
        results = view.state.match.finished
        if viewer in self._retold:
            self._lines.say(self._speech("plain.was_taken_back", name=self._retold.pop(viewer)))
        told = self._told.get(viewer)
        self._told[viewer] = session.moves_made, len(results)
        if told is None:
            self._say(self._teller.events(session.log(viewer), results))
        else:
            self._say(self._teller.events(session.events_since(told[0], viewer), results[told[1] :]))
        if viewer in self._untold:
            self._untold.remove(viewer)
            self._say(self._teller.table(view))
