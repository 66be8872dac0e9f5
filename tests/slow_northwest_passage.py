"""A second, slow and plain implementation of Northwest Passage, an oracle for the tests.

Written from the rules reference alone, as one long story: whenever somebody, chance included, decides something, the
story stops at a `yield` until the move comes. The board, the map and the players are in the files beside.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from slow_northwest_passage_board import HOUSE, Board, icon_square, multiplier, square, written, written_quarter
from slow_northwest_passage_players import VEHICLES, SlowPlayer, SlowPlayers, Stand
from story import CHANCE, Ask, Going, Over, Story, ask

OFFERED = 4  # NWP-28


def spelled(fact: object) -> object:
    """A set of quarters, or a list, in words and without its order."""
    if isinstance(fact, frozenset):
        return frozenset(map(written_quarter, fact))
    return frozenset(map(str, fact)) if isinstance(fact, tuple) else fact


class SlowGame(Story, SlowPlayers):
    """A game for 2 to 4 seats."""

    def __init__(self, seats: int, options: dict[str, object], board: Board = HOUSE) -> None:
        super().__init__(seats, options, board)
        self.moves = {}
        self.offer: list[str] = []
        self.reserve = [str(number) for number in board.large]
        self.round = 0
        self.spot = board.sun[0][0]
        self.order: list[int] = []
        self.next_order: list[int] = []
        self.done = 0  # actions of this turn
        self.trail: list[tuple[object, ...]] = []  # what has happened, in order; the reader empties it

    def start(self) -> None:
        """Begin with the set-up."""
        self.begin(self.whole_game())

    def start_round(self) -> None:
        """Begin at the next round, from a position that was put together by hand."""
        self.begin(self.rounds())

    def told(self) -> list[tuple[object, ...]]:
        """The trail in the words of the notation."""
        return [tuple(map(spelled, each)) for each in self.trail]

    def ended(self, how: Exception) -> None:
        """NWP-110."""
        self.trail += self.end_scoring()
        self.trail.append(("game_over", tuple(self.winners())))

    # ---- game and rounds ---------------------------------------------------------------------------------------

    def whole_game(self) -> Going:
        yield from self.set_up()
        yield from self.rounds()

    def rounds(self) -> Going:
        while True:
            self.round += 1
            yield from self.actions_of_a_round(list(self.order))
            self.all_ready()
            if self.round == self.options["rounds"]:  # NWP-110, NWP-111, NWP-119
                return
            self.move_sun()
            self.order, self.next_order = self.next_order, []

    def set_up(self) -> Going:
        """NWP-28, NWP-29."""
        if self.options["first_order"] == "random":
            while len(self.order) < len(self.players):
                yet = [player.seat for player in self.players if player.seat not in self.order]
                answer = yield from ask(CHANCE, [f"first {seat}" for seat in yet])
                self.order.append(int(answer.split()[1]))
        else:
            self.order = [int(seat) for seat in str(self.options["first_order"])]
        yield from self.deal_up_to_four()

    def deal_up_to_four(self) -> Going:
        """NWP-28, NWP-51, NWP-54, NWP-114."""
        while len(self.offer) < OFFERED and self.reserve:
            answer = yield from ask(CHANCE, [f"deal {tile}" for tile in self.reserve])
            self.reserve.remove(answer.split()[1])
            self.offer.append(answer.split()[1])

    def actions_of_a_round(self, going_on: list[int]) -> Going:
        """NWP-32, NWP-39."""
        turn = -1
        while going_on:
            turn = next(each for each in self.next_turns(turn) if self.order[each] in going_on)
            player = self.players[self.order[turn]]
            self.done = 0
            finished = yield from self.turn(player)
            self.done = 0
            if finished:
                going_on.remove(player.seat)
            if all(each.home for each in self.players):
                raise Over

    def next_turns(self, turn: int) -> Iterator[int]:
        """Round and round from the next place in the order on."""
        return ((turn + step) % len(self.order) for step in range(1, len(self.order) + 1))

    def all_ready(self) -> None:
        """NWP-47."""
        for player in self.players:
            for vehicle in VEHICLES:
                player.ready[vehicle], player.used[vehicle] = player.crew_on(vehicle), 0

    def move_sun(self) -> None:
        """NWP-48, NWP-49."""
        spots = [spot for spot, _ in self.board.sun]
        self.spot = spots[(spots.index(self.spot) + 1) % len(spots)]
        before, self.frozen_rows = self.frozen_rows, dict(self.board.sun)[self.spot]
        self.trail.append(("sun", self.spot, self.frozen_rows))
        self.trail += [("froze", row) for row in range(before + 1, self.frozen_rows + 1)]
        self.trail += [("thawed", row) for row in range(before, self.frozen_rows, -1)]
        for player in self.players:
            self.after_frost(player)

    def after_frost(self, player: SlowPlayer) -> None:
        """NWP-49."""
        sled = player.at["sled"]
        if sled is None or sled.tile is None:
            return
        grounds = self.grounds_under(sled.tile, sled.quarters)
        if grounds:
            player.at["sled"] = sled._replace(quarters=frozenset().union(*grounds))
        elif not player.home:  # nobody minds any more
            self.trail.append(("stranded", player.seat, self.called(sled)))

    # ---- a turn ------------------------------------------------------------------------------------------------

    def turn(self, player: SlowPlayer) -> Generator[Ask, str, bool]:
        """NWP-36 to NWP-44; whether the player has passed or is home."""
        while True:
            answer = yield from ask(player.seat, self.turn_moves(player))
            if answer == "end":
                self.trail.append(("turn_over", False))
                return False
            if answer == "pass":
                self.passes(player, "passed")
                return True
            yield from getattr(self, f"do_{answer.split()[0]}")(player, *answer.split()[1:])
            self.done += 1
            if player.home:  # NWP-98, NWP-46
                return True
            if player.all_ready() == 0:  # NWP-44
                return True
            if self.options["auto_end"] and self.done > 1 and player.all_ready() == 1:  # NWP-40
                self.trail.append(("turn_over", True))
                return False

    def passes(self, player: SlowPlayer, how: str) -> None:
        """NWP-45."""
        self.next_order.append(player.seat)
        self.trail.append((how, len(self.next_order)))

    def turn_moves(self, player: SlowPlayer) -> list[str]:
        moves = ["pass", *["end"] * (self.done > 0)]
        for vehicle in VEHICLES:
            moves += self.draw_moves(player, vehicle)
            moves += self.place_moves(player, vehicle)
            moves += self.move_moves(player, vehicle)
            moves += self.discover_moves(player, vehicle)
        return moves + self.transfer_moves(player)

    def price(self, action: str) -> int:
        """Table 5, NWP-37."""
        return {**self.board.crew, **self.board.icon_crew}[action] + (1 if self.done else 0)

    def can_pay(self, player: SlowPlayer, vehicle: str, action: str) -> bool:
        """NWP-35."""
        return player.ready[vehicle] >= self.price(action)

    def pay(self, player: SlowPlayer, vehicle: str, action: str) -> None:
        """NWP-34."""
        price = self.price(action)
        player.ready[vehicle] -= price
        player.used[vehicle] += price

    def spent(self, player: SlowPlayer) -> None:
        """NWP-44, NWP-46."""
        if player.all_ready() == 0 and not player.home:
            self.passes(player, "spent")

    # ---- drawing -----------------------------------------------------------------------------------------------

    def to_draw(self) -> list[str]:
        """NWP-50."""
        return self.offer + [pile for pile, count in self.piles.items() if count]

    def draw_moves(self, player: SlowPlayer, vehicle: str) -> list[str]:
        moves = []
        if self.can_pay(player, vehicle, "draw"):
            moves += [f"draw {tile} {vehicle}" for tile in self.to_draw()]
        if self.can_pay(player, vehicle, "renew") and (self.to_draw() or self.reserve):  # NWP-53
            moves.append(f"renew {vehicle}")
        return moves

    def do_draw(self, player: SlowPlayer, tile: str, vehicle: str) -> Going:
        self.trail.append(("drawn", tile, vehicle, self.price("draw")))
        self.pay(player, vehicle, "draw")
        self.spent(player)
        yield from self.take(player, tile)

    def take(self, player: SlowPlayer, tile: str) -> Going:
        """NWP-50, NWP-51."""
        player.hand.append(tile)
        if tile in self.piles:
            self.piles[tile] -= 1
            return
        self.offer.remove(tile)
        yield from self.deal_up_to_four()

    def do_renew(self, player: SlowPlayer, vehicle: str) -> Going:
        """NWP-52 to NWP-54."""
        self.trail.append(("renewed", vehicle, self.price("renew"), tuple(sorted(self.offer))))
        self.pay(player, vehicle, "renew")
        self.spent(player)
        self.reserve = sorted(self.reserve + self.offer, key=int)
        self.offer = []
        yield from self.deal_up_to_four()
        answer = yield from ask(player.seat, [f"take {tile}" for tile in self.to_draw()])
        self.trail.append(("took", answer.split()[1]))
        yield from self.take(player, answer.split()[1])

    # ---- placing -----------------------------------------------------------------------------------------------

    def place_moves(self, player: SlowPlayer, vehicle: str) -> list[str]:
        if not self.can_pay(player, vehicle, "place"):
            return []
        tiles = sorted(set(player.hand))
        return [f"place {position} {vehicle}" for position in self.positions(player, vehicle, tiles)]

    def do_place(self, player: SlowPlayer, tile: str, turn: str, anchor: str, vehicle: str) -> Going:
        self.trail.append(("placed", tile, turn, anchor, vehicle, self.price("place")))
        self.pay(player, vehicle, "place")
        before = {island.quarters for island in self.islands()}
        player.hand.remove(tile)
        self.lay(tile, square(anchor), int(turn))
        self.trail += [("filled", *hole) for hole in self.fill_holes()]
        for island in self.islands():  # NWP-72, NWP-92, NWP-94
            if island.quarters not in before:
                player.tokens["island"] += 1
                player.points += island.points
                self.trail.append(("island", island.points, island.quarters))
        self.spent(player)
        yield from ()

    # ---- transfer ----------------------------------------------------------------------------------------------

    def transfer_moves(self, player: SlowPlayer) -> list[str]:
        """NWP-55 to NWP-58."""
        if not player.together():
            return []
        ready, used = player.all_ready(), player.used["ship"] + player.used["sled"]
        now = (player.ready["ship"], player.used["ship"])
        divisions = [(r, u) for r in range(ready + 1) for u in range(used + 1) if (r, u) != now]
        moves = []
        for r, u in divisions:
            moves += [f"transfer {r} {u} ship"] * (r >= self.price("transfer"))
            moves += [f"transfer {r} {u} sled"] * (ready - r >= self.price("transfer"))
        return moves

    def do_transfer(self, player: SlowPlayer, ready: str, used: str, payer: str) -> Going:
        player.ready = {"ship": int(ready), "sled": player.all_ready() - int(ready)}
        player.used = {"ship": int(used), "sled": player.used["ship"] + player.used["sled"] - int(used)}
        self.trail.append(("transferred", *self.crews(player), payer, self.price("transfer")))
        if player.crew_on("sled") == 0 and not player.aboard():
            player.at["sled"] = None  # NWP-60
            self.trail.append(("hoisted",))
        elif player.aboard() and player.crew_on("sled"):
            player.at["sled"] = self.put_down(player.stand("ship"))
            self.trail.append(("put_down", self.called(player.stand("ship"))))
        self.pay(player, payer, "transfer")
        self.spent(player)
        yield from ()

    def crews(self, player: SlowPlayer) -> list[int]:
        return [count for vehicle in VEHICLES for count in (player.ready[vehicle], player.used[vehicle])]

    def put_down(self, ship: Stand) -> Stand:
        """NWP-59."""
        return ship if ship.tile is None else ship._replace(quarters=frozenset(self.quarters_of(ship.tile)))

    # ---- moving ------------------------------------------------------------------------------------------------

    def move_moves(self, player: SlowPlayer, vehicle: str) -> list[str]:
        if not self.can_pay(player, vehicle, "move"):
            return []
        return [f"move {vehicle} {word}" for word in self.targets(player, vehicle)]

    def do_move(self, player: SlowPlayer, vehicle: str, word: str) -> Going:
        to = self.targets(player, vehicle)[word]
        player.at[vehicle] = to
        self.trail.append(("moved", vehicle, self.called(to), self.price("move")))
        if to.place == "passage" and not player.passage:  # NWP-95, NWP-96
            player.passage = 1 + max(each.passage for each in self.players)
            self.trail.append(("reached", vehicle, player.passage))
        if to.place == "greenland":  # NWP-97: whoever moves there has left it
            player.home = 1 + max(each.home for each in self.players)
            self.trail.append(("returned", vehicle, player.home))
            self.trail += [("left_behind", each, self.called(player.stand(each))) for each in self.away(player)]
        self.pay(player, vehicle, "move")
        self.spent(player)
        yield from ()

    # ---- discovering -------------------------------------------------------------------------------------------

    def discover_moves(self, player: SlowPlayer, vehicle: str) -> list[str]:
        """NWP-83."""
        tile = player.stand(vehicle).tile
        if tile is None or tile not in self.icons or not self.can_pay(player, vehicle, self.icons[tile]):
            return []
        return [f"discover {vehicle}"]

    def do_discover(self, player: SlowPlayer, vehicle: str) -> Going:
        """NWP-84 to NWP-88."""
        tile = player.stand(vehicle).tile
        assert tile is not None
        kind, laid = self.icons[tile], self.laid[tile]
        self.pay(player, vehicle, kind)
        del self.icons[tile]
        on = icon_square(self.board, laid.tile, laid.squares[0], laid.turn)
        points = self.board.icon_points[kind] * multiplier(self.board, on)
        player.tokens[kind] += 1
        player.points += points
        self.trail.append(("discovered", kind, laid.tile, written(on), points, multiplier(self.board, on), vehicle))
        self.spent(player)
        yield from ()
