"""Words: every event, refusal, phase, option and value that there is has its sentence, and every option its rule."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtables.engine.errors import Refusal
from cardtables.engine.events import Event
from cardtables.i18n import LANGUAGES, Speech
from cardtables.shelf.conformance.play import Game
from cardtables.shelf.options import OptionInfo, option_infos
from cardtables.shelf.spec import Spec


def faults_of_words(spec: Spec) -> Iterator[str]:
    """Name, line, options with help and values, presets in every language; and the rules page names every option."""
    for language in LANGUAGES:
        speech = Speech(language, extra=[spec.locale])
        keys = ["game.name", "game.line", *(f"preset.{name}" for name in spec.presets)]
        for info in option_infos(spec.options):
            keys += [f"option.{info.name}", f"option.{info.name}.help"]
            keys += [f"option.{info.name}.{value}" for value in info.choices]
        yield from unsaid(speech, {key: {} for key in keys})
        yield from _faults_of_page(spec, language)


def _faults_of_page(spec: Spec, language: str) -> Iterator[str]:
    """A rules page names each option as the command line does, in code signs, with every value it may have."""
    try:
        page = spec.rules_page(language)
    except FileNotFoundError:
        yield f"there is no rules page rules.{language}.md"
        return
    for info in option_infos(spec.options):
        for word in (info.name, *_values_to_explain(info)):
            if f"`{word}`" not in page:
                yield f"rules.{language}.md does not explain `{word}` of option {info.name}"


def _values_to_explain(info: OptionInfo) -> Sequence[str]:
    """Values are named but for `on` and `off`, which the option's own sentence explains."""
    return [value for value in info.choices if value not in ("on", "off")]


def faults_of_told(spec: Spec, games: Sequence[Game], refusals: Sequence[Refusal]) -> Iterator[str]:
    """What was met in play is said in every language: events, phases, notes and refusals."""
    states = [step.state for game in games for step in game.steps]
    events = {event.kind: event for game in games for step in game.steps for event in step.events}
    words = {
        f"{event.kind}.{event.word}"
        for game in games
        for step in game.steps
        for event in step.events
        if event.word and not event.word.startswith(("suit ", "rank ", "thirds "))  # put into words by the narrator
    }
    said: dict[str, Mapping[str, object]] = {f"event.{kind}": _event_fields(event) for kind, event in events.items()}
    said |= {key: {} for key in words}
    said |= {f"phase.{phase}": {} for phase in {state.phase for state in states}}
    said |= {f"note.{deal.note}": {} for state in states for deal in state.match.finished if deal.note}
    said |= {f"refusal.{refusal.code}": dict(refusal.params) for refusal in refusals}
    for language in LANGUAGES:
        yield from unsaid(Speech(language, extra=[spec.locale]), said)


def _event_fields(event: Event) -> dict[str, object]:
    """What an event's sentence may be filled with."""
    texts = dict.fromkeys(("name", "side", "card", "the_card", "cards", "word"), "")
    return {**texts, "number": event.number}


def unsaid(speech: Speech, said: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """The keys that a language has no sentence for, or one that wants other fields."""
    for key, fields in said.items():
        try:
            text = speech(key, **fields)
        except LookupError as problem:
            yield f"{speech.language}: {problem}"
        else:
            if text == key or "{" in text:
                yield f"{speech.language}: {key} cannot be said: {text!r}"
