"""Below the map of Northwest Passage: offer, piles, costs, order of turns, and what each player has."""

from __future__ import annotations

from boxes import contains
from northwest_passage_pictured import (
    at_the_table,
    begun,
    drawn,
    full,
    opening,
    rich,
)
from seated import clicked


def test_the_offer_the_piles_and_the_reserve_are_shown_as_tiles() -> None:
    """NWP-12, NWP-28."""
    state = opening(2)
    picture = drawn(state)
    assert [s.label for s in begun(picture, "count-")] == ["×2", "×8", "×8", "×4", "×8", "×2"]
    assert [s.says for s in begun(picture, "pile-")][1] == (("tile", "cape"), ("held", "cape"))
    assert [s.id for s in begun(picture, "offer-")] == [f"offer-{tile}" for tile in state.offer]
    assert picture.shape("reserve").label.endswith("60")
    assert picture.shape("pile-saddle").words.startswith(
        "Pile of tile “saddle”, 4 left: land north-west and south-east"
    )


def test_costs_are_shown_before_one_pays() -> None:
    """NWP-37, table 5."""
    picture = drawn(opening())
    assert picture.shape("cost-move").label == "move\n1 → 2"
    assert picture.shape("cost-wreck").words == ("Discovery: wreck: 3 crewmen now. 4 as a further action of the turn.")
    later = drawn(full(4), "pl")
    assert later.shape("cost-renew").label == "odnów\n3"
    assert later.shape("cost-wreck").role == "cost-dear"
    assert later.shape("cost-wreck").words.endswith("Ani na statku, ani na saniach nie ma tylu gotowych załogantów.")
    assert later.shape("costs").label == "Akcja\n2"


def test_order_of_this_and_of_the_next_round() -> None:
    """NWP-45."""
    picture = drawn(full(4))
    now, coming = begun(picture, "order-now-"), begun(picture, "order-next-")
    assert [s.label for s in now if s.form == "circle"] == ["A", "B", "C", "D"]
    assert [s.label for s in coming if s.form == "circle"] == ["D", "", "", ""]
    assert picture.shape("order").words == (
        "Now: round 6 of 10. Order of turns: Player A, Player B, Player C, Player D. "
        "Passed, in the order of the next round: Player D. It is the turn of Player A."
    )


def test_a_player_has_crew_prestige_tokens_and_tiles() -> None:
    """NWP-23, NWP-30, NWP-34."""
    picture = drawn(full(2), eyes=0)
    assert [s.role for s in begun(picture, "crew-ship-0-")] == ["crew-ready"] * 2 + ["crew-used"]
    assert [s.role for s in begun(picture, "crew-sled-0-")] == ["crew-ready"] * 3 + ["crew-used"]
    assert picture.shape("points-0").label == "17 pts"
    assert [s.label for s in begun(picture, "token-") if s.id.endswith("-0")] == ["S 2", "W 0", "N 1", "C 3", "I 0"]
    assert picture.shape("held-0-0").says == (("held", "cape"),)
    assert picture.shape("held-1-0").says == (), "only of the hand of whoever has the turn"
    assert "That is you. It is this player’s turn." in picture.shape("player-0").words


def test_a_transfer_begins_at_the_arrows_between_ship_and_sled() -> None:
    """NWP-117, NWP-55."""
    session = at_the_table(opening(), 0)
    clicked(session, "transfer-0")
    assert session.choice
    assert session.choice.verb == "transfer"
    assert drawn(opening()).shape("transfer-1").says == ()


def test_tokens_tell_their_points_for_places_and_sets() -> None:
    """NWP-104, NWP-107, NWP-118."""
    assert drawn(full(2)).shape("token-strait-0").words == (
        "Straits of Player A: 2. Second place at present. "
        "At the end the places from the first on bring 11, 5, 2. A set of five different tokens brings 6."
    )


def test_twenty_tiles_in_hand_have_room() -> None:
    """NWP-30."""
    picture = drawn(rich())
    assert len(begun(picture, "held-0-")) == 20
    assert all(contains(picture.shape("player-0"), shape) for shape in begun(picture, "held-0-"))
