"""Every game: after any act of a person the whole bot reveals nothing that this person may not see."""

from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path

import pytest
from simcord.backend.state import Backend

from games import registry
from games.kernel.ids import Observer, Seat
from games.kernel.observation import WhenLate
from tests.contract.finding import finding_of
from tests.sampling import sample, sampled
from tests.secrecy.bells import Script, being_excused, calling, check_bells, falling_silent, pinging
from tests.secrecy.lined_up import check_plans, check_wishes
from tests.secrecy.waiting import check_waiting
from tests.secrecy.worlds import check_looks, check_seals, has_seals, world_of

MOMENTS = sample(1, hunt=8)
"""Matches and moments for each game and observer."""

SEALING = ("dungeon_lords", "dungeon_twister", "legends_of_signum", "auction", "pearls")
"""The games in which something is sealed."""


LOOKING = [
    ("auction", None), ("auction", Seat(0)), ("tetranomicon", None), ("dungeon_lords", Seat(0)),
    ("dungeon_twister", None), ("legends_of_signum", Seat(0)), ("pearls", None),
]  # fmt: skip
"""Who looks everywhere in `make test`: what shows a page is the same in all games, and twins look at all pages."""


@pytest.mark.parametrize(("game_id", "observer"), sampled(product(registry.game_ids(), (None, Seat(0))), LOOKING))
@pytest.mark.parametrize("number", range(MOMENTS))
async def test_looking_everywhere_shows_the_same(game_id: str, number: int, observer: Observer, tmp_path: Path) -> None:
    # A player looks at another match than a spectator does.
    match = 2 * number + (observer is not None)
    assert await finding_of(check_looks(registry.find(game_id), match, observer, tmp_path)) == ""


def test_every_game_is_looked_at() -> None:
    assert {game_id for game_id, _ in LOOKING} == set(registry.game_ids())


@pytest.mark.parametrize(
    ("game_id", "observer", "closed"),
    sampled(
        product(SEALING, (None, Seat(0)), (False, True)),
        [
            (game_id, observer, (number + (observer is None)) % 2 == 0)
            for number, game_id in enumerate(SEALING)
            for observer in (None, Seat(0))
        ],
    ),
)
async def test_sealed_moves_of_others_make_no_difference(
    game_id: str, observer: Observer, closed: bool, tmp_path: Path
) -> None:
    """Seen by a stranger or a player, with direct messages open or closed; `make test` has each pair of these once."""
    assert await finding_of(check_seals(registry.find(game_id), 1, observer, tmp_path, closed=closed)) == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "observer", "rule"),
    [
        *((game_id, Seat(0), "stand_in") for game_id in SEALING),
        ("auction", None, "default"),
        ("auction", None, "vote"),
        ("auction", Seat(0), "vote"),
    ],
)
async def test_what_happens_while_time_passes_tells_nothing(
    game_id: str, observer: Observer, rule: WhenLate, tmp_path: Path
) -> None:
    assert await finding_of(check_waiting(registry.find(game_id), 1, observer, tmp_path, rule)) == ""


@pytest.mark.parametrize("is_player", [False, True], ids=["stranger", "player"])
@pytest.mark.parametrize("check", [check_wishes, check_plans], ids=["wishes", "plans"])
async def test_what_others_line_up_or_wish_for_makes_no_difference(
    check: Callable[..., Awaitable[None]], is_player: bool, tmp_path: Path
) -> None:
    assert await finding_of(check(1, tmp_path, is_player=is_player)) == ""


SCRIPTS = (pinging, calling, falling_silent, being_excused)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("script", "is_player"),
    sampled(product(SCRIPTS, (False, True)), [(script, place % 2 == 1) for place, script in enumerate(SCRIPTS)]),
)
async def test_when_and_how_somebody_is_called_tells_nothing(script: Script, is_player: bool, tmp_path: Path) -> None:
    assert await finding_of(check_bells(script, 1, tmp_path, is_player=is_player)) == ""


def test_which_games_seal() -> None:
    """A new game with seals has to be among those that are compared."""
    assert {game_id for game_id in registry.game_ids() if has_seals(registry.find(game_id))} == set(SEALING)


async def test_ids_make_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many ids are taken differs from run to run, with the changes that the projection happens to show at once."""
    mint, seeds = Backend.snowflake, []
    for wasted in range(3):
        monkeypatch.setattr(Backend, "snowflake", lambda self, count=wasted: [mint(self) for _ in range(count + 1)][-1])
        async with world_of(tmp_path / str(wasted), registry.find("auction"), 5) as made:
            seeds.append((await made.loaded()).seed())
    assert len(set(seeds)) == 1
