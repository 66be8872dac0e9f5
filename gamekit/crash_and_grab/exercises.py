"""The exercises of Crash and Grab. What is right is asked of the rules each time: all ways of a turn, all plans."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from gamekit.crash_and_grab.danger import Outlook
from gamekit.crash_and_grab.fan import PLANS, Fan, box_of, fan
from gamekit.crash_and_grab.geometry import board_of, empty_sites
from gamekit.crash_and_grab.reach import rings
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, OFF, Plan, Space, State
from gamekit.crash_and_grab.turns import CARDS
from gamekit.exercises import (
    RIGHT,
    Exercise,
    Field,
    Verdict,
    about_seat,
    counts,
    for_number,
    seat_to_move,
    shares,
)
from gamekit.timeline import Timeline

COUNT = Field("count")  # a number, not the `number` of a move
FAR = 8  # own turns within which every site is reached


def seen(game: Timeline) -> State:
    """What the player whose turn it is sees."""
    view: State = game.view(seat_to_move(game))
    return view


def own(game: Timeline) -> int:
    """The saucer that has something to decide."""
    saucer: int = game.state.agenda[-1].about[0]
    return saucer


def about_saucer(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and of which saucer."""
    return {**about_seat(game), "saucer": COLOURS[own(game)]}


def fans(game: Timeline, boosts: int) -> dict[Plan, Fan]:
    """Where each of the twelve plans can lead."""
    return {plan: fan(game.game, seen(game), own(game), plan, boosts) for plan in PLANS}


# ---------------------------------------------------------------------- crashes


def judge_certain(game: Timeline, answer: Fraction) -> Verdict:
    """CG-59: the plans that end over the edge, whatever is chosen."""
    crashes = {plan: found.crashes.get(own(game), Fraction(0)) for plan, found in fans(game, 0).items()}
    right = sum(share == 1 for share in crashes.values())
    most = {plan for plan, share in crashes.items() if share > Fraction(1, 2)}
    mistakes = {"possible": sum(share > 0 for share in crashes.values()), "chosen": len(most)}
    return counts(answer, right, mistakes)


def victim(game: Timeline) -> tuple[int, dict[Plan, Fraction]]:
    """The rival that can be crashed by most plans of the saucer, and these plans with how likely each does it."""
    ahead = Outlook(game.game, seen(game), 0)
    found = {rival: ahead.shoves(own(game), rival) for rival in ahead.rivals(own(game))}
    return max(found.items(), key=lambda pair: len(pair[1]))


def about_victim(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and who is to be pushed."""
    return {**about_saucer(game), "other": COLOURS[victim(game)[0]]}


def judge_pushes(game: Timeline, answer: Fraction) -> Verdict:
    """CG-64: a push is by the full number, also where the pushing saucer stops sooner."""
    plans = victim(game)[1]
    sure = sum(share == 1 for share in plans.values())
    mistakes = {"sure": sure, "way": len({plan.direction for plan in plans}), "all": len(PLANS)}
    return counts(answer, len(plans), mistakes)


# ---------------------------------------------------------------------- reach


def farthest(game: Timeline) -> tuple[int, int]:
    """The empty crash site that takes the saucer most turns, and how many."""
    board = board_of(box_of(game.game), game.state)
    turns = {
        space: turn for turn, spaces in enumerate(rings(game.game, seen(game), own(game), FAR), 1) for space in spaces
    }
    sites = {site: turns[board.sites[site]] for site in empty_sites(board, game.state) if board.sites[site] in turns}
    return max(sites.items(), key=lambda pair: (pair[1], -pair[0]))


def about_site(game: Timeline) -> dict[str, Any]:
    """Whose turn it is, and which site is to be reached."""
    return {**about_saucer(game), "site": str(farthest(game)[0])}


def judge_turns(game: Timeline, answer: Fraction) -> Verdict:
    """CG-49, CG-66: turns on the graph of moves, not steps on the board."""
    site, right = farthest(game)
    space = board_of(box_of(game.game), game.state).sites[site]
    (row, column), here = space, game.state.saucers[own(game)].space
    steps = abs(row - here[0]) + abs(column - here[1])
    return counts(answer, right, {"steps": steps})


def cards(game: Timeline) -> list[str]:
    """The movement cards."""
    return list(CARDS)


def directions(game: Timeline) -> list[str]:
    """The four directions."""
    return list(DIRECTIONS)


def judge_fetch(game: Timeline, card: str, direction: str) -> Verdict:
    """CG-61, CG-66: a plan with which somebody can be picked up, off accelerators and with boosters, too."""
    found = fan(game.game, seen(game), own(game), Plan(card, direction))
    if found.picked():
        return Verdict(RIGHT, {"crew": next(iter(found.picked()))})
    return Verdict("crash" if found.crashes.get(own(game)) == 1 else "nobody")


# ---------------------------------------------------------------------- chance


def lost(game: Timeline) -> int:
    """The first saucer that is off the board."""
    return next(number for number, record in enumerate(game.state.saucers) if record.space == OFF)


def about_lost(game: Timeline) -> dict[str, Any]:
    """Which saucer is off the board."""
    return {**about_seat(game), "saucer": COLOURS[lost(game)]}


def in_line(space: Space, state: State) -> bool:
    """Whether a crew member stands in the same row or column."""
    return any(at[0] == space[0] or at[1] == space[1] for _, at in state.ground)


def judge_placed(game: Timeline, answer: Fraction) -> Verdict:
    """CG-103, CG-152: each empty crash site is alike likely."""
    board, state = board_of(box_of(game.game), game.state), game.state
    empty = empty_sites(board, state)
    good = [site for site in empty if in_line(board.sites[site], state)]
    every = [space for space in board.spaces if in_line(space, state)]
    mistakes: Mapping[str, Fraction] = {
        "twelve": Fraction(len(good), len(board.sites)),
        "missed": 1 - Fraction(len(good), len(empty)),
        "spaces": Fraction(len(every), len(board.spaces)),
        "one": Fraction(1, len(empty)),
    }
    return shares(answer, Fraction(len(good), len(empty)), mistakes)


EXERCISES = (
    for_number("certain", judge_certain, "possible chosen more fewer", field=COUNT, at="start", about=about_saucer),
    for_number("turns", judge_turns, "steps more fewer", field=COUNT, about=about_site),
    Exercise(
        "fetch",
        (Field("card", cards), Field("direction", directions)),
        judge_fetch,
        ("crash", "nobody"),
        at="a plan for blue / plan dla niebieskiego",
        about=about_saucer,
    ),
    for_number(
        "pushes",
        judge_pushes,
        "sure way all more fewer",
        field=COUNT,
        at="who stops red? / kto zatrzyma czerwonego?",
        about=about_victim,
    ),
    for_number(
        "placed",
        judge_placed,
        "twelve missed spaces one other",
        field=COUNT,
        at="whom to give? / kogo oddać?",
        about=about_lost,
    ),
)
