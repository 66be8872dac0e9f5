"""How 1000 mil goes on: rounds begin, cards are dealt and drawn, turns follow one another (TM-13 to TM-25, TM-107).

Cards have no hidden order: CHANCE draws one when it is needed, by how many of each the deck has left (TM-135).
Functions that begin rounds take the deck first; the game binds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from gamekit.agenda import Routine, push, run_on
from gamekit.game import CHANCE, UNKNOWN, Event, Move, Refusal, Step, Task
from gamekit.thousand_miles.board import FEW, Deck, full
from gamekit.thousand_miles.state import DEALT, HAND, NOBODY, Options, Side, State, more
from gamekit.thousand_miles.unseen import unseen

FAR, NEAR = 1000, 700  # miles of a round (TM-16, TM-90)
Events = tuple[Event, ...]

# ---------------------------------------------------------------------- the start


def start(deck: Deck, seats: int, options: Options) -> State:
    """The table before the first round: TM-15: chance says who begins."""
    cards, sides = full(deck, options, seats), count_of_sides(seats, options)
    none = (0,) * len(cards)
    return State(
        agenda=(Task("first", CHANCE),),
        options=options,
        round=0,
        first=NOBODY,
        turn=0,
        deck=cards,
        left=sum(cards),
        hands=((),) * seats,
        discards=none,
        sides=(Side(0, 0, 0, ("stopped",), False, none),) * sides,
        attack=None,
        distance=first_distance(seats, options),
        called=NOBODY,
        idle=0,
    )


def count_of_sides(seats: int, options: Options) -> int:
    """TM-6, TM-95, TM-96: as many sides as players, or as teams."""
    return int(options.teams[0]) if options.teams else seats


def first_distance(seats: int, options: Options) -> int:
    """TM-90: 700 miles with `extension` for two or three players and for three teams of two; TM-16: else 1000."""
    few = options.teams == "3x2" or (not options.teams and seats <= FEW)
    return NEAR if options.extension and few else FAR


def first(deck: Deck, state: State, move: Move) -> Step:
    """TM-15: the first player of the first round, chosen by chance (TM-135)."""
    seat = int(move.words[0])
    event = Event("first", seat, {}, ("TM-15", "TM-135"))
    return begin_round(deck, state._replace(first=seat), (event,))


def begin_round(deck: Deck, state: State, events: Events) -> Step:
    """TM-13, TM-14: all cards are in the deck, all sides stopped at 0 miles with nothing laid, and six are dealt."""
    seats, cards = len(state.hands), full(deck, state.options, len(state.hands))
    none = (0,) * len(cards)
    sides = tuple(Side(0, 0, side.total + side.points, ("stopped",), False, none) for side in state.sides)
    begun = state._replace(
        agenda=push((), *(Task("deal", CHANCE, (seat, DEALT)) for seat in range(seats)), Task("begin", state.first)),
        round=state.round + 1,
        turn=0,
        deck=cards,
        left=sum(cards),
        hands=((),) * seats,
        discards=none,
        sides=sides,
        attack=None,
        distance=first_distance(seats, state.options),
        called=NOBODY,
        idle=0,
    )
    event = Event("round", state.first, {"number": begun.round}, ("TM-14", "TM-13", "TM-15", "TM-86"))
    return Step(begun, (*events, event))


# ---------------------------------------------------------------------- cards that chance deals


def cut_deal(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """TM-135: the cards of which the deck has some left, or may have as far as a view shows."""
    return [card.slug for card, count in zip(deck.cards, in_deck(deck, state), strict=True) if count]


def in_deck(deck: Deck, state: State) -> tuple[int, ...]:
    """How many of each card the deck has; of a view, which does not show that, how many at most."""
    return unseen(deck, state) if state.deck == UNKNOWN else state.deck


def why_not_deal(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TM-135: only what the deck has left."""
    card = move.words[0]
    return None if in_deck(deck, state)[deck.number[card]] else Refusal("not_in_deck", ("TM-135",), {"card": card})


def weight(deck: Deck, state: State, move: Move) -> int:
    """TM-135: how many of the card the deck has left."""
    return state.deck[deck.number[move.words[0]]]


def owner(state: State, move: Move) -> tuple[int, ...]:
    """TM-136: only who draws a card may know it."""
    return (state.agenda[-1].about[0],)


def deal(deck: Deck, state: State, move: Move) -> Step:
    """TM-13, TM-17: one card for the seat that is due, which alone sees it (TM-136)."""
    task, card = state.agenda[-1], deck.number[move.words[0]]
    seat, due = task.about
    hand = tuple(sorted((*state.hands[seat], card)))
    dealt = state.with_hand(seat, hand)._replace(deck=more(state.deck, card, -1), left=state.left - 1)
    details, private = {"card": move.words[0]}, {"card": (seat,)}
    if task.kind == "take":
        return drawn(dealt, Event("drawn", seat, details, ("TM-17", "TM-18", "TM-136", "TM-137"), private), due - 1)
    event = Event("dealt", seat, details, ("TM-13", "TM-136"), private)
    if due > 1:
        return Step(dealt._replace(agenda=push(state.agenda[:-1], Task("deal", CHANCE, (seat, due - 1)))), (event,))
    whole = Event(
        "hand", seat, {"cards": deck.slugs(hand), "count": len(hand)}, ("TM-13", "TM-136"), {"cards": (seat,)}
    )
    return run_on(dealt._replace(agenda=state.agenda[:-1]), (event, whole), ROUTINES)


def drawn(state: State, event: Event, due: int) -> Step:
    """TM-18: as many as the deck has, up to seven; TM-107: with `reshuffle` the discards follow when it is empty."""
    rules = ("TM-107",) if state.options.reshuffle else ("TM-19",)
    empty = () if state.left else (Event("deck_empty", event.seat, {}, (*rules, "TM-137")),)
    return taking(state._replace(agenda=state.agenda[:-1]), event.seat, due, (event, *empty))


def taking(state: State, seat: int, due: int, events: Events) -> Step:
    """So many cards are still to be drawn; if there are none left in the deck, the discards become the deck."""
    if not due:
        return Step(state, events)
    if not state.left:
        state, events = reshuffled(state, events)
    return Step(state._replace(agenda=push(state.agenda, Task("take", CHANCE, (seat, due)))), events)


def reshuffled(state: State, events: Events) -> tuple[State, Events]:
    """TM-107, TM-108: the discards, and nothing else, become the deck."""
    found, none = sum(state.discards), (0,) * len(state.discards)
    event = Event("reshuffle", CHANCE, {"count": found}, ("TM-107", "TM-108", "TM-135"))
    return state._replace(deck=state.discards, left=found, discards=none), (*events, event)


def due(state: State, seat: int) -> int:
    """TM-18: how many cards a player draws now: up to seven, as far as the deck goes (TM-107: and the discards)."""
    room = HAND - len(state.hands[seat])
    return min(room, state.left + sum(state.discards) if state.options.reshuffle else state.left)


def draw_up(state: State, seat: int, events: Events) -> Step:
    """TM-50, TM-68, TM-69: the drawing that follows an immunity or a trick at once."""
    return taking(state, seat, due(state, seat), events)


def why_not_draw(state: State, move: Move) -> Refusal | None:
    """TM-18: not with seven cards; TM-19: not if there are none to draw."""
    if state.agenda[-1].kind == "draw":
        return None
    if len(state.hands[move.seat]) >= HAND:
        return Refusal("seven_cards", ("TM-18",))
    return Refusal("no_cards", ("TM-19",))


def draw(state: State, move: Move) -> Step:
    """TM-17, TM-122, TM-131: all cards that are due; TM-60: with `trick_window` = `draw` it closes the window."""
    attack = None if state.options.trick_window == "draw" else state.attack
    return draw_up(state._replace(agenda=state.agenda[:-1], attack=attack), move.seat, ())


# ---------------------------------------------------------------------- turns


def begin_turn(state: State, seat: int, events: Events) -> Step:
    """TM-17, TM-20: a player has the turn, and first draws if anything is due (TM-19: else plays on)."""
    turn = state.turn + 1
    tasks = (Task("play", seat), Task("draw", seat)) if due(state, seat) else (Task("play", seat),)
    rules = ("TM-17", "TM-20") if len(tasks) > 1 else ("TM-20", "TM-18" if state.left else "TM-19")
    event = Event("turn", seat, {"number": turn}, (*rules, "TM-125"))
    return Step(state._replace(agenda=tasks, turn=turn), (*events, event))


def begin(state: State, task: Task) -> Step:
    """TM-15: the first turn of a round."""
    return begin_turn(state, task.seat, ())


ROUTINES: Mapping[str, Routine] = {"begin": begin}


def next_seat(state: State, seat: int) -> int:
    """TM-25: the next player clockwise; TM-84: players without cards are left out."""
    others = ((seat + step) % len(state.hands) for step in count(1))
    return next(other for other in others if state.hands[other])
