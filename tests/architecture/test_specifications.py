"""SPEC.md of a game and its code agree: cited sections exist, and every section has a rule test.

Docstrings and comments cite a section as `(SPEC 3.4)` or `(3.4)`, item 2 of its list or table as `(3.4.2)`, and a
decision of the edition as `D7`. A rule test is named after its section: `test_s3_4_...`.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, TEST_GAMES, game_packages

PACKAGES = (*game_packages(), *TEST_GAMES)
HEADING = re.compile(r"(?:#+ )(\d+(?:\.\d+)*)\.? |(\d+\.\d+) ")
ITEM = re.compile(r"(?:\| )?(\d+)(?:\.| \|) ")
NUMBER = r"(?:D\d+|\d+(?:\.\d+)*)"
CITATION = re.compile(rf"\((SPEC )?({NUMBER}(?:(?:, | and | to |-){NUMBER})*)|\b(D\d+)\b")


def sections(spec: str) -> list[str]:
    """Return the numbers of the sections, in order."""
    return [found[1] or found[2] for line in spec.splitlines() if (found := HEADING.match(line))]


def citable(spec: str) -> set[str]:
    """Return everything that code may cite: sections, items of their lists and tables, decisions of the edition."""
    found = set(re.findall(r"\bD\d+\b", spec))
    section = ""
    for line in spec.splitlines():
        if heading := HEADING.match(line):
            section = heading[1] or heading[2]
            found.add(section)
        elif item := ITEM.match(line):
            found.add(f"{section}.{item[1]}")
    return found


def citations(path: Path) -> Iterator[str]:
    """Yield what the docstrings and comments of a module cite."""
    with tokenize.open(path) as file:
        texts = [
            token.string
            for token in tokenize.generate_tokens(file.readline)
            if token.type == tokenize.COMMENT or token.string.startswith('"""')
        ]
    for text in texts:
        for found in CITATION.finditer(" ".join(text.split())):
            for number in re.findall(NUMBER, found[3] or found[2]):
                # A number in parentheses without a point may be anything, such as an amount.
                if found[1] or "." in number or number.startswith("D"):
                    yield number


def names_of_tests(folder: Path) -> set[str]:
    """Return the names of all test functions in the files of `folder`."""
    return {
        node.name
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def untested(numbers: list[str], names: set[str]) -> list[str]:
    """Return the `numbers` that no test name begins with."""
    return [
        number for number in numbers if not any(name.startswith(f"test_s{number.replace('.', '_')}_") for name in names)
    ]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_what_code_cites_is_there(package: Path) -> None:
    known = citable((package / "SPEC.md").read_text(encoding="utf-8"))
    paths = sorted(package.rglob("*.py"))
    cited = {(path.relative_to(package).as_posix(), number) for path in paths for number in citations(path)}
    assert len(cited) > 10
    assert sorted(pair for pair in cited if pair[1] not in known) == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_section_has_a_test(package: Path) -> None:
    numbers = sections((package / "SPEC.md").read_text(encoding="utf-8"))
    assert len(numbers) == len(set(numbers)) > 0
    assert untested(numbers, names_of_tests(ROOT / "tests" / "games" / package.name)) == []


def test_a_section_without_test_is_found() -> None:
    assert untested(["4", "4.2", "4.20"], {"test_s4_2_build"}) == ["4.20"]


def test_a_wrong_citation_is_found(tmp_path: Path) -> None:
    path = tmp_path / "combat.py"
    path.write_text(
        '"""The battle (SPEC 99.9, 1.2 and 3 to 4.1, D5).\n\nSee also (3.4.2; 1.5)."""\n'
        "PRICE = 8.5  # as of 1.3 (7.15), and by D38 (12 coins)\n"
    )
    assert set(citations(path)) == {"99.9", "1.2", "3", "4.1", "D5", "3.4.2", "7.15", "D38"}
    spec = "## 3. Dungeon\n\n### 3.4 Rooms [D5]\n\n1. First.\n2. Second.\n\n## 7. Rulings\n\n| 15 | so |\n1.2 A line.\n"
    assert citable(spec) == {"3", "3.4", "D5", "3.4.1", "3.4.2", "7", "7.15", "1.2"}
