"""Going back to before an earlier move, when all who have a seat agree: what is undone and drawn anew, the proof."""

from typing import Any

import pytest
from msgspec.structs import replace

from games import registry
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import BY_STAFF, PLAYED
from play.match.agreements import _newest
from play.match.loading import load
from play.rules import motions, repairs, votes
from play.rules.loaded import EVERY_ENTRY
from play.services import Services
from render.pages.log_lines import entry_lines
from render.pages.webhooks import without_marks
from tests.play.matches import (
    ANN,
    BORIS,
    GLEB,
    PEOPLE,
    VERA,
    Clock,
    finish,
    opened,
    owed,
    refused,
    started,
    to_bids,
)
from tests.play.shortcuts import private
from tests.play.test_agreements import revision_of
from tests.play.test_presence import first_choice, look, pass_time, with_ghost
from text import words

LONG = {"length": "long"}
STAFF = 900


async def agree_to(services: Services, match: MatchId, revision: int, *people: object) -> None:
    for person in people or (ANN, BORIS):
        now = await revision_of(services, match)
        await services.agreements.agree(match, person.user_id, f"repair.{revision}", now)  # type: ignore[attr-defined]


async def points(services: Services, match: MatchId) -> tuple[int, ...]:
    return await services.agreements.points(await services.observations.moment(match))


async def state_of(services: Services, match: MatchId) -> tuple[AnyGame, Any]:
    loaded = await services._context.database.read(load, match)
    return loaded.game, loaded.state


async def play(services: Services, match: MatchId, moves: int) -> None:
    for _ in range(moves):
        seats = await owed(services, match)
        if not seats:
            return
        await first_choice(services, match, seats[0])


async def test_all_since_a_move_is_undone_when_all_agree(services: Services) -> None:
    match = await started(services, "tetranomicon", ANN, BORIS)
    await play(services, match, 3)
    then = await private(services, match, ANN.user_id)
    await play(services, match, 4)
    first = then.revision + 1
    await agree_to(services, match, first, ANN)
    proposed = await services.observations.public(match)
    assert [motion.back_to for motion in proposed.motions] == [first]
    await agree_to(services, match, first, BORIS)
    now = await private(services, match, ANN.user_id)
    assert (now.view, now.decisions) == (then.view, then.decisions)
    assert now.revision > proposed.revision and now.motions == ()
    assert [entry.revision for entry in now.log if entry.undone] == list(range(first, proposed.revision + 1))
    assert now.log[-1].kind == "repaired"
    await play(services, match, 5)


async def test_a_repaired_match_is_proved_and_replayed(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await to_bids(services, match)
    await play(services, match, 5)
    at = (await points(services, match))[-2]
    await agree_to(services, match, at)
    await play(services, match, 3)
    while repairs.has_sealed(*(await state_of(services, match))):
        await play(services, match, 1)
    again = await points(services, match)
    assert again and at not in again, "what is undone is nothing to go back to"
    await agree_to(services, match, again[-1])
    ended = await finish(services, match)
    assert ended.status == "ended"
    assert (await services.proofs.verify(match)).ok
    for revision in range(1, ended.revision + 1):
        await services.observations.at(match, ANN.user_id, revision)
    history = await services.observations.history(match, ANN.user_id)
    assert sum(entry.kind == "repaired" for entry in history) == 2


async def test_what_chance_gave_is_drawn_anew(services: Services) -> None:
    match, lots = await started(services, "auction", ANN, BORIS), set()
    for _ in range(8):
        revision = await revision_of(services, match)
        await first_choice(services, match, (await owed(services, match))[0])
        observation = await services.observations.public(match)
        lots.add(repr(observation.log[-1].events))
        await agree_to(services, match, revision + 1)
    assert len(lots) > 1
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def left_to_staff(services: Services, clock: Clock) -> tuple[MatchId, str]:
    """Return a match in which all who are present want to go back, and Boris, who has just gone, could object."""
    match = await with_ghost(services, clock, ANN, BORIS, VERA, channel_id=700, guild_id=70)
    while repairs.has_sealed(*(await state_of(services, match))):
        await play(services, match, 1)
    name = f"repair.{(await points(services, match))[0]}"
    now = await revision_of(services, match)
    await services.agreements.agree(match, ANN.user_id, name, now)
    with pytest.raises(Refusal, match="not_all_agree"):
        await services.carrying.carry(match, STAFF, name, now)
    await services.agreements.agree(match, VERA.user_id, name, now)
    assert (await look(services, match)).log[-1].kind != "repaired", "Boris is told, and could object"
    return match, name


async def test_staff_carry_what_all_who_are_present_want(services: Services, clock: Clock) -> None:
    """Somebody away must not block a slip for three days; everybody sees who did it, until they are forgotten."""
    match, name = await left_to_staff(services, clock)
    moment = await services.observations.moment(match)
    assert [each.name for each in services.carrying.possible(moment)] == [name]
    with pytest.raises(Refusal, match="stale"):
        await services.carrying.carry(match, STAFF, name, (await revision_of(services, match)) - 1)
    after = (await services.carrying.carry(match, STAFF, name, await revision_of(services, match))).public()
    last = next(entry for entry in after.log[::-1] if entry.kind == "repaired")
    assert (last.notation, last.carried_by) == (BY_STAFF, STAFF)
    said = "".join(entry_lines(last, after, words("en")))
    assert f"<@{STAFF}>" in said and "<@" not in without_marks(said)
    exported = services.proofs.export(match, None)
    assert str(STAFF).encode() not in await exported, "the file names people by their seats only"
    await services.people.forget(STAFF)
    after = await look(services, match)
    last = next(entry for entry in after.log[::-1] if entry.kind == "repaired")
    assert (last.notation, last.carried_by) == (BY_STAFF, None)
    assert "manages this server" in "".join(entry_lines(last, after, words("en")))
    await finish(services, match, ANN, BORIS, VERA)
    assert (await services.proofs.verify(match)).ok


async def test_who_had_a_seat_is_no_staff(services: Services, clock: Clock) -> None:
    """Else a player who manages the server goes back as they please once the others are away."""
    match, name = await left_to_staff(services, clock)
    for user_id in (ANN.user_id, BORIS.user_id):
        with pytest.raises(Refusal, match="staff_plays"):
            await services.carrying.carry(match, user_id, name, await revision_of(services, match))
    await services.replacing.offer(match, VERA.user_id)
    await services.replacing.take(match, GLEB, Seat(2))
    await services.people.forget(VERA.user_id)
    with pytest.raises(Refusal, match="staff_plays"):
        await services.carrying.carry(match, VERA.user_id, name, await revision_of(services, match))


async def test_staff_go_not_over_who_has_voted_against(services: Services, clock: Clock) -> None:
    """Boris says no, and is away by the time the others have agreed."""
    match, name = await left_to_staff(services, clock)
    loaded = await services._context.database.read(load, match)
    found = motions.find(loaded, name)
    assert motions.is_left_to_staff(loaded, found)
    against = replace(loaded.seats[1], agrees=votes.voted(loaded.seats[1], name, -clock.now))
    assert not motions.is_left_to_staff(replace(loaded, seats=(loaded.seats[0], against, loaded.seats[2])), found)


async def test_who_is_away_can_object_for_a_time(services: Services, clock: Clock) -> None:
    match = await started(services, "tetranomicon", ANN, BORIS, VERA, pace="daily")
    for _ in range(60):
        await pass_time(services, match, clock)
        if any(face.sitter == "away" for face in (await look(services, match)).faces):
            break
    loaded = await services._context.database.read(load, match)
    found = motions.find(loaded, "repair.2")
    away = {row.seat for row in loaded.seats if row.is_away}
    assert away and (set(found.voters), set(found.absent)) == ({0, 1, 2} - away, away)


async def test_nobody_goes_back_while_an_answer_lies_sealed_or_to_where_one_lay(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await to_bids(services, match)
    revision = await revision_of(services, match)
    assert await points(services, match) != ()
    await first_choice(services, match, (await owed(services, match))[0])
    sealed = await revision_of(services, match)
    assert await points(services, match) == ()
    lies = await refused(services.agreements.agree(match, ANN.user_id, f"repair.{revision}", sealed))
    assert lies.code == "sealed_lies"
    await first_choice(services, match, (await owed(services, match))[0])
    now = await revision_of(services, match)
    lay = await refused(services.agreements.agree(match, ANN.user_id, f"repair.{sealed + 1}", now))
    assert lay.code == "sealed_lay"


async def test_what_cannot_be_gone_back_to(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    agree = services.agreements.agree
    for name, code in (("repair.1", "repair_too_far"), ("repair.9", "no_such_move"), ("repair.x", "no_such_motion")):
        assert (await refused(agree(match, ANN.user_id, name, 1))).code == code
    await play(services, match, 1)
    stale = await refused(agree(match, ANN.user_id, "repair.2", 1))
    assert stale.code == "stale"
    await services.matches.resign(match, VERA.user_id)
    now = await revision_of(services, match)
    assert (await refused(agree(match, ANN.user_id, "repair.2", now))).code == "repair_left"
    assert (await refused(agree(await opened(services), ANN.user_id, "repair.2", 1))).code == "not_running"


async def test_a_vote_is_never_carried_because_somebody_left(services: Services) -> None:
    match = await started(services, "tetranomicon", ANN, BORIS, VERA)
    await play(services, match, 3)
    await agree_to(services, match, 2, ANN, BORIS)
    await services.matches.resign(match, VERA.user_id)
    assert (await services.observations.public(match)).log[-1].kind == "resign"


@pytest.mark.parametrize("game", sorted(registry.game_ids()))
async def test_every_point_that_is_offered_can_be_gone_back_to(services: Services, game: str) -> None:
    people = PEOPLE[: max(2, min(registry.find(game).seat_counts))]
    match = await started(services, game, *people)
    await play(services, match, 30)
    found = await points(services, match)
    assert found == tuple(sorted(found, reverse=True))
    if not found:
        return
    await agree_to(services, match, found[len(found) // 2], *people)
    await play(services, match, 6)
    loaded = await services._context.database.read(load, match, EVERY_ENTRY)
    assert any(entry.kind == "repaired" for entry in loaded.entries)
    again = await services._context.database.read(lambda connection: _newest(connection, loaded))
    assert [entry.number for entry in again] == [entry.number for entry in loaded.entries][-200:]
    assert any(entry.kind in PLAYED for entry in again)
