"""What chance does in 07 zgłoś się: tiles, cases and evidence cards, one at a time (ZS-70 to ZS-73).

Each function takes the city first; the game binds it. Decks have no hidden order: a card is drawn when it is
needed, so the moves of chance in a record are all there is to know about the shuffling.
"""

from __future__ import annotations

from gamekit.agenda import push, run_on
from gamekit.game import CHANCE, Event, Move, Refusal, Step, Task
from gamekit.zero_seven.board import BLANK, KINDS, City
from gamekit.zero_seven.state import Case, Desk, Options, State, holder

# ---------------------------------------------------------------------- setting up a mini-game


def set_up(city: City, options: Options, mini_game: int, desks: tuple[Desk, ...]) -> Step:
    """A mini-game before anything is dealt: tokens, detectives and cards are gathered (ZS-14, ZS-19, ZS-20)."""
    start = (mini_game - 1) % len(desks)  # ZS-22: seats take turns at starting (ZS-75: without chance)
    state = State(
        agenda=push((), *deals(city, len(desks)), Task("refill", CHANCE, (city.display,)), phase_begins(start)),
        options=options,
        mini_game=mini_game,
        phase=1,
        value=7,  # ZS-21
        start=start,
        solved_now=False,
        suspect_at=(),
        crime_at=(),
        cases=(Case(),) * len(desks),
        deck=tuple(sorted(city.cards.values())),  # ZS-9, ZS-19: all evidence cards, none for blanks
        display=(),
        discards=(),
        desks=tuple(Desk(desk.detectives, desk.score, desk.penalties) for desk in desks),  # ZS-20
    )
    event = Event("round", start, {"number": mini_game, "start": start}, rules_of_round(options, mini_game))
    return Step(state, (event,))


def rules_of_round(options: Options, mini_game: int) -> tuple[str, ...]:
    """The rules at work when a mini-game begins, the most telling first."""
    shorter = ("ZS-89",) if options.mini_games < 3 else ()
    return ("ZS-14", *shorter, "ZS-22", *(("ZS-20",) if mini_game > 1 else ()), "ZS-21", "ZS-19", "ZS-75")


def deals(city: City, seats: int) -> list[Task]:
    """The tiles and cases that chance deals before the first turn, in order: ZS-71, ZS-72."""
    places = range(1, len(city.places) + 1)
    tiles = [Task(f"{kind}_tile", CHANCE, (place,)) for place in places for kind in ("suspect", "crime")]
    cases = [Task(f"{kind}_card", CHANCE, (seat,)) for seat in range(seats) for kind in KINDS]
    return tiles + cases


def phase_begins(seat: int) -> Task:
    """The first turn of a phase (ZS-23)."""
    return Task("begin_turn", seat, ("phase",))


def begin_turn(state: State, task: Task) -> Step:
    """A player has the turn (ZS-23, ZS-26)."""
    events: tuple[Event, ...] = (Event("turn", task.seat, {}, rules_of_turn(state, task.seat)),)
    if task.about:
        first = ("ZS-23", "ZS-21", "ZS-87")
        rules = first if state.phase == 1 else ("ZS-23", "ZS-64", "ZS-25", "ZS-60", "ZS-87")
        events = (Event("phase", task.seat, {"number": state.phase, "value": state.value}, rules), *events)
    return Step(state._replace(agenda=push(state.agenda, Task("turn", task.seat))), events)


def rules_of_turn(state: State, seat: int) -> tuple[str, ...]:
    """The rules at work when a player has the turn: what there is to do; whether another was skipped before (ZS-24).

    ZS-27 is among them when nothing but an attempt to solve is left, for which only open things are looked at.
    """
    desk = state.desks[seat]
    stuck = not desk.detectives and all(desk.token_on(card) for card in state.display)
    skipped = seat != state.start and state.desks[seat - 1].finished
    return (*(("ZS-27",) if stuck else ()), "ZS-26", *(("ZS-24",) if skipped else ()), "ZS-23")


def refill(state: State, task: Task) -> Step:
    """ZS-48: the display is filled up to nine, as far as deck and discards go; ZS-49: cards set aside stay out.

    When the deck is empty the discards become the deck; when those are gone too the display shrinks.
    """
    if len(state.display) >= task.about[0] or not (state.deck or state.discards):
        return Step(state)
    events: tuple[Event, ...] = ()
    if not state.deck:
        events = (Event("reshuffle", CHANCE, {"count": len(state.discards)}, ("ZS-48", "ZS-49")),)
        state = state._replace(deck=tuple(sorted(state.discards)), discards=())
    return Step(state._replace(agenda=push(state.agenda, Task("display", CHANCE), task)), events)


ROUTINES = {"begin_turn": begin_turn, "refill": refill}  # the tasks that need no decision


def settled(state: State, event: Event) -> Step:
    """The top task is done, and this is what happened."""
    return run_on(state._replace(agenda=state.agenda[:-1]), (event,), ROUTINES)


# ---------------------------------------------------------------------- tiles (ZS-15, ZS-71)


def tiles_left(city: City, kind: str, laid: tuple[int, ...]) -> list[str]:
    """The tiles of a kind that are not laid yet, "blank" standing for all blanks left."""
    names, blanks = _tiles(city, kind)
    left = [slug for number, slug in enumerate(names, start=1) if number not in laid]
    return [*left, BLANK] if laid.count(0) < blanks else left


def _tiles(city: City, kind: str) -> tuple[tuple[str, ...], int]:
    return (city.suspects, city.blank_suspects) if kind == "suspect" else (city.crimes, city.blank_crimes)


def _laid(state: State, kind: str) -> tuple[int, ...]:
    return state.suspect_at if kind == "suspect" else state.crime_at


def cut_tiles(city: City, kind: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The tiles of a kind that can still be laid."""
    return tiles_left(city, kind, _laid(state, kind))


def why_not_lay(city: City, kind: str, state: State, move: Move) -> Refusal | None:
    """ZS-15: each tile lies at one place only; ZS-6, ZS-7: there are just so many blanks."""
    if move.words[0] in tiles_left(city, kind, _laid(state, kind)):
        return None
    return Refusal("tile_laid", ("ZS-15", "ZS-6" if kind == "suspect" else "ZS-7"), {"tile": move.words[0]})


def lay(city: City, kind: str, state: State, move: Move) -> Step:
    """ZS-4, ZS-5, ZS-15: one suspect tile and one crime tile come to every place; place tiles never move."""
    number, place = city.number[move.words[0]], state.agenda[-1].about[0]
    details = {"place": city.places[place - 1], kind: move.words[0]}
    blanks = ("ZS-6" if kind == "suspect" else "ZS-7",) if number == 0 else ()
    event = Event(f"{kind}_tile", CHANCE, details, ("ZS-15", *blanks, "ZS-4", "ZS-5", "ZS-71", "ZS-76"))
    if kind == "suspect":
        return settled(state._replace(suspect_at=(*state.suspect_at, number)), event)
    return settled(state._replace(crime_at=(*state.crime_at, number)), event)


def blanks_weight(city: City, kind: str, state: State, move: Move) -> int:
    """ZS-71: weight 1 for each element, for "blank" the number of blanks left."""
    if move.words[0] != BLANK:
        return 1
    return _tiles(city, kind)[1] - _laid(state, kind).count(0)


# ---------------------------------------------------------------------- cases (ZS-8, ZS-16, ZS-72)


def dealt(state: State, kind: str) -> list[int]:
    """The numbers of a kind that are already in somebody's case."""
    return [getattr(case, kind) for case in state.cases]


def cut_seat(state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The seat whose case card is due."""
    return [str(state.agenda[-1].about[0])]


def cut_case(city: City, kind: str, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The elements of a kind that are in nobody's case yet."""
    taken = dealt(state, kind)
    return [slug for slug in elements(city, kind) if city.number[slug] not in taken]


def elements(city: City, kind: str) -> tuple[str, ...]:
    """The slugs of all elements of a kind."""
    return {"suspect": city.suspects, "place": city.places, "crime": city.crimes}[kind]


def why_not_deal(city: City, kind: str, state: State, move: Move) -> Refusal | None:
    """ZS-72: seat by seat; ZS-16, ZS-17: no two players share an element, for nothing is put back."""
    due = state.agenda[-1].about[0]
    if move.words[0] != str(due):
        return Refusal("other_case", ("ZS-72",), {"seat": due})
    if city.number[move.words[1]] in dealt(state, kind):
        return Refusal("already_dealt", ("ZS-16",), {"card": move.words[1]})
    return None


def deal(city: City, kind: str, state: State, move: Move) -> Step:
    """ZS-16, ZS-18: the card belongs to the case of one seat and lies with that seat's right neighbour."""
    return give(city, kind, state, int(move.words[0]), move.words[1])


def give(city: City, kind: str, state: State, owner: int, card: str) -> Step:
    """A card comes to the case of its owner, and to the right neighbour's hand."""
    case = state.cases[owner]._replace(**{kind: city.number[card]})
    knows = (holder(len(state.desks), owner),)  # ZS-77, ZS-78
    rules = ("ZS-16", "ZS-18", "ZS-17", "ZS-77", "ZS-78", "ZS-8", "ZS-72")
    event = Event(f"case_{kind}", owner, {kind: card}, rules, {kind: knows})
    return settled(state.with_case(owner, case), event)


def case_knowers(state: State, move: Move) -> tuple[int, ...]:
    """Who may see a case card that is dealt: the right neighbour of its owner only (ZS-77)."""
    return (holder(len(state.desks), int(move.words[0])),)


# ---------------------------------------------------------------------- evidence cards (ZS-19, ZS-48, ZS-73)


def cut_reveal(city: City, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The cards of the deck."""
    return [city.slug(card) for card in state.deck]


def why_not_reveal(city: City, state: State, move: Move) -> Refusal | None:
    """ZS-73: only what is in the deck can be turned up."""
    if city.cards[move.words[0]] in state.deck:
        return None
    return Refusal("not_in_deck", ("ZS-73",), {"card": move.words[0]})


def reveal(city: City, state: State, move: Move) -> Step:
    """ZS-19, ZS-48, ZS-86: a card of the deck is turned up for all to see."""
    card = city.cards[move.words[0]]
    at = state.deck.index(card)
    turned = state._replace(deck=state.deck[:at] + state.deck[at + 1 :], display=(*state.display, card))
    rules = ("ZS-19" if is_laid_out(state) else "ZS-48", "ZS-73", "ZS-9", "ZS-86")
    return settled(turned, Event("display", CHANCE, {"card": move.words[0]}, rules))


def is_laid_out(state: State) -> bool:
    """Whether the display is laid out for a new mini-game (ZS-19) and not filled up between two turns (ZS-48)."""
    return state.phase == 1 and state.agenda[0] == phase_begins(state.start)
