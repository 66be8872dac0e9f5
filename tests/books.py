"""What tests ask of the rulebook of any game: rules that are complete, in plain sentences, each in its own language.

Methods that find faults list the rules that have them.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter

from gamekit.registry import find

POLISH_LETTERS = set("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ")
ENGLISH_ONLY = {"the", "of", "and", "is", "are", "you", "your", "with", "for", "from", "player"}
FIELDS = {"source", "group", "en", "pl"}
# A past tense tells the gender of the player: "zrobiłaś", "zrobiłem"; "gracz, który rozwiązał".
ADDRESSED = re.compile(r"\b\w+(?:ł[eao][mś]|liście|łyście|liśmy|łyśmy)\b")
ABOUT_A_PLAYER = r"\b(?:gracze?|kto|nikt|który|którzy{more}),?(?: \w+)? \w+(?:ł|li)\b"


class Book:
    """The rulebook of a game: its `head`, and `rules` by number, as they stand in the file.

    `english` are words of the game that no Polish wording has, `players` what a player is called there besides.
    """

    def __init__(self, game: str, english: str, players: str = "") -> None:
        tables = tomllib.loads((find(game).folder / "rulebook.toml").read_text(encoding="utf-8"))
        self.head = tables["game"]
        self.rules: dict[str, dict[str, str]] = {rule: table for rule, table in tables.items() if rule != "game"}
        self.wordings = [(rule, self.rules[rule][lang]) for rule in self.rules for lang in ("en", "pl")]
        self.english = ENGLISH_ONLY | set(english.split())
        more = "".join(f"|{player}" for player in players.split())
        self.about_a_player = re.compile(ABOUT_A_PLAYER.format(more=more), re.IGNORECASE)

    def of_source(self, source: str) -> list[str]:
        """The rules from a source."""
        return [rule for rule, table in self.rules.items() if table["source"] == source]

    def incomplete(self) -> list[str]:
        """Without source, group or a wording, or with more than that, or with the wording of another."""
        times = Counter(words for _, words in self.wordings)
        return [
            rule
            for rule, table in self.rules.items()
            if set(table) != FIELDS
            or any(not words or words != words.strip() for words in table.values())
            or times[table["en"]] + times[table["pl"]] != 2
        ]

    def groups(self) -> list[str]:
        """The groups, as they stand: one that stands in two places is there twice."""
        found = [table["group"] for table in self.rules.values()]
        return [group for at, group in enumerate(found) if not at or found[at - 1] != group]

    def long_winded(self, most: int = 2, longest: int = 34) -> list[str]:
        """Not in a few whole sentences of so many words at most."""
        return [rule for rule, words in self.wordings if not plain(words, most, longest)]

    def foreign(self, names: str = "") -> list[str]:
        """English with Polish letters, or Polish with English words, names of the game aside."""
        return [
            rule
            for rule, table in self.rules.items()
            if set(table["en"]) & POLISH_LETTERS or words_of(table["pl"], names) & self.english
        ]

    def unlike_in_numbers(self) -> list[str]:
        """With other numbers in Polish than in English."""
        return [rule for rule, table in self.rules.items() if numbers(table["en"]) != numbers(table["pl"])]

    def naming(self, english: str) -> list[str]:
        """The rules that have these words in English."""
        named = re.compile(rf"\b(?:{english})\b", re.IGNORECASE)
        return [rule for rule, table in self.rules.items() if named.search(table["en"])]

    def without(self, english: str, polish: str) -> list[str]:
        """The rules that name something in English but not by this word in Polish."""
        return [rule for rule in self.naming(english) if not re.search(polish, self.rules[rule]["pl"].lower())]

    def with_word(self, polish: re.Pattern[str]) -> list[str]:
        """The rules that have such a word in Polish."""
        return [rule for rule, table in self.rules.items() if polish.search(table["pl"].lower())]

    def gendered(self, polish: str) -> list[str]:
        """The words of a text that tell the gender of a player."""
        return [*ADDRESSED.findall(polish), *self.about_a_player.findall(polish)]

    def with_gender(self) -> list[str]:
        """Telling the gender of a player in Polish."""
        return [rule for rule, table in self.rules.items() if self.gendered(table["pl"])]

    def all_of(self, lang: str) -> str:
        """All its wordings in a language."""
        return "".join(table[lang] for table in self.rules.values())


def plain(words: str, most: int, longest: int) -> bool:
    """Whether a text is so many whole sentences at most, none of them longer than that."""
    found = sentences(words)
    short = len(found) <= most and all(len(sentence.split()) <= longest for sentence in found)
    return short and words[0].isupper() and words.endswith(".")


def sentences(text: str) -> list[str]:
    """A full stop followed by a capital letter ends a sentence."""
    return re.split(r"(?<=[.!?]) (?=[A-ZĄĆĘŁŃÓŚŹŻ])", text)


def words_of(text: str, names: str = "") -> set[str]:
    """The words of a text in small letters, without a name."""
    return set(re.findall(r"\w+", (text.replace(names, "") if names else text).lower()))


def numbers(text: str) -> list[str]:
    """The numbers in a text, each as often as it stands there."""
    return sorted(re.findall(r"\d+", text))


def misquoted(english: str, polish: str, straight: str = "\"'") -> set[str]:
    """The quotation marks that are not those of the language, or "unpaired"; `straight` ones stand in no text either.

    An English apostrophe is none.
    """
    wrong = set(english) & set("„«»" + straight.replace("'", "")) | set(polish) & set("“«»" + straight)
    paired = (english.count("“"), polish.count("„")) == (english.count("”"), polish.count("”"))
    return wrong if paired else wrong | {"unpaired"}
