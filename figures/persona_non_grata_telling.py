"""The table of Persona Non Grata as a whole, in words: the description, the table of numbers, what everybody has."""

from __future__ import annotations

from figures import persona_non_grata_words as words
from figures.persona_non_grata_cards import corporation_name
from figures.persona_non_grata_table import (
    Tabletop,
    archiving,
    due,
    hidden,
    is_over,
    mover,
    place_of,
    points_of,
    worth_of,
)
from figures.scene import Shape, Table
from gamekit.game import PUBLIC

WAYS = {"up": "near-up", "right": "near-right", "down": "near-down", "left": "near-left"}  # in the order of telling
STOPS = {
    "track": "png-stop-track",
    "deck": "png-stop-deck",
    "discards": "png-stop-discards",
    "pair": "png-stop-pair",
    "note": "png-stop-note",
}
OF_A_SEAT = {"laid": "png-stop-laid", "cards": "png-stop-cards"}
TASKS = {
    "lay": "png-turn-lay",
    "discard": "png-turn-discard",
    "first": "png-turn-first",
    "second": "png-turn-second",
    "theft": "png-turn-theft",
}
COLUMNS = ("png-column-player", "png-column-points", "png-column-hand", "png-column-actions", "png-column-hidden")
NOTHING = "–"


def near(top: Tabletop, ways: dict[str, str], names: dict[str, str]) -> str:
    """What lies beside a stop in each of the four directions."""
    told = [top.text.say(WAYS[arrow], name=names[ways[arrow]]) for arrow in WAYS if arrow in ways]
    return top.text.say("near-place", neighbours=top.text.listed(told)) if told else top.text.say("near-none")


def stop_name(top: Tabletop, shape: Shape) -> str:
    """What a stop is called in a sentence about its neighbours."""
    say, (kind, _, rest) = top.text.say, shape.id.partition("-")
    if kind in STOPS:
        return say(STOPS[kind])
    if kind == "head":
        return top.text.name("corporation", rest)
    if kind == "player":
        return top.text.seat(int(rest))
    if kind == "cell":
        seat, _, slug = rest.partition("-")
        return say("png-stop-cell", seat=int(seat), corporation=slug)
    if kind in OF_A_SEAT:
        return say(OF_A_SEAT[kind], seat=int(rest))
    if kind == "action":
        return top.text.name("action", rest.partition("-")[0])
    return say("png-stop-card") if kind == "encrypted" else card_stop(top, shape)


def card_stop(top: Tabletop, shape: Shape) -> str:
    """What a card is called, in the hand or in an area."""
    slug = dict(shape.says).get("card")
    return top.text.name("card", slug) if slug else top.text.say("png-stop-card")


# ---------------------------------------------------------------------- the whole


def eyes(top: Tabletop) -> str:
    """Through whose eyes the table is seen."""
    if top.eyes in top.view.seats:
        return top.text.say("png-eyes", seat=top.eyes)
    return top.text.say("png-eyes-public" if top.eyes == PUBLIC else "png-eyes-teacher")


def turn(top: Tabletop) -> str:
    """Who has to do what."""
    task, seat = due(top), mover(top)
    if task is None:
        return words.over(top)
    if seat is None or task.kind not in TASKS:
        return top.text.say("png-archiving" if archiving(top) else "png-dealing")
    about = {"corporation": top.box.corporations[task.about[0]]} if task.about else {}
    return top.text.say(TASKS[task.kind], seat=seat, **about)


def alt(top: Tabletop) -> str:
    """The picture in a few sentences: whose turn it is, week and day, corporations, players, hands in sight."""
    corporations = [words.corporation(top, number) for number in top.corporations]
    players = [f"{words.player(top, seat)} {sums(top, seat)}" for seat in top.order]
    shown = [words.small_hand(top, seat) for seat in top.order if words.known(top.view.hands[seat])]
    return " ".join([eyes(top), turn(top), words.track(top), *corporations, *players, words.deck(top), *shown])


def sums(top: Tabletop, seat: int) -> str:
    """The sums of a player, or at the end the points by corporation."""
    if is_over(top):
        told = [f"{corporation_name(top, number)}: {worth(top, seat, number)}" for number in top.corporations]
        return top.text.say("png-points-by", list=", ".join(told))
    found = [(corporation_name(top, number), top.sums[number][seat]) for number in top.corporations]
    told = [f"{name}: {count}" for name, count in found if count]
    return top.text.say("png-sums", list=", ".join(told)) if told else top.text.say("png-no-sums")


def worth(top: Tabletop, seat: int, corporation: int) -> int:
    """The points of a corporation that count (PNG-55)."""
    found = worth_of(top, seat, corporation)
    return found.points if found and found.activated else 0


def holdings(top: Tabletop, seat: int) -> str:
    """Key I: what a player has: points, hand, action cards, what lies in the area, the archive, keys."""
    cells = [words.cell(top, seat, number) for number in top.corporations if busy(top, seat, number)]
    face_down = [words.encrypted(top, seat, lying) for lying in hidden(top, seat)]
    return " ".join([words.player(top, seat), *cells, *face_down])


def busy(top: Tabletop, seat: int, corporation: int) -> bool:
    """Whether a player has anything of a corporation."""
    open_sum, key = top.sums[corporation][seat], top.view.keys[corporation] == seat
    return bool(open_sum or key or worth_of(top, seat, corporation))


# ---------------------------------------------------------------------- as a table


def as_table(top: Tabletop) -> Table:
    """A row for each player: points, cards, action cards left, face-down cards, and a column for each corporation."""
    headers = [top.text.say(message) for message in COLUMNS]
    names = [corporation_name(top, number) for number in top.corporations]
    caption = top.text.say("png-caption-over" if is_over(top) else "png-caption")
    rows = tuple(row(top, seat) for seat in top.order)
    return Table(caption, (headers[0], *names, *headers[1:]), rows)


def row(top: Tabletop, seat: int) -> tuple[str, ...]:
    """The row of a player."""
    view = top.view
    cells = [entry(top, seat, number) for number in top.corporations]
    actions = words.action_names(top, view.actions[seat]) or NOTHING
    counts = (str(points_of(top, seat)), str(len(view.hands[seat])), actions, str(len(hidden(top, seat))))
    return (top.text.seat(seat), *cells, *counts)


def entry(top: Tabletop, seat: int, corporation: int) -> str:
    """The sum and the place of a player for a corporation; at the end the points."""
    if is_over(top):
        return str(worth(top, seat, corporation))
    place = place_of(top, seat, corporation)
    found = top.sums[corporation][seat]
    if place is None:
        return str(found)
    return top.text.say("png-entry", "tied" if place.tied else None, sum=found, number=place.number)
