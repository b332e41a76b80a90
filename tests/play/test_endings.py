"""Endings when people are gone: nobody wins by that who is gone too, and nothing runs on in which nobody is there."""

import random
from typing import Any

import msgspec
import pytest

from db.rows.seats import SeatRow
from games import registry
from games.kernel.game import Outcome
from games.kernel.ids import MatchId, Seat
from play.proofs.verification import verify
from play.rules import endings
from play.rules.tables import OPEN_SECONDS
from play.services import Services
from tests.play.due import carried_unopposed, done
from tests.play.matches import ANN, BORIS, GLEB, PEOPLE, TALLY, VERA, Clock, finish, opened, refused, started
from tests.play.shortcuts import run_computers
from tests.play.test_presence import LONG, first_choice, look, pass_time, with_ghost

SIDES = range(4)
GAMES = sorted(registry.game_ids())


def _seats(*sitters: str | tuple[str, int]) -> tuple[SeatRow, ...]:
    """Return seats of people, computers, and those who have `left` or are `away` since an entry."""
    rows = []
    for seat, sitter in enumerate(sitters):
        row = SeatRow(1, seat, None, "", "person", "", "", 0)
        if isinstance(sitter, tuple):
            how, since = sitter
            left: dict[str, Any] = {"sitter": "absent", "left_revision": since}
            row = msgspec.structs.replace(row, **(left if how == "left" else {"away_revision": since}))
        rows.append(row if sitter != "ai" else msgspec.structs.replace(row, sitter="ai"))
    return tuple(rows)


def test_who_is_away_comes_behind_who_is_there() -> None:
    finished = Outcome((1, 2, 3), (9, 7, 1))
    assert endings.behind_the_stayers(finished, _seats(("away", 5), "person", "person"), SIDES).places == (3, 1, 2)
    assert endings.behind_the_stayers(finished, _seats(("away", 5), ("left", 9), "ai"), SIDES).places == (3, 2, 1)
    assert endings.resigned(_seats(("away", 5), ("left", 9), "person"), SIDES).places == (3, 2, 1)
    teams = (0, 1, 0, 1)
    level = Outcome((1, 3, 1, 3), (5, 4, 5, 4))
    seats = _seats(("away", 5), "person", "person", "person")
    assert endings.behind_the_stayers(level, seats, teams) == level, "a partner plays on"


def test_when_nobody_is_left() -> None:
    assert endings.is_abandoned(_seats(("away", 5), ("left", 9)), SIDES)
    assert not endings.is_abandoned(_seats("person", ("left", 9)), SIDES)
    assert not endings.is_abandoned(_seats(("away", 5), ("away", 9)), SIDES), "one of them may come back"
    assert not endings.is_abandoned(_seats(("away", 5), ("left", 9), "ai"), SIDES)
    assert endings.is_resting(_seats(("away", 5), ("away", 9), "ai"))
    assert not endings.is_resting(_seats(("away", 5), "person"))


async def test_a_ghost_does_not_win_because_the_last_one_resigns(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    ended = (await services.matches.resign(match, ANN.user_id)).moment.public()
    assert (ended.status, ended.outcome) == ("cancelled", None)
    assert [entry.kind for entry in ended.log[-2:]] == ["resign", "abandoned"]
    assert (await services.proofs.verify(match)).ok
    assert (await refused(services.matches.come_back(match, BORIS.user_id))).code == "not_running"


async def test_the_last_one_who_is_there_wins(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    await services.matches.resign(match, BORIS.user_id)
    ended = (await services.matches.resign(match, ANN.user_id)).moment.public()
    assert ended.outcome is not None
    assert (ended.outcome.reason, ended.outcome.places) == ("resigned", (2, 3, 1))
    assert (await services.proofs.verify(match)).ok


async def test_who_is_away_when_a_match_ends_comes_last(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA)
    ended = await finish(services, match, ANN, BORIS, VERA)
    assert ended.outcome is not None
    assert (ended.faces[1].sitter, ended.outcome.places[1]) == ("away", 3)
    assert (await services.proofs.verify(match)).ok


async def all_away(services: Services, clock: Clock, **fields: Any) -> MatchId:
    match = await with_ghost(services, clock, options=LONG, **fields)
    for _ in range(3):
        await pass_time(services, match, clock)
    assert not (await look(services, match)).awaited()
    return match


async def test_a_match_in_which_nobody_is_there_ends_after_a_time(services: Services, clock: Clock) -> None:
    match = await all_away(services, clock)
    closes_at = (await look(services, match)).closes_at
    assert closes_at is not None
    clock.now = closes_at - 1
    assert await done(services, "close") == ()
    clock.now += 1
    assert await done(services, "close") == (match,)
    ended = await look(services, match)
    assert (ended.status, ended.log[-1].kind, ended.closes_at) == ("cancelled", "abandoned", None)
    assert await done(services, "close") == ()
    assert (await services.proofs.verify(match)).ok


async def test_who_comes_back_keeps_the_match(services: Services, clock: Clock) -> None:
    match = await all_away(services, clock)
    clock.now += endings.REST_SECONDS - 1
    assert (await services.matches.come_back(match, BORIS.user_id)).moment.public().closes_at is None
    clock.now += 2
    assert await done(services, "close") == ()


async def test_alone_with_computers_a_match_rests_too(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, computers=1, pace="daily", options=LONG)
    for _ in range(4):
        await run_computers(services, match)
        await pass_time(services, match, clock)
    observation = await look(services, match)
    assert (observation.faces[0].sitter, observation.status) == ("away", "running")
    clock.now = observation.closes_at or 0
    assert await done(services, "close") == (match,)


async def test_an_outage_closes_nothing(services: Services, clock: Clock) -> None:
    match = await opened(services)
    await services.deadlines.beat(15)
    clock.now += OPEN_SECONDS + 1
    await services.deadlines.beat(15)
    assert await done(services, "close") == ()
    assert (await look(services, match)).status == "open"


async def test_an_open_table_that_does_not_fill_closes(services: Services, clock: Clock) -> None:
    match = await opened(services, "auction", ANN)
    clock.now += OPEN_SECONDS - 1
    await services.lobby.join(match, BORIS, "")
    clock.now += OPEN_SECONDS - 1
    assert await done(services, "close") == (), "who joins gives it more time"
    clock.now += 1
    assert await done(services, "close") == (match,)
    closed = await look(services, match)
    assert (closed.status, closed.log[-1].kind) == ("cancelled", "unfilled")
    assert (await services.proofs.verify(match)).ok


async def test_a_table_that_has_started_does_not_close(services: Services, clock: Clock) -> None:
    match = await started(services, pace="none")
    clock.now += 10 * OPEN_SECONDS
    assert await done(services, "close") == ()
    assert (await look(services, match)).status == "running"


@pytest.mark.parametrize("game", GAMES)
async def test_all_agree_to_end_by_the_points_so_far(services: Services, clock: Clock, game: str) -> None:
    """In every game: places are those of the points, who is away comes last, and the file holds."""
    rules = registry.find(game)
    people = PEOPLE[: max(2, min(rules.seat_counts))]
    match = await started(services, game, *people, pace="daily")
    rng = random.Random(7)
    for _ in range(12):
        observation = await look(services, match)
        for decision in observation.awaited()[:1]:
            moment = await services.observations.moment(match)
            every = await services.observations.every_choice(moment, PEOPLE[decision.seat].user_id)
            topic = rng.choice(every)
            await services.matches.submit_choice(
                match, PEOPLE[decision.seat].user_id, observation.revision, rng.choice(topic.choices).number,
                topic=topic.topic,
            )  # fmt: skip
    while len({each.owed for each in (await look(services, match)).decisions if each.sealed}) > 1:
        await first_choice(services, match, (await look(services, match)).awaited()[0].seat)
    for person in people:
        revision = (await look(services, match)).revision
        moment = await services.agreements.agree(match, person.user_id, "end", revision)
    ended = moment.public()
    assert ended.outcome is not None and (ended.status, ended.outcome.reason) == ("ended", "adjudicated")
    assert 1 in ended.outcome.places
    assert (await services.proofs.verify(match)).ok


async def test_a_match_blocked_by_a_ghost_is_ended_by_who_is_there(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    revision = (await look(services, match)).revision
    await services.agreements.agree(match, ANN.user_id, "end", revision)
    ended = await carried_unopposed(services, clock, match, "end")
    assert ended.outcome is not None
    assert (ended.outcome.reason, ended.outcome.places) == ("adjudicated", (1, 2))
    export = await services.proofs.export(match, ANN.user_id)
    forged = msgspec.json.decode(export)
    forged["outcome"]["places"] = [2, 1]
    assert verify(msgspec.json.encode(forged)).fault == "outcome"


async def test_who_cannot_end_a_match_by_points(services: Services, clock: Clock) -> None:
    alone = await started(services, "auction", ANN, computers=1)
    assert (await refused(services.agreements.agree(alone, ANN.user_id, "end", 1))).code == "nobody_missing"
    match = await started(services, "auction", ANN, BORIS)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "end", 9))).code == "stale"
    assert (await refused(services.agreements.agree(match, GLEB.user_id, "end", 1))).code == "not_a_player"


async def test_nothing_is_voted_on_while_a_sealed_answer_lies(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    for _ in range(20):
        observation = await look(services, match)
        if any(each.sealed and not each.owed for each in observation.decisions):
            break
        await first_choice(services, match, observation.awaited()[0].seat)
    assert any(each.sealed and not each.owed for each in observation.decisions)
    for name in ("draw", "end"):
        attempt = services.agreements.agree(match, ANN.user_id, name, observation.revision)
        assert (await refused(attempt)).code == "sealed_lies"


async def test_a_forged_end_is_refused(services: Services, clock: Clock) -> None:
    match = await all_away(services, clock)
    clock.now += endings.REST_SECONDS
    await done(services, "close")
    export = msgspec.json.decode(await services.proofs.export(match, ANN.user_id))
    last = export["entries"][-1]
    assert last["kind"] == "abandoned"
    last["kind"] = "unfilled"
    assert verify(msgspec.json.encode(export)).fault == "not_allowed"
    del export["entries"][-2]
    last |= {"kind": "abandoned", "revision": last["revision"] - 1}
    assert verify(msgspec.json.encode(export)).fault == "not_allowed", "somebody was there"
    del export["entries"][1:-1]
    last |= {"kind": "adjudicated", "revision": 2}
    assert verify(msgspec.json.encode(export)).fault in {"not_allowed", "outcome"}


async def test_a_seat_of_a_tally_is_level_where_nobody_scores(services: Services) -> None:
    match = await started(services, TALLY, ANN, BORIS)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "end", 1))).code == "no_standing"
    assert Seat(0) in (each.seat for each in (await look(services, match)).awaited())
