"""The drawers for arranging: new games, language and display, files, players."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from gamekit.game import PUBLIC, Game, Option
from gamekit.real_table import ME
from gamekit.record import RecordError
from gamekit.registry import both
from widgets import filing, keep
from widgets.session import Session
from widgets.wiring import WIDE, Wiring, column, row, whole_number

MOST_VALUES = 12  # of an option, to be chosen from a list; more are written as a number
WHOLE_GAME = -9
OWN_NAMES = [("English", "en"), ("polski", "pl")]  # of the languages, each in itself


class NewGame:
    """A new game: dealt here or entered from a real table; seats, preset, options, seed."""

    title = "drawer-new"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.plain, self.variant = both(session.game)
        setting, nothing = session.timeline.setting, lambda _: None  # what is shown follows the choice
        places = [("", False), ("–", True)]
        self.table = wiring.dropdown("new-table", nothing, options=places, value=session.game.real_table)
        self.seats = wiring.dropdown("seats", nothing, options=list(self.plain.seats), value=setting.seats)
        self.me = wiring.dropdown("new-me", options=[("", setting.options.get(ME, 0))])
        self.preset = wiring.dropdown("preset", options=list(self.plain.presets), value=setting.preset)
        self.known = {**self.plain.options, **(self.variant.options if self.variant else {})}
        self.known.pop(ME, None)
        values = {**self.plain.presets[setting.preset], **setting.options}
        self.options = {name: self._option(option, values[name]) for name, option in self.known.items()}
        self.abouts = {name: wiring.prose() for name in self.known}
        self.seed = wiring.text("seed", width="16em")
        self.about = wiring.prose()
        self.differ = len({tuple(values.items()) for values in self.plain.presets.values()}) > 1
        pairs = [column(row(self.options[name]), self.abouts[name]) for name in self.known]
        begin = wiring.button("begin", self._begin, button_style="warning")
        first = row(self.table, self.seats, self.me, self.preset, self.seed)
        self.box = column(first, *pairs, self.about, row(begin))

    @property
    def chosen(self) -> Game:
        """The game that would begin."""
        return self.variant if self.table.value and self.variant else self.plain

    def _option(self, option: Option, value: Any) -> Any:
        """A list whose values are positions in `option.values`, or a line to write one of many numbers in.

        A line left empty stands for None, where the option can have that.
        """
        if len(option.values) > MOST_VALUES:
            return ipw.Text(value="" if value is None else str(value), style=WIDE, layout=ipw.Layout(width="22em"))
        values = [(str(known), at) for at, known in enumerate(option.values)]
        chosen = next(at for at, known in enumerate(option.values) if known is value or known == value)
        return ipw.Dropdown(options=values, value=chosen, style=WIDE, layout=ipw.Layout(width="auto"))

    def _begin(self) -> None:
        options = {name: self._value(name) for name in self.options if name in self.chosen.options}
        seats, preset, seed = self.seats.value, self.preset.value, whole_number(self.seed.value)
        if self.chosen.real_table:
            filing.new_table(self.session, seats, self.me.value, preset, options)
        elif seed is None and self.seed.value.strip():
            self.session.complain(self.session.words.say("write-a-number"))
        else:
            filing.new_game(self.session, seats, preset, options, seed)

    def _value(self, name: str) -> Any:
        widget = self.options[name]
        if isinstance(widget, ipw.Dropdown):
            return self.known[name].values[widget.value]
        if not widget.value.strip() and None in self.known[name].values:
            return None
        number = whole_number(widget.value)
        return widget.value if number is None else number

    def refresh(self) -> None:
        """What can be chosen, by name, and what it changes."""
        words, game = self.session.words, self.chosen
        self._refresh_table()
        for name, widget in self.options.items():
            self.wiring.show(widget, name in game.options)
            self.wiring.set(widget, description=words.say(f"option-{name}"))
            self.wiring.write(self.abouts[name], [words.say(f"option-{name}", "about")] if name in game.options else [])
            if isinstance(widget, ipw.Dropdown):
                values = enumerate(self.known[name].values)
                self.wiring.choose(widget, [(self._value_name(value), at) for at, value in values], widget.value)
            elif None in self.known[name].values:
                self.wiring.set(widget, placeholder=self._value_name(None))
        about = words.say("about-table" if game.real_table else "about-seed")
        self.wiring.write(self.about, [about, words.say("about-new")])

    def _refresh_table(self) -> None:
        """Where the cards lie, and, at a real table, who I am there."""
        words, wiring, at_table = self.session.words, self.wiring, self.chosen.real_table
        places = [(words.say("cards-in-kit"), False), (words.say("cards-on-table"), True)]
        wiring.choose(self.table, places, self.table.value)
        seats = [(words.seat(seat), seat) for seat in range(self.seats.value)]
        wiring.choose(self.me, seats, min(self.me.value, len(seats) - 1))
        shown = (
            (self.table, self.variant not in (None, self.plain)),
            (self.me, at_table),
            (self.preset, self.differ),
            (self.seed, not at_table),
        )
        for widget, visible in shown:
            wiring.show(widget, visible)

    def _value_name(self, value: Any) -> str:
        words = self.session.words
        if isinstance(value, bool):
            return words.say("on" if value else "off")
        return words.say("no-value") if value is None else str(value)


class Display:
    """The language, and how large, how dark and how talkative the panel is."""

    title = "drawer-display"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.lang = ipw.Dropdown(options=OWN_NAMES, value=session.lang, style=WIDE, layout={"width": "auto"})
        wiring.label(self.lang, "description", "language")
        wiring.on(self.lang, session.set_language, though_covered=True)
        self.mode = self._list("mode", "mode", session.mode)
        self.full = self._list("announcements", "full", session.full)
        self.large = wiring.checkbox("large-print", lambda large: session.settle(large=large), though_covered=True)
        self.box = column(row(self.lang, self.mode), row(self.full, self.large))

    def _list(self, message: str, setting: str, value: Any) -> ipw.Dropdown:
        dropdown = self.wiring.dropdown(message, options=[("", value)], value=value)
        return self.wiring.on(dropdown, lambda new: self.session.settle(**{setting: new}), though_covered=True)

    def refresh(self) -> None:
        """The settings as they are."""
        session, words, wiring = self.session, self.session.words, self.wiring
        modes = [(words.say(f"mode-{mode}"), mode) for mode in ("auto", "light", "dark")]
        wiring.choose(self.mode, modes, session.mode)
        wiring.choose(self.full, [(words.say("speak-full"), True), (words.say("speak-short"), False)], session.full)
        wiring.set(self.lang, value=session.lang)
        wiring.set(self.large, value=session.large)


class Files:
    """Saving the game or what a seat saw of it, and loading."""

    title = "drawer-files"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.name = wiring.text("file-name", self._save)
        self.what = wiring.dropdown("save-what", options=[("", WHOLE_GAME)])
        self.file = wiring.dropdown("load-file", options=[("–", "")])
        self.path = wiring.text("load-path", self._load)
        self.upload = ipw.FileUpload(accept=".json", multiple=False, layout={"width": "auto"})
        wiring.label(self.upload, "description", "upload")
        wiring.on(self.upload, self._uploaded)
        self.kept = wiring.prose()
        saving = row(self.name, self.what, wiring.button("save", lambda: self._save(self.name.value)))
        opening = wiring.button("load", lambda: self._load(self.path.value or self.file.value))
        loading = [] if session.locked else [row(self.file, self.path, opening, self.upload)]
        self.box = column(saving, *loading, self.kept)

    def _save(self, name: str) -> None:
        what = self.what.value
        filing.save(self.session, name, None if what == WHOLE_GAME else what)

    def _load(self, source: str) -> None:
        if source:
            filing.load(self.session, source)
        else:
            self.session.complain(self.session.words.say("choose-a-file"))

    def _uploaded(self, files: Any) -> None:
        for file in files[:1]:
            self.wiring.set(self.upload, value=())
            text = bytes(file["content"]).decode("utf-8", errors="replace")
            if not text.lstrip().startswith("{"):  # else it would be taken for the name of a file
                raise RecordError(file["name"], "foreign")
            filing.load(self.session, text, file["name"])

    def refresh(self) -> None:
        """What can be saved and opened here."""
        session, words, wiring = self.session, self.session.words, self.wiring
        seats = [] if session.timeline.eyes is not None else [PUBLIC, *session.timeline.seats]
        seats = [session.eyes] if session.locked else seats
        whole = [] if session.locked else [(words.say("whole-game"), WHOLE_GAME)]
        options = whole + [(words.say("seen-by", seat=seat), seat) for seat in seats]
        values = [value for _, value in options]
        wiring.choose(self.what, options, self.what.value if self.what.value in values else values[0])
        names = ["", *keep.saved_files()]
        file = self.file.value if self.file.value in names else ""
        wiring.choose(self.file, [("–", ""), *((name, name) for name in names[1:])], file)
        keeper = session.table.keeper
        kept = "kept-not" if keeper and keeper.failed else "kept-in"
        wiring.write(self.kept, [words.say(kept, file=keeper.path.as_posix())] if keeper and keeper.owns else [])


class Players:
    """Who plays which seat: a person or the kit."""

    title = "drawer-players"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.seats = [self._seat(seat) for seat in session.timeline.seats]
        self.stepping = wiring.checkbox("step-the-kit", session.step_kit)
        self.about = wiring.prose()
        self.box = column(row(*self.seats), self.stepping, self.about)

    def _seat(self, seat: int) -> ipw.Dropdown:
        dropdown = ipw.Dropdown(options=[("", False)], style=WIDE, layout={"width": "auto"})
        return self.wiring.on(dropdown, lambda kit: self.session.set_kit(seat, kit))

    def refresh(self) -> None:
        """Who plays which seat now."""
        session, words, wiring = self.session, self.session.words, self.wiring
        options = [(words.say("a-person"), False), (words.say("the-kit"), True)]
        for seat, dropdown in enumerate(self.seats):
            wiring.set(dropdown, description=words.seat(seat))
            wiring.choose(dropdown, options, seat in session.table.kits)
        wiring.set(self.stepping, value=session.table.stepping)
        how = ["kit-how"] if words.has("kit-how") else []  # how it decides in this game
        wiring.write(self.about, [words.say(message) for message in ("about-kit", *how)])
