"""What people may know of somebody who plays: results, rating over time, titles."""

from typing import Literal

import msgspec

from games.kernel.ratings import Strength


class GameRecord(msgspec.Struct, frozen=True):
    """Results of somebody in a game against people: of so many `matches` they came first in `won`, with others beside
    them or alone, and in `drawn` everybody shared the first place."""

    game: str
    matches: int
    won: int
    drawn: int


class RatedPoint(msgspec.Struct, frozen=True):
    """The rating of somebody after their rated match `number`, counted from 1, with how sure it was, in points."""

    number: int
    points: int
    spread: int


class Title(msgspec.Struct, frozen=True):
    """What somebody has won: the tournament called `name`, or a `division` of a `season` of the league called so."""

    kind: Literal["tournament", "league"]
    name: str
    guild_id: int
    season: int = 0
    division: int = 0


class Reliable(msgspec.Struct, frozen=True):
    """Of so many `answers` so many were `in_time`; of so many `matches` so many were `finished`."""

    answers: int
    in_time: int
    matches: int
    finished: int


class Profile(msgspec.Struct, frozen=True):
    """What a reader may know of a person; `name` None: it is the reader's own, who sees all of it.

    Of others it is what they have played, rated, on the server where it is asked. `records`: by game, the one played
    most first. `strengths`: by ladder. `curve`: of the ladder `ladder` ("": of none), oldest first, without the time
    before the first number; `ladders`: of which there are curves. `reliable` None: too few answers.
    """

    user_id: int
    name: str | None
    records: tuple[GameRecord, ...]
    strengths: tuple[Strength, ...]
    ladder: str = ""
    ladders: tuple[str, ...] = ()
    curve: tuple[RatedPoint, ...] = ()
    reliable: Reliable | None = None
    titles: tuple[Title, ...] = ()
    is_unlisted: bool = False
