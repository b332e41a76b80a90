"""What organisers of a league decide about others: who is removed, and that it closes."""

from msgspec.structs import replace

from db.rows import leagues
from db.rows.leagues import MemberRow
from db.statements import Connection
from games.kernel.errors import Refusal
from play.context import Context
from play.formats.league_views import MAY_LEAVE
from play.league_rules.joining import check_goes_on, check_not_closed
from play.league_rules.record import OVER, League
from play.leagues.storing import load, store
from play.seats.lobby import Person
from play.tournament_rules import acts
from play.tournament_rules.deciding import check_judge, clean_reason, removing
from play.tournament_rules.record import GONE
from play.tournaments.at_tables import Changed, give_up, hold, matches_of
from play.tournaments.decisions import organiser_number
from play.tournaments.forgetting import was_here
from play.tournaments.storing import load as load_tournament
from play.tournaments.storing import store as store_tournament


class DecisionsOnLeagues:
    """What organisers decide."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def remove(self, league: int, by: Person, member: int, reason: str) -> None:
        """Take a member out, also out of the season that is played; only they and organisers see the reason there.

        Raises:
            Refusal: `unknown_league` (`league`), `league_closed`, `unknown_member` (`member`), `member_gone`
                (`member`), `organiser_plays` (in the division in which the member plays), and a reason that is missing
                or too long.
        """
        said = clean_reason(reason)

        def removed(connection: Connection) -> tuple[int | None, Changed]:
            before = load(connection, league, to_change=True)
            check_not_closed(before)
            row = before.members.get(member)
            if row is None:
                raise Refusal("unknown_member", member=member)
            if row.status not in MAY_LEAVE:
                raise Refusal("member_gone", member=member)
            division = before.running_division(member)
            changed: Changed = () if division is None else self._remove_from(connection, division.id, row, by, said)
            now = self._context.clock()
            store(connection, before, before.row, [replace(row, status="removed", left_at=now, reason=said)])
            return None if division is None else division.id, changed

        division, changed = await self._context.database.write(removed)
        if division is not None:
            self._context.tell(division)
        for match in changed:
            self._context.notify(match)
        self._context.tell_league(league)

    async def close(self, league: int, by: Person, reason: str, *, at_once: bool = False) -> None:
        """Open no more seasons; the one that is played ends as usual, or `at_once` without a result.

        Where no season is played, the league closes at once. Matches that run then continue, for nothing.

        Raises:
            Refusal: `unknown_league` (`league`), `league_closed`, `league_last_season` (again, but not at once), and a
                reason that is missing or too long.
        """
        said = clean_reason(reason)

        def closed(connection: Connection) -> tuple[int, ...]:
            before = load(connection, league, to_change=True)
            check_not_closed(before)
            if before.is_between:
                self._close(connection, before, said)
                return ()
            if at_once:
                return self._close(connection, before, said, by)
            check_goes_on(before)
            store(connection, before, replace(before.row, status="last", reason=said))
            return ()

        for division in await self._context.database.write(closed):
            self._context.tell(division)
        self._context.tell_league(league)

    def _close(self, connection: Connection, before: League, reason: str, by: Person | None = None) -> tuple[int, ...]:
        """Close a league, and cancel the divisions that are played; return these."""
        now = self._context.clock()
        running = [row.id for row in before.divisions if row.status not in OVER]
        for number in running:
            division = load_tournament(connection, number, to_change=True)
            who = acts.BOT if by is None else organiser_number(connection, division, by)
            store_tournament(connection, division, [(acts.Cancelled(reason), who)], now)
        if not before.is_between and before.season is not None:
            leagues.put_season(connection, replace(before.season, ended_at=now))
        store(connection, before, replace(before.row, status="closed", closed_at=now, opens_at=None, reason=reason))
        if before.row.status == "draft":
            # Nobody knows of it, and nobody is to hear of it.
            leagues.place(connection, before.row.id, None, before.row.changes + 1)
        return tuple(running)

    def _remove_from(self, connection: Connection, division: int, row: MemberRow, by: Person, reason: str) -> Changed:
        """Take a member out of the division that they play in, if they are still there; return their matches."""
        entry = None if row.user_id is None else load_tournament(connection, division).entrant_of(row.user_id)
        if entry is None or entry.status in GONE:
            return ()
        before = hold(connection, division, lambda found: matches_of(found, entry.entrant))
        was = was_here(self._context, connection, division, by.user_id)
        check_judge(before, by.user_id, was_here=was)
        found = removing(before, entry.entrant, reason)
        changed = give_up(self._context, connection, before, entry.entrant, by.user_id)
        # What ended with it is marked, so it is looked at again.
        after = load_tournament(connection, division)
        who = organiser_number(connection, after, by)
        store_tournament(connection, after, [(each, who) for each in found], self._context.clock())
        return changed
