"""Errors in words: a code with its parameters becomes the sentence that tells a person what to do."""

from cardtables.engine.errors import IllegalMove, Refusal, TableError
from cardtables.i18n.speech import Speech


def explained(speech: Speech, problem: TableError | Refusal) -> str:
    """Say why a move is not allowed, or what is wrong with something handed in."""
    match problem:
        case Refusal():
            return speech(f"refusal.{problem.code}", **dict(problem.params))
        case IllegalMove():
            return explained(speech, problem.refusal)
        case TableError():
            return speech(f"error.{problem.code}", **problem.params)
