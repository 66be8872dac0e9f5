"""The upgrades at the end of a turn in the slow Crash and Grab: what each can do now, and doing it."""

from __future__ import annotations

from slow_crash_and_grab_moves import PASS, SlowMoves
from slow_crash_and_grab_table import ARROWS, QUADRANTS, STRIPS, SlowSaucer, Square, colour_of, speciality_of, written
from story import Going, ask

VERBS = {
    "wormhole": "wormhole_generator",
    "afterburner": "afterburner",
    "pulse": "pulse_cannon",
    "tractor": "tractor_beam",
    "teleport": "saucer_teleporter",
    "cloak": "cloaking_device",
    "distress": "distress_signaler",
    "legs": "landing_legs",
    "quake": "quake_maker",
    "triangulate": "organic_triangulator",
}
EVEN_IF_CRASHED = ["distress", "quake"]  # CG-123, CG-131


def in_line(one: Square, other: Square) -> bool:
    """In the same row or column, but not the same space."""
    return one != other and (one[0] == other[0] or one[1] == other[1])


def distance_between(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def way_from(one: Square, other: Square) -> str:
    """The direction in which the other of two spaces in line lies."""
    if one[0] == other[0]:
        return "asteroids" if other[1] > one[1] else "stars"
    return "meteor" if other[0] > one[0] else "sun"


class SlowUpgrades(SlowMoves):
    """The table with the end-of-turn upgrades."""

    def empty_squares(self) -> list[Square]:
        return [square for square in self.squares if self.empty(square)]

    def jump(self, saucer: SlowSaucer, name: str) -> None:
        """CG-109: nothing is triggered."""
        (saucer.square,) = [square for square in self.squares if written(square) == name]

    # ---- the start of a turn -----------------------------------------------------------------------------------

    def thrusters(self, saucer: SlowSaucer) -> Going:
        """CG-113."""
        assert saucer.square is not None
        near = [square for square in self.empty_squares() if distance_between(square, saucer.square) == 1]
        if saucer.can_use("blast_off_thrusters") and near:
            answer = yield from ask(saucer.owner, [PASS, *(f"thrusters {written(square)}" for square in near)])
            if answer != PASS:
                self.jump(saucer, answer.split()[1])

    # ---- the end of a turn: what is possible -------------------------------------------------------------------

    def end_moves(self, saucer: SlowSaucer) -> list[str]:
        """CG-110, CG-112."""
        moves = []
        for verb, upgrade in VERBS.items():
            ready = saucer.can_use(upgrade) and verb not in self.used
            if ready and (saucer.square is not None or verb in EVEN_IF_CRASHED):
                words = getattr(self, f"words_{verb}")(saucer)
                moves += [f"{verb} {word}".strip() for word in words]
        return moves

    def words_wormhole(self, saucer: SlowSaucer) -> list[str]:
        return [other.colour for other in self.saucers if other is not saucer and other.square is not None]

    def words_afterburner(self, saucer: SlowSaucer) -> list[str]:
        assert saucer.square is not None
        return [written(square) for square in self.empty_squares() if in_line(square, saucer.square)]

    def words_pulse(self, saucer: SlowSaucer) -> list[str]:
        assert saucer.square is not None
        return [other.colour for other in self.saucers if other.square and in_line(other.square, saucer.square)]

    def words_tractor(self, saucer: SlowSaucer) -> list[str]:
        here = saucer.square
        assert here is not None
        return [crew for at, crew in self.ground.items() if in_line(at, here) and distance_between(at, here) <= 2]

    def words_teleport(self, saucer: SlowSaucer) -> list[str]:
        return self.empty_sites()

    def words_cloak(self, saucer: SlowSaucer) -> list[str]:
        return [""]

    def words_distress(self, saucer: SlowSaucer) -> list[str]:
        found = []
        for other in self.saucers:
            if other is saucer:
                continue
            for taken in other.crew:
                for given in saucer.crew:
                    if colour_of(taken) == saucer.colour and speciality_of(taken) == speciality_of(given):
                        found.append(f"{taken} {given}")
        return found

    def words_legs(self, saucer: SlowSaucer) -> list[str]:
        return list(ARROWS)

    def words_quake(self, saucer: SlowSaucer) -> list[str]:
        """CG-132."""
        whole = QUADRANTS + (["c"] if self.size == 10 else [])
        strips = STRIPS if self.size > 8 else []
        return [f"{slot} {turns}" for slot in whole for turns in (1, 2, 3)] + [f"{slot} 2" for slot in strips]

    def words_triangulate(self, saucer: SlowSaucer) -> list[str]:
        return [] if self.gained else [written(square) for square in self.empty_squares()]

    # ---- the end of a turn: doing it ---------------------------------------------------------------------------

    def use(self, saucer: SlowSaucer, move: str) -> Going:
        verb, *words = move.split()
        self.used.add(verb)
        yield from getattr(self, f"do_{verb}")(saucer, *words)

    def do_wormhole(self, saucer: SlowSaucer, colour: str) -> Going:
        other = self.named(colour)
        saucer.square, other.square = other.square, saucer.square
        yield from ()

    def do_afterburner(self, saucer: SlowSaucer, name: str) -> Going:
        self.jump(saucer, name)
        yield from ()

    def do_pulse(self, saucer: SlowSaucer, colour: str) -> Going:
        other = self.named(colour)
        assert saucer.square is not None
        assert other.square is not None
        yield from self.push_directly(saucer, other, way_from(saucer.square, other.square), 1)
        yield from self.airlocks()

    def do_tractor(self, saucer: SlowSaucer, crew: str) -> Going:
        (square,) = [square for square, each in self.ground.items() if each == crew]
        del self.ground[square]
        self.to_place += 1
        self.gained = True
        self.aboard(saucer, crew)
        yield from ()

    def do_teleport(self, saucer: SlowSaucer, number: str) -> Going:
        saucer.square = self.site(number)
        yield from ()

    def do_cloak(self, saucer: SlowSaucer) -> Going:
        saucer.square = None
        yield from ()

    def do_distress(self, saucer: SlowSaucer, taken: str, given: str) -> Going:
        other = self.carrier(taken)
        assert other is not None
        saucer.crew.remove(given)
        other.crew.remove(taken)
        saucer.crew.append(taken)
        other.crew.append(given)
        yield from ()

    def do_legs(self, saucer: SlowSaucer, direction: str) -> Going:
        yield from self.own_move(saucer, direction, 1)
        yield from self.passing(saucer)

    def do_quake(self, saucer: SlowSaucer, slot: str, turns: str) -> Going:
        """CG-131."""
        tile, side, turned = self.laid[slot]
        to = {square: self.after_turns(slot, square, int(turns)) for square in self.spaces_of(slot)}
        for each in self.saucers:
            if each.square in to:
                each.square = to[each.square]
        self.ground = {to.get(square, square): crew for square, crew in self.ground.items()}
        self.lay(slot, tile, side, (turned + int(turns)) % 4)
        yield from ()

    def after_turns(self, slot: str, square: Square, turns: int) -> Square:
        """CG-23: where a square of a slot comes to lie, quarter turn by quarter turn."""
        spaces = self.spaces_of(slot)
        top, left = spaces[0]
        height, width = spaces[-1][0] - top + 1, spaces[-1][1] - left + 1
        r, c = square[0] - top, square[1] - left
        for _ in range(turns):
            r, c, height, width = c, height - 1 - r, width, height
        return top + r, left + c

    def do_triangulate(self, saucer: SlowSaucer, name: str) -> Going:
        self.jump(saucer, name)
        yield from ()
