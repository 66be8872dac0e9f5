"""What lies on the table in the slow implementation of 1000 mil: the cards, what a side has, the start of a round."""

from __future__ import annotations

CHANCE = -1

# Table 1: kind, card, how many.
CARDS = [
    ("distance", "25", 10),
    ("distance", "50", 10),
    ("distance", "75", 10),
    ("distance", "100", 12),
    ("distance", "200", 4),
    ("attack", "red_light", 5),
    ("attack", "speed_limit", 4),
    ("attack", "out_of_fuel", 3),
    ("attack", "puncture", 3),
    ("attack", "accident", 3),
    ("defence", "green_light", 14),
    ("defence", "end_of_limit", 6),
    ("defence", "fuel", 6),
    ("defence", "wheel_change", 6),
    ("defence", "repair", 6),
    ("immunity", "priority_vehicle", 1),
    ("immunity", "fuel_tank", 1),
    ("immunity", "puncture_proof", 1),
    ("immunity", "ace", 1),
    ("attack", "con_sens", 4),
    ("defence", "end_of_con_sens", 6),
]
KIND = {card: kind for kind, card, _ in CARDS}
# Table 2: attack, its defence, its immunity.
ANSWERS = {
    "red_light": ("green_light", "priority_vehicle"),
    "speed_limit": ("end_of_limit", "priority_vehicle"),
    "out_of_fuel": ("fuel", "fuel_tank"),
    "puncture": ("wheel_change", "puncture_proof"),
    "accident": ("repair", "ace"),
    "con_sens": ("end_of_con_sens", "ace"),
}
DAMAGES = ("out_of_fuel", "puncture", "accident")  # TM-8
IMMUNITIES = ("priority_vehicle", "fuel_tank", "puncture_proof", "ace")


class SlowSide:
    """What one side has in a round (TM-6)."""

    def __init__(self) -> None:
        self.miles = 0
        self.points = 0
        self.stopped = True  # TM-14
        self.damages: set[str] = set()
        self.limit = False
        self.con_sens = False
        self.immunities: set[str] = set()
        self.table: list[str] = []  # every card that lies before it
        self.driven = False

    @property
    def rolling(self) -> bool:
        """TM-9."""
        return not self.damages and (not self.stopped or "priority_vehicle" in self.immunities)

    def marks(self) -> tuple[bool, set[str], bool, bool]:
        return self.stopped, set(self.damages), self.limit, self.con_sens


class SlowTable:
    """The table of a game for 2 to 9 seats."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options
        teams = options["teams"]
        self.team_game = teams is not None
        self.k = int(str(teams)[0]) if self.team_game else seats
        self.totals = [0] * self.k
        self.first: int | None = None
        self.round = 0
        self.results: list[dict[str, object]] = []
        self.over = False
        self.winners: list[int] = []
        self.sides: list[SlowSide] = []
        self.empty_table()
        self.phase = "first"

    def empty_table(self) -> None:
        """TM-13, TM-14."""
        self.deck = [card for _, card, _ in CARDS for _ in range(self.count(card))]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.discards: list[str] = []
        self.sides = [SlowSide() for _ in range(self.k)]
        self.player: int | None = None
        self.must_take = 0  # cards that chance owes to the player
        self.drawn = False  # whether the drawing at the start of the turn is behind the player
        self.attack: dict[str, object] | None = None
        self.near = self.option("extension") and (
            (not self.team_game and self.seats in (2, 3)) or self.options["teams"] == "3x2"
        )  # TM-90
        self.distance = 700 if self.near else 1000
        self.called: int | None = None
        self.silent = 0  # turns in a row that ended in a discard

    def count(self, card: str) -> int:
        """TM-2, TM-3, TM-4."""
        number = {name: many for _, name, many in CARDS}[card]
        if card in ("con_sens", "end_of_con_sens"):
            return number if self.option("con_sens") else 0
        short = self.option("short_deck") and not self.team_game and self.seats <= 3
        left_out = ("red_light", "speed_limit", "out_of_fuel", "puncture", "accident")
        return number - 1 if short and card in left_out else number

    def option(self, name: str) -> bool:
        return bool(self.options[name])

    def side_of(self, seat: int) -> int:
        """TM-97."""
        return seat % self.k

    def own(self, seat: int) -> SlowSide:
        return self.sides[self.side_of(seat)]
