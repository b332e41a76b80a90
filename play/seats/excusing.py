"""People say until when they are away: it holds in all their matches, as far as each table has agreed to that.

What they say is stored first, then each match is changed in a transaction of its own. Who is stopped in between says it
again: where it holds already nothing is changed, and no day is counted twice.
"""

import msgspec
from msgspec.structs import replace

from db.rows import matches, people
from db.rows.people import PersonRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import GameId, MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.match import ledger
from play.match.loading import load
from play.rules import between_moves
from play.rules.between_moves import with_consequences
from play.rules.due import is_due
from play.rules.excuses import LONGEST_DAYS, check_days, days_of, granted, is_excused
from play.rules.loaded import Loaded
from play.rules.record import UNDO_WINDOW
from play.rules.tables import check_host

MOST_MATCHES = 10_000
"""More than anybody plays at once, whatever the settings allow."""


class Excuse(msgspec.Struct, frozen=True):
    """How it is in a running match of a person: excused `until` (None: not at all), with so many `days` left of `most`.

    `is_away`: the person was not there before; then it holds nothing up, and no day is used. `title`: what the match is
    called, "" if by its game and number.
    """

    match: MatchId
    game: GameId
    until: int | None
    days: int
    most: int
    is_away: bool = False
    title: str = ""


class Excuses:
    """Who is excused, in all matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def declare(self, user_id: int, until: int) -> tuple[Excuse, ...]:
        """Note that a person is away `until` then; return how it is in each of their running matches.

        Said again, the new time holds. In matches that begin later it holds too.

        Raises:
            Refusal: `date_is_over`, `date_too_late` (`most`: in days).
        """
        now = self._context.clock()
        if until <= now:
            raise Refusal("date_is_over")
        if until > now + LONGEST_DAYS * DAY:
            raise Refusal("date_too_late", most=LONGEST_DAYS)
        return await self._say(user_id, until)

    async def end(self, user_id: int) -> tuple[Excuse, ...]:
        """Note that a person is back; return how it is in each of their running matches.

        Raises:
            Refusal: `not_excused`.
        """
        found = await self.of_person(user_id)
        said = await self._context.database.read(people.find, user_id)
        is_said = said is not None and (said.away_until or 0) > self._context.clock()
        if not is_said and all(each.until is None for each in found):
            raise Refusal("not_excused")
        return await self._say(user_id, None)

    async def of_person(self, user_id: int) -> tuple[Excuse, ...]:
        """Return how it is in each running match of a person."""

        def found(connection: Connection) -> tuple[Excuse, ...]:
            every = (load(connection, match) for match in _running(connection, user_id))
            return tuple(_excuse(loaded, user_id, self._context.clock()) for loaded in every)

        return await self._context.database.read(found)

    async def end_due(self, match: MatchId, seat: Seat) -> bool:
        """Note that a seat is excused no more because the time is over; return whether it was."""
        is_ended = await self._context.database.write(_end_due, match, seat, self._context.clock())
        if is_ended:
            self._context.notify(match)
        return is_ended

    async def allow(self, match: MatchId, by: int, days: int) -> None:
        """Agree on how many days each person can be excused in a match; 0 forbids it.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_the_host` (`host`), `unknown_rule` (`word`).
        """
        check_days(days)

        def agreed(connection: Connection, loaded: Loaded) -> None:
            check_host(loaded, by, self._context.clock())
            matches.set_excused_days(connection, match, days)

        await ledger.change_table(self._context, match, agreed)

    async def _say(self, user_id: int, until: int | None) -> tuple[Excuse, ...]:
        """Store until when a person is away, and what follows in each match."""
        for match in await self._context.database.write(_said, user_id, until):
            if await self._context.database.write(_follow, match, user_id, until, self._context.clock()):
                self._context.notify(match)
        return await self.of_person(user_id)


def _running(connection: Connection, user_id: int) -> tuple[MatchId, ...]:
    rows = matches.of_player(connection, user_id, ("running",), MOST_MATCHES)
    return tuple(MatchId(row.id) for row in rows)


def _said(connection: Connection, user_id: int, until: int | None) -> tuple[MatchId, ...]:
    people.hold(connection, user_id)
    known = people.find(connection, user_id)
    row = known or PersonRow(user_id, None, "dm", "loud", text_only=False, safe_palette=False)
    people.store(connection, replace(row, away_until=until))
    return _running(connection, user_id)


def _follow(connection: Connection, match: MatchId, user_id: int, until: int | None, now: int) -> bool:
    """Change a match whose player is away `until` then, or back; return whether anything changed."""
    loaded = load(connection, match, UNDO_WINDOW, to_change=True)
    seat = loaded.seat_of(user_id)
    if loaded.row.status != "running" or seat is None:
        return False
    row = loaded.seats[seat]
    if until is not None:
        given = granted(row, days_of(loaded.row), until, now)
    else:
        given = now if is_excused(row, now) else None
    if given is None:
        return False
    change = between_moves.excused(loaded, seat, given, now, user_id)
    ledger.store_all(connection, loaded, with_consequences(loaded, (change,)))
    return True


def _end_due(connection: Connection, match: MatchId, seat: Seat, now: int) -> bool:
    loaded = load(connection, match, UNDO_WINDOW, to_change=True)
    if not is_due(loaded, "excuse", now, seat):
        return False
    change = between_moves.excused(loaded, seat, now, now, None)
    ledger.store_all(connection, loaded, with_consequences(loaded, (change,)))
    return True


def _excuse(loaded: Loaded, user_id: int, now: int) -> Excuse:
    row = next(row for row in loaded.seats if row.user_id == user_id)
    most = days_of(loaded.row)
    until = row.excused_until if is_excused(row, now) else None
    return Excuse(
        MatchId(loaded.row.id),
        GameId(loaded.row.game),
        until,
        max(0, most - row.excused_days),
        most,
        row.is_away,
        loaded.row.title,
    )
