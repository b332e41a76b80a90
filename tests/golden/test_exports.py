"""Exports of matches by rules of older versions, as they were written then, still verify: no other test plays those.

A file is named by its game and the version of its rules. It is the export of a short match in which what the next
version changed has happened.
"""

from pathlib import Path

import pytest

from games import registry
from play.proofs.verification import verify
from tests.architecture.sources import game_packages
from tests.golden.computer_exports import DECISIONS
from tests.golden.files import EXPORTS_OF_COMPUTERS

EXPORTS = sorted((Path(__file__).parent / "exports").glob("*.json"))


@pytest.mark.parametrize("path", EXPORTS, ids=lambda path: path.stem)
def test_an_export_by_older_rules_verifies(path: Path) -> None:
    game, _, version = path.stem.rpartition("-")
    assert registry.find(game).rules_version > int(version)
    found = verify(path.read_bytes())
    assert (found.ok, found.fault) == (True, "")
    assert found.entries > 50


@pytest.mark.parametrize("game", [package.name for package in game_packages()])
def test_moves_of_computers_are_found_again(game: str) -> None:
    """A computer that moves in another way has another version, or matches of before would be called wrong.

    After a raised `version` the files are written anew: `python -m tests.golden.computer_exports`.
    """
    found = verify((EXPORTS_OF_COMPUTERS / f"{game}.json").read_bytes())
    assert (found.ok, found.fault, dict(found.not_repeated)) == (True, "", {})
    assert found.repeated >= DECISIONS
