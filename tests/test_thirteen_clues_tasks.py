"""What a lesson of 13 Clues can ask of a move: a good question, a possible mystery, a certain one."""

from __future__ import annotations

import pytest
from positions import play
from thirteen_clues_positions import dealt

from gamekit import Move, Timeline
from gamekit.exercises import RIGHT, Verdict
from gamekit.lessons.tasks import Property
from gamekit.text import LANGUAGES, text
from gamekit.thirteen_clues.tasks import CLOSE, PROPERTIES, bits_of

GOOD, POSSIBLE, CERTAIN = (PROPERTIES[name] for name in ("good_question", "possible_case", "certain_case"))


def table(seats: int = 3) -> Timeline:
    """Seat 0 has the red mystery, holds the Officer and the Parlor; the Knife is informant A."""
    return dealt(
        seats,
        mysteries={0: "rzeznik biblioteka trucizna", 1: "hrabina park miecz", 2: "ksiaze targ kusza"},
        behind={0: "oficer salon", 1: "pielegniarka muzeum", 2: "pokojowka port"},
        informants={"a": "noz"},
    )


def two() -> Timeline:
    """Two players: seat 0 has the red mystery; behind the screen of seat 1 the Duke lies on the left."""
    return dealt(
        2,
        mysteries={0: "rzeznik biblioteka trucizna", 1: "hrabina park miecz"},
        behind={0: "oficer salon", 1: "ksiaze port"},
    )


def back(game: Timeline, *moves: str) -> Timeline:
    """These moves, and then the others ask seat 0 about yellow until it has the turn again."""
    play(game, *moves)
    while game.actor != 0:
        play(game, "ask 0 zolty")
    return game


def solved() -> Timeline:
    """Both witnesses see all three red cards; so they are the mystery of seat 0."""
    return back(back(table(), "ask 1 czerwony"), "ask 2 czerwony")


def judged(game: Timeline, wanted: Property, move: str, verb: str = "") -> Verdict:
    return wanted.judge(game, game.read(move, game.actor or 0), verb)


# ---------------------------------------------------------------------- a good question


def test_questions_are_compared_by_bits_about_the_own_mystery() -> None:
    game = table()
    ranked = [bits for _, bits in game.knowledge(0).rank(move.notation for move in bits_of(game, ""))]
    assert list(bits_of(game, "").values()) == ranked
    assert [round(bits, 9) for bits in ranked] == sorted((round(bits, 9) for bits in ranked), reverse=True)
    good = GOOD.meets(game, "")
    assert good
    for move in good:
        assert GOOD.judge(game, move, "").said == RIGHT
    others = [move for move in bits_of(game, "") if move not in good]
    assert {GOOD.judge(game, move, "").said for move in others} <= {"poor", "known", "nothing"}


def test_a_poor_question_is_told_its_bits_and_those_of_the_best() -> None:
    said, details = judged(table(), GOOD, "look a")
    assert said == "poor"
    assert 0 < details["bits"] < details["best"] - CLOSE


def test_among_looks_alone_any_first_look_is_good() -> None:
    game = table()
    assert judged(game, GOOD, "look a", "look").said == RIGHT
    assert {move.verb for move in GOOD.meets(game, "look")} == {"look"}


def test_what_is_known_already_is_no_question() -> None:
    game = back(table(), "look a")
    assert judged(game, GOOD, "look a").said == "known"
    assert Move(0, "look", ("a",)) not in GOOD.meets(game, "look")


def test_an_accusation_is_no_question() -> None:
    assert judged(table(), GOOD, "accuse rzeznik biblioteka trucizna").said == "attempt"


def test_when_the_mystery_is_known_no_question_is_good() -> None:
    game = solved()
    assert GOOD.meets(game, "") == []
    assert {GOOD.judge(game, move, "").said for move in bits_of(game, "")} == {"known", "nothing"}


# ---------------------------------------------------------------------- a possible mystery


def test_a_mystery_true_to_all_that_was_heard_is_possible() -> None:
    game = table()
    assert judged(game, POSSIBLE, "accuse pielegniarka muzeum noz") == (RIGHT, {"count": game.knowledge(0).remaining})
    assert len(POSSIBLE.meets(game, "")) == game.knowledge(0).remaining
    assert judged(game, POSSIBLE, "look a").said == "question"


def test_a_card_seen_at_an_informant_is_not_in_the_mystery() -> None:
    game = back(table(), "look a")
    assert judged(game, POSSIBLE, "accuse rzeznik biblioteka noz") == ("looked", {"letter": "a", "card": "noz"})


def test_a_card_that_somebody_else_has_named_is_not_in_the_mystery() -> None:
    game = back(table(), "ask 1 zolty", "ask 0 zolty", "accuse oficer teatr noz")
    assert judged(game, POSSIBLE, "accuse rzeznik biblioteka noz") == ("barred", {"card": "noz", "seat": 1})


def test_the_same_wrong_accusation_is_not_made_again() -> None:
    game = back(table(), "accuse rzeznik biblioteka noz")
    assert judged(game, POSSIBLE, "accuse rzeznik biblioteka noz").said == "again"
    assert judged(game, POSSIBLE, "accuse rzeznik biblioteka trucizna").said == RIGHT


def test_a_mystery_with_more_cards_than_the_witness_counts_is_impossible() -> None:
    game = back(table(), "ask 1 zolty")  # B sees the Nurse and the Museum
    said, details = judged(game, POSSIBLE, "accuse pielegniarka muzeum dmuchawka")
    assert (said, details["told"], details["least"]) == ("over", 2, 3)
    assert details["witness"] == 1


def test_a_mystery_with_fewer_cards_than_the_witness_counts_is_impossible() -> None:
    game = back(table(), "ask 1 czerwony")  # B sees all three red cards
    said, details = judged(game, POSSIBLE, "accuse pielegniarka muzeum noz")
    assert (said, details["told"], details["most"]) == ("under", 3, 2)


def test_with_two_players_one_card_behind_the_screen_is_counted() -> None:
    game = two()
    play(game, "ask_left 1 czerwony", "ask_left 0 zolty")
    said, details = judged(game, POSSIBLE, "accuse rzeznik muzeum noz")
    assert (said, details["told"], details["most"]) == ("under", 3, 2)


# ---------------------------------------------------------------------- several lines together, and certainty


def test_what_only_several_lines_rule_out_is_named() -> None:
    game = solved()
    assert judged(game, POSSIBLE, "accuse rzeznik biblioteka noz") == ("card", {"card": "noz"})


def test_a_certain_mystery_is_named_only_when_no_other_is_left() -> None:
    early = table()
    said, details = judged(early, CERTAIN, "accuse rzeznik biblioteka trucizna")
    assert said == "open"
    other = tuple(details[part] for part in ("person", "location", "weapon"))
    assert other != ("rzeznik", "biblioteka", "trucizna")
    assert early.knowledge(0).probability(*other) > 0
    assert CERTAIN.meets(early, "") == []
    right = Move(0, "accuse", ("rzeznik", "biblioteka", "trucizna"))
    assert CERTAIN.meets(solved(), "") == [right]
    assert CERTAIN.judge(solved(), right, "").said == RIGHT
    assert judged(solved(), CERTAIN, "look a").said == "question"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["possible_case", "certain_case"])
def test_a_mistake_is_said_with_the_names_of_cards_and_players(lang: str, name: str) -> None:
    game = back(table(), "ask 1 zolty", "ask 0 zolty", "accuse oficer teatr noz")
    said, details = judged(game, PROPERTIES[name], "accuse rzeznik biblioteka noz")
    told = {
        "en": "Player B has named the Knife in an accusation. Nobody may name a card that they see, and everybody but "
        "you sees your mystery. So the Knife is not in it.",
        "pl": "Gracz B wskazuje w oskarżeniu Nóż. Nie wolno wskazać karty, którą się widzi, a twoją tajemnicę widzą "
        "wszyscy oprócz ciebie. Tej karty w niej więc nie ma.",
    }
    assert text(lang, game.game).say(f"property-{name}", said, **details) == told[lang]


def test_three_cards_can_be_out_together_though_each_of_them_is_possible() -> None:
    game = back(back(table(), "ask 1 zolty"), "ask 1 mezczyzna")
    for card in ("pokojowka", "biblioteka", "noz"):
        assert game.knowledge(0).probability(card) > 0
    assert judged(game, POSSIBLE, "accuse pokojowka biblioteka noz") == ("together", {})
