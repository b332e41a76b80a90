"""Random acts of people on random matches: what was accepted is stored completely, replays as it was seen, verifies."""

import random
from typing import Any

import pytest

from db.engines.sqlite_engine import SqliteDatabase
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.match.loading import load, state_at
from play.rules.loaded import Loaded
from play.services import Services
from tests.play.matches import PEOPLE, TALLY, started
from tests.play.shortcuts import private, run_computers

ACTS = 70


async def _act(services: Services, match: MatchId, chance: random.Random) -> None:
    """Let a random person do something; a refusal changes nothing and counts as an answer."""
    person = chance.choice(PEOPLE[:3])
    observation = await private(services, match, person.user_id)
    try:
        if observation.undoable and chance.random() < 0.4:
            await services.matches.undo(match, person.user_id, observation.revision)
        elif chance.random() < 0.01:
            await services.matches.resign(match, person.user_id)
        elif observation.choices:
            number = chance.choice(observation.choices).number
            await services.matches.submit_choice(
                match, person.user_id, observation.revision - chance.randint(0, 2), number
            )
        elif chance.random() < 0.1 and observation.awaited():
            await services.matches.play_default(match, observation.awaited()[0].seat, observation.revision)
    except Refusal as refusal:
        assert refusal.code in {"stale", "not_your_decision", "not_running"}
        assert (await services.observations.public(match)).revision == observation.revision


async def _views(services: Services, match: MatchId) -> tuple[int, list[Any]]:
    observations = [await private(services, match, person.user_id) for person in PEOPLE]
    assert len({observation.revision for observation in observations}) == 1
    return observations[0].revision, [observation.view for observation in observations]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [TALLY, "auction", "tetranomicon"])
async def test_any_acts_lead_to_a_match_that_verifies(services: Services, path: Any, game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    match = await started(services, game, *PEOPLE[:3])
    seen = dict([await _views(services, match)])
    for _ in range(ACTS):
        await _act(services, match, chance)
        await run_computers(services, match)
        revision, views = await _views(services, match)
        seen[revision] = views
        if (await services.observations.public(match)).status != "running":
            break
    assert max(seen) > 10
    found = await services.proofs.verify(match)
    assert (found.ok, found.entries) == (True, max(seen))
    await _check_stored(path, match)
    for revision in chance.sample(sorted(seen), 8):
        for person, view in zip(PEOPLE, seen[revision], strict=True):
            own = await private(services, match, person.user_id)
            replay = await services.observations.at(match, person.user_id, revision)
            assert own.observer is None or replay.view == view


async def _check_stored(path: Any, match: MatchId) -> None:
    """The snapshot is the result of the entries, and the stored questions are those of the game."""
    database = await SqliteDatabase.open(path)

    def both(connection: Connection) -> tuple[Loaded, Any]:
        loaded = load(connection, match)
        return loaded, state_at(connection, loaded, loaded.row.revision)

    loaded, again = await database.read(both)
    await database.close()
    assert codec.encode(again) == codec.encode(loaded.state)
    asked = loaded.game.decisions(loaded.state) if loaded.row.status == "running" else ()
    assert [(row.seat, row.kind, row.is_owed) for row in loaded.asked] == [
        (decision.seat, decision.kind, decision.owed) for decision in asked
    ]
    for row in loaded.asked:
        assert row.asked_revision <= loaded.row.revision
        seat = loaded.seats[row.seat]
        assert row.user_id == (seat.user_id if seat.sitter == "person" else None)
