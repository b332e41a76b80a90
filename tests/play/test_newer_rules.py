"""Programs of two versions beside each other: a match by rules that one does not know is left to the other, whole."""

import socket
from collections.abc import AsyncIterator, Callable

import pytest

from db.rows import due, matches, processes, shown
from db.rows.due import DueRow
from db.rows.processes import ProcessRow
from db.statements import Connection
from games import registry
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.match.new_rules import newest_rules
from play.services import Services
from tests.games.newer_auction import NewerAuction
from tests.play.conftest import BOTH
from tests.play.matches import ANN, BORIS, VERA, Clock, finish, opened, refused, started

ENGINES = BOTH
GUILD = 70


@pytest.fixture
async def becomes(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[str], None]]:
    """Let this process have the `newer` program, or the `older` one."""
    games = dict(registry._games)
    monkeypatch.setattr(registry, "_games", games)

    def become(program: str) -> None:
        if program == "newer":
            games["auction", 2] = NewerAuction()
        else:
            games.pop(("auction", 2), None)

    yield become
    become("newer")


def _lives(connection: Connection, rules: str, until: int) -> None:
    row = ProcessRow("other", f"not {socket.gethostname()}", "", 1, "0.1", 1, False, 0, until, 74, rules)
    processes.store(connection, row)


async def test_new_matches_begin_by_rules_that_all_processes_know(
    services: Services, clock: Clock, becomes: Callable[[str], None]
) -> None:
    """Else a press on one of them fails where the older program is told of it, for as long as the deploy takes."""
    database, older = services._context.database, newest_rules()
    before = await finish_one(services)
    becomes("newer")
    await database.write(_lives, older, clock.now + 60)
    beside = await started(services, "auction", ANN, BORIS)
    again = await services.lobby.rematch(before, ANN, "")
    await database.write(processes.drop, "other")
    after = await opened(services, "auction", ANN, VERA)
    await database.write(_lives, '{"auction":2}', clock.now + 60)
    assert [(await services.finder.card(each)).rules_version for each in (before, beside, again, after)] == [1, 1, 1, 2]
    await database.write(_lives, "{}", clock.now + 60)
    await database.write(processes.drop, "other")
    await database.write(_lives, "{}", clock.now + 60)
    assert (await refused(opened(services, "auction", ANN))).code == "newer_game"


async def finish_one(services: Services) -> MatchId:
    """Play an auction to its end."""
    match = await started(services, "auction", ANN, BORIS)
    await finish(services, match)
    return match


async def test_a_match_by_newer_rules_is_left_as_it_is(
    services: Services, clock: Clock, becomes: Callable[[str], None]
) -> None:
    """The older program refuses presses in words, claims nothing for long, and an outage stops it not."""
    becomes("newer")
    match = await started(services, "auction", ANN, BORIS, guild_id=GUILD, channel_id=7, pace="day", computers=1)
    row = await services._context.database.read(_row, match)
    becomes("older")
    other = await started(services, "auction", VERA, ANN, guild_id=GUILD, channel_id=8, pace="day")
    revision = (await services.finder.card(match)).revision
    for attempt in (
        services.matches.submit_choice(match, BORIS.user_id, revision, 0),
        services.matches.undo(match, ANN.user_id, revision),
        services.matches.resign(match, ANN.user_id),
        services.observations.public(match),
        services.shown.claimed(match),
    ):
        refusal = await refused(attempt)
        assert (refusal.code, refusal.facts) == ("unknown_rules", {"game": "auction", "version": 2})
    assert match in await services.shown.lagging()
    assert {match, other} <= set(await services.finder.active_of_guild(GUILD))
    await services.people.export(ANN.user_id)
    assert (await services._context.database.read(_row, match)) == row

    await services.deadlines.beat(15)
    clock.now += 2 * DAY
    await services.deadlines.beat(15)
    clock.now += 3 * DAY
    await services.deadlines.beat(10 * DAY)
    late = {each.about for each in await services.due.claim("default")}
    assert late == {match, other}
    for each in await services._context.database.read(_defaults, match):
        assert (await refused(services.due.do(each))).code == "unknown_rules"
    assert services.due.leaves_some
    assert match not in {each.about for each in await services.due.claim("default")}

    becomes("newer")
    newer = Services(services._context)
    (its,) = [each for each in await newer.due.claim("default") if each.about == match]
    assert await newer.due.do(its)
    await newer.shown.claimed(match)
    assert (await newer.proofs.verify(match)).ok


def _row(connection: Connection, match: MatchId) -> object:
    return matches.find(connection, match), shown.of_match(connection, match).table.claimed_by


def _defaults(connection: Connection, match: MatchId) -> tuple[DueRow, ...]:
    return tuple(row for row in due.of_match(connection, match) if row.kind == "default" and row.at)
