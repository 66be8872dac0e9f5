"""Random positions of Northwest Passage at the start of a round: tiles laid, vehicles away, crews split, full hands.

They are put together on the slow board; `pictured` shows any position of the slow game as a state of the game.
"""

from __future__ import annotations

import random
from pathlib import Path

from slow_northwest_passage import SlowGame
from slow_northwest_passage_board import (
    HOUSE,
    SIDES,
    Board,
    Point,
    Quarter,
    Square,
    covered,
    read,
    shape,
    written,
    written_quarter,
)
from slow_northwest_passage_map import Area
from slow_northwest_passage_players import NOWHERE, SlowPlayer, Stand

from gamekit.game import Setting, Step, Task
from gamekit.northwest_passage import state as of_game
from gamekit.northwest_passage.state import State
from gamekit.registry import find
from gamekit.timeline import Timeline

GAME = find("northwest_passage")
BOARDS = {"house": HOUSE, "small": read(Path(of_game.__file__).with_name("small.toml"))}
KINDS = ("strait", "wreck", "inuit", "cairn")
AWAY = {"ship": 0.85, "sled": 0.6}  # how often a vehicle is on a tile

# ---------------------------------------------------------------------- a position of the slow game as a state


def at(slow: SlowGame, setting: Setting) -> Timeline:
    """The game from a position of the slow game on, in which a player is about to act."""
    bare = GAME.start(setting).state._replace(agenda=(Task("act", slow.seat),))
    return Timeline(GAME, setting, first=Step(pictured(slow, bare)))


def pictured(slow: SlowGame, state: State) -> State:
    """All that lies on the table; who decides next, and how many actions are paid, are those of `state`."""
    return state._replace(
        options=of_game.Options(**slow.options),  # type: ignore[arg-type]
        round=slow.round,
        spot=slow.spot,
        frozen=slow.frozen_rows,
        order=tuple(slow.order),
        next_order=tuple(slow.next_order),
        players=tuple(player_of(slow, player) for player in slow.players),
        laid=tuple(of_game.Laid(laid.tile, written(laid.squares[0]), laid.turn, laid.blank) for laid in slow.laid),
        cover=tuple(covering(slow, square) for square in slow.squares),
        terrain="".join(slow.terrain(point) or "." for point in points(slow.board)),
        found=tuple(sorted(discovered(slow), key=int)),
        offer=tuple(slow.offer),
        reserve=tuple(slow.reserve),
        piles=tuple(slow.piles.values()),
    )


def points(board: Board) -> list[Point]:
    return [(i, j) for j in range(board.rows + 1) for i in range(board.columns + 1)]


def covering(slow: SlowGame, square: Square) -> int:
    number = slow.tile_on(square)
    return -1 if number is None else number


def discovered(slow: SlowGame) -> list[str]:
    """The laid tiles that had an icon and have none any more."""
    bearing = {str(number) for left, right in slow.board.icons.values() for number in left + right}
    return [each.tile for number, each in enumerate(slow.laid) if each.tile in bearing and number not in slow.icons]


def player_of(slow: SlowGame, player: SlowPlayer) -> of_game.Player:
    crew = (player.ready["ship"], player.used["ship"], player.ready["sled"], player.used["sled"])
    final = sum(slow.final_points(player).values()) if slow.over else player.points
    return of_game.Player(
        ship=stand_of(slow, player.at["ship"]),
        sled=stand_of(slow, player.at["sled"]),
        crew=crew,
        hand=tuple(player.hand),
        points=final,
        tokens=tuple(player.tokens[token] for token in (*KINDS, "island")),
        passage=player.passage,
        home=player.home,
    )


def stand_of(slow: SlowGame, stand: Stand | None) -> of_game.Stand:
    return of_game.Stand("", ()) if stand is None else of_game.Stand(slow.called(stand), in_order(stand.quarters))


def in_order(quarters: Area) -> tuple[str, ...]:
    """Square by square, row by row, NW NE SW SE."""
    return tuple(map(written_quarter, sorted(quarters, key=place_in_order)))


def place_in_order(quarter: Quarter) -> tuple[int, int, int]:
    (x, y), corner = quarter
    return y, x, ("nw", "ne", "sw", "se").index(corner)


# ---------------------------------------------------------------------- a random position


def scattered(seats: int, options: dict[str, object], rng: random.Random) -> SlowGame:
    """The slow game at the start of one of its rounds, before the first turn."""
    slow = SlowGame(seats, options, BOARDS[str(options["board"])])
    rng.shuffle(slow.reserve)
    lay_tiles(slow, rng)
    slow.offer = [slow.reserve.pop() for _ in range(min(4, len(slow.reserve)))]
    deal_hands(slow, rng)
    set_round(slow, rng)
    for player in slow.players:
        scatter_vehicles(slow, player, rng)
        divide_crew(player, rng)
    hand_out_tokens(slow, rng)
    send_home(slow, rng)
    return slow


def lay_tiles(slow: SlowGame, rng: random.Random) -> None:
    """Random tiles where they fit, side by side from Greenland on, with holes filled as in the game."""
    wanted = len(slow.squares) * rng.choice([0.1, 0.3, 0.5, 0.7, 0.8])
    for _ in range(300):
        if len(slow.quarters) >= 4 * wanted:
            return
        tile, turn = drawn(slow, rng), rng.randrange(4)
        square = rng.choice(open_squares(slow, rng))
        squares = covered(shape(slow.board, tile, turn), square)
        if all(map(slow.free, squares)) and not slow.disagreement(tile, square, turn):
            take_away(slow, tile)
            slow.lay(tile, square, turn)
            slow.fill_holes()


def drawn(slow: SlowGame, rng: random.Random) -> str:
    """A large tile of the reserve, or now and then a small one."""
    small = [pile for pile, count in slow.piles.items() if count]
    if slow.reserve and (not small or rng.random() < 0.8):
        return rng.choice(slow.reserve)
    return rng.choice(small)


def take_away(slow: SlowGame, tile: str) -> None:
    if tile in slow.piles:
        slow.piles[tile] -= 1
    else:
        slow.reserve.remove(tile)


def open_squares(slow: SlowGame, rng: random.Random) -> list[Square]:
    """Free squares near what is laid, mostly."""
    free = [square for square in slow.squares if slow.free(square)]
    near = [square for square in free if len(slow.open_sides(square)) < len(SIDES)]
    return near if near and rng.random() < 0.9 else free


def deal_hands(slow: SlowGame, rng: random.Random) -> None:
    for player in slow.players:
        for _ in range(rng.choice([0, 1, 3, 6])):
            if slow.reserve or any(slow.piles.values()):
                tile = drawn(slow, rng)
                take_away(slow, tile)
                player.hand.append(tile)
    slow.reserve.sort(key=int)


def set_round(slow: SlowGame, rng: random.Random) -> None:
    """One of the rounds, with the sun where it is then; `start_round` goes on to it."""
    slow.round = rng.randrange(int(str(slow.options["rounds"])))
    spot = slow.round % len(slow.board.sun)
    slow.spot, slow.frozen_rows = slow.board.sun[spot]


def scatter_vehicles(slow: SlowGame, player: SlowPlayer, rng: random.Random) -> None:
    """Each in Greenland, in the Passage, or on a random tile."""
    if rng.random() < AWAY["ship"]:
        waters = [(number, water) for number in range(len(slow.laid)) for water in slow.waters(number)]
        player.at["ship"] = somewhere(waters, rng)
    roll = rng.random()
    if roll < AWAY["sled"]:
        player.at["sled"] = somewhere(sled_stands(slow), rng)
    elif roll < 0.8:
        player.at["sled"] = with_the_ship(slow, player)


def send_home(slow: SlowGame, rng: random.Random) -> None:
    """Some may have returned, but not all; they have no place in the order."""
    home = rng.sample(slow.players, rng.choice([0, 0, 0, 1, len(slow.players) - 1]))
    for rank, player in enumerate(home, start=1):
        player.home = rank
        player.at["ship"] = Stand(None, NOWHERE, "greenland")
    slow.order = [player.seat for player in slow.players if not player.home]
    rng.shuffle(slow.order)


def somewhere(areas: list[tuple[int, Area]], rng: random.Random) -> Stand:
    if not areas or rng.random() < 0.05:
        return Stand(None, NOWHERE, "passage")
    number, area = rng.choice(areas)
    return Stand(number, area, "")


def sled_stands(slow: SlowGame) -> list[tuple[int, Area]]:
    grounds = [(number, ground) for number in range(len(slow.laid)) for ground in slow.grounds(number)]
    return grounds + [(number, frozenset(slow.quarters_of(number))) for number in range(len(slow.laid))]


def with_the_ship(slow: SlowGame, player: SlowPlayer) -> Stand:
    return slow.put_down(player.stand("ship"))


def divide_crew(player: SlowPlayer, rng: random.Random) -> None:
    """NWP-60: a sled that is not aboard has a crew."""
    on_sled = 0 if player.aboard() else rng.choice([1, 2, 3, 4, 5, 6, 7])
    player.ready = {"ship": 7 - on_sled, "sled": on_sled}


def hand_out_tokens(slow: SlowGame, rng: random.Random) -> None:
    """Some icons of laid tiles are gone, islands have been found, and players have arrived in some order."""
    for number in list(slow.icons):
        if rng.random() < 0.4:
            rng.choice(slow.players).tokens[slow.icons.pop(number)] += 1
    for _ in slow.islands():
        rng.choice(slow.players).tokens["island"] += 1
    for player in slow.players:
        player.points = rng.randrange(30)
    reached = [each for each in slow.players if any(each.stand(one).place == "passage" for one in ("ship", "sled"))]
    for rank, player in enumerate(rng.sample(reached, len(reached)), start=1):
        player.passage = rank
