"""What the table of Crash and Grab says: the sentences of its stops, its description and its table."""

from __future__ import annotations

from collections.abc import Mapping

from figures.crash_and_grab_table import (
    Tabletop,
    colour,
    due,
    is_open,
    plan_of,
    planning,
    saucer_at,
    saucers_at,
    space_word,
)
from figures.scene import Shape, Table
from gamekit.crash_and_grab.geometry import crew_at
from gamekit.crash_and_grab.state import NOBODY, OFF, SPECIALITIES, Space, slug_of, stationed
from gamekit.game import CHANCE, PUBLIC, TEACHER, UNKNOWN
from gamekit.text import capital

WAYS = {"up": "near-up", "right": "near-right", "down": "near-down", "left": "near-left"}  # in the order of telling
ARROW = {"up": "sun", "right": "asteroids", "down": "meteor", "left": "stars"}
NOTHING = "–"
COLUMNS = (
    "saucers-column-saucer",
    "saucers-column-player",
    "saucers-column-space",
    "saucers-column-crew",
    "saucers-column-stationed",
    "saucers-column-boosters",
    "saucers-column-energy",
    "saucers-column-upgrades",
    "saucers-column-plan",
)
TOWARDS = {
    "sun": "saucers-direction-sun",
    "meteor": "saucers-direction-meteor",
    "stars": "saucers-direction-stars",
    "asteroids": "saucers-direction-asteroids",
}


def saucer_name(top: Tabletop, saucer: int, form: str = "") -> str:
    """What a saucer is called."""
    return top.text.name("saucer", colour(saucer), form)


def quoted(top: Tabletop, upgrade: str) -> str:
    """The name of an upgrade in quotation marks."""
    return top.text.say("saucers-quoted", words=top.text.name("upgrade", upgrade))


# ---------------------------------------------------------------------- the board


def ground(top: Tabletop) -> str:
    """The board, and what lies around it."""
    return top.text.say("saucers-ground", size=top.board.size)


def kind(top: Tabletop, space: Space) -> str:
    """What a space is: a crash site with its number, an accelerator, blank."""
    number = top.board.site_at.get(space)
    if number:
        return top.text.name("site", str(number))
    return top.text.say("saucers-accelerator" if space in top.board.accelerators else "saucers-blank")


def there(top: Tabletop, space: Space) -> list[str]:
    """Who stands on a space."""
    crew = crew_at(top.view, space)
    found = [saucer_of_seat(top, saucer) for saucer in saucers_at(top, space)]
    return [*found, *([top.text.name("crew", crew)] if crew else [])]


def saucer_of_seat(top: Tabletop, saucer: int) -> str:
    """A saucer with its player in brackets."""
    return top.text.say("saucers-of-seat", saucer=colour(saucer), seat=top.view.seat_of(saucer))


def space(top: Tabletop, at: Space) -> str:
    """A space: where it lies, what it is, who stands there, and how far it is from the one under the lens."""
    what = ", ".join([kind(top, at), *there(top, at)])
    told = top.text.say("saucers-space", row=at[0], column=at[1], what=what)
    word = space_word(at)
    if word not in top.steps or top.lens == word:
        return told
    return f"{told} {top.text.say('saucers-steps', steps=top.steps[word], space=top.lens)}"


def beside(top: Tabletop, at: Space, names: Mapping[Space, str]) -> str:
    """What lies beside a space in the four directions, by the names of all spaces."""
    told = [top.text.say(WAYS[arrow], name=names[top.board.ahead[way][at]]) for arrow, way in ARROW.items()]
    return top.text.say("near-place", neighbours=top.text.listed(told))


def beside_names(top: Tabletop) -> dict[Space, str]:
    """All spaces, and the edge, as neighbours are called."""
    return {at: beside_name(top, at) for at in (*top.board.spaces, OFF)}


def beside_name(top: Tabletop, at: Space) -> str:
    """A neighbour in a few words."""
    if not at:
        return top.text.say("saucers-edge")
    who = there(top, at)
    return f"{kind(top, at)} ({', '.join(who)})" if who else kind(top, at)


# ---------------------------------------------------------------------- a saucer


def saucer(top: Tabletop, number: int) -> str:
    """A saucer: whose, where, with whom and what aboard, what is planned."""
    say, view, seat = top.text.say, top.view, top.view.seat_of(number)
    first = say("saucers-block", name=capital(saucer_name(top, number)), seat=seat)
    own = [say("saucers-yours")] if seat == top.eyes else []
    turns = [say("saucers-turn-here")] if number == view.acting else []
    return " ".join([first, *own, *turns, *has(top, number), *held(top, number), plan(top, number)])


def has(top: Tabletop, number: int) -> list[str]:
    """CG-156: where a saucer is, its crew, boosters, energy and upgrades."""
    found, say = saucer_at(top, number), top.text.say
    where = say("saucers-where", space=slug_of(found.space)) if found.space else say("saucers-off")
    crew = say("saucers-crew", crew=list(found.crew), count=stationed(found)) if found.crew else say("saucers-no-crew")
    counts = say("saucers-counts", boosters=found.boosters, energy=found.energy)
    names = top.text.listed([quoted(top, slug) for slug in found.upgrades])
    return [where, crew, counts, *([say("saucers-upgrades", names=names)] if names else [])]


def held(top: Tabletop, number: int) -> list[str]:
    """The Probe and the override token, where they are."""
    probe = [top.text.say("saucers-has-probe")] if holds_probe(top, number) else []
    return probe + ([top.text.say("saucers-has-token")] if number in top.view.tokens else [])


def holds_probe(top: Tabletop, number: int) -> bool:
    """Whether the Probe lies with a saucer: the first one of its player (CG-13)."""
    return top.view.probe != NOBODY and top.view.fleet(top.view.probe)[0] == number


def plan(top: Tabletop, number: int) -> str:
    """CG-157: the plan of a saucer as far as it may be seen."""
    found = plan_of(top, number)
    if found is None:
        return top.text.say("saucers-plan-none")
    if found.card == UNKNOWN:
        return top.text.say("saucers-plan-hidden")
    message = "saucers-plan-open" if is_open(top, number) else "saucers-plan-own"
    return top.text.say(message, card=found.card, direction=found.direction)


def aboard(top: Tabletop, number: int, crew: str) -> str:
    """A crew member aboard."""
    name = capital(top.text.name("crew", crew))
    return top.text.say("saucers-aboard", name=name, saucer=colour(number))


def upgrade(top: Tabletop, slug: str, saucer: int = NOBODY) -> str:
    """An upgrade with its text, and whether it cannot be used yet (CG-99)."""
    told = top.text.say(
        "saucers-upgrade", name=capital(quoted(top, slug)), words=top.text.name("upgrade", slug, "text")
    )
    late = saucer != NOBODY and slug in saucer_at(top, saucer).fresh
    return f"{told} {top.text.say('saucers-fresh')}" if late else told


# ---------------------------------------------------------------------- beside the board


def heading(top: Tabletop) -> str:
    """Round and turn in short."""
    view = top.view
    if not view.round:
        return top.text.say("saucers-before")
    if not view.turn:
        return top.text.say("saucers-round", number=view.round)
    return top.text.say("saucers-round-turn", number=view.round, turn=view.turn)


def order(top: Tabletop) -> str:
    """Round, turn, which way the turns run, and in which order the players have them."""
    view, say = top.view, top.text.say
    told = [say("saucers-heading", what=heading(top))]
    told += [say("saucers-spin", spin=view.spin)] if view.spin else []
    names = ", ".join(top.text.seat(seat) for seat in view.order)
    told += [say("saucers-order", names=names)] if names else []
    return " ".join([*told, *probe_holder(top)])


def probe_holder(top: Tabletop) -> list[str]:
    """Who has the Probe."""
    return [top.text.say("saucers-probe", seat=top.view.probe)] if top.view.probe != NOBODY else []


def queue(top: Tabletop, hue: str) -> str:
    """A queue, the front first (CG-7)."""
    waiting = top.view.queues[top.view.colours.index(hue)]
    names = ", ".join(top.text.name("crew", crew) for crew in waiting)
    return top.text.say("saucers-queue", colour=hue, names=names or NOTHING)


def deck(top: Tabletop) -> str:
    """CG-164: the upgrades that are still in the deck."""
    return stack(top, "saucers-deck-is", top.view.deck)


def discards(top: Tabletop) -> str:
    """The upgrades that are discarded, which lie open (CG-163)."""
    return stack(top, "saucers-discards-are", top.view.discards)


def stack(top: Tabletop, message: str, cards: tuple[str, ...]) -> str:
    """Some upgrades: how many, and which."""
    names = ", ".join(top.text.name("upgrade", card) for card in cards)
    return top.text.say(message, count=len(cards), names=names or NOTHING)


def direction(top: Tabletop, way: str) -> str:
    """A direction, and which way it leads."""
    return top.text.say(TOWARDS[way])


# ---------------------------------------------------------------------- the whole


def stop_name(top: Tabletop, shape: Shape) -> str:
    """What a stop beside the board is called in a sentence about its neighbours."""
    kind, _, rest = shape.id.partition("-")
    named = {"block": "saucer", "aboard": "crew", "upgrade": "upgrade", "direction": "direction", "spin": "spin"}
    if kind == "block":
        return saucer_name(top, int(rest))
    if kind == "space":
        row, column = map(int, rest[1:].split("c"))
        return beside_name(top, (row, column))
    if kind in named:
        return top.text.name(named[kind], rest)
    if kind == "queue":
        return top.text.say("saucers-stop-queue", colour=rest)
    return {"order": heading(top), "deck": top.text.say("saucers-stop-deck")}.get(kind) or shape.label.replace(
        "\n", " "
    )


def near(top: Tabletop, ways: dict[str, str], names: dict[str, str]) -> str:
    """What lies beside a stop in each of the four directions."""
    told = [top.text.say(WAYS[arrow], name=names[ways[arrow]]) for arrow in WAYS if arrow in ways]
    return top.text.say("near-place", neighbours=top.text.listed(told)) if told else top.text.say("near-none")


def title(top: Tabletop) -> str:
    """The name of the picture, with round and turn."""
    name, view = top.text.say("title"), top.view
    if due(view) is None:
        return top.text.say("saucers-title-over", name=name)
    return top.text.say("saucers-title", name=name, what=heading(top))


def alt(top: Tabletop) -> str:
    """The whole picture in a few sentences."""
    told = [f"{title(top)}.", ground(top), eyes(top), moment(top), *probe_holder(top), crew_on_board(top)]
    return " ".join(part for part in [*told, *standing(top)] if part)


def eyes(top: Tabletop) -> str:
    """Through whose eyes this is seen."""
    if top.eyes in (PUBLIC, TEACHER):
        return top.text.say("saucers-eyes-public" if top.eyes == PUBLIC else "saucers-eyes-teacher")
    return top.text.say("saucers-eyes", seat=top.eyes)


def moment(top: Tabletop) -> str:
    """Whose turn it is, or what else is going on."""
    view, task = top.view, due(top.view)
    if task is None:
        return (
            top.text.say("saucers-won", seat=view.winner) if view.winner != NOBODY else top.text.say("saucers-nobody")
        )
    if not view.round and task.seat == CHANCE:
        return top.text.say("saucers-setup")
    if planning(view):
        return top.text.say("saucers-planning")
    return top.text.say("saucers-turn", saucer=colour(view.acting)) if view.acting != NOBODY else ""


def crew_on_board(top: Tabletop) -> str:
    """Who stands where on the board."""
    told = [top.text.say("saucers-crew-at", crew=crew, space=slug_of(at)) for crew, at in top.view.ground]
    return top.text.say("saucers-ground-crew", names="; ".join(told)) if told else top.text.say("saucers-ground-none")


def standing(top: Tabletop) -> tuple[str, ...]:
    """How every saucer stands, in a sentence each."""
    return tuple(
        top.text.say(
            "saucers-standing", name=capital(saucer_name(top, number)), count=stationed(found), all=len(SPECIALITIES)
        )
        for number, found in enumerate(top.view.saucers)
    )


def holdings(top: Tabletop, seat: int) -> str:
    """What a player has: for each saucer all but its plan, which only its own eyes may hear."""
    return " ".join(saucer(top, number) for number in top.view.fleet(seat))


def as_table(top: Tabletop) -> Table:
    """A row for each saucer."""
    headers = tuple(top.text.say(column) for column in COLUMNS)
    rows = tuple(row(top, number) for number in range(len(top.view.saucers)))
    return Table(top.text.say("saucers-caption"), headers, rows)


def row(top: Tabletop, number: int) -> tuple[str, ...]:
    """The row of a saucer."""
    found, name = saucer_at(top, number), top.text.name
    crew = ", ".join(name("crew", member) for member in found.crew) or NOTHING
    upgrades = ", ".join(name("upgrade", slug) for slug in found.upgrades) or NOTHING
    return (
        *(
            saucer_name(top, number),
            top.text.seat(top.view.seat_of(number)),
            name("space", slug_of(found.space), "short"),
        ),
        *(crew, str(stationed(found)), str(found.boosters), str(found.energy), upgrades, plan_label(top, number, " ")),
    )


def plan_label(top: Tabletop, number: int, between: str = "\n") -> str:
    """What a plan card shows: card and direction, "?" if it is hidden, a dash if there is none yet."""
    found = plan_of(top, number)
    if found is None:
        return NOTHING
    if found.card == UNKNOWN:
        return found.card
    card, direction = top.text.name("card", found.card, "short"), top.text.name("direction", found.direction, "short")
    return f"{card}{between}{direction}"
