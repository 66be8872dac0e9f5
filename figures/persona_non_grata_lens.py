"""What the lens of a panel tells of Persona Non Grata: a hand on its way, a face-down card, a corporation, a key."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from figures.persona_non_grata_known import Known, known_by
from figures.persona_non_grata_placings import PLACES, told_place
from figures.persona_non_grata_squares import LIKELIEST
from figures.walk import no_place
from gamekit.persona_non_grata.archiving import ranked, sums
from gamekit.persona_non_grata.standing import places
from gamekit.persona_non_grata.state import NOBODY

if TYPE_CHECKING:
    import networkx

    from gamekit.timeline import Timeline


def lens(timeline: Timeline, seat: int, place: str, lang: str) -> list[str]:
    """What there is to say of a place to a seat, PUBLIC or TEACHER, in sentences; InputError if there is no such place.

    A place is a hand on its way (`w1d2-b`), or what the table shows: `encrypted-w1d2-b`, `player-1`, `head-biolife`,
    `cell-1-biolife`, `key-biolife`.
    """
    _, known = known_by(timeline, seat, lang)
    if known is None:
        return []
    kind, _, rest = place.partition("-")
    told = TOLD.get(kind)
    flow = timeline.game.graph(known.view, "flow")
    if told and rest in words_of(known, kind):
        return list(told(known, rest))
    if place not in flow:
        raise no_place(place, [*flow, *(f"{kind}-{word}" for kind in TOLD for word in words_of(known, kind))])
    return list(of_hand(known, flow, place))


def words_of(known: Known, kind: str) -> list[str]:
    """What can stand after a kind of place."""
    seats, names = [str(seat) for seat in known.view.seats], list(known.knowledge.corporations)
    if kind == "encrypted":
        return list(known.knowledge.slots)
    if kind == "cell":
        return [f"{seat}-{name}" for seat in seats for name in names]
    return seats if kind in ("player", "cards") else names


# ---------------------------------------------------------------------- hands and face-down cards


def of_hand(known: Known, flow: networkx.DiGraph, node: str) -> Iterator[str]:
    """Who has looked at a hand and who will; what it can hold if it is held now; what was encrypted from it."""
    import networkx

    facts = flow.nodes[node]
    before = seats_of(flow, networkx.ancestors(flow, node), facts["seat"])
    later = seats_of(flow, networkx.descendants(flow, node), facts["seat"])
    yield known.say("nongrata-lens-before", seats=before) if before else known.say("nongrata-lens-dealt")
    yield known.say("nongrata-lens-later", seats=later) if later else known.say("nongrata-lens-last")
    if facts["here"]:
        yield from of_player(known, str(facts["seat"]))
    if node in known.knowledge.slots:
        yield from of_encrypted(known, node)


def seats_of(flow: networkx.DiGraph, nodes: set[str], holder: int) -> list[int]:
    """The seats that hold some hands, but for one, in the order of days."""
    days = sorted(nodes, key=lambda node: flow.nodes[node]["day"])
    return list(dict.fromkeys(seat for node in days if (seat := flow.nodes[node]["seat"]) != holder))


def of_player(known: Known, word: str) -> Iterator[str]:
    """What a seat has in hand, for sure or likely; what it has laid."""
    seat, knowledge = int(word), known.knowledge
    expected = knowledge.hand(seat)
    if not expected:
        yield known.say("nongrata-lens-empty", seat=seat)
    elif sum(expected.values()) == sum(map(round, expected.values())) and all(s == round(s) for s in expected.values()):
        cards = "; ".join(known.card(card) if n == 1 else f"{known.card(card)} ×{n}" for card, n in expected.items())
        yield known.say("nongrata-lens-holds", seat=seat, cards=cards)
    else:
        held = {card: knowledge.holds(card, seat) for card in expected}
        yield known.say("nongrata-lens-hand", seat=seat, cards=likeliest(known, held))
        yield known.say(
            "nongrata-lens-activator", seat=seat, share=known.share(knowledge.holds(knowledge.activators, seat))
        )


def of_encrypted(known: Known, slot: str) -> Iterator[str]:
    """What a face-down card can be."""
    shares, seat = known.knowledge.encrypted(slot), known.knowledge.owner(slot)
    if len(shares) == 1:
        yield known.say("nongrata-lens-certain", seat=seat, card=next(iter(shares)))
        return
    yield known.say("nongrata-lens-encrypted", seat=seat, count=len(shares), cards=likeliest(known, shares))
    by_name = {name: known.knowledge.likely(slot, name) for name in known.knowledge.corporations}
    told = "; ".join(f"{known.corporation(name)} {known.share(share)}" for name, share in by_name.items() if share)
    yield known.say("nongrata-lens-corporations", told=told)


def likeliest(known: Known, shares: Mapping[str, Fraction]) -> str:
    """The cards with the highest shares."""
    ordered = sorted(shares.items(), key=lambda pair: -pair[1])[:LIKELIEST]
    return "; ".join(f"{known.card(card)} {known.share(share)}" for card, share in ordered)


# ---------------------------------------------------------------------- corporations and keys


def of_corporation(known: Known, name: str) -> Iterator[str]:
    """The sums, who would be first and second now, what is unseen of it, and its key."""
    number, knowledge = known.knowledge.corporations.index(name), known.knowledge
    found = sums(known.box, known.view, number)
    told = ", ".join(f"{known.seat(seat)} {found[seat]}" for seat in known.view.seats)
    yield known.say("nongrata-sums", name=known.corporation(name), sums=told)
    for place, shares in zip(PLACES, places(knowledge, name), strict=True):
        yield known.say("nongrata-lens-place", place=known.say(f"nongrata-{place}"), told=told_place(known, shares))
    unseen = knowledge.unseen_of(name)
    value = sum(known.box.cards[known.box.number[card]].value * count for card, count in unseen.items())
    yield known.say("nongrata-lens-unseen", count=sum(unseen.values()), value=value)
    yield from of_key(known, name)


def of_cell(known: Known, word: str) -> Iterator[str]:
    """What a player's face-down card may add to the sum for a corporation."""
    seat, _, name = word.partition("-")
    values = known.knowledge.value(name, int(seat))
    told = "; ".join(f"+{value}: {known.share(share)}" for value, share in values.items() if share)
    shown = known.knowledge.shown(name)[int(seat)]
    yield known.say("nongrata-lens-cell", seat=int(seat), name=known.corporation(name), sum=shown)
    if set(values) != {0}:
        yield known.say("nongrata-lens-adds", told=told)


def of_key(known: Known, name: str) -> Iterator[str]:
    """Who holds a key, and whether that decides anything as the open sums stand."""
    number = known.knowledge.corporations.index(name)
    holder = known.view.keys[number]
    yield known.say("nongrata-lens-key-table" if holder == NOBODY else "nongrata-lens-key", seat=max(holder, 0))
    found = ranked(known.box, known.view, number)
    if found.by != NOBODY:
        yield known.say("nongrata-lens-tie", seat=found.by, seats=list(found.second))
    elif found.tied:
        yield known.say("nongrata-lens-tie-nobody")


TOLD: Mapping[str, Callable[[Known, str], Iterator[str]]] = {
    "encrypted": of_encrypted,
    "player": of_player,
    "cards": of_player,
    "head": of_corporation,
    "key": of_key,
    "cell": of_cell,
}
