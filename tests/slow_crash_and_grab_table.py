"""What lies on the table in the slow Crash and Grab: tiles, squares, saucers, queues, the deck; nobody moves here.

Written from the rules reference alone and deliberately naive: the board is a dictionary of squares, everything is
looked up anew. Nothing here is shared with the package under test.
"""

from __future__ import annotations

Square = tuple[int, int]

COLOURS = ["red", "green", "blue", "yellow", "purple", "pink"]  # CG-3
SPECIALITIES = ["pilot", "engineer", "doctor", "scientist"]  # CG-4, CG-7
ARROWS = {"sun": (-1, 0), "meteor": (1, 0), "stars": (0, -1), "asteroids": (0, 1)}  # CG-9
SIZE = {2: 8, 3: 8, 4: 8, 5: 9, 6: 10}  # CG-15

# CG-22: the pictures of the tiles, side a and side b; A, B, C are the crash sites 10, 11, 12.
PICTURES = {
    "q1": ["*.2. .1.. ..*. 3...", "..2. *... .3.. 1.*."],
    "q2": ["5... .6.* ..*. ...4", "*.5. .*.4 6... ...."],
    "q3": [".8.. 9.*. .... .*.7", "7..* ..9. .8.. ..*."],
    "q4": ["*..B ..C. .A.. ...*", "...C B.*. .*.. ..A."],
    "s1": [".*..", "...."],
    "s2": ["....", "..*."],
    "s3": ["*...", "...*"],
    "s4": ["....", "...."],
    "s5": [".", "*"],
    "w1": ["..*. ....", ".*.. ...*"],
    "w2": [".... .*..", "*... ..*."],
    "w3": ["...* ....", ".... ...."],
    "w4": [".... *...", ".*.. ...."],
    "w5": [".* ..", ".. .."],
}
SITE_LETTERS = {"A": 10, "B": 11, "C": 12} | {str(number): number for number in range(1, 10)}

# CG-19 to CG-21: the top left square of each slot.
QUADRANTS = ["nw", "ne", "sw", "se"]
STRIPS = ["n", "e", "s", "w"]
CORNERS = {
    8: {"nw": (0, 0), "ne": (0, 4), "sw": (4, 0), "se": (4, 4)},
    9: {
        "nw": (0, 0),
        "ne": (0, 5),
        "sw": (5, 0),
        "se": (5, 5),
        "n": (0, 4),
        "e": (4, 5),
        "s": (5, 4),
        "w": (4, 0),
        "c": (4, 4),
    },
    10: {
        "nw": (0, 0),
        "ne": (0, 6),
        "sw": (6, 0),
        "se": (6, 6),
        "n": (0, 4),
        "e": (4, 6),
        "s": (6, 4),
        "w": (4, 0),
        "c": (4, 4),
    },
}
# CG-25: tile and quarter turns of each slot of the reference boards.
REFERENCE = {"nw": ("q1", 0), "ne": ("q2", 0), "sw": ("q3", 0), "se": ("q4", 0)}
REFERENCE_9 = {"n": ("s1", 1), "e": ("s2", 0), "s": ("s3", 1), "w": ("s4", 0), "c": ("s5", 0)}
REFERENCE_10 = {"n": ("w1", 1), "e": ("w2", 0), "s": ("w3", 1), "w": ("w4", 0), "c": ("w5", 0)}

# The upgrade deck in the order of CG-113 to CG-139.
UPGRADES = [
    "blast_off_thrusters",
    "wormhole_generator",
    "afterburner",
    "pulse_cannon",
    "tractor_beam",
    "saucer_teleporter",
    "cloaking_device",
    "waste_accelerator",
    "hyperdrive",
    "scavenger_bot",
    "distress_signaler",
    "time_machine",
    "regeneration_gateway",
    "kinetic_siphon",
    "cargo_hold",
    "proximity_mines",
    "landing_legs",
    "quake_maker",
    "rotational_stabilizer",
    "airlock",
    "acceleration_regulator",
    "boost_amplifier",
    "organic_triangulator",
]


def picture(tile: str, side: str, turns: int) -> list[str]:
    """The rows of a tile as it lies."""
    rows = PICTURES[tile]["ab".index(side)].split()
    for _ in range(turns):
        rows = turned(rows)
    return rows


def turned(rows: list[str]) -> list[str]:
    """CG-23: a quarter turn clockwise; (r, c) goes to (c, h - 1 - r)."""
    height, width = len(rows), len(rows[0])
    new = {(c, height - 1 - r): rows[r][c] for r in range(height) for c in range(width)}
    return ["".join(new[r, c] for c in range(height)) for r in range(width)]


def written(square: Square) -> str:
    """A square in the notation."""
    return f"r{square[0]}c{square[1]}"


def beside(square: Square, direction: str) -> Square:
    """The next square in a direction, on the board or not."""
    down, right = ARROWS[direction]
    return square[0] + down, square[1] + right


def neighbours(square: Square) -> list[Square]:
    return [beside(square, direction) for direction in ARROWS]


def colour_of(crew: str) -> str:
    return crew.split("_")[0]


def speciality_of(crew: str) -> str:
    return crew.split("_")[1]


class SlowSaucer:
    """CG-12: what belongs to one saucer."""

    def __init__(self, number: int, owner: int) -> None:
        self.number = number
        self.colour = COLOURS[number]
        self.owner = owner
        self.square: Square | None = None  # None: off the board
        self.crew: list[str] = []
        self.boosters = 0
        self.energy = 1  # CG-28
        self.upgrades: list[str] = []
        self.fresh: list[str] = []  # those that cannot be used yet (CG-99)

    def stationed(self) -> int:
        """CG-72."""
        return len({speciality_of(crew) for crew in self.crew})

    def can_use(self, upgrade: str) -> bool:
        return upgrade in self.upgrades and upgrade not in self.fresh


class SlowTable:
    """All that lies on the table of 2 to 6 players."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        self.size = SIZE[seats]
        flown = 4 if seats == 2 else seats
        self.saucers = [SlowSaucer(number, number // 2 if seats == 2 else number) for number in range(flown)]
        self.colours = COLOURS[: min(flown + 1, 6)]  # CG-5, CG-6
        self.laid: dict[str, tuple[str, str, int]] = {}
        self.squares: dict[Square, str] = {}  # "." blank, "*" accelerator, else the number of the crash site
        self.ground: dict[Square, str] = {}  # crew members on the board
        self.queues = {colour: [f"{colour}_{speciality}" for speciality in SPECIALITIES] for colour in self.colours}
        self.deck = [name for name in UPGRADES if seats > 2 or name != "rotational_stabilizer"]  # CG-11
        self.discards: list[str] = []
        self.drawn: list[str] = []
        self.plans: dict[int, tuple[str, str]] = {}
        self.probe = -1
        self.direction = ""
        self.order: list[int] = []  # seats
        self.tokens: list[int] = []  # saucers that may take any direction
        self.round = 0
        self.acting = -1
        self.winner = -1

    def lay(self, slot: str, tile: str, side: str, turns: int) -> None:
        """Put a tile into its slot."""
        self.laid[slot] = (tile, side, turns)
        top, left = CORNERS[self.size][slot]
        for r, row in enumerate(picture(tile, side, turns)):
            for c, letter in enumerate(row):
                self.squares[top + r, left + c] = str(SITE_LETTERS[letter]) if letter in SITE_LETTERS else letter

    def spaces_of(self, slot: str) -> list[Square]:
        rows = picture(*self.laid[slot])
        top, left = CORNERS[self.size][slot]
        return [(top + r, left + c) for r in range(len(rows)) for c in range(len(rows[0]))]

    # ---- squares -----------------------------------------------------------------------------------------------

    def saucer_on(self, square: Square, but: SlowSaucer | None = None) -> SlowSaucer | None:
        for saucer in self.saucers:
            if saucer is not but and saucer.square == square:
                return saucer
        return None

    def empty(self, square: Square) -> bool:
        """CG-108."""
        return self.squares.get(square, "*") != "*" and self.saucer_on(square) is None and square not in self.ground

    def site(self, number: str) -> Square:
        (square,) = [square for square, kind in self.squares.items() if kind == number]
        return square

    def empty_sites(self) -> list[str]:
        """CG-152."""
        return [str(number) for number in range(1, 13) if self.empty(self.site(str(number)))]

    # ---- saucers and players -----------------------------------------------------------------------------------

    def saucers_of(self, seat: int) -> list[SlowSaucer]:
        return [saucer for saucer in self.saucers if saucer.owner == seat]

    def named(self, colour: str) -> SlowSaucer:
        return self.saucers[COLOURS.index(colour)]

    def partner(self, saucer: SlowSaucer) -> SlowSaucer | None:
        """The other saucer of the same player, with two players."""
        others = [other for other in self.saucers_of(saucer.owner) if other is not saucer]
        return others[0] if others else None

    def carrier(self, crew: str) -> SlowSaucer | None:
        """The saucer that has a crew member aboard."""
        for saucer in self.saucers:
            if crew in saucer.crew:
                return saucer
        return None

    def at_risk(self, saucer: SlowSaucer) -> list[str]:
        """CG-78."""
        if self.options["crew_at_risk"] == "any":
            return list(saucer.crew)
        return [crew for crew in saucer.crew if colour_of(crew) != saucer.colour]

    def stationed(self, seat: int) -> int:
        """CG-75."""
        return sum(saucer.stationed() for saucer in self.saucers_of(seat))

    def has_fewer(self, seat: int, than: int) -> bool:
        """CG-87."""
        if self.options["fewer"] == "stationed":
            return self.stationed(seat) < self.stationed(than)
        aboard = [sum(len(saucer.crew) for saucer in self.saucers_of(who)) for who in (seat, than)]
        return aboard[0] < aboard[1]

    def complete(self, seat: int) -> bool:
        """CG-143."""
        return all(saucer.stationed() == 4 for saucer in self.saucers_of(seat))
