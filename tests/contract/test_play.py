"""Every game, at moments that Hypothesis chooses: who is asked, what is legal, what is refused, and that it ends."""

import pytest
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.kernel.codec import decode_move, encode
from games.kernel.game import AnyGame
from games.kernel.play_out import FIRST_REVISION
from tests.contract import choice_checks, plan_checks, play_checks
from tests.contract.finding import finding
from tests.contract.moments import moments, numbers, options_of, played
from tests.contract.searching import searched

MOST_MOVES = 3_000


@searched
def test_play_ends(game: AnyGame, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seat_counts))
    match = played(game, seats, data.draw(options_of(game)), data.draw(numbers(game)))
    assert 0 < len(match.turns) <= MOST_MOVES
    assert game.outcome(match.state(len(match.turns))) is not None


@pytest.mark.parametrize(
    "check",
    [
        play_checks.check_decisions,
        play_checks.check_legal_moves,
        play_checks.check_legal_moves_apply,
        play_checks.check_other_moves_are_refused,
        play_checks.check_default_move,
        play_checks.check_seals,
        play_checks.check_sealed_decisions,
        choice_checks.check_choices,
        choice_checks.check_asked_have_a_choice,
        choice_checks.check_leave,
        choice_checks.check_wishes,
        plan_checks.check_plans,
        plan_checks.check_queue,
    ],
    ids=lambda check: check.__name__.removeprefix("check_"),
)
@searched
def test_moment(game: AnyGame, check: play_checks.Check, data: st.DataObject) -> None:
    assert finding(check, data.draw(moments(game))) == ""


@searched
def test_same_seed_and_moves_give_the_same_match(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    match = moment.match
    step = game.new_match(match.seats, match.options, Chance(match.seed, FIRST_REVISION))
    assert encode(step.state) == encode(match.start.state)
    assert step.events == match.start.events
    for revision, turn in enumerate(moment.past, start=FIRST_REVISION + 1):
        move = decode_move(game, encode(turn.move))
        step = game.apply(step.state, turn.seat, move, Chance(match.seed, revision))
        assert encode(step.state) == encode(turn.step.state)
        assert encode(step) == encode(turn.step)


@searched
def test_questions_leave_no_trace(game: AnyGame, data: st.DataObject) -> None:
    """Queries change neither the state nor what chance gives next."""
    moment = data.draw(moments(game, running=True))
    before = encode(moment.state)
    seat = game.decisions(moment.state)[0].seat
    game.explain(moment.state, seat, game.legal_moves(moment.state, seat)[0])
    game.default_move(moment.state, seat, moment.next_chance())
    for observer in moment.observers:
        moment.sampled(observer)
    assert encode(moment.state) == before
