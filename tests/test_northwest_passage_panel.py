"""Northwest Passage in a panel: where a tile fits (NWP-116), how a word is refused, how actions are begun (NWP-117)."""

from __future__ import annotations

import random

from heard import press
from northwest_passage_heard import GAME, seated

from figures.scene import Scene
from gamekit.game import CHANCE
from widgets import moving, showing
from widgets.session import Session

SEED = 63  # its offer begins with tile 17, which is an island by itself when it stands upright


def after(*moves: str) -> Session:
    """A panel of Player A after some moves in a game of two; chance does what is due by its odds."""
    session, rng = seated("en", 2, SEED, first_order="01"), random.Random(SEED)
    game = session.timeline
    for move in ("", *moves):
        if move:
            game.do(move)
        while game.actor == CHANCE:
            game.play(game.random_move(rng))
    return session


def placing(session: Session, *words: str) -> Scene:
    """The board after a verb and some words were chosen."""
    session.attempt(lambda: moving.choose_verb(session, "place"))
    for word in words:
        showing.scene(session)
        press(session, "Enter", word)
    showing.scene(session)
    assert isinstance(session.scene, Scene)
    return session.scene


def opened(scene: Scene) -> list[str]:
    """The squares that can be chosen."""
    return sorted(shape.id for shape in scene.shapes if "open" in shape.marks and shape.id.startswith("square-"))


def offered(session: Session) -> str:
    """A large tile of the offer."""
    return str(session.timeline.state.offer[0])


def upright() -> Session:
    """Player A holds a large tile, and has turned it upright."""
    session = after()
    tile = offered(session)
    session = after(f"draw {tile} ship")
    placing(session, "turn-1")
    return session


def test_while_a_tile_is_turned_all_squares_of_all_its_positions_are_shown() -> None:
    session = upright()
    scene = placing(session, "turn-1")
    assert opened(scene) == ["square-p3", "square-p4", "square-p5", "square-p6"]
    assert [shape.id for shape in scene.shapes if shape.role == "map-fits"] == ["fits-p3", "fits-p4", "fits-p5"]
    assert "The tile fits here, on P5 and P6." in scene.shape("square-p6").words
    assert opened(placing(session, "turn-0")) == ["square-o4", "square-o5", "square-p4", "square-p5"]


def test_a_click_on_either_square_of_a_position_chooses_it() -> None:
    for square in ("p5", "p6"):
        session = upright()
        press(session, "Enter", f"square-{square}")
        assert session.timeline.state.laid[0].anchor == "p5"


def test_a_tile_is_not_laid_before_it_was_seen_where() -> None:
    session = after(*(f"draw {pile} ship" for pile in ("cape",)))
    placing(session)
    assert session.choice is not None
    assert session.choice.words[0] == "cape"
    assert session.timeline.state.laid == ()


def with_sea() -> Session:
    """On P4 lies a cape with land in the north-west, and A's ship; A holds a tile of sea that can lie south of it."""
    first = ("draw cape ship", "end", "pass", "draw sea ship", "end", "place cape 0 p4 ship", "end")
    return after(*first, "move ship p4", "end")


def test_a_square_where_a_tile_has_room_and_does_not_fit_is_refused_for_its_corner_and_neighbour() -> None:
    session = with_sea()
    assert opened(placing(session, "turn-0")) == ["square-p5"]
    heard = press(session, "Enter", "square-p3").text
    assert heard.startswith("The corners must agree: at P3-SW there is land already, as P4 shows, and the tile would")
    assert session.broken == ("NWP-65", "NWP-66")
    assert press(session, "Enter", "square-p4").text.startswith("A tile lies on P4 already.")
    assert press(session, "Enter", "square-o3").text.startswith("Your ship is on P4, and the tile would not lie")
    press(session, "Enter", "square-p5")
    assert session.timeline.state.laid[-1].anchor == "p5"


def test_a_turn_in_which_a_tile_fits_nowhere_is_refused_for_a_corner() -> None:
    session = after("draw cape ship", "end", "pass", "draw coast ship", "end", "place cape 0 p4 ship", "end")
    placing(session)
    assert session.choice
    closed = [turn for turn in "0123" if turn not in session.sight.open_words(session.choice, 1)]
    assert closed
    for turn in closed:
        assert press(session, "Enter", f"turn-{turn}").text.startswith("The corners must agree: at P")


def test_an_action_is_begun_at_the_thing_that_it_concerns() -> None:
    session = with_sea()
    showing.scene(session)
    heard = press(session, "Enter", "held-0-0").text
    assert heard.startswith("Place a tile. Choose now: how the tile is turned")
    press(session, "Escape")
    showing.scene(session)
    press(session, "Enter", "pile-coast")
    assert session.timeline.state.players[0].hand == ("sea", "coast")


def test_all_is_said_of_a_position_that_is_over() -> None:
    session = after(*["pass"] * 20)
    game = session.timeline
    assert game.over
    told = GAME.retold(game.state)
    assert told[0].kind == "round"
    assert "turn" not in [event.kind for event in told]


def test_no_graph_joins_a_node_with_itself() -> None:
    state = with_sea().timeline.state
    for which in GAME.graphs:
        graph = GAME.graph(state, which)
        assert [node for node in graph if graph.has_edge(node, node)] == [], which
