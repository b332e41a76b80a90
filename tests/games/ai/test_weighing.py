"""What a move cost: against the best level, in the same worlds, and with nothing that came to light later."""

import pytest
from msgspec.structs import replace

from games import registry
from games.ai.estimates import estimates
from games.ai.player import Opponents, PlayedOn
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.ai.weighing import Weighed, screened, weighed
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.play_out import defaults
from tests.play.opponents import Always, Sums, opponents
from tests.play.tally import Add, End, State, Tally

TALLY = Tally()
AT_THE_START = Asked(codec.encode(State((0, 0))), Seat(0), "turn")
CHANCE = Chance(b"weighing", 1)


def lead_of(*sums: int) -> float:
    """Return the chance of the first seat with these sums."""
    return estimates(TALLY, Sums(), State(sums))[0]


def test_a_move_is_compared_with_what_the_best_level_does() -> None:
    cost = round(1000 * (lead_of(3, 0) - lead_of(1, 0)))
    found = weighed(TALLY, opponents(), AT_THE_START, Add(1), CHANCE)
    assert found is not None
    assert (found.best, found.behind, [each.term for each in found.reasons]) == (Add(3), cost, ["sum"])
    assert screened(TALLY, opponents(), AT_THE_START, Add(1), CHANCE) >= cost, "the die may show even more"


def test_the_same_move_cost_nothing() -> None:
    assert weighed(TALLY, opponents(), AT_THE_START, Add(3), CHANCE) is None


def test_who_did_better_than_the_computer_lost_nothing() -> None:
    assert weighed(TALLY, opponents(), AT_THE_START, Add(9), CHANCE) == Weighed(Add(3), 0)


def test_a_turn_is_played_on_so_that_the_order_of_its_moves_costs_nothing() -> None:
    """To end the turn at once costs what it never adds; with one ply alone it would cost the same after adding."""
    known: Opponents[State, object] = opponents()
    played = Opponents(known.advice, 1, known.players, played_on=PlayedOn(Always(3), worlds=2))
    ends = weighed(TALLY, played, AT_THE_START, End(), CHANCE)
    assert ends == Weighed(Add(3), round(1000 * (lead_of(3, 0) - lead_of(0, 0))), ends.reasons if ends else ())
    small = weighed(TALLY, played, AT_THE_START, Add(1), CHANCE)
    assert small is not None
    assert small.behind == 0, "the player who plays on adds three, whatever was added"


def asked_in(game: AnyGame, moves: int) -> Asked:
    """Return what is asked after so many first moves."""
    state = game.new_match(2, defaults(game), Chance(b"a match", 1)).state
    for number in range(moves):
        seat = next(each.seat for each in game.decisions(state) if each.owed)
        state = game.apply(state, seat, game.legal_moves(state, seat)[0], Chance(b"a match", 2 + number)).state
    decision = next(each for each in game.decisions(state) if each.owed)
    return Asked(codec.encode(game.observe(state, decision.seat)), decision.seat, decision.kind)


@pytest.mark.parametrize("game_id", ["tetranomicon", "dungeon_lords", "dungeon_twister", "legends_of_signum"])
def test_the_same_question_is_weighed_alike_and_hangs_on_the_view_alone(game_id: str) -> None:
    """What would not repeat could not be stored for good; what hung on the state would tell what others hid."""
    game, advised = registry.find(game_id), registry.opponents_of(game_id)
    assert advised is not None
    asked = asked_in(game, 14)
    question = Question(game, advised.advice, asked, QuickChance(1))
    twin = codec.encode(game.observe(question.world(), asked.seat))
    moves = game.legal_moves(question.world(), asked.seat)
    once, again, other = (
        [screened(game, advised, Asked(view, asked.seat, asked.kind), move, CHANCE) for move in (moves[0], moves[-1])]
        for view in (asked.view, asked.view, twin)
    )
    assert once == again == other


def test_a_level_that_is_not_offered_with_so_many_seats_compares_nothing_there() -> None:
    """The page names the best level that people can choose at such a table."""
    known = replace(opponents(), unproven_at={"hard": (2,)})
    found = weighed(TALLY, known, AT_THE_START, Add(1), CHANCE)
    assert found is not None
    assert found.best == Add(2)
