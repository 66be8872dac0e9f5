"""A lesson as a value, and reading it: every field is checked, and all that is wrong is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gamekit.errors import InputError
from gamekit.game import Game, SettingError
from gamekit.lessons.lines import Lines
from gamekit.lessons.lines import Path as Place
from gamekit.registry import FOLDERS, find
from gamekit.text import LANGUAGES, text

FOLDER = "lessons"  # in the folder of a game
LARGEST = 200_000  # bytes of a file
MOST_STEPS = 60
TITLE, ABOUT, GOAL, SAY = 60, 300, 80, 400  # the longest texts, in characters
ANY = "any"
MISFITS = {str: "not_text", dict: "not_table", int: "not_number", list: "not_list"}  # what a field should have been

Words = Mapping[str, str]  # language -> a text; empty where a lesson has none


class Problem(NamedTuple):
    """What is wrong with a lesson: the line, the name of a message, its details; `why` is a sentence a language."""

    line: int
    reason: str
    details: Mapping[str, Any] = {}
    why: Words = {}

    def words(self, lang: str) -> str:
        """What is wrong, and what to do about it."""
        why = {"why": self.why[lang]} if self.why else {}
        return text(lang).say(f"flaw-{self.reason}", **self.details, **why)


class LessonError(ValueError):
    """A lesson that cannot be used: `problems`, and in `en` and `pl` each in a line of its own."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        self.problems = problems
        said = {lang: "\n".join(f"{name}:{p.line}: {p.words(lang)}" for p in problems) for lang in LANGUAGES}
        self.en, self.pl = said["en"], said["pl"]
        super().__init__(self.en)


class Wrong(NamedTuple):
    """A wrong answer that the lesson knows: a move or a claim, and what is said of it ({}: the kit finds words)."""

    move: str
    claim: str
    say: Words


class Step(NamedTuple):
    """One step: the moves made before it is shown, what to do or to see, which answers are right.

    `do` are the moves expected; with `free`, any move of the verb that has the property `having`. `claim` are facts to
    be marked. A step with neither is there to be read.
    """

    goal: Words
    say: Words
    moves: tuple[str, ...] = ()
    at: str = ""
    rules: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    free: bool = False
    verb: str = ""
    having: str = ""
    claim: tuple[str, ...] = ()
    right: Words = {}
    hint: Words = {}
    wrong: tuple[Wrong, ...] = ()

    @property
    def asks_for_move(self) -> bool:
        """Whether the learner is to make a move."""
        return self.free or bool(self.do)

    @property
    def is_task(self) -> bool:
        """Whether there is anything to do but to read."""
        return self.asks_for_move or bool(self.claim)


class Lesson(NamedTuple):
    """A lesson. `eyes` is the learner's seat; `record` a recorded game to begin in, at the position named `at`."""

    id: str
    game: Game
    title: Words
    about: Words
    minutes: int
    steps: tuple[Step, ...]
    seats: int = 2
    preset: str = "page"
    options: Mapping[str, Any] = {}
    seed: int | None = None
    record: str = ""
    at: str = ""
    eyes: int = 0
    rules: tuple[str, ...] = ()
    path: Path = Path()
    lines: Lines = Lines("")


# ---------------------------------------------------------------------- finding


def lesson_name(lesson: Lesson) -> str:
    """A name of the lesson for a file: its game and its id, letters, digits and hyphens only."""
    return "-".join(re.findall(r"[^\W_]+", f"{lesson.game.name} {lesson.id}"))


def lessons_of(game: str | Game) -> dict[str, Path]:
    """The lessons of a game by id, in alphabetical order."""
    return {path.stem: path for path in sorted((find(game).folder / FOLDER).glob("*.toml"))}


def lesson(game: str | Game, id: str) -> Lesson:
    """The lesson of that id, or in the file of that path, if `id` ends in ".toml".

    InputError with the lessons there are, if there is none; LessonError if its file is damaged.
    """
    found = find(game)
    known = lessons_of(found)
    path = Path(id) if id.endswith(".toml") else known.get(id)
    if path is None or not path.is_file():
        details = {"given": str(id)[:40], "known": ", ".join(known) or "–"}
        raise InputError("no_lesson", details, f"no lesson {id!r}; there are: {details['known']}")
    return read(path, {found.name: found})


def read(path: Path, by_hand: Mapping[str, Game] | None = None) -> Lesson:
    """The lesson in a file; LessonError with all that is wrong with it. `by_hand` are games not in the kit's list."""
    try:
        if path.stat().st_size > LARGEST:
            raise LessonError(path.name, [Problem(1, "large", {"limit": LARGEST // 1000})])
        written = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except (OSError, UnicodeDecodeError) as error:
        raise LessonError(path.name, [Problem(1, "no_file")]) from error
    lines = Lines(written)
    reader = Reader(lines)
    found = reader.lesson(parsed(path.name, written), path, by_hand or {})
    if reader.problems or found is None:
        raise LessonError(path.name, sorted(reader.problems, key=lambda problem: problem.line))
    return found


def parsed(name: str, written: str) -> dict[str, Any]:
    """The tables of a TOML text; LessonError with the line where it is none."""
    try:
        return tomllib.loads(written)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = written.count("\n") + 1
        raise LessonError(name, [Problem(int(line[1]) if line else last, "toml")]) from error


# ---------------------------------------------------------------------- reading


class Reader:
    """Reads the tables of one lesson; `problems` are what is wrong, each with its line."""

    def __init__(self, lines: Lines) -> None:
        self.lines, self.problems = lines, list[Problem]()

    def complain(self, place: Place, reason: str, **details: Any) -> None:
        """Note that something is wrong at a place."""
        self.problems.append(Problem(self.lines.of(place), reason, details))

    # ------------------------------------------------------------------ tables

    def lesson(self, table: dict[str, Any], path: Path, by_hand: Mapping[str, Game]) -> Lesson | None:
        """The whole lesson; None if not even its game is known."""
        game = self._game(table, by_hand)
        self._only(table, (), {*Lesson._fields, "step"} - {"id", "steps", "path", "lines"})
        entries = self._tables(table, (), "step")
        if not 0 < len(entries) <= MOST_STEPS:
            self.complain((), "steps", most=MOST_STEPS)
        if (table.get("seed") is None) == (table.get("record") is None):
            self.complain(("record",) if "record" in table else (), "seed_or_record")
        steps = tuple(self._step(entry, ("step", at)) for at, entry in enumerate(entries))
        if game is None:
            return None
        return Lesson(
            path.stem,
            game,
            self._text(table, (), "title", TITLE, needed=True),
            self._text(table, (), "about", ABOUT, needed=True),
            self._number(table, "minutes", range(1, 91), None),
            steps,
            self._number(table, "seats", game.seats, 2 if 2 in game.seats else game.seats[0]),
            self._string(table, (), "preset") or "page",
            self._value(table, (), "options", dict) or {},
            self._value(table, (), "seed", int),
            self._string(table, (), "record"),
            self._string(table, (), "at"),
            self._number(table, "eyes", range(100), 0),
            self._list(table, (), "rules"),
            path,
            self.lines,
        )

    def _game(self, table: dict[str, Any], by_hand: Mapping[str, Game]) -> Game | None:
        name = self._string(table, (), "game")
        try:
            return by_hand.get(name) or find(name)
        except SettingError:
            self.complain(("game",), "no_game", given=name[:40], known=", ".join({**FOLDERS, **by_hand}))
            return None

    def _step(self, table: dict[str, Any], place: Place) -> Step:
        self._only(table, place, {*Step._fields, "property"} - {"free", "having"})
        do: Any = table.get("do")
        free = do == ANY
        step = Step(
            self._text(table, place, "goal", GOAL, needed=True),
            self._text(table, place, "say", SAY),
            self._list(table, place, "moves"),
            self._string(table, place, "at"),
            self._list(table, place, "rules"),
            () if free else self._list(table, place, "do"),
            free,
            self._string(table, place, "verb"),
            self._string(table, place, "property"),
            self._list(table, place, "claim"),
            self._text(table, place, "right", SAY),
            self._text(table, place, "hint", SAY),
            tuple(
                self._wrong(entry, (*place, "wrong", at))
                for at, entry in enumerate(self._tables(table, place, "wrong"))
            ),
        )
        self._fits_together(step, place)
        return step

    def _fits_together(self, step: Step, place: Place) -> None:
        """A step has one kind of task, and all that belongs to it and nothing else."""
        if step.asks_for_move and step.claim:
            self.complain((*place, "claim"), "two_tasks")
        if not step.free and (step.verb or step.having):
            self.complain((*place, "verb" if step.verb else "property"), "not_free")
        if step.is_task and not step.hint:
            self.complain(place, "missing", name="hint")
        if not step.is_task and not step.say:
            self.complain(place, "missing", name="say")
        for name in ("right", "hint", "wrong"):
            if not step.is_task and getattr(step, name):
                self.complain((*place, name), "nothing_to_do", name=name)
        for at, wrong in enumerate(step.wrong):
            if bool(wrong.claim) != bool(step.claim):
                self.complain((*place, "wrong", at), "other_task")

    def _wrong(self, table: dict[str, Any], place: Place) -> Wrong:
        self._only(table, place, set(Wrong._fields))
        move, claim = self._string(table, place, "move"), self._string(table, place, "claim")
        if bool(move) == bool(claim):
            self.complain(place, "move_or_claim")
        return Wrong(move, claim, self._text(table, place, "say", SAY))

    # ------------------------------------------------------------------ fields

    def _only(self, table: dict[str, Any], place: Place, known: set[str]) -> None:
        for name in table.keys() - known:
            self.complain((*place, name), "unknown_field", name=name[:40], known=", ".join(sorted(known)))

    def _value(self, table: dict[str, Any], place: Place, name: str, kind: type) -> Any:
        """A field of a type, or None; a field of another type is told."""
        value = table.get(name)
        if value is None or type(value) is kind:
            return value
        self.complain((*place, name), MISFITS[kind], name=name)
        return None

    def _string(self, table: dict[str, Any], place: Place, name: str) -> str:
        return " ".join((self._value(table, place, name, str) or "").split())

    def _number(self, table: dict[str, Any], name: str, known: range, default: int | None) -> int:
        number = self._value(table, (), name, int)
        if number is None and default is not None:
            return default
        if name not in table:
            self.complain((), "missing", name=name)
        elif number is not None and number not in known:
            self.complain((name,), "number", name=name, least=known[0], most=known[-1])
        return int(number) if number is not None and number in known else known[0]

    def _list(self, table: dict[str, Any], place: Place, name: str) -> tuple[str, ...]:
        if isinstance(table.get(name), str):  # told, and then taken for what was meant
            self.complain((*place, name), "not_list", name=name)
            return (table[name],)
        entries = self._value(table, place, name, list) or []
        if not all(isinstance(entry, str) for entry in entries):
            self.complain((*place, name), "not_list", name=name)
            return ()
        return tuple(entries)

    def _tables(self, table: dict[str, Any], place: Place, name: str) -> list[dict[str, Any]]:
        entries = table.get(name, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.complain((*place, name), "not_tables", name=f"[[{'.'.join([*map(str, place[:1]), name])}]]")
            return []
        return entries

    def _text(self, table: dict[str, Any], place: Place, name: str, longest: int, needed: bool = False) -> Words:
        """A text in both languages, none of them empty or too long."""
        found = self._value(table, place, name, dict)
        if found is None:
            if needed and name not in table:
                self.complain(place, "missing", name=name)
            return {}
        self._only(found, (*place, name), set(LANGUAGES))
        said = {lang: self._string(found, (*place, name), lang) for lang in LANGUAGES}
        for lang, words in said.items():
            if not words:
                self.complain((*place, name), "language", name=name, language=lang)
            if len(words) > longest:
                self.complain((*place, name, lang), "long", name=f"{name}.{lang}", count=len(words), most=longest)
        return said
