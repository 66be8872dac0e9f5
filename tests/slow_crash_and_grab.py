"""A second, slow and plain implementation of Crash and Grab, an oracle for the tests.

Written from the rules reference alone, as one long story: whenever somebody, chance included, decides something, the
story stops at a `yield` until the move comes. The table, the movement and the upgrades are in the files beside.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations

from slow_crash_and_grab_moves import PASS, Won
from slow_crash_and_grab_table import (
    ARROWS,
    QUADRANTS,
    REFERENCE,
    REFERENCE_9,
    REFERENCE_10,
    STRIPS,
    UPGRADES,
    SlowSaucer,
)
from slow_crash_and_grab_upgrades import SlowUpgrades
from story import CHANCE, Ask, Going, Story, ask

CARDS = ["2", "3", "0-5"]  # CG-8


class SlowGame(Story, SlowUpgrades):
    """A game for 2 to 6 seats."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.moves = {}

    def start(self) -> None:
        """Begin with the set-up."""
        self.begin(self.whole_game())

    def start_round(self) -> None:
        """Begin at the next round, from a position that was put together by hand."""
        self.begin(self.from_round())

    def ended(self, how: Exception) -> None:
        """CG-143."""
        if isinstance(how, Won):
            self.winner = how.seat

    def whole_game(self) -> Going:
        yield from self.set_up()
        yield from self.from_round()

    def from_round(self) -> Going:
        while self.round < int(str(self.options["max_rounds"])):  # CG-147
            yield from self.one_round()

    # ---- set-up ------------------------------------------------------------------------------------------------

    def set_up(self) -> Going:
        yield from self.lay_board()
        answer = yield from ask(CHANCE, [f"probe {seat}" for seat in range(self.seats)])
        self.probe = int(answer.split()[1])
        for saucer in self.saucers:  # CG-27
            yield from self.land(saucer)
        yield from self.hand_out()

    def lay_board(self) -> Going:
        """CG-24, CG-25, CG-149, CG-150."""
        if self.options["board"] == "reference":
            for slot, (tile, turns) in self.reference().items():
                self.lay(slot, tile, "a", turns)
            return
        kind = "s" if self.size == 9 else "w"
        yield from self.lay_tiles(QUADRANTS, ["q1", "q2", "q3", "q4"])
        if self.size > 8:
            yield from self.lay_tiles(STRIPS, [f"{kind}{number}" for number in (1, 2, 3, 4)])
            yield from self.lay_tiles(["c"], [f"{kind}5"])

    def reference(self) -> dict[str, tuple[str, int]]:
        return REFERENCE | {8: {}, 9: REFERENCE_9, 10: REFERENCE_10}[self.size]

    def lay_tiles(self, slots: list[str], tiles: list[str]) -> Going:
        for slot in slots:
            words = [f"{tile} {side} {turn}" for tile in tiles for side in "ab" for turn in self.turns_in(slot)]
            _, _, tile, side, turn = (yield from ask(CHANCE, [f"lay {slot} {word}" for word in words])).split()
            self.lay(slot, tile, side, int(turn))
            tiles.remove(tile)

    def turns_in(self, slot: str) -> list[int]:
        """The turns with which a tile fits."""
        if slot in ("n", "s"):
            return [1, 3]
        if slot in ("e", "w"):
            return [0, 2]
        return [0] if slot == "c" and self.size == 9 else [0, 1, 2, 3]

    def land(self, saucer: SlowSaucer) -> Going:
        """CG-27, CG-43, CG-103."""
        sites = self.empty_sites()
        assert len(sites) >= 3  # CG-153
        answer = yield from ask(CHANCE, [f"land {saucer.colour} {site}" for site in sites])
        saucer.square = self.site(answer.split()[2])

    def hand_out(self) -> Going:
        """CG-29, CG-30."""
        if self.seats == 2:
            mine, others = self.saucers_of(self.probe), self.saucers_of(1 - self.probe)
            others[0].boosters += 1
            pilots = [mine[1], others[1]]
        else:
            second = (self.probe + 1) % self.seats
            if self.seats > 3:
                self.saucers[second].boosters += 1
            first = 1 if self.seats == 3 else 2
            pilots = [self.saucers[(self.probe + number) % self.seats] for number in range(first, self.seats)]
        for saucer in pilots:
            yield from self.locate(saucer.colour)

    def locate(self, colour: str) -> Going:
        """CG-31, CG-89: the front of a queue goes to a random empty crash site."""
        crew = self.queues[colour][0]
        answer = yield from ask(CHANCE, [f"locate {crew} {site}" for site in self.empty_sites()])
        self.queues[colour].remove(crew)
        self.ground[self.site(answer.split()[2])] = crew

    # ---- round -------------------------------------------------------------------------------------------------

    def one_round(self) -> Going:
        self.round += 1
        self.plans, self.order = {}, []
        yield from self.planning()
        yield from self.turn_direction()
        yet = list(self.saucers)
        for seat in self.order:
            if self.options["fresh_upgrade"] == "next_turn":  # CG-101
                self.all_usable()
            saucer = yield from self.next_saucer(seat, [saucer for saucer in yet if saucer.owner == seat])
            yet.remove(saucer)
            yield from self.turn(saucer)
        yield from self.end_of_round()

    def planning(self) -> Going:
        """CG-33."""
        for saucer in self.saucers:
            plans = [f"plan {card} {arrow}" for card in CARDS for arrow in ARROWS]
            _, card, arrow = (yield from ask(saucer.owner, plans)).split()
            self.plans[saucer.number] = (card, arrow)

    def turn_direction(self) -> Going:
        """CG-36 to CG-40, CG-133."""
        if self.seats == 2:
            self.order = [self.probe, 1 - self.probe, self.probe, 1 - self.probe]
            return
        yield from self.decide_direction()
        step = 1 if self.direction == "clockwise" else -1
        self.order = [(self.probe + step * number) % self.seats for number in range(self.seats)]
        last = {5: 1, 6: 2}.get(self.seats, 0)
        self.tokens = sorted(self.order[len(self.order) - last :])  # each seat flies the saucer of its number

    def decide_direction(self) -> Going:
        for saucer in self.saucers:
            if saucer.can_use("rotational_stabilizer"):
                answer = yield from ask(saucer.owner, ["stabilize clockwise", "stabilize counter", PASS])
                if answer != PASS:
                    self.direction = answer.split()[1]
                    return
        self.direction = (yield from ask(CHANCE, ["spin clockwise", "spin counter"])).split()[1]

    def next_saucer(self, seat: int, saucers: list[SlowSaucer]) -> Generator[Ask, str, SlowSaucer]:
        """CG-38."""
        if len(saucers) == 1:
            return saucers[0]
        answer = yield from ask(seat, [f"fly {saucer.colour}" for saucer in saucers])
        return self.named(answer.split()[1])

    # ---- turn --------------------------------------------------------------------------------------------------

    def turn(self, saucer: SlowSaucer) -> Going:
        self.begin_turn()
        self.acting = saucer.number
        placed = saucer.square is None
        if placed:
            yield from self.place(saucer)
        yield from self.thrusters(saucer)
        yield from self.reveal(saucer, placed)
        yield from self.boosts(saucer)
        yield from self.passing(saucer)
        yield from self.clean_up(saucer)
        self.acting = -1

    def all_usable(self) -> None:
        for saucer in self.saucers:
            saucer.fresh = []

    def place(self, saucer: SlowSaucer) -> Going:
        """CG-43, CG-103, CG-122, CG-125."""
        answer = PASS
        if saucer.can_use("regeneration_gateway"):
            answer = yield from ask(saucer.owner, [PASS, *(f"gateway {site}" for site in self.empty_sites())])
        if answer == PASS:
            yield from self.land(saucer)
        else:
            saucer.square = self.site(answer.split()[1])
        if saucer.can_use("scavenger_bot") and (yield from ask(saucer.owner, ["take", PASS])) == "take":
            saucer.boosters += 1
            saucer.energy += 1

    def reveal(self, saucer: SlowSaucer, placed: bool) -> Going:
        """CG-46 to CG-49, CG-121."""
        card, direction = self.plans[saucer.number]
        if placed or saucer.number in self.tokens or saucer.can_use("time_machine"):
            answer = yield from ask(saucer.owner, [f"aim {arrow}" for arrow in ARROWS] + [PASS])
            direction = direction if answer == PASS else answer.split()[1]
        numbers = [0, 1, 2, 3, 4, 5] if card == "0-5" else [int(card)]
        if saucer.can_use("hyperdrive"):
            numbers += [number * 2 for number in numbers if number * 2 not in numbers]
        self.number = numbers[0]
        if len(numbers) > 1:
            self.number = int((yield from ask(saucer.owner, [f"steps {number}" for number in numbers])).split()[1])
        saucer.boosters += 1 if card == "2" else 0
        saucer.energy += 1 if card == "3" else 0
        yield from self.own_move(saucer, direction, self.number)

    def boosts(self, saucer: SlowSaucer) -> Going:
        """CG-51 to CG-54, CG-138."""
        while saucer.square is not None and saucer.boosters > 0:
            answer = yield from ask(saucer.owner, [PASS, *(f"boost {arrow}" for arrow in ARROWS)])
            if answer == PASS:
                return
            saucer.boosters -= 1
            distance = self.number
            if saucer.can_use("boost_amplifier"):
                numbers = {self.number, 1, 2, 3, 4, 5, 6} | ({8, 10, 12} if saucer.can_use("hyperdrive") else set())
                distance = int((yield from ask(saucer.owner, [f"steps {number}" for number in numbers])).split()[1])
            yield from self.own_move(saucer, answer.split()[1], distance)

    # ---- clean-up ----------------------------------------------------------------------------------------------

    def clean_up(self, saucer: SlowSaucer) -> Going:
        """CG-76, CG-92, CG-93."""
        yield from self.settle(saucer)
        while self.end_moves(saucer):
            answer = yield from ask(saucer.owner, [PASS, *self.end_moves(saucer)])
            if answer == PASS:
                break
            yield from self.use(saucer, answer)
            yield from self.settle(saucer)
        yield from self.buying(saucer)

    def settle(self, saucer: SlowSaucer) -> Going:
        """Penalties, rewards, placing crew, for all that was not settled yet."""
        crashes, self.crashes = self.crashes, []
        for crashed in crashes:
            if crashed.owner == saucer.owner:  # CG-77, CG-88
                yield from self.penalty(crashed)
        for crashed in crashes:
            if crashed.owner != saucer.owner:
                yield from self.reward(saucer, crashed)
        while self.to_place:
            self.to_place -= 1
            yield from self.refill(saucer)

    def penalty(self, crashed: SlowSaucer) -> Going:
        """CG-77 to CG-80."""
        others = [other.colour for other in self.saucers if other.owner != crashed.owner]
        moves = [f"give {crew} {other}" for crew in self.at_risk(crashed) for other in others]
        if moves:
            _, crew, other = (yield from ask(crashed.owner, moves)).split()
            self.pass_to(self.named(other), crew)

    def reward(self, saucer: SlowSaucer, crashed: SlowSaucer) -> Going:
        """CG-81, CG-82, CG-86."""
        moves = ["energy"]
        if not self.has_fewer(crashed.owner, saucer.owner):
            moves += [f"steal {crew}" for crew in self.at_risk(crashed)]
        answer = yield from ask(saucer.owner, moves)
        if answer == "energy":
            saucer.energy += 1
            return
        self.gained = True
        self.pass_to(saucer, answer.split()[1])

    def refill(self, saucer: SlowSaucer) -> Going:
        """CG-89 to CG-91."""
        colours = [colour for colour in self.colours if self.queues[colour]]
        if colours:
            answer = yield from ask(saucer.owner, [f"refill {colour}" for colour in colours])
            yield from self.locate(answer.split()[1])

    # ---- buying ------------------------------------------------------------------------------------------------

    def buying(self, saucer: SlowSaucer) -> Going:
        """CG-94 to CG-96."""
        while saucer.energy >= 2 and (self.deck or self.discards):
            yield from self.draw()
            saucer.energy -= 2
            kept = self.drawn[0]
            if len(self.drawn) > 1:
                kept = (yield from ask(saucer.owner, [f"keep {upgrade}" for upgrade in self.drawn])).split()[1]
            self.discards += [upgrade for upgrade in self.drawn if upgrade != kept]
            self.drawn = []
            yield from self.bought(saucer, kept)

    def draw(self) -> Going:
        """CG-96, CG-155: two cards, or the only one that can be had."""
        if len(self.deck) + len(self.discards) == 1:
            self.drawn, self.deck, self.discards = self.deck + self.discards, [], []
            return
        if not self.deck:
            self.deck, self.discards = self.discards, []
        answer = yield from ask(CHANCE, [f"deal {' '.join(self.in_card_order(pair))}" for pair in self.pairs()])
        self.drawn = answer.split()[1:]
        if len(self.deck) == 1:
            self.deck, self.discards = self.deck + self.discards, []
        self.deck = [upgrade for upgrade in self.deck if upgrade not in self.drawn]

    def pairs(self) -> list[list[str]]:
        """CG-155: what can be drawn."""
        if len(self.deck) == 1:
            return [[*self.deck, other] for other in self.discards]
        return [[one, other] for one, other in combinations(self.deck, 2)]

    def in_card_order(self, upgrades: list[str]) -> list[str]:
        return [upgrade for upgrade in UPGRADES if upgrade in upgrades]

    def bought(self, saucer: SlowSaucer, upgrade: str) -> Going:
        """CG-99, CG-127."""
        saucer.upgrades.append(upgrade)
        saucer.fresh.append(upgrade)
        if upgrade == "cargo_hold" and (yield from ask(saucer.owner, ["take", PASS])) == "take":
            saucer.boosters += 3

    # ---- end of the round --------------------------------------------------------------------------------------

    def end_of_round(self) -> Going:
        self.all_usable()  # CG-100, CG-101
        self.tokens = []  # CG-42
        for number in range(self.seats):  # CG-104
            for saucer in self.saucers_of((self.probe + number) % self.seats):
                if saucer.square is None:
                    yield from self.place(saucer)
        fewest = min(self.stationed(seat) for seat in range(self.seats))
        tied = [seat for seat in self.order if self.stationed(seat) == fewest]
        self.probe = tied[-1]  # CG-105 to CG-107
