"""Every game plays its golden matches exactly as stored, and has one for each number of seats.

After an intended change run `python -m tests.golden.regenerate` and read the diff.
"""

import pytest

from games import registry
from games.kernel.game import AnyGame
from tests.golden.files import FOLDER, golden_path
from tests.golden.playthrough import lines_of, playthrough

GAMES = [registry.find(game_id) for game_id in registry.game_ids()]
CASES = [pytest.param(known, seats, id=f"{known.id}-{seats}") for known in GAMES for seats in known.seat_counts]
FIRST_STEPS = 60
"""As much of a golden match is played in `make check`."""


@pytest.mark.parametrize("known", GAMES, ids=lambda known: known.id)
def test_golden_match_begins(known: AnyGame) -> None:
    seats = min(known.seat_counts)
    written = golden_path(known, seats).read_text(encoding="utf-8")
    begun = playthrough(known, seats, lines_of(written), FIRST_STEPS).splitlines()
    assert begun == written.splitlines()[: len(begun)]
    assert begun.count("== 0. start") == 1


@pytest.mark.slow
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
