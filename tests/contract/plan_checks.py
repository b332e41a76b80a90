"""What every game promises about previews, plans and queues, each as a check of one moment that raises AssertionError.

The functions of the kernel are looked up in its module, so that the checks can be tried on faulty ones.
"""

from typing import Any

from games.kernel import plans
from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.play_out import FIRST_REVISION
from tests.contract.moments import Moment

_LENGTH = 4


def check_suppose(moment: Moment) -> None:
    """A supposed state has the view it was made from, the same decisions and the same legal moves."""
    for decision in moment.game.decisions(moment.state):
        view = moment.view(decision.seat)
        for chance in (moment.other_chance(), moment.next_chance()):
            supposed = moment.game.suppose(view, chance)
            assert encode(moment.game.observe(supposed, decision.seat)) == encode(view)
            assert moment.game.decisions(supposed) == moment.game.decisions(moment.state)
            legal = moment.game.legal_moves(supposed, decision.seat)
            assert legal == moment.game.legal_moves(moment.state, decision.seat)


def check_previews(moment: Moment) -> None:
    """A preview is the same in two states that the seat cannot tell apart."""
    for decision in moment.game.decisions(moment.state):
        seat = decision.seat
        moves = _lined_up(moment, seat)
        previews = []
        for state in (moment.state, moment.sampled(seat), moment.state):
            previews.append(plans.foresee(moment.game, moment.game.observe(state, seat), seat, moves))
        assert previews[0] == previews[1] == previews[2], f"{moves}"


def check_plans(moment: Moment) -> None:
    """A plan is carried out only while the seat sees what was previewed, and not past chance or an opening."""
    for decision in moment.game.decisions(moment.state):
        seat = decision.seat
        moves = _lined_up(moment, seat)
        foreseen = plans.foresee(moment.game, moment.view(seat), seat, moves)
        next_revision = FIRST_REVISION + moment.revision + 1
        chances = [Chance(moment.match.seed, next_revision + number) for number in range(len(moves))]
        steps = plans.carry_out(moment.game, moment.state, seat, foreseen, chances)
        assert steps
        for number, step in enumerate(steps[:-1]):
            assert not chances[number].draws
            assert not step.opened
            assert encode(moment.game.observe(step.state, seat)) == encode(foreseen.views[number])
        if foreseen.ends == "all" and len(steps) == len(moves):
            last = encode(moment.game.observe(steps[-1].state, seat))
            assert last == encode(foreseen.views[-1]) or chances[len(moves) - 1].draws or steps[-1].stays(0)


def check_queue(moment: Moment) -> None:
    """The first legal wish of a queue is played, and wishes that cannot be played any more are dropped."""
    for decision in moment.game.decisions(moment.state):
        seat = decision.seat
        wishes = (*moment.game.wishes(moment.view(seat)), *_lined_up(moment, seat))
        stale = tuple(turn.move for turn in moment.past[-3:])
        given = (*stale, *wishes)
        granted = plans.next_wish(moment.game, moment.state, seat, given)
        assert granted.move is not None
        moment.apply(moment.state, seat, granted.move)
        assert sorted(map(repr, given)) == sorted(map(repr, (granted.wish, *granted.left, *granted.dropped)))
        assert all(moment.game.wish_kind(each) in ("", decision.kind) for each in (granted.wish, *granted.dropped))


def _lined_up(moment: Moment, seat: Seat) -> tuple[Any, ...]:
    """Return some moves that `seat` might line up: legal ones one after another, as far as they can be foreseen."""
    rng = moment.rng()
    state = moment.sampled(seat)
    moves: list[Any] = []
    for number in range(_LENGTH):
        legal = moment.game.legal_moves(state, seat)
        if not legal:
            break
        moves.append(rng.choice(legal))
        try:
            state = moment.game.apply(state, seat, moves[-1], Chance(b"lined up" * 4, number)).state
        except IllegalMove:
            break
    return tuple(moves)
