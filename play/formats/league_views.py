"""A league as it may be seen, and what is agreed on in it: what its pages are made of.

Divisions are tournaments, so their views are those of tournaments. Times are unix seconds, points twelfths of a win.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from play.formats.views import TournamentView

First: TypeAlias = Literal["lots", "rating"]
"""How the members of the first season are parted into divisions, and in which order newcomers come later."""

Move: TypeAlias = Literal["up", "down", ""]
"""Where a member would play next."""

MAY_LEAVE = frozenset({"in", "resting", "absent"})
"""The status of a member who is in the league."""


class LeagueSettings(msgspec.Struct, frozen=True):
    """The settings of a league beside its game and pace, which hold from the next season on.

    - `moving`: so many of each division go up, and as many down; `first`: see `First`
    - `months`: of a season; `hour`: of the first of a month at which a season opens (UTC); `break_days`: so long before
      that the one before it ends
    - `at_once`: matches that one plays at the same time; `most`: members; `role_id`: only who has this role
    - `least_reliability`: of who joins, in percent; `is_known_only`: who has no figure yet cannot join
    """

    moving: int = 2
    first: First = "lots"
    months: int = 1
    hour: int = 18
    break_days: int = 3
    at_once: int = 4
    most: int = 112
    role_id: str = ""
    least_reliability: int = 0
    is_known_only: bool = False


class MemberView(msgspec.Struct, frozen=True):
    """A member; `user_id` and `name` of who was forgotten are None and "".

    `status`: in, resting, absent, left or removed; `division` and `entrant`: where they play the newest season, None:
    nowhere; `reason`: why they were removed.
    """

    member: int
    user_id: int | None
    name: str
    status: str
    division: int | None = None
    entrant: int | None = None
    reason: str = ""


class PlaceView(msgspec.Struct, frozen=True):
    """How a season ended for a member."""

    division: int
    place: int
    member: int
    twelfths: int = 0


class SeasonView(msgspec.Struct, frozen=True):
    """A season that has opened. `secret`: hexadecimal, once nothing of it is played any more.

    `members`: by division and entrant; `places`: once they are final.
    """

    season: int
    opened_at: int
    ends_at: int
    ended_at: int | None
    commitment: str
    secret: str | None = None
    members: Mapping[tuple[int, int], int] = {}
    places: tuple[PlaceView, ...] = ()


class LeagueView(msgspec.Struct, frozen=True):
    """A league as everybody sees it. `size`: of a full division; `commitment`: to the secret of the next season.

    `status`: draft, open (before the first season), running, last (this season is the last one) or closed. `season`:
    the newest one, None before the first; `divisions`: its tournaments, the top one first. `least`: so few can open a
    season. `unusual`: the options that differ from the game's own rules; `reason`: why it was closed. `sign`: tells it
    from another league that had its number before a restore.
    """

    league: int
    guild_id: int
    channel_id: int | None
    message_id: int | None
    name: str
    game: str
    options: Mapping[str, str]
    unusual: tuple[str, ...]
    seats: int
    size: int
    pace: str
    settings: LeagueSettings
    language: str
    status: str
    commitment: str
    created_by: int | None
    created_name: str
    changes: int
    sign: str
    members: Mapping[int, MemberView]
    least: int
    season: SeasonView | None = None
    divisions: tuple[TournamentView, ...] = ()
    opens_at: int | None = None
    closed_at: int | None = None
    reason: str = ""

    def member_of(self, user_id: int) -> MemberView | None:
        """Return what a person is here, or None."""
        return next((each for each in self.members.values() if each.user_id == user_id), None)

    def division(self, number: int) -> TournamentView | None:
        """Return a division of the newest season, or None."""
        return next((each for each in self.divisions if each.division == number), None)

    def of_status(self, *statuses: str) -> tuple[MemberView, ...]:
        """Return the members of these statuses, by number."""
        return tuple(each for each in self.members.values() if each.status in statuses)

    def newcomers(self) -> tuple[MemberView, ...]:
        """Return who plays for the first time next, or again after a season that they did not play."""
        return tuple(each for each in self.of_status("in") if each.division is None)

    @property
    def is_between(self) -> bool:
        """Whether no season is played now."""
        return self.season is None or self.season.ended_at is not None


class LeagueSummary(msgspec.Struct, frozen=True):
    """A league in a list; of one person's with what they are there."""

    league: int
    guild_id: int
    channel_id: int | None
    name: str
    game: str
    status: str
    season: int
    created_by: int | None
    sign: str
    member_status: str = ""


class PastSeason(msgspec.Struct, frozen=True):
    """A season in the history of a league: when it was, and who had which place in it."""

    season: int
    opened_at: int
    ended_at: int
    places: tuple[PlaceView, ...]
    secret: str | None = None
    commitment: str = ""

    def winners(self, division: int = 1) -> tuple[int, ...]:
        """Return which members have won a division."""
        return tuple(each.member for each in self.places if (each.division, each.place) == (division, 1))


class Title(msgspec.Struct, frozen=True):
    """A division of a season that somebody has won; `division` 1: they were the champion."""

    league: int
    guild_id: int
    name: str
    season: int
    division: int


def move_of(place: int, count: int, division: int, divisions: int, settings: LeagueSettings) -> Move:
    """Return where somebody goes from a `place` of `count`, counted from 1, in a division of so many.

    As in play/league_rules/moving.py: the best go up first, so that nobody goes both ways.
    """
    up = settings.moving if division > 1 else 0
    if place <= up:
        return "up"
    down = settings.moving if division < divisions else 0
    return "down" if place > max(up, count - down) else ""
