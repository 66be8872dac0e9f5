"""The two servers and the browser themselves: a click in the page reaches the kernel and comes back."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

A_BUTTON = """
import ipywidgets

button = ipywidgets.Button(description="Ask the kernel")
button.on_click(lambda pressed: setattr(pressed, "description", f"The kernel says {6 * 7}"))
"""
SHOWN = "button"

OpenNotebook = Callable[..., Page]


def click_reaches_the_kernel(page: Page) -> None:
    page.get_by_role("button", name="Ask the kernel").click()
    expect(page.get_by_role("button", name="The kernel says 42")).to_be_visible()


def test_a_click_in_jupyterlab_reaches_the_kernel(open_again: OpenNotebook) -> None:
    click_reaches_the_kernel(open_again([A_BUTTON, SHOWN]))


def test_two_notebooks_of_one_test_do_not_meet(open_lab: OpenNotebook) -> None:
    first, second = open_lab(["answer = 'one'", "answer"]), open_lab(["answer = 'two'", "answer"])
    expect(first.get_by_text("'one'", exact=True).last).to_be_visible()
    expect(second.get_by_text("'two'", exact=True).last).to_be_visible()
    expect(second.get_by_text("'one'", exact=True)).to_have_count(0)


def test_a_cell_that_raises_fails_the_test(open_again: OpenNotebook) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        open_again(["1 / 0"])


def test_jupyterlab_does_not_ask_about_news(open_again: OpenNotebook) -> None:
    page = open_again(["1 + 1"])
    settings = page.evaluate(
        "async () => (await window.jupyterapp.serviceManager.settings"
        ".fetch('@jupyterlab/apputils-extension:notification')).schema.properties.fetchNews.default"
    )
    assert settings == "false"


def hosts_asked(page: Page) -> set[str | None]:
    """Return the hosts of all that the page has loaded, or tried to."""
    addresses = page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
    return {urlsplit(address).hostname for address in addresses if address.startswith("http")}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_voila_page_names_its_language_reaches_the_kernel_and_asks_no_other_host(
    open_voila: OpenNotebook, language: str
) -> None:
    page = open_voila([A_BUTTON, SHOWN], language=language)
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate("() => navigator.language").startswith(language)
    click_reaches_the_kernel(page)
    assert hosts_asked(page) == {"127.0.0.1"}
    page.goto(urljoin(page.url, "/"))  # the list of notebooks
    expect(page.get_by_text("-cells").first).to_be_visible()
    assert hosts_asked(page) == {"127.0.0.1"}
