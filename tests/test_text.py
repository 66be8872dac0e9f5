"""English and Polish: complete, used, and right in number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import gamekit
from gamekit.game import Event
from gamekit.registry import find
from gamekit.rulebook import groups
from gamekit.text import LANGUAGES, Text, text

ROOT = Path(__file__).parent.parent
PACKAGES = ("gamekit", "figures", "widgets")
FILES = sorted(path.parent for package in PACKAGES for path in (ROOT / package).rglob("en.ftl"))
# A message whose id is put together from a game's own words: prefix -> where the words come from.
GROWN = ("event-", "refusal-", "error-", "record-", "problem-", "move-", "verb-", "slot-", "step-", "option-")


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0]}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()
    todo = [node]
    while todo:
        at = todo.pop()
        if isinstance(at, ast.VariableReference):
            found.add(re.sub(r"_(gen|dat|acc|ins|loc|at|to|up|short|one|few|many)$", "", at.id.name))
        for value in vars(at).values():
            todo += [part for part in (value if isinstance(value, list) else [value]) if isinstance(part, ast.BaseNode)]
    return found


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_both_languages_have_the_same_messages(folder: Path):
    english, polish = (messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert english.keys() == polish.keys()


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_both_languages_say_the_same_details(folder: Path):
    english, polish = (messages(folder / f"{lang}.ftl") for lang in LANGUAGES)
    for name in english:
        extra = variables(polish[name]) ^ variables(english[name])
        assert extra <= {"seat", "start"}, f"{name}: {extra}"


# What only some games have, as their pages call it: a sentence of all games must not speak of it.
WORDS_OF_GAMES = {
    "en": r"cases?|culprits?|suspects?|crimes?|detectives?|discs?|cubes?|tiles?|mystery|mysteries|witness|informants?",
    "pl": r"spraw([ayęąo]|ie|c\w+)?|przestęps\w+|detektyw\w*|dysk\w*|kost(k\w*|ek)|kafel\w+|świad\w+|informator\w*",
}


def spoken(node: ast.BaseNode) -> str:
    """All that a message can say, without what is filled in."""
    if isinstance(node, ast.TextElement):
        return f"{node.value}\n"
    parts = [value for field in vars(node).values() for value in (field if isinstance(field, list) else [field])]
    return "".join(spoken(part) for part in parts if isinstance(part, ast.BaseNode))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_sentences_of_all_games_speak_in_the_words_of_none(package: str, lang: str):
    word = re.compile(rf"\b({WORDS_OF_GAMES[lang]})\b", re.IGNORECASE)
    general = messages(ROOT / package / f"{lang}.ftl")
    assert {name: found[0] for name in general if (found := word.search(spoken(general[name])))} == {}


@pytest.mark.parametrize("name", gamekit.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_a_note_sheet_says_where_it_is_and_has_facts(name: str, lang: str):
    own = messages(find(name).folder / f"{lang}.ftl")
    rows, facts = ({id.partition("-")[2] for id in own if id.startswith(stem)} for stem in ("sheet-", "fact-"))
    assert rows == facts
    assert bool(rows) == (find(name).reason is not None)
    assert [row for row in rows if "where" not in attributes(own[f"sheet-{row}"])] == []
    assert [row for row in rows if not {"not", "none"} <= attributes(own[f"fact-{row}"])] == []


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def all_code() -> str:
    """All Python that may use a message."""
    return "\n".join(path.read_text(encoding="utf-8") for root in PACKAGES for path in (ROOT / root).rglob("*.py"))


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_message_is_used(folder: Path):
    code = all_code()
    literals = set(re.findall(r"[\"']([A-Za-z0-9_-]+)[\"']", code))
    stems = set(re.findall(r"f[\"']([a-z]+-)\{", code))
    for name in messages(folder / "en.ftl"):
        stem, _, tail = name.partition("-")
        if name == "title":
            continue  # panels and pictures show it; a game alone does not
        spoken = {tail, tail.replace("-", "_")} & literals or own_word(folder, stem, tail)
        grown = f"{stem}-" in stems | set(GROWN) and spoken
        assert name in literals or grown, f"{folder.name}: {name} is used nowhere"


def own_word(folder: Path, stem: str, tail: str) -> bool:
    """Whether the tail is a word of the game in that folder: a verb, a slot, an event kind, an option, a step."""
    if folder.name not in gamekit.games():
        return False
    game = find(folder.name)
    slots = {slot.name for verb in game.verbs.values() for slot in verb.slots}
    words = {"event": game.events, "move": game.verbs, "verb": game.verbs, "slot": slots, "step": game.steps}
    words["group"] = groups(game)
    return tail in {*game.options, *words.get(stem, ())}


@pytest.mark.parametrize("name", gamekit.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_words_for_all_it_names(name: str, lang: str):
    game = find(name)
    words = Text(lang, game)
    slots = {slot.name for verb in game.verbs.values() for slot in verb.slots}
    needed = [f"event-{kind}" for kind in game.events]
    needed += [f"{stem}-{verb}" for verb in game.verbs for stem in ("verb", "move")]
    needed += [f"slot-{slot}" for slot in slots] + [f"step-{step}" for step in game.steps]
    needed += [f"option-{option}" for option in game.options] + ["title"] + ["kit-how"] * bool(game.kit)
    assert [message for message in needed if not words.has(message)] == []


@pytest.mark.parametrize(
    ("value", "points"), [(1, "1 punkt."), (2, "2 punkty."), (5, "5 punktów."), (22, "22 punkty.")]
)
def test_polish_counts_with_its_three_forms(value: int, points: str):
    polish = text("pl", find("zero_seven"))
    phase = Event("phase", 0, {"number": 6, "value": value})
    assert polish.event(phase) == f"Faza 6, rozwiązanie jest warte {points}"


@pytest.mark.parametrize(
    ("discs", "cubes", "said"),
    [
        (1, 2, "1 dysk, 2 kostki."),
        (0, 1, "żadnego dysku, 1 kostka."),
        (3, 0, "3 dyski, żadnej kostki."),
        (0, 0, "ani dysku, ani kostki."),
    ],
)
def test_polish_counts_tokens_and_places_stand_in_their_case(discs: int, cubes: int, said: str):
    details = {"place": "rynek_starego_miasta", "discs": discs, "cubes": cubes, "new_discs": 0, "new_cubes": 0}
    line = text("pl", find("zero_seven")).event(Event("detective", 1, details))
    assert line == f"Gracz B wysyła detektywa na Rynek Starego Miasta: {said}"


def test_the_reader_is_addressed_as_you_and_others_by_their_letter():
    english = text("en", find("zero_seven"))
    turn = Event("turn", 2)
    assert english.event(turn, reader=2) == "It is your turn."
    assert english.event(turn, reader=0) == "Player C has the turn."


def test_several_winners_are_joined_by_and():
    over = Event("game_over", 0, {"winners": [0, 1, 3], "by": "points"})
    assert text("en", find("zero_seven")).event(over).endswith("Player A, Player B and Player D.")
    assert text("pl", find("zero_seven")).event(over).endswith("Gracz A, Gracz B i Gracz D.")


def test_each_of_several_who_are_meant_is_addressed_as_you():
    details = {"card": "puncture", "target": [1, 3], "state": ["puncture"]}
    english, polish = (text(lang, find("thousand_miles")) for lang in ("en", "pl"))
    attack = Event("attack", 0, details)
    assert english.event(attack, reader=1) == english.event(attack, reader=3)
    assert english.event(attack, reader=3).startswith("Player A attacks you")
    assert english.event(attack, reader=2).startswith("Player A attacks Player B and Player D")
    assert polish.event(attack, reader=2).startswith("Gracz A atakuje gracza B i gracza D")


def test_a_secret_is_told_as_a_secret():
    card = Event("case_suspect", 0, {"suspect": "korek"}, (), {"suspect": (2,)})
    english = text("en", find("zero_seven"))
    assert english.event(card.heard(1), 1) == "A suspect card for the case of Player A is dealt."
    assert english.event(card.heard(2), 2) == "The culprit in the case of Player A is Cork."
    assert english.event(card.heard(0), 0) == "A suspect card for your case is dealt."


def test_a_language_that_is_missing_is_refused():
    with pytest.raises(ValueError, match="there are: en, pl"):
        text("de")


def test_a_missing_detail_is_an_error_and_not_a_gap():
    with pytest.raises(KeyError):
        text("en").say("went-back")


@pytest.mark.parametrize("name", gamekit.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_stands_in_two_files_that_load_together(name: str, lang: str):
    folders = [ROOT / "gamekit", find(name).folder, ROOT / "figures", ROOT / "widgets"]
    ids = [message for folder in folders for message in messages(folder / f"{lang}.ftl")]
    assert len(ids) == len(set(ids))
