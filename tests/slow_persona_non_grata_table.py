"""The table of the slow Persona Non Grata: every copy of every card as a thing of its own, and where each one lies."""

from __future__ import annotations

from typing import Any, NamedTuple

LEFT, RIGHT = "left", "right"
ACTIONS = ["download", "download", "encrypt", LEFT, RIGHT]  # PNG-7


class Box(NamedTuple):
    """What is in the box: the tables of the rules."""

    corporations: list[str]
    grades: list[tuple[str, int, int, bool]]  # name, value, copies, activator
    stack: list[int]  # PNG-4: the values of a corporation's cards from the top down
    in_play: dict[int, int]  # players -> how many corporations


HOUSE = Box(
    ["biolife", "cosmoco", "jihui", "delacruz", "sjt", "lumni"],
    [
        ("worker", 2, 3, True),
        ("assistant", 3, 4, False),
        ("manager", 4, 2, False),
        ("director", 5, 2, False),
        ("president", 6, 1, False),
    ],
    [4, 2, 0],
    {2: 5, 3: 5, 4: 6},
)


def read(table: dict[str, Any]) -> Box:
    """Another box, from the parsed file of a user's own."""
    return Box(
        [row["slug"] for row in table["corporation"]],
        [(row["slug"], row["value"], row["copies"], row["activator"]) for row in table["grade"]],
        table["corporation_cards"],
        {row["players"]: row["corporations"] for row in table["party"]},
    )


class SlowCard:
    """One copy of a card; no two are the same."""

    def __init__(self, corporation: str, grade: str, value: int, activator: bool) -> None:
        self.corporation = corporation
        self.grade = grade
        self.value = value
        self.activator = activator
        self.name = f"{corporation}_{grade}"


class SlowLying:
    """A card in an area, and how it got there."""

    def __init__(self, card: SlowCard, encrypted: bool, week: int, day: int, sender: int) -> None:
        self.card = card
        self.encrypted = encrypted
        self.week = week
        self.day = day
        self.sender = sender


class SlowPlayer:
    """PNG-11, PNG-12."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: list[SlowCard] = []
        self.actions: list[str] = []
        self.laid: tuple[SlowCard, str] | None = None
        self.area: list[SlowLying] = []
        self.discards: list[SlowCard] = []
        self.archive: list[SlowCard] = []  # information and corporation cards

    def lies(self, corporation: str) -> list[SlowCard]:
        return [lying.card for lying in self.area if lying.card.corporation == corporation]

    def take_from_area(self, name: str) -> SlowCard:
        lying = named([lying.card for lying in self.area], name)
        self.area = [each for each in self.area if each.card is not lying]
        return lying


def named(cards: list[SlowCard], name: str) -> SlowCard:
    """Any of the copies of that name."""
    return next(card for card in cards if card.name == name)


class SlowTable:
    """The table of a game for 2 to 4 seats."""

    def __init__(self, seats: int, options: dict[str, object], box: Box = HOUSE) -> None:
        self.box = box
        self.options = options
        self.players = [SlowPlayer(seat) for seat in range(seats)]
        self.corporations = box.corporations[: box.in_play[seats]]
        self.cards = [
            SlowCard(corporation, grade, value, activator)
            for corporation in self.corporations
            for grade, value, copies, activator in box.grades
            for _ in range(copies)
        ]
        grades = [grade for grade, *_ in box.grades]
        names = [f"{corporation}_{grade}" for corporation in box.corporations for grade in grades]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.deck = list(self.cards)  # PNG-9
        self.stacks = {corporation: self.stack(corporation) for corporation in self.corporations}
        self.keys: dict[str, SlowPlayer | None] = dict.fromkeys(self.corporations)  # PNG-5, PNG-6
        self.week = 0
        self.day = 0

    def stack(self, corporation: str) -> list[SlowCard]:
        return [SlowCard(corporation, str(value), value, True) for value in self.box.stack]

    def drawing(self) -> bool:
        """PNG-23: two players only."""
        return len(self.players) == 2 and bool(self.options["two_player_draw"])

    def direction(self) -> str:
        """PNG-20."""
        return RIGHT if self.week == 2 else LEFT

    def neighbour(self, player: SlowPlayer, side: str) -> SlowPlayer:
        """PNG-1, PNG-28, PNG-29."""
        step = 1 if side == LEFT else -1
        return self.players[(player.seat + step) % len(self.players)]

    def others(self, player: SlowPlayer) -> list[SlowPlayer]:
        return [each for each in self.players if each is not player]

    def sum(self, player: SlowPlayer, corporation: str) -> int:
        """PNG-34."""
        return sum(card.value for card in player.lies(corporation))

    def shown_sum(self, player: SlowPlayer, corporation: str, seat: int) -> int:
        """PNG-72: as that seat may know it."""
        open_to_it = [lying.card for lying in player.area if not lying.encrypted or player.seat == seat]
        return sum(card.value for card in open_to_it if card.corporation == corporation)

    def everywhere(self) -> list[SlowCard]:
        """All information cards, place by place; none may be missing or found twice."""
        found = list(self.deck)
        for player in self.players:
            found += player.hand + player.discards + [lying.card for lying in player.area]
            found += [card for card in player.archive if card in self.cards]
            found += [player.laid[0]] if player.laid else []
        return found
