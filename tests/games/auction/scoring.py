"""What becomes of a lot, leaving, and the end: by the rules, because nobody can bid, or one side is left (SPEC 3.5, 4).

Pure.
"""

from collections.abc import Sequence

import msgspec

from games.kernel.course import Course as AnyCourse
from games.kernel.game import Outcome
from games.kernel.ids import Seat
from tests.games.auction.components import COIN, POINTS, PRICE_BONUS, ROUNDS, VALUES
from tests.games.auction.events import Event, LotAwarded, MatchEnded, PriceMet, RoundBegun, SeatLeft
from tests.games.auction.moves import Appraise, Bid, Move, Pledge
from tests.games.auction.state import State

Course = AnyCourse[State, Event]
TEAMS = (0, 1, 0, 1)


class Stake(msgspec.Struct, frozen=True, tag="stake"):
    """What a bid or pledge is about: the value it puts in, and the points the lot brings now."""

    value: int
    points: int


def stake(state: State, seat: Seat, move: Move) -> Stake | None:
    """Return the value put in and the points at stake."""
    points = state.worth + state.pledged
    match move:
        case Pledge(coins):
            return Stake(coins, points + coins)
        case Bid(card):
            return Stake(VALUES.get(card, 0), points)
        case Appraise(price, pay):
            return Stake(1 if pay == COIN else VALUES.get(pay or "", 0), price)
    return None


def give(course: Course) -> None:
    """Give the lot to the leader; the auctioneer who named just what it brings is paid for that (3.7)."""
    state = course.state
    assert state.leader is not None
    points = state.worth + state.pledged
    course.put("scores", state.leader, course.state.scores[state.leader] + points)
    course.tell(LotAwarded(state.leader, str(state.lot), points))
    if state.price == points:
        course.put("scores", state.auctioneer, course.state.scores[state.auctioneer] + PRICE_BONUS)
        course.tell(PriceMet(state.auctioneer, PRICE_BONUS))
    _next_round(course, state.leader)


def refuse(course: Course) -> None:
    """Take the lot away, after a veto or because the leader left."""
    state = course.state
    course.tell(LotAwarded(None, str(state.lot), 0))
    _next_round(course, state.in_turn[0 if state.gone[state.auctioneer] else 1])


def _next_round(course: Course, auctioneer: Seat) -> None:
    """Clear the table (3.6), or end the match (4.1)."""
    nothing = (None,) * len(course.state.seats)
    course.set(auctioneer=auctioneer, lot=None, price=None, pledges=nothing, bids=nothing, answers=nothing)
    number = course.state.round + 1
    if number > ROUNDS[course.state.length]:
        course.set(phase="over")
        course.tell(MatchEnded(_sums(course.state)))
    else:
        course.set(phase="opening", round=number)
        course.tell(RoundBegun(number, auctioneer))


def leave(course: Course, seat: Seat) -> bool:
    """Take `seat` out of a long match (4.4): all its cards go with it, coins on the lot stay there."""
    state = course.state
    if state.length == "short":
        return False
    guard, cover = state.guards[seat], state.covers[seat]
    kept = (card for card in (None if guard is None else guard.card, cover) if card is not None)
    course.put("hands", seat, tuple(sorted((*state.hands[seat], *kept))))
    for field in ("bids", "answers", "covers", "guards"):
        course.put(field, seat, None)
    course.put("gone", seat, True)
    course.tell(SeatLeft(seat))
    course.make_final()
    if len(_sides_left(course.state)) == 1:
        course.set(phase="over", waiting=())
    elif state.waiting:
        points = POINTS if state.waiting[0] == seat else state.points
        course.set(waiting=tuple(each for each in state.waiting if each != seat), points=points)
    if state.auctioneer == seat and course.state.phase not in {"pledging", "over"}:
        course.set(auctioneer=course.state.in_turn[0])
    return True


def sides(has_teams: bool, seats: int) -> tuple[int, ...]:
    """Return the side of each seat (4.3)."""
    return TEAMS if has_teams else tuple(range(seats))


def _sums(state: State) -> tuple[int, ...]:
    """Return points and coins left, added by seat (4.1)."""
    return tuple(score + coins for score, coins in zip(state.scores, state.coins, strict=True))


def standing(state: State) -> Outcome:
    """Return places and sums as things are; coins left part equal sums, those who left come last."""
    totals, coins = _by_side(state, _sums(state)), _by_side(state, state.coins)
    stay = _by_side(state, [not gone for gone in state.gone])
    ranks = tuple(zip((count > 0 for count in stay), totals, coins, strict=True))
    reason = "dead" if state.is_dead else "resigned" if len(_sides_left(state)) == 1 else "finished"
    return Outcome.ranked(ranks, totals, reason)


def _sides_left(state: State) -> set[int]:
    sides_of = sides(state.has_teams, len(state.seats))
    return {sides_of[seat] for seat in state.active}


def _by_side(state: State, values: Sequence[int]) -> tuple[int, ...]:
    sides_of = sides(state.has_teams, len(values))
    return tuple(
        sum(value for value, other in zip(values, sides_of, strict=True) if other == side) for side in sides_of
    )
