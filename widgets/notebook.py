"""What the cells of a notebook call besides panels: pictures, charts and exercises in its language, errors in words.

`set_language` decides the language of them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.errors import Illegal, InputError
from gamekit.exercises import standing
from gamekit.game import PUBLIC
from gamekit.lessons.page import LessonError
from gamekit.record import RecordError
from gamekit.tables import TableError
from gamekit.text import text
from gamekit.timeline import Timeline
from widgets import language as language_of_panels
from widgets.exercise import ExerciseForm
from widgets.language import default_language

if TYPE_CHECKING:
    import networkx

    from figures.picture import Picture
    from widgets.checked import Answer
    from widgets.explained import Explained, Hinted, Steps

FOLDER = Path(__file__).parent
EXPLAINED = (NameError, InputError, RecordError, LessonError, TableError)


def ask(game: Timeline, id: str, lang: str | None = None) -> ExerciseForm:
    """An exercise about a game, as a form that checks itself; InputError if the game has none of that id."""
    return ExerciseForm(game, id, lang or default_language())


def check(
    game: Timeline,
    *answer: Any,
    yes: Iterable[str] = (),
    no: Iterable[str] = (),
    seat: int = PUBLIC,
    at: str = "",
    lang: str | None = None,
) -> Answer:
    """An answer judged in words: of an exercise, of facts about a case, or of the marks made in a panel.

    `check(game, "pairs", 10)` is about an exercise: its id, and a part for each of its fields.
    `check(game, yes=["Cork"], no=["Hat"])` is about facts, by their names in either language.
    `check(game)` is about the marks on the note sheet.
    Facts and marks are about the case of `seat` from what that seat has heard, or with PUBLIC or TEACHER about that of
    the player to move, from what everybody or that player has heard; at the position named `at` or where the game
    stands. InputError if something cannot be read.
    """
    from widgets import checked

    language = lang or default_language()
    if answer:
        return checked.exercise(game, language, *answer)
    return checked.facts(game, language, seat, at, yes, no)


def why(game: Timeline, fact: str, seat: int = PUBLIC, at: str = "", lang: str | None = None) -> Explained:
    """Why a fact holds ("not Cork", "suspect korek", "nie Korek"): sentences, the lines of the log and a picture.

    It is about the case of `seat` from what that seat has heard, or with PUBLIC or TEACHER about that of the player to
    move; at the position named `at` or where the game stands. A fact that does not follow is answered by a possible
    case against it. InputError if the fact cannot be read.
    """
    from widgets import explained

    return explained.why(game, fact, seat, at, lang or default_language())


def steps(game: Timeline, seat: int = PUBLIC, at: str = "", lang: str | None = None) -> Steps:
    """The whole solution of a case, seat and position as for `why`: a table, and `[n]` is the why of a step."""
    from widgets import explained

    return explained.steps(game, seat, at, lang or default_language())


def hint(game: Timeline, seat: int = PUBLIC, rung: int = 1, at: str = "", lang: str | None = None) -> Hinted:
    """A hint for a case, seat and position as for `why`: 1 says where to look, 2 which lines, 3 which rule, 4 all."""
    from widgets import explained

    return explained.hint(game, seat, rung, at, lang or default_language())


def picture(game: Timeline, seat: int = PUBLIC, at: str = "", lang: str | None = None, lens: str = "") -> Picture:
    """The board as a seat (or PUBLIC, TEACHER) sees it, at the position named `at` or where the game stands.

    `lens` is a place: all places are then marked by their distance from it.
    """
    from figures.paint import paint
    from figures.registry import scene_for

    there = standing(game, at)
    language = lang or default_language()
    return paint(scene_for(game.game)(there.view(seat), language, game=game.game, seat=seat, lens=lens or None))


def chart(game: Timeline, name: str, seat: int = PUBLIC, at: str = "", lang: str | None = None) -> Picture:
    """A chart of a game for a seat (or PUBLIC, TEACHER), at the position named `at` or where the game stands.

    InputError with the names of the charts there are.
    """
    from figures.registry import charts_for

    charts = charts_for(game.game)
    if name not in charts:
        details = {"given": str(name)[:40], "known": ", ".join(charts) or "–"}
        raise InputError("no_chart", details, f"no chart {name!r}; there are: {details['known']}")
    return charts[name](standing(game, at), seat, lang or default_language())


def draw(graph: networkx.Graph, lang: str | None = None) -> Picture:
    """A networkx graph as a picture: each node at its `pos`, called by its name in the language (`en`, `pl`).

    A node without a position lies on a circle, one without a name is called by itself. The description says how many
    nodes and edges there are, the table which are joined.
    """
    from figures.paint import paint
    from figures.plain import sketch

    return paint(sketch(graph, lang or default_language()))


def bars(values: Mapping[Any, float], lang: str | None = None) -> Picture:
    """A bar chart of numbers of your own: a bar for each name, in the order given."""
    from figures import charts
    from figures.scene import Table

    language = lang or default_language()
    say = text(language, None, FOLDER).say
    digits = 0 if all(float(value).is_integer() for value in values.values()) else 2
    named = {str(name): charts.decimal(float(value), language, digits) for name, value in values.items()}
    told = "; ".join(say("bars-bar", name=name, value=value) for name, value in named.items())
    table = Table(say("bars-caption"), (say("bars-label"), say("bars-value")), tuple(named.items()))
    words = charts.Words("", "", "", say("bars-alt", bars=told), table, language)
    return charts.bars(words, list(named), [float(value) for value in values.values()], list(named.values()), "light")


# ---------------------------------------------------------------------- errors


def set_language(lang: str) -> None:
    """Make `lang` ("en" or "pl") the language of panels, charts, exercises and errors; ValueError if there is none.

    From then on errors that a reader can mend are told in words: see `explain_errors`.
    """
    language_of_panels.set_language(lang)
    explain_errors()


def explain_errors() -> None:
    """From now on, in Jupyter, an error that a reader can mend is told in words and without a traceback.

    These are: a name that no cell has given yet, a move, a record or a table of cards that is refused, an answer that
    cannot be read.
    """
    from IPython.core.getipython import get_ipython

    shell = get_ipython()
    if shell is not None:
        shell.set_custom_exc(EXPLAINED, _tell)  # type: ignore[no-untyped-call]


def in_words(error: BaseException, lang: str) -> str:
    """What went wrong and what to do about it, in a language."""
    words = text(lang, None, FOLDER)
    if isinstance(error, NameError):
        return words.say("cell-no-name", name=error.name or "?")
    if isinstance(error, Illegal):
        return getattr(error.refusal, lang) or str(error)
    if isinstance(error, InputError):
        return text(lang, error.game, FOLDER).error(error.reason, error.details)
    return str(getattr(error, lang, error))


def _tell(
    shell: Any, kind: type[BaseException], error: BaseException, trace: Any, tb_offset: int | None = None
) -> None:
    """Show the words where the cell's output goes; the cell counts as failed, so Run All stops there."""
    from html import escape

    from IPython.display import HTML, display

    lang = default_language()
    told = escape(in_words(error, lang)).replace("\n", "<br>")
    display(HTML(f'<p role="alert" lang="{lang}"><strong>{told}</strong></p>'))  # type: ignore[no-untyped-call]
