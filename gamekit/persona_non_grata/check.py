"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from collections import Counter

from gamekit.game import Setting
from gamekit.persona_non_grata.agendas import waits
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.dealing import shown_cards
from gamekit.persona_non_grata.history import can_have_been, lying, sent
from gamekit.persona_non_grata.state import DAYS, NOBODY, Lying, Options, State, hand_size

ARCHIVING = ("first", "second", "theft")  # tasks that arise when all hands are empty


def problems(box: Box, state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player lays, discards, names somebody or steals; not while cards are dealt.
    """
    if not rows_ok(box, state, setting):
        return ["seats"]
    if not (week_ok(state) and state.agenda and state.agenda[-1].kind in ("lay", "discard", *ARCHIVING)):
        return ["agenda"]
    hands = all(hand_ok(box, state, seat) for seat in state.seats)
    areas = all(area_ok(state, seat) for seat in state.seats)
    tests = {
        "cards": cards_ok(box, state),
        "hands": hands,
        "areas": areas and (not hands or sent_ok(box, state)),  # they must fit the action cards, if those are right
        "archives": archives_ok(box, state),
    }
    wrong = [name for name, ok in tests.items() if not ok] or ([] if waits(box, state) else ["agenda"])
    return wrong or ([] if can_have_been(box, state) else ["past"])


def rows_ok(box: Box, state: State, setting: Setting) -> bool:
    """PNG-1, PNG-2: as many rows as players and corporations, the options of the game, and cards that there are."""
    of_seats = (state.hands, state.actions, state.laid, state.areas, state.discards, state.archives, state.won)
    rows = all(len(row) == setting.seats for row in of_seats)
    corporations = {len(state.keys), len(state.stacks)} == {box.parties[setting.seats]}
    if not rows or not corporations or state.options != Options(**setting.options):
        return False
    known = range(len(box.in_play(len(state.keys))))
    counts = len(state.deck) == len(box.cards) and min(state.deck) >= 0
    return counts and all(card in known for card in shown_cards(state)) and not state.revealed


def week_ok(state: State) -> bool:
    """PNG-14, PNG-17, PNG-81: a week and a day that there are."""
    return 1 <= state.week <= state.options.weeks and 1 <= state.day <= DAYS


def cards_ok(box: Box, state: State) -> bool:
    """PNG-9: every card lies in one place."""
    elsewhere = Counter(shown_cards(state))
    whole = tuple(count + elsewhere[card] for card, count in enumerate(state.deck))
    return whole == box.full(len(state.hands)) and state.left == sum(state.deck)


# ---------------------------------------------------------------------- hands


def carried(state: State) -> int:
    """How many pairs of the week each player has carried out."""
    return state.day - (state.agenda[-1].kind == "lay")


def hand_ok(box: Box, state: State, seat: int) -> bool:
    """PNG-10, PNG-17, PNG-23: as many cards in hand and aside as by then, in order, and the action cards left."""
    hand, actions, archiving = state.hands[seat], state.actions[seat], state.agenda[-1].kind in ARCHIVING
    aside = state.agenda[-1].kind == "discard" and seat < state.agenda[-1].seat
    laid = state.laid[seat] is not None or carried(state) == state.day
    held = 0 if archiving else hand_size(state.day) - laid - aside
    discards = discarded(state, archiving) + aside
    in_order = list(hand) == sorted(hand)
    return in_order and len(hand) == held and len(state.discards[seat]) == discards and actions_ok(box, state, actions)


def discarded(state: State, archiving: bool) -> int:
    """PNG-21, PNG-23: how many cards a player has put aside before the present discards."""
    weeks = state.week - 1 + archiving
    return weeks + (state.draws * ((DAYS - 1) * weeks + (0 if archiving else state.day - 1)))


def actions_ok(box: Box, state: State, actions: tuple[str, ...]) -> bool:
    """PNG-17: some of the action cards, in the order of the table, one less for each day."""
    left = Counter(box.actions)
    left.subtract(actions)
    ordered = [action for action in dict.fromkeys(box.actions) for _ in range(actions.count(action))]
    return list(actions) == ordered and min(left.values()) >= 0 and len(actions) == DAYS - carried(state)


# ---------------------------------------------------------------------- areas


def area_ok(state: State, seat: int) -> bool:
    """PNG-31: each card came on a day that has been, in that order."""
    area = state.areas[seat]
    in_order = list(area) == sorted(area, key=lambda card: (card.week, card.day, card.sender))
    return in_order and all(lying_ok(state, seat, card) for card in area)


def lying_ok(state: State, seat: int, card: Lying) -> bool:
    """PNG-32: only what its owner encrypted this week is face down."""
    past = 1 <= card.week < state.week and 1 <= card.day <= DAYS
    now = card.week == state.week and 1 <= card.day <= carried(state)
    if not card.encrypted:
        return past or now
    return now and card.sender == seat


def sent_ok(box: Box, state: State) -> bool:
    """PNG-15, PNG-25 to PNG-30: a card of each player for each day, in the area to which an action card has led.

    Only one that was stolen (PNG-53) at the end of its week is missing.
    """
    days = Counter((card.week, card.day, card.sender) for area in state.areas for card in area)
    due, there, stolen = sent(box, state), lying(state), sum(map(len, state.archives))
    gone = due - there
    whole = state.agenda[-1].kind in ARCHIVING or not any(week == state.week for week, _, _ in gone)
    once = max(days.values(), default=1) == 1
    return once and whole and gone.total() == stolen and face_down_ok(box, state)


def face_down_ok(box: Box, state: State) -> bool:
    """PNG-26, PNG-32: as many cards are face down as Encrypts are used this week; in the archiving none is."""
    hidden = [sum(card.encrypted for card in area) for area in state.areas]
    if state.agenda[-1].kind in ARCHIVING:
        return not any(hidden)
    copies = box.actions.count("encrypt")
    return hidden == [copies - actions.count("encrypt") for actions in state.actions]


# ---------------------------------------------------------------------- archives, stacks and keys


def archives_ok(box: Box, state: State) -> bool:
    """PNG-4, PNG-37, PNG-49: each corporation card is in one place, taken from the top; holders sit at the table."""
    stolen = state.options.theft or not any(state.archives)
    in_order = all(list(row) == sorted(row) for row in state.archives) and won_in_order(state)
    holders = all(holder == NOBODY or holder in state.seats for holder in state.keys)
    stacks = all(stack_ok(box, state, corporation) for corporation in range(len(state.keys)))
    return stolen and in_order and holders and stacks


def won_in_order(state: State) -> bool:
    """The corporation cards of each seat, of corporations in play, in order."""
    known = range(len(state.keys))
    return all(list(row) == sorted(row) and all(card[0] in known for card in row) for row in state.won)


def stack_ok(box: Box, state: State, corporation: int) -> bool:
    """PNG-36, PNG-37: what is missing from the stack is archived; not more than the weeks that were settled."""
    stack = state.stacks[corporation]
    gone = len(box.stack) - len(stack)
    if stack != box.stack[gone:] or gone > settled(state, corporation):
        return False
    won = [value for row in state.won for owner, value in row if owner == corporation]
    return sorted(won) == sorted(box.stack[:gone])


def settled(state: State, corporation: int) -> int:
    """PNG-33: in how many weeks the corporation has been settled, the present task included if a card was taken."""
    task = state.agenda[-1]
    if task.kind not in ARCHIVING:
        return state.week - 1
    now = task.about[0] if task.about and isinstance(task.about[0], int) else NOBODY
    return state.week - 1 + (corporation < now or (corporation == now and task.kind != "first"))
