"""Action phase (SPEC 3.2, 4): one action or a pass in each turn. The five kinds of moves have a file each. Pure."""

from functools import lru_cache

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Seat, clockwise_from, seats_of
from games.kernel.tuples import put
from games.tetranomicon import artifacts, building, campaign, events, routing, summoning
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, Pass, SummonCreature, WinTrophy
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.quotes import PassQuote, Quote
from games.tetranomicon.state import State

_PASS = Pass()


@lru_cache(maxsize=256)
def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all that `seat` may do in its turn, in canonical order (12.1).

    Kept for a while: whoever made the step to `state` has asked whether `seat` can do more than pass.
    """
    if state.coins[seat] < LOWEST_PRICE:
        return (_PASS,)
    return (
        *building.legal(state, seat),
        *routing.legal(state, seat),
        *artifacts.legal(state, seat),
        *summoning.legal(state, seat),
        *campaign.legal(state, seat),
        _PASS,
    )


def can_only_pass(state: State, seat: Seat) -> bool:
    """Say whether `seat` has no action (4.7)."""
    return len(legal(state, seat)) == 1


def quote(state: State, seat: Seat, move: Move) -> Quote | None:
    """Return what `move` would cost `seat` and do; None if that cannot be told."""
    match move:
        case Build():
            return building.quote(state, seat, move)
        case LayRoute():
            return routing.quote(state, seat, move)
        case CreateArtifact():
            return artifacts.quote(state, seat, move)
        case SummonCreature():
            return summoning.quote(state, seat, move)
        case WinTrophy():
            return campaign.quote(state, seat, move)
        case Pass():
            return PassQuote(state.coins[seat], state.era)


def carry_out(state: State, seat: Seat, move: Move) -> Step[State, events.Event]:
    """Carry out an action of `seat`, whose turn it is; ids are known and in play. Then it is the next one's turn.

    Raises:
        IllegalMove: with the codes of the five kinds of moves.
    """
    done = _carried_out(state, seat, move)
    return Step(replace(done.state, turn=_next(done.state, seat)), done.events, done.final)


def passed(state: State, seat: Seat, *, automatic: bool) -> Step[State, events.Event]:
    """Let `seat` pass; it does nothing more in this era (4.7)."""
    out = replace(state, passed=put(state.passed, seat, True))
    told = events.Passed(seat, automatic, state.coins[seat], _still_in(out))
    return Step(replace(out, turn=_next(out, seat)), (told,))


def _carried_out(state: State, seat: Seat, move: Move) -> Step[State, events.Event]:
    match move:
        case Build():
            return building.carry_out(state, seat, building.check(state, seat, move))
        case LayRoute():
            return routing.carry_out(state, seat, routing.check(state, seat, move))
        case CreateArtifact():
            return artifacts.carry_out(state, seat, artifacts.check(state, seat, move))
        case SummonCreature():
            return summoning.carry_out(state, seat, summoning.check(state, seat, move))
        case WinTrophy():
            return campaign.carry_out(state, seat, campaign.check(state, seat, move))
        case Pass():
            return passed(state, seat, automatic=False)


def _still_in(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats_of(state.seats) if not state.passed[seat])


def _next(state: State, seat: Seat) -> Seat | None:
    """Return who acts after `seat`: the next one clockwise who has not passed, `seat` itself last; None if all have."""
    for other in clockwise_from(seat + 1, state.seats):
        if not state.passed[other]:
            return other
    return None
