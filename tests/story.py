"""A slow game told as one story, for an oracle: at each decision, of chance too, it stops at a `yield`.

Nothing of the package is used here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

CHANCE = -1
Ask = tuple[int, dict[str, int]]  # who chooses from which moves, with weights
Asking = Generator[Ask, str, str]  # a question with its answer, the whole move
Going = Generator[Ask, str, None]


class Over(Exception):
    """The game ends at once."""


def ask(seat: int, moves: Iterable[str]) -> Asking:
    """Whoever sits there, chance included, chooses one of the moves, all with weight 1."""
    answer = yield seat, dict.fromkeys(moves, 1)
    return answer


class Story:
    """`seat` and `moves` (with weights) say who must choose from what, until it is `over`."""

    seat: int | None = None
    moves: dict[str, int]
    over = False

    def begin(self, story: Going) -> None:
        """Tell a story up to its first question."""
        self.story = story
        self._tell(lambda: next(story))

    def play(self, move: str) -> None:
        """Go on with a move to the next question."""
        assert move in self.moves
        self._tell(lambda: self.story.send(move))

    def _tell(self, to_next_question: Callable[[], Ask]) -> None:
        try:
            self.seat, self.moves = to_next_question()
        except (Over, StopIteration) as end:
            self.seat, self.moves, self.over = None, {}, True
            self.ended(end)

    def ended(self, how: Exception) -> None:
        """What the game does when its story is over: an `Over` of its own kind can say more."""
