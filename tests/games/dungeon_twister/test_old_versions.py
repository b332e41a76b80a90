"""Matches of older rules versions: an export that an older program wrote still verifies, and is seen as it was.

Each file is a match of Ann and Boris that the program of that version played by a random player and ended in a draw:
with fights, deaths and potions, past the first four action cards of both.
"""

from pathlib import Path

import pytest

from play.proofs.verification import Verification, verify

EXPORTS = Path(__file__).with_name("exports")


@pytest.mark.parametrize(("version", "entries"), [(1, 151), (2, 139)])
def test_an_export_of_an_older_version_verifies(version: int, entries: int) -> None:
    """It would not if a rule, an event or the form of a state changed for matches that began with that version."""
    assert verify((EXPORTS / f"rules_{version}.json").read_bytes()) == Verification(True, entries)
