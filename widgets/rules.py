"""The rule book in a panel: the rules at work beside the board, and a drawer with the whole book.

The drawer can be searched; a rule that was chosen shows its wording, its source and the steps of the present game in
which it was used, and leads there.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from typing import NamedTuple

import ipywidgets as ipw

from gamekit.rulebook import Rule, groups, search, uses
from gamekit.rulebook import load as load_rules
from gamekit.text import node_lines
from widgets import answers, walking
from widgets.buttons import Buttons
from widgets.session import Session
from widgets.wiring import WIDE, Options, Wiring, called, column, row

AT_A_GLANCE = 2  # rules shown beside the board at most,
LONGEST_GLANCE = 210  # and of them only as many as have no more characters together, but always one
MOST_USES = 12  # steps offered at a time, of a rule: the first and the last
ROWS = 7  # of the list of rules
LONGEST_ENTRY = 76  # characters of a rule in the list

WHOLE, HERE = "", "*"  # what the list shows, besides a group of the book: everything, or this step


class Use(NamedTuple):
    """A step in which a rule was used: its number, and what it says on its button."""

    step: int
    label: str


# ---------------------------------------------------------------------- beside the board


class AtWork:
    """The rules that refused what was tried last, or those of this step; always in sight, never spoken by itself."""

    def __init__(self, session: Session, wiring: Wiring, show_all: Callable[[], object]) -> None:
        self.session, self.wiring = session, wiring
        self.told = wiring.prose()
        self.all = wiring.button("", show_all)
        self.box = called("gk-rule-at-work", column(self.told, self.all))

    def refresh(self) -> None:
        """The first rules at work, and how many there are; under the curtain none."""
        session, words = self.session, self.session.words
        book = load_rules(session.game)
        ids = [] if session.curtain is not None else answers.rules_at_work(session)
        rules = [book[id] for id in ids if id in book]
        refused = bool(session.broken)
        heading = words.say("rules-refusing" if refused else "rules-here")
        shown = at_a_glance(rules, session.lang)
        self.wiring.set(self.told, value=glance(session, heading, shown, refused) if rules else "")
        self.wiring.set(self.all, description=words.say("all-rules-here", count=len(rules)))
        self.wiring.show(self.all, len(rules) > len(shown))
        self.wiring.show(self.box, bool(load_rules(session.game)))


def at_a_glance(rules: Sequence[Rule], lang: str) -> Sequence[Rule]:
    """The first rules, as many as are read at a glance."""
    together = sum(len(rule.words(lang)) for rule in rules[:AT_A_GLANCE])
    return rules[: AT_A_GLANCE if together <= LONGEST_GLANCE else 1]


def glance(session: Session, heading: str, rules: Sequence[Rule], refused: bool) -> str:
    """Rules below a heading, as HTML."""
    kind = "gk-refused" if refused else ""
    body = "".join(in_full(session, rule) for rule in rules)
    top = f'<h3 class="{kind}">{html.escape(heading)}</h3>'
    return f'<div class="gk-prose gk-rules" lang="{session.lang}">{top}{body}</div>'


def in_full(session: Session, rule: Rule) -> str:
    """A rule with its number, its wording and its source, as HTML."""
    wording, source = (html.escape(part) for part in (rule.words(session.lang), origin(session, rule)))
    return f'<p><b>{rule.id}</b> {wording} <span class="gk-source">({source})</span></p>'


def origin(session: Session, rule: Rule) -> str:
    """Where a rule comes from, in words."""
    return session.words.say(f"source-{rule.source}")


def spoken(session: Session, rule: Rule) -> str:
    """A rule with its number, its wording and its source, as a sentence."""
    return session.words.say("rule", id=rule.id, words=rule.words(session.lang), source=origin(session, rule))


# ---------------------------------------------------------------------- the drawer


class Rules:
    """The whole rule book: searched, listed by groups, one rule in full, and where it was used in this game."""

    title = "drawer-rules"

    def __init__(self, session: Session, wiring: Wiring) -> None:
        self.session, self.wiring = session, wiring
        self.asked = ""  # the words that are searched for
        self.wanted = wiring.text("find-rule", self._find)
        self.part = wiring.dropdown("rules-part", lambda _: None, options=[("", WHOLE)], value=WHOLE)
        self.list = ipw.Select(options=[], rows=ROWS, style=WIDE, layout=ipw.Layout(width="100%"))
        wiring.on(wiring.label(self.list, "description", "rules-list"), lambda _: None)
        self.found, self.rule, self.used = wiring.prose(), wiring.prose(), wiring.prose()
        self.ways = Buttons(wiring, called("gk-uses", column()), self._go, width="100%")
        find = wiring.button("find", lambda: self._find(self.wanted.value))
        chosen = called("gk-enters", column(self.list))
        self.box = column(
            called("gk-typing", row(self.wanted, find)),
            row(self.part),
            self.found,
            chosen,
            self.rule,
            self.used,
            self.ways.box,
        )

    def _go(self, step: int) -> None:
        walking.walk_to(self.session, step)

    def show_step(self) -> None:
        """List the rules at work at this step."""
        self._search("")
        self.wiring.choose(self.part, self._parts(), HERE)

    def say_chosen(self) -> None:
        """Read out the rule that is chosen."""
        rule = load_rules(self.session.game).get(self.list.value)
        if rule:
            self.session.say(spoken(self.session, rule))

    def _find(self, wanted: str) -> None:
        """List the rules of the whole book that hold all the words."""
        self._search(wanted)
        self.wiring.set(self.part, value=WHOLE)
        self.session.say(self.session.words.say("rules-found", count=len(self._listed())))

    def _search(self, wanted: str) -> None:
        self.asked = wanted.strip()
        self.wiring.set(self.wanted, value=self.asked)

    def _listed(self) -> list[Rule]:
        """The rules that hold the words and stand in the chosen part of the book; those of this step in their order."""
        session, part = self.session, self.part.value
        found = search(session.game, self.asked, session.lang)
        if part != HERE:
            return [rule for rule in found if part in (WHOLE, rule.group)]
        at_work = answers.rules_at_work(session)
        return sorted((rule for rule in found if rule.id in at_work), key=lambda rule: at_work.index(rule.id))

    # ------------------------------------------------------------------ refreshing

    def refresh(self) -> None:
        """The list, the rule that is chosen in it, and its uses up to now and ahead."""
        wiring, words = self.wiring, self.session.words
        wiring.choose(self.part, self._parts(), self.part.value)
        rules = {rule.id: rule for rule in self._listed()}
        chosen = self.list.value if self.list.value in rules else next(iter(rules), None)
        wiring.choose(self.list, [(entry(self.session, rule), rule.id) for rule in rules.values()], chosen)
        wiring.show(self.list, bool(rules))
        none = words.say("rules-found", count=0) if self.asked else words.say("no-rules")
        wiring.write(self.found, [] if rules else [none])
        self._show_rule(rules[chosen] if chosen else None)

    def _parts(self) -> Options:
        words, here = self.session.words, len(answers.rules_at_work(self.session))
        own = [(words.say(f"group-{group}"), group) for group in groups(self.session.game)]
        return [(words.say("whole-book"), WHOLE), (words.say("rules-of-step", count=here), HERE), *own]

    def _show_rule(self, rule: Rule | None) -> None:
        full = in_full(self.session, rule) if rule else ""
        group = html.escape(self.session.words.say(f"group-{rule.group}")) if rule else ""
        body = f'<div class="gk-prose gk-rules" lang="{self.session.lang}"><h3>{group}</h3>{full}</div>'
        self.wiring.set(self.rule, value=body if rule else "")
        found = steps_of(self.session, rule) if rule else []
        self._show_uses([] if rule is None else [self._about(len(found))], found)

    def _about(self, count: int) -> str:
        words = self.session.words
        if count > MOST_USES:
            return words.say("rule-used-often", count=count, shown=MOST_USES // 2)
        return words.say("rule-used", count=count)

    def _show_uses(self, about: list[str], found: list[Use]) -> None:
        half = MOST_USES // 2
        self.wiring.write(self.used, about)
        self.ways.show(found if len(found) <= MOST_USES else found[:half] + found[-half:])


def entry(session: Session, rule: Rule) -> str:
    """A rule in a list: its number and how it begins."""
    wording = rule.words(session.lang)
    cut = wording if len(wording) <= LONGEST_ENTRY else wording[:LONGEST_ENTRY].rpartition(" ")[0].rstrip(",;:.") + " …"
    return f"{rule.id}  {cut}"


def steps_of(session: Session, rule: Rule) -> list[Use]:
    """The steps of the present game in which a rule was used, each once, as the session's eyes may read them."""
    first: dict[int, int] = {}  # of the lines of each step, the first
    for step, at in uses(session.timeline, rule.id, session.eyes):
        first.setdefault(step, at)
    return [Use(step, use_words(session, step, at)) for step, at in first.items()]


def use_words(session: Session, step: int, at: int) -> str:
    """A step and its line; of what lies ahead only the number, for the line may tell what is being guessed."""
    timeline, say = session.timeline, session.words.say
    if timeline.nodes[step].depth > timeline.here.depth:
        return say("rule-use-ahead", step=step)
    return say(
        "rule-use-here" if step == timeline.here.number else "rule-use", step=step, line=line_text(session, step, at)
    )


def line_text(session: Session, step: int, at: int) -> str:
    """A line of a step in words."""
    timeline = session.timeline
    return node_lines(timeline, timeline.nodes[step], session.eyes, session.lang)[at].text
