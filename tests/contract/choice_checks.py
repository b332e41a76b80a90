"""What every game promises about choosing: topics, variants, the nearest move, wishes, and leaving.

Each is a check of one moment that raises AssertionError.
"""

from typing import Any

import msgspec

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.play_out import FIRST_REVISION, random_turns
from tests.contract.moments import Moment
from tests.contract.strange_moves import strange_moves

_SOME_MOVES = 10
_MOST_FUTURES = 60
"""So many futures are looked at before a wish counts as one that can never be."""


def check_choices(moment: Moment) -> None:
    """Topics differ and have moves, possible ones have all moves; variants are legal and differ only in their aspect.

    The nearest move is legal.
    """
    for decision in moment.game.decisions(moment.state):
        seat = decision.seat
        topics = moment.game.topics(moment.state, seat)
        assert len(set(topics)) == len(topics)
        possible = moment.game.possible_topics(moment.state, seat)
        assert len(set(possible)) == len(possible)
        legal = moment.game.legal_moves(moment.state, seat)
        about = {each: moment.game.moves_about(moment.state, seat, each) for each in (*topics, *possible)}
        assert all(about[each] for each in topics)
        for named in (topics, possible):
            assert legal == tuple(move for each in named for move in about[each])
        for move in moment.rng().sample(legal, min(len(legal), _SOME_MOVES)):
            _check_variants(moment, decision, move, legal)
        for move in strange_moves(moment, most=_SOME_MOVES):
            near = moment.game.nearest(moment.state, seat, move)
            assert near is None or _is_legal(moment, seat, near), f"{near!r} is near {move!r}, but refused"


def check_asked_have_a_choice(moment: Moment) -> None:
    """Who is asked alone and in public, after a move of somebody else, has a choice.

    What is thrown or drawn is left to a person, and so is the end of a turn after other moves of it. With a secret
    answer, silence would tell that there was no choice.
    """
    decisions = moment.game.decisions(moment.state)
    if len(decisions) != 1 or decisions[0].sealed or decisions[0].free:
        return
    seat = decisions[0].seat
    last = moment.past[-1] if moment.past else None
    goes_on = last is not None and last.seat == seat
    legal = moment.game.legal_moves(moment.state, seat)
    if len(legal) == 1 and not goes_on:
        chance = moment.next_chance()
        moment.game.apply(moment.state, seat, legal[0], chance)
        assert chance.draws, f"{decisions[0].kind} has no choice but {legal[0]!r}"


def check_leave(moment: Moment) -> None:
    """A seat that leaves by the game's own rule is not asked again, and the others play on to the end."""
    if not moment.game.decisions(moment.state):
        return
    seat = moment.rng().choice(moment.seats)
    step = moment.game.leave(moment.state, seat, moment.next_chance())
    if step is None:
        return
    state = step.state
    asked = list(moment.game.decisions(state))
    revision = FIRST_REVISION + moment.revision + 1
    for turn in random_turns(moment.game, state, moment.match.seed, moment.rng(), revision=revision):
        asked += turn.decisions
        state = turn.step.state
    assert seat not in {decision.seat for decision in asked}
    assert moment.game.outcome(state) is not None


def check_wishes(moment: Moment) -> None:
    """Each wish for the next question is a legal move in some state in which the seat is asked.

    What a wish for another kind of question is granted there is legal.
    """
    game = moment.game
    for seat in moment.seats:
        wishes = game.wishes(moment.view(seat))
        assert len(set(wishes)) == len(wishes)
        left = {wish for wish in wishes if not game.wish_kind(wish)}
        kinds = {decision.kind for decision in game.decisions(moment.state) if decision.seat == seat}
        for wish in [each for each in wishes if game.wish_kind(each) in kinds]:
            move = game.granted(moment.state, seat, wish)
            assert move is None or _is_legal(moment, seat, move)
        rng = moment.rng()
        for number in range(_MOST_FUTURES):
            if not left:
                break
            chance = Chance(b"wishes" + bytes([number]) * 26, 1) if number else moment.next_chance()
            state = moment.game.sample(moment.view(seat), chance)
            for turn in random_turns(moment.game, state, moment.match.seed, rng):
                if seat in {decision.seat for decision in turn.decisions}:
                    left -= set(moment.game.legal_moves(state, seat))
                    break
                state = turn.step.state
        assert not left, f"{left} can never be"


def _check_variants(moment: Moment, decision: Decision, move: Any, legal: tuple[Any, ...]) -> None:
    for aspect, others in moment.game.variants(moment.state, decision.seat, move).items():
        assert move not in others
        assert len(set(others)) == len(others)
        differing = {name for other in others for name in _differences(move, other)}
        assert len(differing) <= 1, f"{aspect} changes {differing}"
        for other in others:
            assert other in legal or decision.free
            assert _is_legal(moment, decision.seat, other), f"{other!r} is offered for {move!r}, but refused"


def _differences(move: Any, other: Any) -> set[str]:
    plain, changed = (msgspec.to_builtins(each) for each in (move, other))
    return {name for name in {*plain, *changed} if plain.get(name) != changed.get(name)}


def _is_legal(moment: Moment, seat: Seat, move: Any) -> bool:
    try:
        moment.apply(moment.state, seat, move)
    except IllegalMove:
        return False
    return True
