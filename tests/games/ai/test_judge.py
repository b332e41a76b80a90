"""A match judged as an onlooker sees it: from the view alone, alike everywhere, and shared where shares are close."""

import os
import random
import subprocess
import sys
from itertools import islice

import pytest

from games import registry
from games.ai.judge import VERSION, judge, places
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.play_out import defaults, play_out, random_turns
from tests.architecture.sources import game_packages

SECRET = b"judgings" * 4
ADVISED = [package.name for package in game_packages() if registry.opponents_of(package.name)]
MOVES, SAMPLES = (3, 15, 40), 3


def states(game: AnyGame) -> list[object]:
    """Return some states of a match with the most seats, played at random."""
    begun = game.new_match(max(game.seat_counts), defaults(game), Chance(SECRET, 1)).state
    turns = tuple(islice(random_turns(game, begun, SECRET, random.Random(1)), max(MOVES)))
    return [turns[number - 1].step.state for number in MOVES]


def judged(game: AnyGame, state: object, samples: int = SAMPLES) -> tuple[int, ...]:
    opponents = registry.opponents_of(game.id)
    assert opponents is not None
    return judge(game, opponents, codec.encode(game.observe(state, None)), samples, Chance(SECRET, 7))


def every() -> str:
    """Return how all looked at states of all games are judged."""
    games = map(registry.find, ADVISED)
    return str([judged(game, state) for game in games for state in states(game)])


@pytest.mark.parametrize("game_id", ADVISED)
def test_what_is_hidden_changes_nothing(game_id: str) -> None:
    """Who judges by the state would tell what somebody hides; a twin looks the same from outside."""
    game = registry.find(game_id)
    for state in states(game):
        twin = game.sample(game.observe(state, None), Chance(SECRET[::-1], 1))
        assert twin != state
        assert judged(game, state) == judged(game, twin)


def test_another_process_judges_alike() -> None:
    """A judgement is stored, and repeated by everybody who has the file."""
    code = "from tests.games.ai.test_judge import every; print(every())"
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert ran.stdout.strip() == every()


def test_the_versions_belong_to_these_numbers() -> None:
    """Who judges in another way must raise VERSION, and who values in another way that of the opponents.

    Else matches that were judged before read as wrong.
    """
    game, opponents = registry.find("tetranomicon"), registry.opponents_of("tetranomicon")
    assert opponents is not None
    found = [judged(game, state) for state in states(game)]
    assert (VERSION, opponents.version) == (1, 3)
    assert found == [(247, 237, 308, 208), (10, 205, 364, 420), (121, 764, 62, 52)]


def test_a_victory_is_counted_and_not_guessed() -> None:
    game = registry.find("tetranomicon")
    match = play_out(game, 2, SECRET, random.Random(1))
    outcome = game.outcome(match.state(len(match.turns)))
    assert outcome is not None
    shares = judged(game, match.state(len(match.turns)))
    assert [share == 1000 for share in shares] == [place == 1 for place in outcome.places]


def test_a_world_at_least_is_looked_at() -> None:
    """Of none there is no mean; nobody wants to read of that in the middle of a division."""
    game = registry.find("tetranomicon")
    with pytest.raises(ValueError, match="a world"):
        judged(game, states(game)[0], 0)


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ((720, 280), (1, 2)),
        ((525, 475), (1, 1)),
        ((526, 474), (1, 2)),
        ((100, 500, 400), (3, 1, 2)),
        ((390, 340, 270), (1, 1, 3)),
        ((400, 360, 240, 0), (1, 1, 3, 4)),
        ((360, 320, 280, 40), (1, 1, 3, 4)),
        ((500, 500, 0, 0), (1, 1, 3, 3)),
    ],
)
def test_close_shares_make_one_place(shares: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """The distance is that to the first of a place: else many small steps would make all of a table equal."""
    assert places(shares) == expected
