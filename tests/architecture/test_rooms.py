"""Every game is a package with the same rooms, so that whoever knows one finds the way in all."""

import re
from pathlib import Path

import pytest

from games import registry
from tests.architecture.sources import ROOT, game_packages

ROOMS = (
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
PACKAGES = (*game_packages(), ROOT / "tests" / "games" / "auction")


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_rooms(package: Path) -> None:
    missing = [room for room in ROOMS if not (package / room).is_file()]
    assert not missing


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_sections_named_by_modules_are_in_the_spec(package: Path) -> None:
    """`(SPEC 3.4)` in a docstring points at a section that is there."""
    spec = (package / "SPEC.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^#+ (\d+(?:\.\d+)*)\b|^(\d+\.\d+) ", spec, re.MULTILINE))
    sections = {number for pair in known for number in pair if number}
    for path in package.glob("*.py"):
        for listed in re.findall(r"\(SPEC ([\d., and]+)", path.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+(?:\.\d+)*", listed):
                assert number in sections, f"{path.name} names SPEC {number}"


def test_every_package_is_registered() -> None:
    assert {package.name for package in PACKAGES} == set(registry.game_ids())
