"""What the map of 07 zgłoś się says: the sentences of its stops, its description and its table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from figures.scene import Table
from figures.walk import angle
from figures.zero_seven_table import Lying
from gamekit.game import CHANCE
from gamekit.zero_seven.board import BLANK, KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from figures.zero_seven_table import Detective, Tabletop

ON_TILE = {"suspect": "map-on-suspect", "place": "map-on-place", "crime": "map-on-crime"}
TILE = {"suspect": "map-suspect-tile", "place": "map-place-tile", "crime": "map-crime-tile"}
CARD = {"suspect": "map-suspect-card", "place": "map-place-card", "crime": "map-crime-card"}
TOKEN = {"disc": "map-token-disc", "cube": "map-token-cube", "circle": "map-token-nothing"}
HOLDS = {"disc": "holds-discs", "cube": "holds-cubes", "circle": "holds-nothings"}
WAYS = (  # clockwise from the right, an eighth of a turn each
    "near-right",
    "near-down-right",
    "near-down",
    "near-down-left",
    "near-left",
    "near-up-left",
    "near-up",
    "near-up-right",
)


# ---------------------------------------------------------------------- stops


def place_words(top: Tabletop, place: str) -> str:
    """All that is to be said of a place: its tiles, whose tokens lie on them, and whose detectives are there."""
    say, tiles = top.text.say, top.tiles[place]
    sentences = [say("map-place", place=place), _tiles(top, place)]
    sentences += [_on_tile(top, kind, tiles[kind]) for kind in KINDS if kind in tiles and tiles[kind] in top.lying]
    sentences += [detective_words(top, detective) for detective in top.detectives[place]]
    if place in top.steps and top.lens:
        sentences.append(say("map-steps", steps=top.steps[place], place=top.lens))
    return " ".join(sentences)


def _tiles(top: Tabletop, place: str) -> str:
    tiles = top.tiles[place]
    if "crime" in tiles:
        return top.text.say("map-tiles", suspect=tiles["suspect"], crime=tiles["crime"])
    if "suspect" in tiles:
        return top.text.say("map-suspect-only", suspect=tiles["suspect"])
    return top.text.say("map-no-tiles")


def _on_tile(top: Tabletop, kind: str, tile: str) -> str:
    return top.text.say(ON_TILE[kind], tokens=_tokens(top, tile))


def _tokens(top: Tabletop, tile: str) -> str:
    signs = top.lying[tile]
    return top.text.listed([top.text.say(TOKEN[sign.form], seat=sign.seat) for sign in signs])


def detective_words(top: Tabletop, detective: Detective) -> str:
    """Whose detective it is, and the tokens on it."""
    say = top.text.say
    counts = [
        *([say("map-discs", count=detective.discs)] if detective.discs else []),
        *([say("map-cubes", count=detective.cubes)] if detective.cubes else []),
    ]
    if not counts:
        return say("map-detective-bare", seat=detective.seat)
    return say("map-detective", seat=detective.seat, tokens=top.text.listed(counts))


def tile_words(top: Tabletop, kind: str, tile: str) -> str:
    """A tile by itself, with what lies on it."""
    words = top.text.say(TILE[kind], **{kind: tile})
    return f"{words} {_on_tile(top, kind, tile)}" if tile in top.lying else words


def card_words(top: Tabletop, kind: str, card: str) -> str:
    """An evidence card: its type and name, where its tile lies, and what lies on that."""
    place = home(top, kind, card)
    sentences = [top.text.say(CARD[kind], card=card)]
    if place and kind != "place":
        sentences.append(top.text.say("map-tile-lies", place=place))
    if card in top.lying:
        sentences.append(_on_tile(top, kind, card))
    return " ".join(sentences)


def home(top: Tabletop, kind: str, tile: str) -> str | None:
    """The place where a tile lies; None while it is not laid."""
    return next((place for place, tiles in top.tiles.items() if tiles.get(kind) == tile), None)


def road_words(top: Tabletop, one: str, two: str) -> str:
    """Which two places a road joins."""
    return top.text.say("map-road", first=top.text.name("place", one), second=top.text.name("place", two))


def near_place(top: Tabletop, place: str, spots: Mapping[str, tuple[float, float]]) -> str:
    """The neighbours of a place by direction, clockwise from the top."""
    here = spots[place]
    around = sorted(top.graph[place], key=lambda other: (angle(here, spots[other]) + math.pi / 2) % (2 * math.pi))
    return top.text.say("near-place", neighbours=_listed_ways(top, here, [(other, spots[other]) for other in around]))


def _listed_ways(top: Tabletop, here: tuple[float, float], others: list[tuple[str, tuple[float, float]]]) -> str:
    names = [(top.text.name("place", place), way(here, spot)) for place, spot in others]
    return top.text.listed([top.text.say(message, name=name) for name, message in names])


def way(here: tuple[float, float], there: tuple[float, float]) -> str:
    """The message for the direction from one point to another: the nearest of eight."""
    return WAYS[round(angle(here, there) / (math.pi / 4)) % 8]


def near_card(top: Tabletop, cards: Sequence[tuple[str, str]], index: int) -> str:
    """Which of the cards (kind and slug) it is, in the order of the arrows, and what lies beside it."""
    beside = [(-1, "near-left"), (1, "near-right")]
    names = [
        top.text.say(message, name=top.text.name(*cards[index + step]))
        for step, message in beside
        if 0 <= index + step < len(cards)
    ]
    counted = top.text.say("near-card", number=index + 1, count=len(cards))
    return " ".join([counted, *([top.text.say("near-beside", cards=top.text.listed(names))] if names else [])])


# ---------------------------------------------------------------------- the whole


def title(top: Tabletop) -> str:
    """The name of the picture, with mini-game and phase."""
    view = top.view
    return top.text.say("map-title", name=top.text.say("title"), number=view.mini_game, phase=view.phase)


def alt(top: Tabletop) -> str:
    """The picture in a few sentences: the map, whose turn it is, the cards, the players."""
    say, view = top.text.say, top.view
    sentences = [
        say("alt-map", places=top.graph.number_of_nodes(), roads=top.graph.number_of_edges()),
        _turn(top),
        *([say("alt-value", value=view.value)] if view.agenda else []),
        _on_map(top),
        _face_up(top),
        say("alt-deck", deck=len(view.deck), discards=len(view.discards)),
        *(_player(top, seat) for seat in range(len(view.desks))),
    ]
    return " ".join(sentences)


def _turn(top: Tabletop) -> str:
    if not top.view.agenda:
        return top.text.say("alt-over")
    seat = top.view.agenda[-1].seat
    return top.text.say("alt-dealing") if seat == CHANCE else top.text.say("alt-turn", seat=seat)


def _on_map(top: Tabletop) -> str:
    detectives = [detective for there in top.detectives.values() for detective in there]
    signs = [sign.form for tile in top.lying.values() for sign in tile]
    discs = signs.count("disc") + sum(detective.discs for detective in detectives)
    cubes = signs.count("cube") + sum(detective.cubes for detective in detectives)
    return top.text.say("alt-tokens", detectives=len(detectives), discs=discs, cubes=cubes)


def _face_up(top: Tabletop) -> str:
    if not top.display:
        return top.text.say("alt-no-cards")
    return top.text.say("alt-cards", cards=top.text.listed([top.text.name(*card) for card in top.display]))


def _player(top: Tabletop, seat: int) -> str:
    desk = top.view.desks[seat]
    counts = top.text.say("alt-player", seat=seat, points=desk.score, detectives=desk.detectives)
    if desk.finished:
        counts += " " + top.text.say({"solved": "alt-solved", "out": "alt-out"}[desk.finished], seat=seat)
    return counts


def holdings(top: Tabletop, seat: int) -> str:
    """What a player has: points and detectives, detectives on the map, tokens on tiles, cards that told nothing."""
    say, sentences = top.text.say, [_player(top, seat)]
    for place, detectives in top.detectives.items():
        mine = [detective_words(top, detective) for detective in detectives if detective.seat == seat]
        sentences += [say("holds-at", place=place, what=what) for what in mine]
    for form in TOKEN:
        tiles = [tile for tile, signs in top.lying.items() if Lying(seat, form) in signs]
        if tiles:
            sentences.append(say(HOLDS[form], tiles=top.text.listed([top.text.name("card", tile) for tile in tiles])))
    return " ".join(sentences)


def as_table(top: Tabletop) -> Table:
    """What lies at each place, one row a place."""
    say = top.text.say
    headers = ("table-place", "table-suspect", "table-crime", "table-tokens", "table-detectives")
    caption = say("table-caption", value=top.view.value, deck=len(top.view.deck), discards=len(top.view.discards))
    return Table(caption, tuple(say(header) for header in headers), tuple(_row(top, place) for place in top.tiles))


def _row(top: Tabletop, place: str) -> tuple[str, ...]:
    tiles = top.tiles[place]
    names = [top.text.name(kind, tiles[kind]) if kind in tiles else "" for kind in ("suspect", "crime")]
    signs = [_on_tile(top, kind, tiles[kind]) for kind in KINDS if tiles.get(kind, BLANK) in top.lying]
    who = [detective_words(top, detective) for detective in top.detectives[place]]
    return (top.text.name("place", place), *names, " ".join(signs), " ".join(who))
