"""What the table of 13 Clues says: the sentences of its stops, its description and its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figures.scene import Table
from figures.thirteen_clues_table import letters_of, mover, sides
from gamekit.game import CHANCE, PUBLIC, UNKNOWN
from gamekit.thirteen_clues.state import left_of

if TYPE_CHECKING:
    from figures.thirteen_clues_table import Tabletop

WAYS = {"up": "near-up", "right": "near-right", "down": "near-down", "left": "near-left"}  # in the order of telling
NOTHING = "–"

# ---------------------------------------------------------------------- cards


def card_name(top: Tabletop, slug: str) -> str:
    """The name of a card with its colour and its category."""
    card = top.cards[slug]
    return top.text.say("scene-card", card=slug, colour=card.colour, category=card.category)


def told(top: Tabletop, slugs: Sequence[str]) -> str:
    """Some cards, whole."""
    return "; ".join(card_name(top, slug) for slug in slugs)


def short(top: Tabletop, slugs: Sequence[str]) -> str:
    """Some cards by their names alone, "?" for those face down."""
    return ", ".join(top.text.name("card", slug) for slug in slugs) or NOTHING


def front_card(top: Tabletop, seat: int, slug: str) -> str:
    """A card of a mystery."""
    return f"{card_name(top, slug)}. {top.text.say('scene-in-front', seat=seat)}"


def hand_card(top: Tabletop, seat: int, at: int) -> str:
    """A card behind a screen; with its side, once that is settled (TC-16)."""
    where = ("scene-on-left", "scene-on-right")[at] if sides(top, seat) else "scene-behind"
    return f"{card_name(top, top.hands[seat][at])}. {top.text.say(where, seat=seat)}"


def tray_card(top: Tabletop, slug: str) -> str:
    """A card that the looker does not see, or has seen at an informant only (TC-45)."""
    letter = next((letter for letter, card in top.informants.items() if card == slug and top.looker == top.eyes), None)
    if letter:
        where = top.text.say("scene-on-letter", letter=letter)
    elif top.looker is None:
        where = top.text.say("scene-hidden")
    else:
        where = top.text.say("scene-unseen", seat=top.looker)
    return f"{card_name(top, slug)}. {where}"


# ---------------------------------------------------------------------- players, informants, questions


def player(top: Tabletop, seat: int) -> str:
    """A player: name, turn, glasses, tokens, the mystery in front of the screen, the cards behind it."""
    own = ["scene-yours"] if seat == top.eyes else []
    sentences = [top.text.say("scene-player", seat=seat), *(top.text.say(message) for message in own)]
    sentences += [top.text.say("scene-turn", seat=seat)] if mover(top) == seat else []
    return " ".join([*sentences, *tokens(top, seat), front(top, seat), behind(top, seat)])


def tokens(top: Tabletop, seat: int) -> list[str]:
    """The glasses of a player (TC-67), and the Top Secret tokens where the game has them (TC-61)."""
    view, say = top.view, top.text.say
    glasses = [say("scene-glasses", count=view.glasses[seat])] if view.with_glasses else []
    return glasses + ([say("scene-tokens", count=view.tokens[seat])] if view.options.top_secret else [])


def front(top: Tabletop, seat: int) -> str:
    """What stands in front of a screen."""
    cards = top.fronts[seat]
    if not cards:
        return top.text.say("scene-no-front")
    if UNKNOWN in cards:
        return top.text.say("scene-front-hidden")
    return top.text.say("scene-front", cards=told(top, cards))


def behind(top: Tabletop, seat: int) -> str:
    """What lies behind a screen."""
    cards = top.hands[seat]
    if not cards:
        return top.text.say("scene-no-hand")
    if UNKNOWN in cards:
        return top.text.say("scene-hand-hidden", count=len(cards))
    if sides(top, seat):
        return top.text.say("scene-hand-sides", left=card_name(top, cards[0]), right=card_name(top, cards[1]))
    return top.text.say("scene-hand", cards=told(top, cards))


def informant(top: Tabletop, letter: str) -> str:
    """An informant: the card if it is known, and who has looked at it."""
    card = top.informants[letter]
    what = [] if card == UNKNOWN else [f"{card_name(top, card)}."]
    return " ".join([top.text.say("scene-informant", letter=letter), *what, lookers(top, letter)])


def lookers(top: Tabletop, letter: str) -> str:
    """Who has looked at an informant: that is open (TC-35, TC-36)."""
    seats = top.view.looked[list(top.informants).index(letter)]
    if not seats:
        return top.text.say("scene-looked-none")
    return top.text.say("scene-looked", players=top.text.listed([top.text.seat(seat) for seat in seats]))


def question(top: Tabletop, what: str) -> str:
    """What can be asked, and the letters or the sign that stand for it."""
    sign = top.codes.get(what) or top.signs.get(what)
    asks = top.text.say("scene-question", what=what)
    return f"{asks} {top.text.say('scene-sign', sign=sign)}" if sign else asks


def supply(top: Tabletop) -> str:
    """The glasses that nobody has (TC-67)."""
    return top.text.say("scene-supply", count=top.view.supply)


def unseen_heading(top: Tabletop) -> str:
    """What the cards laid out below are."""
    if top.looker is None:
        return top.text.say("scene-tray")
    return top.text.say("scene-tray-own" if top.looker == top.eyes else "scene-tray-of", seat=top.looker)


def near(top: Tabletop, ways: dict[str, str], names: dict[str, str]) -> str:
    """What lies beside a stop in each of the four directions."""
    told = [top.text.say(WAYS[arrow], name=names[ways[arrow]]) for arrow in WAYS if arrow in ways]
    return top.text.say("near-place", neighbours=top.text.listed(told)) if told else top.text.say("near-none")


# ---------------------------------------------------------------------- the whole


def title(top: Tabletop) -> str:
    """The name of the picture, with the turn."""
    begun = "scene-title-turn" if top.view.turn else "scene-title-setup"
    message = begun if top.view.agenda else "scene-title-over"
    return top.text.say(message, name=top.text.say("title"), number=top.view.turn)


def alt(top: Tabletop) -> str:
    """The picture in a few sentences: players, whose turn it is, fronts, informants, glasses, what is not seen."""
    say, view = top.text.say, top.view
    sentences = [say("alt-table", players=len(view.hands), cards=len(top.cards)), turn(top), secrets(top)]
    sentences += [player(top, seat) for seat in view.seats]
    sentences += [informant(top, letter) for letter in top.informants]
    sentences += [supply(top)] if view.with_glasses else []
    names = [top.text.name("card", slug) for slug in top.unseen]
    return " ".join(sentences + ([f"{unseen_heading(top)}: {', '.join(names)}."] if names else []))


def turn(top: Tabletop) -> str:
    """Whose turn it is, or that there is none."""
    seat = mover(top)
    if seat is None:
        over = top.view.winner
        return top.text.say("alt-won", seat=over) if over in top.view.seats else top.text.say("alt-over")
    return top.text.say("alt-dealing") if seat == CHANCE else top.text.say("scene-turn", seat=seat)


def secrets(top: Tabletop) -> str:
    """Through whose eyes the table is seen."""
    if top.eyes in top.view.seats:
        return top.text.say("alt-eyes", seat=top.eyes)
    return top.text.say("alt-public" if top.eyes == PUBLIC else "alt-teacher")


def holdings(top: Tabletop, seat: int) -> str:
    """What a player has: glasses, tokens, mystery, cards, and the informants that the player knows."""
    sentences = [top.text.say("scene-player", seat=seat), *tokens(top, seat), front(top, seat), behind(top, seat)]
    letters = [top.text.name("letter", letter) for letter in letters_of(top, seat)]
    known = [top.text.say("holds-looked", letters=top.text.listed(letters))] if letters else []
    return " ".join([*sentences, *known, top.text.say("holds-left", seat=left_of(top.view, seat))])


def as_table(top: Tabletop) -> Table:
    """What lies where: before and behind each screen, and on each letter."""
    say, view = top.text.say, top.view
    rows = [(say("table-front", seat=seat), short(top, top.fronts[seat])) for seat in view.seats]
    rows += [(say("table-behind", seat=seat), short(top, top.hands[seat])) for seat in view.seats]
    rows += [(say("table-letter", letter=letter), short(top, [card])) for letter, card in top.informants.items()]
    seats = [say("table-glasses", seat=seat, count=view.glasses[seat]) for seat in view.seats]
    counts = say("table-counts", players=", ".join(seats), count=view.supply) if view.with_glasses else ""
    caption = " ".join(filter(None, [say("table-caption"), counts]))
    return Table(caption, (say("table-where"), say("table-cards")), tuple(rows))
