"""Input that cannot be taken, as errors with a reason that can be put into words in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gamekit.game import Refusal


class InputError(ValueError):
    """Input that cannot be taken: `reason` names a message (`Text.error`), `details` its arguments.

    `game` is the game that brings the message, where it is no message of the kit.
    """

    game: Any = None

    def __init__(self, reason: str, details: Mapping[str, Any], words: str) -> None:
        super().__init__(words)
        self.reason, self.details = reason, dict(details)


class SettingError(InputError):
    """A game cannot be set up like this: too many seats, an unknown preset, option or value."""


class NotationError(InputError):
    """A move that cannot be taken."""


class ContradictionError(InputError):
    """No deal is true to all the facts: an answer was heard or entered wrongly."""

    def __init__(self, words: str) -> None:
        super().__init__("contradiction", {}, words)


class Unreadable(NotationError):
    """The text is no move of this game, or none that this seat can make."""


class Ambiguous(NotationError):
    """The text could be several moves; `details["options"]` lists the words it may mean."""


class Illegal(NotationError):
    """The move can be read, but a rule forbids it; `refusal` says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, refusal.details, refusal.en or refusal.reason)
        self.refusal = refusal
