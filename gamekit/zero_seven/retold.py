"""What a given position tells: its view as the events that would have led to it, for deduction."""

from __future__ import annotations

from gamekit.game import CHANCE, UNKNOWN, Event
from gamekit.zero_seven.board import BLANK, KINDS, Card, City
from gamekit.zero_seven.rules import tiles_at
from gamekit.zero_seven.state import Desk, Placed, State


def retold(city: City, view: State) -> list[Event]:
    """The events that a view stands for. Wrong attempts leave no trace on the table, so they are not among them."""
    events = [Event("round", view.start, {"number": view.mini_game, "start": view.start})]
    events += layout(city, view)
    events += [event for seat in range(len(view.desks)) for event in cases(city, view, seat)]
    return events + [event for seat, desk in enumerate(view.desks) for event in answers(city, view, seat, desk)]


def layout(city: City, view: State) -> list[Event]:
    """The tiles at every place (ZS-76: they are open)."""
    events: list[Event] = []
    for place, suspect, crime in zip(city.places, view.suspect_at, view.crime_at, strict=True):
        events.append(Event("suspect_tile", CHANCE, {"place": place, "suspect": (BLANK, *city.suspects)[suspect]}))
        events.append(Event("crime_tile", CHANCE, {"place": place, "crime": (BLANK, *city.crimes)[crime]}))
    return events


def cases(city: City, view: State, seat: int) -> list[Event]:
    """The cards of a case, as far as the view shows them (ZS-77, ZS-84)."""
    slugs = [number if number == UNKNOWN else city.slug(Card(k, number)) for k, number in enumerate(view.cases[seat])]
    return [Event(f"case_{kind}", seat, {kind: slug}) for kind, slug in zip(KINDS, slugs, strict=True)]


def answers(city: City, view: State, seat: int, desk: Desk) -> list[Event]:
    """What a player's tokens, detectives and cards in front say (ZS-36, ZS-41, ZS-42, ZS-43)."""
    told = [(token.card, "disc" if token.disc else "cube") for token in desk.tokens]
    told += [(card, "nothing") for card in desk.aside]
    events = [Event("evidence", seat, {"card": city.slug(c), "result": result, "moved": False}) for c, result in told]
    return events + [detective(city, view, seat, placed) for placed in desk.placed]


def detective(city: City, view: State, seat: int, placed: Placed) -> Event:
    """The pair that a detective announced: its own tokens and those on the tiles of its place."""
    desk = view.desks[seat]
    there = [token.disc for card in tiles_at(view, placed.place) if (token := desk.token_on(card))]
    discs, cubes = placed.discs + there.count(True), placed.cubes + there.count(False)
    new = {"new_discs": placed.discs, "new_cubes": placed.cubes}
    return Event("detective", seat, {"place": city.places[placed.place - 1], "discs": discs, "cubes": cubes, **new})
