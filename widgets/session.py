"""What a panel knows, without any widget: its timeline, its eyes and language, the move being chosen, what to say.

An action of the reader runs inside `attempt`: it is refused in words, never by a traceback, and whatever it changes
is told once. Nothing is shown or said beyond what the session's eyes may see.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.game import CHANCE, PUBLIC, TEACHER, Game, Illegal, InputError, Refusal
from gamekit.record import RecordError
from gamekit.text import Text, check_language
from gamekit.timeline import Node, Timeline
from widgets import clashing
from widgets.choosing import Choice, Pairs, Sight
from widgets.glancing import Glance, told
from widgets.inquiry import Inquiry
from widgets.keep import FileNameError
from widgets.language import words_for
from widgets.table import Table
from widgets.telling import Reader

if TYPE_CHECKING:
    from widgets.checking import Checked
    from widgets.marking import Asked, Known, Marks
    from widgets.tutor import Tutor

LOG = logging.getLogger("widgets")
REMEMBERED = 5  # announcements that can be read again
TURN = "turn"  # eyes that follow the turn

SceneOf = Callable[..., Any]  # as `figures.registry.scene_for` returns it


class Saying(NamedTuple):
    """An announcement: its number, the words, and whether it must be heard at once."""

    number: int = 0
    text: str = ""
    urgent: bool = False


class Message(NamedTuple):
    """What stands beside the controls until the next action: what was told last, and whether that was a refusal."""

    text: str = ""
    refused: bool = False


class Session:
    """One panel's state, and all that its reader can do.

    `eyes` is a seat, PUBLIC, TEACHER or TURN; a locked session keeps its eyes and moves for its own seat only.
    `refresh` is called after every change of what is to be shown.
    """

    def __init__(
        self,
        table: Table,
        eyes: int | str = PUBLIC,
        lang: str = "en",
        locked: bool = False,
        scene_of: SceneOf | None = None,
    ) -> None:
        self.table, self.lang, self.locked, self.scene_of = table, check_language(lang), locked, scene_of
        self.own = eyes  # the eyes asked for
        self.full, self.covered, self.lens, self.chart = True, True, "", ""
        self.large, self.mode = False, "auto"
        self.saying, self.message = Saying(), Message()
        self._broken: tuple[tuple[str, ...], Any] = ((), None)  # the rules that refused last, and in what situation
        self.refresh: Callable[[], None] = lambda: None
        self.closed: Callable[[], None] = self.close  # what to call when another panel takes this one's place
        self._busy, self._remember, self.parts = False, True, list[str]()
        self._refusing: tuple[str, ...] = ()  # by the action that runs now
        self.last: list[str] = []  # what is told after all that has happened
        self.tutor: Tutor | None = None  # the lesson that this panel belongs to
        table.join(self)
        self._begin()

    def sit_down(self) -> None:
        """Another game has come to the table."""
        if not self._busy:  # the panel that brought it says so itself
            self.message = Message()
        self._begin()
        self.parts.append(self.tell.turn())

    def _begin(self) -> None:
        """Look at the game that is on the table, nothing chosen."""
        self.stood: Node = self.timeline.here
        self.choice: Choice | None = None
        self.offer: Pairs = ()
        self.glance: Glance | None = None  # the moment looked at in the middle of a step,
        self.arriving: Glance | None = None  # and the one at which a walk is to end
        self.go_to, self.came_from = "", ""  # where the cursor is to go, and whence it was brought to choose a word
        self.looked: dict[int, Node] = {}  # where each seat looked last, in hot-seat play
        self.told: dict[int, list[str]] = {}  # the last announcements, for each pair of eyes its own
        self.eyes: int = PUBLIC
        self.curtain: int | None = None  # whom it waits for
        self.follow = False
        self.breaks_in = False  # one player looks, though the eyes else follow the turn, and may move out of turn
        self.urgent, self.walked, self.lens = False, False, ""
        self.graph = ""  # which graph of the game is to lie over the board
        self.clashes: dict[tuple[Node, int, str], str] = {}  # what cannot all be true, by node, eyes and language
        self.marking, self.follows = False, False  # clicks mark instead of play; what deduction has found is shown
        self.forget()
        self.known: tuple[Any, Known | None] = (None, None)  # what was worked out last, and of what
        self.asked: Asked | None = None  # which of several things is to be marked; for the next action only
        self.taken: tuple[tuple[int, int, int], Marks] | None = None  # the marks taken back last, and whence
        self.checked: Checked | None = None
        self.scene: Any = None  # the picture that the board shows, and what it was drawn from
        self.drawn: tuple[Any, ...] = ()
        self._open_eyes()

    def forget(self) -> None:
        """Put away all that was asked about reasons."""
        self.inquiry = Inquiry()

    def _open_eyes(self) -> None:
        """The eyes asked for, where this game has them; a transcript has only its own."""
        if self.timeline.eyes is not None:
            self.eyes = self.timeline.eyes
        elif self.own == TURN:
            self.follow = True
            self._draw_curtain()
        elif self.own in (PUBLIC, TEACHER) or self.own in self.timeline.seats:
            self.eyes = int(self.own)

    # ------------------------------------------------------------------ what the session goes by

    @property
    def timeline(self) -> Timeline:
        """The game on the table."""
        return self.table.timeline

    @property
    def game(self) -> Game:
        """The rules of the game on the table."""
        return self.timeline.game

    @property
    def words(self) -> Text:
        """The sentences in the reader's language."""
        return words_for(self.lang, self.game)

    @property
    def view(self) -> Any:
        """What the eyes see now, or at the moment looked at; under the curtain they see what everybody does."""
        if self.glance:
            return self.timeline.moments(self.eyes, self.glance.node)[self.glance.at].state
        return self.timeline.view(self.eyes)

    @property
    def tell(self) -> Reader:
        """What to tell the reader."""
        return Reader(self.timeline, self.eyes, self.words, self.full)

    @property
    def acting(self) -> int | None:
        """Whom the reader may move for now: the seat whose eyes these are, or else whoever is waited for."""
        actor = self.timeline.actor
        if self.timeline.closed or self.curtain is not None or self.glance or actor is None:
            return None
        if self.locked and self.eyes != self.own:  # a smaller game has come to the table, without this seat
            return None
        if actor == CHANCE:
            return CHANCE if self.timeline.seed is None and not self.locked else None
        seat = self.eyes if self.eyes >= 0 and not self.at_table else actor
        return None if seat in self.table.kits else seat

    @property
    def at_table(self) -> bool:
        """Whether one reader enters what everybody does at a real table."""
        return self.game.real_table and not self.locked

    @property
    def sight(self) -> Sight:
        """What can be done now, as far as the eyes see."""
        return Sight(self.game, self.view, self.acting, self.eyes)

    def says(self, at: str) -> Pairs:
        """The words that a shape on the board may mean; none for a shape that is not there."""
        shapes = self.scene.shapes if self.scene else ()
        return next((shape.says for shape in shapes if shape.id == at), ())

    def shape_words(self, at: str) -> str:
        """What is said of a shape on the board; "" of one that is not there, or is part of another."""
        shapes = self.scene.shapes if self.scene else ()
        return next((shape.words for shape in shapes if shape.id == at), "")

    def pair_name(self, pairs: Pairs) -> str:
        """What the first word is called that a shape says."""
        return self.word_name(*pairs[0])

    def word_name(self, slot: str, word: str, form: str = "") -> str:
        """What a word of a slot is called."""
        return self.words.name(self.game.kinds.get(slot, slot), word, form)

    # ------------------------------------------------------------------ doing, and telling of it

    def attempt(self, action: Callable[[], object], though_covered: bool = False) -> None:
        """Do what the reader asks for, or say why it cannot be done; then tell, once, what has changed."""
        self.message, self._busy, asked = Message(), True, self.asked
        try:
            with self.table.together():
                if self.curtain is not None and not though_covered:
                    self.complain(self.words.say("curtain-first"))
                else:
                    self._guarded(action)
        finally:
            self._busy = False
        self.asked = None if self.asked is asked else self.asked
        if self._refusing:
            self._broken, self._refusing = (self._refusing, self._situation()), ()
        self._flush()
        self._show()

    @property
    def broken(self) -> tuple[str, ...]:
        """The rules that refused what was tried last; none once something else is chosen, done, marked or proved."""
        rules, situation = self._broken
        return rules if situation == self._situation() else ()

    def _situation(self) -> Any:
        marks = {key: dict(marks) for key, marks in self.timeline.marks.items()}
        return self.timeline.here, self.eyes, self.curtain, self.choice, marks, self.follows, self.inquiry.shown

    def _show(self) -> None:
        """Let the panel draw what is so now; a fault in drawing stops nobody's move."""
        try:
            self.refresh()
        except Exception:
            LOG.exception("a panel could not be drawn")

    def _guarded(self, action: Callable[[], object]) -> None:
        try:
            action()
        except (InputError, RecordError, FileNameError) as error:
            self.complain(self.reason(error))
        except OSError as error:
            self.complain(self.words.say("file-trouble", why=error.strerror or str(error)))
        except Exception:  # a fault of the kit: told to the reader in words, and to its makers in the log
            LOG.exception("an action of a panel failed")
            self.complain(self.words.say("went-wrong"))

    def reason(self, error: Exception) -> str:
        """Why something was refused, in the reader's language."""
        if isinstance(error, Illegal):
            return self.refused(error.refusal)
        if isinstance(error, InputError):
            return self.words.error(error.reason, error.details)
        if isinstance(error, FileNameError):
            return self.words.say("bad-file-name", name=str(error))
        return str(getattr(error, self.lang, error))

    def refused(self, refusal: Refusal) -> str:
        """A refusal in words; its rules are the ones at work now."""
        self._refusing = refusal.rules
        return self.tutor.refusal(refusal) if self.tutor else self.words.refusal(refusal)

    def say(self, text: str, remember: bool = True) -> None:
        """Tell the reader something, and leave it beside the controls until the next action."""
        self.parts.append(text)
        self._remember = remember
        self.message = Message(text)

    def announce(self, text: str) -> None:
        """Tell the reader in the middle of an action what it takes its time for."""
        self.saying, self.message = Saying(self.saying.number + 1, text), Message(text)
        self._show()

    def complain(self, text: str) -> None:
        """Tell the reader at once that something cannot be done."""
        self.parts, self.urgent = [text], True
        self.message = Message(text, refused=True)

    def notice(self) -> None:
        """The timeline has changed, by this panel or another, or by a line of code."""
        old, here = self.stood, self.timeline.here
        if here is not old:
            self.stood, self.choice, self.offer = here, None, ()
            self.glance = self.arriving if self.arriving and self.arriving.node is here else None
            self.arriving = None
            self._draw_curtain()
            if self.curtain is None:
                self._guarded(lambda: self._tell_of(old, here))
        if not self._busy:
            self._flush()
            self._show()

    def _tell_of(self, old: Node, here: Node) -> None:
        if self.glance:
            self.parts.append(told(self, self.glance))
            return
        self.parts += self.tell.change(old, here, self.walked, self._busy)
        clash = clashing.news(self, old)
        self.parts += clash
        self.urgent = self.urgent or bool(clash)

    def _flush(self) -> None:
        """Everything to be said becomes one announcement; behind the curtain there is silence."""
        happened, text, urgent = " ".join(self.parts), " ".join(self.parts + self.last), self.urgent
        self.parts, self.last, self.urgent, self.walked = [], [], False, False
        if self.curtain is None and self.eyes >= 0:
            self.looked[self.eyes] = self.timeline.here
        if text and (self.curtain is None or urgent):
            self.saying = Saying(self.saying.number + 1, text, urgent)
            if self._remember and self.curtain is None:
                self.told[self.eyes] = [*self.heard, text][-REMEMBERED:]
            if not self.message.text and self.curtain is None:
                self.message = Message(happened)  # a lesson shows by itself what it says
        self._remember = True

    @property
    def heard(self) -> list[str]:
        """The last announcements to these eyes, the oldest first."""
        return self.told.get(self.eyes, [])

    # ------------------------------------------------------------------ eyes and curtain

    def look(self, eyes: int | str) -> None:
        """Look through other eyes: a seat's, PUBLIC, TEACHER, or TURN for those of whoever is to move."""
        if self.locked or self.timeline.eyes is not None:
            return
        self.own, self.choice, self.offer, self.curtain, self.glance = eyes, None, (), None, None
        self.forget()
        self.breaks_in = self.game.interruptible and (self.follow or self.breaks_in) and eyes in self.timeline.seats
        self.follow = eyes == TURN
        if self.follow:
            self.eyes = PUBLIC
            self._draw_curtain()
        else:
            self.eyes = int(eyes)
        if self.curtain is None:
            self.say(self.tell.whose_eyes())

    def _draw_curtain(self) -> None:
        """When eyes that follow the turn would change, everything is hidden until the next owner says so."""
        actor = self.timeline.actor
        if self.follow and actor is not None and actor >= 0 and actor not in self.table.kits | {self.eyes}:
            self.eyes, self.curtain, self.glance = PUBLIC, actor, None
            self.forget()
            self.parts, self.message = [], Message()
        elif self.curtain is not None and actor is None:
            self.curtain = None

    def lift(self) -> None:
        """The owner of the turn looks: what has happened since that seat looked last is told now."""
        from widgets.telling import between

        if self.curtain is None:
            return
        self.eyes, self.curtain = self.curtain, None
        since = between(self.looked[self.eyes], self.timeline.here) if self.eyes in self.looked else None
        self.parts += [*self.tell.happened(since), *self.tell.waiting(since)] if since else [self.tell.turn()]

    # ------------------------------------------------------------------ display

    def set_language(self, lang: str) -> None:
        """Show and say everything in another language."""
        self.lang = check_language(lang)

    def cover(self) -> None:
        """Cover the charts, the lens and what deduction has found, or show them."""
        self.covered = not self.covered
        self.say(self.words.say("covered" if self.covered else "uncovered"))

    def settle(self, **changes: Any) -> None:
        """Change how things are shown: full, large, mode, chart, graph."""
        for name, value in changes.items():
            setattr(self, name, value)

    def set_kit(self, seat: int, played: bool) -> None:
        """Let the kit play a seat, or a person."""
        kits = self.table.kits
        self.table.kits = kits | {seat} if played else kits - {seat}
        self.say(self.words.say("kit-plays" if played else "person-plays", seat=seat))
        self._draw_curtain()
        if self.timeline.here.next is None:
            self.table.follow()

    def step_kit(self, stepping: bool) -> None:
        """Let the kit wait for Space before each of its moves, or move at once."""
        self.table.stepping = stepping
        self.table.follow()

    def close(self) -> None:
        """Leave the table."""
        self.table.leave(self)
