"""What every game promises about play, each as a check of one moment that raises AssertionError."""

from collections.abc import Callable

from games.kernel.codec import decode_state, encode
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from tests.contract.moments import Moment
from tests.contract.strange_moves import strange_moves

Check = Callable[[Moment], object]
_SOME_MOVES = 12


def check_decisions(moment: Moment) -> None:
    """There are decisions exactly while there is no outcome: in seat order, none twice, and some seat is awaited."""
    decisions = moment.game.decisions(moment.state)
    outcome = moment.game.outcome(moment.state)
    assert bool(decisions) == (outcome is None)
    asked = [(decision.seat, decision.kind) for decision in decisions]
    assert [seat for seat, _ in asked] == sorted(seat for seat, _ in asked)
    assert len(set(asked)) == len(asked)
    assert {seat for seat, _ in asked} <= set(moment.seats)
    assert not decisions or any(decision.owed for decision in decisions)
    if outcome is not None:
        assert len(outcome.places) == len(outcome.scores) == len(moment.seats)
        for place in outcome.places:
            assert place == 1 + sum(other < place for other in outcome.places)


def check_legal_moves(moment: Moment) -> None:
    """A seat has legal moves exactly when it is asked; they are different, and always in the same order."""
    asked = {decision.seat for decision in moment.game.decisions(moment.state)}
    reloaded = decode_state(moment.game, encode(moment.state))
    for seat in moment.seats:
        legal = moment.game.legal_moves(moment.state, seat)
        assert bool(legal) == (seat in asked)
        assert len(set(legal)) == len(legal)
        assert moment.game.legal_moves(moment.state, seat) == legal
        assert moment.game.legal_moves(reloaded, seat) == legal


def check_legal_moves_apply(moment: Moment) -> None:
    """Every legal move applies, leaves the old state unchanged, and leads to a state that can be queried."""
    before = encode(moment.state)
    for seat in moment.seats:
        for move in moment.game.legal_moves(moment.state, seat):
            step = moment.apply(moment.state, seat, move)
            assert isinstance(step.events, tuple)
            assert step.events
            assert bool(moment.game.decisions(step.state)) == (moment.game.outcome(step.state) is None)
    assert encode(moment.state) == before


def check_other_moves_are_refused(moment: Moment) -> list[IllegalMove]:
    """Every move that is not listed is refused, unless the decision is open; return the refusals."""
    refusals = []
    strange = strange_moves(moment)
    free_seats = {decision.seat for decision in moment.game.decisions(moment.state) if decision.free}
    for seat in moment.seats:
        legal = set(moment.game.legal_moves(moment.state, seat))
        for move in strange:
            if move in legal:
                continue
            try:
                moment.apply(moment.state, seat, move)
            except IllegalMove as refusal:
                refusals.append(refusal)
            else:
                assert seat in free_seats, f"seat {seat} made {move!r}, which is not among its legal moves"
    return refusals


def check_default_move(moment: Moment) -> None:
    """The default move of every asked seat is one of its legal moves."""
    for decision in moment.game.decisions(moment.state):
        move = moment.game.default_move(moment.state, decision.seat, moment.next_chance())
        assert move in moment.game.legal_moves(moment.state, decision.seat)


def check_seals(moment: Moment) -> None:
    """A seal has a label that is not taken, and only seals that exist are opened.

    Only the change of an answer already given replaces the seal under its label.
    """
    closed: dict[Seat, set[str]] = {seat: set() for seat in moment.seats}
    for turn in moment.past:
        own = closed[turn.seat]
        own -= set(turn.step.dropped)
        if turn.step.seal is not None:
            is_owed = any(decision.owed for decision in turn.decisions if decision.seat == turn.seat)
            assert turn.step.seal not in own or not is_owed, f"{turn.step.seal} is in use"
            own.add(turn.step.seal)
        for opened in turn.step.opened:
            assert opened.label in closed[opened.seat], f"nothing lies under {opened}"
            closed[opened.seat].remove(opened.label)


def check_sealed_decisions(moment: Moment) -> None:
    """Each answer to a sealed decision is sealed, or withdraws what was sealed."""
    for decision in moment.game.decisions(moment.state):
        legal = moment.game.legal_moves(moment.state, decision.seat)
        for move in moment.rng().sample(legal, min(len(legal), _SOME_MOVES)) if decision.sealed else ():
            step = moment.apply(moment.state, decision.seat, move)
            assert step.seal is not None or step.dropped, f"{move!r} is not sealed"
