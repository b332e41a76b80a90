"""The tool that plants faults in rules finds places for them, and tells a fault that is found from none."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.__main__ import SUBJECTS, UNCHANGED, between
from tests.mutation.mutants import keys, mutants, sampled
from tests.mutation.trial import ROOT

SOURCE = '''"""A docstring with 1 and not 2."""

Kind = int | str
MOST: Final[Literal[7]] = 3


def price(lord: int | None, cells: tuple[int, ...] = ()) -> int:
    """Return 1."""
    if lord is None and cells:
        raise ValueError
    pay(
        lord,
    )
    return min(cell + 1 for cell, _ in zip(cells, cells, strict=True) if cell > 4)
'''
BODY = "cell + 1 for cell, _ in zip(cells, cells, strict=True) if cell > 4"
FAULTS = [
    "-: 3 => 4",
    "price: lord is None and cells => lord is None or cells",
    "price: lord is None => lord is not None",
    "price: raise ValueError => pass",
    "price: pay(lord) => pass",
    f"price: min(({BODY})) => max(({BODY}))",
    "price: cell + 1 => cell - 1",
    "price: 1 => 2",
    "price: cell > 4 => True",
    "price: cell > 4 => cell >= 4",
    "price: 4 => 5",
]


def test_each_place_has_its_faults_and_types_and_docstrings_have_none() -> None:
    found = mutants("games/x.py", SOURCE)
    assert {each.key.partition(" ")[2].partition(" | ")[0] for each in found} == set(FAULTS)
    for each in found:
        compile(each.source, each.path, "exec")
        assert each.source != SOURCE
        assert each.source.count("\n") == SOURCE.count("\n"), "what a mutant raises is told where it is"


def test_a_sample_is_the_same_again_and_takes_lines_in_turn() -> None:
    found = mutants("games/x.py", SOURCE)
    lines = {each.line for each in found}
    taken = sampled(found, len(lines), "1")
    assert taken == sampled(found, len(lines), "1") != sampled(found, len(lines), "2")
    assert {each.line for each in taken} == lines
    assert sorted(each.key for each in sampled(found, 99, "1")) == sorted(each.key for each in found)


def test_what_is_said_to_change_nothing_is_a_mutant_and_has_a_reason() -> None:
    written = UNCHANGED.read_text(encoding="utf-8")
    listed = list(keys(written))
    assert len(set(listed)) == len(listed)
    paths = sorted({key.partition(" ")[0] for key in listed})
    there = {each.key for path in paths for each in mutants(path, (ROOT / path).read_text(encoding="utf-8"))}
    assert not [key for key in listed if key not in there]
    lines = written.splitlines()
    for place, line in enumerate(lines):
        if line in listed:
            assert lines[place + 1].startswith("    "), f"why does it change nothing? {line}"


def test_every_package_of_rules_is_a_subject() -> None:
    folders = {path.parent.name for path in (ROOT / "games").glob("*/__init__.py")}
    assert {Path(subject.folder).name for subject in SUBJECTS.values()} == folders - {"cli", "ai"}


@pytest.mark.slow
def test_a_trial_tells_a_fault_from_none() -> None:
    """In a process of its own, as the tool is: what is to be mutated must not have been loaded."""
    script = """
import time
from pathlib import Path
from tests.mutation.trial import begin, warm

def is_killed(source):
    trial = begin(("tests/games/kernel/test_grid.py",), 60, "games/kernel/grid.py", source)
    while (found := trial.is_killed()) is None:
        time.sleep(0.02)
    return found

warm(("discord",))
source = Path("games/kernel/grid.py").read_text()
endless = begin(("tests/games/kernel/test_grid.py",), 2, "games/kernel/grid.py", "while True: pass")
print(is_killed(source), is_killed(source.replace("return ", "return None and ")), is_killed("raise ValueError"))
while (found := endless.is_killed()) is None:
    time.sleep(0.02)
print(found)
"""
    assert _printed(script) == ["False", "True", "True", "True"]


@pytest.mark.slow
def test_collected_tests_tell_a_fault_from_none_and_from_what_they_cannot_try() -> None:
    """Exchanging a function's code is another way than loading a module with the fault."""
    script = """
import time
from pathlib import Path
from tests.mutation.collected import Collected, Collection
from tests.mutation.mutants import Mutant

source = Path("games/kernel/grid.py").read_text()
last = "        return front & goals"
assert source.count(last) == 1
faults = (
    source.replace(last, last + " | 0"),
    source.replace(last, last + " | 1"),
    source.replace(last, "        while True: pass"),
    source.replace("return sum(", "return 0 + sum("),
    source,
)
collected = Collected(Collection(("tests/games/kernel/test_grid.py",), ("test_",), own=1), least=1)
for number, fault in enumerate(faults):
    collected.begin(number, Mutant("games/kernel/grid.py", "", 0, "", "", "", fault))
found = {}
while len(found) < len(faults):
    found |= dict(collected.outcomes())
    time.sleep(0.02)
collected.end()
print(*(found[number] for number in range(len(faults))))
"""
    assert _printed(script) == ["False", "True", "True", "None", "None"]


def _printed(script: str) -> list[str]:
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout.split()


def test_of_few_tried_little_is_known_of_all() -> None:
    """The interval of a report, by figures that others have computed (Wilson, 95 of 100)."""
    assert [round(each, 3) for each in between(1, 10)] == [0.018, 0.404]
    assert [round(each, 3) for each in between(0, 200)] == [0.0, 0.019]
    assert between(0, 0) == (0.0, 1.0)
