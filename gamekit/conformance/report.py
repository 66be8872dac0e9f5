"""What a run of the suite met, and what a game declares or cites without it ever being met."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from gamekit.game import Game, Refusal
from gamekit.rulebook import load

AT_A_TABLE = "\n## At a real table\n"


@dataclass
class Report:
    """How often each verb, kind of event, reason of a refusal and rule id occurred; `print` it to read it.

    `twins` counts, by kind of secret, the twins that were told apart by nobody although their states differ.
    """

    game: str
    games: int = 0
    moves: int = 0
    looks: int = 0  # positions in which every move that can be spelled was tried
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    twins: Counter[str] = field(default_factory=Counter)
    refusals: dict[tuple[str, str], Refusal] = field(default_factory=dict)  # one of each, by reason and details

    def __str__(self) -> str:
        head = f"{self.game}: {self.games} games, {self.moves} moves, {self.looks} positions looked at closely"
        return "\n".join([head, *(_listed(name, counts) for name, counts in self._tables().items() if counts)])

    def refused(self, refusal: Refusal) -> None:
        """Count a refusal, its reason and its rules."""
        self.reasons[refusal.reason] += 1
        for rule in refusal.rules:  # there are hundreds of thousands of refusals, and updating a Counter takes longer
            self.rules[rule] += 1
        self.refusals.setdefault((refusal.reason, str(refusal.details)), refusal)

    def _tables(self) -> dict[str, Counter[str]]:
        return {
            "verbs": self.verbs,
            "events": self.events,
            "refusals": self.reasons,
            "rules": self.rules,
            "twins": self.twins,
        }


def _listed(name: str, counts: Counter[str]) -> str:
    return f"{name}: " + ", ".join(f"{key} {count}" for key, count in counts.most_common())


def check_header(game: Game) -> None:
    """What a game declares fits together: kinds of events, rules, presets and options."""
    strangers = {*game.steps, *game.quiet, *game.tells} - set(game.events)
    assert not strangers, f"these are no kinds of events: {', '.join(sorted(strangers))}"
    ids = {*game.general.values(), *(id for option in game.options.values() for id in option.rules)}
    assert ids <= rule_ids(game), f"the header names rules that are not in the rulebook: {ids - rule_ids(game)}"
    for name, preset in game.presets.items():
        assert set(preset) == set(game.options), f"the preset {name} does not set every option"


def check_reach(game: Game, report: Report) -> None:
    """Everything that the game declares or cites has occurred in the run, so that nothing went unlooked at."""
    _check_met("verb", game.verbs, report.verbs)
    _check_met("kind of event", game.events, report.events)
    _check_met("reason of a refusal", reasons(game), report.reasons)
    _check_met("rule id in the code", cited(game), report.rules)
    wanted = set(game.steps) - set(report.events)
    assert not wanted, f"{game.name} tells no reader where these begin: {', '.join(sorted(wanted))}"


def _check_met(what: str, declared: Iterable[str], counts: Counter[str]) -> None:
    never = sorted(set(declared) - set(counts))
    assert not never, f"no game and no named position reaches this {what}: {', '.join(never)}"


@cache
def rule_ids(game: Game) -> frozenset[str]:
    """The ids of the rules in the game's rulebook."""
    return frozenset(load(game))


def reasons(game: Game) -> set[str]:
    """The reasons of refusals that the game has words for, and the two that every game shares.

    Those below the heading "## At a real table" are its variant's.
    """
    path = game.folder / "en.ftl"
    words = path.read_text(encoding="utf-8") if path.exists() else ""
    words = words if game.real_table else words.partition(AT_A_TABLE)[0]
    return set(re.findall(r"^refusal-(\w+) =", words, re.MULTILINE)) | set(game.general)


def cited(game: Game) -> set[str]:
    """The rule ids that stand as strings of their own in the game's code: those that events and refusals carry.

    Ids in comments and docstrings, and those that an Option bears on, are not among them.
    """
    sources = (path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    constants = {text for source in sources for text in _strings(ast.parse(source))}
    return (constants & rule_ids(game)) | set(game.general.values())


def _strings(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option":
        return
    for child in ast.iter_child_nodes(node):
        yield from _strings(child)
