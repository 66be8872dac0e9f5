"""README.md: its code runs as it is printed, and what it says of commands, files, keys and libraries is so."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gamekit.registry import find, games
from gamekit.text import text
from widgets.keys import TABLE
from widgets.panel import Panel

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = [code for language, code in FENCE.findall(README) if language == "python"]
SHELL = "".join(code for language, code in FENCE.findall(README) if language in ("sh", "bat"))
ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)


def section(heading: str) -> str:
    """What stands under a heading."""
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def table(heading: str) -> list[tuple[str, str]]:
    """The rows of the table under a heading, without its first."""
    return ROW.findall(section(heading))[1:]


def complaints(session: str) -> str:
    """What a session says otherwise than it is printed; "" if nothing."""
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    return "".join(said)


# ---------------------------------------------------------------------- code


def test_the_first_block_is_a_whole_game_that_is_played() -> None:
    assert README.split("```")[1] == f"python\n{CODE[0]}"
    assert {"Game(", "gamekit.start(", "play.do("} <= set(re.findall(r"[\w.]+\(", CODE[0]))


@pytest.mark.parametrize("session", [code for code in CODE if code.startswith(">>> ")])
def test_a_session_goes_as_it_is_printed(session: str) -> None:
    assert complaints(f">>> import gamekit\n{session}") == ""


def test_a_cell_shows_a_panel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a panel keeps its game where it is opened
    (cell,) = [code for code in CODE if not code.startswith(">>> ")]
    *lines, last = cell.splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    shown = eval(last, names)
    assert isinstance(shown, Panel)
    assert shown.game is names["game"]
    shown.close()


def test_a_session_that_goes_otherwise_is_found() -> None:
    assert "Expected:\n    3\nGot:\n    2\n" in complaints(">>> 1 + 1\n3\n")


# ---------------------------------------------------------------------- what it says


def test_every_command_of_make_is_one() -> None:
    targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"lab", "test", "app"} <= named <= set(targets)


def test_every_file_it_names_is_there() -> None:
    commands = SHELL.replace("\\", "/")
    named = {*re.findall(r"\]\(([^)]+)\)", README), *re.findall(r"(?:-r |-f |\b(?=notebooks/))([\w/.]+)", commands)}
    named |= {path for path in re.findall(r"`([\w/.]+)`", README) if "/" in path or path.endswith((".yml", ".toml"))}
    assert {"requirements.lock", "environment.yml", "docs/panel.png", "notebooks/00_welcome.ipynb"} <= named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_the_keys_are_those_of_the_panel() -> None:
    words = text("en", None, ROOT / "widgets")
    assert table("Keys") == [(row.name or words.say("space-bar"), words.say(row.help)) for row in TABLE]


def test_each_library_has_its_reason_and_no_other_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    rows = table("What it needs")
    assert [name for name, _ in rows] == [re.split(r"[<>=]", asked)[0] for asked in project["dependencies"]]
    assert all(len(reason.split()) > 3 for _, reason in rows)
    assert f"Python {project['requires-python'].removeprefix('>=')} or newer" in section("What it needs")


def test_every_game_in_the_kit_is_named_and_counted() -> None:
    titles = [text("en", find(name)).say("title") for name in games()]
    counted = dict(enumerate(("two", "three", "four", "five", "six", "seven"), start=2))
    assert [title for title in titles if f"*{title}*" not in README] == []
    assert f"There are {counted[len(titles)]} games" in README.replace("\n", " ")


def test_the_picture_has_words() -> None:
    (words,) = re.findall(r"!\[(.*?)\]\(docs/panel\.png\)", README, re.DOTALL)
    assert len(words.split()) > 10


def test_no_line_of_code_is_wider_than_in_the_house() -> None:
    code = [line for block in CODE for line in block.splitlines()]
    assert [line for line in code if len(line) > 120] == []
