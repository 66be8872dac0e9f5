"""English and Polish: every sentence that a reader is shown or told comes from here.

Sentences stand in Fluent files, `en.ftl` and `pl.ftl`, beside the code that needs them; names with their case forms
come from the game's own tables. A named detail, such as `place`, reaches a sentence as `$place` and, in its case forms,
as `$place_to`, `$place_at` and so on. An event's sentence may have other forms as attributes: `.you` for the reader
whose event it is, `.you_target` for the reader whom the detail `target` names, alone or among others, `.hidden` for
those who may not know all of it (`.you_hidden` if it is their own). A game without sentences of its own speaks in plain
keywords.
"""

from __future__ import annotations

from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gamekit.errors import InputError
from gamekit.game import CHANCE, PUBLIC, TEACHER, UNKNOWN, Event, Game, Move, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from gamekit.timeline import Node, Timeline

LANGUAGES = ("en", "pl")
HERE = Path(__file__).parent
LONGEST = 1000  # characters: the text library takes a detail that is much longer for an attack, so it is put in later
SEAT_FORMS = ("gen", "dat", "acc", "ins")


class Line(NamedTuple):
    """A line of a log: the step it belongs to, what kind of event it tells, of whom, in words, by which rules."""

    node: int
    kind: str
    seat: int
    text: str
    rules: tuple[str, ...]


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for path in [folder / f"{lang}.ftl" for folder in folders if (folder / f"{lang}.ftl").exists()]:
        bundle.add_resource(_sentences(path))
    return bundle


@cache
def _sentences(path: Path) -> Resource:
    """The sentences of a file; read once, for several bundles have them."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def check_language(lang: str) -> str:
    """The language itself; InputError if there is none such."""
    if lang not in LANGUAGES:
        details = {"given": str(lang)[:40], "known": ", ".join(LANGUAGES)}
        raise InputError("no_language", details, f"no language {lang!r}; there are: {details['known']}")
    return lang


class Text:
    """The sentences of one language, for one game (or none), with further folders for panels and pictures."""

    def __init__(self, lang: str, game: Game | None = None, *folders: Path) -> None:
        self.lang, self.game = check_language(lang), game
        own = (game.folder,) if game else ()
        self._bundle = _bundle(lang, (HERE, *own, *folders))
        self._names = game.names(lang) if game else {}
        self._speechless = game is not None and not (game.folder / f"{lang}.ftl").exists()
        self._seats: dict[int, dict[str, str]] = {}  # what seats are called, once it was asked for

    def has(self, message: str) -> bool:
        """Whether there is a sentence of that id."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, attribute: str | None = None, /, **details: Any) -> str:
        """The sentence of that id with its details filled in; KeyError if there is none, or a detail is missing."""
        if self._speechless and not self.has(message):
            return " ".join([message.partition("-")[2], *map(str, details.values())])
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else None
        pattern = pattern or found.value
        if pattern is None:
            raise KeyError(f"{message}.{attribute}")
        arguments = self._arguments(details)
        long = {key: value for key, value in arguments.items() if isinstance(value, str) and len(value) > LONGEST}
        stand_ins = {key: f"\ue000{key}\ue001" for key in long}  # of private use: nobody writes them
        text, errors = self._bundle.format_pattern(pattern, arguments | stand_ins)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return reduce(lambda told, key: told.replace(stand_ins[key], long[key]), long, str(text))

    def _arguments(self, details: dict[str, Any]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for key, value in details.items():
            for form, words in self._forms(key, value).items():
                arguments[f"{key}_{form}" if form else key] = words
        return arguments

    def _forms(self, key: str, value: Any) -> dict[str, Any]:
        kind = self.game.kinds.get(key, key) if self.game else key
        if kind == "seat" and isinstance(value, int):
            return self.seat_forms(value)
        if kind == "seats" and isinstance(value, (list, tuple)):
            rows = [self.seat_forms(seat) for seat in value]
            return {form: self.listed([row[form] for row in rows]) for form in ("", *SEAT_FORMS)}
        if value == UNKNOWN:
            return dict.fromkeys(
                ("", *(form for forms in self._names.get(kind, {}).values() for form in forms)), UNKNOWN
            )
        if isinstance(value, (list, tuple)):
            return {"": self.listed([self.name(kind, word) for word in value])}
        if isinstance(value, bool):
            return {"": "yes" if value else "no"}
        return dict(self._names.get(kind, {}).get(value, {"": value}))

    def seat_forms(self, seat: int) -> dict[str, str]:
        """What a seat is called, in its case forms: "" (nominative), gen, dat, acc, ins."""
        if seat not in self._seats:
            self._seats[seat] = self._formed(seat)
        return self._seats[seat]

    def _formed(self, seat: int) -> dict[str, str]:
        name = {CHANCE: "chance", PUBLIC: "public", TEACHER: "teacher"}.get(seat, "player")
        found = self._bundle.get_message(name)
        letter = {"letter": chr(ord("A") + seat)} if seat >= 0 else {}
        patterns = {"": found.value, **{form: found.attributes.get(form, found.value) for form in SEAT_FORMS}}
        return {form: str(self._bundle.format_pattern(p, letter)[0]) for form, p in patterns.items() if p}

    def seat(self, seat: int) -> str:
        """What a seat is called: "Player A" for seat 0."""
        return self.seat_forms(seat)[""]

    def name(self, kind: str, word: str, form: str = "") -> str:
        """The name of a word of the notation, such as kind "place", word "muranow"; the word itself if it has none."""
        forms = self._forms(kind, int(word) if kind == "seat" and str(word).isdigit() else word)
        return str(forms.get(form, forms.get("", word)))

    def listed(self, names: list[str]) -> str:
        """Names in a row, the last one joined by "and"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("and", first=", ".join(names[:-1]), last=names[-1])

    def move(self, move: Move) -> str:
        """A move in words, as a label: the game's `move-<verb>`, with the words of its slots by their names.

        At a real table the answer is among the words, and told by the form `.at_table`; without it, it is a question.
        A move of which not all may be known is told by the form `.hidden`, if there is one.
        """
        slots = self.game.verbs[move.verb].slots if self.game else ()
        answered = self.game is not None and self.game.real_table and len(slots) == len(move.words)
        details: dict[str, Any] = {slot.name: word for slot, word in zip(slots, move.words, strict=False)}
        for name, word in details.items():
            kind = self.game.kinds.get(name, name) if self.game else name
            if kind == "seat" and word != UNKNOWN:
                details[name] = int(word)
        form = "at_table" if answered else "hidden" if UNKNOWN in move.words else None
        return self.say(f"move-{move.verb}", form, **details)

    def event(self, event: Event, reader: int = PUBLIC) -> str:
        """An event in words for a reader, who is addressed as "you" where it was that reader's doing."""
        message = f"event-{event.kind}"
        attributes = self._bundle.get_message(message).attributes if self.has(message) else {}
        you = ["you"] if event.seat == reader else []
        named = [f"you_{key}" for key, value in event.details.items() if self._names_seat(key, value, reader)]
        hidden = UNKNOWN in event.details.values()
        forms = [f"{form}_hidden" for form in you] + ["hidden"] if hidden else you + named
        form = next((form for form in forms if form in attributes), None)
        return self.say(message, form, seat=event.seat, **event.details)

    def _names_seat(self, key: str, value: Any, reader: int) -> bool:
        kind = self.game.kinds.get(key) if self.game else None
        return (kind == "seat" and value == reader) or (kind == "seats" and value != UNKNOWN and reader in value)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, in words."""
        return self.say(f"refusal-{refusal.reason}", **refusal.details)

    def error(self, reason: str, details: dict[str, Any]) -> str:
        """Why a text is no move, in words that say what to do."""
        return self.say(f"error-{reason}", **details)


@cache
def text(lang: str, game: Game | None = None, *folders: Path) -> Text:
    """The shared `Text` of a language and a game."""
    return Text(lang, game, *folders)


def capital(words: str) -> str:
    """Words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def in_words(game: Game, refusal: Refusal) -> Refusal:
    """The refusal with its sentence in both languages."""
    en, pl = (text(lang, game).refusal(refusal) for lang in LANGUAGES)
    return refusal._replace(en=en, pl=pl)


def node_lines(timeline: Timeline, node: Node, seat: int, lang: str) -> list[Line]:
    """What happened at one node, in words for `seat`; written once and kept with the timeline."""
    key = (node.number, seat, lang)
    if key not in timeline.lines:
        words = text(lang, timeline.game)
        heard = [event.heard(seat) for event in node.events]
        timeline.lines[key] = [Line(node.number, e.kind, e.seat, words.event(e, seat), e.rules) for e in heard]
    return timeline.lines[key]


def log_lines(timeline: Timeline, seat: int, lang: str) -> list[Line]:
    """The log up to the present position, notes about steps taken back included."""
    check_language(lang)
    lines: list[Line] = []
    for node in timeline.path():
        lines += node_lines(timeline, node, seat, lang)
        lines += [_note(timeline, note.came_from, node.number, lang) for note in timeline.notes if _shown(note, node)]
    return lines


def _shown(note: Any, node: Node) -> bool:
    return bool(note.node == node.number and note.told)


def _note(timeline: Timeline, came_from: int, number: int, lang: str) -> Line:
    words = text(lang, timeline.game).say("went-back", step=came_from)
    return Line(number, "went_back", PUBLIC, words, ())
