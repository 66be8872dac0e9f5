"""How a game is set up: seats, a preset, and named options, each checked before anything begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from gamekit.errors import SettingError


class Option(NamedTuple):
    """A named choice about the rules: its values, and the ids of the rules it bears on."""

    values: Sequence[Any]
    rules: tuple[str, ...]


class Setting(NamedTuple):
    """How a game was set up: seats, preset and every option's value."""

    seats: int
    preset: str
    options: dict[str, Any]


Presets = Mapping[str, Mapping[str, Any]]


def check_seats(name: str, allowed: range, seats: Any) -> None:
    """SettingError unless that many can play."""
    if type(seats) is not int or seats not in allowed:
        details = {"given": str(seats)[:40], "least": allowed[0], "most": allowed[-1]}
        raise SettingError("seats", details, f"{name} is for {allowed[0]} to {allowed[-1]} seats")


def chosen(presets: Presets, options: Mapping[str, Option], preset: str, own: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every option: the preset's, or the reader's own. SettingError says what does not exist."""
    if preset not in presets:
        raise unknown("no_preset", preset, presets)
    return dict(presets[preset]) | {name: check_option(options, name, value) for name, value in own.items()}


def check_option(options: Mapping[str, Option], name: str, value: Any) -> Any:
    """The value itself, if the option can have it; 1 and True are not the same."""
    if name not in options:
        raise unknown("no_option", name, options)
    values = options[name].values
    if not any(type(value) is type(known) and value == known for known in values):
        span = f"{values[0]} – {values[-1]}" if isinstance(values, range) else ", ".join(map(str, values))
        details = {"name": name, "given": str(value)[:40], "span": span}
        raise SettingError("option_value", details, f"option {name} can be {span}, not {value!r}")
    return value


def unknown(reason: str, given: Any, known: Mapping[str, Any]) -> SettingError:
    """The error for a preset or option that does not exist."""
    details = {"given": str(given)[:40], "known": ", ".join(known)}
    return SettingError(reason, details, f"{reason.replace('_', ' ')} {given!r}; there are: {details['known']}")
