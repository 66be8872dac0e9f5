"""Worksheets of puzzles that are solved by moves: the board, what is to be done, lines for the moves; the solution."""

from __future__ import annotations

from dataclasses import dataclass

from figures.pages import Pages
from figures.paint import paint_on
from figures.registry import scene_for
from gamekit.riddle import Riddle, Said
from gamekit.text import Text
from gamekit.timeline import Timeline


@dataclass(frozen=True, eq=False)
class RiddleSheet:
    """What is printed of such a puzzle, under which title, in which words."""

    timeline: Timeline
    riddle: Riddle
    title: str
    words: Text

    def asked(self, pages: Pages, large: bool) -> Pages:
        """The page on which a learner works; in large print the board is told in words, for its letters are small."""
        say = self.words.say
        pages.text(say("worksheet-grade", grade=self.riddle.level, number=str(self.timeline.seed)))
        pages.blanks([say("worksheet-name")])
        pages.skip(0.4)
        if not large:
            self._board(pages)
        self._below(pages, large)
        return pages

    def _board(self, pages: Pages) -> None:
        """The table as the one who has to solve it sees it, in black and white."""
        game, seat = self.timeline.game, self.riddle.seat
        scene = scene_for(game)(self.timeline.view(seat), self.words.lang, game=game, seat=seat)
        room = pages.height_of(lambda trial: self._below(trial, large=False))
        axes, inches = pages.picture(scene.size[1] / scene.size[0], room)
        paint_on(axes, scene, inches, "print")

    def _below(self, pages: Pages, large: bool) -> None:
        """What to do, and lines to write on."""
        pages.skip(0.4)
        self._sentences(pages, self.riddle.question)
        if large:
            pages.skip(0.4)
            self._sentences(pages, self.riddle.lying)
        pages.skip(0.4)
        for blank in self.riddle.blanks:
            pages.blanks([self.words.say("worksheet-answer", row=blank.text(self.words))])

    def _sentences(self, pages: Pages, said: tuple[Said, ...]) -> None:
        for sentence in said:
            pages.text(sentence.text(self.words))

    def solved(self, pages: Pages) -> Pages:
        """The page with the solution, step by step."""
        pages.items([step.text(self.words) for step in self.riddle.solution])
        return pages
