"""The language of panels: one default for all, and the sentences for a game in it."""

from __future__ import annotations

from pathlib import Path

import figures
from gamekit.game import Game
from gamekit.text import Text, check_language, text

FOLDERS = Path(__file__).parent, Path(figures.__file__).parent  # the charts' names are the pictures' own
_default = "en"


def set_language(lang: str) -> None:
    """Make `lang` ("en" or "pl") the language of every panel made from now on; ValueError if there is none such."""
    global _default
    _default = check_language(lang)


def default_language() -> str:
    """The language that `set_language` has set, else "en"."""
    return _default


def words_for(lang: str, game: Game | None) -> Text:
    """The sentences of panels, and of a game if there is one, in a language."""
    return text(lang, game, *FOLDERS)
