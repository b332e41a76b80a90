"""What may be seen of tournaments: one as everybody or an organiser sees it, those of a server and of a person."""

from typing import Final

import msgspec

from db.rows import tournaments
from db.rows.shown import BehindRow, ShownCard
from db.rows.tournaments import TournamentRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.profiles import Title
from play.context import Context
from play.formats.settings import TEAMS
from play.formats.views import ActView, Summary, TournamentView, champions
from play.tournament_rules.deciding import check_judge, plays
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.results import Reckoned, reckoned
from play.tournament_rules.visible import acts_of, view_of
from play.tournaments.forgetting import was_here
from play.tournaments.storing import load

MOST_BEHIND: Final = 5_000
MOST_ENTRIES: Final = 1_000
MOST_KEPT: Final = 32
"""Of so many tournaments the results are kept; those of 512 entrants take a tenth of a second to reckon."""


class Looking:
    """Tournaments as they may be seen."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context
        self._kept: dict[int, tuple[tuple[int, int], Reckoned]] = {}
        self._champions: dict[int, tuple[int, tuple[int, ...]]] = {}

    async def view(self, tournament: int, *, is_organiser: bool = False, reader: int | None = None) -> TournamentView:
        """Return a tournament as everybody sees it, or an organiser.

        Pairings that are not shown yet are for organisers who do not play here, so that nobody can prepare longer for
        an opponent: `reader` is who looks. Without a reader nobody sees them.

        Raises:
            Refusal: `unknown_tournament` (`tournament`).
        """

        def seen(connection: Connection) -> TournamentView:
            found = load(connection, tournament)
            sees_early = (
                is_organiser
                and reader is not None
                and not plays(found, reader)
                and not was_here(self._context, connection, tournament, reader)
            )
            where = tournaments.channels(connection, tournament)
            now = self._context.clock()
            results = self._results(found, now)
            asked = _invited(connection, found)
            return view_of(found, now, is_organiser=sees_early, channels=where, results=results, invited=asked)

        return await self._context.database.read(seen)

    def _results(self, tournament: Tournament, now: int) -> Reckoned:
        """Return the results as they are shown, which are reckoned once for each act and each pairing that is shown."""
        of = (tournament.row.acts, len(tournament.shown(now)))
        kept = self._kept.get(tournament.row.id)
        if kept is not None and kept[0] == of:
            return kept[1]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        found = reckoned(tournament, now)
        self._kept[tournament.row.id] = (of, found)
        return found

    async def summary(self, tournament: int) -> Summary:
        """Return a tournament in short, which costs little also of a large one; refuses `unknown_tournament`."""
        row = await self._context.database.read(tournaments.find, tournament)
        if row is None:
            raise Refusal("unknown_tournament", tournament=tournament)
        return _summary(row)

    async def of_guild(self, guild_id: int, most: int) -> tuple[Summary, ...]:
        """Return tournaments of a server, the newest first."""
        found = await self._context.database.read(tournaments.of_guild, guild_id, most)
        return tuple(map(_summary, found))

    async def of_person(self, user_id: int, most: int) -> tuple[Summary, ...]:
        """Return tournaments that a person has entered, the newest first."""

        def listed(connection: Connection) -> tuple[Summary, ...]:
            entries = {row.tournament_id: row for row in tournaments.entries_of_person(connection, user_id)}
            return tuple(
                msgspec.structs.replace(
                    _summary(row), entrant=entries[row.id].entrant, entrant_status=entries[row.id].status
                )
                for row in tournaments.of_person(connection, user_id, most)
            )

        return await self._context.database.read(listed)

    async def titles_of(self, user_id: int) -> tuple[Title, ...]:
        """Return the tournaments that a person has won, the newest first; those of leagues have titles of their own."""

        def entered(connection: Connection) -> tuple[tuple[TournamentRow, int], ...]:
            entries = {row.tournament_id: row.entrant for row in tournaments.entries_of_person(connection, user_id)}
            found = tournaments.of_person(connection, user_id, MOST_ENTRIES)
            return tuple((row, entries[row.id]) for row in found if row.status == "ended" and row.league_id is None)

        won = [row for row, entrant in await self._context.database.read(entered) if entrant in await self._won(row)]
        return tuple(Title("tournament", row.name, row.guild_id) for row in won)

    async def _won(self, row: TournamentRow) -> tuple[int, ...]:
        """Return the numbers of those who have won a tournament that is over, which is found out once for its acts."""
        known = self._champions.get(row.id)
        if known is None or known[0] != row.acts:
            known = (row.acts, champions(await self.view(row.id)))
            self._champions[row.id] = known
        return known[1]

    async def would_leave(self, user_id: int) -> int:
        """Return from how many tournaments somebody withdraws who is forgotten."""

        def counted(connection: Connection) -> int:
            found = tournaments.of_person(connection, user_id, MOST_ENTRIES)
            over = {row.id for row in found if row.status in {"ended", "cancelled"}}
            entries = tournaments.entries_of_person(connection, user_id)
            return sum(row.status not in GONE and row.tournament_id not in over for row in entries)

        return await self._context.database.read(counted)

    async def acts(self, tournament: int, most: int) -> tuple[ActView, ...]:
        """Return the last acts of a tournament as everybody sees them, the newest first.

        Raises:
            Refusal: `unknown_tournament` (`tournament`).
        """

        def listed(connection: Connection) -> tuple[ActView, ...]:
            found = load(connection, tournament)
            return acts_of(found, tournaments.newest_acts(connection, tournament, most), self._context.clock())

        return await self._context.database.read(listed)

    async def behind(self, most: int) -> tuple[int, ...]:
        """Return tournaments of which the card does not show all, of servers to which this process speaks."""
        return tuple(row.number for row in await self.changed())[:most]

    async def changed(self) -> tuple[BehindRow, ...]:
        """Return all of these, with how many changes each has had."""
        found = await self._context.database.read(tournaments.behind, MOST_BEHIND)
        return tuple(row for row in found if self._context.speaks_to(row.guild_id))

    async def note_shown(self, view: TournamentView, channel_id: int, message_id: int) -> bool:
        """Store which message shows a tournament as it is in `view`; False if another one does by now, or is to."""
        shown = ShownCard(channel_id, message_id, view.message_id, view.acts)
        return await self._context.database.write_uncounted(tournaments.show, view.tournament, shown)

    async def place(self, tournament: int, channel_id: int) -> None:
        """Store that a tournament is to be shown in a channel, by a new message."""
        await self._context.database.write_uncounted(tournaments.place, tournament, channel_id, 0)

    async def of_match(self, match: int) -> int | None:
        """Return the tournament in which a match is played, or None."""
        return await self._context.database.read(tournaments.of_match, match)

    async def check_no_stake(self, tournament: int, user_id: int) -> None:
        """Refuse to decide about a match to who plays in its tournament, or has played there: `organiser_plays`."""

        def checked(connection: Connection) -> None:
            if tournaments.find(connection, tournament) is None:
                return
            was = was_here(self._context, connection, tournament, user_id)
            check_judge(load(connection, tournament), user_id, was_here=was)

        await self._context.database.read(checked)

    async def is_organiser(self, tournament: int, user_id: int) -> bool:
        """Return whether somebody has made a tournament; who has a role for it on its server the caller knows.

        Who once acted by such a role is not asked for: they may have lost it.
        """
        row = await self._context.database.read(tournaments.find, tournament)
        return row is not None and row.created_by == user_id


def _invited(connection: Connection, tournament: Tournament) -> dict[int, tuple[int, ...]]:
    """Return by team the ids of those who are asked to play for it."""
    rows = tournaments.team_invitations(connection, tournament.row.id) if tournament.row.format == TEAMS else ()
    return {row.team: tuple(each.user_id for each in rows if each.team == row.team) for row in rows}


def _summary(row: TournamentRow) -> Summary:
    return Summary(
        row.id,
        row.guild_id,
        row.channel_id,
        row.message_id,
        row.name,
        row.game,
        row.format,
        row.pace,
        row.status,
        row.starts_at,
        row.created_by,
        commitment=row.commitment,
        league=row.league_id,
    )
