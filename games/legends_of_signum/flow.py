"""The phases of a match: who is asked what, and what a move leads to (SPEC 3.3 to 3.5, 15). Pure."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import Phase, waits
from games.legends_of_signum import activating, choices, construction, moves, ordering, playing, setup, turns
from games.legends_of_signum.casting import use_power
from games.legends_of_signum.course import Course, MatchOver, TurnLost
from games.legends_of_signum.nearest import nearest
from games.legends_of_signum.paying import payments, price_of
from games.legends_of_signum.quoting import quote
from games.legends_of_signum.state import State

SETUP = ("hero", "first", "hand", "place")
Act = Callable[[Course, Seat, Any], None]


def to_the_end(act: Act) -> Act:
    """Return `act`, which a rule may cut short where it ends the turn or the match."""

    def made(course: Course, seat: Seat, move: Any) -> None:
        try:
            act(course, seat, move)
        except TurnLost:
            turns.lose_turn(course)
        except MatchOver:
            pass

    return made


def phase_of_setup(kinds: Any) -> Phase[State, moves.Move, Course]:
    """Return the row of a question of the set-up that is answered with moves of these kinds."""
    return Phase(
        waits,
        setup.decisions,
        setup.legal_moves,
        to_the_end(setup.act),
        kinds,
        default=setup.default_move,
        nearest=nearest,
    )


def phase_of_turn(
    legal: Callable[[State, Seat], tuple[moves.Move, ...]],
    act: Act,
    default: Callable[[State, Seat, Chance], moves.Move],
    kinds: Any,
    **rest: Any,
) -> Phase[State, moves.Move, Course]:
    """Return the row of a phase of the active player, in which the others can change their standing orders (3.5).

    `rest` are the fields of a `Phase` after `default`.
    """

    def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
        return legal(state, seat) if seat == state.table.active else ordering.order_moves(state.secrets[seat])

    def acting(course: Course, seat: Seat, move: Any) -> None:
        if seat == course.active:
            act(course, seat, move)
        elif isinstance(move, moves.SetOrder):
            ordering.set_order(course, seat, move)
        else:
            raise IllegalMove("not_your_turn", turn=course.active)

    def default_move(state: State, seat: Seat, chance: Chance) -> moves.Move:
        return default(state, seat, chance) if seat == state.table.active else legal_moves(state, seat)[0]

    return Phase(
        waits, decisions, legal_moves, to_the_end(acting), kinds | moves.SetOrder, default=default_move, **rest
    )


def decisions(state: State) -> tuple[Decision, ...]:
    """Return what is asked in a turn, in seat order (3.5, D5)."""
    table = state.table
    active = table.active
    others = tuple([Seat(seat) for seat, secret in enumerate(state.secrets) if secret.tactics and seat != active])
    return _asked(active, kind_of(state), table.phase == "activation", others)


@lru_cache(maxsize=256)
def _asked(active: Seat, kind: str, free: bool, others: tuple[Seat, ...]) -> tuple[Decision, ...]:
    """Return a question to the active player, and what `others` can change meanwhile; asked again and again."""
    asked = [Decision(active, kind, free=free)]
    asked += [Decision(seat, "orders", owed=False, sealed=True) for seat in others]
    return tuple(sorted(asked, key=lambda decision: decision.seat))


def kind_of(state: State) -> str:
    """Return what the active player is asked."""
    table = state.table
    if table.phase != "activation":
        return table.phase
    return "control" if table.controlled else "follow_up" if table.acting else "activation"


def construct(course: Course, seat: Seat, move: Any) -> None:
    """Carry out the choice of the construction phase; raises what `construction.act` does."""
    if isinstance(move, moves.SetOrder):
        raise IllegalMove("wrong_phase", phase="construction")
    construction.act(course, seat, move)


def discards(state: State, seat: Seat) -> tuple[moves.Discard, ...]:
    """Return the cards that can be discarded (3.4.3)."""
    return tuple(map(moves.Discard, dict.fromkeys(state.secrets[seat].hand)))


def discard(course: Course, seat: Seat, move: Any) -> None:
    """Discard a card, and end the turn when there are no more to discard; raises what `turns.discard` does."""
    if isinstance(move, moves.SetOrder):
        raise IllegalMove("wrong_phase", phase="discard")
    turns.discard(course, seat, move.card)
    _finish_turn(course)


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the moves of a seat can be about in the activation phase."""
    return choices.topics(state, seat) if seat == state.table.active else ("",)


def possible_topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the moves of a seat may be about in the activation phase."""
    return choices.possible_topics(state, seat) if seat == state.table.active else ("",)


def moves_about(state: State, seat: Seat, topic: str) -> tuple[moves.Move, ...]:
    """Return the moves of a seat about a topic in the activation phase, in canonical order."""
    if seat != state.table.active:
        return ordering.order_moves(state.secrets[seat])
    return choices.moves_about(state, seat, topic)


def after_activating(state: State, seat: Seat, chance: Chance) -> moves.Move:
    """Return the move of a seat whose time is up: its creature has done what it did, or the turn ends (15)."""
    acting = state.table.controlled or state.table.acting
    return moves.Done(acting) if acting else moves.End()


def activate(course: Course, seat: Seat, move: Any) -> None:
    """Carry out a move of the activation phase, in any order (3.3).

    While an activation is open (4.10) nothing else may be done except stances and orders.

    Raises:
        IllegalMove: `busy` (`unit`) while another creature acts; `wrong_phase` (`phase`); what the rules of it refuse.
    """
    acting = course.table.controlled or course.table.acting
    if acting and not isinstance(move, moves.SetOrder | moves.SetStance) and getattr(move, "unit", None) != acting:
        raise IllegalMove("busy", unit=acting)
    if type(move) not in _ACTIONS:
        raise IllegalMove("wrong_phase", phase=course.table.phase)
    _ACTIONS[type(move)](course, seat, move)


def end(course: Course, seat: Seat, move: moves.End) -> None:
    """End the turn, as far as there is nothing to discard."""
    turns.end(course)
    _finish_turn(course)


def _finish_turn(course: Course) -> None:
    """Give the turn on when there is nothing to discard."""
    if not turns.too_many(course):
        turns.pass_on(course)


_ACTIONS: Mapping[type[Any], Act] = {
    moves.SetOrder: ordering.set_order,
    moves.SetStance: ordering.set_stance,
    moves.Go: activating.go,
    moves.Run: activating.go,
    **dict.fromkeys(
        (moves.Fight, moves.Shoot, moves.Throw, moves.Magic, moves.Heal, moves.Hex, moves.Explore), activating.act
    ),
    moves.Done: lambda course, seat, move: activating.done(course, seat, move.unit),
    moves.End: end,
    moves.Power: lambda course, seat, move: use_power(course, seat, move.on),
    moves.Deploy: playing.deploy,
    moves.Cast: playing.cast_spell,
    moves.Wear: playing.wear,
    moves.Lay: playing.lay,
    moves.Terrain: playing.place_terrain,
    moves.Muster: playing.muster,
}


def variants(state: State, seat: Seat, move: Any) -> Mapping[str, tuple[moves.Move, ...]]:
    """Return the other ways to pay for a card."""
    if not isinstance(move, moves.Deploy | moves.Cast | moves.Wear | moves.Lay) or move.card is None:
        return {}
    paid = sorted(move.pay or ())
    ways = payments(state.table.players[seat], price_of(state.table, seat, move.card))
    return {"pay": tuple(replace(move, pay=way) for way in ways if sorted(way) != paid)}


def leave(course: Course, seat: Seat) -> bool:
    """Take a player who gives up out of the match (14.1, 17.2); of more than two, the seat stays in the set-up."""
    if course.table.phase in SETUP and course.table.mode != "duel":
        return False
    to_the_end(lambda course, seat, _move: turns.give_up(course, seat))(course, seat, None)
    return True


def levy(state: State, seat: Seat, chance: Chance) -> moves.Levy:
    """Return what is done in the construction phase for a seat whose time is up (15)."""
    return moves.Levy()


def drawn_discard(state: State, seat: Seat, chance: Chance) -> moves.Discard:
    """Return the card that is discarded for a seat whose time is up: drawn by chance (SPEC 15, D11)."""
    return chance.choice("default_discard", discards(state, seat))


PHASES: Mapping[str, Phase[State, moves.Move, Course]] = {
    "hero": phase_of_setup(moves.Hero),
    "first": phase_of_setup(moves.First | moves.Second),
    "hand": phase_of_setup(moves.Keep | moves.Mulligan | moves.Start),
    "place": phase_of_setup(moves.PlaceHero),
    "construction": phase_of_turn(
        construction.legal_moves,
        construct,
        levy,
        moves.Build | moves.Levy | moves.Study | moves.Pass,
    ),
    "discard": phase_of_turn(
        discards,
        discard,
        drawn_discard,
        moves.Discard,
    ),
    "activation": phase_of_turn(
        lambda state, seat: (),
        activate,
        after_activating,
        moves.Move,
        topics=topics,
        possible_topics=possible_topics,
        moves_about=moves_about,
        variants=variants,
        explain=quote,
        nearest=nearest,
    ),
}
