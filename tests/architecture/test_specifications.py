"""SPEC.md of a game and its code agree: cited sections exist, and each has a rule test and a name in the code.

Docstrings and comments cite a section as `(SPEC 3.4)` or `(3.4)`, item 2 of its list or table as `(3.4.2)`, and a
decision of the edition as `D7`. A rule test is named after its section: `test_s3_4_...`. Whoever looks for a rule finds
a name: each section that says something is cited by the docstring of a function, a class or a constant.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, TEST_GAMES, game_packages

PACKAGES = (*game_packages(), *TEST_GAMES)
HEADING = re.compile(r"(?:#+ )(\d+(?:\.\d+)*)\.? |(\d+\.\d+) ")
ITEM = re.compile(r"(?:\| )?(\d+)(?:\.| \|) ")
NUMBER = r"(?:D\d+|\d+(?:\.\d+)*)"
EXPLAINS = re.compile(r"#+ (\d+)\. (?:Worked examples|Rulings|Edge cases)")
"""The chapters that decide nothing of their own: they show or repeat what other sections say."""

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


def deciding(spec: str) -> list[str]:
    """Return the numbers of the sections that have text of their own, but for chapters that only explain."""
    explaining = EXPLAINS.findall(spec)
    found, section = [], ""
    for line in spec.splitlines():
        heading = HEADING.match(line)
        section = (heading[1] or heading[2]) if heading else section
        if section and line and not line.startswith("#") and section not in found:
            found.append(section)
    return [number for number in found if number.partition(".")[0] not in explaining]


def cited_in(text: str) -> Iterator[str]:
    """Yield what a docstring or a comment cites."""
    for found in CITATION.finditer(" ".join(text.split())):
        for number in re.findall(NUMBER, found[3] or found[2]):
            # A number in parentheses without a point may be anything, such as an amount.
            if found[1] or "." in number or number.startswith("D"):
                yield number


def citations(path: Path) -> Iterator[str]:
    """Yield what the docstrings and comments of a module cite."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                yield from cited_in(token.string)


def named(path: Path) -> Iterator[str]:
    """Yield what the docstrings of the functions, classes and constants of a module cite, not that of the module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from cited_in(ast.get_docstring(node) or "")
        if isinstance(node, ast.Module | ast.ClassDef):
            for before, after in pairwise(node.body):
                match before, after:
                    case ((ast.Assign() | ast.AnnAssign()), ast.Expr(ast.Constant(str(text)))):
                        yield from cited_in(text)


def nameless(spec: str, names: set[str]) -> list[str]:
    """Return the sections that decide something and that none of `names` cites, itself or an item of it."""
    known = sections(spec)
    items = {number if number in known else number.rpartition(".")[0] for number in names}
    return [number for number in deciding(spec) if number not in items]


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


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_section_has_a_name_in_the_code(package: Path) -> None:
    """Catches a rule that is decided by a nameless expression, or cited only by the head of its file."""
    names = {number for path in package.rglob("*.py") for number in named(path)}
    assert nameless((package / "SPEC.md").read_text(encoding="utf-8"), names) == []


def test_a_rule_without_name_is_found(tmp_path: Path) -> None:
    path = tmp_path / "combat.py"
    path.write_text(
        '"""The battle (SPEC 3.1)."""\n\n# Half of it, rounded up (3.2).\nLEAST = 2  # (3.3)\n'
        'MOST = 7\n"""What a hand may hold (SPEC 3.4)."""\n\n\n'
        'class Hit:\n    """A hit (3.5.2)."""\n\n    damage: int = 0\n    """What it deals (3.6)."""\n\n'
        '    def left(self) -> int:\n        """Return what is left (3.7)."""\n'
    )
    spec = "## 3. Combat\n\n" + "".join(f"### 3.{each} Rule\n\nText.\n\n" for each in range(1, 8))
    spec += "## 4. The end\n\nThe most points win.\n\n## 5. Worked examples\n\n### 5.1 A battle\n\nSo.\n"
    assert nameless(spec, set(named(path))) == ["3.1", "3.2", "3.3", "4"]


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
