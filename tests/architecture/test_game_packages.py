"""Every game is a package with the same files, so that somebody who knows one finds everything in the others."""

from pathlib import Path

import pytest

from games import registry
from tests.architecture.sources import TEST_GAMES, game_packages

FILES = (
    "SPEC.md",
    "__init__.py",
    "components.py",
    "state.py",
    "moves.py",
    "events.py",
    "scoring.py",
    "view.py",
    "game.py",
)


@pytest.mark.parametrize("package", (*game_packages(), *TEST_GAMES), ids=lambda package: package.name)
def test_files(package: Path) -> None:
    missing = [name for name in FILES if not (package / name).is_file()]
    assert not missing


def test_every_package_is_registered() -> None:
    assert {package.name for package in (*game_packages(), *TEST_GAMES)} == set(registry.game_ids())
