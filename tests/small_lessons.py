"""Two small lessons, as text files: one with moves, one with marks."""

from __future__ import annotations

from pathlib import Path

LESSON = """\
game = "zero_seven"
title = { en = "Questions", pl = "Pytania" }
about.en = "About questions."
about.pl = "O pytaniach."
minutes = 3
options = { mini_games = 1 }
seed = 976
rules = ["ZS-28", "ZS-38"]

[[step]]
goal.en = "Look."
goal.pl = "Patrz."
say.en = \"\"\"
goal = "no key: this line is
inside of a text" \"\"\"
say.pl = "To mapa."

[[step]]
goal.en = "Send one."
goal.pl = "Wyślij."
rules = ["ZS-28"]
do = ["detective plac_defilad"]
right.en = "A disc and a cube."
right.pl = "Dysk i kostka."
hint.en = "In the west."
hint.pl = "Na zachodzie."
[[step.wrong]]
move = "detective powisle"
say.en = "Too far east."
say.pl = "Za daleko na wschód."

[[step]]
moves = ["1: detective powisle"]
goal.en = "Ask well."
goal.pl = "Pytaj dobrze."
do = "any"
verb = "detective"
property = "good_question"
hint.en = "At a crossroads."
hint.pl = "Na skrzyżowaniu."
[[step.wrong]]
move = "detective plac_defilad"
"""

MARKS = """\
game = "zero_seven"
title = { en = "Marks", pl = "Zaznaczanie" }
about = { en = "About marks.", pl = "O zaznaczaniu." }
minutes = 3
record = "zero_seven_good_questions"
at = "five cases / pięć spraw"

[[step]]
goal = { en = "Who is not the culprit?", pl = "Kto nie jest sprawcą?" }
claim = ["not suspect kometa", "not Haze"]
hint = { en = "Five cases.", pl = "Pięć spraw." }
right = { en = "Right.", pl = "Dobrze." }
[[step.wrong]]
claim = "not suspect chmura"
say = { en = "Cloud is in one of the five.", pl = "Chmura występuje w jednej z pięciu." }
[[step.wrong]]
claim = "suspect kometa"

[[step]]
goal = { en = "Name a case.", pl = "Wskaż sprawę." }
do = "any"
verb = "solve"
property = "possible_case"
hint = { en = "One of five.", pl = "Jedna z pięciu." }
"""


def written(folder: Path, content: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path
