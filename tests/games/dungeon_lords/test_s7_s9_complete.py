"""Every ruling (SPEC 7) and every worked example (SPEC 9) has a test with its number."""

import re
from pathlib import Path

HERE = Path(__file__).parent
SPEC = (HERE.parents[2] / "games" / "dungeon_lords" / "SPEC.md").read_text(encoding="utf-8")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))


def text_of(section: int) -> str:
    return SPEC.split(f"\n## {section}. ")[1].split("\n## ")[0]


def test_s7_every_ruling_has_a_test() -> None:
    rulings = {int(number) for number in re.findall(r"^\| (\d+) \|", text_of(7), flags=re.MULTILINE)}
    named = re.findall(r"^def test_s7_(\d+)_(?:and_(\d+)_)?", SOURCES, flags=re.MULTILINE)
    assert rulings == set(range(1, 51))
    assert {int(number) for pair in named for number in pair if number} == rulings


def test_s9_every_example_has_a_test() -> None:
    examples = {int(number) for number in re.findall(r"^(\d+)\. ", text_of(9), flags=re.MULTILINE)}
    assert examples == set(range(1, 29))
    assert {
        int(number) for number in re.findall(r"^def test_s9_example_(\d+)_", SOURCES, flags=re.MULTILINE)
    } == examples
