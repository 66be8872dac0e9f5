"""Weeks and days of Persona Non Grata in a line, with the direction of passing; and how the game has ended.

week  (1 ↻)  2 ↺   3 ↻      day  1  2 (3) 4  5      hands go to the left
"""

from __future__ import annotations

from collections.abc import Iterator

from figures import persona_non_grata_words as words
from figures.labels import box, left_text, text, width_of
from figures.persona_non_grata_cards import TYPE
from figures.persona_non_grata_matrix import MARGIN, WIDTH
from figures.persona_non_grata_table import WAYS, Tabletop, is_over
from figures.scene import Shape
from gamekit.persona_non_grata.dealing import direction
from gamekit.persona_non_grata.state import DAYS

HIGH, CHIP, PAD, APART = 30.0, 24.0, 8.0, 22.0
WEEK, DAY = 38.0, 26.0  # widths
DIGIT = 13.0  # and of the number of a day, so that in large print it is as large as that of a week
NOTE = 30.0

Shapes = Iterator[Shape]


def track(top: Tabletop, y: float) -> Shapes:
    """The week and the day, those to come and those that are over."""
    view, say, middle = top.view, top.text.say, y + HIGH / 2
    yield box("track", MARGIN, y, (WIDTH - 2 * MARGIN, HIGH), "track", "", words=words.track(top))
    yield (
        first := left_text("track-week", (MARGIN + PAD, middle), CHIP, "track", say("png-week"), "track", least=TYPE)
    )
    x = first.at[0] + first.size[0] / 2 + PAD
    for week in range(1, view.options.weeks + 1):
        label, role = f"{week} {WAYS[direction(week)]}", "now" if week == view.week else "not-now"
        yield box(f"week-{week}", x, middle - CHIP / 2, (WEEK, CHIP), role, label, inside="track")
        x += WEEK + 4
    yield (second := left_text("track-day", (x + APART, middle), CHIP, "track", say("png-day"), "track", least=TYPE))
    x = second.at[0] + second.size[0] / 2 + PAD
    for day in range(1, DAYS + 1):
        role = "now" if day == view.day and not is_over(top) else "not-now"
        yield box(f"day-{day}", x, middle - CHIP / 2, (DAY, CHIP), role, "", inside="track")
        yield text(f"number-{day}", (x + DAY / 2, middle), (DIGIT, CHIP), role, str(day), inside="track")
        x += DAY + 4
    if not is_over(top):
        label, room = words.passing(top), WIDTH - MARGIN - PAD - x - APART
        yield left_text("track-way", (x + APART, middle), CHIP, "track", label, "track", most=room, least=TYPE)


def notes(top: Tabletop, y: float) -> Shapes:
    """A line that tells how the game has ended."""
    if not is_over(top):
        return
    told = words.over(top)
    yield box("note-over", MARGIN, y, (WIDTH - 2 * MARGIN, NOTE), "now", "", words=told)
    room = min(WIDTH - 2 * MARGIN - 2 * PAD, width_of(told, "now", 17.0))
    yield text("label-over", (WIDTH / 2, y + NOTE / 2), (room, NOTE - 6), "now", told, "note-over")
