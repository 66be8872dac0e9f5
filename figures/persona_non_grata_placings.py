"""Who would be first and second in each corporation: if the week were archived now, and after random days."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from figures.persona_non_grata_drawn import NONE, TIE, Bar, Part, stacked
from figures.persona_non_grata_known import Known, empty, heads, names_of, worded
from figures.scene import Table
from figures.theme import letter
from gamekit.persona_non_grata.standing import Places, at_random, places

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.persona_non_grata.standing import Counted

PLACES = ("first", "second")


def draw_places(known: Known, mode: str) -> Picture:
    """How likely each player would be first and second in each corporation if the week were archived now."""
    found = [places(known.knowledge, name) for name in known.knowledge.corporations]
    bars = [[bar(known, pair[at]) for pair in found] for at in range(2)]
    rows = tuple(
        (name, known.say(f"nongrata-{place}"), told_place(known, pair[at]))
        for name, pair in zip(names_of(known), found, strict=True)
        for at, place in enumerate(PLACES)
    )
    table = Table(known.say("chart-places"), heads(known, "corporation", "place", "chances"), rows)
    told = [known.say("nongrata-place-row", name=name, place=place, told=cell) for name, place, cell in rows]
    words = worded(known, "chart-places", told, table, known.say("nongrata-places-about"))
    return stacked(words, [known.say(f"nongrata-{place}") for place in PLACES], names_of(known), bars, mode)


def bar(known: Known, found: Places) -> Bar:
    """One place of a corporation as parts of a bar."""
    alone = [
        Part(seat, float(share), noted(known, letter(seat), share)) for seat, share in enumerate(found.alone) if share
    ]
    ties = [Part(by, float(share), noted(known, f"= {letter(by)}", share), TIE) for by, share in found.decided.items()]
    nobody = [Part(None, float(found.nobody), noted(known, "–", found.nobody), NONE)] if found.nobody else []
    return [*alone, *ties, *nobody]


def noted(known: Known, sign: str, share: Fraction) -> str:
    """What is written in a part."""
    return sign if share == 1 else f"{sign} {known.share(share)}"


def told_place(known: Known, found: Places) -> str:
    """One place of a corporation in words."""
    parts = [f"{known.seat(seat)} {known.share(share)}" for seat, share in enumerate(found.alone) if share]
    parts += [known.say("nongrata-decides", seat=by, share=known.share(share)) for by, share in found.decided.items()]
    parts += [known.say("nongrata-nobody", share=known.share(found.nobody))] if found.nobody else []
    return "; ".join(parts)


def draw_random(known: Known, mode: str) -> Picture:
    """How often each player is first and second at the end of the week, if all days left are played at random."""
    if not known.view.day:
        return empty(known.about, "chart-random", "nongrata-dealing", mode)
    found = at_random(known.about.timeline.game, known.knowledge, known.view)
    bars = [[counted_bar(known, found, place, name) for name in known.knowledge.corporations] for place in PLACES]
    rows = tuple(row for name in known.knowledge.corporations for row in counted_rows(known, found, name))
    columns = (*heads(known, "corporation", "place"), *map(known.seat, known.view.seats))
    table = Table(known.say("chart-random"), columns, rows)
    told = [
        known.say("nongrata-place-row", name=row[0], place=row[1], told="; ".join(named(known, row))) for row in rows
    ]
    words = worded(known, "chart-random", told, table, known.say("nongrata-random-about", count=found.games))
    return stacked(words, [known.say(f"nongrata-{place}") for place in PLACES], names_of(known), bars, mode)


def named(known: Known, row: Sequence[str]) -> list[str]:
    """The shares of a row with the seats that they belong to."""
    return [f"{known.seat(seat)} {share}" for seat, share in zip(known.view.seats, row[2:], strict=True)]


def counted_bar(known: Known, found: Counted, place: str, corporation: str) -> Bar:
    """One place of a corporation, as often as each seat had it."""
    counts = getattr(found, place)[corporation]
    parts = [
        Part(seat, n / found.games, f"{letter(seat)} {known.rough(n / found.games)}")
        for seat, n in enumerate(counts)
        if n
    ]
    none = found.games - sum(counts)
    return [*parts, Part(None, none / found.games, "–", NONE)] if none else parts


def counted_rows(known: Known, found: Counted, corporation: str) -> Iterator[tuple[str, ...]]:
    """Both places of a corporation, with the bounds of each share."""
    for place in PLACES:
        counts = getattr(found, place)[corporation]
        cells = (bounded(known, found, place, corporation, seat, n) for seat, n in enumerate(counts))
        yield known.corporation(corporation), known.say(f"nongrata-{place}"), *cells


def bounded(known: Known, found: Counted, place: str, corporation: str, seat: int, count: int) -> str:
    """A share with its bounds."""
    low, high = found.interval(place, corporation, seat)
    shares = [known.rough(share) for share in (count / max(found.games, 1), low, high)]
    return known.say("nongrata-span", share=shares[0], low=shares[1], high=shares[2])
