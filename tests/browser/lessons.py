"""A learner in a real browser who walks any lesson: what is to be done at each step is read from the lesson itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import cycle
from typing import Any

from playwright.sync_api import Locator, Page, expect

from figures.registry import scene_for
from figures.signs import cells_of
from gamekit.game import Move
from gamekit.lessons import Walk, tasks
from gamekit.reasons import Fact, sheet_key
from tests.browser.boards import LISTEN
from tests.browser.panels import told
from widgets.choosing import Sight
from widgets.language import words_for

KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}
CHOSEN = """
names => {
  const shown = Array.from(document.querySelectorAll(".gk-panel select"), list => list.value);
  return names.every(name => shown.includes(name));
}
"""


class Learner:
    """Somebody at a page with a lesson; `walk` goes the same way beside it, and knows what is to be seen."""

    def __init__(self, page: Page, walk: Walk) -> None:
        self.page, self.walk = page, walk
        self.drawn: tuple[Any, Any] | None = None  # a view and its picture
        self.say = words_for(walk.lang, walk.lesson.game).say
        self.box = page.locator(".gk-lesson")
        expect(self.box.locator("h4")).to_have_text(walk.said(walk.step.goal))
        page.evaluate(LISTEN)

    # ------------------------------------------------------------------ what is seen

    def sees_goal(self) -> None:
        """The step is shown, and nothing is said of an answer yet."""
        walk = self.walk
        of = len(walk.lesson.steps)
        expect(self.box.locator(".gk-lesson-place")).to_have_text(self.say("lesson-place", at=walk.at + 1, of=of))
        expect(self.box.locator("h4")).to_have_text(walk.said(walk.step.goal))

    def sees(self, text: str) -> None:
        """What is said of an answer."""
        if text:
            expect(self.box.locator(".gk-lesson-told")).to_have_text(text)

    def hears(self, text: str) -> None:
        """What was announced, among the rest."""
        if text:
            self.page.wait_for_function("text => window.spoken.some(([, , words]) => words.includes(text))", arg=text)

    def button(self, name: str) -> Locator:
        """A button of the lesson."""
        return self.box.get_by_role("button", name=self.say(f"lesson-{name}"))

    # ------------------------------------------------------------------ the board

    @property
    def scene(self) -> Any:
        """What is on the board now; drawn once for each position, for that takes as long as a click."""
        walk = self.walk
        game, view = walk.lesson.game, walk.timeline.view(walk.lesson.eyes)
        if self.drawn is None or self.drawn[0] != view:
            self.drawn = view, scene_for(game)(view, walk.lang, game=game, seat=walk.lesson.eyes)
        return self.drawn[1]

    def shapes_of(self, slot: str, word: str) -> list[Any]:
        """The shapes that say a word of a slot, the one on top last."""
        return [shape for shape in self.scene.shapes if (slot, word) in shape.says]

    def slots(self, move: Move) -> Iterable[tuple[str, str]]:
        """The words of a move by their slots."""
        return zip((slot.name for slot in self.walk.lesson.game.verbs[move.verb].slots), move.words, strict=True)

    def on_board(self, move: Move, by_keys: bool) -> bool:
        """Whether all words of a move are on the board: blank tiles and cards not on display can only be written."""
        stops = self.scene.walk
        words = [[shape.id in stops or not by_keys for shape in self.shapes_of(*pair)] for pair in self.slots(move)]
        return all(any(shapes) for shapes in words)

    def types(self, move: Move) -> None:
        """Write a move and press Enter."""
        line = self.page.get_by_label(self.say("type-move"))
        line.fill(move.notation)
        line.press("Enter")

    def makes(self, move: Move, by_keys: bool) -> None:
        """Make a move on the board if it can be, else write it: a board refuses a word before the move is complete.

        A quick verb takes the only word that is left by itself, so another one can only be written.
        """
        refused = self.walk.timeline.why_not(move) is not None
        cut_short = refused and (len(move.words) > 1 or self.is_quick(move))
        if cut_short or move.verb not in self.open_verbs(move) or not self.on_board(move, by_keys):
            self.types(move)
        elif by_keys:
            self.moves_by_keys(move)
        else:
            self.moves_by_mouse(move)

    def is_quick(self, move: Move) -> bool:
        """Whether a move is made with its last word, and takes by itself what leaves no choice."""
        return self.walk.lesson.game.verbs[move.verb].quick

    def open_verbs(self, move: Move) -> list[str]:
        """What the learner can do now, in the order of the buttons."""
        walk = self.walk
        return Sight(walk.lesson.game, walk.timeline.view(move.seat), move.seat, walk.lesson.eyes).verbs()

    def chosen(self, move: Move) -> list[tuple[str, str]]:
        """The words of a move that have to be chosen, by their slots."""
        slots, pairs = self.walk.lesson.game.verbs[move.verb].slots, list(self.slots(move))
        if not self.is_quick(move):
            return pairs
        view = self.walk.timeline.state
        open_words = [slot.domain(view, move.seat, move.words[:at]) for at, slot in enumerate(slots)]
        left = [slot.asked or len(words) > 1 for slot, words in zip(slots, open_words, strict=True)]
        return [pair for pair, choice in zip(pairs, left, strict=True) if choice]

    def moves_by_mouse(self, move: Move) -> None:
        """Choose the verb by its button and the words on the board."""
        verb, words = self.page.locator(f".gk-does-{move.verb}"), self.chosen(move)
        if self.is_quick(move) or verb.get_attribute("aria-pressed") != "true":
            verb.click()
        for slot, word in words:
            key = self.shapes_of(slot, word)[-1].id
            self.page.locator(f'[data-key="{key}"]').click(force=True)  # whatever is drawn on it
        if len(move.words) > 1 and not self.is_quick(move):
            self.page.wait_for_function(CHOSEN, arg=[self.name(*pair) for pair in self.slots(move)])
            self.page.locator(".gk-panel").get_by_role("button", name=self.say("do-it")).click()

    def name(self, slot: str, word: str) -> str:
        """What a word of a slot is called."""
        words, game = self.walk.words, self.walk.lesson.game
        return words.name(game.kinds.get(slot, slot), word)

    def moves_by_keys(self, move: Move) -> None:
        """Choose the verb by its number, walk to the words with the arrows, and press Enter on each."""
        words = self.chosen(move)
        self.to_board()
        told(self.page, "Escape")
        told(self.page, str(self.open_verbs(move).index(move.verb) + 1))
        for slot, word in words:
            self.goes_to([shape.id for shape in self.shapes_of(slot, word)])
            told(self.page, "Enter")
        if len(move.words) > 1 and not self.is_quick(move):
            told(self.page, "Enter")

    def to_board(self) -> None:
        """From the goal, Enter leads to the board."""
        if self.page.evaluate("() => document.activeElement.matches('.gk-lesson h4')"):
            self.page.keyboard.press("Enter")
        else:
            self.page.locator('.gk-picture [tabindex="0"]').focus()
        expect(self.page.locator('.gk-picture [tabindex="0"]')).to_be_focused()

    def goes_to(self, ids: list[str]) -> None:
        """Walk with the arrow keys to one of the shapes."""
        stop = "() => document.activeElement.dataset.key"
        for arrow in way(self.scene.walk, self.page.evaluate(stop), ids):
            self.page.keyboard.press(KEYS[arrow])
        assert self.page.evaluate(stop) in ids

    def marks(self, fact: Fact) -> None:
        """Mark a fact on the board, or in the note sheet if the board has no such thing: by X, certain by X twice."""
        shapes = [shape for shape in self.shapes_of(fact.kind, fact.word) if shape.id in self.scene.walk]
        if shapes:
            self.marks_on_board(fact, shapes[0])
        else:
            self.marks_on_sheet(fact)

    def marks_on_sheet(self, fact: Fact) -> None:
        """Open the note sheet, if it is closed, and press X in a cell."""
        sheet = self.page.locator(".gk-sheet")
        if not sheet.is_visible():
            self.page.get_by_role("button", name=f"▸ {self.say('drawer-sheet')}").click()
        cell = sheet.locator(f'button[data-kind="{fact.kind}"][data-word="{fact.word}"]')
        for count in range(2 if fact.holds else 1):
            cell.press("x")
            expect(cell.locator(".gk-sign-yes" if count else ".gk-sign-no")).to_be_visible()

    def marks_on_board(self, fact: Fact, shape: Any) -> None:
        """Walk to a shape and press X there; of several things that it means, choose the one of that number."""
        reasoning = self.walk.reasoning
        assert reasoning
        self.to_board()
        self.goes_to([shape.id])
        cells = cells_of(shape.says, reasoning.sheet)
        for _ in range(2 if fact.holds else 1):
            told(self.page, "x")
            if len(cells) > 1:
                told(self.page, str(cells.index((fact.kind, fact.word)) + 1))

    # ------------------------------------------------------------------ the lesson

    def does_step(self, by_keys: bool) -> None:
        """A wrong answer, if the step knows one, then the right one; each is shown and announced.

        That all wrong answers of all lessons are answered as they should is checked without a browser.
        """
        walk = self.walk
        self.sees_goal()
        if walk.step.asks_for_move:
            wrong = [tasks.named(walk.timeline, walk.lesson.eyes, wrong.move) for wrong in walk.step.wrong[:1]]
            right = next(tasks.accepted(walk.timeline, walk.lesson.eyes, walk.step))
            for move in [*filter(None, wrong), right]:
                self.makes(move, by_keys)
                feedback = walk.try_move(move)
                self.sees(feedback.text)
                self.hears(feedback.text)
            assert walk.is_done
        elif walk.step.claim:
            reasoning = walk.reasoning
            assert reasoning
            facts = [walk.fact(reasoning, claim) for claim in walk.step.claim]
            for fact in facts:
                self.marks(fact)
            walk.timeline.marks[sheet_key(reasoning)] = {
                **walk.marks(), **{(fact.kind, fact.word): fact.holds for fact in facts}
            }  # fmt: skip
            self.button("check").click()
            self.sees(walk.try_marks().text)

    def goes_on(self, by_keys: bool) -> None:
        """Next, by the key or the button; the focus is then at the new goal."""
        if by_keys:
            self.page.keyboard.press(".")
        else:
            self.button("next").click()
        self.walk.next()
        if self.walk.finished:
            self.sees(self.say("lesson-finished"))
            self.hears(self.say("lesson-finished"))
        else:
            self.sees_goal()
            self.hears(self.walk.said(self.walk.step.say))
            expect(self.box.locator("h4")).to_be_focused()

    def walks_to_the_end(self, by_keys: Sequence[bool]) -> None:
        """The whole lesson, step by step in these ways, one after the other and from the first again."""
        self.page.locator('.gk-picture [tabindex="0"]').focus()
        for by in cycle(by_keys):
            self.does_step(by)
            self.goes_on(by)
            if self.walk.finished:
                return


def way(walk: dict[str, dict[str, str]], start: str, goals: list[str]) -> list[str]:
    """The shortest way by arrows from one stop to one of several."""
    queue, found = deque([start]), {start: list[str]()}
    while queue:
        here = queue.popleft()
        if here in goals:
            return found[here]
        for arrow, there in walk.get(here, {}).items():
            if there not in found:
                found[there] = [*found[here], arrow]
                queue.append(there)
    raise AssertionError(f"no way from {start} to {goals}")
