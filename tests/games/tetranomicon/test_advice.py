"""What computers know of Tetranomicon: what they do where everybody who has read the rules would do the same."""

import pytest

from games import registry
from games.ai.drawn import BLUNDER
from games.ai.player import Opponents, choose
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.ai.tree import Tree
from games.kernel import codec
from games.kernel.game import Decision
from games.kernel.play_out import defaults
from games.tetranomicon.advice import CHARACTERS, OPPONENTS, TERMS, WEIGHTS
from games.tetranomicon.moves import Build, Move
from games.tetranomicon.parameters import ERAS, PLAYER_COUNTS
from games.tetranomicon.state import State
from tests.games.tetranomicon.scenes import GAME, Scene, chance, scene

ADVICE = OPPONENTS.advice


def owed(state: State) -> Decision | None:
    return next(iter(GAME.decisions(state)), None)


def question(state: State, seed: int = 0) -> Question[State, Move]:
    asked = owed(state)
    assert asked is not None
    view = codec.encode(GAME.observe(state, asked.seat))
    return Question(GAME, ADVICE, Asked(view, asked.seat, asked.kind), QuickChance(seed))


def chosen(here: Scene, level: str, revision: int = 1) -> str:
    """Return what a computer does, in notation."""
    asked = owed(here.state)
    assert asked is not None
    view = codec.encode(GAME.observe(here.state, asked.seat))
    found = choose(
        GAME, OPPONENTS, Asked(view, asked.seat, asked.kind), f"{level}.{OPPONENTS.version}", chance(revision)
    )
    return GAME.print_move(found.move)


def last_action(**changes: object) -> Scene:
    """Return the end of a match between two, in which only seat 0 still acts: one of each direction is won already."""
    pieces: dict[str, object] = {
        "era": ERAS, "passed": (1,), "coins": (14, 20), "buildings": {0: "A1 farm", 1: "C1 farm"},
        "armies": {0: "Armus", 1: "Ferrarius"}, "artifacts": {0: "saw1", 1: "army3"}, "artifact_pool": "farms2",
    }  # fmt: skip
    return scene(2, **{**pieces, **changes})  # type: ignore[arg-type]  # the pieces of `scene`


def test_terms_weights_and_characters_belong_together() -> None:
    """Catches a term without a weight, or a stage or number of seats without any."""
    for seats in PLAYER_COUNTS:
        state = GAME.new_match(seats, defaults(GAME), QuickChance(1)).state
        assert [len(facts) for facts in ADVICE.facts(state)] == [len(TERMS)] * seats
        assert [len(weights) for weights in WEIGHTS[seats]] == [len(TERMS)] * ADVICE.stages
    for tilts in CHARACTERS.values():
        assert len(tilts) == 3
        assert all(term in TERMS and abs(change) <= 20 for term, change in tilts.items())


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_win_is_taken_at_once(level: str) -> None:
    """Seat 0 is ahead in strength and fame and behind in the others; by passing it wins on the total of values."""
    here = last_action(coins=(20, 10), trophies={0: (4,)}, creature_pool="Mortum Iratus")
    assert {chosen(here, level, revision) for revision in range(6)} == {"pass"}


def test_of_two_wins_the_greater_is_taken_and_compared() -> None:
    """Passing wins three directions, Iratus with the last coins only two and by the total.

    Would catch a hint for the first move that wins at all, which says that it was compared with nothing.
    """
    here = last_action(coins=(8, 5), trophies={0: (4, 4)}, creature_pool="Iratus Mortum", artifact_pool="")
    judged = OPPONENTS.players["hard"].decide(question(here.state))
    scores = {}
    for each in judged:
        assert each.after is not None
        outcome = GAME.outcome(each.after)
        if outcome is not None and outcome.places == (1, 2):
            scores[GAME.print_move(each.move)] = outcome.scores
    assert scores == {"pass": (3, 1), "creature Iratus": (2, 2)}
    assert GAME.print_move(judged[0].move) == "pass"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_direction_that_decides_is_won(level: str) -> None:
    """Strength is ahead, influence behind by 1, wealth lost anyway: the artifact wins influence, passing does not."""
    here = last_action(buildings={0: "A1 farm, A2 farm", 1: "C1 farm"})
    assert chosen(here, level) == "artifact farms2"


def test_easy_makes_no_blunder_and_is_not_always_the_same() -> None:
    """Over a match whose moves easy makes itself."""
    state, seen = GAME.new_match(2, defaults(GAME), QuickChance(3)).state, set[Move]()
    easy = OPPONENTS.players["easy"]
    for number in range(200):
        asked = owed(state)
        if asked is None:
            break
        here = question(state, number)
        move = easy.decide(here)[0].move
        world = here.world()
        judged = {each.move: here.judged(world, each.move).estimate for each in here.candidates(world, asked.seat)}
        assert judged[move] >= max(judged.values()) - BLUNDER - 0.02
        state = GAME.apply(state, asked.seat, move, QuickChance(number)).state
        if number == 4:
            seen = {easy.decide(question(state, seed))[0].move for seed in range(40)}
    assert owed(state) is None
    assert len(seen) >= 3


def test_equal_towers_are_looked_at_once() -> None:
    """F1 is the only plain there; J3 and J4 are both mountains."""
    here = scene(2, buildings={0: "J1 farm, J2 sawmill"}, routes={0: "F-J"}, era=4)
    built = [
        each.move
        for each in question(here.state).candidates(here.state, GAME.decisions(here.state)[0].seat)
        if isinstance(each.move, Build) and each.move.tower.startswith("J")
    ]
    assert [(move.tower, move.building) for move in built] == [("J3", "mine")]


def test_nothing_is_found_out_twice_in_a_kept_world() -> None:
    """Catches a search that keeps its worlds and plays every move in them again all the same."""
    state = GAME.new_match(2, defaults(GAME), QuickChance(3)).state
    spent = []
    for worlds in (0, 2):
        here = question(state)
        Tree(150, is_shared=True, worlds=worlds).decide(here)
        spent.append(here.spent)
    assert spent[1] < spent[0] / 2


@pytest.mark.parametrize("seats", PLAYER_COUNTS)
def test_normal_plays_matches_to_the_end(seats: int) -> None:
    """Catches facts that fail in a phase or at a number of seats, and a value that passes at once in all eras."""
    state = GAME.new_match(seats, defaults(GAME), QuickChance(seats)).state
    moves = 0
    while (asked := owed(state)) is not None:
        found = OPPONENTS.players["normal"].decide(question(state, moves))[0].move
        state = GAME.apply(state, asked.seat, found, QuickChance(moves)).state
        moves += 1
    assert moves > 8 * seats


def test_the_registry_knows_them() -> None:
    found = registry.opponents_of("tetranomicon")
    assert isinstance(found, Opponents)
    assert {"easy", "normal"} <= {level.name for level in found.offered()}
