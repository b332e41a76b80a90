"""Matches of older rules versions are seen as they were: their exports are in tests/golden/exports."""

from pathlib import Path

import msgspec
import pytest

from games import registry
from games.kernel.exported import Export, state_at
from games.kernel.ids import seats_of

EXPORTS = Path(__file__).parents[2] / "golden" / "exports"


@pytest.mark.parametrize("version", [1, 2])
def test_action_cards_of_an_older_version_are_shown_as_before(version: int) -> None:
    """A stored state of before there was the option has no word of it, and nothing in its views is hidden."""
    export = msgspec.json.decode((EXPORTS / f"dungeon_twister-{version}.json").read_bytes(), type=Export)
    game = registry.find("dungeon_twister", version)
    state = state_at(export, game, 100)
    assert any(len(hand) < 4 for hand in state.public.hands)
    assert all(game.observe(state, observer).public == state.public for observer in (None, *seats_of(2)))
    assert [option.id for option in game.options] == list(export.options)
