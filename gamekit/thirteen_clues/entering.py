"""What one player enters before play at a real table: the fronts of the others, the own two cards, who begins.

The own cards come last of all cards, so that no offer of what others see too tells by a gap which they are.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from gamekit.agenda import push
from gamekit.game import CHANCE, UNKNOWN, Event, Move, Refusal, Setting, Slot, Step, Task, Verb
from gamekit.thirteen_clues import dealing
from gamekit.thirteen_clues.board import PARTS, Deck, letters
from gamekit.thirteen_clues.retold import laid
from gamekit.thirteen_clues.state import Options, State, replaced, round_from

HIDDEN = (UNKNOWN, UNKNOWN)
HOLD = ("hold_left", "hold_right")


def start(setting: Setting) -> Step:
    """All mysteries are chosen; what `me` sees is to be entered: the fronts clockwise, two cards, and who begins."""
    bare = dealing.start(setting.seats, Options(**setting.options))
    others = round_from(bare, bare.options.me)
    tasks = [Task("front", CHANCE, (seat,)) for seat in others]
    tasks += [*(Task("side", CHANCE, (bare.options.me,)) for _ in HOLD), Task("first", CHANCE)]
    lying = letters(setting.seats)
    state = bare._replace(
        agenda=push((), *tasks),
        hands=replaced((HIDDEN,) * setting.seats, bare.options.me, ()),
        mysteries=((UNKNOWN,) * len(PARTS),) * setting.seats,
        up=True,
        informants=(UNKNOWN,) * len(lying),
        looked=((),) * len(lying),
    )
    return Step(state, tuple(laid(letter, UNKNOWN) for letter in lying))


def entering(deck: Deck) -> dict[str, Verb]:
    """How what I see is entered."""
    owner = Slot("seat", lambda state: [str(seat) for seat in state.seats], dealing.cut_seat)
    row = [part_slot(deck, part, partial(cut_part, deck, part), all_but_owner) for part in PARTS]
    front_verb = Verb(("front",), (owner, *row), partial(why_not_front, deck), partial(front, deck))
    return {"front": front_verb, **{verb: hold_verb(deck, at) for at, verb in enumerate(HOLD)}}


def hold_verb(deck: Deck, at: int) -> Verb:
    """How the left (0) or the right (1) card behind my screen is entered."""
    words = tuple(card.slug for card in deck.cards)
    held = Slot("card", lambda state: words, partial(cut_held, deck, at), only_me)
    return Verb(("side",), (held,), partial(why_not_hold, deck, at), partial(hold, deck))


def part_slot(deck: Deck, part: str, cut: Any, knowers: Any = None) -> Slot:
    """A slot for a person, a location or a weapon."""
    words = deck.of_part(part)
    return Slot(part, lambda state: words, cut, knowers)


def front(deck: Deck, state: State, move: Move) -> Step:
    """TC-13, TC-64: a mystery that I see in front of another player; with the last one mine stands there, too."""
    owner = int(move.words[0])
    cards = tuple(deck.number[word] for word in move.words[1:])
    state = done(state._replace(mysteries=replaced(state.mysteries, owner, cards)))
    last = state.agenda[-1].kind != "front"
    owners = (owner, state.options.me) if last else (owner,)
    return Step(state, tuple(dealing.front(deck, state, each) for each in owners))


def hold(deck: Deck, state: State, move: Move) -> Step:
    """TC-14, TC-55: one of the two cards behind my screen; when both are there, they are told like a deal."""
    hand = (*state.hands[state.options.me], deck.number[move.words[0]])
    state = done(state.with_hand(state.options.me, hand))
    return Step(state, tuple(sides(deck, state)) if len(hand) == len(HIDDEN) else ())


def sides(deck: Deck, state: State) -> list[Event]:
    """What lies behind each screen: only mine is known, and only to me."""
    named = ("TC-16", "TC-55") if len(state.hands) == 2 else ("TC-16",)
    return [dealing.side(deck, seat, state.hands[seat], named) for seat in state.seats]


def done(state: State) -> State:
    """The top task is done."""
    return state._replace(agenda=state.agenda[:-1])


def cut_unentered(deck: Deck, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The cards in play that have not been entered."""
    return [card.slug for card in deck.in_play(len(state.hands)) if why_not_card(deck, state, card.slug) is None]


def cut_held(deck: Deck, at: int, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The cards that can be the left (0) or the right one (1) behind my screen, when it is due."""
    return cut_unentered(deck, state, seat, before) if len(state.hands[state.options.me]) == at else []


def cut_part(deck: Deck, part: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The persons, locations or weapons that can be entered next."""
    return [slug for slug in cut_unentered(deck, state, seat, before) if deck.part_of(slug) == part]


def why_not_front(deck: Deck, state: State, move: Move) -> Refusal | None:
    """TC-63: the fronts clockwise; and the first reason against one of the cards."""
    refusals = (why_not_card(deck, state, card) for card in move.words[1:])
    return dealing.why_not_seat(state, move) or next(filter(None, refusals), None)


def why_not_hold(deck: Deck, at: int, state: State, move: Move) -> Refusal | None:
    """TC-16: first the left card, then the right one."""
    due = len(state.hands[state.options.me]) == at
    return why_not_card(deck, state, move.words[0]) if due else Refusal("not_now", ("TC-16",), {"actor": CHANCE})


def why_not_card(deck: Deck, state: State, card: str) -> Refusal | None:
    """TC-3: only cards in play; TC-63, TC-64: none that I see somewhere else."""
    number = deck.number[card]
    if number > len(deck.in_play(len(state.hands))):
        return Refusal("not_in_play", ("TC-3",), {"card": card})
    owner = next((seat for seat in state.seats if number in state.mysteries[seat]), None)
    if owner is not None:
        return Refusal("stands_in_front", ("TC-63", "TC-64"), {"card": card, "seat": owner})
    behind = number in state.hands[state.options.me]
    return Refusal("already_dealt", ("TC-63", "TC-64"), {"card": card}) if behind else None


def only_me(state: State, move: Move) -> tuple[int, ...]:
    """Who knows what lies behind my screen, or on a letter where I look."""
    return (state.options.me,)


def all_but_owner(state: State, move: Move) -> tuple[int, ...]:
    """TC-64: who sees a front."""
    return tuple(round_from(state, int(move.words[0])))
