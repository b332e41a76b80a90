"""Every numbered section of games/<game>/SPEC.md is named by a test: `test_s4_2_...` for section 4.2."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPECS = sorted((ROOT / "games").glob("*/SPEC.md"))
_HEADING = re.compile(r"#+ (\d+(?:\.\d+)*)\.? ")


def sections(spec: Path) -> list[str]:
    """Return the numbers of the headings of `spec`, in order."""
    return [found[1] for line in spec.read_text(encoding="utf-8").splitlines() if (found := _HEADING.match(line))]


def names_of_tests(folder: Path) -> set[str]:
    """Return the names of all test functions in the files of `folder`."""
    return {
        node.name
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def unnamed(numbers: list[str], names: set[str]) -> list[str]:
    """Return those of `numbers` that no name begins with."""
    return [
        number for number in numbers if not any(name.startswith(f"test_s{number.replace('.', '_')}_") for name in names)
    ]


def test_there_are_specifications() -> None:
    assert SPECS


@pytest.mark.parametrize("spec", SPECS, ids=[spec.parent.name for spec in SPECS])
def test_every_section_is_named_by_a_test(spec: Path) -> None:
    numbers = sections(spec)
    assert len(numbers) == len(set(numbers)) > 0
    assert unnamed(numbers, names_of_tests(ROOT / "tests" / "games" / spec.parent.name)) == []


def test_a_section_without_test_is_found() -> None:
    assert unnamed(["4", "4.2", "4.20"], {"test_s4_2_build"}) == ["4.20"]
