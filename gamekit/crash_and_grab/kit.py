"""The kit as a player of Crash and Grab: it fetches crew it lacks, keeps off the edge, and shoves rivals.

It looks at its view only (CG-165). Each decision has a small function; what nothing speaks for it declines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from gamekit.crash_and_grab.board import Box
from gamekit.crash_and_grab.cleanup import cut_receiver, cut_steal
from gamekit.crash_and_grab.crew import at_risk, stationed_of, waiting, where
from gamekit.crash_and_grab.foresight import NEEDED, flight, gain, lacks
from gamekit.crash_and_grab.geometry import Board, board_of, by_word, empty_sites
from gamekit.crash_and_grab.passing import to_hand
from gamekit.crash_and_grab.rules import TAKEN
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, State, speciality_of
from gamekit.crash_and_grab.turns import CARDS, cut_fly, numbers_now, plain_number
from gamekit.crash_and_grab.upgrades import cards, landing_legs, tractor_beam
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.game import Move

if TYPE_CHECKING:
    import random

LENGTHS = {card: tuple(number for number in numbers if number) for card, numbers in CARDS.items()}
BONUS = {"2": 1.0, "3": 1.5, "0-5": 0.0}  # what the bonus of a card is worth
GOOD = 4.0  # a boost or a jump is made for so much
BEST = ("hyperdrive", "landing_legs", "tractor_beam", "acceleration_regulator", "time_machine", "boost_amplifier")

Words = tuple[str, ...]
Choice = Callable[[Box, State, int], Move | None]


def kit(box: Box, view: State, seat: int, rng: random.Random) -> Move | None:
    """The move of `seat`; None if somebody else decides."""
    task = view.agenda[-1]
    if task.seat != seat:
        return None
    if task.kind in TAKEN:
        return Move(seat, "take")
    if task.kind == "plan":
        return plan(box, view, seat, rng)
    return CHOICES[task.kind](box, view, seat) or Move(seat, "pass")


# ---------------------------------------------------------------------- planning and flying


def plan(box: Box, view: State, seat: int, rng: random.Random) -> Move:
    """CG-33: the card and direction that promise most; of several alike, any."""
    saucer, board = view.agenda[-1].about[0], board_of(box, view)
    worth = {
        (card, way): planned(board, view, saucer, card, way) + rng.random() / 10 for card in CARDS for way in DIRECTIONS
    }
    return Move(seat, "plan", max(worth.items(), key=lambda item: item[1])[0])


def planned(board: Board, view: State, saucer: int, card: str, way: str) -> float:
    """What a plan promises, as the board stands now."""
    return BONUS[card] + max(flight(board, view, saucer, way, number).worth for number in LENGTHS[card])


def flown(box: Box, view: State, saucer: int, number: int) -> tuple[str, float]:
    """The best direction for a flight of so many spaces, and what it is worth."""
    board = board_of(box, view)
    worth = {way: flight(board, view, saucer, way, number).worth for way in DIRECTIONS}
    best = max(DIRECTIONS, key=lambda way: worth[way])
    return best, worth[best]


def fly(box: Box, view: State, seat: int) -> Move:
    """CG-38: the saucer whose plan promises more now."""
    board = board_of(box, view)

    def promise(word: str) -> float:
        saucer = COLOURS.index(word)
        found = view.plans[saucer]
        on_board = found is not None and bool(view.saucers[saucer].space)
        return planned(board, view, saucer, found.card, found.direction) if found and on_board else 0.0

    return Move(seat, "fly", (max(cut_fly(view, seat, ()), key=promise),))


def aim(box: Box, view: State, seat: int) -> Move:
    """CG-41, CG-44: the direction that promises most with the card."""
    saucer = view.acting
    found = view.plans[saucer]
    lengths = LENGTHS[found.card] if found else (1,)
    best = max((flown(box, view, saucer, number) for number in lengths), key=lambda one: one[1])
    return Move(seat, "aim", (best[0],))


def hop(box: Box, view: State, seat: int) -> Move:
    """CG-66: the best direction off an accelerator."""
    saucer, distance = view.agenda[-1].about
    return Move(seat, "aim", (flown(box, view, saucer, distance)[0],))


def steps(box: Box, view: State, seat: int) -> Move:
    """CG-49, CG-136, CG-138: the distance that promises most; of several alike, the one without an upgrade."""
    task, board = view.agenda[-1], board_of(box, view)
    way = view.trip.direction if task.kind == "number" else task.about[1]
    plain = plain_number(view) if task.kind != "number" else -1

    def promise(number: int) -> tuple[float, bool, int]:
        return flight(board, view, task.about[0], way, number).worth, number == plain, number

    return Move(seat, "steps", (str(max(numbers_now(view), key=promise)),))


def boost(box: Box, view: State, seat: int) -> Move | None:
    """CG-51: only for crew, or a rival over the edge."""
    way, worth = flown(box, view, view.acting, view.trip.number)
    return Move(seat, "boost", (way,)) if worth >= GOOD else None


def waste(box: Box, view: State, seat: int) -> Move | None:
    """CG-120: if a hop from here promises something."""
    saucer, _, distance, _ = view.agenda[-1].about
    return Move(seat, "waste") if flown(box, view, saucer, distance)[1] >= GOOD else None


def mines(box: Box, view: State, seat: int) -> Move | None:
    """CG-128: against rivals, never against the partner."""
    other = view.agenda[-1].about[3]
    return Move(seat, "mines") if view.seat_of(other) != seat else None


def gateway(box: Box, view: State, seat: int) -> Move:
    """CG-125: the empty site from which a flight of 2 or 3 promises most."""
    saucer = view.agenda[-1].about[0]
    return Move(seat, "gateway", (str(landing(box, view, saucer)[0]),))


def landing(box: Box, view: State, saucer: int) -> tuple[int, float]:
    """The empty crash site that promises most, and what it promises."""
    board = board_of(box, view)
    worth = {site: outlook(box, view, saucer, board.sites[site]) for site in empty_sites(board, view)}
    best = max(worth, key=lambda site: worth[site])
    return best, worth[best]


def outlook(box: Box, view: State, saucer: int, space: tuple[int, ...]) -> float:
    """What the best flight of 2 or 3 from a space promises."""
    there = view.with_saucer(saucer, view.saucers[saucer]._replace(space=space))
    return max(flown(box, there, saucer, number)[1] for number in (2, 3))


# ---------------------------------------------------------------------- crew


def airlock(box: Box, view: State, seat: int) -> Move | None:
    """CG-134: for a speciality that is lacking, if the one picked up is an extra."""
    saucer, out = view.agenda[-1].about
    kept = [crew for crew in view.saucers[saucer].crew if crew != out]
    if any(speciality_of(crew) == speciality_of(out) for crew in kept):
        for crew, _ in view.ground:
            if speciality_of(crew) in lacks(view, saucer):
                return Move(seat, "airlock", (crew,))
    return None


def hand(box: Box, view: State, seat: int) -> Move | None:
    """CG-141: crew that the other saucer lacks, if this one has another of its speciality."""
    for crew in to_hand(view, view.acting):
        giver = where(view, crew)
        mates = [one for one in view.saucers[giver].crew if speciality_of(one) == speciality_of(crew)]
        if len(mates) > 1 and speciality_of(crew) in lacks(view, view.partner(giver)):
            return Move(seat, "hand", (crew,))
    return None


def give(box: Box, view: State, seat: int) -> Move:
    """CG-77, CG-79: what is missed least, to whoever gains least by it."""
    saucer = view.agenda[-1].about[0]
    pairs = [(crew, word) for crew in at_risk(view, saucer) for word in cut_receiver(view, seat, ())]
    return Move(seat, "give", min(pairs, key=lambda pair: loss(view, saucer, *pair)))


def loss(view: State, saucer: int, crew: str, word: str) -> tuple[float, int]:
    """What it costs to give a crew member to a saucer: a station lost, one filled there, and how far its player is."""
    other = COLOURS.index(word)
    mates = [one for one in view.saucers[saucer].crew if speciality_of(one) == speciality_of(crew)]
    filled = speciality_of(crew) in lacks(view, other)
    return (NEEDED if len(mates) == 1 else 0.0) + (NEEDED / 2 if filled else 0.0), stationed_of(
        view, view.seat_of(other)
    )


def reward(box: Box, view: State, seat: int) -> Move:
    """CG-81: crew that is lacking; else energy."""
    found = [crew for crew in cut_steal(view, seat, ()) if speciality_of(crew) in lacks(view, view.acting)]
    return Move(seat, "steal", (found[0],)) if found else Move(seat, "energy")


def refill(box: Box, view: State, seat: int) -> Move:
    """CG-89: a colour whose next crew member is lacking; best one of the own colour."""
    fronts = {colour: view.queues[view.colours.index(colour)][0] for colour in waiting(view)}

    def wish(colour: str) -> tuple[float, bool]:
        return gain(view, view.acting, (fronts[colour],)), colour == COLOURS[view.acting]

    return Move(seat, "refill", (max(fronts, key=wish),))


# ---------------------------------------------------------------------- upgrades


def start(box: Box, view: State, seat: int) -> Move | None:
    """CG-113: a neighbour space from which the plan promises clearly more."""
    found = view.plans[view.acting]
    card = next(one for one in cards.CARDS if one.moment == "start")
    here = view.saucers[view.acting].space
    if found is None:
        return None

    def promise(space: tuple[int, ...]) -> float:
        there = view.with_saucer(view.acting, view.saucers[view.acting]._replace(space=space))
        return planned(board_of(box, view), there, view.acting, found.card, found.direction)

    spaces = by_word(board_of(box, view).size)
    words = cards.cut(card, box, view, view.acting, ())
    best = max(words, key=lambda word: promise(spaces[word]))
    return Move(seat, card.verb, (best,)) if promise(spaces[best]) >= promise(here) + GOOD else None


def end(box: Box, view: State, seat: int) -> Move | None:
    """CG-92: the first upgrade that promises something."""
    return next(useful(box, view, seat), None)


def useful(box: Box, view: State, seat: int) -> Iterator[Move]:
    """The uses of end-of-turn upgrades that promise something: crew that is lacking, or a place near it."""
    saucer = view.acting
    for card in cards.CARDS:
        if card.moment == "end" and cards.cut(card, box, view, saucer, ()):
            yield from promising(box, view, seat, card)


def promising(box: Box, view: State, seat: int, card: Card) -> Iterator[Move]:
    """How a card is best used now, if it promises something."""
    saucer = view.acting
    words = cards.cut(card, box, view, saucer, ())
    if card is tractor_beam.CARD:
        yield from (Move(seat, card.verb, (crew,)) for crew in words if gain(view, saucer, (crew,)) >= NEEDED)
    elif card is landing_legs.CARD:
        way, worth = flown(box, view, saucer, landing_legs.STRIDE)
        yield from [Move(seat, card.verb, (way,))] if worth >= GOOD else []
    elif card.slots in (("space",), ("site",)):
        yield from jumping(box, view, seat, card, words)


def jumping(box: Box, view: State, seat: int, card: Card, words: Sequence[str]) -> Iterator[Move]:
    """A jump to where a flight promises clearly more than from here."""
    board, saucer = board_of(box, view), view.acting
    spaces = by_word(board.size) | {str(site): space for site, space in board.sites.items()}
    worth = {word: outlook(box, view, saucer, spaces[word]) for word in words}
    best = max(words, key=lambda word: worth[word])
    if worth[best] >= outlook(box, view, saucer, view.saucers[saucer].space) + GOOD:
        yield Move(seat, card.verb, (best,))


def keep(box: Box, view: State, seat: int) -> Move:
    """CG-94: the one that stands first among the best."""
    order = [*BEST, *(slug for slug in box.upgrades if slug not in BEST)]
    return Move(seat, "keep", (min(view.drawn, key=order.index),))


def stabilize(box: Box, view: State, seat: int) -> Move | None:
    """CG-133: so that the own turn comes early."""
    after = (seat - view.probe) % view.players
    return Move(seat, "stabilize", ("clockwise" if after <= view.players - after else "counter",))


CHOICES: dict[str, Choice] = {
    "stabilize": stabilize,
    "fly": fly,
    "gateway": gateway,
    "start": start,
    "aim": aim,
    "number": steps,
    "hop": hop,
    "stretch": steps,
    "waste": waste,
    "mines": mines,
    "airlock": airlock,
    "boost": boost,
    "amplify": steps,
    "hand": hand,
    "give": give,
    "reward": reward,
    "refill": refill,
    "end": end,
    "keep": keep,
}
