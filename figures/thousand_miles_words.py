"""What the table of 1000 mil says: the sentences of its stops, its description and its table."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from figures.scene import Shape, Table
from figures.thousand_miles_table import (
    Tabletop,
    attacked_by,
    counted,
    extendable,
    is_over,
    is_trick,
    limited,
    mover,
    refusal,
    side_name,
    winner_of_round,
)
from gamekit.game import CHANCE, PUBLIC, UNKNOWN
from gamekit.text import capital
from gamekit.thousand_miles.board import laid_immunities
from gamekit.thousand_miles.car import damages, rolling, standing
from gamekit.thousand_miles.scoring import all_bonuses, leaders
from gamekit.thousand_miles.state import NOBODY, Side

if TYPE_CHECKING:
    from gamekit.thousand_miles.board import Card

WAYS = {"up": "near-up", "right": "near-right", "down": "near-down", "left": "near-left"}  # in the order of telling
NOTHING = "–"
STOPS = {
    "road": "miles-stop-road",
    "note": "miles-stop-note",
    "deck": "miles-deck",
    "discards": "miles-stop-discards",
}
COLUMNS = {
    "side": "miles-column-side",
    "state": "miles-column-state",
    "miles": "miles-column-miles",
    "laid": "miles-column-laid",
    "immunities": "miles-column-immunities",
    "cards": "miles-column-cards",
    "round": "miles-column-round",
    "match": "miles-column-match",
}
NARROW = 9  # letters in a line of a side's state
TASKS = {"draw": "miles-turn-draw", "play": "miles-turn-play", "decide": "miles-turn-decide"}


def card_name(top: Tabletop, number: int) -> str:
    """The name of a card."""
    return top.text.name("card", top.deck.slug(number))


def many(top: Tabletop, cards: Sequence[int]) -> str:
    """Some cards of a hand, alike ones counted."""
    each = [f"{card_name(top, n)} ×{cards.count(n)}" if cards.count(n) > 1 else card_name(top, n) for n in cards]
    return ", ".join(dict.fromkeys(each))


# ---------------------------------------------------------------------- the road


def road(top: Tabletop) -> str:
    """The road: how long it is, and where everybody is on it."""
    say, view = top.text.say, top.view
    sentences = [say("miles-road", distance=view.distance)]
    if extendable(top):
        sentences.append(say("miles-extended" if view.called != NOBODY else "miles-extendable"))
    order = sorted(range(len(view.sides)), key=lambda side: -view.sides[side].miles)
    cars = [say("miles-car", side=list(view.members(side)), miles=view.sides[side].miles) for side in order]
    return " ".join([*sentences, *cars])


def under_lens(top: Tabletop) -> str:
    """What is under the lens, and which cards lead where from there."""
    assert top.machine is not None
    graph, lang = top.machine, top.text.lang
    ways = [
        top.text.say("miles-leads", cards=list(data["cards"]), spot=graph.nodes[to][lang])
        for _, to, data in graph.out_edges(top.lens, data=True)
    ]
    return top.text.say("miles-lens", spot=graph.nodes[top.lens][lang], ways="; ".join(ways) or NOTHING)


# ---------------------------------------------------------------------- a side


def side(top: Tabletop, number: int) -> str:
    """A side: who, whose turn, how it stands, what it has."""
    own = [top.text.say("miles-yours")] if top.eyes in top.view.members(number) else []
    turns = [turn(top)] if mover(top) in top.view.members(number) else []
    return " ".join([f"{side_name(top, number)}.", *own, *turns, *has(top, number), *hands(top, number)])


def has(top: Tabletop, number: int) -> list[str]:
    """TM-123, TM-124: how a side stands, its miles, what it has laid, its points."""
    side, say = top.view.sides[number], top.text.say
    sentences = [say("miles-state", state=standing(side.marks)), say("miles-miles", miles=side.miles)]
    sentences += [say("miles-laid", card=card.slug, count=side.laid[card.number]) for card in limited(top)]
    laid = top.deck.slugs(laid_immunities(top.deck, side))
    sentences.append(say("miles-immunities", immunities=laid) if laid else say("miles-no-immunities"))
    return [*sentences, say("miles-points", points=side.points, total=side.total + side.points)]


def hands(top: Tabletop, number: int) -> list[str]:
    """How many cards the players of a side hold."""
    return [hand_count(top, seat) for seat in top.view.members(number)]


def hand_count(top: Tabletop, seat: int) -> str:
    """How many cards a player holds."""
    return top.text.say("miles-hand-count", seat=seat, count=len(top.view.hands[seat]))


def you(top: Tabletop) -> str:
    """The sign of one's own place."""
    return top.text.say("miles-you")


def state_label(top: Tabletop, side: Side) -> str:
    """How a side stands, in a word or two, below each other: rolling, stopped, or its damage."""
    broken = damages(side.marks)
    word = broken[0] if broken else "rolling" if rolling(side.marks) else "stopped"
    return "\n".join(wrap(top.text.name("state", word), NARROW, break_long_words=False))


# ---------------------------------------------------------------------- cards


def hand_card(top: Tabletop, seat: int, number: int) -> str:
    """A card of a hand, and what can be done with it."""
    sentences = [f"{capital(card_name(top, number))}.", use(top, seat, top.deck.cards[number])]
    return " ".join(sentences + ([top.text.say("miles-trick-open")] if is_trick(top, seat, number) else []))


def use(top: Tabletop, seat: int, card: Card) -> str:
    """Whether a card can be laid as things stand, on whom, or why not."""
    why = refusal(top, seat, card.number)
    if why:
        return top.text.say("miles-card-barred", why=top.text.refusal(why))
    if card.kind != "attack":
        return top.text.say("miles-card-open")
    names = [side_name(top, side) for side in attacked_by(top, seat, card.number)]
    return top.text.say("miles-card-attack", sides="; ".join(names))


def hand_heading(top: Tabletop, seat: int) -> str:
    """Whose hand lies at the bottom."""
    if not top.view.hands[seat]:
        return top.text.say("miles-hand-empty", seat=seat)
    if seat == top.eyes:
        return top.text.say("miles-hand-own", seat=seat)
    return top.text.say("miles-hand-of", seat=seat)


def small_hand(top: Tabletop, seat: int) -> str:
    """A hand that is drawn small."""
    return top.text.say("miles-hand-shown", seat=seat, hand=many(top, top.view.hands[seat]))


def deck(top: Tabletop) -> str:
    """The deck."""
    return top.text.say("miles-deck-left", count=top.view.left)


def discards(top: Tabletop) -> str:
    """The discards, which lie open (TM-24)."""
    there = [f"{card_name(top, number)} ×{count}" for number, count in counted(top.view.discards).items()]
    return top.text.say("miles-discards-are", cards=", ".join(there)) if there else top.text.say("miles-no-discards")


def near(top: Tabletop, ways: dict[str, str], names: dict[str, str]) -> str:
    """What lies beside a stop in each of the four directions."""
    told = [top.text.say(WAYS[arrow], name=names[ways[arrow]]) for arrow in WAYS if arrow in ways]
    return top.text.say("near-place", neighbours=top.text.listed(told)) if told else top.text.say("near-none")


def stop_name(top: Tabletop, shape: Shape) -> str:
    """What a stop is called in a sentence about its neighbours."""
    kind, _, rest = shape.id.partition("-")
    if kind == "side":
        return side_name(top, int(rest))
    if kind == "cards":
        return top.text.say("miles-hand-of", seat=int(rest))
    if kind == "hand":
        slug = rest.rpartition("-")[0]
        return top.text.name("card", slug) if slug in top.deck.number else top.text.say("miles-hidden")
    return top.text.say(STOPS[kind])


# ---------------------------------------------------------------------- the whole


def title(top: Tabletop) -> str:
    """The name of the picture, with round and turn."""
    name, view = top.text.say("title"), top.view
    if is_over(top):
        return top.text.say("miles-title-over", name=name)
    if not view.round:
        return top.text.say("miles-title-setup", name=name)
    if not view.turn:
        return top.text.say("miles-title-dealing", name=name, number=view.round)
    return top.text.say("miles-title", name=name, number=view.round, turn=view.turn)


def turn(top: Tabletop) -> str:
    """Whose turn it is, and whether to draw, to play, or to decide (TM-125)."""
    seat = mover(top)
    if seat is None:
        return top.text.say("miles-dealing")
    kind = "draw" if top.view.agenda[-1].seat == CHANCE else top.view.agenda[-1].kind
    return top.text.say(TASKS[kind], seat=seat)


def over(top: Tabletop) -> str:
    """Who has won the match, and for what there were bonuses in the last round."""
    say, view = top.text.say, top.view
    winner = winner_of_round(top)
    bonuses = all_bonuses(top.deck, view, NOBODY if winner is None else winner)
    told = [
        say("event-bonus", bonus=each.name, side=list(view.members(each.side)), points=each.points) for each in bonuses
    ]
    return " ".join([won(top), *told])


def won(top: Tabletop) -> str:
    """Who has won the match."""
    winners = sorted(seat for side in leaders(top.view) for seat in top.view.members(side))
    return top.text.say("event-game_over", winners=winners)


def alt(top: Tabletop) -> str:
    """The picture in a few sentences: whose turn it is, the road, the sides, deck, discards, hand."""
    now = over(top) if is_over(top) else turn(top)
    sides = [" ".join([f"{side_name(top, n)}.", *has(top, n), *hands(top, n)]) for n in range(len(top.view.sides))]
    return " ".join([eyes(top), now, top.text.say("miles-road", distance=top.view.distance), *sides, *below(top)])


def below(top: Tabletop) -> list[str]:
    """What lies below the sides."""
    shown = [seat for seat in top.view.seats if top.view.hands[seat] and UNKNOWN not in top.view.hands[seat]]
    return [deck(top), discards(top), *(small_hand(top, seat) for seat in shown)]


def eyes(top: Tabletop) -> str:
    """Through whose eyes the table is seen."""
    if top.eyes in top.view.seats:
        return top.text.say("miles-eyes", seat=top.eyes)
    return top.text.say("miles-eyes-public" if top.eyes == PUBLIC else "miles-eyes-teacher")


def holdings(top: Tabletop, seat: int) -> str:
    """Table 5, key I: how the side of a player stands; for the second and further players of a team, who they are."""
    number = top.view.side_of(seat)
    partners = [other for other in top.view.members(number) if other != seat]
    if seat != number:
        told = [top.text.say("miles-partner", seat=seat, side=partners), hand_count(top, seat)]
        return " ".join(told)
    return " ".join([f"{side_name(top, number)}.", *has(top, number)[:-1], hand_count(top, seat)])


def standing_of_all(top: Tabletop) -> tuple[str, ...]:
    """Table 5, key S: the points of each side in the round and in the match, and at the end who has won."""
    told = [
        top.text.say(
            "miles-score", side=list(top.view.members(number)), points=side.points, total=side.total + side.points
        )
        for number, side in enumerate(top.view.sides)
    ]
    return (*told, *([won(top)] if is_over(top) else []))


def as_table(top: Tabletop) -> Table:
    """How the sides stand, a row for each."""
    say = top.text.say
    names = ("side", "state", "miles", *(["laid"] if limited(top) else []), "immunities", "cards", "round", "match")
    headers = tuple(say(COLUMNS[name], distances=distances(top)) for name in names)
    rows = tuple(row(top, number) for number in range(len(top.view.sides)))
    return Table(f"{say('miles-caption')} {deck(top)} {discards(top)}", headers, rows)


def distances(top: Tabletop) -> str:
    """The miles of the cards of which a side may lay only so many."""
    return ", ".join(str(card.miles) for card in limited(top))


def row(top: Tabletop, number: int) -> tuple[str, ...]:
    """The row of a side."""
    side, view = top.view.sides[number], top.view
    states = ", ".join(top.text.name("state", word) for word in standing(side.marks))
    immunities = ", ".join(card_name(top, card) for card in laid_immunities(top.deck, side)) or NOTHING
    laid = [", ".join(str(side.laid[card.number]) for card in limited(top))] if limited(top) else []
    cards = ", ".join(str(len(view.hands[seat])) for seat in view.members(number))
    points = (str(side.points), str(side.total + side.points))
    return side_name(top, number), states, str(side.miles), *laid, immunities, cards, *points
