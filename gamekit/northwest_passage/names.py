"""The names of everything that a move or an event of Northwest Passage can name, with the forms that sentences need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gamekit.northwest_passage.grid import grid
from gamekit.text import capital

Forms = dict[str, str]
Table = Mapping[str, Any]
KINDS = ("vehicle", "turn", "icon", "spot", "zone", "action")  # tables whose rows are names
WAYS = {
    "en": {"at": "on {0}", "to": "to {0}", "from": "from {0}"},
    "pl": {"at": "na {0}", "to": "na {0}", "from": "z {0}"},
}
TERRAIN = {"en": {"L": "land", "S": "sea"}, "pl": {"L": "ląd", "S": "morze"}}


def names(table: Table, lang: str) -> dict[str, dict[str, Forms]]:
    """Kind of name -> slug -> form -> words, in a language."""
    found = {kind: {row["slug"]: forms(row, lang) for row in table[kind]} for kind in KINDS}
    found["token"] = found["icon"] | {row["slug"]: forms(row, lang) for row in table["token"]}
    found["tile"] = dict(tiles(table, lang))
    where = {row["slug"]: forms(row, lang) for row in table["place"]} | dict(spots(table, lang))
    found["where"] = {word: said | {"up": capital(said["at"])} for word, said in where.items()}
    found["terrain"] = {sign: {"": words} for sign, words in TERRAIN[lang].items()}
    return found


def forms(row: Mapping[str, Any], lang: str) -> Forms:
    """`pl`, `pl_acc`, `pl_gen` ... of one row -> "", "acc", "gen" ..."""
    return {"": row[lang]} | {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}


def spots(table: Table, lang: str) -> Iterator[tuple[str, Forms]]:
    """NWP-2, NWP-5: the squares, `P4`, and their quarters, `P4-NW`."""
    board = grid(table["columns"], table["rows"])
    for square, four in zip(board.squares, board.quarters, strict=True):
        for word in (square, *four):
            yield word, spot(word.upper(), lang)


def spot(name: str, lang: str) -> Forms:
    """The forms of a square or a quarter."""
    return {"": name, "short": name} | {form: words.format(name) for form, words in WAYS[lang].items()}


def tiles(table: Table, lang: str) -> Iterator[tuple[str, Forms]]:
    """NWP-10, NWP-12: large tiles by their number, small ones by the name of their pile."""
    for number in range(64):
        yield str(number), tile(str(number), lang)
    for row in table["pile"]:
        yield row["slug"], tile(f"“{row[lang]}”" if lang == "en" else f"„{row[lang]}”", lang) | {"short": row[lang]}


def tile(name: str, lang: str) -> Forms:
    """The forms of a tile."""
    if lang == "en":
        return {"": f"tile {name}", "short": name}
    cases = {"": "płytka", "gen": "płytki", "acc": "płytkę", "ins": "płytką", "loc": "płytce"}
    return {case: f"{word} {name}" for case, word in cases.items()} | {"short": name}
