"""The refusals for those who may not act, and for words that mean nothing (SPEC 3.4, 4.1). Pure."""

from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS, token_of
from games.dungeon_twister.squares import NUMBER, SLOTS
from games.dungeon_twister.state import Piece, Public
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat


def the_actor(public: Public, seat: Seat, code: str) -> Piece:
    """Return the character of `seat` with that code, if it can act now: standing, not blocked, able to pay (SPEC 4).

    Raises:
        IllegalMove: `unknown_id` (`word`); `not_on_board` (`who`); `is_wounded` (`who`); `is_blocked` (`who`),
            healed in this turn; `no_points` (`who`).
    """
    if code not in CHARACTERS:
        raise IllegalMove("unknown_id", word=code)
    token = token_of(seat, code)
    piece = public.piece(token)
    if piece is None:
        raise IllegalMove("not_on_board", who=code)
    if piece.wounded:
        raise IllegalMove("is_wounded", who=code)
    if piece.blocked:
        raise IllegalMove("is_blocked", who=code)
    if code not in board_of(public).able[seat]:
        raise IllegalMove("no_points", who=code)
    return piece


def square_of(name: str) -> int:
    """Return the number of a square.

    Raises:
        IllegalMove: `unknown_id` (`word`).
    """
    if name not in NUMBER:
        raise IllegalMove("unknown_id", word=name)
    return NUMBER[name]


def slot_of(name: str) -> int:
    """Return the place of a slot.

    Raises:
        IllegalMove: `unknown_id` (`word`).
    """
    if name not in SLOTS:
        raise IllegalMove("unknown_id", word=name)
    return SLOTS.index(name)
