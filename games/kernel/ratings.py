"""How strong people are, as pages show it: numbers in points, never what they are computed from."""

from typing import Literal

import msgspec

from games.kernel.ids import Seat

WhyUnrated = Literal["void", "agreed", "practice", "handicap", "computers", "decks", "few_answers", "alone"]
"""Why a match changes no rating: it has no outcome, its table agreed on that, it is for practice, somebody had more at
the start, a computer played from the start, somebody played a deck of their own where the server
does not rate that, somebody has hardly played, or nobody is left to compare."""


class Strength(msgspec.Struct, frozen=True):
    """The rating of somebody on a ladder, after so many rated `matches`.

    `points` are true to `spread` in nineteen of twenty cases. Who is new has no number: they still need so many matches
    (`missing`), again if they `were_known` and have not played for long.
    """

    ladder: str
    points: int
    spread: int
    matches: int
    missing: int = 0
    were_known: bool = False


class Band(msgspec.Struct, frozen=True):
    """Who can join by their rating: from `least` to `most`, 0 for no such end; those without a number as it says."""

    least: int = 0
    most: int = 0
    has_newcomers: bool = True

    @property
    def is_open(self) -> bool:
        """Whether it keeps nobody out."""
        return self.has_newcomers and not (self.least or self.most)

    @property
    def side(self) -> Literal["both", "least", "most", "none"]:
        """Which ends it has."""
        if self.least and self.most:
            return "both"
        return "least" if self.least else "most" if self.most else "none"


class Changed(msgspec.Struct, frozen=True):
    """What a match did to the rating of whoever had `seat`.

    `points` after it; None: they are still new. `gained`: how many more than before; None: they were new before.
    """

    seat: Seat
    points: int | None
    gained: int | None


class MatchRating(msgspec.Struct, frozen=True):
    """What a match did to ratings, by seat; `why` it did nothing, if people could have expected it to."""

    changes: tuple[Changed, ...] = ()
    why: WhyUnrated | None = None


class Ranked(msgspec.Struct, frozen=True):
    """A line of a board: who has which `place`. `is_reader`: it is about the person who reads it.

    `name`: "" where the reader is not told it.
    """

    place: int
    name: str
    strength: Strength
    is_reader: bool = False


class Board(msgspec.Struct, frozen=True):
    """Who is how strong on a server, or on all that share their boards (`is_common`).

    `lines` are those of one page of `pages`, counted from 0, of `people` in all.

    `ladders`: all on which somebody has played there, the busiest first. `own`: the reader's rating on this one, if
    they have played it on this server, and `own_place` their place, None if they have none. `is_unlisted`: the reader
    wants to be on no board. `is_shared`: the server on which it is read shares its own.
    """

    ladder: str
    ladders: tuple[str, ...]
    people: int
    lines: tuple[Ranked, ...]
    page: int
    pages: int
    own: Strength | None = None
    own_place: int | None = None
    is_unlisted: bool = False
    is_common: bool = False
    is_shared: bool = False
