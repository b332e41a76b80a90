"""Who is asked what, and what a move leads to (SPEC 3.3 to 3.5, 15). Pure."""

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.legends_of_signum import (
    activating,
    choices,
    construction,
    moves,
    ordering,
    playing,
    setup,
    turns,
)
from games.legends_of_signum.casting import use_power
from games.legends_of_signum.course import Course, MatchOver, TurnLost
from games.legends_of_signum.state import State

SETUP = frozenset({"hero", "first", "hand", "place"})


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked now, in seat order (3.5, D5)."""
    table = state.table
    if table.phase == "over":
        return ()
    if table.phase in SETUP:
        return setup.decisions(state)
    asked = [Decision(table.active, kind_of(state), free=table.phase == "activation")]
    asked += [
        Decision(Seat(seat), "orders", owed=False, sealed=True)
        for seat, secret in enumerate(state.secrets)
        if seat != table.active and secret.tactics
    ]
    return tuple(sorted(asked, key=lambda decision: decision.seat))


def kind_of(state: State) -> str:
    """Return what the active player is asked."""
    table = state.table
    if table.phase != "activation":
        return table.phase
    return "control" if table.controlled else "follow_up" if table.acting else "activation"


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the moves of a seat can be about."""
    table = state.table
    if seat == table.active and table.phase == "activation":
        return choices.topics(state, seat)
    return ("",)


def moves_about(state: State, seat: Seat, topic: str) -> tuple[moves.Move, ...]:
    """Return the moves of a seat about a topic, in canonical order; none if it is not asked."""
    table = state.table
    if table.phase == "over":
        return ()
    if table.phase in SETUP:
        return setup.legal_moves(state, seat) if _is_asked(state, seat) else ()
    if seat != table.active:
        return ordering.order_moves(state.secrets[seat])
    if table.phase == "construction":
        return construction.legal_moves(state, seat)
    if table.phase == "discard":
        return tuple(moves.Discard(card) for card in dict.fromkeys(state.secrets[seat].hand))
    return choices.moves_about(state, seat, topic)


def default_move(state: State, seat: Seat, chance: Chance) -> moves.Move:
    """Return what is done for a seat whose time is up (15)."""
    table = state.table
    if table.phase in SETUP:
        return setup.default_move(state, seat)
    if seat != table.active:
        return ordering.order_moves(state.secrets[seat])[0]
    match kind_of(state):
        case "construction":
            return moves.Levy()
        case "discard":
            return chance.choice("default_discard", moves_about(state, seat, ""))
        case "follow_up" | "control":
            return moves.Done(table.controlled or table.acting)
        case _:
            return moves.End()


def apply(state: State, seat: Seat, move: moves.Move, chance: Chance) -> Course:
    """Return what `move` leads to, with everything that follows without a choice.

    Raises:
        IllegalMove: `match_over`, `no_decision`, `wrong_phase` (`phase`), `busy` (`unit`) while another creature acts,
            and what the rules of the move refuse.
    """
    if state.table.phase == "over":
        raise IllegalMove("match_over")
    if not _is_asked(state, seat):
        raise IllegalMove("no_decision")
    course = Course(state, chance)
    try:
        _act(course, seat, move)
    except TurnLost:
        turns.lose_turn(course)
    except MatchOver:
        pass
    return course


def _is_asked(state: State, seat: Seat) -> bool:
    return any(decision.seat == seat for decision in decisions(state))


def _act(course: Course, seat: Seat, move: moves.Move) -> None:
    phase = course.table.phase
    if phase in SETUP:
        setup.act(course, seat, move)
    elif isinstance(move, moves.SetOrder) and (seat != course.active or phase == "activation"):
        ordering.set_order(course, seat, move)
    elif seat != course.active:
        raise IllegalMove("wrong_phase", phase="orders")
    elif phase == "construction" and isinstance(move, moves.Build | moves.Levy | moves.Study | moves.Pass):
        construction.act(course, seat, move)
    elif phase == "discard" and isinstance(move, moves.Discard):
        turns.discard(course, seat, move.card)
        _finish_turn(course)
    elif phase == "activation":
        _activate(course, seat, move)
    else:
        raise IllegalMove("wrong_phase", phase=phase)


def _activate(course: Course, seat: Seat, move: moves.Move) -> None:
    """Carry out a move of the activation phase; while a creature acts, only its own moves and stances (4.10)."""
    acting = course.table.controlled or course.table.acting
    if isinstance(move, moves.SetStance):
        ordering.set_stance(course, seat, move)
        return
    if acting and getattr(move, "unit", None) != acting:
        raise IllegalMove("busy", unit=acting)
    match move:
        case moves.Go() | moves.Run():
            activating.go(course, seat, move)
        case (
            moves.Fight() | moves.Shoot() | moves.Throw() | moves.Magic() | moves.Heal() | moves.Hex() | moves.Explore()
        ):
            activating.act(course, seat, move)
        case moves.Done():
            activating.done(course, seat, move.unit)
        case moves.End():
            turns.end(course)
            _finish_turn(course)
        case moves.Power():
            use_power(course, seat, move.on)
        case _:
            _play(course, seat, move)


def _play(course: Course, seat: Seat, move: moves.Move) -> None:
    match move:
        case moves.Deploy():
            playing.deploy(course, seat, move)
        case moves.Cast():
            playing.cast_spell(course, seat, move)
        case moves.Wear():
            playing.wear(course, seat, move)
        case moves.Lay():
            playing.lay(course, seat, move)
        case moves.Terrain():
            playing.place_terrain(course, seat, move)
        case moves.Muster():
            playing.muster(course, seat, move)
        case _:
            raise IllegalMove("wrong_phase", phase=course.table.phase)


def _finish_turn(course: Course) -> None:
    """Give the turn on when there is nothing to discard."""
    if not turns.too_many(course):
        turns.pass_on(course)


def leave(state: State, seat: Seat, chance: Chance) -> Course:
    """Return what it leads to that a player gives up (14.1, 17.2)."""
    course = Course(state, chance)
    try:
        turns.give_up(course, seat)
    except TurnLost:
        turns.lose_turn(course)
    except MatchOver:
        pass
    return course
