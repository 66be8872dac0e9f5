"""The table of Northwest Passage as far as it has been heard or read, and what it is in truth (NWP-115)."""

from __future__ import annotations

from typing import Any

from ear import Fact
from northwest_passage_positions import BOX

from gamekit.northwest_passage.fitting import covered
from gamekit.northwest_passage.state import OFFER, TOKENS, State

PLAYER = ("ship", "sled", "crew", "hand", "points", "tokens", "passage", "home")


class Heard:
    """The table as far as it has been heard: begun with what everybody knows from the rules."""

    def __init__(self, seats: int) -> None:
        self.round = self.frozen = 0
        self.order: list[int] = []
        self.passed: list[int] = []
        self.acts = -1
        self.lies: dict[str, str] = {}  # square -> the anchor of its tile
        self.laid: list[tuple[str, str]] = []
        self.found: set[str] = set()
        self.offer: list[str] = []
        self.reserve = set(BOX.large)
        self.piles = dict(zip(BOX.small, BOX.piles, strict=True))
        self.players = [
            dict(zip(PLAYER, ("greenland", "", [7, 0, 0, 0], [], 0, dict.fromkeys(TOKENS, 0), 0, 0), strict=True))
            for _ in range(seats)
        ]

    def hear(self, fact: Fact) -> None:
        """Take in one sentence."""
        getattr(self, f"hear_{fact.kind}")(**fact.details)

    # ------------------------------------------------------------------ rounds and turns

    def hear_first(self, seat: int, number: int) -> None:
        self.order.append(seat)
        assert len(self.order) == number

    def hear_round(self, number: int, order: list[int], last: str, frozen: int | None = None) -> None:
        self.round, self.order, self.passed = number, order, []
        self.frozen = frozen if frozen is not None else self.frozen

    def hear_turn(self, seat: int, ready: int) -> None:
        self.acts = seat
        crew = self.players[seat]["crew"]
        assert crew[0] + crew[2] == ready

    def hear_turn_goes_on(self, seat: int, ready: int, count: int) -> None:
        self.hear_turn(seat, ready)

    def hear_turn_over(self, seat: int, by_itself: str = "") -> None:
        assert self.acts == seat

    def hear_passed(self, seat: int, number: int) -> None:
        self.passed.append(seat)
        assert len(self.passed) == number

    hear_spent = hear_passed

    def hear_rested(self) -> None:
        for player in self.players:
            ship, idle, sled, weary = player["crew"]
            player["crew"] = [ship + idle, 0, sled + weary, 0]

    def hear_sun(self, frozen: int = 0) -> None:
        """How many rows will be frozen is heard row by row."""

    def hear_froze(self, row: int) -> None:
        self.frozen = row

    def hear_thawed(self, row: int) -> None:
        self.frozen = row - 1

    # ------------------------------------------------------------------ tiles

    def pay(self, seat: int, vehicle: str, price: int) -> dict[str, Any]:
        player = self.players[seat]
        at = 0 if vehicle == "ship" else 2
        player["crew"][at] -= price
        player["crew"][at + 1] += price
        return player

    def hear_dealt(self, tile: str) -> None:
        self.offer.append(tile)
        self.reserve.discard(tile)

    def hear_drawn(self, seat: int, tile: str, vehicle: str, price: int) -> None:
        self.pay(seat, vehicle, price)
        self.hear_took(seat, tile)

    def hear_took(self, seat: int, tile: str) -> None:
        self.players[seat]["hand"].append(tile)
        if tile in self.piles:
            self.piles[tile] -= 1
        else:
            self.offer.remove(tile)

    def hear_renewed(self, seat: int, vehicle: str, price: int, tiles: Any = ()) -> None:
        self.pay(seat, vehicle, price)
        assert self.offer == list(tiles)
        assert len(self.offer) <= OFFER
        self.offer, self.reserve = [], self.reserve | set(self.offer)

    def hear_placed(self, seat: int, tile: str, squares: list[str], turn: str, vehicle: str, price: int) -> None:
        self.pay(seat, vehicle, price)["hand"].remove(tile)
        self.lay(tile, squares)

    def lay(self, tile: str, squares: list[str]) -> None:
        self.laid.append((tile, squares[0]))
        self.lies |= dict.fromkeys(squares, squares[0])

    def hear_filled(self, square: str, tile: str, blank: str) -> None:
        self.piles[tile] -= blank == "no"
        self.lay(tile, [square])

    def hear_island(self, seat: int, squares: list[str], points: int) -> None:
        self.gain(seat, "island", points)

    def gain(self, seat: int, token: str, points: int) -> None:
        self.players[seat]["points"] += points
        self.players[seat]["tokens"][token] += 1

    def hear_discovered(self, seat: int, square: str, icon: str, points: int, vehicle: str, **about: Any) -> None:
        self.pay(seat, vehicle, about["price"])
        self.gain(seat, icon, points)
        self.found |= {tile for tile, anchor in self.laid if anchor == self.lies[square]}

    # ------------------------------------------------------------------ vehicles

    def hear_transferred(self, seat: int, vehicle: str, price: int, **crew: int) -> None:
        self.players[seat]["crew"] = [crew[name] for name in ("ready", "used", "sled_ready", "sled_used")]
        self.pay(seat, vehicle, price)

    def hear_put_down(self, at: str, seat: int) -> None:
        self.players[seat]["sled"] = at

    def hear_hoisted(self, seat: int) -> None:
        self.players[seat]["sled"] = ""

    def hear_moved(self, seat: int, vehicle: str, start: str, target: str, price: int) -> None:
        player = self.pay(seat, vehicle, price)
        assert player[vehicle] == start
        square = target.partition("-")[0]
        player[vehicle] = self.lies.get(square, square)

    def hear_reached(self, seat: int, number: int) -> None:
        self.players[seat]["passage"] = number

    def hear_returned(self, seat: int, number: int) -> None:
        self.players[seat]["home"] = number

    def hear_left_behind(self, vehicle: str, at: str, seat: int) -> None:
        assert self.players[seat][vehicle] == at

    def hear_stranded(self, at: str, seat: int) -> None:
        assert self.players[seat]["sled"] == at

    # ------------------------------------------------------------------ the end

    def hear_arrival(self, seat: int, points: int, **about: Any) -> None:
        self.players[seat]["points"] += points

    hear_honour = hear_sets = hear_arrival

    def hear_lost(self, seat: int, points: int, **about: Any) -> None:
        self.players[seat]["points"] -= points

    def hear_total(self, seat: int, size: int, minus: str) -> None:
        assert self.players[seat]["points"] == (-size if minus == "yes" else size)

    def hear_game_over(self, winners: list[int] | None = None) -> None:
        self.acts = -1

    # ------------------------------------------------------------------ a position that is given

    def hear_lies(self, square: str, tile: str, blank: str, turn: str) -> None:
        numbers = covered(BOX.grid, tile, int(turn), BOX.grid.index[square])
        self.lay(tile, [BOX.grid.squares[number] for number in numbers])
        self.reserve.discard(tile)
        if tile in self.piles:
            self.piles[tile] -= blank == "no"

    def hear_gone(self, tile: str) -> None:
        self.found.add(tile)

    def hear_stands(self, seat: int, vehicle: str, at: str, ready: int, used: int) -> None:
        self.players[seat][vehicle] = at
        first = 0 if vehicle == "ship" else 2
        self.players[seat]["crew"][first : first + 2] = [ready, used]

    def hear_stands_on(self, seat: int, vehicle: str, on: list[str]) -> None:
        assert self.lies[on[0].partition("-")[0]] == self.players[seat][vehicle]

    def hear_has(self, seat: int, points: int, tiles: Any = ()) -> None:
        self.players[seat] |= {"points": points, "hand": list(tiles)}
        for tile in tiles:
            self.reserve.discard(tile)
            if tile in self.piles:
                self.piles[tile] -= 1

    def hear_owns(self, seat: int, token: str, count: int) -> None:
        self.players[seat]["tokens"][token] = count

    def hear_been_there(self, seat: int, place: str, number: int) -> None:
        self.players[seat]["passage" if place == "passage" else "home"] = number


def truth(state: State) -> dict[str, Any]:
    """What is on the table."""
    players = [
        {
            **player._asdict(),
            "ship": player.ship.at,
            "sled": player.sled.at,
            "crew": list(player.crew),
            "hand": list(player.hand),
            "tokens": dict(zip(TOKENS, player.tokens, strict=True)),
        }
        for player in state.players
    ]
    return {
        "round": state.round,
        "frozen": state.frozen,
        "order": list(state.order),
        "passed": list(state.next_order),
        "laid": [(tile.tile, tile.anchor) for tile in state.laid],
        "found": set(state.found),
        "offer": list(state.offer),
        "reserve": set(state.reserve),
        "piles": dict(zip(BOX.small, state.piles, strict=True)),
        "players": players,
    }
