"""Every section of a game's SPEC is named by a rule test: `test_s4_2_...` in a function's or a file's name."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.test_rooms import PACKAGES

_SECTION = re.compile(r"^#+ (\d+(?:\.\d+)*)\b|^(\d+\.\d+) ", re.MULTILINE)
_TEST = re.compile(r"\btest_s(\d+(?:_\d+)*)_")


def sections(spec: str) -> set[str]:
    """Return the numbers of the sections that have no smaller ones."""
    numbers = {number for pair in _SECTION.findall(spec) for number in pair if number}
    return {number for number in numbers if not any(other.startswith(f"{number}.") for other in numbers)}


def named_by_tests(folder: Path) -> set[str]:
    """Return the sections named by tests in `folder`, with those that they are part of."""
    named = {
        number.replace("_", ".")
        for path in folder.rglob("test_*.py")
        for number in _TEST.findall(f"{path.name} {path.read_text(encoding='utf-8')}")
    }
    return {".".join(number.split(".")[:depth]) for number in named for depth in range(1, number.count(".") + 2)}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_sections(package: Path) -> None:
    spec = (package / "SPEC.md").read_text(encoding="utf-8")
    untested = sections(spec) - named_by_tests(ROOT / "tests" / "games" / package.name)
    assert not sorted(untested)
