"""What a league does by itself: the places of a season become final, and the next season opens.

Each step is one transaction, done by whoever has claimed it in the queue of what is due. It looks whether that is still
due: a season that has ended says when, and a division of a season is but one tournament. So a kill between two steps,
or two processes, repeat nothing. What is due inside a season is due in its divisions.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from db.rows import leagues
from db.rows.leagues import SeasonRow
from db.statements import Connection
from games.kernel.chance import SECRET_BYTES, commitment
from games.kernel.ids import MatchId, Seat
from play.clocks.due import Handler
from play.context import Context
from play.league_rules.dates import first_of_month, season
from play.league_rules.due import end_at, open_at
from play.league_rules.opening import Ended, absent_after, back_from_rest, divisions_of, final_places
from play.league_rules.record import League
from play.leagues.divisions import begin_division, ratings_of
from play.leagues.storing import load, store
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.results import standings_of
from play.tournaments.storing import load as load_tournament


class Seasons:
    """What leagues do by themselves."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    def handlers(self) -> Mapping[str, Handler]:
        """Return what does those things that are due in leagues."""
        return {"season_end": self.end, "season_open": self.open}

    async def end(self, about: MatchId, _: Seat) -> bool:
        """Let the places of a season be final, if its divisions are over and it is time; return whether it was."""

        def ended(connection: Connection) -> bool:
            before, now = load(connection, about, to_change=True), self._context.clock()
            at = end_at(before)
            if at is None or at > now:
                return False
            end_season(connection, before, now)
            return True

        is_done = await self._context.database.write(ended)
        if is_done:
            self._context.tell_league(about)
        return is_done

    async def open(self, about: MatchId, _: Seat) -> bool:
        """Open the next season, if it is time; return whether it was. With too few it waits for another month."""

        def opened(connection: Connection) -> tuple[int, ...] | None:
            before, now = load(connection, about, to_change=True), self._context.clock()
            at = open_at(before)
            if at is None or at > now:
                return None
            return open_season(self._context, connection, before, now)

        divisions = await self._context.database.write(opened)
        if divisions is None:
            return False
        for division in divisions:
            self._context.tell(division)
        self._context.tell_league(about)
        return True


def end_season(connection: Connection, before: League, now: int) -> None:
    """Store the places of the newest season as they stay; who did not come to it sits out, and the last one closes."""
    ended = [_ended(load_tournament(connection, row.id), now) for row in before.divisions]
    assert before.season is not None
    leagues.put_season(connection, replace(before.season, ended_at=now))
    leagues.put_places(connection, final_places(before, ended))
    row = before.row
    if row.status == "last":
        row = replace(row, status="closed", closed_at=now, opens_at=None)
    store(connection, before, row, absent_after(before, ended))


def open_season(context: Context, connection: Connection, before: League, now: int) -> tuple[int, ...]:
    """Open the next season, each of its divisions as a tournament that runs; return these.

    If they are too few for one division, nothing opens: it is tried again on the first of the next month.
    """
    members = divisions_of(before, ratings_of(connection, before))
    if not members:
        waiting = replace(before.row, opens_at=first_of_month(now, before.settings.hour))
        store(connection, before, waiting)
        return ()
    settings, number = before.settings, before.row.season + 1
    dates = season(now, settings.months, settings.hour, settings.break_days)
    opening = SeasonRow(before.row.id, number, before.row.secret, before.row.commitment, now, dates.ends_at)
    leagues.put_season(connection, opening)
    made = [begin_division(context, connection, before, opening, each) for each in enumerate(members, 1)]
    secret = context.entropy(SECRET_BYTES)
    row = replace(
        before.row,
        status="running",
        season=number,
        opens_at=dates.next_at,
        secret=secret.hex(),
        commitment=commitment(secret),
    )
    store(connection, before, row, back_from_rest(before))
    return tuple(made)


def _ended(tournament: Tournament, now: int) -> Ended:
    rows = standings_of(tournament, now)
    places = {row.entrant: (row.place, row.twelfths) for row in rows}
    gone = [row.entrant for row in tournament.entrants.values() if row.status in GONE or row.stopped_at is not None]
    return Ended(tournament.row.division or 0, places, gone)
