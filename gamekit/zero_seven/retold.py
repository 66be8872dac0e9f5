"""What a given position tells: the events that would have led to it, which begin its log."""

from __future__ import annotations

from gamekit.game import CHANCE, UNKNOWN, Event
from gamekit.zero_seven.board import BLANK, KINDS, Card, City
from gamekit.zero_seven.rules import rules_of_answer, rules_of_evidence, tiles_at
from gamekit.zero_seven.state import Desk, Placed, State, holder


def retold(city: City, state: State) -> tuple[Event, ...]:
    """The events that a position stands for. Wrong attempts leave no trace on the table, so they are not among them."""
    events = [Event("round", state.start, {"number": state.mini_game, "start": state.start}, ("ZS-14",))]
    events += layout(city, state)
    events += [event for seat in range(len(state.desks)) for event in case(city, state, seat)]
    events += [event for seat, desk in enumerate(state.desks) for event in answers(city, state, seat, desk)]
    return tuple(events)


def layout(city: City, state: State) -> list[Event]:
    """The tiles at every place (ZS-76: they are open)."""
    events: list[Event] = []
    for place, suspect, crime in zip(city.places, state.suspect_at, state.crime_at, strict=True):
        tiles = {"suspect": (BLANK, *city.suspects)[suspect], "crime": (BLANK, *city.crimes)[crime]}
        for kind, tile in tiles.items():
            events.append(Event(f"{kind}_tile", CHANCE, {"place": place, kind: tile}, ("ZS-15", "ZS-76")))
    return events


def case(city: City, state: State, seat: int) -> list[Event]:
    """The cards of a case: open to all once it is solved (ZS-84), else only to the right neighbour (ZS-77)."""
    slugs = [n if n == UNKNOWN else city.slug(Card(kind, n)) for kind, n in enumerate(state.cases[seat])]
    open_now = state.desks[seat].finished == "solved"
    knows, rules = (holder(len(state.desks), seat),), ("ZS-84",) if open_now else ("ZS-16", "ZS-77")
    return [
        Event(f"case_{kind}", seat, {kind: slug}, rules, {} if open_now else {kind: knows})
        for kind, slug in zip(KINDS, slugs, strict=True)
    ]


def answers(city: City, state: State, seat: int, desk: Desk) -> list[Event]:
    """What a player's tokens, detectives and cards in front say (ZS-36, ZS-41, ZS-42, ZS-43)."""
    told = [(token.card, "disc" if token.disc else "cube") for token in desk.tokens]
    told += [(card, "nothing") for card in desk.aside]
    evidence = [
        Event(
            "evidence",
            seat,
            {"card": city.slug(card), "result": result, "moved": False},
            rules_of_evidence(result, False),
        )
        for card, result in told
    ]
    return evidence + [detective(city, state, seat, placed) for placed in desk.placed]


def detective(city: City, state: State, seat: int, placed: Placed) -> Event:
    """The pair that a detective announced: its own tokens and those on the tiles of its place."""
    desk = state.desks[seat]
    there = [token.disc for card in tiles_at(state, placed.place) if (token := desk.token_on(card))]
    discs, cubes = placed.discs + there.count(True), placed.cubes + there.count(False)
    details = {"place": city.places[placed.place - 1], "discs": discs, "cubes": cubes}
    details |= {"new_discs": placed.discs, "new_cubes": placed.cubes}
    return Event("detective", seat, details, rules_of_answer(discs, cubes, placed))
