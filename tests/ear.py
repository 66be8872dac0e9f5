"""Announcements read back into facts, with the patterns of a game's own sentences.

An `Ear` knows the language, the names of things and the seats, and nothing else of the game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse

import widgets
from gamekit.game import Game
from gamekit.text import SEAT_FORMS, text

NUMBER = r"\d[\d,\u00a0\u202f]*"
PLURALS = {"one", "few", "many", "other"}
ASKED = {"ask", "due"}
UNSPOKEN = {"short", "text"}  # forms of names that no sentence of an event has


class Fact(NamedTuple):
    """What a sentence says: the kind of event, and its details; `seat` is among them."""

    kind: str
    details: dict[str, Any]


class Form(NamedTuple):
    """A sentence that can be heard: the event, whom it addresses, and its pattern."""

    kind: str
    form: str
    pattern: re.Pattern[str]


class Ear:
    """Understands what is announced to one player of a game in a language.

    `rows` are the details that hold several things; with `asks`, what a player is asked is a fact of the kind "asked".
    """

    joined: Collection[str] = ()  # details of which several can stand in one sentence, when it is told in short

    def __init__(self, game: Game, lang: str, me: int, seats: int, rows: Collection[str] = (), asks: bool = False):
        self.game, self.lang, self.me, self.rows, self.asks = game, lang, me, rows, asks
        self.words = text(lang, game)
        self.both = self.words.say("and", first="", last="").strip()
        seat_names = {name: seat for seat in range(seats) for name in self.words.seat_forms(seat).values()}
        self.names = {kind: self._names(kind) for kind in game.names(lang)}
        self.names |= {"seat": seat_names, "seats": seat_names}
        self.cases = {form for words in game.names(lang).values() for forms in words.values() for form in forms}
        self.cases = (self.cases | set(SEAT_FORMS)) - {""}
        self.forms = list(self._forms())

    def _names(self, kind: str) -> dict[str, Any]:
        rows = self.game.names(self.lang)[kind]
        return {name: slug for slug, forms in rows.items() for form, name in forms.items() if form not in UNSPOKEN}

    def facts(self, announced: str) -> Iterator[Fact]:
        """What an announcement says, sentence by sentence; ValueError if anything in it is not understood."""
        while announced:
            found = [(form, match) for form in self.forms if (match := form.pattern.match(announced))]
            if not found:
                raise ValueError(announced)
            form, match = max(found, key=lambda pair: pair[1].end())
            announced = announced[match.end() :].lstrip()
            if form.kind != "quietly":
                yield Fact(form.kind, self._details(form, match))

    def _details(self, form: Form, match: re.Match[str]) -> dict[str, Any]:
        details: dict[str, Any] = {"seat": self.me} if form.form in ("you", "you_hidden") else {}
        if form.form.startswith("you_"):
            details[form.form.removeprefix("you_")] = [self.me]
        for key, words in match.groupdict().items():
            name, way, *_ = key.split("__")
            if words is not None:
                details[name] = self._meaning(name, words) if way.isdigit() else way
        return details

    def _meaning(self, name: str, words: str) -> Any:
        kind = self.game.kinds.get(name, name)
        if kind not in self.names and name in self.rows:
            return [int(number) for number in re.findall(r"\d+", words)]
        if kind not in self.names:
            return int(re.sub(r"\D", "", words))
        names = self.names[kind]
        parts = [part for half in words.split(f" {self.both} ") for part in half.split(", ")]
        found = [names[words]] if words in names else [names[part] for part in parts]
        return found if kind == "seats" or name in self.rows else found[0]

    # ------------------------------------------------------------------ the patterns of the sentences

    def _forms(self) -> Iterator[Form]:
        for message in self._messages(self.game.folder):
            stem, _, kind = message.id.name.partition("-")
            if message.value and (stem == "event" or (self.asks and stem in ASKED)):
                for form, pattern in [
                    ("", message.value),
                    *((each.id.name, each.value) for each in message.attributes),
                ]:
                    yield Form(kind if stem == "event" else "asked", form, self._compiled(pattern))
        for message in self._messages(Path(widgets.__file__).parent):
            if message.id.name == "quietly" and message.value:
                yield Form("quietly", "", self._compiled(message.value))

    def _messages(self, folder: Path) -> list[ast.Message]:
        source = (folder / f"{self.lang}.ftl").read_text(encoding="utf-8")
        return [entry for entry in parse(source).body if isinstance(entry, ast.Message)]

    def _compiled(self, pattern: ast.Pattern) -> re.Pattern[str]:
        self.count = 0
        return re.compile(self._regex(pattern))

    def _regex(self, pattern: ast.Pattern) -> str:
        return "".join(self._part(element) for element in pattern.elements)

    def _part(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return re.escape(element.value)
        if isinstance(element.expression, ast.SelectExpression):
            return self._choice(element.expression)
        if isinstance(element.expression, ast.StringLiteral):
            return re.escape(str(element.expression.parse()["value"]))
        assert isinstance(element.expression, ast.VariableReference)
        return self._slot(element.expression.id.name)

    def _choice(self, expression: ast.SelectExpression) -> str:
        """One of several wordings; where a word decides between them, and not a number, which one it is."""
        assert isinstance(expression.selector, ast.VariableReference)
        name, ways = expression.selector.id.name, []
        keys = [
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in expression.variants
        ]
        for key, variant in zip(keys, expression.variants, strict=True):
            words = self._regex(variant.value)
            counted = set(keys) & PLURALS or key.isdigit()
            self.count += 1
            ways.append(f"(?:{words})" if counted else f"(?P<{name}__{key}__{self.count}>{words})")
        return f"(?:{'|'.join(ways)})"

    def _slot(self, name: str) -> str:
        """A detail: a name that the game knows, several of them, or a number."""
        name = re.sub(f"_({'|'.join(self.cases)})$", "", name)
        names = self.names.get(self.game.kinds.get(name, name), {})
        one = "|".join(sorted(map(re.escape, names), key=len, reverse=True)) or NUMBER
        several = self.game.kinds.get(name) == "seats" or name in (*self.rows, *self.joined)
        more = f"(?:, (?:{one}))*(?: {self.both} (?:{one}))?" if several else ""
        self.count += 1
        return f"(?P<{name}__{self.count}>(?:{one}){more})"
