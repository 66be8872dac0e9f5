"""What I can do: the open verbs, the words of the move being chosen, a line to type it in, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as ipw

from gamekit.game import CHANCE
from widgets import answers, glancing, moving, walking
from widgets.rules import AtWork
from widgets.session import Session
from widgets.wiring import Wiring, called, column, row


class Controls:
    """The part of a panel that is always open; built once for a game, refreshed after every change."""

    def __init__(self, session: Session, wiring: Wiring, show_rules: Callable[[], object]) -> None:
        """`show_rules` is called for all rules of a step when there are more than stand beside the board."""
        self.session, self.wiring = session, wiring
        make = wiring
        self.message, self.prompt = make.prose(), make.prose()
        self.verbs = {verb: make.button("", self._chooser(verb)) for verb in session.game.verbs}
        for verb, button in self.verbs.items():
            button.add_class(f"gk-does-{verb}")
        self.slots = [self._slot(at) for at in range(max(len(verb.slots) for verb in session.game.verbs.values()))]
        self.do = make.button("do-it", lambda: moving.do(session), button_style="primary")
        self.back = make.button("take-back-word", lambda: moving.escape(session))
        self.why = make.button("why-not", lambda: session.say(answers.blocked(session)))
        self.draw = make.button("draw-one", lambda: moving.draw(session))
        self.draw_all = make.button("draw-all", lambda: moving.draw(session, all_due=True))
        self.look = make.button("", self._look_as_actor)
        self.next = make.button("go-on", lambda: walking.advance(session))
        self.undo = make.button("undo", lambda: walking.walk(session, "move", ahead=False))
        self.replay = make.button("", lambda: glancing.replay(session))
        self.moment_back = make.button("moment-back", lambda: glancing.back(session))
        self.moment_end = make.button("moment-end", lambda: glancing.finish(session), button_style="primary")
        self.typed = make.text("type-move", self._type)
        self.enter = make.button("make-move", lambda: self._type(self.typed.value))
        self.heading = make.prose()
        self.at_work = AtWork(session, make, show_rules)
        self.box = column(
            self.heading,
            self.prompt,
            called("gk-choices", row(*self.verbs.values(), self.look, self.draw, self.draw_all)),
            called("gk-slots", row(*self.slots)),
            called("gk-ways", row(self.do, self.back)),
            called("gk-ways", row(self.undo, self.next, self.why)),
            called("gk-moments", row(self.replay, self.moment_back, self.moment_end)),
            called("gk-typing", row(self.typed, self.enter)),
            self.message,  # below what is pressed, so that no button moves away under the mouse
            self.at_work.box,
        )
        self.box.add_class("gk-controls")

    def pressed(self) -> dict[str, bool]:
        """Which verb is chosen, by the CSS class of its button."""
        choice = self.session.choice
        return {f"gk-does-{verb}": choice is not None and choice.verb == verb for verb in self.verbs}

    def _chooser(self, verb: str) -> Any:
        return lambda: moving.choose_verb(self.session, verb)

    def _slot(self, at: int) -> ipw.Dropdown:
        dropdown = ipw.Dropdown(style={"description_width": "initial"}, layout=ipw.Layout(width="auto"))
        return self.wiring.on(dropdown, lambda word: moving.choose_word(self.session, at, word))

    def _type(self, text: str) -> None:
        self.wiring.set(self.typed, value=moving.type_move(self.session, text))

    def _look_as_actor(self) -> None:
        actor = self.session.timeline.actor
        if actor is not None and actor >= 0:
            self.session.look(actor)

    # ------------------------------------------------------------------ refreshing

    def refresh(self) -> None:
        """Show what can be done now."""
        session, wiring = self.session, self.wiring
        words, sight = session.words, session.sight
        wiring.set(self.heading, value=f'<h3 lang="{session.lang}">{words.say("what-i-can-do")}</h3>')
        open_verbs = sight.verbs()
        by_hand = session.acting == CHANCE
        prompt = self._sentences(by_hand, bool(open_verbs))
        wiring.write(self.prompt, prompt)
        for verb, button in self.verbs.items():
            self._show_verb(verb, button, open_verbs)
        self._show_slots()
        self._show_looking()
        self._show_moments()
        choice = session.choice
        for widget, visible in (
            (self.do, choice is not None and choice.due is None),
            (self.back, choice is not None),
            (self.draw, by_hand and not session.game.real_table),
            (self.draw_all, by_hand and not session.game.real_table),
            (self.undo, session.tutor is None),  # a lesson has its own Back and Next
            (self.next, session.tutor is None),
            (self.why, bool(open_verbs)),
            (self.typed, bool(open_verbs)),
            (self.enter, bool(open_verbs)),
        ):
            wiring.show(widget, visible)
        told, refused = session.message
        elsewhere = [*prompt, session.tutor.told if session.tutor else ""]  # a lesson shows what it says of an answer
        wiring.write(self.message, [told] if told not in elsewhere else [], "gk-refused" if refused else "gk-told")
        self.at_work.refresh()

    def _sentences(self, by_hand: bool, anything: bool) -> list[str]:
        session = self.session
        if not anything:
            return [answers.idle(session)]
        marked = [session.words.say("chance-by-hand")] if by_hand else []
        marked = answers.to_enter(session) if session.at_table else marked
        if session.choice is None:
            return [*marked, answers.prompt(session)]
        choice = session.choice
        stuck = choice.due is not None and not session.sight.open_words(choice, choice.due)
        return [*marked, answers.prompt(session), *(answers.blocked_lines(session, choice.verb) if stuck else [])]

    def _show_verb(self, verb: str, button: ipw.Button, open_verbs: list[str]) -> None:
        self.wiring.show(button, verb in open_verbs)
        if verb in open_verbs:
            chosen = self.session.choice is not None and self.session.choice.verb == verb
            name = self.session.words.say(f"verb-{verb}")
            number = open_verbs.index(verb) + 1
            self.wiring.set(
                button, description=f"{'✓' if chosen else number} {name}", button_style="info" if chosen else ""
            )

    def _show_slots(self) -> None:
        session, choice = self.session, self.session.choice
        slots = session.sight.slots(choice.verb) if choice else ()
        for at, dropdown in enumerate(self.slots):
            self.wiring.show(dropdown, at < len(slots))
            if choice and at < len(slots):
                self._fill_slot(at, dropdown, slots[at].name)

    def _fill_slot(self, at: int, dropdown: ipw.Dropdown, slot: str) -> None:
        session, choice = self.session, self.session.choice
        assert choice is not None
        chosen = choice.words[at]
        words = session.sight.open_words(choice, at)
        words = words if not chosen or chosen in words else [chosen, *words]
        options = [("–", ""), *((session.word_name(slot, word), word) for word in words)]
        self.wiring.set(dropdown, description=session.words.say(f"slot-{slot}"))
        self.wiring.choose(dropdown, options, chosen)

    def _show_moments(self) -> None:
        """The last move again, and in the middle of a step on, back and out of it; only where steps have moments."""
        session, words = self.session, self.session.words
        glance = session.glance
        self.wiring.show(self.replay, glancing.has_moments(session) and session.timeline.here.parent is not None)
        self.wiring.show(self.moment_back, glance is not None)
        self.wiring.show(self.moment_end, glance is not None)
        on = words.say("moment-on", at=glance.at + 1, of=glancing.count(session)) if glance else words.say("replay")
        self.wiring.set(self.replay, description=on)

    def _show_looking(self) -> None:
        """Where only another seat's eyes can go on: offer them."""
        session, actor = self.session, self.session.timeline.actor
        elsewhere = session.eyes >= 0 or session.sight.needs_own_eyes()
        offered = actor is not None and actor >= 0 and actor != session.eyes and elsewhere
        others = actor not in session.table.kits and not session.at_table
        offered = offered and others and not session.locked and session.timeline.eyes is None
        self.wiring.show(self.look, bool(offered))
        if offered:
            self.wiring.set(self.look, description=session.words.say("look-as", seat=actor))
