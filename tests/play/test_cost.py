"""A move costs the same at revision 600 as at revision 10, and an earlier state is computed from a few moves."""

from collections.abc import Awaitable
from typing import Any

import pytest

from db.rows.entries import EntryRow
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from play.rules import loaded
from play.rules.record import Entry, from_row
from play.rules.steps import CHECKPOINT_EVERY
from play.services import Services
from tests.db.watched import watched
from tests.play.matches import ANN, TALLY, say, started
from tests.play.shortcuts import private
from tests.play.tally import Move, State, Tally

LONG = 600


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Every move that the rules are asked to apply."""
    moves: list[Move] = []
    apply = Tally.apply

    def count(game: Tally, state: State, seat: Seat, move: Move, chance: Chance) -> Any:
        moves.append(move)
        return apply(game, state, seat, move, chance)

    monkeypatch.setattr(Tally, "apply", count)
    return moves


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement that is sent to the database."""
    statements: list[str] = []
    watched(monkeypatch, statements.append)
    return statements


async def _measured(work: Awaitable[Any], applied: list[Move], sent: list[str]) -> tuple[int, int]:
    applied.clear()
    sent.clear()
    await work
    return len(applied), len(sent)


@pytest.mark.slow
async def test_a_long_match_costs_no_more(services: Services, applied: list[Move], sent: list[str]) -> None:
    match = await started(services, TALLY)
    await say(services, match, ANN, *["add 1"] * 9)
    early = await _measured(say(services, match, ANN, "add 1"), applied, sent)
    early_observation = await _measured(private(services, match, ANN.user_id), applied, sent)
    await say(services, match, ANN, *["add 1"] * (LONG - 11))
    late = await _measured(say(services, match, ANN, "add 1"), applied, sent)
    late_observation = await _measured(private(services, match, ANN.user_id), applied, sent)
    assert early == late
    assert early[0] == 1
    assert early_observation == late_observation
    revision = (await services.observations.public(match)).revision
    assert (await _measured(services.matches.undo(match, ANN.user_id, revision), applied, sent))[0] <= CHECKPOINT_EVERY
    for earlier in (2, 333, LONG - 1):
        work = services.observations.at(match, None, earlier)
        assert (await _measured(work, applied, sent))[0] <= CHECKPOINT_EVERY


async def test_an_open_move_decodes_no_entry(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that are decoded for nothing change no answer and no number of statements, but cost a third of a move."""
    match = await started(services, TALLY)
    await say(services, match, ANN, "add 1", "add 1")
    decoded: list[int] = []

    def counted(game: AnyGame, row: EntryRow) -> Entry:
        decoded.append(row.revision)
        return from_row(game, row)

    monkeypatch.setattr(loaded, "from_row", counted)
    await say(services, match, ANN, "add 1")
    assert decoded == []
    await services.observations.public(match)
    assert decoded == [1, 2, 3, 4]
