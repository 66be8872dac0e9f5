"""What a player and chance can do in Crash and Grab: the table of verbs, and what runs on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from gamekit.crash_and_grab import cleanup, market, movement, passing, placing, rounds, setup, turns
from gamekit.crash_and_grab.board import CARDS as MOVEMENT_CARDS
from gamekit.crash_and_grab.board import SITES, Box
from gamekit.crash_and_grab.flow import Play, whole
from gamekit.crash_and_grab.geometry import size_of, words
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, SPECIALITIES, State
from gamekit.crash_and_grab.upgrades import (
    airlock,
    cargo_hold,
    kinetic_siphon,
    proximity_mines,
    scavenger_bot,
    waste_accelerator,
)
from gamekit.crash_and_grab.upgrades import cards as own_verbs
from gamekit.crash_and_grab.upgrades.card import Card
from gamekit.flow import Flow, Routine, done, nothing, row, settle
from gamekit.game import Move, Slot, Step, Verb
from gamekit.moments import gathered
from gamekit.verb import Cut, fixed, mover, verb

ROUTINES: dict[str, Routine] = {
    "supply": setup.supply,
    "round": rounds.begin,
    "turning": rounds.turning,
    "turn": turns.turn,
    "place": placing.place,
    "starting": own_verbs.starting,
    "reveal": turns.reveal,
    "counting": turns.counting,
    "launch": turns.launch,
    "glide": movement.glide,
    "accelerate": movement.accelerated,
    "shove": movement.shove,
    "push": movement.push,
    "airing": turns.airing,
    "boosting": turns.boosting,
    "passing": passing.offer,
    "passed": passing.passed,
    "clean": cleanup.clean,
    "buy": market.buy,
    "turn_end": turns.turn_end,
    "round_end": rounds.finish,
    "pass_probe": rounds.pass_probe,
}
OPTIONAL = (
    *("stabilize", "gateway", "scavenge", "start", "aim", "waste", "mines", "siphon"),
    *("airlock", "boost", "hand", "end", "cargo"),
)  # tasks that can be declined: CG-98, CG-51, CG-141


def decline(box: Box, state: State, move: Move) -> Flow:
    """CG-98: what is optional is declined, and the rest goes on as it would without it."""
    return nothing(done(state))


def take(box: Box, state: State, move: Move) -> Flow:
    """CG-122, CG-126, CG-127: what an upgrade gives is taken."""
    return TAKEN[state.agenda[-1].kind](box, state, move)


TAKEN: dict[str, Play] = {
    "scavenge": scavenger_bot.play,
    "siphon": kinetic_siphon.play,
    "cargo": cargo_hold.play,
}


def aim(box: Box, state: State, move: Move) -> Flow:
    """CG-46, CG-66: a direction for the card move, or off an accelerator."""
    return (turns.aim if state.agenda[-1].kind == "aim" else movement.hop)(box, state, move)


PLAYS: dict[str, Play] = {
    "lay": setup.lay,
    "probe": setup.probe,
    "land": placing.land,
    "locate": setup.locate,
    "spin": rounds.spin,
    "deal": market.deal,
    "plan": rounds.plan,
    "stabilize": rounds.stabilize,
    "fly": turns.fly,
    "gateway": placing.choose_site,
    "aim": aim,
    "steps": turns.steps,
    "boost": turns.boost,
    "waste": waste_accelerator.play,
    "mines": proximity_mines.play,
    "take": take,
    "airlock": airlock.play,
    "hand": passing.hand,
    "give": cleanup.give,
    "steal": cleanup.steal,
    "energy": cleanup.energy,
    "refill": cleanup.refill,
    "keep": market.keep,
    "pass": decline,
    **{card.verb: partial(own_verbs.use, card) for card in own_verbs.CARDS},
}


def play(box: Box, name: str, state: State, move: Move) -> Step:
    """What follows from a move: the next state and what happened."""
    return settle(whole(PLAYS[name], ROUTINES, box, state, move))


def moments(box: Box, state: State, move: Move) -> tuple[Step, ...]:
    """The same space by space: a moment for each space that a saucer reaches, with what happens there."""
    return gathered(row(whole(PLAYS[move.verb], ROUTINES, box, state, move)), BEGINS)


BEGINS = frozenset(
    ("turn", "revealed", "moved", "crashed", "blown_up", "jumped", "swapped", "vanished", "turned", "landed", "located")
)  # events with which a turn or a reveal begins, or something on the board changes place


# ---------------------------------------------------------------------- slots


@cache
def crew_words(colours: tuple[str, ...]) -> tuple[str, ...]:
    """The crew members of these colours."""
    return tuple(f"{colour}_{speciality}" for colour in colours for speciality in SPECIALITIES)


def saucers(state: State) -> Sequence[str]:
    """The saucers in play."""
    return COLOURS[: len(state.saucers)]


def crew(state: State) -> Sequence[str]:
    """The crew in play."""
    return crew_words(state.colours)


SITE_WORDS = tuple(map(str, SITES))
NUMBERS = tuple(map(str, range(13)))  # the largest is a doubled boost of 6 (CG-138)
TURNS = ("0", "1", "2", "3")
SPINS = ("clockwise", "counter")


def slots(box: Box) -> dict[str, Callable[[Cut | None], Slot]]:
    """The slots that several verbs have, by their names; each takes its cut."""
    return {
        "saucer": partial(Slot, "saucer", saucers),
        "crew": partial(Slot, "crew", crew),
        "taken": partial(Slot, "taken", crew),
        "given": partial(Slot, "given", crew),
        "site": lambda cut: fixed("site", SITE_WORDS, cut),
        "space": partial(Slot, "space", lambda state: words(size_of(box, state))),
        "direction": lambda cut: fixed("direction", DIRECTIONS, cut),
        "slot": lambda cut: Slot("slot", lambda state: box.slots_of(size_of(box, state)), cut),
        "turns": lambda cut: fixed("turns", TURNS, cut),
    }


# ---------------------------------------------------------------------- verbs


def verbs(box: Box) -> dict[str, Verb]:
    """All verbs: players' choices in the order in which a turn asks for them, then those of chance."""
    found = {**turn_verbs(box), **card_verbs(box), **settling_verbs(box), **chance_verbs(box)}
    return {name: verb._replace(play=partial(play, box, name)) for name, verb in found.items()}


def turn_verbs(box: Box) -> dict[str, Verb]:
    """CG-33 to CG-66: what is chosen up to the end of the movement."""
    of = slots(box)
    secret: dict[str, Any] = {"knowers": mover}  # CG-157, CG-159
    site = of["site"](partial(placing.cut_site, box))
    return {
        "plan": verb(
            ("plan",),
            fixed("card", MOVEMENT_CARDS, **secret),
            fixed("direction", DIRECTIONS, **secret),
            own_eyes=True,
        ),
        "stabilize": verb(("stabilize",), fixed("spin", SPINS)),
        "fly": verb(("fly",), of["saucer"](turns.cut_fly), why_not=turns.why_not_fly),
        "gateway": verb(("gateway",), site, why_not=partial(placing.why_not_choose_site, box)),
        "aim": verb(("aim", "hop"), of["direction"](None)),
        "steps": verb(
            ("number", "stretch", "amplify"), fixed("number", NUMBERS, turns.cut_steps), why_not=turns.why_not_steps
        ),
        "boost": verb(("boost",), of["direction"](None)),
        "waste": verb(("waste",)),
        "mines": verb(("mines",)),
        "take": verb(("scavenge", "siphon", "cargo")),
        "airlock": verb(("airlock",), of["crew"](airlock.cut), why_not=airlock.why_not),
        "hand": verb(("hand",), of["crew"](passing.cut_hand), why_not=passing.why_not_hand),
    }


def card_verbs(box: Box) -> dict[str, Verb]:
    """CG-45, CG-92: the upgrades used by a move of their own."""
    return {card.verb: card_verb(box, card) for card in own_verbs.CARDS}


def card_verb(box: Box, card: Card) -> Verb:
    """The verb of such an upgrade; one without a word is refused where it cannot be used."""
    of = slots(box)
    taken = (of[slot](partial(cut_card, card, box, at)) for at, slot in enumerate(card.slots))
    why_not = partial(own_verbs.why_not_use, card, box)
    return verb((card.moment,), *taken, why_not=why_not)


def cut_card(card: Card, box: Box, at: int, state: State, seat: int, before: tuple[str, ...]) -> Sequence[str]:
    """What can be chosen for an upgrade by the saucer whose turn it is, as its first word or as its second."""
    choices = partial(own_verbs.cut, card, box, state, state.acting)
    if at <= len(before):
        return choices(before)
    return list(dict.fromkeys(word for first in choices(()) for word in choices((first,))))


def settling_verbs(box: Box) -> dict[str, Verb]:
    """CG-76 to CG-95: what is chosen in the clean-up; CG-98: and that something is not wanted."""
    of = slots(box)
    colour = Slot("colour", lambda state: state.colours, cleanup.cut_refill)
    upgrade = fixed("upgrade", tuple(box.upgrades), market.cut_keep)
    receiver = of["saucer"](cleanup.cut_receiver)
    return {
        "give": verb(("give",), of["crew"](cleanup.cut_give), receiver, why_not=cleanup.why_not_give),
        "steal": verb(("reward",), of["crew"](cleanup.cut_steal), why_not=cleanup.why_not_steal),
        "energy": verb(("reward",)),
        "refill": verb(("refill",), colour, why_not=cleanup.why_not_refill),
        "keep": verb(("keep",), upgrade, why_not=market.why_not_keep, own_eyes=True),
        "pass": verb(OPTIONAL, keys=("d",)),
    }


def chance_verbs(box: Box) -> dict[str, Verb]:
    """CG-148 to CG-155: what chance decides, each outcome with weight 1."""
    of = slots(box)
    tiles, upgrades = tuple(box.tiles), tuple(box.upgrades)
    site = of["site"](partial(placing.cut_site, box))
    lay = (
        of["slot"](setup.cut_slot),
        fixed("tile", tiles, partial(setup.cut_tile, box)),
        fixed("side", ("a", "b")),
        of["turns"](partial(setup.cut_turns, box)),
    )
    pair = (
        fixed("first", upgrades, partial(market.cut_first, box), knowers=market.buyer),
        fixed("second", upgrades, partial(market.cut_second, box), knowers=market.buyer),
    )
    seat = Slot("seat", lambda state: [str(seat) for seat in state.seats])
    landing = of["saucer"](placing.cut_saucer), site
    called = of["crew"](setup.cut_crew), site
    return {
        "lay": verb(("lay",), *lay, why_not=partial(setup.why_not_lay, box)),
        "probe": verb(("probe",), seat),
        "land": verb(("land",), *landing, why_not=partial(placing.why_not_land, box)),
        "locate": verb(("locate",), *called, why_not=partial(setup.why_not_locate, box)),
        "spin": verb(("spin",), fixed("spin", SPINS)),
        "deal": verb(("deal",), *pair, why_not=partial(market.why_not_deal, box)),
    }
