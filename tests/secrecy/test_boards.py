"""Whole bots: no rating, board or profile tells what is hidden in a match, or who has blocked somebody."""

from pathlib import Path
from zlib import crc32

import pytest
from msgspec.structs import replace

from db.rows import matches
from db.statements import Connection
from games.kernel import codec
from games.kernel.ids import Observer, Seat
from games.kernel.profiles import GameRecord
from play.match import rating
from play.ratings import profiles
from play.rules.loaded import Loaded
from play.rules.rated_matches import Counted
from tests.contract.finding import finding_of
from tests.secrecy.boards import GAME, Block, check_blocks, check_boards, rated_stage
from tests.secrecy.bots import Stage

ATTEMPTS = 6
"""So many matches are tried, since the two states may happen to agree in what leaks."""


@pytest.mark.parametrize("observer", [None, Seat(0)], ids=["stranger", "player"])
async def test_what_is_hidden_in_a_match_is_on_no_board(observer: Observer, tmp_path: Path) -> None:
    """Catches ratings, profiles or the rating line of a result that are made of more than who has won."""
    assert await finding_of(check_boards(1, observer, tmp_path)) == ""


async def test_the_check_finds_a_profile_that_counts_running_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a check that passes whatever a profile tells."""

    def counting_all(connection: Connection, user_id: int) -> tuple[GameRecord, ...]:
        found = matches.of_player(connection, user_id, ("running",), 1)
        row = matches.find(connection, found[0].id) if found else None
        won = crc32((row.snapshot or "").encode()) if row is not None else 0
        return (GameRecord(GAME, 1, won, 0),)

    monkeypatch.setattr(profiles, "_own_records", counting_all)
    assert "runs: /profile" in await _found(tmp_path)


async def test_the_check_finds_a_rating_that_hangs_on_the_true_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a check that passes whatever a result tells of ratings."""
    judged = rating.judged

    def knowing_all(connection: Connection, loaded: Loaded) -> Counted:
        found = judged(connection, loaded)
        is_turned = crc32(codec.encode(loaded.state)) % 2
        places = [each.place for each in found.contenders][:: -1 if is_turned else 1]
        turned = (replace(each, place=place) for each, place in zip(found.contenders, places, strict=True))
        return replace(found, contenders=tuple(turned))

    monkeypatch.setattr(rating, "judged", knowing_all)
    assert "the result" in await _found(tmp_path)


async def _found(folder: Path) -> str:
    for number in range(1, ATTEMPTS + 1):
        if found := await finding_of(check_boards(number, Seat(0), folder / str(number))):
            return found
    return ""


async def _blocks_the_reader(made: Stage) -> None:
    await made.services.blocks.add(made.world.boris.id, made.world.ann.id)


async def _blocks_each_other(made: Stage) -> None:
    await made.services.blocks.add(made.world.boris.id, made.world.vera.id)
    await made.services.blocks.add(made.world.vera.id, made.world.boris.id)


@pytest.mark.parametrize("block", [_blocks_the_reader, _blocks_each_other], ids=["the reader", "each other"])
async def test_who_has_blocked_somebody_is_on_no_board(block: Block, tmp_path: Path) -> None:
    """Catches a board that leaves out who has blocked the reader, and a profile that is refused for that."""
    assert await finding_of(check_blocks(tmp_path, block)) == ""


async def test_people_are_on_the_boards_that_are_compared(tmp_path: Path) -> None:
    """Catches a comparison of empty boards."""
    async with rated_stage(tmp_path / "one", 1) as made:
        common = await made.services.ratings.common_board(made.world.guild.id, (), made.world.ann.id)
        assert common is not None
        assert [line.name for line in common.lines] == ["Ann", "Boris"]
