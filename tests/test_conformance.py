"""Every game of the kit keeps what the kit promises; and a game that does not is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import settings as hypothesis_settings
from walking import walking_machine
from zero_seven_positions import ASK, cards, dealt, deal, given, play, solution, wrong

from gamekit import games
from gamekit.conformance import Report, check
from gamekit.conformance.playing import covering, random_game, settings
from gamekit.conformance.replay import check_public_eyes
from gamekit.game import CHANCE, Event, Game, Move, Refusal, Score, Slot, Step
from gamekit.registry import find
from gamekit.timeline import Timeline

# ---------------------------------------------------------------------- where random play does not lead


def all_solve() -> Timeline:
    """The value falls, a case is shown, somebody is left alone; then the last mini-games."""
    game = dealt(3)
    play(game, solution(game, 0), ASK, ASK, ASK, solution(game, 2))
    for _ in range(2):
        deal(game)
        play(game, *(solution(game, (game.actor or 0) + n) if (game.actor or 0) + n < 3 else ASK for n in range(1)))
    return game
