"""Positions of Persona Non Grata on the last day of a week, put together so that a corporation stands as wanted.

They are made on the slow table; `pictured` shows any position of the slow game as a state of the game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from slow_persona_non_grata import DAYS, SlowGame
from slow_persona_non_grata_table import ACTIONS, HOUSE, LEFT, RIGHT, SlowCard, SlowLying, SlowPlayer, named

from gamekit.agenda import push
from gamekit.game import CHANCE, TEACHER, UNKNOWN, Setting, Step, Task
from gamekit.persona_non_grata import state as of_game
from gamekit.persona_non_grata.state import State
from gamekit.registry import find
from gamekit.timeline import Timeline

GAME = find("persona_non_grata")
TRIES = 20_000  # random hands of a corporation, from which those that are wanted are picked
Ranks = tuple[int, ...]  # of a corporation, by seat: 0 without any card of it, 1 the smallest sum above 0, and so on

# ---------------------------------------------------------------------- a position of the slow game as a state


def at(slow: SlowGame, setting: Setting) -> Timeline:
    """The game from a position of the slow game on, in which everybody is about to choose."""
    choices = [Task("lay", player.seat) for player in slow.players]
    bare = GAME.start(setting).state._replace(agenda=push((), *choices, Task("reveal", CHANCE)))
    return Timeline(GAME, setting, first=Step(pictured(slow, bare)))


def pictured(slow: SlowGame, state: State, eyes: int = TEACHER) -> State:
    """All that lies on the table, as far as those eyes may see it; who decides next is that of `state`."""
    return state._replace(
        options=of_game.Options(**slow.options),  # type: ignore[arg-type]
        week=slow.week,
        day=slow.day,
        deck=counted(slow) if eyes == TEACHER else UNKNOWN,
        left=len(slow.deck),
        hands=tuple(in_order(slow, player, eyes) for player in slow.players),
        actions=tuple(tuple(sorted(player.actions, key=ACTIONS.index)) for player in slow.players),
        laid=tuple(pair_of(slow, player, eyes) for player in slow.players),
        revealed=False,
        areas=tuple(area_of(slow, player, eyes) for player in slow.players),
        discards=tuple(tuple(shown(slow, card, player, eyes) for card in player.discards) for player in slow.players),
        archives=tuple(
            tuple(sorted(slow.numbers[card.name] for card in stolen(slow, player))) for player in slow.players
        ),
        won=tuple(tuple(sorted(corporation_cards(slow, player))) for player in slow.players),
        stacks=tuple(tuple(card.value for card in stack) for stack in slow.stacks.values()),
        keys=tuple(holder.seat if holder else of_game.NOBODY for holder in slow.keys.values()),
    )


def counted(slow: SlowGame) -> tuple[int, ...]:
    numbers = [slow.numbers[card.name] for card in slow.deck]
    return tuple(numbers.count(each) for each in slow.numbers.values())


def shown(slow: SlowGame, card: SlowCard, owner: SlowPlayer, eyes: int) -> int:
    """A card that its owner alone may see."""
    return slow.numbers[card.name] if eyes in (owner.seat, TEACHER) else UNKNOWN


def in_order(slow: SlowGame, player: SlowPlayer, eyes: int) -> tuple[int, ...]:
    """A hand, which has no order of its own."""
    if eyes not in (player.seat, TEACHER):
        return (UNKNOWN,) * len(player.hand)
    return tuple(sorted(slow.numbers[card.name] for card in player.hand))


def pair_of(slow: SlowGame, player: SlowPlayer, eyes: int) -> of_game.Pair | None:
    """PNG-68."""
    if player.laid is None:
        return None
    card, action = player.laid
    return (slow.numbers[card.name], action) if eyes in (player.seat, TEACHER) else (UNKNOWN, UNKNOWN)


def area_of(slow: SlowGame, player: SlowPlayer, eyes: int) -> tuple[of_game.Lying, ...]:
    """PNG-70, PNG-71."""
    return tuple(
        of_game.Lying(
            shown(slow, lying.card, player, eyes) if lying.encrypted else slow.numbers[lying.card.name],
            lying.encrypted,
            lying.week,
            lying.day,
            lying.sender,
        )
        for lying in player.area
    )


def stolen(slow: SlowGame, player: SlowPlayer) -> list[SlowCard]:
    return [card for card in player.archive if card in slow.cards]


def corporation_cards(slow: SlowGame, player: SlowPlayer) -> list[tuple[int, int]]:
    cards = [card for card in player.archive if card not in slow.cards]
    return [(slow.corporations.index(card.corporation), card.value) for card in cards]


# ---------------------------------------------------------------------- hands of a corporation that stand as wanted


@cache
def holdings(seats: int) -> dict[Ranks, list[list[list[str]]]]:
    """For each way in which the seats can stand to each other, some ways to get there with up to two cards each."""
    rng, found = random.Random(seats), dict[Ranks, list[list[list[str]]]]()
    grades = [grade for grade, _, copies, _ in HOUSE.grades for _ in range(copies)]
    for _ in range(TRIES):
        drawn = rng.sample(grades, len(grades))
        held = [[drawn.pop() for _ in range(rng.choice([0, 1, 1, 2, 2]))] for _ in range(seats)]
        found.setdefault(ranks([worth(each) for each in held]), []).append(held)
    return found


def worth(grades: list[str]) -> int:
    values = {grade: value for grade, value, *_ in HOUSE.grades}
    return sum(values[grade] for grade in grades)


def ranks(sums: Sequence[int]) -> Ranks:
    """Who stands below whom; 0 stays 0."""
    return tuple(sorted({0, *sums}).index(each) for each in sums)


# ---------------------------------------------------------------------- a position on the last day of a week


def scattered(seats: int, options: dict[str, object], wanted: Ranks, key: int | None, rng: random.Random) -> SlowGame:
    """Before anybody chooses on the fifth day, with a corporation that stands as wanted, its key where it should be."""
    slow, held = SlowGame(seats, options), rng.choice(holdings(seats)[wanted])
    focus = rng.choice(slow.corporations)
    slow.week = rng.choice(weeks(slow, focus, 1 if key is None else 2, sum(map(len, held))))
    slow.day = DAYS
    rng.shuffle(slow.deck)
    arrive(slow, rng)
    fill_areas(slow, focus, held, rng)
    fill_hands(slow, focus)
    for corporation in slow.corporations:
        is_focus = corporation == focus
        hand_out(slow, corporation, claims(slow, is_focus, key, rng), is_focus, rng)
    if slow.keys[focus]:
        slow.keys[focus] = None if key is None else slow.players[key]
    return slow


def weeks(slow: SlowGame, focus: str, first: int, placed: int) -> list[int]:
    """The weeks, from the first possible one, on whose last day areas and hands do not need more cards of others."""
    others = sum(card.corporation != focus for card in slow.cards)
    lying = {
        week: len(slow.players) * (DAYS * week - 1 + 2) for week in range(first, int(str(slow.options["weeks"])) + 1)
    }
    return [week for week, count in lying.items() if count - placed <= others]


def arrive(slow: SlowGame, rng: random.Random) -> None:
    """Cards of no kind yet, one for each action of the days before, in the order in which they come."""
    blank = SlowCard("", "", 0, False)
    for week in range(1, slow.week + 1):
        for player in slow.players:
            player.actions = rng.sample(ACTIONS, len(ACTIONS))
        for day in range(1, DAYS + (week < slow.week)):
            for player in slow.players:
                action = player.actions.pop()
                to = slow.neighbour(player, action) if action in (LEFT, RIGHT) else player
                encrypted = action == "encrypt" and week == slow.week
                to.area.append(SlowLying(blank, encrypted, week, day, player.seat))


def fill_areas(slow: SlowGame, focus: str, held: list[list[str]], rng: random.Random) -> None:
    """The wanted cards somewhere in each area, others beside them."""
    for player, grades in zip(slow.players, held, strict=True):
        lying = rng.sample(player.area, len(player.area))
        for grade in grades:
            lying.pop().card = drawn(slow, named(slow.deck, f"{focus}_{grade}"))
        for each in lying:
            each.card = drawn(slow, of_others(slow, focus))


def of_others(slow: SlowGame, focus: str) -> SlowCard:
    return next(card for card in slow.deck if card.corporation != focus)


def drawn(slow: SlowGame, card: SlowCard) -> SlowCard:
    slow.deck.remove(card)
    return card


def fill_hands(slow: SlowGame, focus: str) -> None:
    """Two cards of other corporations in each hand; what has been discarded before."""
    a_week = 1 + (DAYS - 1) * slow.drawing()
    for player in slow.players:
        player.hand = [drawn(slow, of_others(slow, focus)) for _ in range(2)]
    for player in slow.players:
        gone = a_week * slow.week - 1
        player.discards = [drawn(slow, slow.deck[0]) for _ in range(gone)]


def claims(slow: SlowGame, is_focus: bool, key: int | None, rng: random.Random) -> list[int]:
    """The weeks in which somebody won the corporation; there are some if somebody has the key."""
    before = range(1, slow.week)
    if is_focus and key is None:
        return []
    least = 1 if is_focus else 0
    return sorted(rng.sample(before, rng.randrange(least, len(before) + 1)))


def hand_out(slow: SlowGame, corporation: str, won: list[int], kept: bool, rng: random.Random) -> None:
    """The cards and the key of a corporation in the weeks in which it was won; thefts, unless areas are `kept`."""
    for week in won:
        stack = slow.stacks[corporation]
        down_to = slow.box.stack[week - 1] if slow.options["unclaimed_cards"] == "accumulate" else stack[0].value
        first, second = rng.sample(slow.players, 2)
        first.archive += [card for card in stack if card.value >= down_to]  # the house's cards get less and less
        slow.stacks[corporation] = [card for card in stack if card.value < down_to]
        slow.keys[corporation] = second
        if slow.options["theft"] and not kept:
            steal(slow, corporation, week, rng.choice([first, second]))


def steal(slow: SlowGame, corporation: str, week: int, thief: SlowPlayer) -> None:
    """A card that lies there since that week or longer, if there is one."""
    for owner in slow.others(thief):
        for lying in owner.area:
            if lying.card.corporation == corporation and lying.week <= week:
                thief.archive.append(lying.card)
                owner.area.remove(lying)
                return
