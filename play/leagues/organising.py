"""What organisers do around a league: make it, change it, let people join, start it.

Who is removed, and that a league closes, is in deciding.py; what happens inside a season they decide in its divisions,
as in any tournament. Whether somebody may organise here the caller has checked. Every method either does all of what it
says in one transaction or refuses and changes nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import leagues, matches, people
from db.rows.leagues import LeagueRow
from db.statements import Connection
from games.kernel.chance import SECRET_BYTES, commitment
from games.kernel.errors import Refusal
from games.kernel.pace import DEFAULT_PACE
from play.formats.divisions import LEAST
from play.formats.league_views import LeagueSettings
from play.league_rules import agreed
from play.league_rules.agreed import Changes, Plan
from play.league_rules.dates import first_of_month
from play.league_rules.joining import check_not_closed
from play.league_rules.record import League
from play.leagues.deciding import DecisionsOnLeagues
from play.leagues.seasons import open_season
from play.leagues.storing import load, store
from play.seats.lobby import Person
from play.tournaments.naming import other_name


class NewLeague(msgspec.Struct, frozen=True):
    """What a league is drafted with. What is None is as usual for the game; `is_named`: its name was typed."""

    guild_id: int
    name: str
    game: str
    language: str
    pace: str = DEFAULT_PACE
    options: Mapping[str, str] = {}
    seats: int | None = None
    size: int | None = None
    channel_id: int | None = None
    settings: LeagueSettings | None = None
    is_named: bool = False


class OrganisingLeagues(DecisionsOnLeagues):
    """What organisers do."""

    async def draft(self, new: NewLeague, by: Person) -> int:
        """Store a draft with the secret of its first season and the commitment to it; return its number.

        Raises:
            Refusal: what `agreed.agreed`, `naming.other_name` and `Limits.check_draft` refuse.
        """
        usual = agreed.usual_plan(new.name, new.game, new.pace, new.language)
        chosen = Changes(options=dict(new.options), seats=new.seats, size=new.size, settings=new.settings)
        plan = agreed.agreed(agreed.changed(usual, chosen))

        def drafted(connection: Connection) -> int:
            now, secret = self._context.clock(), self._context.entropy(SECRET_BYTES)
            people.hold(connection, by.user_id)
            self._context.limits.check_draft(connection, by.user_id, now, self._context.beside.pseudonym(by.user_id))
            # Nobody else has a number, or names a contest, until this is stored.
            number = matches.next_id(connection)
            name = other_name(connection, new.guild_id, plan.name, agreed.MOST_NAME, is_typed=new.is_named)
            row = LeagueRow(
                id=number,
                guild_id=new.guild_id,
                channel_id=new.channel_id,
                status="draft",
                secret=secret.hex(),
                commitment=commitment(secret),
                created_by=by.user_id,
                created_name=by.name,
                created_at=now,
                **_columns(replace(plan, name=name)),
            )
            leagues.insert(connection, row)
            return row.id

        return await self._context.database.write(drafted)

    async def edit(self, league: int, changes: Changes, *, is_named: bool = True) -> None:
        """Change what is agreed on; it holds from the next season on. `is_named`: a new name was typed.

        Raises:
            Refusal: `unknown_league` (`league`), and what `agreed.agreed`, `agreed.check_changes` and
                `naming.other_name` refuse.
        """

        def edited(connection: Connection) -> None:
            before = load(connection, league, to_change=True)
            after = _changed(connection, before, changes, is_named=is_named)
            if after != agreed.plan_of(before.row):
                store(connection, before, replace(before.row, **_columns(after)))

        await self._write(league, edited)

    async def check_edit(self, league: int, changes: Changes, *, is_named: bool = True) -> None:
        """Refuse what `edit` would refuse now, and change nothing."""

        def checked(connection: Connection) -> None:
            _changed(connection, load(connection, league), changes, is_named=is_named, is_tried=True)

        await self._context.database.read(checked)

    async def let_join(self, league: int, by: Person, *, is_staff: bool = False) -> None:
        """Let everybody join from now on; the first season opens on the first of the next month, or by `start`.

        `is_staff`: `by` manages the server.

        Raises:
            Refusal: `unknown_league` (`league`), `league_closed`, `league_is_open`, what `Limits.check_tournaments`
                and, if they are no staff, `Limits.check_own_tournaments` refuse, and what of the draft is not possible
                any more (`agreed.agreed`).
        """

        def opened(connection: Connection) -> None:
            before = load(connection, league, to_change=True)
            check_not_closed(before)
            if before.row.status != "draft":
                raise Refusal("league_is_open")
            agreed.agreed(agreed.plan_of(before.row))
            # Of two that are opened at once the second one waits here, and counts the first.
            matches.hold_channels(connection)
            if not is_staff:
                self._context.limits.check_own_tournaments(connection, before.row.guild_id, by.user_id)
            self._context.limits.check_tournaments(connection, before.row.guild_id)
            opens_at = first_of_month(self._context.clock(), before.settings.hour)
            store(connection, before, replace(before.row, status="open", opens_at=opens_at))

        await self._write(league, opened)

    async def start(self, league: int) -> None:
        """Open the first season now.

        Raises:
            Refusal: `unknown_league` (`league`), `league_closed`, `league_not_open`, `league_started`,
                `too_few_members` (`members`, `least`).
        """

        def started(connection: Connection) -> tuple[int, ...]:
            before = load(connection, league, to_change=True)
            check_not_closed(before)
            if before.row.status == "draft":
                raise Refusal("league_not_open")
            if before.row.season:
                raise Refusal("league_started")
            members, least = len(before.of_status("in")), LEAST[before.row.seats]
            if members < least:
                raise Refusal("too_few_members", members=members, least=least)
            return open_season(self._context, connection, before, self._context.clock())

        divisions = await self._context.database.write(started)
        for division in divisions:
            self._context.tell(division)
        self._context.tell_league(league)

    async def _write(self, league: int, change: Callable[[Connection], None]) -> None:
        await self._context.database.write(change)
        self._context.tell_league(league)


def _changed(
    connection: Connection, before: League, changes: Changes, *, is_named: bool, is_tried: bool = False
) -> Plan:
    """Return what is agreed on after changes; `is_tried`: nothing is stored, so nobody is kept from naming others."""
    plan, row = agreed.plan_of(before.row), before.row
    after = agreed.agreed(agreed.changed(plan, changes))
    agreed.check_changes(before, after)
    if after.name == plan.name:
        return after
    if not is_tried:
        matches.hold_channels(connection)
    name = other_name(connection, row.guild_id, after.name, agreed.MOST_NAME, but=row.id, is_typed=is_named)
    return replace(after, name=name)


def _columns(plan: Plan) -> dict[str, Any]:
    """Return what is agreed on as columns of a league."""
    options = msgspec.json.encode(plan.options).decode()
    settings = msgspec.json.encode(plan.settings).decode()
    return {**msgspec.structs.asdict(plan), "options": options, "settings": settings}
