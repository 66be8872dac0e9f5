"""Games of Crash and Grab with the positions that its exercises are about, and answers for all that can be said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gamekit
from gamekit.timeline import Timeline

GAMES = Path(__file__).resolve().parents[1] / "notebooks" / "games"
THREE = gamekit.load(GAMES / "crash_and_grab_three.json")
R8 = gamekit.start("crash_and_grab", 4, options={"board": "reference"}, seed=1)

# exercise -> the game it is about, and for each thing that can be said of an answer an answer that makes it be said
ANSWERS: dict[str, tuple[Timeline, dict[str, tuple[Any, ...]]]] = {
    "certain": (THREE, {"right": (4,), "possible": (9,), "chosen": (6,), "more": (10,), "fewer": (3,)}),
    "turns": (R8, {"right": (2,), "steps": (9,), "more": (3,), "fewer": (1,)}),
    "fetch": (THREE, {"right": ("0-5", "sun"), "crash": ("3", "meteor"), "nobody": ("3", "sun")}),
    "pushes": (THREE, {"right": (3,), "sure": (2,), "way": (1,), "all": (12,), "more": (4,), "fewer": (0,)}),
    "placed": (
        THREE,
        {
            "right": ("18 %",),
            "twelve": ("1/6",),
            "missed": ("9/11",),
            "spaces": ("15/64",),
            "one": ("1/11",),
            "other": ("1/2",),
        },
    ),
}
