"""A round of 1000 mil as one player hears it: which keys are pressed, and what is announced; and read back into facts.

`played` plays a round at a panel without a browser: Player A by keys, the others by the kit. `Ear` reads announcements
with the patterns of the game's own sentences: it knows the language, the cards and the seats, and nothing of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse

import gamekit
from figures.registry import scene_for
from gamekit.game import Move
from gamekit.text import SEAT_FORMS, text
from gamekit.timeline import Timeline
from widgets import keys, showing
from widgets.players import kit_move
from widgets.session import Session
from widgets.table import Table

ME = 0
GAME = gamekit.registry.find("thousand_miles")
SEATS, SEED = 3, 38  # of the round that is written down: dirty tricks on both sides, an empty deck, and it is won
GOLDEN = Path(__file__).parent / "golden"
NUMBER = r"\d[\d,\u00a0\u202f]*"


class Heard(NamedTuple):
    """A key, what the card or side under the cursor is called, and what was announced."""

    key: str
    at: str
    text: str

    def __str__(self) -> str:
        """A line of a written round."""
        pressed = ": ".join([{" ": "Space", "d": "D"}.get(self.key, self.key), *filter(None, [self.at])])
        return f"[{pressed}] {self.text}".rstrip()


# ---------------------------------------------------------------------- playing


def seated(lang: str, seats: int, seed: int, full: bool = True, **options: Any) -> Session:
    """A panel of Player A before anything is dealt; all others are the kit's."""
    game = gamekit.start("thousand_miles", seats, seed=seed, options={"match_points": None, **options})
    game.jump(0)
    session = Session(Table(game), eyes=ME, lang=lang, locked=True, scene_of=scene_for(game.game))
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    session.full, session.table.kits = full, set(range(1, seats))
    return session


def played(session: Session) -> Iterator[Heard]:
    """Play a game to its end; each key with what is heard after it."""
    yield press(session, "Enter", "")
    while not session.timeline.over:
        for key, at in keys_for(session):
            yield press(session, key, at)


def press(session: Session, key: str, at: str) -> Heard:
    """Press a key with the cursor on a shape."""
    number, name = session.saying.number, session.pair_name(session.says(at)) if at else ""
    session.attempt(lambda: keys.press(session, key, at))
    return Heard(key, name, session.saying.text if session.saying.number > number else "")


def keys_for(session: Session) -> Iterator[tuple[str, str]]:
    """The keys for what Player A does now, as the kit would; else Space, for the others."""
    game: Timeline = session.timeline
    mine = game.actor == ME or ME in game.game.out_of_turn(game.state)
    move = kit_move(game, ME) if mine else None
    yield from keys_of(session, move) if move else [(" ", "")]


def keys_of(session: Session, move: Move) -> Iterator[tuple[str, str]]:
    """The keys that make a move: its own, or Enter on the card and, if that is asked, on the side."""
    if move.verb in ("draw", "trick"):
        yield {"draw": " ", "trick": "d"}[move.verb], ""
        return
    card, *rival = move.words
    yield "Delete" if move.verb == "discard" else "Enter", f"hand-{card}-0"
    if rival and session.choice:
        yield "Enter", f"side-{rival[0]}"


# ---------------------------------------------------------------------- understanding


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
    """Understands what is announced to one player in a language."""

    def __init__(self, lang: str, seats: int) -> None:
        self.lang, self.words = lang, text(lang, GAME)
        self.both = self.words.say("and", first="", last="").strip()
        seat_names = {name: seat for seat in range(seats) for name in self.words.seat_forms(seat).values()}
        self.vocabulary: dict[str, dict[str, Any]] = {"seat": seat_names, "seats": seat_names}
        self.vocabulary |= {kind: self._names(kind) for kind in ("card", "state")}
        self.forms = list(self._forms())

    def _names(self, kind: str) -> dict[str, Any]:
        rows = GAME.names(self.lang)[kind]
        return {name: slug for slug, forms in rows.items() for form, name in forms.items() if form in ("", *SEAT_FORMS)}

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
        details: dict[str, Any] = {"seat": ME} if form.form in ("you", "you_hidden") else {}
        if form.form.startswith("you_"):
            details[form.form.removeprefix("you_")] = [ME]
        for key, words in match.groupdict().items():
            name, _, way = key.partition("__")
            if words is not None:
                details[name] = way if way and not way.isdigit() else self._meaning(name, words)
        return details

    def _meaning(self, name: str, words: str) -> Any:
        kind = GAME.kinds.get(name, name)
        if kind not in self.vocabulary:
            return int(re.sub(r"\D", "", words))
        found = [self.vocabulary[kind][word] for part in words.split(f" {self.both} ") for word in part.split(", ")]
        return found if kind == "seats" or name in ("cards", "state") else found[0]

    # ------------------------------------------------------------------ the patterns of the sentences

    def _forms(self) -> Iterator[Form]:
        for message in self._messages(GAME.folder):
            if message.id.name.startswith("event-") and message.value:
                kind = message.id.name.removeprefix("event-")
                yield from [Form(kind, "", self._compiled(message.value))]
                yield from [Form(kind, each.id.name, self._compiled(each.value)) for each in message.attributes]
        for message in self._messages(Path(showing.__file__).parent):
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
        assert isinstance(element.expression, ast.VariableReference)
        return self._slot(element.expression.id.name)

    def _choice(self, expression: ast.SelectExpression) -> str:
        """One of several wordings; where a word decides between them, which one it is."""
        assert isinstance(expression.selector, ast.VariableReference)
        name, ways = expression.selector.id.name, []
        for variant in expression.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            words = self._regex(variant.value)
            ways.append(f"(?:{words})" if name == "count" else f"(?P<{name}__{key}>{words})")
        return f"(?:{'|'.join(ways)})"

    def _slot(self, name: str) -> str:
        """A detail: a name that the game knows, several of them, or a number."""
        name = re.sub(f"_({'|'.join(SEAT_FORMS)})$", "", name)
        names = self.vocabulary.get(GAME.kinds.get(name, name), {})
        one = "|".join(sorted(map(re.escape, names), key=len, reverse=True)) or NUMBER
        self.count += 1
        return f"(?P<{name}__{self.count}>(?:{one})(?:, (?:{one}))*(?: {self.both} (?:{one}))?)"


# ---------------------------------------------------------------------- writing down


def written(lang: str) -> str:
    """The round as it is written down: a line for each key, with what is heard."""
    return "".join(f"{heard}\n" for heard in played(seated(lang, SEATS, SEED)))


if __name__ == "__main__":  # write the rounds anew, when sentences have been changed on purpose
    for each in ("en", "pl"):
        (GOLDEN / f"thousand_miles_{each}.txt").write_text(written(each), encoding="utf-8")
