"""A hint is the same in two worlds that differ in what the others hide, and nobody else notices that it was given."""

import random
from pathlib import Path

import msgspec
import pytest

from games import registry
from games.kernel import codec
from games.kernel.game import AnyGame
from games.kernel.hints import Hint
from games.kernel.ids import Seat
from play.rules import hints
from play.rules.loaded import Loaded
from play.rules.orders import Answer
from play.seats import hints as asking
from tests.architecture.sources import game_packages
from tests.contract.finding import finding_of
from tests.secrecy.worlds import Log, compare, outputs, swap, world_of
from tests.whole.seen import answer

ADVISED = [package.name for package in game_packages() if registry.opponents_of(package.name)]
MOVES = 12


async def check_hint(game: AnyGame, folder: Path) -> None:
    """Check that who is asked gets the same hint in both worlds, and that it is sent to them alone."""
    said: list[Log] = []
    for is_twin in (False, True):
        async with world_of(folder / str(is_twin), game, 1) as made:
            await made.play_on(MOVES, random.Random(1))
            seat: Seat = (await made.public()).awaited()[0].seat
            await swap(made, game, seat, is_twin)
            who = await made.who(seat)
            made.transcript.turn_over()
            page = answer(await who.slash(made.table.channel, "match hint"))
            assert page.text.startswith("### Hint\n"), page.text
            await made.refresh()
            happened = made.transcript.turn_over()
            assert {each.addressee for each in happened.sent} == {who.id}
            said.append({"a hint": outputs(happened, who.id, 0)})
    compare(*said)


@pytest.mark.parametrize("game_id", ADVISED)
async def test_what_others_hide_does_not_change_a_hint(game_id: str, tmp_path: Path) -> None:
    assert await finding_of(check_hint(registry.find(game_id), tmp_path)) == ""


async def test_a_hint_that_knows_more_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail."""

    def peeking(loaded: Loaded, seat: Seat, found: Answer) -> Hint:
        told = hints.hint_of(loaded, seat, found)
        return msgspec.structs.replace(told, place=(None, sum(codec.encode(loaded.state))))

    monkeypatch.setattr(asking, "hint_of", peeking)
    assert " a hint: " in await finding_of(check_hint(registry.find("dungeon_twister"), tmp_path))
