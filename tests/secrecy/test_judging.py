"""What a computer judges is the same in two worlds that look alike from outside, whatever anybody hides."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from games import registry
from games.kernel import codec
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.judged import Judged
from play.rules import judging
from play.rules.loaded import Loaded
from tests.architecture.sources import game_packages
from tests.contract.finding import finding_of
from tests.secrecy.bots import Stage
from tests.secrecy.worlds import Log, compare, outputs, swap, world_of
from tests.whole.seen import answer
from text import words

ADVISED = [package.name for package in game_packages() if registry.opponents_of(package.name)]
JUDGE = words("en")("button-judge")
MOST_MOVES = 40


async def to_judge(made: Stage, rng: random.Random) -> None:
    """Play on until a computer can be asked; while sealed answers lie it cannot."""
    await made.play_on(8, rng)
    for _ in range(MOST_MOVES):
        who = await made.who(Seat(0))
        if JUDGE in answer(await who.slash(made.table.channel, "match vote")).buttons:
            return
        await made.play_on(1, rng)
    raise AssertionError("nobody can let a computer judge")


async def check_judgement(game: AnyGame, folder: Path) -> None:
    """Check that a player reads the same judgement in both worlds, and that it is sent to them alone."""
    said: list[Log] = []
    for is_twin in (False, True):
        async with world_of(folder / str(is_twin), game, 1) as made:
            await to_judge(made, random.Random(1))
            await swap(made, game, None, is_twin)
            who = await made.who(Seat(0))
            votes = answer(await who.slash(made.table.channel, "match vote"))
            made.transcript.turn_over()
            page = answer(await who.click(votes.message, label=JUDGE))
            assert "of 100 such matches" in page.text, page.text
            await made.refresh()
            happened = made.transcript.turn_over()
            assert {each.addressee for each in happened.sent} == {who.id}
            said.append({"a judgement": outputs(happened, who.id, 0)})
    compare(*said)


@pytest.mark.parametrize("game_id", ADVISED)
async def test_what_anybody_hides_does_not_change_a_judgement(game_id: str, tmp_path: Path) -> None:
    assert await finding_of(check_judgement(registry.find(game_id), tmp_path)) == ""


async def test_a_judge_that_knows_more_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail."""
    told = judging.order_of

    def peeking(loaded: Loaded) -> judging.JudgeOrder:
        seed = bytes([sum(codec.encode(loaded.state)) % 256]) * 32
        return replace(told(loaded), seed=seed)

    monkeypatch.setattr(judging, "order_of", peeking)
    monkeypatch.setattr(judging, "judged", lambda order: Judged(order.version, (order.seed[0], 10 * order.seed[0])))
    assert " a judgement: " in await finding_of(check_judgement(registry.find("dungeon_twister"), tmp_path))
