"""Action phase (SPEC 3.2, 4): one action or a pass in each turn. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat, seats_of
from games.kernel.phases import one_asked
from games.tetranomicon import building, campaign, cards, events, routing
from games.tetranomicon.eras import incomes
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, Pass, SummonCreature, WinTrophy
from games.tetranomicon.parameters import ERAS, LOWEST_PRICE
from games.tetranomicon.pricing import Course, next_turn
from games.tetranomicon.quotes import PassQuote, Quote
from games.tetranomicon.scoring import standings, table
from games.tetranomicon.state import State
from games.tetranomicon.topology import check_in_play, not_in_play

_PASS = Pass()


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the seat whose turn it is (9.1); goods and campaigns may also come from dearer cities."""
    return () if state.turn is None else one_asked(state.turn, "action", free=True)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all that `seat` may do in its turn, in canonical order (12.1)."""
    return tuple([move for topic in possible_topics(state, seat) for move in _LISTERS[topic](state, seat)])


def possible_topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the kinds of moves that `seat` may have, so far as its coins tell; its pages list all moves at once."""
    return _TOPICS if state.coins[seat] >= LOWEST_PRICE else _TOPICS[-1:]


def moves_about(state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
    """Return the moves of `seat` of one kind, or with "" of every kind."""
    return tuple(_LISTERS[topic](state, seat)) if topic else legal_moves(state, seat)


def variants(state: State, seat: Seat, move: Move) -> dict[str, tuple[Move, ...]]:
    """Return where else the goods of a building can come from, or a campaign can start (4.2, 4.6)."""
    if isinstance(move, Build):
        return {"source": building.elsewhere(state, seat, move)}
    return {"start": campaign.elsewhere(state, seat, move)} if isinstance(move, WinTrophy) else {}


def only_pass(state: State, seat: Seat) -> Pass | None:
    """Return the pass of a seat that has no action (4.7, D28); what is found out fastest is asked first."""
    can_act = state.coins[seat] >= LOWEST_PRICE and (
        cards.creatures(state, seat)
        or routing.legal(state, seat)
        or cards.artifacts(state, seat)
        or building.legal(state, seat)
        or campaign.legal(state, seat)
    )
    return None if can_act else _PASS


def act(course: Course, seat: Seat, move: Move) -> None:
    """Carry out an action of `seat`, whose turn it is. Then it is the next one's turn.

    Raises:
        IllegalMove: `not_in_play` (`id`, `seats`); the codes of the five kinds of actions.
    """
    check_in_play(move, course.state.seats)
    if isinstance(move, Pass):
        _pass_turn(course, seat)
    else:
        _ACTS[type(move)](course, seat, move)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return passing (D34)."""
    return _PASS


def explain(state: State, seat: Seat, move: Move) -> Quote | None:
    """Return the price of `move` with its parts and what it does; None if that cannot be told."""
    if not_in_play(move, state.seats):
        return None
    if isinstance(move, Pass):
        return _passing(state, seat)
    quote: Quote | None = _QUOTES[type(move)](state, seat, move)
    return quote


def _passing(state: State, seat: Seat) -> PassQuote:
    """Return what passing keeps, and what comes of it by what everybody has now (5, 7)."""
    seats = incomes(state).seats
    is_last = all(state.passed[other] for other in seats_of(state.seats) if other != seat)
    values = [(own.coins_after, *now.values[1:]) for own, now in zip(seats, standings(state), strict=True)]
    final = table(tuple(values)) if is_last and state.era == ERAS else ()
    return PassQuote(state.coins[seat], state.era, seats[seat].coins_after, seats[seat].lost, is_last, final)


def _pass_turn(course: Course, seat: Seat) -> None:
    """Let `seat` pass; it does nothing more in this era (4.7)."""
    state = course.state
    passed = put(state.passed, seat, True)
    course.set(passed=passed, turn=next_turn(passed, seat))
    still_in = tuple([other for other in seats_of(state.seats) if not passed[other]])
    course.tell(events.Passed(seat, course.automatic, state.coins[seat], still_in))


def not_asked(state: State, seat: Seat) -> IllegalMove:
    """Return the refusal of a seat that does not act now: `already_passed` (`era`), `not_your_turn` (`turn`)."""
    if state.passed[seat]:
        return IllegalMove("already_passed", era=state.era)
    return IllegalMove("not_your_turn", turn=-1 if state.turn is None else state.turn)


_LISTERS: Final[dict[str, Callable[[State, Seat], Sequence[Move]]]] = {
    "build": building.legal,
    "route": routing.legal,
    "artifact": cards.artifacts,
    "creature": cards.creatures,
    "trophy": campaign.legal,
    "pass": lambda state, seat: (_PASS,),
}
"""What lists the moves of each kind, in canonical order (12.1)."""
_TOPICS: Final = tuple(_LISTERS)
_ACTS: dict[type, Callable[[Course, Seat, Any], None]] = {
    Build: building.build,
    LayRoute: routing.lay,
    CreateArtifact: cards.create,
    SummonCreature: cards.summon,
    WinTrophy: campaign.win,
}
_QUOTES: dict[type, Callable[[State, Seat, Any], Quote | None]] = {
    Build: building.quote,
    LayRoute: routing.quote,
    CreateArtifact: cards.artifact_quote,
    SummonCreature: cards.creature_quote,
    WinTrophy: campaign.quote,
}
