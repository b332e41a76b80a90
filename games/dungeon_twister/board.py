"""Who and what is where, as tables and masks, made once for a position (SPEC 1.4, 3.3, 4.2.3). Pure, cached."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from games.dungeon_twister.components import CODE, IS_CHARACTER, ROPES, SEAT, Token
from games.dungeon_twister.maze import Maze, maze_of
from games.dungeon_twister.squares import NUMBER
from games.dungeon_twister.state import Gate, Piece, Public, Room
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat


class Board(msgspec.Struct, frozen=True, gc=False):
    """The pieces of a position by square. Masks and tables by seat have two entries.

    `standing` are unwounded characters, `lying` wounded ones; `objects` and `ropes` are squares with an object, held or
    not. A square holds at most one of each, and two tokens at most (3.3). `able` has the characters that may act, which
    are standing and not blocked, and can pay for it, by their codes in code order, and `acting` their squares (3.4,
    4.1, 4.6.6). `bonus` is what is left of potions.
    """

    maze: Maze
    at: dict[Token, int]
    standing_at: dict[int, Piece]
    lying_at: dict[int, Piece]
    object_at: dict[int, Token]
    standing: tuple[int, int]
    lying: tuple[int, int]
    objects: int
    ropes: int
    able: tuple[dict[str, Piece], dict[str, Piece]]
    acting: tuple[int, int]
    bonus: tuple[int, int]

    @property
    def characters(self) -> int:
        """Return all squares with a character."""
        return self.standing[0] | self.standing[1] | self.lying[0] | self.lying[1]

    def thief(self, seat: Seat) -> int:
        """Return the square of the unwounded Thief of `seat` as a mask, 0 without."""
        square = self.at.get(_THIEVES[seat], -1)
        return 1 << square & self.standing[seat] if square >= 0 else 0

    def is_carried(self, piece: Piece) -> bool:
        """Return whether a friend carries this lying character: who stands on the same square (3.3)."""
        return piece.wounded and NUMBER[piece.square] in self.standing_at

    def load(self, square: int) -> Token | None:
        """Return what an unwounded character on `square` holds or carries, told by what is on his square (3.3)."""
        held = self.object_at.get(square)
        if held is not None:
            return held
        carried = self.lying_at.get(square)
        return None if carried is None else carried.token

    def anchors(self, ropes: int, thief: int) -> int:
        """Return the squares that hold a rope over a neighbouring pit (SPEC 4.2.3).

        `ropes` are the squares with a rope, `thief` that of an unwounded friendly Thief who stands still.
        """
        pits = self.maze.pits
        return self.maze.revealed & ~pits | pits & (ropes | thief)


_THIEVES: tuple[Token, Token] = ("w.THI", "e.THI")


@lru_cache(maxsize=256)
def board_of(public: Public) -> Board:
    """Return the board of a position."""
    board = placed(public.rooms, public.gates, public.pieces)
    if public.points_left:
        return board
    west, east = ({code: piece for code, piece in able.items() if piece.bonus} for able in board.able)
    acting = [sum(1 << board.at[piece.token] for piece in able.values()) for able in (west, east)]
    return replace(board, able=(west, east), acting=(acting[0], acting[1]))


@lru_cache(maxsize=256)
def placed(rooms: tuple[Room | None, ...], gates: tuple[Gate, ...], pieces: tuple[Piece, ...]) -> Board:
    """Return the board of a position in which everybody can pay."""
    at = {piece.token: NUMBER[piece.square] for piece in pieces}
    standing_at: dict[int, Piece] = {}
    lying_at: dict[int, Piece] = {}
    object_at: dict[int, Token] = {}
    able: tuple[dict[str, Piece], dict[str, Piece]] = ({}, {})
    standing, lying, blocked, bonus = [0, 0], [0, 0], [0, 0], [0, 0]
    objects = 0
    for piece, (token, square) in zip(pieces, at.items(), strict=True):
        if not IS_CHARACTER[token]:
            object_at[square] = token
            objects |= 1 << square
            continue
        seat, bit = SEAT[token], 1 << square
        if piece.wounded:
            lying_at[square] = piece
            lying[seat] |= bit
            continue
        standing_at[square] = piece
        standing[seat] |= bit
        if piece.blocked:
            blocked[seat] |= bit
        else:
            able[seat][CODE[token]] = piece
        bonus[seat] += piece.bonus
    return Board(
        maze=maze_of(rooms, gates),
        at=at,
        standing_at=standing_at,
        lying_at=lying_at,
        object_at=object_at,
        standing=(standing[0], standing[1]),
        lying=(lying[0], lying[1]),
        objects=objects,
        ropes=sum(1 << at[rope] for rope in ROPES if rope in at),
        able=able,
        acting=(standing[0] & ~blocked[0], standing[1] & ~blocked[1]),
        bonus=(bonus[0], bonus[1]),
    )


def unsupported(board: Board) -> tuple[Token, ...]:
    """Return the characters that die on pits, as neither a rope nor a standing Thief supports them (SPEC 4.2.3)."""
    falling = []
    for square in numbers_in(board.maze.pits & board.characters & ~board.ropes):
        if square in board.standing_at and CODE[board.standing_at[square].token] == "THI":
            continue
        falling += [pieces[square].token for pieces in (board.standing_at, board.lying_at) if square in pieces]
    return tuple(falling)
