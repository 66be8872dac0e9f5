"""The rules of Persona Non Grata: chance, and who knows what (PNG-64 to PNG-80)."""

from __future__ import annotations

import random

import pytest
from persona_non_grata_positions import BOX, GAME, Week, begun, due, event, events, given, on, played, slugs
from positions import legal, only, play, why
from rules_tested import rule

from gamekit.game import CHANCE, PUBLIC, TEACHER, UNKNOWN
from gamekit.persona_non_grata.dealing import in_deck, unseen
from gamekit.persona_non_grata.kit import kit
from gamekit.text import text

# ---------------------------------------------------------------------- chance


@rule("PNG-64", "PNG-65")
def test_a_card_is_dealt_by_how_many_copies_the_deck_has_left() -> None:
    game = begun(2)
    odds = {move.words[0]: weight for move, weight in game.chances()}
    assert len(odds) == 25
    assert [odds[f"sjt_{grade}"] for grade in BOX.grades] == [3, 4, 2, 2, 1]
    play(game, "chance: deal sjt_president", "chance: deal sjt_worker")
    odds = {move.words[0]: weight for move, weight in game.chances()}
    assert "sjt_president" not in odds
    assert odds["sjt_worker"] == 2
    assert why(game, "chance: deal sjt_president", CHANCE) == ("not_in_deck", ("PNG-65", "PNG-66"))


@rule("PNG-64")
def test_chance_decides_nothing_else() -> None:
    assert [name for name, verb in GAME.verbs.items() if verb.weight] == ["deal"]


@rule("PNG-66")
def test_what_is_discarded_or_archived_never_returns_to_the_deck() -> None:
    game = played({0: "biolife_president"}, {}, stop=on(2, 1), preset="published")
    before = game.state
    assert any(before.discards)
    assert before.left == 60 - 18 * 2
    gone = [card for rows in (before.discards, before.archives) for row in rows for card in row]
    assert all(BOX.full(3)[card] > before.deck[card] for card in gone)


# ---------------------------------------------------------------------- hands and pairs


@rule("PNG-67")
def test_a_hand_is_known_to_its_owner_only() -> None:
    game = played({}, stop=on(1, 1))
    for seat in game.seats:
        view = game.view(seat)
        assert view.hands[seat] == game.state.hands[seat]
        assert all(view.hands[other] == (UNKNOWN,) * 6 for other in set(game.seats) - {seat})
    assert game.view(PUBLIC).hands == ((UNKNOWN,) * 6,) * 3
    assert game.view(TEACHER) == game.state


@rule("PNG-67", "PNG-66")
def test_a_card_dealt_is_told_to_its_owner_only() -> None:
    game = begun(2)
    (dealt,) = play(game, "chance: deal sjt_president")
    assert dealt.heard(0).details == {"card": "sjt_president"}
    assert dealt.heard(1).details == dealt.heard(PUBLIC).details == {"card": UNKNOWN}
    assert str(game.seen(game.here, 1)) == "chance: deal ?"
    assert str(game.seen(game.here, 0)) == "chance: deal sjt_president"
    play(game, *["chance: deal biolife_assistant"] * 4, "chance: deal sjt_worker")
    assert game.state.agenda[-1].about == (1,)
    assert str(game.seen(game.here, 1)) == "chance: deal ?"
    assert str(game.seen(game.here, 0)) == "chance: deal sjt_worker"


@rule("PNG-68", "PNG-73")
def test_a_pair_is_known_to_its_owner_only_and_that_it_is_there_to_all() -> None:
    game = played({0: "biolife_worker*"}, stop=on(1, 1, seat=1))
    assert game.view(0).laid == ((0, "encrypt"), None, None)
    for eyes in (1, 2, PUBLIC):
        assert game.view(eyes).laid == ((UNKNOWN, UNKNOWN), None, None)
        assert game.view(eyes).actions[0] == BOX.actions
    assert str(game.seen(game.here, 1)) == "0: lay ? ?"
    laid = event(game, "laid")
    assert laid.heard(2).details == {"card": UNKNOWN, "action": UNKNOWN}
    assert text("en", GAME).event(laid.heard(1), 1) == "Player A lays a pair face down."
    assert len(game.view(1).hands[0]) == 5


@rule("PNG-69", "PNG-70", "PNG-71")
def test_at_the_reveal_all_action_cards_are_open_at_once_and_all_cards_but_encrypted_ones() -> None:
    game = played({0: "biolife_worker*", 1: "biolife_manager<", 2: "biolife_director"}, stop=on(1, 1, seat=2))
    moments = GAME.moments(game.state, game.moves(2)[0])
    (at,) = [number for number, moment in enumerate(moments) if moment.events[-1].kind == "revealed"]
    state = moments[at].state
    assert state.revealed
    actions = [pair[1] for pair in state.laid]
    assert actions[:2] == ["encrypt", "left"]
    assert GAME.view(state, 2).laid[:2] == ((UNKNOWN, "encrypt"), (BOX.number["biolife_manager"], "left"))
    assert GAME.view(state, 0).laid[0] == (0, "encrypt")
    assert moments[at].events[-1].private == {}
    assert not moments[-1].state.revealed


@rule("PNG-73", "PNG-17")
def test_which_action_cards_each_player_still_has_is_open() -> None:
    game = played({0: "biolife_worker* biolife_manager<"}, stop=on(1, 3))
    for eyes in (0, 1, PUBLIC):
        assert game.view(eyes).actions == game.state.actions
    assert game.state.actions[0] == ("download", "download", "right")


@rule("PNG-74")
def test_passed_cards_are_known_to_giver_and_receiver() -> None:
    game = played({}, seats=4, stop=on(1, 2))
    for found in events(game, "passed"):
        (target,) = found.details["target"]
        cards = found.details["cards"]
        assert found.heard(found.seat).details["cards"] == found.heard(target).details["cards"] == cards
        for other in {*game.seats, PUBLIC} - {found.seat, target}:
            assert found.heard(other).details == {**found.details, "cards": UNKNOWN}
        assert sorted(BOX.number[card] for card in cards) == list(game.state.hands[target])


@rule("PNG-74", "PNG-76", "PNG-23")
def test_with_a_card_drawn_the_giver_knows_all_but_that_one() -> None:
    game = played({}, seats=2, preset="published", stop=on(1, 2))
    drawn = events(game, "drawn")
    assert [found.seat for found in drawn] == [0, 1]
    assert drawn[0].heard(1).details == {"card": UNKNOWN}
    assert drawn[0].heard(0).details["card"] in slugs(game.state.hands[0])
    passed = next(found for found in events(game, "passed") if found.seat == 1)
    assert sorted([*passed.details["cards"], drawn[0].details["card"]]) == sorted(slugs(game.state.hands[0]))
    assert passed.heard(1) == passed


@rule("PNG-75")
def test_discards_are_known_to_the_discarding_player_only() -> None:
    game = played({}, seats=2, preset="published", stop=on(2, 1))
    assert game.view(0).discards == (game.state.discards[0], (UNKNOWN,) * 5)
    assert game.view(PUBLIC).discards == ((UNKNOWN,) * 5,) * 2
    for kind in ("discarded", "last"):
        for found in events(game, kind):
            assert found.heard(1 - found.seat).details == {"card": UNKNOWN}
            assert found.heard(found.seat).details["card"] != UNKNOWN


@rule("PNG-71", "PNG-32")
def test_an_encrypted_card_is_open_to_all_from_the_archiving_on() -> None:
    game = played({0: "biolife_president*"}, stop=on(1, 5))
    assert [lying.card for lying in game.view(1).areas[0] if lying.encrypted] == [UNKNOWN]
    game = played({0: "biolife_president*"}, stop=on(2, 1))
    assert event(game, "decrypted", card="biolife_president").private == {}
    assert game.view(1).areas == game.state.areas


@rule("PNG-77", "PNG-78", "PNG-79")
def test_archives_stacks_and_keys_are_open_and_the_deck_only_in_number() -> None:
    game = played({0: "biolife_president", 1: "biolife_worker"}, {}, stop=on(2, 2), preset="published")
    for eyes in (0, 1, 2, PUBLIC):
        view, state = game.view(eyes), game.state
        assert (view.deck, view.left) == (UNKNOWN, state.left)
        for field in ("archives", "won", "stacks", "keys"):
            assert getattr(view, field) == getattr(state, field)
    for kind in ("sums", "first", "second", "stolen", "tie"):
        assert all(found.private == {} for found in events(game, kind))


@rule("PNG-78")
def test_what_a_view_does_not_show_is_the_deck_and_what_lies_hidden() -> None:
    game = played({0: "biolife_president*"}, seats=2, stop=on(1, 3))
    state = game.state
    rest = list(state.deck)
    for card in [*state.hands[1], *(lying.card for lying in state.areas[1] if lying.encrypted)]:
        rest[card] += 1
    assert unseen(BOX, game.view(0)) == tuple(rest)
    assert unseen(BOX, state) == in_deck(BOX, state) == state.deck
    assert in_deck(BOX, game.view(0)) == tuple(rest)
    assert BOX.full(2)[4] - unseen(BOX, game.view(1))[4] == 0
    assert legal(game, 0) == {str(move).split(": ")[1] for move in GAME.moves(game.view(0), 0)}


DECIDED: dict[str, list[Week]] = {  # weeks that lead to such a task
    "first": [
        {0: "biolife_worker", 1: "biolife_manager"},
        {1: "biolife_assistant", 2: "biolife_assistant biolife_manager"},
    ],
    "second": [{0: "biolife_president", 1: "biolife_manager", 2: "biolife_manager"}],
    "theft": [{0: "biolife_president", 1: "biolife_manager", 2: "biolife_worker"}],
}


@rule("PNG-80")
@pytest.mark.parametrize("kind", ["lay", "discard", "first", "second", "theft"])
def test_the_kit_plays_from_its_view_alone(kind: str) -> None:
    seats, preset = (2, "published") if kind == "discard" else (3, "published" if kind == "theft" else "page")
    game = played(*DECIDED.get(kind, [{}]), seats=seats, preset=preset, stop=due(kind))
    seat = game.actor
    assert seat is not None
    moves = {kit(BOX, game.view(seat), seat, random.Random(number)) for number in range(20)}
    assert moves <= set(game.moves(seat))
    same = {kit(BOX, game.state, seat, random.Random(number)) for number in range(20)}
    assert moves == same or kind == "lay"


@rule("PNG-67", "PNG-75")
def test_a_given_position_tells_hands_and_discards_to_their_owners_only() -> None:
    game = given(played({0: "biolife_worker*"}, {}, stop=on(2, 2, seat=1)))
    told = game.here.events
    hand = next(found for found in told if found.kind == "hand" and found.seat == 0)
    assert hand.heard(1).details == {**hand.details, "cards": UNKNOWN}
    assert hand.details["count"] == len(game.state.hands[0])
    aside = next(found for found in told if found.kind == "aside")
    assert aside.private == {"cards": (aside.seat,)}
    laid = only(told, "laid")
    assert laid.private == {"card": (0,), "action": (0,)}
