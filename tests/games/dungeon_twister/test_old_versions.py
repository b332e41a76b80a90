"""Matches of older rules versions: an export that an older program wrote still verifies, and is seen as it was.

Each file is a match of Ann and Boris that the program of that version played by a random player and ended in a draw:
with fights, deaths and potions, past the first four action cards of both.
"""

from pathlib import Path

import msgspec
import pytest

from games import registry
from games.kernel.exported import Export, state_at
from games.kernel.ids import seats_of
from play.proofs.verification import Verification, verify

EXPORTS = Path(__file__).with_name("exports")


@pytest.mark.parametrize(("version", "entries"), [(1, 151), (2, 139)])
def test_an_export_of_an_older_version_verifies(version: int, entries: int) -> None:
    """It would not if a rule, an event or the form of a state changed for matches that began with that version."""
    assert verify((EXPORTS / f"rules_{version}.json").read_bytes()) == Verification(True, entries)


@pytest.mark.parametrize("version", [1, 2])
def test_action_cards_of_an_older_version_are_shown_as_before(version: int) -> None:
    """A stored state of before there was the option has no word of it, and nothing in its views is hidden."""
    export = msgspec.json.decode((EXPORTS / f"rules_{version}.json").read_bytes(), type=Export)
    game = registry.find("dungeon_twister", version)
    state = state_at(export, game, 100)
    assert any(len(hand) < 4 for hand in state.public.hands)
    assert all(game.observe(state, observer).public == state.public for observer in (None, *seats_of(2)))
    assert [option.id for option in game.options] == list(export.options)
