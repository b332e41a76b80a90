"""Pledging phase: each seat in turn puts coins on the lot, in a long game within a turn of points (SPEC 3.2, 3.8, 3.9).

Pure. A guard that is on the table may be given orders whenever its seat has no turn.
"""

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction.components import LEAST_WORTHS, MOST_PLEDGED, POINTS, money_of
from tests.games.auction.events import (
    CoinsPledged,
    Event,
    GuardLaid,
    LotPolished,
    OrderGiven,
    Peeked,
    PolishStopped,
    TurnEnded,
)
from tests.games.auction.moves import Auto, End, Guard, Hold, Move, Peek, Pledge, Polish
from tests.games.auction.opening import top_lot
from tests.games.auction.state import Guarding, State, without

COVER = "cover"
GUARD = "guard"
ORDER = "order"


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the decision of the seat in turn, and of those that could give orders meanwhile."""
    active = _in_turn(state)
    if state.length == "short":
        return (Decision(active, "pledge"),)
    asked = [Decision(active, "turn", clock="turn")]
    asked += [
        Decision(seat, "orders", owed=False, sealed=True, steady=True, plan="none")
        for seat in state.active
        if seat != active and state.guards[seat]
    ]
    return tuple(sorted(asked, key=lambda decision: decision.seat))


def is_turn(state: State, seat: Seat) -> bool:
    """Return whether `seat` has its turn in a long game."""
    return state.length == "long" and seat == _in_turn(state)


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the moves of `seat` are about."""
    if not is_turn(state, seat):
        return ("",)
    names = ("coins", "lot", "guard", "end")
    return tuple(topic for topic in names if moves_about(state, seat, topic))


def moves_about(state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
    """Return the legal moves about `topic`."""
    if seat != _in_turn(state):
        return (Hold(), *(Auto(least) for least in LEAST_WORTHS))
    most = _most(state, seat)
    if state.length == "short":
        return tuple(Pledge(coins) for coins in range(most + 1))
    money = money_of(state.hands[seat])
    match topic:
        case "coins":
            cards = () if state.covers[seat] else money
            amounts = range(1, most + 1)
            return tuple(Pledge(coins, card) for coins in amounts for card in (None, *cards))
        case "lot" if state.points:
            return (Polish(), Peek()) if _can_peek(state, seat) else (Polish(),)
        case "guard" if state.points and state.guards[seat] is None:
            return tuple(Guard(card) for card in money)
        case "end":
            return (End(),)
    return ()


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
    """Carry out a move of the seat in turn, or an order of another one.

    Raises:
        IllegalMove: `wrong_phase` (fact `phase`), `no_points` (fact `points`); those of the moves.
    """
    is_own_turn = seat == _in_turn(state)
    match move:
        case Hold() | Auto() if not is_own_turn:
            return _order(state, seat, move)
        case Pledge() if is_own_turn:
            return _pledge(state, seat, move)
        case Polish() | Peek() | Guard() | End() if is_own_turn and state.length == "long":
            if not isinstance(move, End) and not state.points:
                raise IllegalMove("no_points", points=0)
            return _act(state, seat, move, chance)
    raise IllegalMove("wrong_phase", phase=state.phase)


def follow(state: State) -> Step[State, Event]:
    """Go on to the bids when all have had their turn; the match is dead where somebody has nothing to bid (4.2)."""
    if state.waiting if state.length == "long" else any(state.pledges[seat] is None for seat in state.active):
        return Step(state)
    if all(money_of(state.hands[seat]) for seat in state.active):
        return Step(replace(state, phase="bidding"), final=True)
    return Step(replace(state, phase="over", is_dead=True), final=True)


def _in_turn(state: State) -> Seat:
    if state.length == "long":
        return state.waiting[0]
    return next(seat for seat in state.in_turn if state.pledges[seat] is None)


def _most(state: State, seat: Seat) -> int:
    most = min(MOST_PLEDGED - (state.pledges[seat] or 0), state.coins[seat])
    return most if state.length == "short" else min(most, state.points)


def _can_peek(state: State, seat: Seat) -> bool:
    return bool(state.lots) and not state.peeked[seat]


def _pledge(state: State, seat: Seat, move: Pledge) -> Step[State, Event]:
    """Put coins on the lot, and a card face down under them.

    Raises:
        IllegalMove: `pledge_out_of_range` (fact `most`), `not_in_hand` (fact `card`), `covered`.
    """
    least = 0 if state.length == "short" else 1
    if not least <= move.coins <= _most(state, seat):
        raise IllegalMove("pledge_out_of_range", most=_most(state, seat))
    after = replace(
        state,
        coins=put(state.coins, seat, state.coins[seat] - move.coins),
        pledges=put(state.pledges, seat, (state.pledges[seat] or 0) + move.coins),
        points=max(0, state.points - move.coins),
    )
    pledged = CoinsPledged(seat, move.coins, None if move.card is None else COVER)
    if move.card is None:
        return Step(after, (pledged,))
    if state.length == "short" or move.card not in money_of(state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card)
    if state.covers[seat] is not None:
        raise IllegalMove("covered")
    covered = replace(
        after,
        hands=put(state.hands, seat, without(state.hands[seat], move.card)),
        covers=put(state.covers, seat, move.card),
    )
    return Step(covered, (pledged,), seal=COVER)


def _act(state: State, seat: Seat, move: Polish | Peek | Guard | End, chance: Chance) -> Step[State, Event]:
    """Spend a point, or end the turn.

    Raises:
        IllegalMove: `nothing_to_peek`, `guarded`, `not_in_hand` (fact `card`).
    """
    spent = replace(state, points=max(0, state.points - 1))
    match move:
        case Polish():
            return _polish(spent, seat)
        case Peek():
            if not _can_peek(state, seat):
                raise IllegalMove("nothing_to_peek")
            lot, known = top_lot(spent, chance)
            return Step(replace(known, peeked=put(state.peeked, seat, True)), (Peeked(seat, lot),), final=True)
        case Guard(card):
            if state.guards[seat] is not None:
                raise IllegalMove("guarded")
            if card is None or card not in money_of(state.hands[seat]):
                raise IllegalMove("not_in_hand", card=card or "")
            hands = put(state.hands, seat, without(state.hands[seat], card))
            laid = replace(spent, hands=hands, guards=put(state.guards, seat, Guarding(card)))
            return Step(laid, (GuardLaid(seat, card),), seal=GUARD)
        case End():
            pledges = put(state.pledges, seat, state.pledges[seat] or 0)
            return Step(replace(state, waiting=state.waiting[1:], points=POINTS, pledges=pledges), (TurnEnded(seat),))


def _polish(state: State, seat: Seat) -> Step[State, Event]:
    """Add a point to the lot, unless a guard of another seat stops it; by rule this stays done."""
    order = (*state.seats[seat + 1 :], *state.seats[:seat])
    for other in order:
        guard = state.guards[other]
        if guard is None or guard.least is None or state.worth < guard.least or state.gone[other]:
            continue
        stopped = replace(state, guards=put(state.guards, other, None), discard=(*state.discard, guard.card))
        told = PolishStopped(seat, other, guard.card)
        return Step(stopped, (told,), final=True, opened=(Opened(other, GUARD),))
    polished = replace(state, worth=state.worth + 1)
    return Step(polished, (LotPolished(seat, polished.worth),), final=True)


def _order(state: State, seat: Seat, move: Hold | Auto) -> Step[State, Event]:
    """Give the own guard an order; nobody else learns of it.

    Raises:
        IllegalMove: `no_guard`, `no_such_order`.
    """
    guard = state.guards[seat]
    if guard is None:
        raise IllegalMove("no_guard")
    least = move.least if isinstance(move, Auto) else None
    if least is not None and least not in LEAST_WORTHS:
        raise IllegalMove("no_such_order")
    ordered = replace(state, guards=put(state.guards, seat, replace(guard, least=least)))
    return Step(ordered, (OrderGiven(seat, least),), seal=ORDER)
