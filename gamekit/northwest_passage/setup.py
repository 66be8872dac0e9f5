"""The table before the first round (NWP-19 to NWP-30)."""

from __future__ import annotations

from gamekit.agenda import push
from gamekit.game import CHANCE, Step, Task
from gamekit.northwest_passage.board import Box
from gamekit.northwest_passage.crew import ABOARD
from gamekit.northwest_passage.offer import DEAL
from gamekit.northwest_passage.state import CREW, HOME, OFFER, TOKENS, Options, Player, Stand, State
from gamekit.northwest_passage.ways import FREE

HARBOUR = Player(Stand(HOME, ()), ABOARD, (CREW, 0, 0, 0), (), 0, (0,) * len(TOKENS), 0, 0)  # NWP-26, NWP-27


def start(box: Box, seats: int, options: Options) -> Step:
    """NWP-26 to NWP-30: all ships in Greenland; chance gives the places of round 1, and deals the offer."""
    spot, frozen = next(iter(box.spots.items()))
    listed = tuple(map(int, options.first_order)) if options.first_order != "random" else ()
    places = () if listed else (Task("first", CHANCE),) * seats
    deals = (DEAL,) * min(OFFER, len(box.large))
    squares, points = box.columns * box.rows, (box.columns + 1) * (box.rows + 1)
    return Step(
        State(
            agenda=push((), *places, *deals, Task("round", CHANCE)),
            options=options,
            round=0,
            spot=spot,
            frozen=frozen,
            order=listed,
            next_order=(),
            paid=0,
            players=(HARBOUR,) * seats,
            laid=(),
            cover=(FREE,) * squares,
            terrain="." * points,
            found=(),
            offer=(),
            reserve=box.large,
            piles=box.piles,
        )
    )
