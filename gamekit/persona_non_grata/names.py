"""What corporations and cards are called, in the forms that sentences need.

Names are made from the rows of cards.toml; what is not said there, of corporation cards and directions, from sentences.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from gamekit.persona_non_grata.state import SENT
from gamekit.tables import Row, Table
from gamekit.text import capital, text

if TYPE_CHECKING:
    from gamekit.persona_non_grata.board import Box

FOLDER = Path(__file__).parent
LANGS = ("en", "pl")
CASES = ("", "acc", "gen", "ins")

Forms = dict[str, str]  # form of a name ("" for the plain one) -> words
Names = dict[str, dict[str, Forms]]  # kind of name -> slug -> forms


def names(table: Table, lang: str) -> Names:
    """The names in a language that a table gives; "card" is an information card."""
    rows = {kind: {row["slug"]: forms(row, lang) for row in table[kind]} for kind in ("corporation", "grade", "action")}
    return {**rows, "card": information_cards(table, lang)}


def all_names(box: Box, lang: str) -> Names:
    """All names: those of the table, and those of corporation cards and directions."""
    own, say = box.names[lang], text(lang, None, FOLDER).say
    directions = {way: {"": say(f"direction-{way}")} for way in SENT}
    return {**own, "card": own["card"] | corporation_cards(box, lang), "direction": directions}


def information_cards(table: Table, lang: str) -> dict[str, Forms]:
    """ "Biolife Worker", "pracownik Biolife", "pracownika Biolife" ...; on a picture "B 2"; "up" begins a sentence."""
    return {
        f"{corporation['slug']}_{grade['slug']}": told(
            {form: joined(lang, corporation[lang], name) for form, name in forms(grade, lang).items()},
            f"{corporation['letter']} {grade['value']}",
        )
        for corporation, grade in product(table["corporation"], table["grade"])
    }


def joined(lang: str, corporation: str, grade: str) -> str:
    """A grade and its corporation, in the order of the language."""
    return f"{corporation} {grade}" if lang == "en" else f"{grade} {corporation}"


def corporation_cards(box: Box, lang: str) -> dict[str, Forms]:
    """ "corporation card Biolife (4)", "karta korporacji Biolife (4)" ..."""
    say, found = text(lang, None, FOLDER).say, dict[str, Forms]()
    for (number, slug), value in product(enumerate(box.corporations), box.stack):
        about = {"corporation": box.names[lang]["corporation"][slug][""], "value": value}
        cases = {form: say("corporation-card", form or None, **about) for form in CASES}
        found[box.corporation_card(number, value)] = told(cases, f"{box.letters[number]} {value}")
    return found


def told(cases: Forms, short: str) -> Forms:
    """The forms of a name, those that are lacking like the plain one, and how it stands in a picture or begins."""
    return dict.fromkeys(CASES, cases[""]) | cases | {"short": short, "up": capital(cases[""])}


def forms(row: Row, lang: str) -> Forms:
    """`pl`, `pl_acc`, `pl_gen` ... of one row -> "", "acc", "gen" ..., those that are lacking like the plain one."""
    own = {key[len(lang) + 1 :]: words for key, words in row.items() if key.startswith(f"{lang}_")}
    return dict.fromkeys(CASES, row[lang]) | own
