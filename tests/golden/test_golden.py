"""Every game plays its golden matches exactly as stored, and has one for each number of seats.

After an intended change run `python -m tests.golden.regenerate` and read the diff.
"""

import pytest

from games import registry
from games.kernel.game import AnyGame
from tests.golden.files import FOLDER, golden_path
from tests.golden.playthrough import lines_of, playthrough

CASES = [
    pytest.param(
        known, seats, id=f"{known.id}-{seats}", marks=() if seats == max(known.seat_counts) else pytest.mark.slow
    )
    for known in map(registry.find, registry.game_ids())
    for seats in known.seat_counts
]


@pytest.mark.parametrize(("known", "seats"), CASES)
def test_golden_match(known: AnyGame, seats: int) -> None:
    path = golden_path(known, seats)
    assert path.exists(), f"{path.name} is missing: python -m tests.golden.regenerate {known.id}"
    written = path.read_text(encoding="utf-8")
    assert playthrough(known, seats, lines_of(written)).splitlines() == written.splitlines()


def test_golden_matches_end() -> None:
    for path in FOLDER.glob("*.txt"):
        assert "\noutcome places " in path.read_text(encoding="utf-8")


def test_no_golden_match_of_a_removed_game() -> None:
    expected = {golden_path(*case.values).name for case in CASES}  # type: ignore[arg-type]  # pytest keeps them as objects
    assert {path.name for path in FOLDER.glob("*.txt")} == expected
