"""Charts of Persona Non Grata: majorities by days, who would be first, encrypted cards, hands, what is unseen.

Everything is asked of the deduction and the rules; nothing is worked out here. A chart for a seat is made from what
that seat knows; for the teacher, from what the player to move knows; for onlookers, from what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from figures.persona_non_grata_courses import draw_majorities
from figures.persona_non_grata_known import Known, chart
from figures.persona_non_grata_outlooks import draw_outlook
from figures.persona_non_grata_placings import draw_places, draw_random
from figures.persona_non_grata_squares import draw_encrypted, draw_hands, draw_unseen

if TYPE_CHECKING:
    from figures.picture import Picture

DRAWN: dict[str, Callable[[Known, str], Picture]] = {
    "majorities": draw_majorities,
    "places": draw_places,
    "outlook": draw_outlook,
    "encrypted": draw_encrypted,
    "hands": draw_hands,
    "unseen": draw_unseen,
    "random": draw_random,
}
CHARTS: dict[str, Callable[..., Picture]] = {name: chart(name, draw) for name, draw in DRAWN.items()}
