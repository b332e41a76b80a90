"""What the match of a tournament is called, and the division of a league: all that it is made of. Pure.

The words are those of the layer above, which gives a `TitleMaker` and a `DivisionNamer`.
"""

from collections.abc import Callable

import msgspec

from play.rules.tables import LONGEST_TITLE, clean_title


class MatchTitle(msgspec.Struct, frozen=True):
    """What a match is called after: its tournament, where in it, and who plays, by seat.

    `entrants`: their numbers in the tournament; the name of who was forgotten is empty.
    """

    tournament: str
    format: str
    language: str
    stage: int
    round: int
    entrants: tuple[int, ...]
    names: tuple[str, ...]


TitleMaker = Callable[[MatchTitle], str]
"""Returns what a match is called, in its language."""


class DivisionName(msgspec.Struct, frozen=True):
    """What a division of a league is called after."""

    league: str
    language: str
    season: int
    division: int


DivisionNamer = Callable[[DivisionName], str]
"""Returns what a division is called, in the language of its league."""


def plain_division(of: DivisionName) -> str:
    """Return what a division is called without any words."""
    return f"{of.league}, {of.season}/{of.division}"


def plain_title(of: MatchTitle) -> str:
    """Return what a match is called without any words."""
    people = (name or f"#{entrant}" for entrant, name in zip(of.entrants, of.names, strict=True))
    return f"{of.tournament}, {of.round}: {' – '.join(people)}"


def title_by(titles: TitleMaker, of: MatchTitle) -> str:
    """Return what a match is called, on one line and not too long."""
    return clean_title(titles(of)[:LONGEST_TITLE])
