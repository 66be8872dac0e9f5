"""What a chart of Northwest Passage is about: whose vehicles, on which board, in which words; and its map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import charts
from figures.charts import Square, Words
from figures.scene import Table
from figures.subjects import Subject, subject
from figures.theme import letter
from gamekit.northwest_passage.state import HOME, PASSAGE, VEHICLES, Stand, State, stand_of
from gamekit.northwest_passage.voyage import box_of
from gamekit.northwest_passage.ways import FREE, squares_of

if TYPE_CHECKING:
    from figures.picture import Picture
    from gamekit.northwest_passage.board import Box
    from gamekit.timeline import Timeline

ICE = "///"  # how frozen squares are hatched
NOTHING = "–"
LAID = "·"  # written on a laid square of which there is nothing to say
OF = {"ship": "arctic-ship-of", "sled": "arctic-sled-of"}
LINES = {  # a line of the end scoring, or the event that it comes from -> its name
    ("so_far", ""): "arctic-line-so-far",
    ("arrival", PASSAGE): "arctic-line-passage",
    ("arrival", HOME): "arctic-line-greenland",
    ("honour", "island"): "arctic-line-islands",
    ("honour", "wreck"): "arctic-line-wrecks",
    ("honour", "strait"): "arctic-line-straits",
    ("sets", ""): "arctic-line-sets",
    ("lost", "ship"): "arctic-line-ship",
    ("lost", "sled"): "arctic-line-sled",
    ("total", ""): "arctic-line-total",
}
Notes = Mapping[str, tuple[str, float]]  # square -> what is written on it, and how dark it is


class Seen(NamedTuple):
    """The subject of a chart, and what its ears see."""

    about: Subject
    view: State
    box: Box

    @property
    def seat(self) -> int:
        """Whose chart it is."""
        return self.about.seat

    def say(self, message: str, **details: Any) -> str:
        """A sentence; the player is always known to it."""
        return self.about.words.say(message, **({"player": self.seat} | details))

    def where(self, word: str, form: str = "short") -> str:
        """A square, quarter or place as a chart names it."""
        return self.about.words.name("where", word, form)

    def listed(self, squares: tuple[str, ...] | list[str]) -> str:
        """Some squares in a row."""
        return ", ".join(map(self.where, squares)) or NOTHING

    def vehicle(self, seat: int, vehicle: str) -> str:
        """What a vehicle is called, with its player."""
        return self.say(OF[vehicle], player=seat)

    def line(self, kind: str, about: str) -> str:
        """What a line of the end scoring is called."""
        return self.say(LINES[kind, about])

    def squares_at(self, at: str) -> tuple[str, ...]:
        """The squares of the tile with an anchor; none of a place."""
        if at in self.box.places:
            return ()
        board = self.box.grid
        return tuple(board.squares[one] for one in squares_of(board, self.view.cover, board.index[at]))

    def tile_at(self, at: str) -> str:
        """A tile as its squares, or a place by its name."""
        return "–".join(map(self.where, self.squares_at(at))) or self.where(at, "")


def chart(name: str, draw: Callable[[Seen, str], Picture]) -> Callable[..., Picture]:
    """A chart(timeline, seat, lang, mode="light") that says so as long as the table is being set up."""

    def drawn(timeline: Timeline, seat: int, lang: str, mode: str = "light") -> Picture:
        seen = seen_by(timeline, seat, lang)
        not_yet = seen.say("arctic-nothing-yet")
        return draw(seen, mode) if seen.view.round else empty(seen, f"chart-{name}", not_yet, mode)

    drawn.__doc__ = draw.__doc__
    return drawn


def seen_by(timeline: Timeline, seat: int, lang: str) -> Seen:
    """What a seat, PUBLIC or TEACHER sees."""
    about = subject(timeline, seat, lang)
    view: State = timeline.view(about.ears)
    return Seen(about, view, box_of(timeline.game, view))


def empty(seen: Seen, title: str, reason: str, mode: str) -> Picture:
    """A chart that says why there is nothing to be drawn."""
    rows = ((seen.about.words.seat(seen.seat), reason),)
    table = Table(seen.say(title), (seen.say("chart-player"), seen.say("arctic-why")), rows)
    return charts.nothing(worded(seen, title, reason, [reason], table), mode)


def worded(seen: Seen, title: str, about: str, told: list[str], table: Table, axis: str = "") -> Words:
    """All that a chart says; `told` follows its title in the words for those who do not see it."""
    said = seen.say(title)
    return Words(said, about, axis, " ".join([said, *told]), table, seen.about.words.lang)


def heads(seen: Seen, *columns: str) -> tuple[str, ...]:
    """The heads of a table."""
    return tuple(map(seen.say, columns))


# ---------------------------------------------------------------------- the map


def map_chart(seen: Seen, words: Words, notes: Notes, mode: str) -> Picture:
    """The board with what is written on its squares; ice is hatched, vehicles stand in the corners."""
    board = seen.box.grid
    rows = [str(row + 1) for row in range(board.rows)]
    columns = [chr(ord("A") + column) for column in range(board.columns)]
    here = standing(seen)
    squares = [square(seen, number, notes, here) for number in range(len(board.squares))]
    cells = [squares[start : start + board.columns] for start in range(0, len(squares), board.columns)]
    return charts.squares(words, rows, columns, cells, mode)


def square(seen: Seen, number: int, notes: Notes, here: Mapping[str, str]) -> Square:
    """One square of the map."""
    board, word = seen.box.grid, seen.box.grid.squares[number]
    note, share = notes.get(word, (LAID if seen.view.cover[number] != FREE else "", 0.0))
    return Square(note, share, ICE if board.row_of[number] <= seen.view.frozen else "", here.get(word, ""))


def standing(seen: Seen) -> dict[str, str]:
    """The first square of a tile -> the vehicles on it: the letter of the player, small for the sled."""
    found: dict[str, str] = {}
    for seat, player in enumerate(seen.view.players):
        for vehicle in VEHICLES:
            stand = stand_of(player, vehicle)
            if is_out(seen.view, seat, vehicle) and stand.at not in seen.box.places:
                sign = letter(seat) if vehicle == "ship" else letter(seat).lower()
                found[spot(stand)] = found.get(spot(stand), "►") + sign
    return found


def is_out(view: State, seat: int, vehicle: str) -> bool:
    """NWP-60: whether a vehicle has a place of its own."""
    return vehicle == "ship" or bool(view.players[seat].sled.at)


def spot(stand: Stand) -> str:
    """The square in whose corner a vehicle is shown."""
    return stand.on[0].partition("-")[0] if stand.on else stand.at
