"""Whole bots: what is hidden in a match of a tournament makes no difference to anything that others are shown of it."""

from pathlib import Path
from zlib import crc32

import pytest

from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import Observer, Seat
from play.rules.loaded import Loaded
from play.tournaments import outcomes
from tests.contract.finding import finding_of
from tests.secrecy.cups import check_cup


@pytest.mark.parametrize("observer", [None, Seat(0)], ids=["organiser", "opponent"])
async def test_what_is_hidden_in_a_match_tells_nothing_of_its_tournament(observer: Observer, tmp_path: Path) -> None:
    """Catches a card, list, notice or file, or what a round would give, that is made from more than all may see."""
    assert await finding_of(check_cup(1, observer, tmp_path)) == ""


async def test_the_check_finds_an_outcome_that_is_reckoned_from_the_true_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a check that passes whatever organisers are told."""

    def knows_all(loaded: Loaded) -> tuple[bool, Outcome | None]:
        first = 1 + crc32(codec.encode(loaded.state)) % 2
        return True, Outcome((first, 3 - first), (0, 0))

    monkeypatch.setattr(outcomes, "as_everybody_sees", knows_all)
    # In another match the two states may happen to agree in what leaks.
    assert "/tournament next" in await finding_of(check_cup(2, None, tmp_path))
