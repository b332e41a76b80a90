"""A database written by an older program is opened, shows what it showed then, verifies, and is played to its end."""

import json
import random
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from address import Address, PostgresAddress
from db.keeping.migrate import migrations
from db.keeping.postgres_care import bring_up_to_date
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.services import Services
from tests.db.older import OLD, fill_old, write_old
from tests.db.postgres import drop, make
from tests.play.shortcuts import private, run_computers

pytestmark = pytest.mark.slow

EXPECTED: dict[str, dict[str, Any]] = json.loads((OLD / "0007.json").read_text())
PEOPLE = (1001, 1002, 1003, 1004)
LATER = 1_800_100_000
FEW = 40
MOST_MOVES = 2_000


ON_POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.hunt)


@pytest.fixture(params=["sqlite", ON_POSTGRESQL])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """The old database, on either engine."""
    if request.param == "sqlite":
        path = tmp_path / "old.sqlite3"
        write_old(path, 7)
        yield path
        return
    server = request.getfixturevalue("server")
    made = PostgresAddress(make(server, f"t{uuid.uuid4().hex}").reveal(), tmp_path)
    fill_old(made, 7)
    bring_up_to_date(made, migrations(), without_backup=True)
    yield made
    drop(server, made)


def _shown_to(observation: Observation) -> dict[str, Any]:
    """Return what `observation` shows, in the form of 0007.json; of long lists of choices only the ends."""
    choices: list[Any] = [choice.notation for choice in observation.choices]
    outcome = observation.outcome
    return {
        "revision": observation.revision,
        "status": observation.status,
        "observer": observation.observer,
        "language": observation.language,
        "options": observation.options,
        "faces": [[face.seat, face.name, face.sitter, face.user_id] for face in observation.faces],
        "decisions": [[each.seat, each.kind, each.owed] for each in observation.decisions],
        "choices": choices if len(choices) < FEW else [choices[0], choices[-1], len(choices)],
        "log": [
            [each.revision, each.kind, each.seat, each.notation, each.receipt, each.salt, each.undone, len(each.events)]
            for each in observation.log
        ],
        "outcome": None if outcome is None else [list(outcome.places), list(outcome.scores), outcome.reason],
        "deadline_at": observation.deadline_at,
        "undoable": observation.undoable,
        "seen": observation.seen_revision,
        "commitment": observation.commitment,
    }


@pytest.mark.parametrize("match", EXPECTED)
async def test_everybody_is_shown_the_same(old: Address, match: str) -> None:
    services = await Services.open(old, lambda: LATER)
    shown = {"public": _shown_to(await services.observations.public(MatchId(int(match))))}
    for user_id in PEOPLE:
        shown[str(user_id)] = _shown_to(await private(services, MatchId(int(match)), user_id))
    await services.close()
    for who, expected in EXPECTED[match].items():
        _drop_changed_answers(shown[who], expected)
    assert shown == EXPECTED[match]


def _drop_changed_answers(shown: dict[str, Any], expected: dict[str, Any]) -> None:
    """Take from what was shown then the sealed answers of others that they changed, which now only they see.

    A recent history that was full then is now filled up with earlier entries.
    """
    revisions = {entry[0] for entry in shown["log"]}
    for entry in [each for each in expected["log"] if each[0] not in revisions]:
        revision, _, seat, notation, receipt, *_ = entry
        assert seat != shown["observer"] and receipt and not notation
        assert any(each[0] > revision and each[2] == seat and each[4] for each in shown["log"])
        expected["log"].remove(entry)
    first = min((entry[0] for entry in expected["log"]), default=0)
    shown["log"] = [entry for entry in shown["log"] if entry[0] >= first]


async def test_every_match_verifies_and_is_played_to_its_end(old: Address) -> None:
    services = await Services.open(old, lambda: LATER)
    chance = random.Random(1)
    for number in EXPECTED:
        match = MatchId(int(number))
        assert (await services.proofs.verify(match)).ok, number
        if EXPECTED[number]["public"]["status"] == "running":
            await _finish(services, match, chance)
            assert (await services.proofs.verify(match)).ok, number
    await services.close()


async def _finish(services: Services, match: MatchId, chance: random.Random) -> None:
    for _ in range(MOST_MOVES):
        await run_computers(services, match)
        public = await services.observations.public(match)
        if public.status != "running":
            return
        face = public.face(chance.choice(public.awaited()).seat)
        assert face.user_id is not None
        own = await private(services, match, face.user_id)
        await services.matches.submit_choice(match, face.user_id, own.revision, chance.choice(own.choices).number)
    raise AssertionError("the match does not end")
