"""Every game: hundreds of moves through the whole bot; nothing hidden appears in what it sends or logs."""

from pathlib import Path

import pytest

from games.kernel.game import AnyGame
from tests.contract.finding import finding_of
from tests.sampling import sample
from tests.secrecy.whole_marks import check_play

MATCHES = sample(1, hunt=30)
MOVES = 36


@pytest.mark.parametrize("number", range(MATCHES))
async def test_nothing_hidden_is_sent_or_logged(game: AnyGame, number: int, tmp_path: Path) -> None:
    assert await finding_of(check_play(game, number, tmp_path, MOVES)) == ""
