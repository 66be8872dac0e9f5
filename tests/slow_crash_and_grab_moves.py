"""How saucers move in the slow Crash and Grab: one space at a time, with all that happens on the way.

Whatever somebody decides is asked by `yield`: who is asked, and the moves with their weights.
"""

from __future__ import annotations

from collections.abc import Generator

from slow_crash_and_grab_table import ARROWS, SlowSaucer, SlowTable, Square, beside, colour_of, neighbours
from story import Ask, Going, Over, ask

PASS = "pass"
Pickup = tuple[SlowSaucer, str]


class Won(Over):
    """CG-143: the game ends at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SlowMoves(SlowTable):
    """The table with saucers that move."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.trail: list[tuple[object, ...]] = []  # what has happened on the way, in order; the reader empties it
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing has happened in this turn yet."""
        self.number = 0  # CG-50
        self.hops = 0
        self.crashes: list[SlowSaucer] = []  # not yet settled
        self.to_place = 0  # crew members picked up and not yet made up for
        self.picked: list[Pickup] = []  # of the move in progress, for the Airlock
        self.gained = False  # CG-139
        self.used: set[str] = set()
        self.passable: list[str] = []

    # ---- crew --------------------------------------------------------------------------------------------------

    def aboard(self, saucer: SlowSaucer, crew: str) -> None:
        """A crew member comes aboard, by whatever way (CG-145)."""
        saucer.crew.append(crew)
        if self.complete(saucer.owner):
            raise Won(saucer.owner)

    def pick_up(self, saucer: SlowSaucer) -> None:
        """CG-61, CG-62."""
        assert saucer.square is not None
        if saucer.square not in self.ground:
            return
        crew = self.ground.pop(saucer.square)
        self.trail.append(("picked", saucer.colour, crew))
        self.to_place += 1
        self.picked.append((saucer, crew))
        if saucer.number == self.acting:
            self.gained = True
        self.aboard(saucer, crew)

    def pass_to(self, saucer: SlowSaucer, crew: str) -> None:
        """A crew member changes from one saucer to another."""
        giver = self.carrier(crew)
        assert giver is not None
        giver.crew.remove(crew)
        self.aboard(saucer, crew)

    # ---- moving ------------------------------------------------------------------------------------------------

    def crash(self, saucer: SlowSaucer, how: str = "crashed") -> None:
        """CG-59, CG-60, CG-71, CG-128."""
        self.trail.append((how, saucer.colour))
        saucer.square = None
        self.crashes.append(saucer)

    def step(self, saucer: SlowSaucer, direction: str) -> Square:
        """One space on; off the board, it crashes."""
        assert saucer.square is not None
        saucer.square = square = beside(saucer.square, direction)
        if square in self.squares:
            self.trail.append(("moved", saucer.colour, square))
        else:
            self.crash(saucer)
        return square

    def own_move(self, saucer: SlowSaucer, direction: str, distance: int) -> Going:
        """A move of the saucer whose turn it is, and then the Airlock decisions (CG-135)."""
        yield from self.fly(saucer, direction, distance)
        yield from self.airlocks()

    def fly(self, saucer: SlowSaucer, direction: str, distance: int) -> Going:
        """CG-56 to CG-68."""
        left = distance
        while left > 0 or self.on_accelerator(saucer):  # the latter only beyond the hop limit
            left -= 1
            square = self.step(saucer, direction)
            if saucer.square is None:
                return
            bare = square not in self.ground and self.saucer_on(square, but=saucer) is None
            self.pick_up(saucer)
            self.come_near(saucer)
            other = self.saucer_on(square, but=saucer)
            if other:
                yield from self.run_into(saucer, other, direction, distance)
                return
            if (yield from self.accelerates(saucer, square, bare)):
                self.hops += 1
                _, direction = (yield from ask(saucer.owner, [f"aim {arrow}" for arrow in ARROWS])).split()
                distance = yield from self.regulated(saucer, distance)
                left = distance

    def on_accelerator(self, saucer: SlowSaucer) -> bool:
        assert saucer.square is not None
        return self.squares[saucer.square] == "*"

    def accelerates(self, saucer: SlowSaucer, square: Square, bare: bool) -> Generator[Ask, str, bool]:
        """CG-66, CG-69, CG-120."""
        if self.hops >= int(str(self.options["hop_limit"])):
            return False
        if self.squares[square] == "*":
            return True
        wasteable = self.squares[square] != "." and bare
        if not (wasteable and saucer.can_use("waste_accelerator") and "waste_accelerator" not in self.used):
            return False
        if (yield from ask(saucer.owner, ["waste", PASS])) == PASS:
            return False
        self.used.add("waste_accelerator")
        return True

    def regulated(self, saucer: SlowSaucer, distance: int) -> Generator[Ask, str, int]:
        """CG-136."""
        if not saucer.can_use("acceleration_regulator"):
            return distance
        distances = {distance, 1, 2, 3, 4} | ({6, 8} if saucer.can_use("hyperdrive") else set())
        _, number = (yield from ask(saucer.owner, [f"steps {each}" for each in sorted(distances)])).split()
        return int(number)

    def run_into(self, saucer: SlowSaucer, other: SlowSaucer, direction: str, distance: int) -> Going:
        """CG-63, CG-126, CG-128, CG-129."""
        self.trail.append(("hit", saucer.colour, other.colour))
        if saucer.can_use("proximity_mines") and (yield from ask(saucer.owner, ["mines", PASS])) == "mines":
            self.crash(other, "blown_up")
            return
        yield from self.push_directly(saucer, other, direction, distance)

    def push_directly(self, saucer: SlowSaucer, other: SlowSaucer, direction: str, distance: int) -> Going:
        """CG-126."""
        ready = saucer.can_use("kinetic_siphon") and "kinetic_siphon" not in self.used
        if ready and (yield from ask(saucer.owner, ["take", PASS])) == "take":
            self.used.add("kinetic_siphon")
            saucer.boosters += 1
        self.push(other, direction, distance)

    def push(self, saucer: SlowSaucer, direction: str, distance: int) -> None:
        """CG-64, CG-65, CG-67."""
        left = distance
        while left > 0:
            left -= 1
            square = self.step(saucer, direction)
            if saucer.square is None:
                return
            self.pick_up(saucer)
            other = self.saucer_on(square, but=saucer)
            if other:
                self.trail.append(("hit", saucer.colour, other.colour))
                self.push(other, direction, distance)
                return
            if self.squares[square] == "*":
                left = distance

    # ---- after a move ------------------------------------------------------------------------------------------

    def airlocks(self) -> Going:
        """CG-134, CG-135."""
        for saucer, crew in self.picked:
            if self.ground and saucer.can_use("airlock"):
                answer = yield from ask(saucer.owner, [PASS, *(f"airlock {each}" for each in self.ground.values())])
                if answer != PASS:
                    self.exchange(saucer, crew, answer.split()[1])
        self.picked = []

    def exchange(self, saucer: SlowSaucer, crew: str, other: str) -> None:
        (square,) = [square for square, each in self.ground.items() if each == other]
        saucer.crew.remove(crew)
        self.ground[square] = crew
        self.aboard(saucer, other)

    # ---- partner passing ---------------------------------------------------------------------------------------

    def come_near(self, saucer: SlowSaucer) -> None:
        """CG-140."""
        partner = self.partner(saucer)
        if not self.options["partner_passing"] or partner is None or partner.square is None:
            return
        assert saucer.square is not None
        if partner.square in [saucer.square, *neighbours(saucer.square)]:
            self.passable += [crew for crew in saucer.crew if colour_of(crew) == partner.colour]
            self.passable += [crew for crew in partner.crew if colour_of(crew) == saucer.colour]

    def can_pass(self, saucer: SlowSaucer) -> dict[str, SlowSaucer]:
        """The passable crew members and who would get each: still aboard the saucer that is not of their colour."""
        found = {}
        for crew in self.passable:
            carrier, receiver = self.carrier(crew), self.named(colour_of(crew))
            if carrier is not None and carrier is not receiver and carrier.owner == saucer.owner:
                found[crew] = receiver
        return found

    def passing(self, saucer: SlowSaucer) -> Going:
        """CG-141; CG-93: after Landing Legs again, for whom they made passable."""
        while self.can_pass(saucer):
            receivers = self.can_pass(saucer)
            answer = yield from ask(saucer.owner, [PASS, *(f"hand {crew}" for crew in receivers)])
            if answer == PASS:
                break
            crew = answer.split()[1]
            if receivers[crew] is saucer:
                self.gained = True
            self.pass_to(receivers[crew], crew)
        self.passable = []
