"""What a player can do in 07 zgłoś się: send a detective, choose an evidence card, solve (ZS-26 to ZS-57).

Each function takes the city first; the game binds it. Answers are computed from the map, never typed in.
"""

from __future__ import annotations

from gamekit.game import Event, Move, Refusal, Step
from gamekit.zero_seven.board import BLANK, Card, City
from gamekit.zero_seven.rounds import after_turn
from gamekit.zero_seven.state import Case, Desk, Placed, State, Token

PENALTY = 2  # points lost by a wrong attempt (ZS-53)


def location(state: State, kind: int, number: int) -> int:
    """The place where an element's tile lies; a place's tile is the place itself (ZS-5)."""
    if kind == 1:
        return number
    return (state.suspect_at if kind == 0 else state.crime_at).index(number) + 1


def tiles_at(state: State, place: int) -> list[Card]:
    """The tiles at a place that are no blanks (ZS-4)."""
    numbers = (state.suspect_at[place - 1], place, state.crime_at[place - 1])
    return [Card(kind, number) for kind, number in enumerate(numbers) if number]


# ---------------------------------------------------------------------- detective


def answer(city: City, state: State, case: Case, place: int) -> tuple[int, int]:
    """What a detective at a place tells about a case: (discs, cubes), together at most 3 (ZS-28 to ZS-33).

    Each type is checked for itself (ZS-31): a disc if its element is here (ZS-29), a cube if it is at an adjacent
    place (ZS-30), never both (ZS-32). A blank tile here does not block its type (ZS-34).
    """
    where = [location(state, kind, number) for kind, number in enumerate(case)]
    return where.count(place), sum(spot in city.adjacent[place - 1] for spot in where)


def cut_places(city: City, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """Where the seat can still send a detective."""
    desk = state.desks[seat]
    used = [placed.place for placed in desk.placed] if desk.detectives else range(1, len(city.places) + 1)
    return [slug for number, slug in enumerate(city.places, start=1) if number not in used]


def why_not_detective(city: City, state: State, move: Move) -> Refusal | None:
    """ZS-10, ZS-37: five for the whole game, each once; ZS-38: not twice at one place in a mini-game."""
    desk, place = state.desks[move.seat], city.number[move.words[0]]
    if not desk.detectives:
        return Refusal("no_detectives", ("ZS-10", "ZS-37"))
    if any(placed.place == place for placed in desk.placed):
        return Refusal("place_used", ("ZS-38",), {"place": move.words[0]})
    return None


def detective(city: City, state: State, move: Move) -> Step:
    """ZS-28: the place tells how many elements of the own case are at it and next to it.

    The pair is open, its elements are not (ZS-35, ZS-79). A tile that carries an own token yields no new one,
    but counts in the pair (ZS-36).
    """
    return announced(city, state, move, answer(city, state, state.cases[move.seat], city.number[move.words[0]]))


def announced(city: City, state: State, move: Move, pair: tuple[int, int]) -> Step:
    """A detective is sent, and the pair (discs, cubes) is announced; of it the detective gets what is new (ZS-36)."""
    seat, place, (discs, cubes) = move.seat, city.number[move.words[0]], pair
    desk = state.desks[seat]
    there = [token.disc for card in tiles_at(state, place) if (token := desk.token_on(card))]
    placed = Placed(place, discs - min(discs, there.count(True)), cubes - min(cubes, there.count(False)))
    details = {
        "place": move.words[0],
        "discs": discs,
        "cubes": cubes,
        "new_discs": placed.discs,
        "new_cubes": placed.cubes,
    }
    desk = desk._replace(detectives=desk.detectives - 1, placed=(*desk.placed, placed))  # ZS-37
    event = Event("detective", seat, details, rules_of_answer(discs, cubes, placed))
    return after_turn(city, state.with_desk(seat, desk), (event,))


def rules_of_answer(discs: int, cubes: int, placed: Placed) -> tuple[str, ...]:
    """The rules at work when a pair is announced, the most telling first; only what is open may decide (ZS-79)."""
    told = [*(["ZS-29"] if discs else []), *(["ZS-30"] if cubes else [])]
    if (discs, cubes) != (placed.discs, placed.cubes):
        told.insert(1, "ZS-36")
    if not discs and cubes in (1, 2):
        told.append("ZS-33")
    return (*told, "ZS-28", "ZS-31", "ZS-32", "ZS-35", "ZS-37", "ZS-79", "ZS-80")


# ---------------------------------------------------------------------- evidence


def cut_cards(city: City, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The cards face up whose tiles carry no token of the seat."""
    desk = state.desks[seat]
    return [city.slug(card) for card in state.display if not desk.token_on(card)]


def why_not_evidence(city: City, state: State, move: Move) -> Refusal | None:
    """ZS-39: one of the cards face up; ZS-47: not one whose tile carries an own token."""
    card = city.cards[move.words[0]]
    if card not in state.display:
        return Refusal("not_on_display", ("ZS-39",), {"card": move.words[0]})
    if state.desks[move.seat].token_on(card):
        return Refusal("has_token", ("ZS-47",), {"card": move.words[0]})
    return None


def result(city: City, state: State, case: Case, card: Card) -> str:
    """What an evidence card tells about a case: only the element of its own type is compared (ZS-40).

    "disc" if it is the element itself (ZS-41), "cube" if that element's tile is adjacent to the card's (ZS-42),
    else "nothing" (ZS-43).
    """
    mine = case[card.kind]
    if mine == card.number:
        return "disc"
    here, there = location(state, card.kind, card.number), location(state, card.kind, mine)
    return "cube" if there in city.adjacent[here - 1] else "nothing"


def evidence(city: City, state: State, move: Move) -> Step:
    """ZS-44: a card that told something is discarded; ZS-43: one that told nothing lies in front of the player."""
    return examined(city, state, move, result(city, state, state.cases[move.seat], city.cards[move.words[0]]))


def examined(city: City, state: State, move: Move, told: str) -> Step:
    """An evidence card is taken, and tells "disc", "cube" or "nothing"."""
    seat, card = move.seat, city.cards[move.words[0]]
    display = tuple(other for other in state.display if other != card)
    desk = state.desks[seat]
    moved = False
    if told == "nothing":
        desk = desk._replace(aside=(*desk.aside, card))
        state = state._replace(display=display)
    else:
        desk, moved = lay_token(desk, location(state, card.kind, card.number), Token(card, told == "disc"))
        state = state._replace(display=display, discards=(*state.discards, card))
    details = {"card": move.words[0], "result": told, "moved": moved}
    event = Event("evidence", seat, details, rules_of_evidence(told, moved))
    return after_turn(city, state.with_desk(seat, desk), (event,))


def rules_of_evidence(told: str, moved: bool) -> tuple[str, ...]:
    """The rules at work when an evidence card is answered, the most telling first; all of it is open (ZS-81, ZS-82)."""
    told_by = {"disc": "ZS-41", "cube": "ZS-42", "nothing": "ZS-43"}[told]
    follows = ("ZS-49",) if told == "nothing" else ("ZS-44", "ZS-46")
    return (told_by, *(("ZS-45", "ZS-82") if moved else ()), *follows, "ZS-40", "ZS-39", "ZS-81")


def lay_token(desk: Desk, place: int, token: Token) -> tuple[Desk, bool]:
    """ZS-46: the token goes on the tile; ZS-45: a fitting one on the own detective there is moved (open: ZS-82)."""
    desk = desk._replace(tokens=(*desk.tokens, token))
    for at, placed in enumerate(desk.placed):
        if placed.place == place and (placed.discs if token.disc else placed.cubes):
            left = Placed(place, placed.discs - token.disc, placed.cubes - (not token.disc))
            return desk._replace(placed=(*desk.placed[:at], left, *desk.placed[at + 1 :])), True
    return desk, False


# ---------------------------------------------------------------------- solving


def why_not_solve(city: City, state: State, move: Move) -> Refusal | None:
    """ZS-51: blanks cannot be named. Anything else may be, refuted or held by oneself though it be (ZS-57)."""
    return Refusal("names_blank", ("ZS-51", "ZS-50")) if BLANK in move.words else None


def solve(city: City, state: State, move: Move) -> Step:
    """ZS-50: one suspect, one place, one crime; ZS-83, ZS-84: the attempt and whether it was right are open."""
    return right(city, state, move) if named_in(city, move) == state.cases[move.seat] else wrong(city, state, move)


def named_in(city: City, move: Move) -> Case:
    """The case that an attempt to solve names."""
    return Case(*(city.number[word] for word in named_details(move).values()))


def right(city: City, state: State, move: Move) -> Step:
    """ZS-52: the current value, the same for all who solve in this phase (ZS-59). The cards held stay (ZS-56)."""
    desk = state.desks[move.seat]
    desk = desk._replace(score=desk.score + state.value, finished="solved")
    together = ("ZS-59",) if state.solved_now else ()
    rules = ("ZS-52", *together, "ZS-84", "ZS-58", "ZS-56", "ZS-50")
    event = Event("solved", move.seat, named_details(move) | {"points": state.value}, rules)
    state = state.with_case(move.seat, named_in(city, move)).with_desk(move.seat, desk)
    return after_turn(city, state._replace(solved_now=True), (event,))


def wrong(city: City, state: State, move: Move) -> Step:
    """ZS-53: two points, without limit (ZS-63), and only "wrong"; ZS-54: again in later turns, unless ZS-55."""
    desk = state.desks[move.seat]
    desk = desk._replace(score=desk.score - PENALTY, penalties=desk.penalties + PENALTY)
    once, below = state.options.one_attempt, desk.score < 0
    rules = ("ZS-53", "ZS-83", *(("ZS-63",) if below else ()), *(() if once else ("ZS-54",)), "ZS-50")
    events = [Event("wrong", move.seat, named_details(move) | {"penalty": PENALTY}, rules)]
    if once:
        desk = desk._replace(finished="out")
        events.append(Event("out", move.seat, {}, ("ZS-55",)))
    return after_turn(city, state.with_desk(move.seat, desk), tuple(events))


def named_details(move: Move) -> dict[str, str]:
    """The three named elements as details of an event."""
    return dict(zip(("suspect", "place", "crime"), move.words, strict=False))
