"""The quote of a move (SPEC 4, 8.3): the move is tried on what is public, and its result is described. Pure."""

from games.dungeon_twister import actions
from games.dungeon_twister import events as e
from games.dungeon_twister import quotes as q
from games.dungeon_twister.actions import Action
from games.dungeon_twister.components import token_of
from games.dungeon_twister.course import Course
from games.dungeon_twister.moves import End, Move, Regenerate, Reveal
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.state import Public, State
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat


def quote(state: State, seat: Seat, move: Action) -> q.Quote | None:
    """Return what an action costs and does; None for what costs nothing or is not allowed."""
    public = state.public
    if isinstance(move, End):
        return None
    if isinstance(move, Reveal):
        return _reveal(public, seat, move)
    course = Course.trial(State(public))
    try:
        actions.act(course, seat, move)
    except IllegalMove:
        return None
    course.settle()
    return _told(public, seat, move, course)


def _reveal(public: Public, seat: Seat, move: Reveal) -> q.Quote | None:
    """Return the quote of a reveal, which cannot be tried."""
    state = State(public)
    if move not in actions.moves_about(state, seat, "reveal"):
        return None
    paid = Course.trial(state)
    paid.pay(paid.piece(token_of(seat, move.who)))
    owners = public.buried[SLOTS.index(move.slot)]
    price = _price(public, paid.public, seat, move)
    return q.RevealQuote(price, (owners.count(Seat(0)), owners.count(Seat(1))))


def _told(public: Public, seat: Seat, move: Move, course: Course) -> q.Quote:
    events, after = course.events, course.public
    price = _price(public, after, seat, move)
    points = sum(event.points for event in events if isinstance(event, e.Exited))
    died = tuple(event.token for event in events if isinstance(event, e.Died))
    match events[0]:
        case e.Moved(_, way, _, holds, picked, passed):
            return q.GoQuote(price, way, holds, picked, passed, points, died)
        case e.Jumped(holds=holds, left=left) | e.Walked(holds=holds, left=left):
            return q.LeapQuote(price, holds, left, after.jumps[seat], points)
        case e.FightBegun(_, _, sides, strengths):
            return q.FightQuote(price, sides, strengths)
        case e.RoomRotated(clockwise=clockwise, tokens=tokens):
            return q.RotateQuote(price, clockwise, tokens)
        case e.FireballThrown(square=square):
            gained = tuple(new - old for new, old in zip(after.scores, public.scores, strict=True))
            return q.FireQuote(price, square, died, (gained[0], gained[1]))
        case e.Healed(token=token):
            return q.ActQuote(price, token)
    return q.ActQuote(price)


def _price(public: Public, after: Public, seat: Seat, move: Move) -> q.Price:
    """Return who pays for a move, and whether turn or match end with it; `after` is the position after it."""
    code = "TRO" if isinstance(move, Regenerate) else getattr(move, "who", "")
    piece = public.piece(token_of(seat, code))
    bonus = piece.bonus if piece else 0
    is_over = after.phase == "over"
    has_more = after.points_left or any(each.bonus for each in after.pieces)
    return q.Price(bool(bonus), (bonus or public.points_left) - 1, not has_more and not is_over, is_over)
