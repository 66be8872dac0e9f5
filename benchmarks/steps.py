"""Random play: how many steps a second, beside other libraries of games.

Every library plays whole random games by the numbers 0, 1, 2 … until enough steps were made; the same numbers give
the same games in every repeat. A step is one move of a player or of chance. Seconds are those that the core works for
us (`time.thread_time`), so that other programs on the machine hardly count.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from time import thread_time

import gamekit
from benchmarks.measure import Contender, Figure, measured
from gamekit.game import CHANCE
from gamekit.timeline import Timeline

Play = Callable[[int], int]  # plays the game of that number, and says how many steps it had

SEATS = range(2, 6)
LONGEST_CHESS = 300  # half-moves; by then random play has little left to capture
SAMPLE = 20  # positions of a game in which choosing is measured
OURS = "07 zgłoś się, {} seats"
RACERS = (2, 4, 6, 9)
RACE = "1000 mil, {} seats"
PILOTS = (2, 4, 6)
SAUCERS = "Crash and Grab, {} seats"
SHIPS = (2, 3, 4)
SAILORS = "Northwest Passage, {} seats"
HACKERS = (2, 3, 4)
HACKING = "Persona Non Grata, {} seats"

VERB_FIRST = (
    "Whole games through a Timeline: a verb first, then its words; the dealer draws, every draw is a step, and every "
    "state, move and event is kept for stepping back. Choosing, checking, playing, keeping and, at last, clearing away "
    "are counted. A game has 800 to 1,800 steps, half of them and more wrong attempts to solve: such is random play."
)
RACING = (
    "Whole matches through a Timeline, measured in the same way: every card dealt or drawn is a step, and before each "
    "move the players of an attacked side are asked for a dirty trick."
)
FLYING = (
    "Whole games through a Timeline, measured in the same way: every tile laid, saucer landed, plan and decision is a "
    "step, and a saucer is followed space by space within its step. To hold: 10,000 a second with four seats, less "
    "than half of the 22,000 first measured on two busy cores, so that a rule that has become slow is noticed and a "
    "slower machine is not."
)
SAILING = (
    "Whole games through a Timeline, measured in the same way: every tile dealt, action, end of a turn and pass is a "
    "step; what a tile completes and what the sun freezes is settled within its step. To hold: 10,000 a second with "
    "four seats, less than half of the 23,000 first measured on two busy cores. Random ships go home early; on a board "
    "of a hundred squares a step took 48 millionths of a second, twice as long as on an empty one."
)
PASSING = (
    "Whole games through a Timeline, measured in the same way: every card dealt, pair laid, tie decided and theft is a "
    "step; the reveal, the passing and all that an archiving settles without asking are done within the step before. "
    "To hold: 12,000 a second with four seats, less than half of the 27,000 first measured on two busy cores. Half of "
    "the steps are deals, and each lists what the deck may give, up to thirty kinds of cards."
)
CHOOSING = (
    "One choice in positions of such a game: all legal moves listed, and a random move found verb first. Both give "
    "legal moves only, but with other odds: in a list almost all moves are attempts to solve."
)
SPIEL = (
    "OpenSpiel's games written in Python: legal_actions or chance_outcomes, one of them at random, apply_action. They "
    "keep the actions but no earlier state, and are far smaller than ours: compare orders of magnitude, not digits."
)
SPIEL_COMPILED = "OpenSpiel's own game in C++, called from Python: what compiled rules gain on so small a game."
PETTINGZOO = (
    "PettingZoo's loop over agents with a random action that the mask allows, again in a far smaller game. Each step "
    "also fills an array for a learner to observe, which ours does not, and keeps no earlier state, which ours does."
)
CHESS = (
    "list(board.legal_moves), one of them at random, push; at most 300 half-moves a game. All moves are listed at each "
    "step and push keeps what taking back needs; nothing is hidden, told as an event or left to chance."
)


def measure(quick: bool) -> list[Figure]:
    """Steps a second of all libraries, and what a choice costs in ours."""
    steps, repeats = (2_000, 3) if quick else (20_000, 9)
    ours = [speed(OURS.format(seats), partial(zero_seven, seats), steps, VERB_FIRST) for seats in SEATS]
    race = [speed(RACE.format(seats), partial(thousand_miles, seats), steps, RACING) for seats in RACERS]
    saucers = [speed(SAUCERS.format(seats), partial(crash_and_grab, seats), steps, FLYING) for seats in PILOTS]
    ships = [speed(SAILORS.format(seats), partial(northwest_passage, seats), steps, SAILING) for seats in SHIPS]
    hackers = [speed(HACKING.format(seats), partial(persona_non_grata, seats), steps, PASSING) for seats in HACKERS]
    return measured([*ours, *race, *saucers, *ships, *hackers, *choices(), *peers(steps)], repeats)


def speed(name: str, library: Callable[[], Play], steps: int, says: str) -> Contender:
    """A contender that plays at least so many steps; `library` makes its player, outside the measured time."""
    beside = "" if name == OURS.format(2) else OURS.format(2)
    return Contender(name, "steps/s", lambda: steps_a_second(library(), steps), says, beside)


def steps_a_second(play: Play, steps: int) -> float:
    """Play games until at least so many steps were made."""
    made, start = 0, thread_time()
    for number in count():
        made += play(number)
        if made >= steps:
            break
    return made / (thread_time() - start)


# ---------------------------------------------------------------------- ours


def zero_seven(seats: int) -> Play:
    """Random play of 07 zgłoś się."""
    return lambda number: len(random_game(seats, number).nodes) - 1


def thousand_miles(seats: int) -> Play:
    """Random play of 1000 mil."""
    return lambda number: len(random_game(seats, number, "thousand_miles").nodes) - 1


def crash_and_grab(seats: int) -> Play:
    """Random play of Crash and Grab."""
    return lambda number: len(random_game(seats, number, "crash_and_grab").nodes) - 1


def northwest_passage(seats: int) -> Play:
    """Random play of Northwest Passage."""
    return lambda number: len(random_game(seats, number, "northwest_passage").nodes) - 1


def persona_non_grata(seats: int) -> Play:
    """Random play of Persona Non Grata."""
    return lambda number: len(random_game(seats, number, "persona_non_grata").nodes) - 1


def random_game(seats: int, number: int, name: str = "zero_seven") -> Timeline:
    """The whole random game of that number."""
    game, rng = gamekit.start(name, seats, seed=number), random.Random(number)
    while not game.over:
        game.play(game.random_move(rng))
    return game


def choices() -> list[Contender]:
    """What one choice costs, by the two ways to choose."""
    listed = [choice(seats, "moves()", list_all) for seats in SEATS]
    found = [choice(seats, "random_move()", find_one) for seats in SEATS]
    return [contender for pair in zip(found, listed, strict=True) for contender in pair]


def choice(seats: int, call: str, choose: Callable[[Timeline], object]) -> Contender:
    """A contender that chooses, in positions spread over one game, for the player whose turn it is."""
    name, beside = f"{seats} seats, {{}}", "" if choose is find_one else f"{seats} seats, random_move()"

    def run() -> float:
        game = random_game(seats, number=0)
        turns = [node.number for node in game.nodes if game.game.actor(node.state) not in (CHANCE, None)]
        return 1e6 * sum(at(game, turn, choose) for turn in turns[:: len(turns) // SAMPLE]) / SAMPLE

    return Contender(name.format(call), "µs", run, CHOOSING, beside)


def at(game: Timeline, node: int, choose: Callable[[Timeline], object]) -> float:
    """Seconds of one choice at a position of the game."""
    game.jump(node)
    start = thread_time()
    choose(game)
    return thread_time() - start


def list_all(game: Timeline) -> object:
    """All legal moves."""
    return game.moves()


def find_one(game: Timeline) -> object:
    """One random move."""
    return game.random_move(random.Random(game.here.number))


# ---------------------------------------------------------------------- other libraries


def peers(steps: int) -> list[Contender]:
    """The other libraries."""
    return [
        speed("OpenSpiel, python_tic_tac_toe", partial(open_spiel, "python_tic_tac_toe"), steps, SPIEL),
        speed("OpenSpiel, python_kuhn_poker", partial(open_spiel, "python_kuhn_poker"), steps, SPIEL),
        speed("OpenSpiel, tic_tac_toe in C++", partial(open_spiel, "tic_tac_toe"), steps, SPIEL_COMPILED),
        speed("PettingZoo, tictactoe_v3", pettingzoo, steps, PETTINGZOO),
        speed("python-chess", chess, steps, CHESS),
    ]


def open_spiel(name: str) -> Play:
    """Random play of a game of OpenSpiel."""
    import_module("open_spiel.python.games")  # registers the games written in Python
    game = import_module("pyspiel").load_game(name)

    def play(number: int) -> int:
        rng, state, made = random.Random(number), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made

    return play


def pettingzoo() -> Play:
    """Random play of tic-tac-toe in PettingZoo."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = import_module("pettingzoo.classic.tictactoe_v3").env()

    def play(number: int) -> int:
        rng, made = random.Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.step(None)
            else:
                env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
                made += 1
        return made

    return play


def chess() -> Play:
    """Random play of chess in python-chess."""
    python_chess = import_module("chess")

    def play(number: int) -> int:
        rng, board, made = random.Random(number), python_chess.Board(), 0
        while made < LONGEST_CHESS and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            made += 1
        return made

    return play
