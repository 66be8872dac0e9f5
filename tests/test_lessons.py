"""Lessons: reading and checking a file, walking through it, what is said of answers, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from small_lessons import LESSON, MARKS, written
from toy_game import GAME as TREASURE

import gamekit
from gamekit.errors import InputError
from gamekit.lessons import LessonError, Walk, check_file, lesson, lessons_of, read
from gamekit.lessons.__main__ import main
from gamekit.lessons.lines import Lines
from gamekit.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "notebooks" / "games"
ALL = [(game, id) for game in gamekit.games() for id in lessons_of(game)]

# ---------------------------------------------------------------------- the kit's own lessons


@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_lesson_of_the_kit_is_well(game: str, id: str) -> None:
    path = lessons_of(game)[id]
    assert [f"{path.name}:{problem.line}: {problem.words('en')}" for problem in check_file(path)] == []
    record = lesson(game, id).record
    assert not record or path.with_name(f"{record}.json").is_file(), "notebooks are not part of the package"


def test_the_kit_has_lessons() -> None:
    assert ("zero_seven", "questions") in ALL


def test_the_lesson_in_the_instructions_is_well(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "new_lesson.md").read_text(encoding="utf-8")
    (changed,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert check_file(written(tmp_path, changed)) == []
    fields = set(re.findall(r"^\| `(.*?)`|, `(\w+)`", page, re.MULTILINE))
    named = {name for pair in fields for name in pair if name}
    assert {"goal", "say", "moves", "do", "claim", "property", "hint", "record", "eyes", "options"} <= named


# ---------------------------------------------------------------------- faults in a file


def line_of(changed: str, part: str) -> int:
    return changed[: changed.index(part)].count("\n") + 1


NOT_YET = '["0: detective cytadela"]\ndo = ["detective muranow"]'
GOOD = 'move = "detective ogrod_saski"'
# what is changed in the lesson above, into what; what is then wrong, and in which line: that of this text
FAULTS = [
    ('seed = 976', 'seed = 976 seed', "toml", "seed = 976"),
    ('minutes = 3', 'minutes = 3\nseed = 1', "toml", "seed = 976"),
    ('game = "zero_seven"', 'game = "chess"', "no_game", "game = "),
    ("minutes = 3", "minutes = 0", "number", "minutes"),
    ("minutes = 3", "", "missing", ""),
    ("minutes = 3", 'minutes = "three"', "not_number", "minutes"),
    ("seed = 976\n", "", "seed_or_record", ""),
    ("seed = 976", 'seed = 976\nrecord = "zero_seven_good_questions"', "seed_or_record", "record"),
    ("seed = 976", 'record = "nothing"', "record", "record"),
    ("seed = 976", 'record = "zero_seven_good_questions"\nat = "nowhere"', "record", "at = "),
    ("options = { mini_games = 1 }", "options = { mini_games = 9 }", "record", "options"),
    ("options = { mini_games = 1 }", "eyes = 2", "number", "eyes"),
    ("options = { mini_games = 1 }", "colour = 1", "unknown_field", "colour"),
    ('"ZS-28", "ZS-38"', '"ZS-999"', "no_rule", "rules"),
    ('"ZS-28", "ZS-38"', '"ZS-52"', "rule_unseen", "rules"),
    ('about.pl = "O pytaniach."', "", "language", "about.en"),
    ('about.pl = "O pytaniach."', 'about.pl = ""', "language", "about.en"),
    ('about.pl = "O pytaniach."', 'about.pl = 3', "not_text", "about.pl"),
    ('goal.en = "Look."\ngoal.pl = "Patrz."\n', "", "missing", "[[step]]"),
    ('goal.en = "Look."', f'goal.en = "{"x" * 81}"', "long", "goal.en"),
    ('goal.pl = "Patrz."', f'goal.pl = "{"x" * 81}"', "long", "goal.pl"),
    ('say.pl = "To mapa."', f'say.pl = "{"x" * 401}"', "long", "say.pl"),
    ('say.pl = "To mapa."', 'say.pl = "To mapa."\nhint = { en = "a", pl = "b" }', "nothing_to_do", "hint ="),
    ('rules = ["ZS-28"]', 'rules = "ZS-28"', "not_list", 'rules = "ZS-28"'),
    ('rules = ["ZS-28"]', 'rules = ["ZS-0"]', "no_rule", 'rules = ["ZS-0"]'),
    ('[[step]]\ngoal.en = "Look."', '[step]\ngoal.en = "Look."', "toml", "[[step]]"),
    ('rules = ["ZS-28"]', 'verb = "detective"', "not_free", "verb"),
    ('rules = ["ZS-28"]', 'claim = ["not suspect korek"]', "two_tasks", "claim"),
    ('do = ["detective plac_defilad"]', 'do = ["detective Atlantis"]', "unreadable", 'do = ["detective Atl'),
    ('do = ["detective plac_defilad"]', 'do = ["evidence korek"]', "illegal", 'do = ["evidence'),
    ('do = ["detective plac_defilad"]', f"moves = {NOT_YET}", "not_your_turn", "do ="),
    ('hint.en = "In the west."\nhint.pl = "Na zachodzie."\n', "", "missing", "[[step]]\ngoal.en = \"Send"),
    ('move = "detective powisle"', 'move = "detective plac_defilad"', "not_wrong", "[[step.wrong]]"),
    ('move = "detective powisle"', 'move = "fly"', "unreadable", "[[step.wrong]]"),
    ('move = "detective powisle"', 'claim = "suspect korek"', "other_task", "[[step.wrong]]"),
    ('move = "detective powisle"', "", "move_or_claim", "[[step.wrong]]"),
    ('say.en = "Too far east."\nsay.pl = "Za daleko na wschód."\n', "", "wrong_needs_words", "[[step.wrong]]"),
    ('moves = ["1: detective powisle"]', 'moves = ["detective powisle"]', "moves", 'moves = ["detective'),
    ('moves = ["1: detective powisle"]', 'moves = ["1: detective nowhere"]', "moves", 'moves = ["1'),
    ('moves = ["1: detective powisle"]', 'moves = ["0: detective powisle"]', "moves", 'moves = ["0'),
    ('moves = ["1: detective powisle"]', 'at = "start"', "moves", "at ="),
    ('verb = "detective"', 'verb = "fly"', "no_verb", "verb"),
    ('verb = "detective"', 'verb = "solve"', "no_answer", "do = \"any\""),
    ('property = "good_question"', 'property = "lucky"', "no_property", "property"),
    ('property = "good_question"', 'property = "certain_case"', "no_answer", "do = \"any\""),
    ('move = "detective plac_defilad"\n', f"{GOOD}\n", "not_wrong", f"[[step.wrong]]\n{GOOD}"),
]  # fmt: skip


@pytest.mark.parametrize(("part", "instead", "reason", "place"), FAULTS)
def test_a_fault_is_found_with_its_line(tmp_path: Path, part: str, instead: str, reason: str, place: str) -> None:
    assert LESSON.count(part) >= 1
    changed = (
        LESSON[::-1].replace(part[::-1], instead[::-1], 1)[::-1]
        if part.endswith("\n")
        else LESSON.replace(part, instead, 1)
    )
    found = check_file(written(tmp_path, changed))
    assert (line_of(changed, place), reason) in [(problem.line, problem.reason) for problem in found], found
    for problem in found:
        assert problem.words("en") != problem.words("pl")


@pytest.mark.parametrize(
    ("part", "instead", "reason"),
    [
        ("minutes = 3", 'minutes = "three"', "not_number"),
        ('do = ["detective plac_defilad"]', 'do = "detective plac_defilad"', "not_list"),
        ('moves = ["1: detective powisle"]', 'moves = "1: detective powisle"', "not_list"),
    ],
)
def test_one_fault_is_told_once(tmp_path: Path, part: str, instead: str, reason: str) -> None:
    found = check_file(written(tmp_path, LESSON.replace(part, instead, 1)))
    assert [problem.reason for problem in found] == [reason]


def test_a_single_step_with_single_brackets_is_told_so(tmp_path: Path) -> None:
    head, first, *_ = LESSON.split("[[step]]")
    found = check_file(written(tmp_path, f"{head}[step]{first}"))
    assert ("not_tables", "[[step]]") in [(problem.reason, problem.details.get("name")) for problem in found]


def test_a_file_may_begin_with_the_mark_that_some_editors_write(tmp_path: Path) -> None:
    assert check_file(written(tmp_path, f"\ufeff{LESSON}")) == []


@pytest.mark.parametrize(
    ("part", "instead", "reason"),
    [
        ('"not Haze"', '"not Cloud"', "claim_open"),
        ('"not Haze"', '"not Watson"', "bad_claim"),
        ('claim = "suspect kometa"', 'claim = "not suspect kometa"', "not_wrong"),
        ('claim = "suspect kometa"', 'move = "detective muranow"', "other_task"),
    ],
)
def test_a_wrong_claim_is_found(tmp_path: Path, part: str, instead: str, reason: str) -> None:
    changed = MARKS.replace(part, instead)
    found = check_file(written(tmp_path, changed))
    assert [problem.reason for problem in found] == [reason]
    assert found[0].line == line_of(
        changed, "claim = [" if reason.endswith("claim") or "open" in reason else "[[step.wrong]]\n" + instead
    )


def test_an_answer_from_which_the_lesson_cannot_go_on_is_found(tmp_path: Path) -> None:
    changed = LESSON.replace(
        'do = ["detective plac_defilad"]', 'do = ["detective plac_defilad", "detective ogrod_saski"]'
    )
    changed += '\n[[step]]\nmoves = ["1: detective lazienki", "0: detective ogrod_saski"]\n'
    changed += 'goal = { en = "a", pl = "b" }\nsay = { en = "a", pl = "b" }\n'
    found = check_file(written(tmp_path, changed))
    assert ("branch", line_of(changed, "do = [")) in [(problem.reason, problem.line) for problem in found]


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    changed = LESSON.replace("minutes = 3", "").replace('goal.pl = "Wyślij."', "").replace("seed", "sead")
    with pytest.raises(LessonError) as caught:
        read(written(tmp_path, changed))
    assert [problem.reason for problem in caught.value.problems] == [
        "seed_or_record", "missing", "unknown_field", "language",
    ]  # fmt: skip
    assert f"mine.toml:{line_of(changed, 'sead')}: No lesson has “sead”" in caught.value.en
    assert f"mine.toml:{line_of(changed, 'sead')}: W tym miejscu" in caught.value.pl


def test_a_file_that_is_no_text_or_too_large_or_missing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    large = written(tmp_path, "#" * 200_001, "large.toml")
    found = [check_file(path)[0].reason for path in (tmp_path / "binary.toml", large, tmp_path / "none.toml")]
    assert found == ["no_file", "large", "no_file"]
    assert [p.reason for p in check_file(written(tmp_path, "a = " + "[" * 5000))] == ["toml"]


def test_a_line_is_found_for_tables_and_keys_but_not_inside_of_texts() -> None:
    lines = Lines(LESSON)
    assert lines.of(("step", 0, "goal")) == line_of(LESSON, 'goal.en = "Look."')
    assert lines.of(("step", 0, "say", "pl")) == line_of(LESSON, "say.pl")
    assert lines.of(("step", 2, "wrong", 0, "move")) == LESSON.count("\n")
    assert lines.of(("title", "pl")) == 2
    assert lines.of(("nothing",)) == 1


def test_the_command_prints_file_line_and_words_or_says_that_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = written(tmp_path, LESSON), written(tmp_path, LESSON.replace("976", '"x"'), "bad.toml")
    assert main([str(good)]) == 0
    assert capsys.readouterr().out == "The lesson is well.\n"
    assert main(["--lang", "pl", str(good), str(bad)]) == 1
    assert capsys.readouterr().out.startswith(f"{bad}:7: seed musi być liczbą całkowitą.")
    assert main([]) == 0


def test_a_lesson_is_found_by_its_name_or_its_path(tmp_path: Path) -> None:
    assert lesson("zero_seven", "questions").id == "questions"
    assert lesson("zero_seven", str(written(tmp_path, LESSON))).title["pl"] == "Pytania"
    with pytest.raises(InputError, match=r"no lesson 'none'; there are: .*questions"):
        lesson("zero_seven", "none")


def test_a_game_from_outside_the_kit_can_have_lessons_but_no_marks(tmp_path: Path) -> None:
    changed = LESSON.split("[[step]]")[0].replace("zero_seven", "treasure").replace("options = { mini_games = 1 }", "")
    changed = re.sub("rules = .*", "", changed)
    step = '[[step]]\ngoal = { en = "a", pl = "b" }\nhint = { en = "a", pl = "b" }\n'
    walk = Walk(read(written(tmp_path, f'{changed}{step}do = "any"\nverb = "walk"\n'), {"treasure": TREASURE}))
    move = next(move for move in walk.timeline.moves(0) if move.verb == "walk")
    assert walk.try_move(move).right
    found = check_file(written(tmp_path, f'{changed}{step}claim = ["oak"]\n'), {"treasure": TREASURE})
    assert [problem.reason for problem in found] == ["no_reasoning"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), ALL)
def test_every_text_of_a_lesson_is_said_in_the_learners_language(game: str, id: str, lang: str) -> None:
    for step in lesson(game, id).steps:
        assert step.goal[lang]
        assert step.goal["en"] != step.goal["pl"]
