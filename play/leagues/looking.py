"""What may be seen of leagues: one with its divisions, those of a server and of a person, history, titles."""

from collections.abc import Mapping
from typing import Final

import msgspec

from db.rows import leagues, tournaments
from db.rows.leagues import LeagueRow, MemberRow, PlaceRow, SeasonRow
from db.rows.shown import BehindRow, ShownCard
from db.statements import Connection
from games.kernel.errors import Refusal
from play.context import Context
from play.formats.divisions import LEAST
from play.formats.league_views import (
    LeagueSummary,
    LeagueView,
    MemberView,
    PastSeason,
    PlaceView,
    SeasonView,
    Title,
)
from play.league_rules.record import OVER, League
from play.leagues.storing import load
from play.rules.tables import unusual_options
from play.tournament_rules.results import Reckoned, reckoned
from play.tournament_rules.visible import is_secret_out, view_of
from play.tournaments.storing import load as load_tournament

MOST_KEPT: Final = 64
"""Of so many divisions the results are kept; the message of a league shows all of its divisions with each change."""

MOST_BEHIND: Final = 5_000
MOST_TITLES: Final = 1_000


class Leagues:
    """Leagues as they may be seen."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context
        self._kept: dict[int, tuple[int, Reckoned]] = {}

    async def view(self, league: int) -> LeagueView:
        """Return a league as everybody sees it; why somebody was removed is for them and organisers alone.

        Raises:
            Refusal: `unknown_league` (`league`).
        """
        return await self._context.database.read(self._view, league)

    async def summary(self, league: int) -> LeagueSummary:
        """Return a league in short; refuses `unknown_league` (`league`)."""
        row = await self._context.database.read(leagues.find, league)
        if row is None:
            raise Refusal("unknown_league", league=league)
        return _summary(row)

    async def of_guild(self, guild_id: int, most: int) -> tuple[LeagueSummary, ...]:
        """Return leagues of a server, the newest first."""
        return tuple(map(_summary, await self._context.database.read(leagues.of_guild, guild_id, most)))

    async def of_person(self, user_id: int, most: int) -> tuple[LeagueSummary, ...]:
        """Return leagues that a person is or was in, the newest first."""

        def listed(connection: Connection) -> tuple[LeagueSummary, ...]:
            known = {row.league_id: row for row in leagues.memberships(connection, user_id)}
            found = leagues.of_person(connection, user_id, most)
            return tuple(msgspec.structs.replace(_summary(row), member_status=known[row.id].status) for row in found)

        return await self._context.database.read(listed)

    async def history(self, league: int) -> tuple[PastSeason, ...]:
        """Return the seasons of a league of which the places are final, the newest first."""

        def listed(connection: Connection) -> tuple[PastSeason, ...]:
            over = [row for row in leagues.seasons(connection, league) if row.ended_at is not None]
            return tuple(_past(connection, row) for row in reversed(over))

        return await self._context.database.read(listed)

    async def titles_of(self, user_id: int) -> tuple[Title, ...]:
        """Return which divisions a person has won, in leagues of all servers, the newest first."""

        def listed(connection: Connection) -> tuple[Title, ...]:
            found: list[tuple[int, Title]] = []
            for member in leagues.memberships(connection, user_id):
                row = leagues.find(connection, member.league_id)
                if row is None:
                    continue
                ended = {each.season: each.ended_at or 0 for each in leagues.seasons(connection, row.id)}
                for place in leagues.places_of_member(connection, row.id, member.member):
                    if place.place == 1:
                        title = Title(row.id, row.guild_id, row.name, place.season, place.division)
                        found.append((ended[place.season], title))
            return tuple(title for _, title in sorted(found, key=lambda each: -each[0])[:MOST_TITLES])

        return await self._context.database.read(listed)

    async def would_leave(self, user_id: int) -> int:
        """Return how many leagues somebody leaves who is forgotten."""

        def counted(connection: Connection) -> int:
            found = leagues.memberships(connection, user_id)
            here = [row.league_id for row in found if row.status not in {"left", "removed"}]
            rows = [leagues.find(connection, each) for each in here]
            return sum(row is not None and row.status != "closed" for row in rows)

        return await self._context.database.read(counted)

    async def behind(self, most: int) -> tuple[int, ...]:
        """Return leagues of which the message does not show all, of servers to which this process speaks."""
        return tuple(row.number for row in await self.changed())[:most]

    async def changed(self) -> tuple[BehindRow, ...]:
        """Return all of these, with how many changes each has had."""
        found = await self._context.database.read(leagues.behind, MOST_BEHIND)
        return tuple(row for row in found if self._context.speaks_to(row.guild_id))

    async def note_shown(self, view: LeagueView, channel_id: int, message_id: int) -> bool:
        """Store which message shows a league as it is in `view`, and with it its divisions, which have none.

        Return False if another one shows it by now, or is to.
        """

        def noted(connection: Connection) -> bool:
            shown = ShownCard(channel_id, message_id, view.message_id, view.changes)
            if not leagues.show(connection, view.league, shown):
                return False
            for each in view.divisions:
                tournaments.place(connection, each.tournament, channel_id, each.acts)
            return True

        return await self._context.database.write_uncounted(noted)

    async def move(self, league: int, channel_id: int) -> None:
        """Store that a league is shown in another channel from now on, where threads of its matches open too."""

        def moved(connection: Connection) -> None:
            leagues.hold(connection, league)
            found = load(connection, league)
            leagues.place(connection, league, channel_id, 0)
            for row in found.divisions:
                if row.status not in OVER:
                    tournaments.place(connection, row.id, channel_id, row.acts)

        await self._context.database.write_uncounted(moved)

    def _view(self, connection: Connection, number: int) -> LeagueView:
        found = load(connection, number)
        row, now = found.row, self._context.clock()
        loaded = [load_tournament(connection, each.id) for each in found.divisions]
        divisions = [
            view_of(
                each,
                now,
                channels=tournaments.channels(connection, each.row.id),
                results=self._results(connection, each.row.id, each.row.acts),
            )
            for each in loaded
        ]
        is_out = bool(loaded) and all(map(is_secret_out, loaded))
        return LeagueView(
            league=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            message_id=row.message_id,
            name=row.name,
            game=row.game,
            options=msgspec.json.decode(row.options, type=dict[str, str]),
            unusual=unusual_options(row.game, row.options),
            seats=row.seats,
            size=row.size,
            pace=row.pace,
            settings=found.settings,
            language=row.language,
            status=row.status,
            commitment=row.commitment,
            created_by=row.created_by,
            created_name=row.created_name,
            changes=row.changes,
            sign=_sign(row),
            members=_members(found),
            least=LEAST[row.seats],
            season=None if found.season is None else _season(found, found.season, is_out=is_out),
            divisions=tuple(divisions),
            opens_at=row.opens_at,
            closed_at=row.closed_at,
            reason=row.reason,
        )

    def _results(self, connection: Connection, number: int, acts: int) -> Reckoned:
        """Return the results of a division, which are reckoned once for each of its acts: all pairings are shown."""
        kept = self._kept.get(number)
        if kept is not None and kept[0] == acts:
            return kept[1]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        found = reckoned(load_tournament(connection, number), self._context.clock())
        self._kept[number] = (acts, found)
        return found


def _members(league: League) -> Mapping[int, MemberView]:
    where = {row.member: row for row in league.places}
    return {number: _member(row, where.get(number)) for number, row in league.members.items()}


def _member(row: MemberRow, place: PlaceRow | None) -> MemberView:
    return MemberView(
        member=row.member,
        user_id=row.user_id,
        name=row.name,
        status=row.status,
        division=None if place is None else place.division,
        entrant=None if place is None else place.entrant,
        reason=row.reason,
    )


def _season(league: League, row: SeasonRow, *, is_out: bool) -> SeasonView:
    return SeasonView(
        season=row.season,
        opened_at=row.opened_at,
        ends_at=row.ends_at,
        ended_at=row.ended_at,
        commitment=row.commitment,
        secret=row.secret if is_out else None,
        members={(each.division, each.entrant): each.member for each in league.places},
        places=_places(league.places),
    )


def _past(connection: Connection, row: SeasonRow) -> PastSeason:
    played = [load_tournament(connection, each.id) for each in leagues.divisions(connection, row.league_id, row.season)]
    return PastSeason(
        season=row.season,
        opened_at=row.opened_at,
        ended_at=row.ended_at or 0,
        places=_places(leagues.places(connection, row.league_id, row.season)),
        secret=row.secret if all(map(is_secret_out, played)) else None,
        commitment=row.commitment,
    )


def _places(rows: tuple[PlaceRow, ...]) -> tuple[PlaceView, ...]:
    """Return the places that are final, by division and place."""
    found = [PlaceView(row.division, row.place, row.member, row.twelfths or 0) for row in rows if row.place is not None]
    return tuple(sorted(found, key=lambda each: (each.division, each.place, each.member)))


def _summary(row: LeagueRow) -> LeagueSummary:
    return LeagueSummary(
        row.id,
        row.guild_id,
        row.channel_id,
        row.name,
        row.game,
        row.status,
        row.season,
        row.created_by,
        _sign(row),
    )


def _sign(row: LeagueRow) -> str:
    """Return what stays the same of a league and hardly is that of another one: when it was made, to the second."""
    return f"{row.created_at:x}"
