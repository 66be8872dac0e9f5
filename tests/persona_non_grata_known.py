"""The table of Persona Non Grata as far as one player has heard or read of it, and what that player may know of it.

Known is all that is open (PNG-67 to PNG-79), and besides it the own hand, pair, discards and encrypted cards; of the
deck only how many cards it has.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ear import Fact
from persona_non_grata_positions import BOX

from gamekit.game import UNKNOWN
from gamekit.persona_non_grata.state import NOBODY, Lying, State

ACTIONS = ["download", "download", "encrypt", "left", "right"]
DEALT = 6


class Heard:
    """The table as far as it has been heard: begun with what everybody knows from the rules."""

    def __init__(self, seats: int, me: int) -> None:
        self.seats, self.me = range(seats), me
        self.week = self.day = 0
        self.corporations = BOX.corporations[: BOX.parties[seats]]
        self.left = sum(BOX.full(seats))
        self.hand: list[str] = []
        self.held = [0] * seats
        self.actions: list[list[str]] = [[] for _ in self.seats]
        self.laid: list[Any] = [None] * seats  # what is known of a pair that lies there
        self.areas: list[list[dict[str, Any]]] = [[] for _ in self.seats]
        self.aside: list[str] = []
        self.thrown = [0] * seats
        self.archives: list[list[str]] = [[] for _ in self.seats]
        self.stacks = {name: [f"{name}_{value}" for value in BOX.stack] for name in self.corporations}
        self.keys = dict.fromkeys(self.corporations, NOBODY)
        self.points = [0] * seats
        self.acts = NOBODY
        self.given = False  # whether a position is being told of

    def hear(self, fact: Fact) -> None:
        """Take in one sentence."""
        getattr(self, f"hear_{fact.kind}")(**fact.details)

    def hear_asked(self, seat: int, corporation: str = "", seats: Any = ()) -> None:
        """PNG-79: of a tie, those are named among whom somebody has to choose."""
        self.acts = seat
        assert len({self.sum(each, corporation) for each in seats}) < 2

    # ------------------------------------------------------------------ weeks and days

    def hear_week(self, number: int, direction: str, last: str) -> None:
        self.week, self.day = number, 0
        self.direction = direction
        self.actions = [list(ACTIONS) for _ in self.seats]

    def hear_dealt(self, seat: int, card: list[str] | None = None) -> None:
        """PNG-67: of others it is only heard that they are dealt cards."""
        count = len(card or [UNKNOWN])
        self.left -= count
        self.held[seat] += count
        self.hand += card or []

    hear_drawn = hear_dealt

    def hear_day(self, number: int) -> None:
        self.day = number

    def hear_laid(self, seat: int, card: list[str] | None = None, action: str = UNKNOWN) -> None:
        """PNG-68."""
        if self.laid[seat] is None:
            self.laid[seat] = [card[0] if card else UNKNOWN, action]
            if self.given:
                self.left -= 1
            else:
                self.gone(seat, card)

    def gone(self, seat: int, cards: list[str] | None) -> None:
        """A card leaves a hand."""
        self.held[seat] -= 1
        if seat == self.me:
            assert cards
            self.hand.remove(cards[0])

    def hear_revealed(self, actions: list[str]) -> None:
        """PNG-69: what each does is told next."""
        for seat, action in enumerate(actions):
            assert action in self.actions[seat]

    # ------------------------------------------------------------------ what is done with a card

    def comes(self, seat: int, card: list[str] | None, action: str, target: int, encrypted: bool = False) -> None:
        """A card comes into an area; that it was laid is known from that, too."""
        self.hear_laid(seat, card, action)
        self.laid[seat] = None
        self.actions[seat].remove(action)
        slug = card[0] if card else UNKNOWN
        about = {"week": self.week, "day": self.day, "sender": seat}
        self.areas[target].append({"card": slug, "encrypted": encrypted, **about})

    def hear_downloaded(self, seat: int, card: list[str]) -> None:
        self.comes(seat, card, "download", seat)

    def hear_encrypted(self, seat: int, card: list[str] | None = None) -> None:
        self.comes(seat, card, "encrypt", seat, encrypted=True)

    def hear_sent(self, seat: int, card: list[str], action: str, target: list[int]) -> None:
        assert target == [(seat + (1 if action == "left" else -1)) % len(self.seats)]
        self.comes(seat, card, action, target[0])

    def hear_discarded(self, seat: int, card: list[str] | None = None) -> None:
        """PNG-75."""
        self.gone(seat, card)
        self.thrown[seat] += 1
        self.aside += card or []

    hear_last = hear_discarded

    def hear_passed(
        self, seat: int, direction: str, target: list[int], count: int = 1, cards: list[str] | None = None
    ) -> None:
        """PNG-18, PNG-74: all hands are passed at once, so the last sentence says how many cards there are now."""
        assert direction == self.direction
        self.held[target[0]] = count
        if self.me == seat:
            assert sorted(self.hand) == sorted(cards or [])
        if self.me == target[0]:
            self.incoming = list(cards or [])
        if seat == self.seats[-1]:
            self.hand = self.incoming

    # ------------------------------------------------------------------ archiving

    def hear_decrypted(self, seat: int, card: list[str]) -> None:
        """PNG-32: one after the other."""
        lying = next(each for each in self.areas[seat] if each["encrypted"])
        assert lying["card"] in (UNKNOWN, card[0])
        lying |= {"card": card[0], "encrypted": False}

    def sum(self, seat: int, corporation: str) -> int:
        """PNG-34."""
        return sum(
            BOX.values[BOX.corporations.index(corporation)].get(BOX.number[each["card"]], 0)
            for each in self.areas[seat]
        )

    def hear_sums(self, corporation: str, sums: list[int]) -> None:
        assert sums == [self.sum(seat, corporation) for seat in self.seats]

    def hear_nobody(self, corporation: str) -> None:
        assert not any(self.sum(seat, corporation) for seat in self.seats)

    def hear_tie(self, corporation: str, seats: list[int], sum: int, place: str, decided: str, by: Any = ()) -> None:
        assert {self.sum(seat, corporation) for seat in seats} == {sum}
        assert list(by) == ([self.keys[corporation]] if place == "first" and decided == "yes" else list(by))

    def hear_first(self, seat: int, corporation: str, cards: list[str] | None = None, **about: Any) -> None:
        for card in cards or []:
            self.stacks[corporation].remove(card)
            self.archives[seat].append(card)

    def hear_second(self, seat: int, corporation: str, key: str = "taken", rival: Any = (), **about: Any) -> None:
        assert list(rival) == ([self.keys[corporation]] if key == "taken" else [])
        self.keys[corporation] = seat

    def hear_stolen(self, seat: int, card: list[str], target: list[int]) -> None:
        area = self.areas[target[0]]
        area.remove(next(each for each in area if each["card"] == card[0]))
        self.archives[seat].append(card[0])

    def hear_nothing_stolen(self, seat: int, corporation: str) -> None:
        """PNG-51: so nothing changes."""

    # ------------------------------------------------------------------ the end

    def hear_archived(self, seat: int, cards: list[str] | None = None, **about: Any) -> None:
        assert sorted(cards or []) == sorted(each["card"] for each in self.areas[seat])
        self.archives[seat] += cards or []
        self.areas[seat] = []

    def hear_lost(self, seat: int, corporation: str, card: list[str]) -> None:
        assert card[0] in self.archives[seat]

    def hear_activated(self, seat: int, corporation: str, points: int = 1) -> None:
        self.points[seat] += points

    def hear_dormant(self, seat: int, corporation: str, points: int) -> None:
        """PNG-55: these do not count."""

    def hear_keys(self, seat: int, count: int = 0, points: int = 0) -> None:
        assert count in (0, list(self.keys.values()).count(seat))
        self.points[seat] += list(self.keys.values()).count(seat)

    def hear_total(self, seat: int, points: int = 1) -> None:
        assert self.points[seat] == points

    def hear_tie_break(self, seats: list[int], criterion: str, counts: list[int]) -> None:
        assert len({self.points[seat] for seat in seats}) == 1

    def hear_game_over(self, winners: list[int]) -> None:
        assert {self.points[seat] for seat in winners} == {max(self.points)}
        self.acts = NOBODY

    # ------------------------------------------------------------------ a position that is given

    def hear_stack(
        self, corporation: str, held: str, cards: list[str] | None = None, holder: Any = (), **about: Any
    ) -> None:
        self.given, self.actions = True, [[] for _ in self.seats]
        self.stacks[corporation] = list(cards or [])
        self.keys[corporation] = holder[0] if holder else NOBODY

    def hear_won(self, seat: int, cards: list[str]) -> None:
        self.archives[seat] += cards

    def hear_archive(self, seat: int, cards: list[str]) -> None:
        self.archives[seat] += cards
        self.left -= len(cards)

    def hear_lying(self, seat: int, week: int, day: int, sender: list[int] | None = None, **about: Any) -> None:
        card = about.get("card", [UNKNOWN])[0]
        hidden = card == UNKNOWN or about["encrypted"] == "yes"
        own = sender[0] if sender else seat
        self.areas[seat].append({"card": card, "encrypted": hidden, "week": week, "day": day, "sender": own})
        self.left -= 1

    def hear_hand(self, seat: int, actions: list[str], cards: list[str] | None = None, count: int = 1) -> None:
        self.held[seat] = len(cards) if cards else count
        self.hand = list(cards) if cards else self.hand
        self.actions[seat] = actions
        self.left -= self.held[seat]

    def hear_aside(self, seat: int, cards: list[str] | None = None, count: int = 1) -> None:
        self.thrown[seat] = len(cards) if cards else count
        self.aside = list(cards) if cards else self.aside
        self.left -= self.thrown[seat]


def known(table: Heard) -> dict[str, Any]:
    """What has been heard, in a form to be compared."""
    return {
        "week": table.week,
        "day": table.day,
        "left": table.left,
        "hand": sorted(table.hand),
        "held": table.held,
        "actions": [sorted(cards) for cards in table.actions],
        "laid": table.laid,
        "areas": table.areas,
        "aside": sorted(table.aside),
        "thrown": table.thrown,
        "archives": [Counter(cards) for cards in table.archives],
        "stacks": table.stacks,
        "keys": table.keys,
    }


def truth(view: State, me: int) -> dict[str, Any]:
    """What a player may know, from the own view."""
    stacks = zip(BOX.corporations, view.stacks, strict=False)
    return {
        "week": view.week,
        "day": view.day,
        "left": view.left,
        "hand": sorted(BOX.slugs(view.hands[me])),
        "held": [len(hand) for hand in view.hands],
        "actions": [sorted(cards) for cards in view.actions],
        "laid": [pair and [word(pair[0]), pair[1]] for pair in view.laid],
        "areas": [[lies(lying) for lying in area] for area in view.areas],
        "aside": sorted(BOX.slugs(view.discards[me])),
        "thrown": [len(cards) for cards in view.discards],
        "archives": [archived(view, seat) for seat in view.seats],
        "stacks": {name: [f"{name}_{value}" for value in stack] for name, stack in stacks},
        "keys": dict(zip(BOX.corporations, view.keys, strict=False)),
    }


def word(card: Any) -> str:
    """What a card is called in notation."""
    return UNKNOWN if card == UNKNOWN else BOX.slug(card)


def lies(lying: Lying) -> dict[str, Any]:
    """A card in an area."""
    return {**lying._asdict(), "card": word(lying.card)}


def archived(view: State, seat: int) -> Counter[str]:
    """The corporation cards and the information cards in an archive."""
    won = [BOX.corporation_card(*card) for card in view.won[seat]]
    return Counter([*won, *BOX.slugs(view.archives[seat])])
