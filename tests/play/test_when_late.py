"""What a table has agreed on for when the time of a player is up: the default move, a stand-in's, or a vote."""

from typing import Any

import msgspec
import pytest

from games import registry
from games.kernel.ids import MatchId, Seat
from play.proofs.verification import verify
from play.rules.due import PATIENCE_SECONDS
from play.services import Services
from tests.play.matches import ANN, BORIS, PEOPLE, TALLY, VERA, Clock, finish, opened, owed, refused, started
from tests.play.shortcuts import run_computers, submit_line
from tests.play.test_presence import DAY, first_choice, look, pass_time

GAMES = sorted(registry.game_ids())


async def agreed(services: Services, rule: str, game: str = "auction", *people: Any, **fields: Any) -> MatchId:
    match = await opened(services, game, *people, **{"pace": "daily", **fields})
    await services.lobby.set_when_late(match, ANN.user_id, rule)
    await services.lobby.start(match, ANN.user_id)
    return match


async def test_who_agrees_on_it(services: Services) -> None:
    match = await opened(services)
    assert (await look(services, match)).when_late == "default"
    assert (await refused(services.lobby.set_when_late(match, BORIS.user_id, "vote"))).code == "not_the_host"
    assert (await refused(services.lobby.set_when_late(match, ANN.user_id, "nonsense"))).code == "unknown_rule"
    await services.lobby.set_when_late(match, ANN.user_id, "stand_in")
    assert (await look(services, match)).when_late == "stand_in"
    await services.lobby.start(match, ANN.user_id)
    assert (await refused(services.lobby.set_when_late(match, ANN.user_id, "vote"))).code == "not_open"


async def test_a_rematch_keeps_it(services: Services) -> None:
    match = await agreed(services, "stand_in")
    await services.matches.resign(match, BORIS.user_id)
    again = await services.lobby.rematch(match, ANN, "")
    assert (await look(services, again)).when_late == "stand_in"


@pytest.mark.parametrize("game", GAMES)
async def test_a_stand_in_moves_for_who_is_away(services: Services, clock: Clock, game: str) -> None:
    """In every game; the match can be played again from its file, where other moves of a stand-in are refused."""
    match = await agreed(services, "stand_in", game, *PEOPLE[: max(2, min(registry.find(game).seat_counts))])
    for _ in range(60):
        observation = await look(services, match)
        if observation.status != "running" or len(observation.log) > 25:
            break
        for seat in await owed(services, match):
            if seat != 1:
                await first_choice(services, match, seat)
        if Seat(1) in await owed(services, match):
            await pass_time(services, match, clock)
    kinds = {entry.kind for entry in observation.log if entry.seat == 1}
    assert "stand_in" in kinds and "default" not in kinds
    assert (await services.proofs.verify(match)).ok


async def test_another_move_of_a_stand_in_is_refused(services: Services, clock: Clock) -> None:
    match = await agreed(services, "stand_in")
    await pass_time(services, match, clock)
    await pass_time(services, match, clock)
    await services.agreements.agree(match, ANN.user_id, "cancel")
    await services.agreements.agree(match, BORIS.user_id, "cancel")
    export = msgspec.json.decode(await services.proofs.export(match, ANN.user_id))
    assert "stand_in" in {entry["kind"] for entry in export["entries"]}
    next(entry for entry in export["entries"] if entry["kind"] == "stand_in").update(kind="default", level="")
    found = verify(msgspec.json.encode(export))
    assert found.fault in {"drawn", "called_off"}


async def test_the_owner_takes_the_seat_back_at_any_time(services: Services, clock: Clock) -> None:
    match = await agreed(services, "stand_in", "auction", ANN, BORIS, VERA, options={"length": "long"})
    for _ in range(30):
        if (await look(services, match)).faces[1].sitter == "away":
            break
        for seat in await owed(services, match):
            if seat != 1:
                await first_choice(services, match, seat)
        await pass_time(services, match, clock)
    await services.matches.come_back(match, BORIS.user_id)
    before = (await look(services, match)).revision
    await run_computers(services, match)
    later = [entry for entry in (await look(services, match)).log if entry.revision > before and entry.seat == 1]
    assert all(entry.kind != "stand_in" for entry in later)


async def test_a_seat_given_up_for_good_plays_default_moves(services: Services, clock: Clock) -> None:
    match = await agreed(services, "stand_in", "auction", ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    ended = await finish(services, match, ANN, BORIS, VERA)
    assert {entry.kind for entry in ended.log if entry.seat == 1} <= {"resign", "default"}


async def test_the_others_vote(services: Services, clock: Clock) -> None:
    match = await agreed(services, "vote", TALLY, ANN, BORIS, VERA)
    silent = f"away.0.{clock.now}"
    await pass_time(services, match, clock, DAY - 1)
    assert (await refused(services.agreements.agree(match, BORIS.user_id, silent))).code == "not_silent"
    await pass_time(services, match, clock, 1)
    assert (await look(services, match)).revision == 1, "no move is made before they have decided"
    for person in (BORIS, VERA):
        await services.agreements.agree(match, person.user_id, silent)
    await run_computers(services, match)
    observation = await look(services, match)
    assert (observation.faces[0].sitter, observation.awaited()[0].seat) == ("away", 1)
    assert (await services.proofs.verify(match)).ok


async def test_without_a_vote_the_default_is_made_later(services: Services, clock: Clock) -> None:
    match = await agreed(services, "vote", TALLY, ANN, BORIS, VERA)
    await pass_time(services, match, clock, DAY + PATIENCE_SECONDS - 1)
    assert (await look(services, match)).revision == 1
    await pass_time(services, match, clock, 1)
    assert (await look(services, match)).log[-1].kind == "default"


async def test_a_player_who_is_late_still_answers_before_the_vote(services: Services, clock: Clock) -> None:
    match = await agreed(services, "vote", TALLY, ANN, BORIS, VERA)
    silent = f"away.0.{clock.now}"
    await pass_time(services, match, clock)
    await services.agreements.agree(match, BORIS.user_id, silent)
    await submit_line(services, match, ANN.user_id, "end")
    assert (await refused(services.agreements.agree(match, VERA.user_id, silent))).code == "no_such_motion"


async def test_without_a_rule_of_its_own_a_table_makes_default_moves(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await pass_time(services, match, clock)
    assert (await look(services, match)).log[-1].kind == "default"
