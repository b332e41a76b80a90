"""Pledging phase: each seat in turn puts coins on the lot, in a long game within a turn of points (SPEC 3.2, 3.8, 3.9).

Pure. A guard that is on the table may be given orders whenever its seat has no turn.
"""

from msgspec.structs import replace

from games.kernel.course import Course as AnyCourse
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat, clockwise_from
from games.kernel.phases import Phase, one_asked, single
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
from tests.games.auction.opening import name_top_lot
from tests.games.auction.scoring import stake
from tests.games.auction.state import Guarding, State

Course = AnyCourse[State, Event]
TurnMove = Pledge | Polish | Peek | Guard | End
COVER = "cover"
GUARD = "guard"
ORDER = "order"


def _most(state: State, seat: Seat) -> int:
    most = min(MOST_PLEDGED - (state.pledges[seat] or 0), state.coins[seat])
    return most if state.length == "short" else min(most, state.points)


def _pledges(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(Pledge(coins) for coins in range(_most(state, seat) + 1))


def _pledge(course: Course, seat: Seat, move: Pledge) -> None:
    """Put coins on the lot, and a card face down under them.

    Raises:
        IllegalMove: `pledge_out_of_range` (fact `most`), `not_in_hand` (fact `card`), `covered`.
    """
    state = course.state
    is_short, most = state.length == "short", _most(state, seat)
    if not (0 if is_short else 1) <= move.coins <= most:
        raise IllegalMove("pledge_out_of_range", most=most)
    course.put("coins", seat, course.state.coins[seat] - move.coins)
    course.put("pledges", seat, (state.pledges[seat] or 0) + move.coins)
    course.set(points=max(0, state.points - move.coins))
    course.tell(CoinsPledged(seat, move.coins, None if move.card is None else COVER))
    if move.card is None:
        return
    if is_short or move.card not in money_of(state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card)
    if state.covers[seat] is not None:
        raise IllegalMove("covered")
    course.put("hands", seat, without(state.hands[seat], move.card))
    course.put("covers", seat, move.card)
    course.seal(COVER)


def _begin_bids(course: Course) -> bool:
    """Go on to the bids when all have pledged; the match is dead where somebody has nothing to bid (4.2)."""
    state = course.state
    if state.waiting if state.length == "long" else any(state.pledges[seat] is None for seat in state.active):
        return True
    can_bid = all(money_of(state.hands[seat]) for seat in state.active)
    course.set(phase="bidding" if can_bid else "over", is_dead=not can_bid)
    course.make_final()
    return False


def _turn_decisions(state: State) -> tuple[Decision, ...]:
    """Return the decision of the seat in turn, and of those that could give orders meanwhile."""
    active = state.waiting[0]
    return tuple(
        Decision(seat, "turn", clock=f"turn {state.round}")
        if seat == active
        else Decision(seat, "orders", owed=False, sealed=True, steady=True, plan="none")
        for seat in state.active
        if seat == active or state.guards[seat]
    )


def _topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the moves of a turn are about; orders have one topic."""
    if seat != state.waiting[0]:
        return ("",)
    return tuple(topic for topic in ("coins", "lot", "guard", "end") if _turn_moves(state, seat, topic))


def _turn_moves(state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
    """Return the legal moves about `topic`."""
    if seat != state.waiting[0]:
        return (Hold(), *(Auto(least) for least in LEAST_WORTHS))
    money = money_of(state.hands[seat])
    match topic:
        case "coins":
            cards = () if state.covers[seat] else money
            amounts = range(1, _most(state, seat) + 1)
            return tuple(Pledge(coins, card) for coins in amounts for card in (None, *cards))
        case "lot" if state.points:
            return (Polish(), Peek()) if _can_peek(state, seat) else (Polish(),)
        case "guard" if state.points and state.guards[seat] is None:
            return tuple(Guard(card) for card in money)
        case "end":
            return (End(),)
    return ()


def _can_peek(state: State, seat: Seat) -> bool:
    return bool(state.lots) and not state.peeked[seat]


def _act(course: Course, seat: Seat, move: TurnMove | Hold | Auto) -> None:
    """Carry out a move of the seat in turn, or an order of another one.

    Raises:
        IllegalMove: `wrong_phase` (fact `phase`), `no_points` (fact `points`), `nothing_to_peek`; those of the moves.
    """
    state = course.state
    if isinstance(move, Hold | Auto) == (seat == state.waiting[0]):
        raise IllegalMove("wrong_phase", phase=state.phase)
    if isinstance(move, Polish | Peek | Guard):
        if not state.points:
            raise IllegalMove("no_points", points=0)
        course.set(points=state.points - 1)
    match move:
        case Hold() | Auto():
            _order(course, seat, move)
        case Pledge():
            _pledge(course, seat, move)
        case Polish():
            _polish(course, seat)
        case Peek():
            if not _can_peek(state, seat):
                raise IllegalMove("nothing_to_peek")
            course.tell(Peeked(seat, name_top_lot(course)))
            course.put("peeked", seat, True)
            course.make_final()
        case Guard(card):
            _lay_guard(course, seat, card)
        case End():
            course.put("pledges", seat, state.pledges[seat] or 0)
            course.set(waiting=state.waiting[1:], points=POINTS)
            course.tell(TurnEnded(seat))


def _polish(course: Course, seat: Seat) -> None:
    """Add a point to the lot, unless a guard of another seat stops it; by rule this stays done."""
    state = course.state
    course.make_final()
    for other in clockwise_from(seat + 1, len(state.seats))[:-1]:
        guard = state.guards[other]
        if guard is not None and guard.least is not None and guard.least <= state.worth and not state.gone[other]:
            course.put("guards", other, None)
            course.lay("discard", guard.card)
            course.tell(PolishStopped(seat, other, guard.card))
            course.open(other, GUARD)
            return
    course.set(worth=state.worth + 1)
    course.tell(LotPolished(seat, course.state.worth))


def _lay_guard(course: Course, seat: Seat, card: str | None) -> None:
    """Lay the card face down.

    Raises:
        IllegalMove: `guarded`, `not_in_hand` (fact `card`).
    """
    hand = course.state.hands[seat]
    if course.state.guards[seat] is not None:
        raise IllegalMove("guarded")
    if card is None or card not in money_of(hand):
        raise IllegalMove("not_in_hand", card=card or "")
    course.put("hands", seat, without(hand, card))
    course.put("guards", seat, Guarding(card))
    course.tell(GuardLaid(seat, card))
    course.seal(GUARD)


def _order(course: Course, seat: Seat, move: Hold | Auto) -> None:
    """Give the own guard an order; nobody else learns of it.

    Raises:
        IllegalMove: `no_guard`, `no_such_order`.
    """
    guard = course.state.guards[seat]
    if guard is None:
        raise IllegalMove("no_guard")
    least = move.least if isinstance(move, Auto) else None
    if least is not None and least not in LEAST_WORTHS:
        raise IllegalMove("no_such_order")
    course.put("guards", seat, replace(guard, least=least))
    course.tell(OrderGiven(seat, least))
    course.seal(ORDER)


PLEDGING = Phase[State, Move, Course](
    _begin_bids,
    lambda state: one_asked(next(seat for seat in state.in_turn if state.pledges[seat] is None), "pledge"),
    _pledges,
    _pledge,
    Pledge,
    explain=stake,
    automatic=single(_pledges),
)
TURNS = Phase[State, Move, Course](
    _begin_bids,
    _turn_decisions,
    act=_act,
    moves=TurnMove | Hold | Auto,
    default=lambda state, seat, chance: End() if seat == state.waiting[0] else Hold(),
    topics=_topics,
    moves_about=_turn_moves,
    explain=stake,
)
