"""Exports of matches by rules of older versions, as they were written then, still verify: no other test plays those.

A file is named by its game and the version of its rules. It is the export of a short match in which what the next
version changed has happened.
"""

from pathlib import Path

import pytest

from games import registry
from play.proofs.verification import verify

EXPORTS = sorted((Path(__file__).parent / "exports").glob("*.json"))


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: path.stem)
def test_an_export_by_older_rules_verifies(path: Path) -> None:
    game, _, version = path.stem.rpartition("-")
    assert registry.find(game).rules_version > int(version)
    found = verify(path.read_bytes())
    assert (found.ok, found.fault) == (True, "")
    assert found.entries > 50
