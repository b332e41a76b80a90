"""A league as it is: its row, its members, its seasons, and the divisions of the newest one."""

from collections.abc import Mapping
from functools import cached_property

import msgspec

from db.rows.leagues import LeagueRow, MemberRow, PlaceRow, SeasonRow
from db.rows.tournaments import TournamentRow
from play.formats.league_views import LeagueSettings

OVER = frozenset({"ended", "cancelled"})


class League(msgspec.Struct, frozen=True, dict=True):
    """A league with what is stored beside it; `places` and `divisions` are those of the newest season."""

    row: LeagueRow
    members: Mapping[int, MemberRow] = {}
    seasons: Mapping[int, SeasonRow] = {}
    places: tuple[PlaceRow, ...] = ()
    divisions: tuple[TournamentRow, ...] = ()

    @cached_property
    def settings(self) -> LeagueSettings:
        """The settings, decoded."""
        return msgspec.json.decode(self.row.settings, type=LeagueSettings)

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return self.row.status == "closed"

    @property
    def season(self) -> SeasonRow | None:
        """The newest season, None before the first."""
        return self.seasons.get(self.row.season)

    @property
    def is_between(self) -> bool:
        """Whether no season is played now: the places of the newest one are final."""
        return self.season is None or self.season.ended_at is not None

    @property
    def is_played(self) -> bool:
        """Whether all divisions of the newest season are over."""
        return all(row.status in OVER for row in self.divisions)

    def member_of(self, user_id: int) -> MemberRow | None:
        """Return what a person is here, or None."""
        return next((row for row in self.members.values() if row.user_id == user_id), None)

    def of_status(self, *statuses: str) -> tuple[MemberRow, ...]:
        """Return the members of these statuses, by number."""
        return tuple(row for row in self.members.values() if row.status in statuses)

    def place_of(self, member: int) -> PlaceRow | None:
        """Return where a member plays the newest season, or None."""
        return next((row for row in self.places if row.member == member), None)

    def running_division(self, member: int) -> TournamentRow | None:
        """Return the tournament in which a member plays now, None if there is none or it is over."""
        place = self.place_of(member)
        if place is None or self.is_between:
            return None
        found = next((row for row in self.divisions if row.division == place.division), None)
        return None if found is None or found.status in OVER else found
