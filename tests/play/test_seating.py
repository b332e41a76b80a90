"""A tournament's table: it runs at once without a host, chance comes from the tournament, and organisers give seats."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from db.statements import Connection
from games.kernel.chance import commitment
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.observation import ALLOWED, Allows
from games.kernel.pace import DAY
from play.context import Context
from play.limits import Limits
from play.proofs.verification import verify
from play.rights import Role, Standing, check, check_organising, may, roles_of
from play.seats.replacing import put_in
from play.seats.seating import Sitting, open_seated
from play.services import Services
from tests.play.due import claim_overdue, done
from tests.play.matches import (
    ANN,
    BORIS,
    GLEB,
    VERA,
    Clock,
    finish,
    opened,
    refused,
    seated,
    seated_table,
    started,
    to_bids,
)
from tests.play.shortcuts import private
from tests.play.test_pauses import all_agree, loaded
from tests.play.test_presence import look, pass_time

BORIS_SEAT = Seat(1)


async def written(services: Services, work: Callable[..., Any], *args: object) -> Any:
    """Do something in one transaction, as the code of tournaments does."""
    return await services._context.database.write(partial(work, services._context), *args)


async def test_it_runs_at_once_with_the_secret_and_the_salts_that_it_was_given(services: Services) -> None:
    match = await seated(services)
    card, public = await services.finder.card(match), await services.observations.public(match)
    assert (card.status, card.revision, card.host_user_id, card.channel_id, card.guild_id) == (
        "running",
        1,
        None,
        None,
        70,
    )
    assert [face.user_id for face in card.faces] == [ANN.user_id, BORIS.user_id]
    assert public.commitment == commitment(bytes(range(32))) and card.salts == ("5a" * 32,) * 2
    await finish(services, match)
    exported = json.loads(await services.proofs.export(match, None))
    assert exported["title"] == "Autumn Cup, round 3: Ann and Boris"
    assert (exported["secret"], exported["seats"][1]["salt"]) == (bytes(range(32)).hex(), "5a" * 32)
    assert verify(await services.proofs.export(match, None)).ok


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("unknown_game", {"game": "chess"}),
        ("unknown_language", {"language": "fr"}),
        ("unknown_pace", {"pace": "slow"}),
        ("seat_count", {"seats": (Sitting(1, "Ann", ""),)}),
        ("seated_already", {"seats": (Sitting(1, "Ann", ""), Sitting(1, "Ann", ""))}),
        ("salt_too_long", {"seats": (Sitting(1, "Ann", "s" * 65), Sitting(2, "Boris", ""))}),
        ("title_too_long", {"title": "t" * 201}),
    ],
)
async def test_what_cannot_be_opened_is_refused_whole(services: Services, code: str, fields: dict[str, Any]) -> None:
    """The caller goes on with its transaction: a match without seats was left in it."""

    def tried(context: Context, connection: Connection) -> str:
        try:
            open_seated(context, connection, seated_table(**fields))
        except Refusal as refusal:
            return refusal.code
        return ""

    assert await written(services, tried) == code
    assert await services.finder.active() == ()


async def test_nobody_becomes_the_host(services: Services, clock: Clock) -> None:
    """A player who resigns, one who is put in, one who is away, one who is forgotten: each could have made an heir."""
    match = await seated(services, ANN, BORIS, VERA, pace="daily")
    await services.replacing.put_in(match, BORIS_SEAT, GLEB)
    await services.matches.resign(match, VERA.user_id)
    await pass_time(services, match, clock, 9 * DAY)
    card = await services.finder.card(match)
    assert card.host_user_id is None and {face.sitter for face in card.faces} > {"absent"}
    for person in (ANN, BORIS, VERA, GLEB):
        roles = roles_of(card, person.user_id, clock.now, is_viewer=True, is_staff=False)
        assert not roles & {"host", "heir", "organiser"}
    assert (await refused(services.webhooks.try_one(ANN.user_id, match))).code == "no_host"
    await services.people.forget(ANN.user_id)
    assert (await services.finder.card(match)).host_user_id is None


async def test_a_match_of_which_all_are_forgotten_ends_as_others_do(services: Services) -> None:
    match = await seated(services)
    for person in (ANN, BORIS):
        await services.people.forget(person.user_id)
    card = await services.finder.card(match)
    assert card.status in {"ended", "cancelled"} and card.host_user_id is None


async def test_nothing_closes_it_for_want_of_a_channel(services: Services, clock: Clock) -> None:
    match = await seated(services, pace="none")
    clock.now += DAY
    assert await services.closing.cancel_homeless() == ()
    assert await claim_overdue(services) == ()
    await services.lobby.bind(match, 700, 70, 699)
    assert (await services.finder.card(match)).channel_id == 700
    assert (await refused(services.lobby.bind(match, 701, 71))).code == "other_server"


async def test_tables_of_tournaments_have_a_limit_of_their_own(tmp_path: Path, clock: Clock) -> None:
    limits = Limits(tables=1, server_tables=1, tournament_tables=2, seats=2)
    made = await Services.open(tmp_path / "few.sqlite3", clock, limits=limits)
    match = await seated(made)
    await seated(made)
    refusal = await refused(seated(made))
    assert (refusal.code, refusal.facts) == ("too_many_tournament_tables", {"most": 2})
    await seated(made, guild_id=71)  # a pairing is not refused by anybody's seats
    assert (await refused(opened(made, "auction", ANN, guild_id=70))).code == "too_many_seats"
    await opened(made, "auction", VERA, guild_id=70)
    await made.lobby.cancel(match, 0, staff=True)
    await seated(made)
    await made.close()


async def test_what_the_tournament_does_not_allow_is_refused_and_not_offered(services: Services) -> None:
    match = await seated(services, pace="daily")
    await to_bids(services, match)
    moment = await services.observations.moment(match)
    assert {motion.kind for motion in services.agreements.possible(moment)} == {"pause", "draw"}
    assert await services.agreements.points(moment) == ()
    for name in ("extend", "pace.weekly", "live", "cancel", "end", "repair.2"):
        refusal = await refused(services.agreements.agree(match, ANN.user_id, name))
        assert (refusal.code, refusal.facts) == ("motion_off", {"motion": name.partition(".")[0]})
    for attempt in (
        services.replacing.offer(match, ANN.user_id),
        services.replacing.offer(match, ANN.user_id, GLEB.user_id),
    ):
        assert (await refused(attempt)).facts == {"motion": "offer"}
    await services.matches.resign(match, ANN.user_id)


async def test_what_the_tournament_allows_is_as_elsewhere(services: Services) -> None:
    match = await seated(services, pace="daily", allows=Allows(motions=ALLOWED))
    other = await started(services, pace="daily")
    here, there = [
        {motion.name for motion in services.agreements.possible(await services.observations.moment(each))}
        for each in (match, other)
    ]
    assert here == there
    await services.replacing.offer(match, ANN.user_id)
    await services.replacing.take(match, GLEB, Seat(0))
    await all_agree(services, match, "cancel", GLEB, BORIS)
    assert (await look(services, match)).status == "cancelled"


async def test_one_pause_of_a_week(services: Services, clock: Clock) -> None:
    match = await seated(services, pace="daily")
    await all_agree(services, match, "pause")
    paused = await look(services, match)
    assert paused.resumes_at == clock.now + 7 * DAY
    await all_agree(services, match, "resume")
    refusal = await refused(services.agreements.agree(match, ANN.user_id, "pause"))
    assert (refusal.code, refusal.facts) == ("pauses_spent", {"most": 1})
    none = await seated(services, pace="daily", allows=Allows(pauses=0))
    assert (await refused(services.agreements.agree(none, ANN.user_id, "pause"))).code == "motion_off"


async def test_a_pause_ends_by_itself_after_the_days_of_the_tournament(services: Services, clock: Clock) -> None:
    match = await seated(services, pace="daily", allows=Allows(pauses=2, pause_days=3))
    await all_agree(services, match, "pause")
    clock.now += 3 * DAY - 1
    assert await done(services, "resume") == ()
    clock.now += 1
    assert await done(services, "resume") == (match,)
    assert (await loaded(services, match)).row.pauses == 1


@pytest.mark.parametrize(
    ("pace", "allows", "days"), [("daily", Allows(), 7), ("live", Allows(), 0), ("daily", None, 14)]
)
async def test_days_of_holidays(services: Services, pace: str, allows: Allows | None, days: int) -> None:
    match = await seated(services, pace=pace, allows=allows)
    assert (await look(services, match)).excused_days == days


async def test_a_reserve_is_put_in_by_organisers_alone(services: Services) -> None:
    """Nobody's list of blocked people counts, a player of the match cannot get a second seat, nor who has had one."""
    match = await seated(services)
    await to_bids(services, match)
    await services.blocks.add(ANN.user_id, GLEB.user_id)
    own = await private(services, match, BORIS.user_id)
    refusal = await refused(services.replacing.put_in(match, BORIS_SEAT, ANN))
    assert (refusal.code, refusal.facts) == ("seated_already", {"name": "Ann"})
    assert (await refused(services.replacing.put_in(match, Seat(2), GLEB))).code == "no_such_seat"
    await written(services, put_in, match, BORIS_SEAT, GLEB)
    after = await private(services, match, GLEB.user_id)
    assert (after.observer, after.view, after.title) == (BORIS_SEAT, own.view, "Autumn Cup, 3: Ann – Gleb")
    assert (await refused(services.replacing.put_in(match, Seat(0), BORIS))).code == "had_a_seat"
    other = await started(services)
    assert (await refused(services.replacing.put_in(other, BORIS_SEAT, GLEB))).code == "no_tournament_table"


async def test_a_seat_that_was_given_up_is_played_on_by_a_reserve(services: Services) -> None:
    match = await seated(services, ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    taken = await services.replacing.put_in(match, BORIS_SEAT, GLEB)
    assert (taken.card.faces[1].sitter, taken.card.faces[1].name) == ("person", "Gleb")


async def test_the_match_knows_who_made_the_tournament_and_the_role_of_its_server(services: Services) -> None:
    await services.people.change_guild(70, organiser_role=123)
    card = await services.finder.card(await seated(services))
    assert (card.organised_by, card.organiser_role) == (1, 123)
    other = await services.finder.card(await seated(services, guild_id=71))
    assert (other.organised_by, other.organiser_role) == (1, None)
    usual = await services.finder.card(await started(services, guild_id=70))
    assert usual.organised_by is None


async def test_staff_stop_it(services: Services) -> None:
    match = await seated(services)
    await services.lobby.cancel(match, 900, staff=True)
    assert (await look(services, match)).status == "cancelled"


async def test_a_rematch_is_no_match_of_the_tournament(services: Services) -> None:
    match = await seated(services)
    await services.matches.resign(match, BORIS.user_id)
    new = await services.lobby.rematch(match, ANN, "")
    card = await services.finder.card(new)
    assert (card.tournament_id, card.title, card.host_user_id) == (None, "", ANN.user_id)
    assert not (await services.observations.public(new)).is_by_organisers


async def test_who_organises_gives_seats(services: Services, clock: Clock) -> None:
    """At a tournament's table a player could offer their seat, and anybody who saw it could take one."""
    card = await services.finder.card(await seated(services))
    for role in ("player", "invited", "viewer", "staff"):
        standing = Standing(frozenset[Role]((role,)), "server", card.is_by_organisers)
        assert not may("offer", standing) and not may("take", standing)
    roles = roles_of(card, 900, clock.now, is_viewer=False, is_staff=False, is_organiser=True)
    assert may("take", Standing(roles, "server", card.is_by_organisers))
    with pytest.raises(Refusal, match="server_of_match"):
        check("take", Standing(roles, "elsewhere", card.is_by_organisers), card)
    with pytest.raises(Refusal, match="not_the_organiser"):
        check("offer", Standing(frozenset(("player",)), "table", card.is_by_organisers), card)
    with pytest.raises(Refusal, match="closed_match"):
        check("take", Standing(frozenset(), "server", card.is_by_organisers), card)
    for where, code in (("elsewhere", "server_of_tournament"), ("direct", "server_of_tournament")):
        with pytest.raises(Refusal, match=code):
            check_organising(Standing(roles, where))  # type: ignore[arg-type]  # one of the places
    check_organising(Standing(roles, "server"))
    with pytest.raises(Refusal, match="not_the_organiser"):
        check_organising(Standing(frozenset(("staff",)), "server"))
    playing = roles_of(card, ANN.user_id, clock.now, is_viewer=True, is_staff=False, is_organiser=True)
    assert playing == {"player", "viewer"}, "who plays decides nothing about the own match"
    other = await services.finder.card(await started(services))
    assert roles_of(other, 900, clock.now, is_viewer=False, is_staff=False, is_organiser=True) == frozenset()
