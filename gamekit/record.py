"""The saved game: a record of moves that anybody can read, check and replay.

A record is JSON text: who plays what by which rules, then every move with the number of the position it was made
in. Nothing in it is trusted: it is limited in size and depth, checked field by field, and replayed by the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gamekit.game import PUBLIC, Game, Illegal, NotationError, Setting, SettingError, Step
from gamekit.notation import read_exact
from gamekit.plain import PlainError, from_plain, to_plain
from gamekit.registry import look_up
from gamekit.strict_json import JsonError, parse
from gamekit.text import LANGUAGES, text
from gamekit.timeline import SEEDS, Note, Timeline

RECORD, TRANSCRIPT = "gamekit record", "gamekit transcript"
VERSION = 1
LARGEST = 16_000_000  # bytes of a file
LONGEST = 4_000  # characters of a comment
NAME = 100  # letters of a name

HEAD = {
    "format": str,
    "version": int,
    "game": str,
    "rules": int,
    "data": str,
    "seats": int,
    "preset": str,
    "options": dict,
}
TAIL = {
    "position": object,
    "seed": object,
    "moves": list,
    "here": int,
    "notes": list,
    "comments": list,
    "names": list,
    "marks": list,
}
LATER: dict[str, Any] = {"marks": []}  # fields that older records do not have yet, and what then stands for them
SEEN = {"eyes": int, "first": dict, "steps": list, "here": int}


class RecordError(ValueError):
    """A record that is refused: `place` says where, `en` and `pl` why and what to do.

    `why` is a further sentence in each language, from a rule or a setting that is broken.
    """

    def __init__(self, place: str, reason: str, why: Mapping[str, str] | None = None, **details: Any) -> None:
        self.place, self.reason, self.details = place, reason, details
        said = {lang: details | ({"why": why[lang]} if why else {}) for lang in LANGUAGES}
        self.en, self.pl = (f"{place}: {text(lang).say(f'record-{reason}', **said[lang])}" for lang in LANGUAGES)
        super().__init__(self.en)


# ---------------------------------------------------------------------- writing


def head(timeline: Timeline, format: str) -> dict[str, Any]:
    """The fields that records and transcripts share: who plays what by which rules."""
    game, setting = timeline.game, timeline.setting
    return {
        "format": format,
        "version": VERSION,
        "game": game.name,
        "rules": game.version,
        "data": game.data,
        "seats": setting.seats,
        "preset": setting.preset,
        "options": setting.options,
    }


def write(timeline: Timeline) -> str:
    """The record of a game: every move of its tree, comments and named positions. A transcript writes itself again."""
    if timeline.eyes is not None:
        return timeline.record(timeline.eyes)
    fields = head(timeline, RECORD) | {
        "position": to_plain(timeline.nodes[0].state) if timeline.given else None,
        "seed": timeline.seed,
        "moves": [[node.parent.number if node.parent else 0, str(node.move)] for node in timeline.nodes[1:]],
        "here": timeline.here.number,
        "notes": [[note.node, note.came_from] for note in timeline.notes],
        "comments": comments(timeline),
        "names": [[name, node] for name, node in timeline.names.items()],
        "marks": [[*sheet, *cell, so] for sheet, marks in timeline.marks.items() for cell, so in marks.items()],
    }
    return laid_out(fields, ("moves", "comments"))


def comments(timeline: Timeline) -> list[list[Any]]:
    """The comments by step and language: [[step, language, words], ...]."""
    return [[node, lang, words] for node, by in sorted(timeline.comments.items()) for lang, words in by.items()]


def laid_out(fields: dict[str, Any], long: tuple[str, ...]) -> str:
    """JSON with one field a line, and one line for each entry of the long fields, so that versions compare well."""
    lines = [f"{json.dumps(name)}: {_field(value, name in long)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _field(value: Any, long: bool) -> str:
    if not long or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n  " + ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n]"


# ---------------------------------------------------------------------- reading


def read(source: str | Path, by_hand: Mapping[str, Game]) -> Timeline:
    """The game in a record or transcript, its text or the path of its file; RecordError says what is wrong."""
    fields = parse_text(_text_of(source))
    if fields.get("format") == TRANSCRIPT:
        from gamekit.transcript import read_transcript

        check_fields(fields, HEAD | SEEN)
        return read_transcript(fields, *setting_of(fields, by_hand))
    if fields.get("format") != RECORD:
        raise RecordError("format", "foreign")
    check_fields({**LATER, **fields}, HEAD | TAIL)
    return read_record(fields, *setting_of(fields, by_hand))


def _text_of(source: str | Path) -> str:
    if isinstance(source, str) and source.lstrip()[:1] in ("{", "["):
        return source
    path = Path(source)
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError(path.name, "too_large", limit=LARGEST // 1_000_000)
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(path.name[:80], "no_file") from error


def parse_text(source: str) -> dict[str, Any]:
    """The fields of a record's JSON text."""
    if len(source) > LARGEST:
        raise RecordError("file", "too_large", limit=LARGEST // 1_000_000)
    try:
        fields = parse(source)
    except JsonError as error:
        raise RecordError(f"line {error.line}", error.problem) from error
    if not isinstance(fields, dict):
        raise RecordError("line 1", "foreign")
    return fields


def check_fields(fields: dict[str, Any], wanted: Mapping[str, type]) -> None:
    """Just the fields that belong there, each of its type."""
    if fields.get("version") != VERSION:
        raise RecordError("version", "newer", version=str(fields.get("version"))[:20])
    for name in fields:
        if name not in wanted:
            raise RecordError(name[:40], "unknown_field")
    for name, kind in wanted.items():
        if name not in fields:
            raise RecordError(name, "missing_field")
        if kind is not object and type(fields[name]) is not kind:
            raise RecordError(name, "wrong_type")


def setting_of(fields: dict[str, Any], by_hand: Mapping[str, Game]) -> tuple[Game, Setting]:
    """The game and its setting, as this kit knows them."""
    name = fields["game"]
    game = look_up(name, by_hand)
    if game is None:
        raise RecordError("game", "no_game", name=name[:40])
    if fields["rules"] != game.version:
        raise RecordError("rules", "other_rules", theirs=fields["rules"], ours=game.version)
    if fields["data"] != game.data:
        raise RecordError("data", "other_data", theirs=fields["data"][:40], ours=game.data)
    try:
        setting = game.setting(fields["seats"], fields["preset"], fields["options"])
    except SettingError as error:
        said = {lang: text(lang, game).error(error.reason, error.details) for lang in LANGUAGES}
        raise RecordError("options", "bad_setting", said) from error
    if setting.options != fields["options"] or list(setting.options) != list(fields["options"]):
        raise RecordError("options", "missing_field")
    return game, setting


def read_record(fields: dict[str, Any], game: Game, setting: Setting) -> Timeline:
    """The timeline of a record's fields, every move replayed; RecordError at the first that is wrong."""
    timeline = Timeline(game, setting, seed_of(fields["seed"]), position_of(fields["position"], game, setting))
    for number, entry in enumerate(fields["moves"], start=1):
        replay(timeline, number, entry)
    timeline.notes = [note_of(timeline, at, entry) for at, entry in enumerate(fields["notes"])]
    for at, entry in enumerate(fields["comments"]):
        node, lang, words = shaped(entry, (int, str, str), f"comments[{at}]")
        if lang not in LANGUAGES or len(words) > LONGEST or lang in timeline.comments.get(node, {}):
            raise RecordError(f"comments[{at}]", "wrong_type")
        timeline.comments.setdefault(step_number(timeline, node, f"comments[{at}]"), {})[lang] = words
    for at, entry in enumerate(fields["names"]):
        name, node = shaped(entry, (str, int), f"names[{at}]")
        if not 0 < len(name) <= NAME or name in timeline.names:
            raise RecordError(f"names[{at}]", "wrong_type")
        timeline.names[name] = step_number(timeline, node, f"names[{at}]")
    for at, entry in enumerate(fields.get("marks", LATER["marks"])):
        add_mark(timeline, entry, f"marks[{at}]")
    return standing_at(timeline, fields["here"])


def add_mark(timeline: Timeline, entry: Any, place: str) -> None:
    """A learner's mark: [whose case, whose ears, step where the note sheet began, kind, word, whether it is so].

    Of a case of the whole table both are PUBLIC.
    """
    seat, ears, era, kind, word, so = shaped(entry, (int, int, int, str, str, bool), place)
    marks = timeline.marks.setdefault((seat, ears, step_number(timeline, era, place)), {})
    heard = (seat in timeline.seats and ears in (*timeline.seats, PUBLIC)) or seat == ears == PUBLIC
    if not heard or len(kind) > NAME or len(word) > NAME or (kind, word) in marks:
        raise RecordError(place, "wrong_type")
    marks[kind, word] = so


def standing_at(timeline: Timeline, here: Any) -> Timeline:
    """The timeline at step `here`, its notes as they were."""
    notes = list(timeline.notes)
    timeline.jump(step_number(timeline, here, "here"))
    timeline.notes = notes
    return timeline


def seed_of(seed: Any) -> int | None:
    """The seed, a whole number or None (chance by hand)."""
    if seed is not None and (type(seed) is not int or abs(seed) >= SEEDS):
        raise RecordError("seed", "wrong_type")
    return seed


def position_of(plain: Any, game: Game, setting: Setting) -> Step | None:
    """A given start position, checked by the game; None if the game begins with its set-up."""
    if plain is None:
        return None
    try:
        state = from_plain(game.state, plain, "position")
    except PlainError as error:
        raise RecordError(error.at, "wrong_type") from error
    wrong = game.check(state, setting)
    if wrong:
        said = {lang: text(lang, game).say(f"problem-{wrong[0]}") for lang in LANGUAGES}
        raise RecordError("position", "impossible", said)
    return game.given(state)


def shaped(entry: Any, kinds: tuple[type, ...], place: str) -> list[Any]:
    """The entry itself, if it is a list of just these types."""
    if not isinstance(entry, list) or [type(part) for part in entry] != list(kinds):
        raise RecordError(place, "wrong_type")
    return entry


def step_number(timeline: Timeline, number: Any, place: str) -> int:
    """The number itself, if there is such a step."""
    if type(number) is not int or not 0 <= number < len(timeline.nodes):
        raise RecordError(place, "no_step", number=str(number)[:20])
    return number


def replay(timeline: Timeline, number: int, entry: Any) -> None:
    """One line of the moves, made by the rules."""
    place = f"moves[{number - 1}]"
    parent, words = shaped(entry, (int, str), place)
    node = timeline.nodes[step_number(timeline, parent, place)]
    try:
        move = read_exact(timeline.game, node.state, words)
        if not timeline.game.secret(move) and any(child.move == move for child in node.children):
            raise RecordError(place, "twice", move=words[:60])
        node.next = timeline.grow(node, move)
    except Illegal as error:
        why = {"en": error.refusal.en, "pl": error.refusal.pl}
        raise RecordError(place, "illegal", why, move=words[:60]) from error
    except NotationError as error:
        raise RecordError(place, "unreadable", move=words[:60]) from error


def note_of(timeline: Timeline, at: int, entry: Any) -> Note:
    """A note of a way back, told or not by what really happened on it."""
    node, came_from = shaped(entry, (int, int), f"notes[{at}]")
    place = f"notes[{at}]"
    return timeline.note(step_number(timeline, node, place), step_number(timeline, came_from, place))
