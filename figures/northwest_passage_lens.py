"""What the lens of a panel tells of a square or place of Northwest Passage: the way there, and what it is good for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figures.northwest_passage_maps import homeward, placed, rounded
from figures.northwest_passage_seen import Seen, seen_by
from figures.walk import no_place
from gamekit.northwest_passage.coasts import closings, coasts, to_be_had
from gamekit.northwest_passage.ending import discoveries
from gamekit.northwest_passage.odds import fitting, renewal
from gamekit.northwest_passage.state import HOME, VEHICLES
from gamekit.northwest_passage.voyage import Way, voyage
from gamekit.northwest_passage.ways import FREE

if TYPE_CHECKING:
    from gamekit.timeline import Timeline


def lens(timeline: Timeline, seat: int, place: str, lang: str) -> list[str]:
    """What there is to say of a square or place to a seat, PUBLIC or TEACHER, in sentences; InputError: it is none."""
    seen = seen_by(timeline, seat, lang)
    known = (*seen.box.grid.squares, *seen.box.places)
    if place not in known:
        raise no_place(place, known)
    if not seen.view.round:
        return []
    if place in seen.box.places:
        return [*ways_to(seen, place), *(said for v in VEHICLES if place == HOME for said in homeward(seen, v))]
    free = seen.view.cover[seen.box.grid.index[place]] == FREE
    return list(on_free(seen, place) if free else on_laid(seen, place))


def ways_to(seen: Seen, at: str) -> list[str]:
    """How ship and sled come to a place or tile."""
    told = []
    for vehicle in VEHICLES:
        found = voyage(seen.box, seen.view, seen.seat, vehicle)
        if found and found.start.stand.at != at:
            told.append(way_told(seen, vehicle, found.reach().get(at)))
    return told


def way_told(seen: Seen, vehicle: str, way: Way | None) -> str:
    """A way in a sentence, or that there is none."""
    name = seen.vehicle(seen.seat, vehicle)
    if not way:
        return seen.say("arctic-lens-never", name=name)
    message = "arctic-lens-now" if way.round == seen.view.round else "arctic-lens-later"
    return seen.say(message, name=name, crew=way.crew, number=way.round)


def on_laid(seen: Seen, square: str) -> Iterator[str]:
    """How to come to a tile, and what can be discovered there."""
    anchor = seen.view.laid[seen.view.cover[seen.box.grid.index[square]]].anchor
    yield from ways_to(seen, anchor)
    for one in discoveries(seen.box, seen.view, seen.seat):
        if one.anchor == anchor:
            later = one.later[seen.seat]
            yield seen.say("arctic-lens-find", token=one.icon, points=one.points, later=later, crew=one.crew)


def on_free(seen: Seen, square: str) -> Iterator[str]:
    """Which land area misses a square, which tiles fit there, and which of them complete an island."""
    box, view, seat = seen.box, seen.view, seen.seat
    for coast in coasts(box, view):
        if square in coast.missing:
            start = seen.where(coast.quarters[0])
            yield seen.say("arctic-lens-coast", start=start, count=len(coast.missing), points=coast.worth)
    tiles = fitting(box, view, seat, view.players[seat].hand).get(square)
    if tiles:
        yield seen.say("arctic-lens-fits", tiles=sorted(tiles))
    share = renewal(box, view, seat).get(square)
    if share:
        yield seen.say("arctic-lens-renewal", share=rounded(share))
    for which, words in (("held", view.players[seat].hand), ("open", to_be_had(box, view))):
        yield from (placed(seen, one, which) for one in closings(box, view, seat, words) if square in one.squares)
