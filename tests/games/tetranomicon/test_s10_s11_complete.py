"""Every worked example (SPEC 11) and every ruling (SPEC 10) has a test with its number."""

import re
from pathlib import Path

HERE = Path(__file__).parent
SPEC = (HERE.parents[2] / "games" / "tetranomicon" / "SPEC.md").read_text(encoding="utf-8")


def numbers_tested(section: int) -> set[int]:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return {int(number) for number in re.findall(rf"^def test_s{section}_(\d+)_", sources, flags=re.MULTILINE)}


def text_of(section: int) -> str:
    return SPEC.split(f"\n## {section}. ")[1].split("\n## ")[0]


def test_s10_every_ruling_has_a_test() -> None:
    rulings = {int(number) for number in re.findall(r"^\| (\d+) \|", text_of(10), flags=re.MULTILINE)}
    assert rulings == set(range(1, 52))
    assert numbers_tested(10) == rulings


def test_s11_every_example_has_a_test() -> None:
    examples = {int(number) for number in re.findall(r"^(\d+)\. ", text_of(11), flags=re.MULTILINE)}
    assert examples == set(range(1, 36))
    assert numbers_tested(11) == examples
