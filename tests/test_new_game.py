"""The page docs/new_game.md followed step by step, and the toy game that it makes in every room of the house."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from toy_game import EVENTS, GAME

import gamekit
from figures.registry import scene_for
from gamekit import PUBLIC, UNKNOWN
from gamekit.conformance import Secrets, check
from widgets import keys, panel

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "new_game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED_FILE = re.compile(r"`(\w+/[\w/.]+)`")
GAME_FILE = "gamekit/treasure/__init__.py"
NOT_IN_A_FILE = {"sh": "command", "md": "headings"}
LIST_OF_GAMES = "FOLDERS = {"
OF_EVERY_GAME = ("test_rule_coverage", "test_text")  # tests that go through all games


class Block(NamedTuple):
    """A block of code on the page: its language, the file it belongs into, the code."""

    language: str
    file: str
    code: str

    @property
    def is_session(self) -> bool:
        return self.code.startswith(">>> ")


def blocks(page: str) -> list[Block]:
    """The blocks of a page; the file is the last one named in the paragraph before the block."""
    found = []
    for fence in FENCE.finditer(page):
        paragraph = page[: fence.start()].rstrip().rsplit("\n\n", 1)[-1]
        named = NAMED_FILE.findall(paragraph)
        found.append(Block(fence[1], named[-1] if named else GAME_FILE, fence[2]))
    return found


def of_kind(kind: str) -> list[Block]:
    """The blocks of a kind, see `kind_of`."""
    return [block for block in blocks(PAGE) if kind_of(block) == kind]


def kind_of(block: Block) -> str:
    """What the reader of the page does with a block; an excerpt is what already stands in the file."""
    if block.language in NOT_IN_A_FILE:
        return NOT_IN_A_FILE[block.language]
    if block.code.startswith(">>> "):
        return "session"
    kinds = {"gamekit/registry.py": "entry", "notebooks/treasure.ipynb": "cell", "tests/test_treasure.py": "file"}
    return kinds.get(block.file, "excerpt")


def run(house: Path, *command: str) -> str:
    """What a program says that runs in the house; AssertionError with all it said if it fails."""
    environment = os.environ | {"PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house in which somebody has followed the page."""
    root = tmp_path_factory.mktemp("house")
    for folder in ("gamekit", "figures", "widgets", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    shutil.copy(ROOT / "pyproject.toml", root)
    for block in of_kind("command"):
        run(root, "sh", "-e", "-c", block.code)
    for block in of_kind("entry"):
        path = root / block.file
        path.write_text(path.read_text().replace(LIST_OF_GAMES, f"{LIST_OF_GAMES}\n{block.code}"))
    for block in of_kind("file"):
        (root / block.file).write_text(block.code)
    return root


# ---------------------------------------------------------------------- the page


def test_the_page_has_every_kind_of_block_and_excerpts_of_every_file_of_a_game() -> None:
    kinds = {"command", "session", "entry", "cell", "file", "excerpt", "headings"}
    assert {kind_of(block) for block in blocks(PAGE)} == kinds
    files = {path.name for path in (ROOT / "tests" / "toy_game").iterdir() if path.is_file()}
    assert {Path(block.file).name for block in of_kind("excerpt")} == {*files, "test_treasure_rules.py"}


@pytest.mark.parametrize("block", of_kind("excerpt"), ids=lambda block: block.code.split("\n", 1)[0][:50])
def test_an_excerpt_stands_in_the_file_word_for_word(house: Path, block: Block) -> None:
    assert block.code in (house / block.file).read_text(encoding="utf-8")


def test_whoever_follows_the_page_has_one_more_game(house: Path) -> None:
    said = run(house, sys.executable, "-c", "import gamekit; print(*gamekit.games())")
    assert said.split() == ["treasure", *gamekit.games()]


def test_the_sessions_on_the_page_go_as_they_are_printed(house: Path) -> None:
    (house / "sessions.txt").write_text("\n".join(block.code for block in of_kind("session")))
    run(house, sys.executable, "-m", "doctest", "sessions.txt")


def test_the_headings_on_the_page_are_those_of_every_game() -> None:
    (headings,) = of_kind("headings")
    notebooks = [path for game in gamekit.games() for path in (ROOT / "notebooks").glob(f"[0-9]*_{game}.ipynb")]
    assert len(notebooks) == len(gamekit.games())
    for path in notebooks:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        prose = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        assert re.findall(r"^## .+$", prose, re.MULTILINE) == headings.code.splitlines()


def test_the_cell_on_the_page_shows_a_panel(house: Path) -> None:
    (cell,) = of_kind("cell")
    assert "\npanel(game, " in cell.code
    run(house, sys.executable, "-c", f"{cell.code}\nassert game.watchers, 'no panel looks at the game'")


def test_the_tests_of_the_new_game_pass_and_those_of_every_game_pass_for_it(house: Path) -> None:
    files = ["tests/test_treasure.py", "tests/test_treasure_rules.py", *(f"tests/{name}.py" for name in OF_EVERY_GAME)]
    said = run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "treasure", *files)
    counts = re.findall(r"(\d+) (passed|failed|error|skipped)", said)
    assert [kind for _, kind in counts] == ["passed"]
    assert int(counts[0][0]) > 20


# ---------------------------------------------------------------------- the rooms of the house


def test_the_toy_keeps_what_every_game_promises() -> None:
    report = check(GAME)
    assert set(report.events) == set(EVENTS)
    assert set(report.reasons) == {"over", "not_now", "too_far", "hole"}


def test_a_toy_that_shows_its_secret_does_not_conform() -> None:
    leaking = replace(GAME, view=lambda state, seat: state._replace(treasure=UNKNOWN) if seat == PUBLIC else state)
    page: dict[str, Any] = {}
    exec(of_kind("file")[0].code.replace("gamekit.treasure", "toy_game"), page)
    with pytest.raises(AssertionError, match=r"0 can tell by .*view"):
        check(leaking, secrets=Secrets(("treasure",), page["elsewhere"]))


def test_a_record_of_the_toy_comes_back_and_a_transcript_keeps_the_secret() -> None:
    game = gamekit.start(GAME, seats=2)
    for move in ("bury cave", "walk meadow", "walk meadow"):
        game.do(move)
    game.back()
    game.do("dig")
    again = gamekit.load(game.record(), {"treasure": GAME})
    assert again.record() == game.record()
    assert again.state == game.state
    assert "cave" in game.record(seat=1)
    assert "cave" not in game.record(seat=0)
    assert gamekit.load(game.record(seat=0), {"treasure": GAME}).log(0) == game.log(0)


@pytest.mark.parametrize(
    ("lang", "seat", "words"),
    [
        ("en", 0, ["beach. here: B. hole.", "meadow. here: A.", "mill.", "oak.", "cave."]),
        ("en", 1, ["beach. here: B. hole.", "meadow. here: A.", "mill.", "oak. treasure.", "cave."]),
        ("pl", 1, ["plaża. tu: B. dół.", "łąka. tu: A.", "młyn.", "dąb. skarb.", "jaskinia."]),
    ],
)
def test_the_toy_has_a_picture_without_a_file_of_its_own(lang: str, seat: int, words: list[str]) -> None:
    game = gamekit.start(GAME, seats=2)
    for move in ("bury oak", "walk meadow", "dig"):
        game.do(move)
    scene = scene_for(GAME)(game.view(seat), lang, game=GAME, seat=seat, open={"spot": {"mill"}})
    places = [shape for shape in scene.shapes if shape.role == "node"]
    assert [shape.words for shape in places] == words
    assert [shape.says for shape in places if "open" in shape.marks] == [(("spot", "mill"),)]
    assert scene.walk["place-mill"] == {"left": "place-meadow", "right": "place-oak"}


def test_the_toy_is_played_to_its_end_with_the_keys_of_a_panel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a panel keeps its game where it is opened
    game = gamekit.start(GAME, seats=2, seed=7)
    shown = panel(game, lang="en")

    def press(key: str, at: str = "") -> str:
        shown.session.attempt(lambda: keys.press(shown.session, key, at))
        return shown.session.saying.text

    assert press("Enter", "place-cave").endswith(
        "You cannot walk to the cave in one turn. Choose a spot next to yours."
    )
    assert press("Enter", "place-meadow").startswith("Player A walks to the meadow.")
    assert press("2") == "Player B digs on the beach and finds nothing. Round 2 begins. Player A has the turn."
    assert press("Enter", "place-mill").startswith("Player A walks to the mill.")
    assert press("2").startswith("Here, on the beach, there is a hole already.")
    assert press("Enter", "place-meadow").startswith("Player B walks to the meadow.")
    assert press("2").endswith("The game is over. The treasure was at the mill. Winner: Player A.")
    assert [score.points for score in game.scores()] == [4, 0]
    (kept,) = (tmp_path / "saved").iterdir()
    assert gamekit.load(kept, {"treasure": GAME}).record() == game.record()
    shown.close()
