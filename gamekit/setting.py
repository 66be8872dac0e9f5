"""How a game is set up: seats, a preset, and named options, each checked before anything begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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


def check_form(options: object, known: Iterable[str]) -> None:
    """SettingError unless the options are names with values."""
    if not isinstance(options, Mapping):
        details = {"given": str(options)[:40], "known": ", ".join(known)}
        raise SettingError("options_form", details, f"options are names with values, not {options!r}")


def check_seats(name: str, allowed: range, seats: Any) -> None:
    """SettingError unless that many can play."""
    if type(seats) is not int or seats not in allowed:
        details = {"given": str(seats)[:40], "least": allowed[0], "most": allowed[-1]}
        raise SettingError(
            "seats" if len(allowed) > 1 else "seats_one", details, f"{name} is for {allowed[0]} to {allowed[-1]} seats"
        )


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
        details = {"name": name, "given": str(value)[:40], "span": span(values)}
        raise SettingError("option_value", details, f"option {name} can be {details['span']}, not {value!r}")
    return value


def span(values: Sequence[Any]) -> str:
    """The values that an option can have, in a row; numbers without a gap by the first and the last of them."""
    numbers = [value for value in values if type(value) is int]
    if len(numbers) < 2 or numbers != list(range(numbers[0], numbers[-1] + 1)):
        return ", ".join(map(str, values))
    others = [str(value) for value in values if type(value) is not int]
    return ", ".join([*others, f"{numbers[0]} – {numbers[-1]}"])


def unknown(reason: str, given: Any, known: Mapping[str, Any]) -> SettingError:
    """The error for a preset or option that does not exist."""
    details = {"given": str(given)[:40], "known": ", ".join(known)}
    return SettingError(reason, details, f"{reason.replace('_', ' ')} {given!r}; there are: {details['known']}")
