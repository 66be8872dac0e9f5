"""What charts of Persona Non Grata are made from: what a seat knows and sees, with its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts
from figures.charts import Words, percent
from figures.scene import Table
from figures.subjects import Subject, subject
from gamekit.game import PUBLIC
from gamekit.persona_non_grata.state import State

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.persona_non_grata.board import Box
    from gamekit.persona_non_grata.odds import Knowledge
    from gamekit.timeline import Timeline


class Known(NamedTuple):
    """The subject of a chart, what its ears can know, and what its eyes see."""

    about: Subject
    knowledge: Knowledge
    view: State

    @property
    def box(self) -> Box:
        """The cards of this game."""
        found: Box = self.about.timeline.game.tables
        return found

    def say(self, message: str, **details: Any) -> str:
        """A sentence."""
        return self.about.words.say(message, **details)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.about.words.seat(seat)

    def corporation(self, slug: str) -> str:
        """The name of a corporation with its letter, as on the table."""
        name = self.about.words.name("corporation", slug)
        return f"{self.box.letters[self.box.corporations.index(slug)]} {name}"

    def card(self, slug: str) -> str:
        """The name of an information card."""
        return self.about.words.name("card", slug)

    def grades(self) -> list[str]:
        """The grades with their values, as heads of columns."""
        kinds = len(self.box.grades)
        named = [self.about.words.name("grade", slug) for slug in self.box.grades]
        return [f"{name} ({card.value})" for name, card in zip(named, self.box.cards[:kinds], strict=True)]

    def columns(self) -> list[str]:
        """The same, broken for a drawing."""
        return [head.replace(" (", "\n(") for head in self.grades()]

    @property
    def ears(self) -> int:
        """Whose ears they are: a seat or PUBLIC."""
        return self.about.ears

    def share(self, share: Fraction | float) -> str:
        """A share as percent; what is not quite nothing, or not quite certain, does not look like it."""
        if 0 < share < Fraction(1, 1000):
            return self.say("nongrata-tiny")
        text = percent(Fraction(round(share * 1000), 1000), self.about.words.lang)
        return self.say("nongrata-almost") if share < 1 and text == "100%" else text

    def rough(self, share: float) -> str:
        """A share that was only counted, as whole percent."""
        return percent(Fraction(round(share * 100), 100), self.about.words.lang)

    @property
    def whose(self) -> str:
        """Whose knowledge the chart is made from, in a sentence."""
        return self.say("nongrata-known-all" if self.about.ears == PUBLIC else "nongrata-known", seat=self.about.seat)


def known_by(timeline: Timeline, seat: int, lang: str) -> tuple[Subject, Known | None]:
    """The subject of a chart, and with what its ears know; None before the first week."""
    about = subject(timeline, seat, lang)
    found: Knowledge | None = timeline.knowledge(about.seat, about.ears)
    return about, None if found is None else Known(about, found, timeline.view(about.ears))


def chart(name: str, draw: Callable[[Known, str], Picture]) -> Callable[..., Picture]:
    """A chart(timeline, seat, lang, mode="light") that says in words where there is nothing to draw."""

    def drawn(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
        about, known = known_by(timeline, seat, lang)
        return empty(about, f"chart-{name}", "nongrata-nothing-yet", mode) if known is None else draw(known, mode)

    drawn.__doc__ = draw.__doc__
    return drawn


def empty(about: Subject, title: str, why: str, mode: str) -> Picture:
    """A chart that says why there is nothing to be drawn."""
    say, reason = about.words.say, about.words.say(why)
    table = Table(say(title), (say("chart-player"), say("nongrata-why")), ((about.words.seat(about.seat), reason),))
    alt = f"{say(title)} {reason}"
    return charts.nothing(Words(say(title), reason, "", alt, table, about.words.lang), mode)


def worded(known: Known, title: str, told: Sequence[str], table: Table, about: str = "") -> Words:
    """All that a chart says: its title, whose knowledge it is, what it shows; `told` are sentences for the blind."""
    said, lang = known.say(title), known.about.words.lang
    message = " ".join(filter(None, (known.whose, about)))
    return Words(said, message, "", " ".join([said, message, *told]), table, lang)


def heads(known: Known, *names: str) -> tuple[str, ...]:
    """Header cells of a table."""
    return tuple(known.say(f"nongrata-{name}") for name in names)


def corporations(known: Known) -> range:
    """The numbers of the corporations in play."""
    return range(len(known.view.keys))


def names_of(known: Known) -> list[str]:
    """The names of the corporations in play."""
    return [known.corporation(slug) for slug in known.knowledge.corporations]
