"""The rule book of a game: every rule with its number, where it comes from, and its wording in both languages."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from gamekit.game import Game

SOURCES = ("page", "published", "house")


class Rule(NamedTuple):
    """One rule: its id, its source (page, published, house), the group it stands in, its wording."""

    id: str
    source: str
    group: str
    en: str
    pl: str

    def words(self, lang: str) -> str:
        """The wording in a language."""
        return self.pl if lang == "pl" else self.en


@cache
def load(game: Game) -> dict[str, Rule]:
    """All rules of a game by id, in the order of its rulebook.toml; ValueError names a rule that is incomplete."""
    path = game.folder / "rulebook.toml"
    if not path.exists():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: _rule(id, entry) for id, entry in table.items() if id != "game"}


def _rule(id: str, entry: dict[str, str]) -> Rule:
    missing = [field for field in ("source", "group", "en", "pl") if not entry.get(field)]
    if missing or entry["source"] not in SOURCES:
        raise ValueError(f"rule {id}: {', '.join(missing) or 'source'} is missing or wrong")
    return Rule(id, entry["source"], entry["group"], entry["en"], entry["pl"])


def search(game: Game, words: str, lang: str) -> list[Rule]:
    """The rules whose id or wording holds all the words, in the order of the book."""
    wanted = words.lower().split()
    texts = {rule: f"{rule.id} {rule.words(lang)}".lower() for rule in load(game).values()}
    return [rule for rule, text in texts.items() if all(word in text for word in wanted)]
