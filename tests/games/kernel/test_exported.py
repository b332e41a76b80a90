"""Positions from exported matches: the last state or an earlier one, undos included, as the services played them."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.kernel.codec import encode
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.position import read_position
from play.seats.lobby import NewTable, Person
from play.services import Services
from tests.play.shortcuts import private

ANN, BORIS = Person(1, "Ann"), Person(2, "Борис")


async def play_match(services: Services, moves: int) -> MatchId:
    """Play so many moves of the auction; the second pledge is taken back once and made again."""
    observation = await services.lobby.open_table(NewTable("auction", ANN, "ann's salt", "en", seats=2))
    match = observation.match
    await services.lobby.join(match, BORIS, "соль Бориса")
    await services.lobby.start(match, ANN.user_id)
    undone = False
    for _ in range(moves):
        public = await services.observations.public(match)
        if not public.awaited():
            break
        seat = public.awaited()[0].seat
        user = (ANN, BORIS)[seat].user_id
        await services.matches.submit_choice(match, user, public.revision, 0)
        after = await private(services, match, user)
        if after.undoable and not undone:
            undone = True
            await services.matches.undo(match, user, after.revision)
    return match


@pytest.fixture
async def ended(tmp_path: Path) -> dict[str, Any]:
    """An ended match as exported."""
    services = await Services.open(tmp_path / "matches.sqlite3")
    try:
        match = await play_match(services, 500)
        return dict(json.loads(await services.proofs.export(match, None)))
    finally:
        await services.close()


def position(export: dict[str, Any], at: int | None = None) -> Any:
    return read_position(json.dumps(export).encode(), at)


async def test_the_last_state_is_the_snapshot(ended: dict[str, Any]) -> None:
    found = position(ended)
    assert json.loads(encode(found.state)) == ended["snapshot"]
    assert (found.seats, found.revision) == (2, ended["entries"][-1]["revision"])
    assert found.game.outcome(found.state) is not None


async def test_every_revision_is_a_position(ended: dict[str, Any]) -> None:
    undo = next(entry for entry in ended["entries"] if entry["kind"] == "undo")
    before = position(ended, undo["undoes"] - 1)
    assert position(ended, undo["revision"]).state == before.state
    assert position(ended, undo["undoes"]).state != before.state
    assert position(ended, 1).state.phase == "opening"


async def test_the_next_chance_is_that_of_the_match(ended: dict[str, Any]) -> None:
    begun = position(ended, 1)
    first = ended["entries"][1]
    game = begun.game
    step = game.apply(begun.state, first["seat"], game.parse_move(first["notation"], None, {}), begun.next_chance())
    assert step.state == position(ended, 2).state


async def test_refused(ended: dict[str, Any]) -> None:
    last = ended["entries"][-1]["revision"]
    assert _refusal(ended, last + 1) == ("position_no_revision", {"revision": last + 1})
    assert _refusal(ended, 0) == ("position_no_revision", {"revision": 0})
    assert _refusal({**ended, "secret": "odd"}) == ("position_wrong_value", {"path": "secret"})
    assert _refusal({**ended, "entries": ended["entries"][1:]}) == ("position_wrong_value", {"path": "entries[0]"})
    assert _refusal({**ended, "seats": 2}) == ("position_wrong_value", {"path": "seats"})
    assert _refusal({**ended, "rules_version": 99}) == ("unknown_rules", {"game": "auction", "version": 99})


async def test_a_running_match_keeps_its_secret(tmp_path: Path) -> None:
    services = await Services.open(tmp_path / "matches.sqlite3")
    try:
        match = await play_match(services, 3)
        data = await services.proofs.export(match, ANN.user_id)
    finally:
        await services.close()
    with pytest.raises(Refusal) as caught:
        read_position(data)
    assert caught.value.code == "position_running"


def _refusal(export: dict[str, Any], at: int | None = None) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as caught:
        position(export, at)
    return caught.value.code, dict(caught.value.facts)
