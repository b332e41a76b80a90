"""A step in the making: how pieces change hands and squares, are paid for, score and die (SPEC 4.1)."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from games.dungeon_twister.board import Board, placed, unsupported
from games.dungeon_twister.components import IS_CHARACTER, ORDER, ROPES, SEAT, Token
from games.dungeon_twister.events import Died, Event, Lost, MatchEnded
from games.dungeon_twister.squares import NUMBER, SQUARES
from games.dungeon_twister.state import Ending, Fate, Out, Piece, Public, State
from games.kernel.chance import Chance
from games.kernel.course import Course as AnyCourse
from games.kernel.course import put
from games.kernel.ids import Seat


class Course(AnyCourse[State, Event]):
    """A step whose changes of the public part are put together only when somebody looks at it."""

    __slots__ = ("_changes", "_state")

    def __init__(self, state: State, chance: Chance) -> None:
        """Begin at `state`; draws come from `chance`."""
        self._state, self._changes = state, dict[str, Any]()
        super().__init__(state, chance)

    @property
    def state(self) -> State:
        """Return the state so far."""
        if self._changes:
            self._state = replace(self._state, public=replace(self._state.public, **self._changes))
            self._changes = {}
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        """Take another state, without the changes that were not put together yet."""
        self._state, self._changes = state, {}

    @property
    def public(self) -> Public:
        """Return the public part of the state so far."""
        return self.state.public if self._changes else self._state.public

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return the pieces on the board so far."""
        pieces: tuple[Piece, ...] = self._changes.get("pieces", self._state.public.pieces)
        return pieces

    @property
    def board(self) -> Board:
        """Return the board so far, as if everybody could pay."""
        public = self.public
        return placed(public.rooms, public.gates, public.pieces)

    def set_public(self, **changes: Any) -> None:
        """Replace fields of the public part of the state."""
        self._changes.update(changes)

    def piece(self, token: Token) -> Piece:
        """Return `token`, which must be on the board."""
        return next(piece for piece in self.pieces if piece.token == token)

    def change(self, token: Token, **changes: Any) -> None:
        """Replace fields of a piece."""
        self.set_public(pieces=tuple(replace(each, **changes) if each.token == token else each for each in self.pieces))

    def move(self, squares: Mapping[Token, int]) -> None:
        """Put each of the tokens on its square; all must be on the board."""
        pieces = list(self.pieces)
        for place, piece in enumerate(pieces):
            if piece.token in squares:
                pieces[place] = replace(piece, square=SQUARES[squares[piece.token]])
        self.set_public(pieces=tuple(pieces))

    def add(self, token: Token, square: str) -> None:
        """Put a new piece on the board."""
        self.set_public(pieces=tuple(sorted((*self.pieces, Piece(token, square)), key=lambda each: ORDER[each.token])))

    def remove(self, tokens: Collection[Token], fate: Fate) -> None:
        """Take pieces out of the game."""
        gone = tuple(Out(token, fate) for token in sorted(tokens, key=ORDER.__getitem__))
        out = (*self.public.out, *gone)
        self.set_public(pieces=tuple(each for each in self.pieces if each.token not in tokens), out=out)

    def pay(self, piece: Piece) -> None:
        """Take a point for an action of `piece`: from its potion first, else from the card (4.1)."""
        if piece.bonus:
            self.change(piece.token, bonus=piece.bonus - 1)
        else:
            self.set_public(points_left=self.public.points_left - 1)

    def score(self, seat: Seat, points: int) -> None:
        """Give victory points."""
        scores = self.public.scores
        self.set_public(scores=put(scores, seat, scores[seat] + points))

    def progress(self) -> None:
        """Note that the match is not at a standstill (6)."""
        self.set_public(is_lively=True)

    def kill(self, tokens: Collection[Token], by: Any) -> None:
        """Kill characters: each death scores 1 for the other side (4.6.5), and destroys what is alone on a pit."""
        for token in sorted(tokens, key=ORDER.__getitem__):
            square = self.piece(token).square
            self.remove((token,), "killed")
            self.tell(Died(token, by, square))
            self.score(Seat(1 - SEAT[token]), 1)
            self._destroy_at(square)
        if tokens:
            self.progress()

    def _destroy_at(self, square: str) -> None:
        """Destroy an object that is left alone on a pit, unless it is a rope (4.2.3)."""
        if not self.board.maze.pits >> NUMBER[square] & 1:
            return
        alone = [each for each in self.pieces if each.square == square]
        if len(alone) == 1 and not IS_CHARACTER[alone[0].token] and alone[0].token not in ROPES:
            self.remove((alone[0].token,), "destroyed")
            self.tell(Lost(alone[0].token, "destroyed"))

    def settle(self) -> None:
        """Let fall who is on a pit without support, and check victory: 5 score win at once (4.1, 6)."""
        self.kill(unsupported(self.board), "pit")
        rules = self.public.rules
        if rules.victory_check == "immediate" and max(self.public.scores) >= rules.victory_points:
            self.end_match("victory")

    def end_match(self, ending: Ending) -> None:
        """End the match."""
        self.set_public(phase="over", ending=ending, placing=None, attack=None, points_left=0)
        self.tell(MatchEnded(ending, self.public.scores))
