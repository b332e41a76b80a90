"""The table of what tests cost: it names what has grown past its budget, on slow machines and fast ones alike."""

from tests import costs
from tests.architecture.sources import ROOT
from tests.costs import Cost


def test_what_has_grown_is_named() -> None:
    found = {"text": Cost(207, costs.BUDGETS["text"] * 1.5), "cogs": Cost(125, 0.5)}
    assert [line.split()[0] for line in costs.table(found, 1.0) if "over its budget" in line] == ["text"]
    assert not [line for line in costs.table(found, 0.5) if "over its budget" in line], "a machine half as fast"


def test_every_directory_has_a_budget() -> None:
    """A new directory of tests says what it may cost; one that is gone leaves nothing behind."""
    folders = {path.parent.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").glob("*/**/test_*.py")}
    assert folders == set(costs.BUDGETS) - {costs.FILES, costs.IMPORTS}
    assert costs.directory_of("tests/play/reminders/test_x.py::test_y[1]") == "play"
    assert costs.directory_of("tests/test_bot.py::test_y") == costs.FILES
