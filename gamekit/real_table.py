"""A game at a real table: the variant of a game in which one player, the option `me`, enters what happens there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from gamekit.game import Game, Option, Setting, SettingError, no_positions

TABLE = "_table"  # behind the name of a game
ME = "me"  # the option that says who tells the kit what happens


def at_real_table(game: Game, rules: tuple[str, ...], without: tuple[str, ...] = (), **changes: Any) -> Game:
    """The game with verbs, start and names of its own for a real table, given as `changes`.

    `rules` say what `me` holds, and `without` are options that make no sense there. Nothing of it is left to the kit:
    the answers come from the table, and a given position would have to tell every secret.
    """
    options = {name: option for name, option in game.options.items() if name not in without}
    presets = {preset: {**{name: values[name] for name in options}, ME: 0} for preset, values in game.presets.items()}
    return replace(
        game,
        name=f"{game.name}{TABLE}",
        real_table=True,
        at_table=None,
        presets=presets,
        options={**options, ME: Option(range(game.seats[-1]), rules)},
        fits=partial(must_sit, game),
        check=no_positions,
        puzzle=None,
        riddle=None,
        puzzle_seats=None,
        puzzle_options={},
        kit=None,
        **changes,
    )


def must_sit(game: Game, setting: Setting) -> SettingError | None:
    """`me` must sit at the table; and what the game asks of its options."""
    me, last = setting.options[ME], setting.seats - 1
    if me <= last:
        return game.fits(setting)
    details = {"name": ME, "given": str(me), "span": f"0 – {last}"}
    return SettingError("option_value", details, f"option {ME} can be 0 – {last}, not {me}")
