"""The recorded games that lie beside the notebooks, to be stepped through and asked about."""

from __future__ import annotations

from pathlib import Path

from gamekit.errors import InputError
from gamekit.timeline import Timeline

FOLDER = "games"


def recorded(name: str) -> Timeline:
    """The recorded game of that name: games/<name>.json, in the current folder or the nearest one above that has any.

    InputError with the names there are, if there is no such game; record.RecordError if its file is damaged.
    """
    from gamekit.record import read

    files = recorded_games(Path.cwd())
    if name not in files:
        details = {"given": str(name)[:40], "known": ", ".join(files) or "–"}
        raise InputError("no_recorded", details, f"no recorded game {name!r}; there are: {details['known']}")
    return read(files[name], {})


def recorded_games(start: Path) -> dict[str, Path]:
    """The recorded games that are nearest to a folder, by name; none if no folder above it has any."""
    folders = [folder / FOLDER for folder in (start, *start.parents)]
    found = next((files for folder in folders if (files := sorted(folder.glob("*.json")))), [])
    return {file.stem: file for file in found}
