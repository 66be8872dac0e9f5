"""One JupyterLab, one Voilà and one Chromium for the browser tests of a process; each has pages and files of its own.

A test asks for `open_lab` or `open_voila` and calls it with the code cells of a notebook, or with the name of one of
the repository's notebooks; it gets a Playwright page on which all cells have run. Opening a page takes longer than most
tests, so one that needs no page of its own asks for `open_again`: the tests of a file then share a page and a kernel.
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import nbformat
import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 90
SECONDS_TO_STOP = 15
MILLISECONDS_FOR_A_PAGE = 120_000
MILLISECONDS_FOR_A_CHANGE = 30_000
SCHOOL_LAPTOP = ViewportSize(width=1366, height=768)
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
SYSTEM_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",  # Chromium refuses its sandbox to root, as which containers run tests
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}

# The menu's Run All runs nothing when the kernel is not ready, and says nothing about it; hence all this waiting.
RUN_ALL_CELLS = """
async ({ path, sources, milliseconds }) => {
  const late = what => new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${path}: ${what} takes too long`)), milliseconds));
  const within = (what, promise) => Promise.race([promise, late(what)]);
  const app = window.jupyterapp;
  await within("restoring the workspace", app.restored);
  const panel = await app.commands.execute("docmanager:open", { path, factory: "Notebook" });
  await within("reading the notebook", panel.context.ready);
  await within("starting the session", panel.sessionContext.ready);
  await within("hearing from the kernel", panel.sessionContext.session.kernel.info);
  app.shell.activateById(panel.id);
  const { model } = panel.content;
  const present = Array.from(model.cells, cell => cell.sharedModel.source);
  if (sources && JSON.stringify(sources) !== JSON.stringify(present)) {
    const code = { cell_type: "code", metadata: {}, outputs: [], execution_count: null };
    model.fromJSON({ ...model.toJSON(), cells: sources.map(source => ({ ...code, source })) });
  }
  await within("running all cells", app.commands.execute("notebook:run-all-cells"));
  return Array.from(model.cells)
    .filter(cell => cell.type === "code" && cell.sharedModel.source.trim())
    .map(cell => ({ count: cell.executionCount, source: cell.sharedModel.source, outputs: cell.outputs.toJSON() }));
}
"""

# A page of Voilà asks for this itself when it is left, but in vain (refused with 403): kernels would pile up.
# JupyterLab sees the kernels of all tests, and those of the test's own folder are told by its name.
SHUT_DOWN_KERNELS = """
async name => {
  const config = document.getElementById("jupyter-config-data");
  const { baseUrl, kernelId } = JSON.parse(config?.textContent ?? "{}");
  if (kernelId) return fetch(`${baseUrl}api/kernels/${kernelId}`, { method: "DELETE" }).then(() => null);
  const sessions = window.jupyterapp?.serviceManager.sessions;
  await sessions?.refreshRunning();
  const own = Array.from(sessions?.running() ?? []).filter(session => session.path.startsWith(name));
  await Promise.all(own.map(session => sessions.shutdown(session.id)));
}
"""


@dataclass(frozen=True)
class Server:
    """A running server: its address with a slash at the end, its token ("" for none), the folder that it serves."""

    url: str
    token: str
    folder: Path


@dataclass(frozen=True)
class Visit:
    """All that one test needs to open pages on one server: a folder of its own in it, and a browser."""

    server: Server
    browser: Browser
    name: str
    contexts: list[BrowserContext] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def page(self, language: str, viewport: ViewportSize) -> Page:
        """Return an empty page in a browser context of its own, which prefers the language ("en" or "pl")."""
        context = self.browser.new_context(locale=LOCALES[language], viewport=viewport)
        context.set_default_timeout(MILLISECONDS_FOR_A_PAGE)
        self.contexts.append(context)
        return context.new_page()

    def end(self) -> None:
        """Close the pages and shut down the kernels that they used."""
        for context in self.contexts:
            for page in context.pages:
                page.evaluate(SHUT_DOWN_KERNELS, self.name)
            context.close()

    def path(self, source: str | Sequence[str], language: str) -> str:
        """Return the path, seen from the server's folder, of the notebook that source stands for."""
        notebook = self.repository_copy(source, language) if isinstance(source, str) else self.written(source, language)
        return notebook.relative_to(self.server.folder).as_posix()

    def repository_copy(self, name: str, language: str) -> Path:
        """Return this test's copy of the repository's notebook of that name, in that language."""
        folder = self.server.folder / self.name
        if not folder.exists():
            shutil.copytree(ROOT / "notebooks", folder, ignore=shutil.ignore_patterns(".*", "saved"))
        return folder / ("" if language == "en" else language) / name

    def written(self, sources: Sequence[str], language: str) -> Path:
        """Write a notebook with these code cells and return where it is."""
        cells = [nbformat.v4.new_code_cell(source) for source in sources]
        notebook = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": KERNELSPEC, "lang": language})
        path = self.server.folder / f"{self.name}-cells" / language / f"cells{next(self.numbers)}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, path)
        return path


def chromium_path() -> str | None:
    """Return the system's Chromium or Chrome, or None if there is none on the PATH."""
    return next(filter(None, map(shutil.which, SYSTEM_CHROMIUMS)), None)


def launch_chromium(playwright: Playwright) -> Browser:
    """Start the system's Chromium, or Playwright's own if there is none; raises Playwright's Error if neither is."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGUMENTS)


def free_port() -> int:
    """Return a port of 127.0.0.1 that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def private_environment(folder: Path) -> dict[str, str]:
    """Return the variables under which Jupyter keeps to the folder and finds the kit, its settings and its template."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {
        **kept,
        **{name: str(folder / subfolder) for name, subfolder in own.items()},
        "JUPYTER_CONFIG_PATH": str(ROOT / "config"),
        "JUPYTER_PATH": str(ROOT / "share" / "jupyter"),
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), str(ROOT / "tests"), kept.get("PYTHONPATH")])),
    }


def answers(url: str, token: str) -> bool:
    """Say whether the address answers a request with 200."""
    request = urllib.request.Request(url, headers={"Authorization": f"token {token}"} if token else {})
    try:
        with urllib.request.urlopen(request, timeout=5) as response:
            return bool(response.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def wait_until_up(process: subprocess.Popen[bytes], url: str, token: str, log: Path) -> None:
    """Return when the address answers; fail with the server's log if it ends or takes too long."""
    deadline = monotonic() + SECONDS_TO_START
    while not answers(url, token):
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=0.1)
        if process.poll() is not None or monotonic() > deadline:
            pytest.fail(f"{url} does not answer; its log:\n{log.read_text(errors='replace')}", pytrace=False)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, wait for it, and kill what is left of it and of the kernels that it started."""
    started = psutil.Process(process.pid).children(recursive=True) if process.poll() is None else []
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=SECONDS_TO_STOP)
    for child in started:
        with suppress(psutil.NoSuchProcess):
            child.kill()
    process.kill()
    process.wait()


@contextmanager
def running(folder: Path, module: str, arguments: Sequence[str], port: int, token: str = "") -> Iterator[Server]:
    """Run the module as a server of folder/notebooks, its own files and its log beside them, until the block ends."""
    notebooks, log = folder / "notebooks", folder / "server.log"
    notebooks.mkdir(parents=True)
    server = Server(f"http://127.0.0.1:{port}/", token, notebooks)
    command = [sys.executable, "-m", module, *arguments]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=notebooks, env=private_environment(folder), stdout=output, stderr=subprocess.STDOUT
        )
        try:
            wait_until_up(process, f"{server.url}api/status" if module == "jupyterlab" else server.url, token, log)
            yield server
        finally:
            stop(process)


@contextmanager
def running_lab(folder: Path) -> Iterator[Server]:
    """Run JupyterLab on a free port, its files in the folder, until the block ends."""
    port, token = free_port(), secrets.token_hex(16)
    arguments = [
        "--no-browser",
        "--allow-root",
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={token}",
        "--LabApp.expose_app_in_browser=True",
    ]
    with running(folder, "jupyterlab", arguments, port, token) as server:
        yield server


@contextmanager
def running_voila(folder: Path) -> Iterator[Server]:
    """Run Voilà with the kit's template on a free port, its files in the folder, until the block ends."""
    port = free_port()
    arguments = [
        "--no-browser",
        "--template=gamekit",
        "--Voila.ip=127.0.0.1",
        f"--Voila.port={port}",
        "--Voila.port_retries=0",
        "--Voila.tornado_settings=disable_check_xsrf=True",  # so that a test may shut its kernel down
    ]
    with running(folder, "voila", arguments, port) as server:
        yield server


def errors_in(cells: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return what went wrong in cells that JupyterLab ran, in words: cells that did not run, and exceptions."""
    idle = [f"did not run: {cell['source']}" for cell in cells if cell["count"] is None]
    return idle + [
        f"{output['ename']}: {output['evalue']} in: {cell['source']}"
        for cell in cells
        for output in cell["outputs"]
        if output["output_type"] == "error"
    ]


def run_all_cells(page: Page, path: str, sources: Sequence[str] | None = None) -> None:
    """Open the notebook in the JupyterLab on the page, run all its cells, and check that each ran without an error.

    With sources, these are its cells from now on.
    """
    page.wait_for_function("() => window.jupyterapp !== undefined")
    asked = {"path": path, "sources": sources, "milliseconds": MILLISECONDS_FOR_A_PAGE}
    cells = page.evaluate(RUN_ALL_CELLS, asked)
    assert cells, f"{path} has no code cell to run"
    assert not errors_in(cells), "\n".join(errors_in(cells))


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one JupyterLab of a process."""
    with running_lab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one Voilà of a process."""
    with running_voila(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The one Chromium of a process: the system's, else Playwright's own, else the test is skipped."""
    with sync_playwright() as playwright:
        if chromium_path() is None and not Path(playwright.chromium.executable_path).exists():
            pytest.skip("no Chromium on this machine: install one, or run `playwright install chromium`")
        expect.set_options(timeout=MILLISECONDS_FOR_A_CHANGE)
        browser = launch_chromium(playwright)
        yield browser
        browser.close()


@contextmanager
def visiting(server: Server, browser: Browser, name: str) -> Iterator[Visit]:
    """Give a test its visit of the server and close its pages afterwards."""
    visit = Visit(server, browser, name)
    yield visit
    visit.end()


@pytest.fixture(scope="module")
def open_again(lab_server: Server, chromium: Browser) -> Iterator[Callable[..., Page]]:
    """open_again(cells, language="en") runs code cells in a notebook that all tests of a file share.

    There is one page for each language, with one kernel: what cells before these have defined or saved is still there.
    Called again with the same cells it runs them once more, as a reader does.
    """
    with visiting(lab_server, chromium, f"again-{secrets.token_hex(4)}") as visit:
        opened: dict[str, tuple[Page, str]] = {}

        def run_again(cells: Sequence[str], language: str = "en") -> Page:
            if language not in opened:
                page, path = visit.page(language, SCHOOL_LAPTOP), visit.path(cells, language)
                workspace = f"{lab_server.url}lab/workspaces/{visit.name}-{language}"
                page.goto(f"{workspace}/tree/{path}?reset&token={lab_server.token}")
                opened[language] = page, path
            run_all_cells(*opened[language], cells)
            return opened[language][0]

        yield run_again


@pytest.fixture
def visit_name(request: pytest.FixtureRequest) -> str:
    """A name for the test's folders and workspace that no other test has."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in request.node.name)
    return f"{letters}-{secrets.token_hex(4)}"


@pytest.fixture
def open_lab(lab_server: Server, chromium: Browser, visit_name: str) -> Iterator[Callable[..., Page]]:
    """open_lab(source, language="en", viewport=…, run=True) opens a notebook in JupyterLab, in a fresh workspace.

    source is a list of code cells, or the name of a notebook of the repository ("00_welcome.ipynb"). With run all its
    cells have run without an error when the page is returned, else only JupyterLab has been loaded.
    """
    with visiting(lab_server, chromium, visit_name) as visit:

        def open_notebook(
            source: str | Sequence[str],
            *,
            language: str = "en",
            viewport: ViewportSize = SCHOOL_LAPTOP,
            run: bool = True,
        ) -> Page:
            path, page = visit.path(source, language), visit.page(language, viewport)
            workspace = f"{lab_server.url}lab/workspaces/{visit_name}-{next(visit.numbers)}"
            page.goto(f"{workspace}/tree/{path}?reset&token={lab_server.token}")
            if run:
                run_all_cells(page, path)
            return page

        yield open_notebook


@pytest.fixture
def open_voila(voila_server: Server, chromium: Browser, visit_name: str) -> Iterator[Callable[..., Page]]:
    """open_voila(source, language="en", viewport=…) opens a notebook as a page of Voilà and waits until all has run.

    source is a list of code cells, or the name of a notebook of the repository ("00_welcome.ipynb").
    """
    with visiting(voila_server, chromium, visit_name) as visit:

        def open_notebook(
            source: str | Sequence[str], *, language: str = "en", viewport: ViewportSize = SCHOOL_LAPTOP
        ) -> Page:
            path, page = visit.path(source, language), visit.page(language, viewport)
            page.goto(f"{voila_server.url}voila/render/{path}")
            expect(page.locator("#rendered_cells")).to_be_visible(timeout=MILLISECONDS_FOR_A_PAGE)
            return page

        yield open_notebook
