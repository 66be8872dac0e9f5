"""Every rule of every game has a test, code that cites it, and a wording in English and Polish."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mutation
import pytest

from gamekit import games

ROOT = Path(__file__).parents[1]
EASY = "easy_to_get_wrong"  # in the head of a rulebook: how many situations E1, E2, ... the rules of a game list
SHORTEST = 4  # words in the name of a test that is a sentence


def rulebook(root: Path, game: str) -> tuple[dict[str, Any], dict[str, dict[str, str]]]:
    """The head of the game's rulebook, and its rules."""
    book = tomllib.loads((root / "gamekit" / game / "rulebook.toml").read_text(encoding="utf-8"))
    return book["game"], {id: table for id, table in book.items() if id != "game"}


def marked_tests(root: Path, game: str) -> Iterator[tuple[str, str]]:
    """The id and the test's name for each `@rule("id")` above a test of the game."""
    for path in sorted((root / "tests").glob(f"test_{game}_rules*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from ((id, node.name) for decorator in node.decorator_list for id in ids(decorator))


def ids(decorator: ast.expr) -> list[str]:
    """The ids in a decorator `rule("ZS-1", "ZS-2")`; none in another."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return []
    values = [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def cited(root: Path, game: str) -> set[str]:
    """The ids that the game's code names, in strings, comments and docstrings."""
    sources = [path.read_text(encoding="utf-8") for path in (root / "gamekit" / game).rglob("*.py")]
    return {id for source in sources for id in re.findall(r"\b[A-Z]{2,3}-\d+\b", source)}


def gaps(root: Path, game: str) -> list[str]:
    """Complaints about rules without a test, code or wording, and about ids that are no rule."""
    (head, book), code = rulebook(root, game), cited(root, game)
    tests = dict(marked_tests(root, game))
    wanted = {*book, *(f"E{number}" for number in range(1, head.get(EASY, 0) + 1))}
    short = [name for name in tests.values() if len(name.split("_")) <= SHORTEST]
    return [
        *([] if EASY in head else [f"the head does not say {EASY}"]),
        *(f"{id} has no test" for id in sorted(wanted - set(tests))),
        *(f"{id} is cited by no code" for id in sorted(set(book) - code)),
        *(f"{id} has no wording in {lang}" for id in sorted(book) for lang in ("en", "pl") if not book[id].get(lang)),
        *(f"{id} is tested, and is no rule" for id in sorted(set(tests) - wanted)),
        *(f"{id} is cited, and is no rule" for id in sorted(code - set(book))),
        *(f"{name} is no sentence" for name in sorted(short)),
    ]


@pytest.mark.parametrize("game", games())
def test_every_rule_has_a_test_code_that_cites_it_and_a_wording_in_both_languages(game: str) -> None:
    assert gaps(ROOT, game) == []


TOY = {
    "gamekit/toy/rulebook.toml": """
[game]
easy_to_get_wrong = 2
[TY-1]
en = "A rule."
pl = "Zasada."
[TY-2]
en = "Another."
""",
    "gamekit/toy/rules.py": '"""TY-1."""\n# TY-9',
    "tests/test_toy_rules.py": """
@rule("TY-1")
def test_a_rule_is_a_rule_for_all(): ...
@rule("TY-7", "E1")
def test_short(): ...
def test_two_is_the_next_number(): "TY-2"
""",
}


def test_gaps_are_found(tmp_path: Path) -> None:
    for path, text in TOY.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    assert gaps(tmp_path, "toy") == [
        "E2 has no test",
        "TY-2 has no test",
        "TY-2 is cited by no code",
        "TY-2 has no wording in pl",
        "TY-7 is tested, and is no rule",
        "TY-9 is cited, and is no rule",
        "test_short is no sentence",
        "test_short is no sentence",
    ]


def test_a_rulebook_that_does_not_say_what_is_easy_to_get_wrong_is_found(tmp_path: Path) -> None:
    (tmp_path / "gamekit" / "toy").mkdir(parents=True)
    (tmp_path / "gamekit" / "toy" / "rulebook.toml").write_text("[game]", encoding="utf-8")
    assert gaps(tmp_path, "toy") == ["the head does not say easy_to_get_wrong"]


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(mutation.GAMES))
def test_a_small_change_of_a_rule_does_not_go_unnoticed(game: str) -> None:
    """The mutation score; `python tests/mutation.py` prints the same and the survivors."""
    result = mutation.run(game)
    print(result)
    assert result.total > 100
    assert result.survivors == []
