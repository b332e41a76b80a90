"""What every computer player promises: it knows the view alone, and answers the same again anywhere.

How well it plays is measured by `python -m games arena`; what a game's computers know has tests of its own.
"""

import hashlib
import os
import subprocess
import sys
from functools import lru_cache

import pytest

from games import registry
from games.ai import levels
from games.ai.arena import Contest, Played, Spent, standing, wilson
from games.ai.estimates import estimates, shares
from games.ai.player import choose
from games.ai.question import Asked
from games.ai.quick import QuickChance
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.game import Outcome
from tests.architecture.sources import game_packages
from tests.games.computed import Position, answer, levels_of, positions
from tests.sampling import sample

POSITIONS = sample(12, hunt=200)
SLOW_POSITIONS = sample(2, hunt=200)
"""Of a level that searches for a second."""

GAMES = [package.name for package in game_packages()]
LEVELS = [(game_id, level) for game_id in GAMES for level in levels_of(game_id)]
ADVISED = [game_id for game_id in GAMES if registry.opponents_of(game_id)]


@lru_cache
def some_positions(game_id: str) -> tuple[Position, ...]:
    return tuple(positions(game_id, POSITIONS))


def of_level(game_id: str, level: str) -> tuple[Position, ...]:
    """Return fewer positions for a level that takes long."""
    found = some_positions(game_id)
    return found[:: max(1, len(found) // SLOW_POSITIONS)] if level.startswith("hard") else found


@pytest.mark.parametrize(("game_id", "level"), LEVELS)
def test_what_is_hidden_changes_nothing(game_id: str, level: str) -> None:
    """The same move comes from another state with the same view: a computer that knows more would be found."""
    for position in of_level(game_id, level):
        assert answer(position, level) == answer(position, level, position.twin())


def test_who_gets_the_state_is_found() -> None:
    """The check above can fail: a faulty player that is told the state answers otherwise in the twin."""

    def peeking(position: Position, state: object) -> bytes:
        number = int.from_bytes(hashlib.sha256(codec.encode(state)).digest())
        moves = position.game.legal_moves(state, position.seat)
        return codec.encode(moves[number % len(moves)])

    found = some_positions("legends_of_signum")
    assert any(peeking(each, each.state) != peeking(each, each.twin()) for each in found)


@pytest.mark.parametrize(("game_id", "level"), LEVELS)
def test_another_process_answers_alike(game_id: str, level: str) -> None:
    """Nothing hangs on the order of a set, which differs with PYTHONHASHSEED, or on what was computed before."""
    most = SLOW_POSITIONS if level.startswith("hard") else POSITIONS
    command = (sys.executable, "-m", "tests.games.computed", game_id, level, str(most))
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert ran.stdout.splitlines() == [answer(position, level) for position in positions(game_id, most)]


def test_a_view_is_told_as_bytes() -> None:
    """Types do not stop a state that is passed for a view; bytes of one are no view."""
    position = some_positions("legends_of_signum")[0]
    told = Asked(codec.encode(position.state), position.seat, position.kind)
    with pytest.raises(codec.CorruptData):
        choose(position.game, None, told, "random", position.chance())


@pytest.mark.parametrize("game_id", GAMES)
def test_random_draws_a_topic_and_then_a_move(game_id: str) -> None:
    """Matches of before verify: the move is the one that the same chance drew from the whole list."""
    for position in some_positions(game_id):
        chance, game, seat = position.chance(), position.game, position.seat
        topics = game.topics(position.state, seat)
        topic = chance.choice("topic", topics) if len(topics) > 1 else topics[0]
        move = chance.choice("move", game.moves_about(position.state, seat, topic))
        assert answer(position, "random") == game.print_move(move)


@pytest.mark.parametrize("text", ["", "random.1", "easy", "normal.x", "hard.1.", "best.1", "normal.1.bold.more", "7"])
def test_what_is_no_level_is_refused(text: str) -> None:
    """A level out of a file or a press cannot name what was never written."""
    with pytest.raises(Refusal) as caught:
        levels.read(text)
    assert caught.value.code == "unknown_level"


@pytest.mark.parametrize("text", ["random", "normal.1", "hard.12.bold"])
def test_levels_are_read_as_they_are_written(text: str) -> None:
    assert str(levels.read(text)) == text


def test_a_version_that_is_gone_is_refused() -> None:
    """`verify` must be told, or it would call another player's move wrong."""
    position = some_positions("tetranomicon")[0]
    with pytest.raises(Refusal, match="unknown_level"):
        answer(position, "normal.999")


def test_quick_chance_is_the_same_everywhere() -> None:
    """The numbers of `random.Random.random` are promised for a seed; other methods of it are not."""
    chance = QuickChance(7)
    assert [chance.below("", 100) for _ in range(6)] == [32, 15, 65, 7, 53, 36]
    assert chance.draws == 6


def test_a_place_is_drawn_by_its_weight() -> None:
    chance = QuickChance(1)
    drawn = [chance.weighted((0, 3, 1)) for _ in range(400)]
    assert drawn.count(0) == 0
    assert 250 < drawn.count(1) < 350
    assert QuickChance(1).weighted((0, 0)) == 0


def test_seats_that_share_the_first_place_share_the_victory() -> None:
    """A side of two that wins has won whole: so a pair of partners counts as one player in the arena."""
    assert shares(Outcome((1, 2, 1), (5, 3, 5))) == (0.5, 0.0, 0.5)
    assert shares(Outcome((1, 3, 1, 3), (5, 3, 5, 3)), (0, 1, 0, 1)) == (1.0, 0.0, 1.0, 0.0)


@pytest.mark.parametrize("game_id", ADVISED)
def test_chances_of_all_sides_add_up(game_id: str) -> None:
    """Advice has a fact and a weight for every term and seat, as integers: a float could round otherwise elsewhere."""
    opponents = registry.opponents_of(game_id)
    assert opponents is not None
    advice = opponents.advice
    for position in some_positions(game_id):
        facts, weights = advice.facts(position.state), advice.weights(position.state)
        assert all(type(number) is int for row in (*facts, weights) for number in row)
        assert {len(row) for row in (*facts, weights)} == {len(advice.terms)}
        sides = advice.sides(position.state) or range(len(facts))
        by_side = dict(zip(sides, estimates(position.game, advice, position.state), strict=True))
        assert sum(by_side.values()) == pytest.approx(1)


@pytest.mark.parametrize("game_id", ADVISED)
def test_characters_are_three_of_slight_tilts(game_id: str) -> None:
    opponents = registry.opponents_of(game_id)
    assert opponents is not None
    assert len(opponents.characters) in {0, 3}
    for changes in opponents.characters.values():
        assert set(changes) <= set(opponents.advice.terms)
        assert len(changes) <= 3
        assert all(abs(change) <= 20 for change in changes.values())


def test_wilson_interval() -> None:
    """Known values: 8 of 10 with 95 %."""
    low, high = wilson(0.8, 10, 1.96)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_only_whole_rotations_count() -> None:
    """Seats can hide everything: a match whose other rotation is missing says nothing."""
    contest = Contest(registry.find("tetranomicon"), None, "random", "random", 2)
    won, lost = (_played(0, 0, (1.0, 0.0)), _played(0, 1, (0.0, 1.0))), _played(1, 0, (0.0, 1.0))
    found = standing(contest, (*won, lost))
    assert (found.matches, found.rounds, found.share) == (2, 1, 1.0)
    with pytest.raises(ValueError, match="no seed"):
        standing(contest, (lost,))


def test_a_series_that_varies_less_is_surer() -> None:
    """Two rotations of a seed are no independent matches: where each seed is won once and lost once, half is sure."""
    contest = Contest(registry.find("tetranomicon"), None, "random", "random", 2)
    even = [_played(number, rotation, (1.0, 0.0)) for number in range(10) for rotation in range(2)]
    odd = [
        _played(number, rotation, (1.0, 0.0) if (number % 2) == rotation else (0.0, 1.0))
        for number in range(10)
        for rotation in range(2)
    ]
    assert standing(contest, even).low > standing(contest, odd).low


def _played(number: int, rotation: int, parts: tuple[float, float]) -> Played:
    return Played(number, rotation, ("random", "random"), parts, (1, 0), (Spent(), Spent()), 1, "finished")
