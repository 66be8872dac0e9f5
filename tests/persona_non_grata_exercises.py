"""Games of Persona Non Grata with the positions that its exercises are about, and answers for all that is said."""

from __future__ import annotations

from typing import Any

from persona_non_grata_positions import due, on, played
from persona_non_grata_reasoned import random_game, reasoning_of

from gamekit.reasons import forced
from gamekit.timeline import Timeline


def named(game: Timeline, *names: str) -> Timeline:
    """The game with these names for its present position."""
    game.names = dict.fromkeys(names, game.here.number)
    return game


def came_back() -> Timeline:
    """Three players: what A passed on is back on day 4; B has downloaded a card of it and C encrypted one."""
    week = {
        0: "biolife_worker sjt_worker< sjt_manager> biolife_director",
        1: "cosmoco_worker cosmoco_manager jihui_worker<",
        2: "delacruz_worker biolife_manager delacruz_manager*",
    }
    return named(played(week, stop=on(1, 4)), "came back / wróciła")


def face_down() -> Timeline:
    """Three players: on day 3 A has encrypted a card, and B one of the five that A passed on."""
    week = {
        0: "biolife_manager* biolife_worker cosmoco_director< cosmoco_worker>",
        1: "cosmoco_worker cosmoco_manager* jihui_worker jihui_manager< delacruz_worker>",
        2: "delacruz_worker cosmoco_president cosmoco_worker<",
    }
    return named(played(week, stop=on(1, 3)), "face down / zakryta", "who knows / kto wie")


def four_on_day_two() -> Timeline:
    """Four players on day 2: what A holds now, D has held before, and B and C will."""
    return named(played({}, seats=4, stop=on(1, 2)), "who knows / kto wie")


def tie() -> Timeline:
    """Four players: B is first at Biolife, and A and D tie for the second place, C is behind."""
    week = {0: "biolife_director", 1: "biolife_president", 2: "biolife_assistant", 3: "biolife_director"}
    return named(played(week, seats=4, stop=due("second")), "tie / remis")


def first_tie() -> Timeline:
    """Three players: B and C tie for the first place, and A, who holds the key, decides."""
    first = {0: "biolife_worker", 1: "biolife_manager"}
    later = {1: "biolife_assistant", 2: "biolife_assistant biolife_manager"}
    return named(played(first, later, stop=due("first")), "tie / remis")


def the_end() -> Timeline:
    """One week: A has a Worker, the corporation card 4 and a President of Biolife, and nobody much else."""
    week = {0: "biolife_president biolife_worker", 1: "biolife_assistant", 2: "cosmoco_assistant"}
    return named(played(week, options={"weeks": 1}), "the end / koniec")


def drawn_into() -> Timeline:
    """Two players who draw: what B has encrypted is certain for A, although B drew a card into that hand."""
    for seed in range(1000):
        game = random_game(seed, 2, "published", {"weeks": 1}, 8)
        found = reasoning_of(game, 0)
        if game.actor == 0 and found and any(f.holds and f.kind.startswith("encrypted") for f in forced(found)):
            return named(game, "came back / wróciła")
    raise LookupError


DRAWN = drawn_into()
BACK, DOWN, FOUR, TIE, FIRST, END = came_back(), face_down(), four_on_day_two(), tie(), first_tie(), the_end()
LEFT = ["biolife_director", "sjt_assistant", "sjt_director"]
# exercise -> for each thing that can be said of an answer a game, and an answer that makes it be said
ANSWERS: dict[str, dict[str, tuple[Timeline, tuple[Any, ...]]]] = {
    "returned": {
        "right": (BACK, (LEFT,)),
        "all": (BACK, ([*LEFT, "cosmoco_manager", "delacruz_manager"],)),
        "gone": (BACK, ([*LEFT, "cosmoco_manager"],)),
        "missing": (BACK, (LEFT[:2],)),
    },
    "encrypted": {
        "right": (BACK, ("delacruz_manager",)),
        "open": (BACK, ("cosmoco_manager",)),
        "back": (BACK, ("sjt_director",)),
        "other": (DRAWN, ("biolife_president",)),
    },
    "seen": {
        "right": (FOUR, (["0", "3"],)),
        "later": (FOUR, (["0", "3", "1"],)),
        "own": (FOUR, (["3"],)),
        "missing": (FOUR, (["0"],)),
    },
    "sums": {
        "right": (DOWN, (6, 2)),
        "swapped": (DOWN, (2, 6)),
        "open": (DOWN, (2, 2)),
        "secret": (DOWN, (6, 6)),
        "count": (DOWN, (2, 1)),
        "other": (DOWN, (4, 2)),
    },
    "chance": {
        "right": (DOWN, ("3/5",)),
        "even": (DOWN, ("1/5",)),
        "kinds": (DOWN, ("1/2",)),
        "unseen": (DOWN, ("1/7",)),
        "not": (DOWN, ("40 %",)),
        "other": (DOWN, ("9/10",)),
    },
    "key": {
        "right": (TIE, (["0", "3"],)),
        "decider": (FIRST, (["0", "1"],)),
        "first": (TIE, (["0", "1"],)),
        "next": (TIE, (["0", "3", "2"],)),
        "missing": (FIRST, (["1"],)),
    },
    "archive": {
        "right": (END, (19, 17)),
        "swapped": (END, (17, 19)),
        "whole": (END, (19, 19)),
        "lost": (END, (17, 17)),
        "key": (END, (20, 18)),
        "activators": (END, (6, 4)),
        "highest": (END, (19, 15)),
        "other": (END, (1, 1)),
    },
}
