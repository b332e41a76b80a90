"""Every game is a package with the same files, so that somebody who knows one finds everything in the others."""

from pathlib import Path

import pytest

from games import registry
from tests.architecture.sources import ROOT, TEST_GAMES, game_packages

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


PAGES = ("__init__.py", "names.py", "table.py", "moves.py", "menu.py", "log.py", "own.py", "pages.py")
MOST_MENU_LINES = 150


@pytest.mark.parametrize("package", game_packages(), ids=lambda package: package.name)
def test_pages_of_every_game_are_in_the_same_files(package: Path) -> None:
    """One job has one name in all games; what a menu is made of does not gather in it again."""
    pages = ROOT / "render" / package.name
    assert [name for name in PAGES if not (pages / name).is_file()] == []
    assert (pages / "menu.py").read_text(encoding="utf-8").count("\n") <= MOST_MENU_LINES


@pytest.mark.parametrize("package", (*game_packages(), *TEST_GAMES), ids=lambda package: package.name)
def test_files(package: Path) -> None:
    missing = [name for name in FILES if not (package / name).is_file()]
    assert not missing


def test_every_package_is_registered() -> None:
    assert {package.name for package in (*game_packages(), *TEST_GAMES)} == set(registry.game_ids())
