"""The names of everything that a move or an event of Crash and Grab can name, with the forms that sentences need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamekit.text import capital

Forms = dict[str, str]
Table = Mapping[str, Any]
KINDS = ("colour", "speciality", "direction", "card", "spin", "slot", "side")
PERSON = {"acc": "gen"}  # a person's accusative is like its genitive, so tables leave it out
SIDE = 10  # squares of the largest board


def names(tiles: Table, upgrades: Table, table: Table, lang: str) -> dict[str, dict[str, Forms]]:
    """Kind of name -> slug -> form -> words, in a language."""
    found = {kind: {row["slug"]: forms(row, lang) for row in table[kind]} for kind in KINDS}
    found["tile"] = {row["slug"]: forms(row, lang) for row in tiles["tile"]}
    found["upgrade"] = {row["slug"]: forms(row, lang) for row in upgrades["upgrade"]}
    found["saucer"] = {slug: joined(words, forms(table["vehicle"][0], lang)) for slug, words in found["colour"].items()}
    found["crew"] = {
        f"{colour}_{speciality}": member(found["colour"][colour], found["speciality"][speciality])
        for colour in found["colour"]
        for speciality in found["speciality"]
    }
    return found | {"space": spaces(lang), "site": sites(lang)}


def forms(row: Mapping[str, Any], lang: str) -> Forms:
    """`pl`, `pl_acc`, `pl_gen` ... of one row -> "", "acc", "gen" ..."""
    return {"": row[lang]} | {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}


def joined(adjective: Forms, noun: Forms) -> Forms:
    """A colour and a thing in all their forms: "red saucer", "czerwonego spodka"."""
    said = {form: f"{adjective.get(LIKE.get(form, form), adjective[''])} {words}" for form, words in noun.items()}
    return said | {"short": adjective["short"], "up": capital(said[""])}


LIKE = {"acc": "", "loc": "ins"}  # of a thing, an adjective's accusative is like its nominative


def member(colour: Forms, speciality: Forms) -> Forms:
    """A crew member in all forms: "red Pilot", "czerwonego pilota"; on a picture its two letters."""
    cases = {form: f"{colour.get(form, colour[''])} {words}" for form, words in speciality.items() if form != "short"}
    cases |= {form: cases[like] for form, like in PERSON.items() if like in cases}
    return cases | {"short": f"{colour['short']} {speciality['short']}", "up": capital(cases[""])}


def spaces(lang: str) -> dict[str, Forms]:
    """(3, 4) and so on: CG-9 counts rows and columns from 0."""
    squares = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    return {f"r{row}c{column}": space(lang, f"({row}, {column})") for row, column in squares} | {"off": off(lang)}


def space(lang: str, where: str) -> Forms:
    """The forms of one space."""
    cases = {"": "space"} if lang == "en" else {"": "pole", "gen": "pola", "loc": "polu", "ins": "polem"}
    return began({case: f"{word} {where}" for case, word in cases.items()}, where)


def began(forms: Forms, short: str) -> Forms:
    """The forms of a name, and how it stands in a picture and begins a sentence."""
    return forms | {"short": short, "up": capital(forms[""])}


def off(lang: str) -> Forms:
    """The place of a saucer that is off the board."""
    if lang == "en":
        return {"": "off the board", "short": "off"}
    words = "poza planszą"
    return {"": words, "gen": words, "loc": words, "ins": words, "short": words}


def sites(lang: str) -> dict[str, Forms]:
    """The crash sites 1 to 12."""
    cases = {"": "miejsce", "gen": "miejsca", "loc": "miejscu", "ins": "miejscem"}
    words = {"": "crash site"} if lang == "en" else {case: f"{word} katastrofy" for case, word in cases.items()}
    numbers = [str(number) for number in range(1, 13)]
    return {number: began({case: f"{word} {number}" for case, word in words.items()}, number) for number in numbers}
