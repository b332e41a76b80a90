"""Refusals: a code and the facts behind it. Words are found later, in the reader's language.

A code has a message `refusal-<code>` (shared) or `<game>-refusal-<code>` in text/*; facts are its placeables.
"""

from collections.abc import Mapping

Fact = str | int | bool | tuple[str, ...]
"""What a refusal or an explanation may carry: ids, numbers, yes or no, lists of ids. Never prose."""


class Refusal(Exception):
    """Something asked for that the program does not do; `facts` names why. Nothing has changed."""

    def __init__(self, code: str, **facts: Fact) -> None:
        """Keep `code` (snake case, stable) and `facts` for the words."""
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


class IllegalMove(Refusal):
    """A well-formed move that the rules do not allow now."""


def refuse(objection: IllegalMove | None) -> None:
    """Raise an objection to a move, if there is one."""
    if objection is not None:
        raise objection


class NotationError(Refusal):
    """A line of text that is no move at all.

    `not_a_move`; `no_verb` (`word`, `verbs`), `left_over` (`word`) where a line begins and ends; `unknown_id` (`word`),
    `misplaced` and `no_number` (`word`, `field`), `could_be` (`word`, `options`) for a word that does not fit;
    `incomplete` (`field`); `ambiguous` (`options`).
    """


UNFIT = ("not_a_move", "no_verb", "left_over", "no_number")
"""Codes of lines that may be no notation at all, but words about a move."""
