"""The turn: action cards, the end of a turn, and the end of a match that nobody can win any more (SPEC 3, 6)."""

from functools import lru_cache

from msgspec.structs import replace

from games.dungeon_twister.components import ACTION_CARDS, OPENING_CARD
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import CardPlayed, TurnEnded
from games.dungeon_twister.moves import Card
from games.dungeon_twister.scoring import ending_of, next_active
from games.dungeon_twister.state import Piece, Public, State, clock_of
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat


def decisions(state: State) -> tuple[Decision, ...]:
    """Ask the active seat for an action card, then for its actions."""
    public = state.public
    return _asked(public.turn, public.phase, public.turns)


@lru_cache(maxsize=16)
def _asked(seat: Seat, kind: str, turns: int) -> tuple[Decision, ...]:
    return (Decision(seat, kind, clock=clock_of(turns)),)


def card_moves(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the action cards that may be played (3.2), the lowest first."""
    public = state.public
    return tuple(Card(value) for value in public.hands[seat] if value <= highest_allowed(public))


def highest_allowed(public: Public) -> int:
    """Return the highest card that may be played: until a 4 has been, one more than the highest so far (3.2)."""
    if public.highest >= OPENING_CARD:
        return ACTION_CARDS[-1]
    return max(public.highest + 1, ACTION_CARDS[0])


def play_card(course: Course, seat: Seat, move: Card) -> None:
    """Play an action card.

    Raises:
        IllegalMove: `not_in_hand` (`card`), `too_high` (`card`, `most`).
    """
    public = course.public
    if move.value not in public.hands[seat]:
        raise IllegalMove("not_in_hand", card=move.value)
    if move.value > highest_allowed(public):
        raise IllegalMove("too_high", card=move.value, most=highest_allowed(public))
    hand = tuple(value for value in public.hands[seat] if value != move.value)
    course.set_public(
        phase="action",
        hands=put(public.hands, seat, hand),
        piles=put(public.piles, seat, move.value),
        highest=max(public.highest, move.value),
        points_left=move.value,
    )
    course.tell(CardPlayed(seat, move.value, course.automatic))


def advance(course: Course) -> bool:
    """Let fall who nothing holds, and end a turn in which no point is left that anybody could use (3.1)."""
    course.settle()
    public = course.public
    if public.phase == "action" and not public.points_left and not any(piece.bonus for piece in public.pieces):
        end_turn(course)
    return True


def end_turn(course: Course) -> None:
    """End the turn of the active seat: cards, marks of the turn, who is next, and the end of the game (3.1, 6)."""
    public, seat = course.public, course.public.turn
    unspent = public.points_left + sum(piece.bonus for piece in public.pieces)
    following = next_active(public)
    course.set_public(
        phase="card",
        pieces=tuple([_unmarked(piece) for piece in public.pieces]),
        turn=following,
        hands=put(public.hands, seat, _next_hand(public.hands[seat])),
        points_left=0,
        quiet=0 if public.is_lively else public.quiet + 1,
        is_lively=False,
        turns=public.turns + 1,
    )
    course.make_final()
    course.tell(TurnEnded(seat, unspent, not public.hands[seat], following, course.automatic))
    if ending := ending_of(course.public):
        course.end_match(ending)


def _next_hand(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hand after a turn: with an empty hand a player takes all four cards back (3.1.3)."""
    return hand or ACTION_CARDS


def _unmarked(piece: Piece) -> Piece:
    """Return the piece without the marks of the turn (3.4)."""
    if piece.fresh or piece.blocked or piece.bonus:
        return replace(piece, fresh=False, blocked=False, bonus=0)
    return piece
