"""The house itself: which way imports point, where a game may be named, and what the files beside the code promise.

A check is a function that returns complaints. Each is tried twice: the house must give it none, and a small house
with a planted fault must give it that fault, so that no check passes by looking at nothing.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
FORBIDDEN_IMPORTS = {
    "gamekit": {"figures", "widgets", "matplotlib", "ipywidgets", "anywidget", "IPython"},
    "figures": {"widgets", "ipywidgets", "anywidget"},
    "widgets": {"tests", "benchmarks"},
}
LOADED_AT_FIRST_USE = ("networkx", "numpy", "matplotlib", "fluent", "ipywidgets", "anywidget", "IPython")
MAY_NAME_GAMES = {"gamekit/registry.py", "figures/registry.py"}
CONDA_NAMES = {"matplotlib": "matplotlib-base"}  # without a desktop window system
ADDRESS = re.compile(r"\w+://|\bfile:|\bgit\+|--find-links|--(extra-)?index-url|^-[fi]\b| @ ", re.MULTILINE)
REGISTRY = re.compile(r"https?://[^\s\"'<>]*/simple\b")
CODE_AND_DATA = {".py", ".js", ".css", ".toml", ".ftl", ".txt", ".md", ".json"}


def existing(folder: str, files: str) -> Path:
    """Return the folder of the house; where it has no such files yet the test is skipped, which fails in CI."""
    if not any((ROOT / folder).rglob(files)):
        pytest.skip(f"there is no {files} in {folder}/ yet")
    return ROOT / folder


def plant(root: Path, files: Mapping[str, str]) -> Path:
    """Write a small house: a text for each path."""
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def tracked(root: Path) -> list[Path]:
    """Return the files that git tracks or would track; without git, all but hidden ones."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
        paths = [root / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in root.rglob("*") if not any(part[0] == "." for part in path.relative_to(root).parts)]
    return [path for path in paths if path.is_file()]


# Imports


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and package of every import in the file, at the top, in a function, or by `import_module("…")`."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(name), level=0):
                yield node.lineno, name
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def wrong_imports(root: Path, package: str) -> list[str]:
    """Complain about imports in the package that point the wrong way or at what the package must do without."""
    return [
        f"{path.relative_to(root)}:{line} imports {name}"
        for path in sorted((root / package).rglob("*.py"))
        for line, name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name.split(".")[0] in FORBIDDEN_IMPORTS[package]
    ]


@pytest.mark.parametrize("package", FORBIDDEN_IMPORTS)
def test_arrows_point_from_widgets_to_figures_to_gamekit(package: str) -> None:
    assert wrong_imports(existing(package, "*.py").parent, package) == []


@pytest.mark.parametrize(
    ("package", "code", "fault"),
    [
        ("gamekit", "import figures.paint", "gamekit/a.py:1 imports figures.paint"),
        ("gamekit", "def f():\n    from matplotlib.figure import Figure", "gamekit/a.py:2 imports matplotlib.figure"),
        ("gamekit", "import importlib\nimportlib.import_module('widgets')", "gamekit/a.py:2 imports widgets"),
        ("figures", "def f():\n    import ipywidgets as w", "figures/a.py:2 imports ipywidgets"),
        ("figures", "if x:\n    from widgets.board import Board", "figures/a.py:2 imports widgets.board"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(tmp_path: Path, package: str, code: str, fault: str) -> None:
    assert wrong_imports(plant(tmp_path, {f"{package}/a.py": code}), package) == [fault]


def test_an_import_that_points_the_right_way_is_allowed(tmp_path: Path) -> None:
    code = "import gamekit\nimport matplotlib\nfrom .widgets import x\nfrom gamekit.widgets import y"
    assert wrong_imports(plant(tmp_path, {"figures/a.py": code}), "figures") == []


def import_without(root: Path, package: str, absent: Iterable[str]) -> subprocess.CompletedProcess[str]:
    """Import the package from root in a fresh Python in which the absent packages cannot be imported."""
    code = f"""
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {set(absent)!r}:
            raise ImportError(f"{{name}} must load at first use", name=name)

sys.meta_path.insert(0, Absent())
sys.path.insert(0, {str(root)!r})
import {package}
print({package}.__file__)
"""
    return subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True)


def test_gamekit_is_imported_without_any_other_library() -> None:
    done = import_without(existing("gamekit", "__init__.py").parent, "gamekit", LOADED_AT_FIRST_USE)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == ROOT / "gamekit" / "__init__.py"


def test_a_library_loaded_at_import_is_found(tmp_path: Path) -> None:
    house = plant(tmp_path, {"toyhouse/__init__.py": "import json\nimport networkx"})
    assert "networkx must load at first use" in import_without(house, "toyhouse", LOADED_AT_FIRST_USE).stderr


# Names of games


def games(root: Path) -> list[str]:
    """Return the games' names: the folders of gamekit that have a rulebook."""
    return sorted(path.parent.name for path in (root / "gamekit").glob("*/rulebook.toml"))


def general_files(root: Path, game: str) -> Iterator[Path]:
    """Yield the files in which this game must not be named: the general rooms, less its own files and registries."""
    kit = [path for path in (root / "gamekit").rglob("*") if path.relative_to(root).parts[1] not in games(root)]
    rooms = [*kit, *(root / "figures").rglob("*"), *(root / "widgets").rglob("*")]
    for path in sorted(path for path in rooms if path.suffix in CODE_AND_DATA):
        name = path.relative_to(root).as_posix()
        if name not in MAY_NAME_GAMES and game not in name:
            yield path


def games_named(root: Path) -> list[str]:
    """Complain about lines of general rooms that name a game: toy_game, toy-game, ToyGame or Toy Game."""
    spellings = {game: re.compile(game.replace("_", "[ _-]?"), re.IGNORECASE) for game in games(root)}
    return [
        f"{path.relative_to(root)}:{number} names {game}"
        for game, spelling in spellings.items()
        for path in general_files(root, game)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if spelling.search(line)
    ]


def test_no_general_room_names_a_game() -> None:
    assert games_named(existing("gamekit", "*/rulebook.toml").parent) == []


def test_a_game_named_in_a_general_room_is_found(tmp_path: Path) -> None:
    files = {
        "gamekit/toy_game/rulebook.toml": "",
        "gamekit/toy_game/rules.py": "toy_game",
        "gamekit/registry.py": "toy_game",
        "gamekit/timeline.py": "\nif game == 'toy_game': pass",
        "figures/toy_game.py": "toy_game",
        "figures/registry.py": "toy_game",
        "figures/paint.py": "import gamekit",
        "widgets/board.css": ".toy-game {}",
        "widgets/panel.py": "class ToyGame: ...",
        "figures/en.ftl": "# Charts of Toy Game",
    }
    faults = ["figures/en.ftl:1", "gamekit/timeline.py:2", "widgets/board.css:1", "widgets/panel.py:1"]
    assert games_named(plant(tmp_path, files)) == [f"{place} names toy_game" for place in faults]


def messages_of_one_game(root: Path) -> list[str]:
    """Complain about messages of the figures that only the files of one game say: they belong into its own texts.

    What charts say of themselves (`chart-…`) is often asked for by a name that is put together, so it is let be.
    """
    code = {
        path: path.read_text(encoding="utf-8")
        for room in ("gamekit", "figures")
        for path in (root / room).rglob("*.py")
    }
    found = []
    for message in re.findall(
        r"^(?!chart-)([a-z][\w-]*) *=", (root / "figures/en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    ):
        users = [path.relative_to(root).as_posix() for path, source in code.items() if f'"{message}"' in source]
        owners = {next((game for game in games(root) if game in user), "") for user in users}
        found += [f"figures/en.ftl: {message} belongs to {owner}" for owner in owners if owner and len(owners) == 1]
    return found


def test_no_message_of_one_game_stands_with_those_of_all() -> None:
    assert messages_of_one_game(existing("gamekit", "*/rulebook.toml").parent) == []


def test_a_message_of_one_game_is_found(tmp_path: Path) -> None:
    files = {
        "gamekit/toy_game/rulebook.toml": "",
        "figures/en.ftl": "axis = Axis\ntoys-left = Toys",
        "figures/toy_game.py": 'say("axis"), say("toys-left")',
        "figures/charts.py": 'say("axis")',
    }
    assert messages_of_one_game(plant(tmp_path, files)) == ["figures/en.ftl: toys-left belongs to toy_game"]


# Files beside the code


def project(root: Path) -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def conda_environment(root: Path) -> tuple[list[str], list[str]]:
    """Return what environment.yml asks of conda, and what of pip."""
    dependencies = yaml.safe_load((root / "environment.yml").read_text(encoding="utf-8"))["dependencies"]
    pip = [spec for entry in dependencies if isinstance(entry, dict) for spec in entry["pip"]]
    return [entry for entry in dependencies if isinstance(entry, str)], pip


def as_conda(spec: str) -> str:
    """Return a requirement of pyproject.toml as conda writes it: numpy>=1.26 is `numpy >=1.26`."""
    requirement = Requirement(spec)
    return f"{CONDA_NAMES.get(requirement.name, requirement.name)} {requirement.specifier}".strip()


def environment_differences(root: Path) -> set[str]:
    """Return the requirements that stand in only one of environment.yml and pyproject.toml, as conda writes them."""
    conda, pip = conda_environment(root)
    wanted = [*project(root)["project"]["dependencies"], f"python{project(root)['project']['requires-python']}"]
    given = {" ".join(spec.split()) for spec in conda} | {as_conda(spec) for spec in pip if spec != "-e ."}
    return given - {"pip"} ^ {as_conda(spec) for spec in wanted}


def test_environment_yml_agrees_with_pyproject_toml() -> None:
    assert environment_differences(ROOT) == set()
    assert "pip" in conda_environment(ROOT)[0]
    assert "-e ." in conda_environment(ROOT)[1]


def test_a_difference_between_environment_yml_and_pyproject_toml_is_found(tmp_path: Path) -> None:
    files = {
        "pyproject.toml": '[project]\nrequires-python = ">=3.11"\ndependencies = ["numpy>=2", "voila>1", "matplotlib"]',
        "environment.yml": "dependencies: [python >=3.11, numpy >=1, matplotlib-base, pip, pip: [voila>1, -e .]]",
    }
    assert environment_differences(plant(tmp_path, files)) == {"numpy >=1", "numpy >=2"}


def test_conda_can_read_every_line_of_environment_yml() -> None:
    rattler = pytest.importorskip("rattler", reason="py-rattler, which reads conda's lines, is not installed")
    for spec in conda_environment(ROOT)[0]:
        assert rattler.MatchSpec(spec, strict=True).name is not None


def locked(root: Path) -> dict[str, str]:
    """Return each requirement of requirements.lock with its hashes, by canonical name; forks for Pythons joined."""
    entries = re.split(r"\n(?=\S)", (root / "requirements.lock").read_text(encoding="utf-8").strip())
    names = [canonicalize_name(entry.split("==")[0]) for entry in entries]
    return {name: "\n".join(e for n, e in zip(names, entries, strict=True) if n == name) for name in names}


def test_requirements_lock_holds_no_address() -> None:
    assert ADDRESS.findall((ROOT / "requirements.lock").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line", ["--find-links wheels", "-f wheels", "a @ file:///a.whl", "a==1 # https://host/a", "-i host", "git+ssh"]
)
def test_an_address_in_a_lock_is_found(line: str) -> None:
    assert ADDRESS.search(f"numpy==2 \\\n    --hash=sha256:00\n{line}\n")


def test_requirements_lock_pins_all_that_pyproject_toml_asks_for() -> None:
    asked = [*project(ROOT)["project"]["dependencies"], *project(ROOT)["dependency-groups"]["test"]]
    assert {canonicalize_name(Requirement(spec).name) for spec in asked} <= locked(ROOT).keys()
    assert [name for name, entry in locked(ROOT).items() if "--hash=sha256:" not in entry] == []


def registry_addresses(root: Path) -> list[str]:
    """Complain about tracked files that hold a package registry's address."""
    return [
        f"{path.relative_to(root)} holds {address}"
        for path in tracked(root)
        for address in REGISTRY.findall(path.read_bytes().decode("utf-8", errors="replace"))
    ]


def test_no_tracked_file_holds_an_address_of_a_registry() -> None:
    assert ROOT / "pyproject.toml" in tracked(ROOT)
    assert registry_addresses(ROOT) == []


def test_an_address_of_a_registry_is_found(tmp_path: Path) -> None:
    address = "https://host.example" + "/simple"
    house = plant(tmp_path, {"a/uv.lock": f'registry = "{address}"', "b.md": "https://host.example/simpler"})
    assert registry_addresses(house) == [f"a/uv.lock holds {address}"]


# Notebooks


def notebooks(root: Path) -> dict[str, dict[str, Any]]:
    """Return the notebooks by path below notebooks/."""
    folder = root / "notebooks"
    paths = [path for path in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts]
    return {path.relative_to(folder).as_posix(): json.loads(path.read_text(encoding="utf-8")) for path in paths}


def code_cells(notebook: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the notebook's code cells."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def notebook_faults(name: str, notebook: Mapping[str, Any]) -> list[str]:
    """Complain about what was run and saved, and about metadata that JupyterLab and Voilà need."""
    ran = any(cell["outputs"] or cell["execution_count"] is not None for cell in code_cells(notebook))
    metadata = notebook["metadata"]
    language = "pl" if "pl" in name.split("/") else "en"
    faults = {
        "holds outputs": ran,
        "holds the state of widgets": "widgets" in metadata,
        "names no kernel, so JupyterLab asks for one": metadata.get("kernelspec", {}).get("name") != "python3",
        f'does not say "lang": "{language}" in its metadata': metadata.get("lang", "en") != language,
    }
    return [f"{name} {fault}" for fault, found in faults.items() if found]


def meaning(cell: Mapping[str, Any]) -> str:
    """Return what the cell does, without its comments and with any language it names as "en"."""
    source = re.sub(r"""(["'])pl\1""", '"en"', "".join(cell["source"]))
    try:
        return ast.dump(ast.parse(source))
    except SyntaxError:  # a magic command
        return source


def translation_faults(found: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Complain about notebooks that are there in one language only or whose code differs between the two."""
    english = {name for name in found if "/" not in name}
    polish = {name.removeprefix("pl/") for name in found if name.startswith("pl/")}
    alone = [f"{name} is there in one language only" for name in sorted(english ^ polish)]
    cells = {name: [meaning(cell) for cell in code_cells(notebook)] for name, notebook in found.items()}
    return alone + [
        f"pl/{name} has other code" for name in sorted(english & polish) if cells[name] != cells[f"pl/{name}"]
    ]


def test_notebooks_are_clean_and_the_same_in_both_languages() -> None:
    found = notebooks(existing("notebooks", "*.ipynb").parent)
    assert [fault for name, notebook in found.items() for fault in notebook_faults(name, notebook)] == []
    assert translation_faults(found) == []


def toy_notebook(*sources: str, lang: str = "en", outputs: Iterable[object] = ()) -> dict[str, Any]:
    """Return a notebook with these code cells."""
    cells = [{"cell_type": "code", "source": s, "outputs": list(outputs), "execution_count": None} for s in sources]
    return {"cells": cells, "metadata": {"kernelspec": {"name": "python3"}, "lang": lang}}


def test_a_notebook_that_was_saved_after_it_ran_is_found() -> None:
    assert notebook_faults("a.ipynb", toy_notebook("1 + 1")) == []
    assert notebook_faults("a.ipynb", toy_notebook("1 + 1", outputs=["2"])) == ["a.ipynb holds outputs"]
    assert notebook_faults("pl/a.ipynb", toy_notebook("1")) == ['pl/a.ipynb does not say "lang": "pl" in its metadata']


def test_a_notebook_that_differs_between_the_languages_is_found() -> None:
    english = toy_notebook('panel("en")  # our panel', "%time 1")
    same, other = toy_notebook("panel('pl')  # nasz panel", "%time 1"), toy_notebook('panel("pl", 2)', "%time 1")
    assert translation_faults({"a.ipynb": english, "pl/a.ipynb": same}) == []
    assert translation_faults({"a.ipynb": english, "pl/a.ipynb": other}) == ["pl/a.ipynb has other code"]
    assert translation_faults({"a.ipynb": english}) == ["a.ipynb is there in one language only"]
