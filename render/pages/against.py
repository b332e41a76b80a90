"""The page before a match against computers alone: how well they play, and how many. Pure."""

import msgspec

from render import verbs
from render.page import Action, Page, Paragraph, Select, number_in
from render.pages.parts import button, option, page, rows
from render.pages.setup import Playable
from render.phrases import QUIET, game_name, level_name
from text import Words

FIRST_LEVEL = "easy"
"""Of who has never played against a computer."""


class Against(msgspec.Struct, frozen=True):
    """What a control of the page carries: `game`, `game.2` for so many computers, `game.2.easy` to begin."""

    game: str
    computers: int | None = None
    level: str = ""

    @classmethod
    def read(cls, arg: str) -> "Against":
        """Return what is meant; what is no number of computers counts as none chosen."""
        game, computers, level = (*arg.split(".", 2), "", "")[:3]
        return cls(game, number_in(computers), level)

    def written(self) -> str:
        """Return it as a control carries it."""
        computers = "" if self.computers is None else str(self.computers)
        return ".".join((self.game, computers, self.level)).rstrip(".")


def computer_counts(game: Playable) -> tuple[int, ...]:
    """Return against how many computers one can play."""
    return tuple(count - 1 for count in game.seat_counts if count > 1)


def against_page(game: Playable, levels: tuple[str, ...], computers: int, last: str, words: Words) -> Page:
    """Return the page: a button for each of `levels`, and a list of how many `computers` if there is a choice.

    `last`: the level that was played last; a stranger is shown the easy one first.
    """
    counts = computer_counts(game)
    many = tuple(
        option(Against(game.id, count).written(), words("against-many", count=count), chosen=count == computers)
        for count in counts
    )
    return page(
        Paragraph(words("against-heading", game=game_name(game.id, words), count=computers)),
        Paragraph("\n".join(words(f"against-about-{level_name(level)}") for level in levels)),
        *((Select(Action(verbs.PLAY_NOW), words("against-how-many"), many),) if len(counts) > 1 else ()),
        *rows(
            [
                button(
                    verbs.PLAY_NOW,
                    words(f"against-{level_name(level)}"),
                    Against(game.id, computers, level_name(level)).written(),
                    style="primary" if level_name(level) == (level_name(last) or FIRST_LEVEL) else "secondary",
                )
                for level in levels
            ]
        ),
        accent=QUIET,
    )
