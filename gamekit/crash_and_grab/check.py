"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gamekit.crash_and_grab import setup
from gamekit.crash_and_grab.agendas import waits
from gamekit.crash_and_grab.board import CARDS, Box
from gamekit.crash_and_grab.crew import complete
from gamekit.crash_and_grab.geometry import board_of, size_of
from gamekit.crash_and_grab.state import DIRECTIONS, NOBODY, SPECIALITIES, Options, Plan, Saucer, State
from gamekit.crash_and_grab.trips import wrong_in
from gamekit.game import Setting

MANY = range(10_001)  # boosters or energy: in 1000 rounds no saucer gets more (CG-147)


def problems(box: Box, state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player plans, or decides something in a turn that does not interrupt a move.
    """
    if not rows_ok(box, state, setting):
        return ["seats"]
    if not tiles_ok(box, state):
        return ["tiles"]
    tests = {
        "crew": crew_ok(state),
        "queues": all(queue_ok(queue) for queue in state.queues),
        "spaces": spaces_ok(box, state),
        "ground": ground_ok(box, state),
        "upgrades": upgrades_ok(box, state),
        "goods": all(record.boosters in MANY and record.energy in MANY for record in state.saucers),
        "plans": all(plan_ok(plan) for plan in state.plans),
        "winner": state.winner == NOBODY and not any(complete(state, seat) for seat in state.seats),
        "round": round_ok(box, state),
    }
    wrong = [name for name, ok in tests.items() if not ok]
    return wrong or wrong_in(box, state) or ([] if waits(box, state) else ["agenda"])


def rows_ok(box: Box, state: State, setting: Setting) -> bool:
    """CG-2, CG-5: as many saucers, queues, plans and slots as the players need, and the options of the game."""
    party = box.parties[setting.seats]
    rows = (len(state.saucers), len(state.plans), len(state.queues), len(state.tiles))
    needed = (party.saucers, party.saucers, party.sets, len(box.slots_of(party.board)))
    return state.players == setting.seats and rows == needed and state.options == Options(**setting.options)


def tiles_ok(box: Box, state: State) -> bool:
    """CG-24: each tile of the board lies in one slot of its kind, on a side, turned so that it fits."""
    size, kinds = size_of(box, state), dict(box.slots)
    slots = box.slots_of(size)
    if len({laid.tile for laid in state.tiles}) < len(slots):
        return False
    return all(
        laid.tile in box.tiles_of(size, kinds[slot]) and laid.side in ("a", "b") and fits(slot, size, laid.turns)
        for slot, laid in zip(slots, state.tiles, strict=True)
    )


def fits(slot: str, size: int, turned: int) -> bool:
    """CG-24: strips fit by every second quarter turn, the single space by none."""
    return str(turned) in setup.quarters(slot, size)


def crew_ok(state: State) -> bool:
    """CG-4, CG-5: every crew member is in exactly one place: in its queue, on the board, or aboard."""
    queued = [crew for queue in state.queues for crew in queue]
    placed = [crew for crew, _ in state.ground] + [crew for record in state.saucers for crew in record.crew]
    all_crew = [f"{colour}_{speciality}" for colour in state.colours for speciality in SPECIALITIES]
    own = all(
        crew.startswith(f"{colour}_") for colour, q in zip(state.colours, state.queues, strict=True) for crew in q
    )
    return own and Counter(queued + placed) == Counter(all_crew)


def queue_ok(queue: tuple[str, ...]) -> bool:
    """CG-7: Pilot, Engineer, Doctor, Scientist, as far as they wait."""
    places = [SPECIALITIES.index(crew.partition("_")[2]) for crew in queue if crew.partition("_")[2] in SPECIALITIES]
    return len(places) == len(queue) and places == sorted(places)


def spaces_ok(box: Box, state: State) -> bool:
    """CG-70: saucers stand on different spaces of the board, none on an accelerator; some may be off the board."""
    board = board_of(box, state)
    spaces = [record.space for record in state.saucers if record.space]
    on_board = all(space in board.spaces and space not in board.accelerators for space in spaces)
    return on_board and len(set(spaces)) == len(spaces)


def ground_ok(box: Box, state: State) -> bool:
    """CG-70, CG-90: crew stands on crash sites, one on each, no saucer on it; not more than is kept on the board."""
    board = board_of(box, state)
    spaces = [space for _, space in state.ground]
    taken = {record.space for record in state.saucers}
    apart = len(set(spaces)) == len(spaces) and all(space in board.site_at and space not in taken for space in spaces)
    few = len(spaces) + state.trip.refill <= box.parties[state.players].crew and state.trip.refill >= 0
    return apart and few and state.ground == tuple(sorted(state.ground))


def upgrades_ok(box: Box, state: State) -> bool:
    """CG-11, CG-99: every upgrade is in one place, in the order of the table; fresh ones are the saucer's own."""
    laid = [card for record in state.saucers for card in record.upgrades]
    ordered = all(list(pile) == [card for card in box.deck[state.players] if card in pile] for pile in piles(state))
    whole = Counter([*state.deck, *state.discards, *laid]) == Counter(box.deck[state.players])
    fresh = all(set(record.fresh) <= set(record.upgrades) and is_set(record) for record in state.saucers)
    return ordered and whole and fresh and not state.drawn


def piles(state: State) -> Iterator[tuple[str, ...]]:
    """The deck and the discards."""
    yield from (state.deck, state.discards)


def is_set(record: Saucer) -> bool:
    """Whether no fresh upgrade of a saucer is named twice."""
    return len(set(record.fresh)) == len(record.fresh)


def plan_ok(plan: Plan | None) -> bool:
    """CG-8, CG-9: a plan names a card and a direction."""
    return plan is None or (plan.card in CARDS and plan.direction in DIRECTIONS)


def round_ok(box: Box, state: State) -> bool:
    """CG-36 to CG-40, CG-147: Probe, order, tokens, turn and what has been revealed fit together."""
    begun = 1 <= state.round <= state.options.max_rounds and state.probe in state.seats
    if not begun or not 0 <= state.turn <= len(state.order):
        return False
    if not state.order:
        return not (state.spin or state.tokens or state.revealed or state.turn) and state.acting == NOBODY
    return order_ok(state) and tokens_ok(box, state) and acting_ok(state)


def order_ok(state: State) -> bool:
    """CG-36, CG-37: the turns run from the Probe player one way or the other, or alternate between two players."""
    first, *others = setup.clockwise(state, state.probe)
    if state.players == 2:
        return state.order == (first, *others) * 2 and not state.spin
    ways = {"clockwise": (first, *others), "counter": (first, *others[::-1])}
    return state.order == ways.get(state.spin)


def tokens_ok(box: Box, state: State) -> bool:
    """CG-39, CG-40: the last in the order hold the override tokens."""
    return state.tokens == state.order[::-1][: box.parties[state.players].tokens]


def acting_ok(state: State) -> bool:
    """CG-38, CG-46: a saucer of the player whose turn it is acts, and the saucers before it in the order have flown."""
    if state.turn < 1 or len(set(state.revealed)) != len(state.revealed) or None in state.plans:
        return False
    saucers = range(len(state.saucers))
    if not all(saucer in saucers for saucer in state.revealed):
        return False
    seats = tuple(map(state.seat_of, state.revealed))
    choosing = state.acting == NOBODY and seats == state.order[: state.turn - 1]
    if state.acting == NOBODY:
        return choosing
    known = state.acting in saucers and state.seat_of(state.acting) == state.order[state.turn - 1]
    return known and seats in (state.order[: state.turn], state.order[: state.turn - 1])
