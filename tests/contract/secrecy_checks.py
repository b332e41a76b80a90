"""What every game promises about secrets, each as a check of one moment that raises AssertionError.

The idea is noninterference: take the state and a second one that differs only in what an observer may not see
(`Game.sample` makes it from the observer's view). Every answer of the game to that observer must be equal in both, also
after moves whose secrets differ (tests/contract/twin_moves.py).
"""

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec

from games.kernel.codec import encode
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.game import Step
from games.kernel.ids import Observer, Seat
from games.kernel.play_out import FIRST_REVISION, awaited_seat, random_turns
from tests.contract.bent_chance import BentChance, Draw
from tests.contract.moments import LONG, Moment
from tests.contract.strange_moves import strange_moves
from tests.contract.twin_moves import Pair, check_opened_alike, is_alike, log, made_move, two_moves

_LOCK_STEPS = 6
_BENT_DRAWS = 12
_PLAYED_ON = 100


def check_sample(moment: Moment) -> None:
    """A sample of a view is a state with that view and the same questions, and it can be played to the end.

    A long match is played on for a while.
    """
    for observer in moment.observers:
        sampled = moment.sampled(observer)
        assert encode(moment.game.observe(sampled, observer)) == encode(moment.view(observer))
        assert moment.game.decisions(sampled) == moment.game.decisions(moment.state)
        assert moment.game.outcome(sampled) == moment.game.outcome(moment.state)
    for seat in moment.seats:
        check_unanswered(moment, seat)
    rng = moment.rng()
    begun = moment.sampled(rng.choice(moment.observers))
    turns = random_turns(moment.game, begun, moment.match.seed, rng, revision=FIRST_REVISION + moment.revision)
    for turn in islice(turns, _PLAYED_ON if moment.game.id in LONG else None):
        begun = turn.step.state
    assert moment.game.id in LONG or moment.game.outcome(begun) is not None


def check_unanswered(moment: Moment, seat: Seat) -> None:
    """Before the others have answered, all are asked what they are asked now, and the seat itself has what it had."""
    view = moment.game.unanswered(moment.view(seat))
    asked = moment.game.decisions(moment.game.sample(view, moment.other_chance()))
    for before, now in zip(asked, moment.game.decisions(moment.state), strict=True):
        is_others = now.sealed and now.seat != seat
        assert before == now or (is_others and before == msgspec.structs.replace(now, owed=True))


def check_noninterference(moment: Moment, observer: Observer) -> None:
    """Two states that differ only in what `observer` may not see give `observer` the same answers, now and after moves.

    Where something hidden is revealed, the second state is made anew from what `observer` sees then.
    """
    rng = moment.rng()
    strange = strange_moves(moment, most=15)
    first, second = moment.state, moment.sampled(observer)
    sealed: dict[tuple[Seat, str], Pair] = {}
    for _ in range(_LOCK_STEPS):
        assert answers(moment, first, observer, strange) == answers(moment, second, observer, strange)
        decisions = moment.game.decisions(first)
        if not decisions:
            return
        seat = awaited_seat(decisions, rng)
        moves = two_moves(moment, (first, second), seat, observer, rng)
        if moves is None:
            return
        made = tuple(made_move(moment, state, seat, move) for state, move in zip((first, second), moves, strict=True))
        step = made[0].step
        if step.seal is not None:
            sealed[seat, step.seal] = moves
        first = step.state
        if is_alike(moment, observer, made):
            check_opened_alike(moment, step, observer, sealed)
            second = made[1].step.state
        else:
            assert made[0].stays or made[1].stays, f"{moves} distinguished by {observer}"
            second, sealed = moment.game.sample(moment.game.observe(first, observer), moment.other_chance()), {}


def check_noninterference_for_all(moment: Moment) -> None:
    """`check_noninterference` for the public and every seat."""
    for observer in moment.observers:
        check_noninterference(moment, observer)


def answers(moment: Moment, state: Any, observer: Observer, strange: list[Any]) -> list[Any]:
    """Return all answers of the game to `observer` about `state`, with the refusals of `strange` moves."""
    game = moment.game
    answered: list[Any] = [encode(game.observe(state, observer)), game.decisions(state), game.outcome(state)]
    if observer is None:
        return answered
    legal = game.legal_moves(state, observer)
    answered.append(legal)
    answered += [_explained(moment, state, observer, move) for move in (*legal, *strange)]
    answered += [_refused(moment, state, observer, move) for move in strange if move not in legal]
    if legal:
        answered.append(game.default_move(state, observer, moment.next_chance()))
    return answered


def check_events_tell_no_more_than_views(moment: Moment, observer: Observer) -> None:
    """If a changed draw changes something that `observer` does not see, the events for `observer` do not change either.

    Dice that leave no trace in the state may appear in events. Anything that the state keeps and the view hides may
    not.
    """
    rng = moment.rng()
    if moment.revision == 0:
        match = moment.match
        _compare_bent(
            moment, observer, FIRST_REVISION, lambda chance: moment.game.new_match(match.seats, match.options, chance)
        )
    for decision in moment.game.decisions(moment.state):
        move = rng.choice(moment.game.legal_moves(moment.state, decision.seat))

        def act(chance: BentChance, seat: Seat = decision.seat, move: Any = move) -> Step[Any, Any]:
            return moment.game.apply(moment.state, seat, move, chance)

        _compare_bent(moment, observer, FIRST_REVISION + moment.revision + 1, act)


def check_events_for_all(moment: Moment) -> None:
    """Run `check_events_tell_no_more_than_views` for the public and every seat."""
    for observer in moment.observers:
        check_events_tell_no_more_than_views(moment, observer)


def check_sealed_default(moment: Moment) -> None:
    """The default of a sealed decision is no fixed function of a secret: where it would reveal one, it must be drawn.

    Everybody can tell that a default was made; a rule such as "the lowest card" would say something about the whole
    hand. Where several seats are asked at once nobody can tell before the seals open: their defaults are made together.
    """
    public_twin = moment.sampled(None)
    decisions = moment.game.decisions(moment.state)
    kinds = Counter(decision.kind for decision in decisions)
    for decision in decisions:
        if not decision.sealed or kinds[decision.kind] > 1:
            continue
        chance, twin_chance = moment.next_chance(), moment.next_chance()
        move = moment.game.default_move(moment.state, decision.seat, chance)
        twin_move = moment.game.default_move(public_twin, decision.seat, twin_chance)
        assert move == twin_move or (chance.draws and twin_chance.draws)


def _compare_bent(
    moment: Moment, observer: Observer, revision: int, act: Callable[[BentChance], Step[Any, Any]]
) -> None:
    rng = moment.rng()
    straight = BentChance(moment.match.seed, revision)
    step = act(straight)
    view = encode(moment.game.observe(step.state, observer))
    answered = log(moment, step, observer)
    for draw in rng.sample(straight.made, min(len(straight.made), _BENT_DRAWS)):
        other = act(_bend(moment, revision, draw, rng))
        if other.state != step.state and encode(moment.game.observe(other.state, observer)) == view:
            assert log(moment, other, observer) == answered


def _bend(moment: Moment, revision: int, draw: Draw, rng: random.Random) -> BentChance:
    return BentChance(moment.match.seed, revision, draw, rng.randrange(1, draw.bound) if draw.bound > 1 else 0)


def _explained(moment: Moment, state: Any, seat: Seat, move: Any) -> bytes:
    return encode(moment.game.explain(state, seat, move))


def _refused(moment: Moment, state: Any, seat: Seat, move: Any) -> Any:
    """Return code and facts of the refusal, or the notation of a move that an open decision allowed."""
    try:
        moment.apply(state, seat, move)
    except IllegalMove as refusal:
        return refusal.code, dict(refusal.facts)
    return "allowed", _printed(moment, move)


def _printed(moment: Moment, move: Any) -> str:
    try:
        return moment.game.print_move(move)
    except NotationError as refusal:
        return refusal.code
