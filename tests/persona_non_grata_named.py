"""Named positions of Persona Non Grata: games that lead where random play seldom does."""

from __future__ import annotations

from persona_non_grata_positions import due, on, played
from positions import given, play

from gamekit.timeline import Timeline

THREE_LEVEL = {0: "biolife_director", 1: "biolife_director", 2: "biolife_worker biolife_assistant*"}


def the_holder_decides() -> Timeline:
    """PNG-41, PNG-42: three tie for the largest sum, and whoever holds the key names a first and a second."""
    first = {0: "biolife_worker", 1: "biolife_manager"}
    later = {0: "biolife_manager", 1: "biolife_worker", 2: "biolife_assistant biolife_assistant*"}
    game = played(first, later, stop=due("first"))
    play(game, "name 2", "name 0")
    return game


def the_holder_decides_for_others() -> Timeline:
    """PNG-43: whoever holds the key is not among the two who tie."""
    first = {0: "biolife_worker", 1: "biolife_manager"}
    later = {1: "biolife_assistant", 2: "biolife_assistant biolife_manager"}
    return given(played(first, later, stop=due("first")))


def nobody_decides() -> Timeline:
    """PNG-45: a tie, and the key lies on the table."""
    return played(THREE_LEVEL, stop=on(2, 1))


def the_first_decides() -> Timeline:
    """PNG-46: several tie for the second place."""
    game = played(
        {0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker biolife_worker"}, stop=due("second")
    )
    play(game, "name 2")
    return game


def a_theft_to_choose() -> Timeline:
    """PNG-49: first and second steal, each from others."""
    week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker"}
    return played(week, stop=due("theft"), preset="published")


def in_the_middle() -> Timeline:
    """A position that begins in the second week, with a pair laid, something encrypted, discards and an archive."""
    week = {0: "biolife_president", 1: "biolife_manager biolife_worker", 2: "biolife_worker"}
    later = {0: "cosmoco_worker*", 1: "biolife_assistant>"}
    game = given(played(week, later, stop=on(2, 2, seat=1), preset="published"))
    for seat in (1, 2):
        play(game, str(game.moves(seat)[0]))
    return game


def two_who_draw() -> Timeline:
    """PNG-23: a position that begins when the second of two players discards."""
    week = {0: "biolife_president biolife_worker*", 1: "biolife_manager"}
    game = given(played(week, seats=2, stop=lambda state: due("discard")(state) and state.day == 2, preset="published"))
    play(game, str(game.moves()[0]))
    return game


def decided_in_the_middle() -> Timeline:
    """A position that begins when a tie for the second place is to be decided."""
    week = {0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker biolife_worker"}
    return given(played(week, stop=due("second")))


def robbed_in_the_middle() -> Timeline:
    """A position that begins when a card is to be stolen."""
    return given(a_theft_to_choose())


POSITIONS = (
    the_holder_decides,
    the_holder_decides_for_others,
    nobody_decides,
    the_first_decides,
    a_theft_to_choose,
    in_the_middle,
    two_who_draw,
    decided_in_the_middle,
    robbed_in_the_middle,
)


def named() -> dict[str, Timeline]:
    """All of them, by name."""
    return {position.__name__.replace("_", " "): position() for position in POSITIONS}
