"""A game shared with other notebooks: what its seats are sent, what they may do, and what both sides are told."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import toy_game
import toy_trick
from seated import picture, press, seated, treasure, typed

import gamekit
from gamekit.errors import Illegal, InputError
from gamekit.game import Game, Move
from gamekit.timeline import Timeline
from widgets import joining, link, showing
from widgets.joining import Far, FarTable
from widgets.session import Session
from widgets.sharing import Host, checked, share
from widgets.table import Table

GAMES = {game.name: game for game in (toy_game.GAME, toy_trick.GAME)}


class Wire:
    """A link without sockets: questions and answers pass through JSON."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host, self.seat = host, seat
        self.heard: list[str] = []

    def ask(self, **question: Any) -> dict[str, Any]:
        asked = json.loads(json.dumps({"key": self.host.key, "seat": self.seat, **question}))
        assert self.host.is_known(asked)
        self.heard.append(json.dumps(self.host.answered(asked)))
        found: dict[str, Any] = json.loads(self.heard[-1])
        if "error" in found:
            raise InputError(found["error"], found["details"], found["error"])
        return found


def shared(game: Timeline, *seats: int) -> Host:
    host = Host("game")
    host.turn_to(Table(game), seats or game.seats)
    return host


def joined(host: Host, seat: int, games: Mapping[str, Game] = GAMES) -> Session:
    """A panel of a seat without a browser, which listens to the host."""
    far = Far(Wire(host, seat), games)  # type: ignore[arg-type] # it asks like a link
    session = Session(FarTable(far), seat, locked=True, scene_of=picture)
    session.refresh = lambda: showing.scene(session) and None
    session.refresh()
    return session


def hear(session: Session) -> str:
    """What a panel says when it is told that something has changed."""
    before = session.saying.number
    assert isinstance(session.timeline, Far)
    session.timeline.ask()
    return session.saying.text if session.saying.number > before else ""


def test_a_seat_sees_from_afar_what_it_sees_at_the_table() -> None:
    game = treasure("walk meadow")
    far = joined(shared(game), 1).timeline
    assert far.view(1) == game.view(1)
    assert [line.text for line in far.log(1)] == [line.text for line in game.log(1)]
    assert far.actor == 1
    assert not far.closed


def test_a_move_is_made_at_the_table_and_told_on_both_sides() -> None:
    game = treasure()
    here = seated(Table(game), eyes=0, locked=True)
    host = Host("game")
    host.turn_to(here.table, [1])
    there = joined(host, 1)
    typed(here, "walk meadow")
    assert hear(there) == "Player A walks to the meadow. It is your turn."
    assert hear(there) == ""
    assert typed(there, "walk meadow") == "You walk to the meadow. Round 2 begins. Player A has the turn."
    assert here.saying.text == "Player B walks to the meadow. Round 2 begins. It is your turn."
    assert game.actor == 0


def test_what_the_rules_forbid_is_refused_in_words_and_nobody_else_is_told() -> None:
    game = treasure("walk meadow")
    there = joined(shared(game, 1), 1)
    assert "cannot walk to the cave" in typed(there, "walk cave")
    assert game.actor == 1
    assert "cannot move for Player A" in typed(there, "0: walk meadow")


@pytest.mark.parametrize("move", ["0: walk meadow", "chance: bury cave", "walk", "fly", ""])
def test_the_table_takes_the_moves_of_the_own_seat_only_whatever_is_sent(move: str) -> None:
    game = treasure()
    host = shared(game, 1)
    answer = host.answered({"seat": 1, "game": host.game, "since": 1, "move": move})
    assert "trouble" in answer
    assert game.here.depth == 1


def test_a_move_that_comes_too_late_is_refused_by_the_table() -> None:
    game = treasure("walk meadow")
    there = joined(shared(game, 1), 1)
    game.do("walk meadow")
    with pytest.raises(Illegal):
        there.timeline.play(Move(1, "walk", ("meadow",)))
    assert there.timeline.actor == 0


def test_a_step_back_is_one_for_all() -> None:
    game = treasure("walk meadow", "walk meadow")
    there = joined(shared(game, 1), 1)
    assert press(there, "u") == "Back at step 2. It is your move."
    assert game.here.number == 2
    assert press(there, "r").startswith("You walk to the meadow.")
    assert game.here.number == 3


@pytest.mark.parametrize("step", [-1, 99, True])
def test_there_is_no_way_to_a_step_that_is_not_there(step: int) -> None:
    game = treasure("walk meadow")
    host = shared(game, 1)
    answer = host.answered({"seat": 1, "game": host.game, "since": 1, "jump": step})
    assert ("trouble" in answer) is (step is not True)
    assert game.here.number == 2


def test_a_seat_of_the_kit_moves_at_the_table_when_somebody_goes_on() -> None:
    game = gamekit.start(toy_trick.GAME, 3)
    for move in ("bury cave", "walk meadow", "walk meadow", "walk meadow"):
        game.do(move)
    host = shared(game, 1)
    assert host.table
    host.table.kits = {0, 2}
    there = joined(host, 1)
    assert "kit plays" in typed(there, "0: walk meadow") or "cannot move for" in there.saying.text
    press(there, " ")
    assert game.actor == 1
    host.table.kits = {1}
    assert "trouble" in host.answered({"seat": 1, "game": host.game, "since": 1, "move": "walk meadow"})


def test_another_game_at_the_table_is_another_game_for_all() -> None:
    host = shared(treasure("walk meadow"), 1)
    there = joined(host, 1)
    assert host.table
    with host.table.together():
        host.table.replace(treasure("walk meadow", "walk meadow", seats=3))
    hear(there)
    assert there.timeline.seats == range(3)
    assert there.timeline.here.number == 3
    host.turn_to(Table(treasure()), [1])
    hear(there)
    assert there.timeline.here.number == 1


def test_a_seat_that_a_smaller_game_has_not_is_told_so() -> None:
    host = shared(treasure(seats=3), 2)
    there = joined(host, 2)
    host.turn_to(Table(treasure(seats=2)), [2])
    with pytest.raises(InputError):
        there.timeline.ask()  # type: ignore[attr-defined] # it is a Far


def sent(spot: str) -> list[str]:
    """All that the seats of two onlookers are sent while a treasure lies there, and its owner moves."""
    game = gamekit.start(toy_game.GAME, 3)
    host = shared(game)
    wires = [Wire(host, seat) for seat in (0, 1)]
    for move in (f"bury {spot}", "walk meadow", "walk meadow", "walk meadow", "walk mill"):
        game.do(move)
        for wire in wires:
            wire.ask(game=host.game, since=1)
    return [text.replace(host.game, "") for wire in wires for text in wire.heard]


def test_what_is_sent_does_not_depend_on_what_the_seat_may_not_know() -> None:
    assert sent("oak") == sent("cave")
    assert all("oak" not in text for text in sent("oak"))


@pytest.mark.parametrize("question", [None, [], "x", {"seat": 1}, {"key": "no", "seat": 1}, {"key": 1, "seat": 1}])
def test_nobody_is_answered_without_the_key(question: Any) -> None:
    assert not shared(treasure(), 1).is_known(question)


@pytest.mark.parametrize(("seat", "known"), [(1, True), (0, False), (True, False), (-3, False), ("1", False)])
def test_the_key_is_good_for_the_shared_seats_only(seat: Any, known: bool) -> None:
    host = shared(treasure(), 1)
    assert host.is_known({"key": host.key, "seat": seat}) is known


def test_a_seat_that_is_not_there_is_not_shared() -> None:
    assert checked(treasure(), 1) == 1
    with pytest.raises(InputError):
        checked(treasure(), 2)
    with pytest.raises(InputError):
        share(treasure(), 1)  # outside of a notebook


# ---------------------------------------------------------------------- with sockets


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A game that is shared by another thread."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    loop, host, open_now = asyncio.new_event_loop(), shared(treasure(), 1), threading.Event()

    async def serve() -> None:
        host.opening = loop.create_task(host.open())
        while not host.port:
            await asyncio.sleep(0)
        open_now.set()
        await asyncio.gather(host.opening, return_exceptions=True)

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    open_now.wait(10)
    yield host
    loop.call_soon_threadsafe(host.close)
    thread.join(10)
    loop.close()


def test_a_game_is_found_joined_and_listened_to(hosted: Host, tmp_path: Path) -> None:
    (path,) = tmp_path.iterdir()
    assert path.stat().st_mode & 0o077 == 0  # for the owner of the account only
    meeting = link.find(None)
    assert (meeting.name, meeting.seats) == ("game", (1,))
    assert link.find("game") == meeting
    way = link.Link(meeting, 1)
    assert Far(way, GAMES).actor == 0
    with pytest.raises(InputError):
        link.Link(meeting._replace(key="other"), 1).ask()
    heard: list[str] = []

    async def listen() -> None:
        listening = asyncio.create_task(joining.listen(way, lambda: heard.append("news"), lambda: heard.append("lost")))
        while not hosted.listening:
            await asyncio.sleep(0)
        assert hosted.opening
        loop = hosted.opening.get_loop()
        loop.call_soon_threadsafe(hosted.notice)
        while not heard:
            await asyncio.sleep(0)
        loop.call_soon_threadsafe(hosted.close)
        await listening

    asyncio.run(listen())
    assert heard == ["news", "lost"]


def test_where_no_game_is_shared_the_panel_says_so_and_looks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    shown = joining.join()
    assert "No game is being shared" in shown.told.value
    link.announce(link.Meeting("game", 9, "key", (1,), 0))
    joining.Joined(0, None, "en")
    shown.seat = 0
    shown.again.click()
    assert "not to be had" in shown.told.value
    (tmp_path / "gamekit-zzz.json").write_text("[]")
    shown.seat = None
    shown.again.click()
    assert "does not answer" in shown.told.value
    link.announce(link.Meeting("game", 9, "key", (1,), os.getpid()))
    shown.again.click()
    assert "another notebook" in shown.told.value
