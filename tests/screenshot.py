"""Make docs/panel.png: a real panel in JupyterLab, in the middle of a recorded game. `make screenshot` calls it."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from playwright.sync_api import ViewportSize, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "notebooks" / "games" / "zero_seven_good_questions.json"
TURNS = 9  # steps before the end of the recorded game
CELLS = """
import gamekit
from widgets import panel

game = gamekit.load("game.json")
game.jump(game.line()[-{turns}].number)
panel(game)
"""


def main() -> None:
    """Open JupyterLab, show the panel, take its picture."""
    sys.path.insert(0, str(ROOT))
    from tests.browser.conftest import launch_chromium, run_all_cells, running_lab

    with TemporaryDirectory() as folder, running_lab(Path(folder)) as server, sync_playwright() as playwright:
        write_notebook(server.folder)
        browser = launch_chromium(playwright)
        page = browser.new_page(viewport=ViewportSize(width=1920, height=1080), device_scale_factor=1)
        page.goto(f"{server.url}lab/workspaces/picture/tree/picture.ipynb?reset&token={server.token}")
        run_all_cells(page, "picture.ipynb")
        panel = page.locator(".gk-panel")
        expect(page.locator(".gk-picture svg").first).to_be_visible()
        panel.screenshot(path=ROOT / "docs" / "panel.png")
        browser.close()


def write_notebook(folder: Path) -> None:
    """The notebook of the picture and the game in it."""
    (folder / "game.json").write_text(RECORD.read_text(encoding="utf-8"), encoding="utf-8")
    from tests.browser.conftest import KERNELSPEC

    cell = nbformat.v4.new_code_cell(CELLS.format(turns=TURNS).strip())
    notebook = nbformat.v4.new_notebook(cells=[cell], metadata={"kernelspec": KERNELSPEC, "lang": "en"})
    nbformat.write(notebook, folder / "picture.ipynb")


if __name__ == "__main__":
    main()
