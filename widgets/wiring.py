"""Widgets whose words are messages and whose actions run guarded: made once, then only changed where they differ."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ipywidgets as ipw

from widgets.session import Session

Options = Sequence[tuple[str, Any]] | Sequence[int]
WIDE = {"description_width": "initial"}
DIGITS = 20  # of a number that is written; no step, seed or puzzle has as many


def whole_number(text: str) -> int | None:
    """The whole number that was written; None if it is none, or out of all bounds."""
    written = text.strip().replace("−", "-")
    digits = written.removeprefix("-")
    return int(written) if digits.isdecimal() and len(digits) <= DIGITS else None


class Wiring:
    """Makes the widgets of one panel and keeps their words in the session's language."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.labels: list[tuple[ipw.Widget, str, str]] = []  # widget, trait, message
        self._setting = False

    def label(self, widget: Any, trait: str, message: str) -> Any:
        """Let a trait of a widget hold a message in the session's language from now on; returns the widget."""
        self.labels.append((widget, trait, message))
        setattr(widget, trait, self.session.words.say(message))
        return widget

    def relabel(self) -> None:
        """All words anew, in the language of now."""
        for widget, trait, message in self.labels:
            self.set(widget, **{trait: self.session.words.say(message)})

    def set(self, widget: Any, **traits: Any) -> None:
        """Change traits without causing the actions of the reader's own changes; what does not differ is not sent."""
        changed = {name: value for name, value in traits.items() if getattr(widget, name) != value}
        if changed:
            self._setting = True
            try:
                with widget.hold_sync():
                    for name, value in changed.items():
                        setattr(widget, name, value)
            finally:
                self._setting = False

    def choose(self, widget: Any, options: Options, value: Any) -> None:
        """Give a Dropdown other options and a value."""
        if tuple(widget.options) != tuple(options):
            self.set(widget, options=tuple(options))
        self.set(widget, value=value)

    def show(self, widget: Any, visible: bool) -> None:
        """Show a widget or take it away."""
        wanted = None if visible else "none"
        if widget.layout.display != wanted:
            widget.layout.display = wanted

    def on(self, widget: Any, action: Callable[[Any], object], though_covered: bool = False) -> Any:
        """Let the reader's change of a widget's value run an action with the new value; returns the widget."""

        def changed(change: Any) -> None:
            if not self._setting:
                self.session.attempt(lambda: action(change["new"]), though_covered)

        widget.observe(changed, "value")
        return widget

    # ------------------------------------------------------------------ makers

    def button(
        self, message: str, action: Callable[[], object], though_covered: bool = False, **traits: Any
    ) -> ipw.Button:
        """A button; with message "" its words are set elsewhere."""
        button = ipw.Button(layout=ipw.Layout(width="auto"), **traits)
        button.on_click(lambda _: self.session.attempt(action, though_covered))
        return self.label(button, "description", message) if message else button

    def dropdown(self, message: str, action: Callable[[Any], object] | None = None, **traits: Any) -> ipw.Dropdown:
        """A list to choose from, with its name before it."""
        dropdown = ipw.Dropdown(style=WIDE, layout=ipw.Layout(width="auto", max_width="100%"), **traits)
        self.label(dropdown, "description", message)
        return self.on(dropdown, action) if action else dropdown

    def checkbox(self, message: str, action: Callable[[bool], object], though_covered: bool = False) -> ipw.Checkbox:
        """A box to tick, with its name behind it."""
        box = ipw.Checkbox(indent=False, layout=ipw.Layout(width="auto"))
        self.label(box, "description", message)
        return self.on(box, action, though_covered)

    def text(self, message: str, action: Callable[[str], object] | None = None, width: str = "auto") -> ipw.Text:
        """A line to write in, with its name before it; Enter runs the action with what was written."""
        text = ipw.Text(style=WIDE, layout=ipw.Layout(width=width, max_width="100%"))
        self.label(text, "description", message)
        if action:
            text.on_msg(lambda _, content, __: self._submitted(content, action, text))
        return text

    def _submitted(self, content: Any, action: Callable[[str], object], text: ipw.Text) -> None:
        if content.get("event") == "submit":
            self.session.attempt(lambda: action(text.value))

    def prose(self) -> ipw.HTML:
        """A place for sentences; fill it with `write`."""
        return ipw.HTML()

    def write(self, prose: ipw.HTML, paragraphs: Sequence[str], kind: str = "") -> None:
        """Put sentences into a place for them, in the session's language; without any, it goes."""
        body = "".join(f"<p>{html.escape(text)}</p>" for text in paragraphs if text)
        self.set(prose, value=f'<div class="gk-prose {kind}" lang="{self.session.lang}">{body}</div>' if body else "")
        self.show(prose, bool(body))


def inside(box: Any) -> Iterator[ipw.Widget]:
    """All widgets in a box, at any depth."""
    for child in getattr(box, "children", ()):
        yield from inside(child)
        yield child


def row(*widgets: ipw.Widget) -> ipw.Box:
    """Widgets side by side, in several lines where there is no room."""
    return ipw.Box(widgets, layout=ipw.Layout(display="flex", flex_flow="row wrap", align_items="center"))


def called(name: str, box: ipw.Box) -> ipw.Box:
    """The box, with a CSS class."""
    box.add_class(name)
    return box


def column(*widgets: ipw.Widget) -> ipw.VBox:
    """Widgets below each other."""
    return ipw.VBox(widgets)
