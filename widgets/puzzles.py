"""The drawer for puzzles: a new one by difficulty and number, and worksheets to print."""

from __future__ import annotations

import html
import random
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import ipywidgets as ipw

import gamekit
from gamekit.errors import InputError
from gamekit.grading import DIFFICULTIES
from gamekit.puzzles import is_begun, is_puzzle, level_at, seats_of
from gamekit.timeline import SEEDS, Timeline
from widgets import filing, keep
from widgets.session import Session
from widgets.wiring import Wiring, column, row, whole_number

NUMBERS = 10_000  # a puzzle of which nobody gives the number has one below this, easy to tell a class
COUNTS = (1, 2, 3, 5, 10, 20, 30)  # puzzles on a worksheet
LEVELS = ("puzzle-easy", "puzzle-medium", "puzzle-hard", "puzzle-very-hard")
NEW, HERE = "new", "here"  # what is printed: new puzzles, or the present position

Progress = Callable[[int, int], None]


class Puzzles:
    """New puzzles, and worksheets of puzzles or of the present position."""

    title = "drawer-puzzles"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.grade = level_at(session.timeline) if is_puzzle(session.timeline) else 0
        hard = [("", difficulty) for difficulty in DIFFICULTIES]
        self.difficulty = wiring.dropdown(
            "puzzle-difficulty", lambda _: None, options=hard, value=self.grade or DIFFICULTIES[0]
        )
        self.seats = wiring.dropdown("puzzle-seats", options=list(seats_of(session.game, self.difficulty.value)))
        self.number = wiring.text("puzzle-number", lambda _: self._begin(), width="14em")
        self.begin = wiring.button("new-puzzle", self._begin, button_style="warning")
        self.here, self.about = wiring.prose(), wiring.prose()
        self.what = wiring.dropdown("worksheet-what", lambda _: None, options=[("", HERE)])
        self.count = wiring.dropdown("worksheet-count", options=list(COUNTS), value=COUNTS[0])
        self.paper = wiring.dropdown("worksheet-paper", options=[("A4", "a4"), ("Letter", "letter")], value="a4")
        self.large = wiring.checkbox("worksheet-large", lambda _: None)
        self.bar = wiring.label(ipw.IntProgress(layout={"display": "none"}), "description", "worksheet-progress")
        self.link = ipw.HTML()
        self.print = wiring.button("print-worksheet", self._print)
        printing = row(self.what, self.count, self.paper, self.large, self.print)
        wishes = row(self.difficulty, self.seats, self.number, self.begin)
        self.box = column(wishes, self.here, self.about, printing, self.bar, self.link)

    @property
    def can_begin(self) -> bool:
        """Whether a puzzle may be put on the table here."""
        return self.session.game.puzzle is not None and not self.session.locked

    @property
    def can_print_here(self) -> bool:
        """Whether the present position can be printed: where there is something to reason, or a puzzle begins."""
        return self.session.game.reason is not None or not self.can_begin or is_begun(self.session.timeline)

    def _numbered(self) -> int:
        """The number written, or else one at random."""
        written = self.number.value.strip()
        if not written:
            return random.SystemRandom().randrange(1, NUMBERS)
        number = whole_number(written)
        if number is None:
            raise InputError("no_puzzle_number", {"given": written[:40], "known": f"0 – {SEEDS - 1}"}, "not a number")
        return number

    def _begin(self) -> None:
        number = self._numbered()
        self._look_for(1)
        filing.new_puzzle(self.session, self.difficulty.value, number, self.seats.value)

    def _look_for(self, count: int) -> None:
        """Say that puzzles are being looked for: hard ones can take seconds."""
        self.session.announce(self.session.words.say("looking-for-puzzles", count=count))

    # ------------------------------------------------------------------ worksheets

    def _print(self) -> None:
        """Write the worksheet, show how far it is, and tell where it lies."""
        self._progress(0, self.bar.max)
        self.wiring.show(self.bar, True)
        try:
            path = self._written()
        finally:
            self.wiring.show(self.bar, False)
        self.session.say(self.session.words.say("worksheet-written", file=path.as_posix()))
        self.wiring.set(self.link, value=link(path, self.session.words.say("worksheet-open-file", file=path.name)))

    def _written(self) -> Path:
        from figures.worksheet import worksheet

        session, path = self.session, free_path(self.session.game.name)
        if self.what.value == HERE:
            games, eyes = [session.timeline], session.eyes
        else:
            games, eyes = self._found(), None
        return worksheet(games, path, session.lang, self.paper.value, self.large.value, eyes, self._progress)

    def _found(self) -> list[Timeline]:
        """As many new puzzles as are wanted, with numbers one after the other."""
        first, count, found = self._numbered(), self.count.value, list[Timeline]()
        self._look_for(count)
        for number in range(first, first + count):
            found.append(gamekit.puzzle(self.session.game, self.difficulty.value, number, self.seats.value))
            self._progress(len(found), 2 * count)
        return found

    def _about(self) -> str:
        """The message that says what a puzzle of this game is."""
        game = self.session.game
        return "about-riddles" if game.riddle else "about-sifting" if game.sifting else "about-puzzles"

    def _offer_seats(self) -> None:
        """As many players as a puzzle of the difficulty chosen can have."""
        possible = seats_of(self.session.game, self.difficulty.value)
        seats = self.seats.value if self.seats.value in possible else possible[0]
        self.wiring.choose(self.seats, possible, seats)

    def _progress(self, done: int, whole: int) -> None:
        self.wiring.set(self.bar, max=whole, value=done)

    def refresh(self) -> None:
        """Which puzzle this is, and what can be begun and printed here."""
        words, wiring = self.session.words, self.wiring
        hard = [(words.say(name), difficulty) for difficulty, name in zip(DIFFICULTIES, LEVELS, strict=True)]
        wiring.choose(self.difficulty, hard, self.difficulty.value)
        number = str(self.session.timeline.seed)
        here = [words.say("puzzle-here", number=number, grade=self.grade)] if self.grade else []
        wiring.write(self.here, here)
        self._offer_seats()
        wiring.write(self.about, [words.say(self._about())] if self.can_begin else [])
        for widget in (self.difficulty, self.seats, self.number, self.begin, self.count):
            wiring.show(widget, self.can_begin)
        puzzles = [(words.say("worksheet-of-puzzles"), NEW)] if self.can_begin else []
        options = puzzles + ([(words.say("worksheet-of-position"), HERE)] if self.can_print_here else [])
        known = [value for _, value in options]
        wiring.choose(self.what, options, self.what.value if self.what.value in known else known[0])


def free_path(name: str) -> Path:
    """A path for a worksheet where no file is yet."""
    number, path = 1, keep.FOLDER / f"worksheet-{name}-1.pdf"
    while path.exists():
        number += 1
        path = keep.FOLDER / f"worksheet-{name}-{number}.pdf"
    return path


def link(path: Path, words: str) -> str:
    """A link that holds the file itself, so that it opens wherever the page is shown, in Voilà too."""
    data = b64encode(path.read_bytes()).decode("ascii")
    return f'<a download="{html.escape(path.name)}" href="data:application/pdf;base64,{data}">{html.escape(words)}</a>'
