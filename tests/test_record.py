"""Saved games: they round-trip byte for byte, and nothing in them is trusted."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit import PUBLIC, TEACHER, Illegal
from gamekit.plain import to_plain
from gamekit.record import RecordError
from gamekit.timeline import Timeline


def wandering(seed: int, moves: int = 25, seats: int = 3) -> Timeline:
    """A game with branches, comments and named positions."""
    game = gamekit.start("zero_seven", seats=seats, seed=seed, options={"max_phases": 6, "mini_games": 2})
    rng = random.Random(seed)
    for count in range(moves):
        if game.over:
            game.back()
        game.play(game.random_move(rng))
        if count % 7 == 6:
            game.back("turn")
            game.back("single")
            game.deal()
    game.comments[game.here.number] = {"en": "Look here.", "pl": "Spójrz tu. Żółć!"}
    game.names["the question"] = game.here.number
    game.marks[1, 1, 0] = {("suspect", "korek"): False, ("place", "powisle"): True}
    game.marks[1, PUBLIC, 0] = {("suspect", "korek"): True}
    return game


@given(st.integers(0, 10_000), st.integers(0, 40), st.integers(2, 5))
@settings(max_examples=20, deadline=None)
def test_a_record_round_trips_byte_for_byte(seed: int, moves: int, seats: int):
    text = wandering(seed, moves, seats).record()
    again = gamekit.load(text)
    assert again.record() == text


@given(st.integers(0, 10_000), st.integers(0, 40), st.integers(2, 5), st.integers(-2, 4))
@settings(max_examples=20, deadline=None)
def test_a_transcript_round_trips_byte_for_byte(seed: int, moves: int, seats: int, eyes: int):
    game = wandering(seed, moves, seats)
    seat = eyes if eyes in game.seats else PUBLIC
    text = game.record(seat=seat)
    assert gamekit.load(text).record() == text


def test_a_loaded_game_is_the_same_game():
    game = wandering(4)
    again = gamekit.load(game.record())
    assert [node.state for node in again.nodes] == [node.state for node in game.nodes]
    assert again.here.number == game.here.number
    assert again.comments == game.comments
    assert again.marks == game.marks
    assert again.names == game.names
    assert [line.text for line in again.log(1)] == [line.text for line in game.log(1)]
    assert again.log()[-1].kind == game.log()[-1].kind


def test_a_record_can_be_read_from_a_file(tmp_path: Path):
    game = wandering(5)
    path = tmp_path / "game.json"
    path.write_text(game.record(), encoding="utf-8")
    assert gamekit.load(path).record() == game.record()
    assert gamekit.load(str(path)).record() == game.record()


def test_a_transcript_steps_and_speaks_but_cannot_be_played_on():
    game = wandering(6)
    seen = gamekit.load(game.record(seat=1))
    assert [line.text for line in seen.log(1, "pl")] == [
        line.text for line in game.log(1, "pl") if line.kind != "went_back"
    ]
    assert seen.view(1) == game.view(1)
    assert seen.view(PUBLIC) == game.view(PUBLIC)
    assert [event[:4] for event in seen.events(1)] == [event[:4] for event in game.events(1)]
    assert [event[:4] for event in seen.events(PUBLIC)] == [event[:4] for event in game.events(PUBLIC)]
    assert [line.text for line in seen.log()] == [line.text for line in game.log() if line.kind != "went_back"]
    assert seen.knowledge(1).cases() == game.knowledge(1).cases()
    assert seen.knowledge(0, PUBLIC).cases() == game.knowledge(0, PUBLIC).cases()
    at = seen.here.number
    seen.back()
    assert seen.forward() == at
    with pytest.raises(Illegal, match="transcript"):
        seen.do("detective muranow", seat=1)
    for other in (0, 2, TEACHER):
        with pytest.raises(ValueError, match="transcript"):
            seen.view(other)
        with pytest.raises(ValueError, match="transcript"):
            seen.knowledge(other)


def test_a_transcript_holds_no_seed_no_comment_and_no_secret():
    game = wandering(7)
    text = game.record(seat=1)
    fields = json.loads(text)
    assert "seed" not in fields
    assert "Look here." not in text
    dealt = [step["move"] for step in fields["steps"] if "deal_" in step["move"]][:9]
    assert [move.split()[-1] == "?" for move in dealt] == [True] * 6 + [False] * 3


def test_a_record_may_begin_from_a_given_position():
    game = gamekit.start("zero_seven", seats=3, seed=2)
    game.do("detective muranow")
    fields = json.loads(game.record())
    fields |= {"position": to_plain(game.state), "moves": [], "here": 0, "notes": []}
    text = json.dumps(fields)
    again = gamekit.load(text)
    assert again.state == game.state
    again.do("detective muranow")
    assert gamekit.load(again.record()).record() == again.record()


BAD_POSITIONS: list[tuple[str, Any]] = [
    ("agenda", []),
    ("agenda", [["turn", 7, []]]),
    ("suspect_at", [1] * 14),
    ("cases", [[1, 1, 1], [1, 2, 2], [3, 3, 3]]),
    ("cases", [[99, 1, 1], [1, 2, 2], [3, 3, 3]]),
    ("display", []),
    ("value", 6),
    ("value", "seven"),
    ("desks", [[9, 0, 0, "", [], [], []]] * 3),
    ("desks", [[5, 0, 0, "", [[1, 3, 0]], [], []]] * 3),
    ("desks", [[5, 0, 0, "", [], [[[0, 1], True]], []]] * 3),
    ("desks", []),
    ("mini_game", 4),
    ("start", 2),
    ("options", [True, 100, 3]),
]


@pytest.mark.parametrize(("field", "value"), BAD_POSITIONS)
def test_an_impossible_start_position_is_refused(field: str, value: Any):
    game = gamekit.start("zero_seven", seats=3, seed=2)
    position = to_plain(game.state._asdict())
    position[field] = value
    fields = json.loads(game.record())
    fields |= {"position": list(position.values()), "moves": [], "here": 0}
    with pytest.raises(RecordError, match="position"):
        gamekit.load(json.dumps(fields))


def change(**changes: Any) -> str:
    fields = json.loads(wandering(8, 6).record())
    return json.dumps({**fields, **changes})


def moves(*entries: Any) -> str:
    return change(moves=list(entries), here=0, notes=[], comments=[], names=[])


FOREIGN = {
    "not json": "{ this is no json",
    "a list": "[1, 2]",
    "another format": '{"format": "chess"}',
    "empty object": "{}",
    "deeply nested": "[" * 100_000,
    "deep inside": '{"format": ' + "[" * 50 + "]" * 50 + "}",
    "a huge number": '{"version": ' + "9" * 5000 + "}",
    "not a number": '{"version": NaN}',
    "a fraction": '{"version": 1.5}',
    "a twin field": '{"format": "gamekit record", "format": "gamekit record"}',
    "newer": change(version=2),
    "other rules": change(rules=99),
    "other data": change(data="krakow"),
    "no such game": change(game="chess"),
    "game of a wrong type": change(game=["zero_seven"]),
    "too many seats": change(seats=99),
    "seats of a wrong type": change(seats="3"),
    "no such preset": change(preset="club"),
    "no such option": change(options={"fast": True}),
    "an option missing": change(options={"mini_games": 2}),
    "an option of a wrong type": change(options={"one_attempt": 0, "max_phases": 6, "mini_games": 2}),
    "an unknown field": change(extra=1),
    "seed of a wrong type": change(seed="7"),
    "seed too large": change(seed=2**63),
    "here beyond the end": change(here=10_000),
    "here before the start": change(here=-1),
    "moves of a wrong type": change(moves="none"),
    "a move of a wrong type": moves(7),
    "a move without a parent": moves(["chance: lay_suspect korek"]),
    "a parent to come": moves([1, "chance: lay_suspect korek"]),
    "a parent that is no number": moves([True, "chance: lay_suspect korek"]),
    "an unreadable move": moves([0, "chance: fly_away"]),
    "a word cut short": moves([0, "chance: lay_suspect kor"]),
    "an unknown seat": moves([0, "9: lay_suspect korek"]),
    "a move without a seat": moves([0, "lay_suspect korek"]),
    "a hidden word": moves([0, "chance: lay_suspect ?"]),
    "an illegal move": moves([0, "chance: reveal korek"]),
    "the same move twice": moves([0, "chance: lay_suspect korek"], [0, "chance: lay_suspect korek"]),
    "a comment in no language": change(comments=[[0, "de", "hier"]]),
    "a comment at no step": change(comments=[[10_000, "en", "here"]]),
    "a comment too long": change(comments=[[0, "en", "x" * 5000]]),
    "two comments at one step": change(comments=[[0, "en", "a"], [0, "en", "b"]]),
    "a name for no step": change(names=[["x", 10_000]]),
    "a name twice": change(names=[["x", 0], ["x", 1]]),
    "an empty name": change(names=[["", 0]]),
    "a note of no step": change(notes=[[0, 10_000]]),
    "a position that is no list": change(position={"agenda": []}),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_wrong_file_is_refused_with_the_place_and_the_reason_in_both_languages(name: str):
    with pytest.raises(RecordError) as caught:
        gamekit.load(FOREIGN[name])
    error = caught.value
    assert error.place
    assert error.en.startswith(f"{error.place}: ")
    assert error.pl.startswith(f"{error.place}: ")
    assert error.en != error.pl


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_file_with_a_damaged_spot_is_read_or_refused_but_never_crashes(data: st.DataObject):
    text = wandering(9, 6).record() if data.draw(st.booleans()) else wandering(9, 2, 2).record(seat=0)
    at = data.draw(st.integers(0, len(text) - 1))
    junk = data.draw(st.sampled_from(['"', "]", "{", "-1", "null", "?", "0", "é", ",", "true", ""]))
    damaged = text[:at] + junk + text[at + data.draw(st.integers(0, 6)) :]
    source = damaged if damaged.lstrip()[:1] in ("{", "[") else "{" + damaged
    try:
        again = gamekit.load(source)
    except RecordError as refused:
        again = None
        place = refused.place
    assert again.record() if again else place


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path):
    with pytest.raises(RecordError, match="no such file"):
        gamekit.load(tmp_path / "missing.json")
    binary = tmp_path / "picture.json"
    binary.write_bytes(bytes(range(256)))
    with pytest.raises(RecordError, match="no such file, or it is not text"):
        gamekit.load(binary)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gamekit.record.LARGEST", 100)
    path = tmp_path / "large.json"
    path.write_text(wandering(1, 2).record(), encoding="utf-8")
    with pytest.raises(RecordError, match="larger"):
        gamekit.load(path)
    with pytest.raises(RecordError, match="larger"):
        gamekit.load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "marks",
    [
        [[0, 0, 0, "suspect", "korek"]],
        [[7, 0, 0, "suspect", "korek", True]],
        [[0, 7, 0, "suspect", "korek", True]],
        [[0, -3, 0, "suspect", "korek", True]],
        [[-2, 0, 0, "suspect", "korek", True]],
        [[0, 0, 9_999, "suspect", "korek", True]],
        [[0, 0, 0, "suspect", "korek", 1]],
        [[0, 0, 0, "suspect", "k" * 200, True]],
        [[0, 0, 0, "suspect", "korek", True], [0, 0, 0, "suspect", "korek", False]],
    ],
)
def test_a_mark_that_cannot_be_is_refused_with_its_place(marks: list[list[Any]]):
    fields = json.loads(wandering(4).record()) | {"marks": marks}
    with pytest.raises(RecordError) as refused:
        gamekit.load(json.dumps(fields))
    assert refused.value.place == f"marks[{len(marks) - 1}]"


def test_a_record_written_before_there_were_marks_is_read_all_the_same():
    fields = json.loads(wandering(4).record())
    del fields["marks"]
    assert gamekit.load(json.dumps(fields)).marks == {}


def test_a_given_position_begins_its_log_with_what_it_tells_and_with_nobodys_secret():
    game = gamekit.start("zero_seven", seats=3, seed=5)
    for _ in range(9):
        game.play(game.random_move(random.Random(5)))
    given = Timeline(game.game, game.setting, None, game.game.given(game.state))
    again = gamekit.load(given.record())
    assert again.record() == given.record()
    assert [event.kind for event in again.events(0)].count("suspect_tile") == 14
    for seat in game.seats:
        told = [event for event in again.events(seat) if event.kind == "case_suspect"]
        assert [event.details["suspect"] != "?" for event in told] == [(owner - 1) % 3 == seat for owner in game.seats]
