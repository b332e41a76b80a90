"""What the pictures of Dungeon Twister ask of the view and of the reader's choices, and what an event changed. Pure."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal, Self

import msgspec
from msgspec.structs import replace

from games.dungeon_twister import events as e
from games.dungeon_twister import moves as m
from games.dungeon_twister.components import SEAT, Token, token_of
from games.dungeon_twister.events import Event
from games.dungeon_twister.maze import LaidRoom, Portcullis, laid_room
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import FireQuote, RotateQuote
from games.dungeon_twister.squares import NUMBER, SLOT_OF, SLOTS, STARTS
from games.dungeon_twister.state import Piece, Room
from games.dungeon_twister.view import View
from games.kernel.course import put
from games.kernel.ids import Seat
from games.kernel.observation import Choice, Observation
from render import table
from render.dungeon_twister.names import VOCABULARY
from render.game_pages import Lens
from render.naming import Vocabulary
from text import Words

GateState = Literal["closed", "open", "broken"]


def rooms_of(event: Event, pieces: Iterable[Piece]) -> Iterable[str]:
    """Return the rooms that an event changed something in; tokens are where the `pieces` are now."""
    for thing in _places(Table.touched(event), pieces):
        slot = SLOTS.index(thing) if thing in SLOTS else SLOT_OF[NUMBER[thing]]
        if slot >= 0:
            yield SLOTS[slot]


def _places(touched: Iterable[str], pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield squares and rooms as they are, tokens as the squares where they are now."""
    squares = {piece.token: piece.square for piece in pieces}
    for thing in touched:
        if thing not in SEAT:
            yield thing
        elif thing in squares:
            yield squares[thing]


def _turned(view: View, slot: str, quote: RotateQuote) -> View:
    """Return a view after a quarter turn of a room and of all that is on it."""
    public, place, squares = view.public, SLOTS.index(slot), dict(quote.tokens)
    room = public.rooms[place]
    assert room is not None
    turned = Room(room.tile, (room.orientation + (1 if quote.clockwise else 3)) % 4)
    pieces = tuple(replace(piece, square=squares.get(piece.token, piece.square)) for piece in public.pieces)
    return replace(view, public=replace(public, rooms=put(public.rooms, place, turned), pieces=pieces))


class Stack(msgspec.Struct):
    """What is on one square: at most two of these."""

    standing: Piece | None = None
    lying: Piece | None = None
    thing: Token | None = None


class Hidden(msgspec.Struct, frozen=True):
    """A token that lies face down: its owner, and what it is if the reader knows."""

    seat: Seat
    token: Token | None


class Table(table.Table[View, Move, Event], frozen=True, dict=True):
    """A match as one reader sees it; new things are squares and rooms."""

    vocabulary = VOCABULARY

    @classmethod
    def of(
        cls,
        observation: Observation[View, Move, Event],
        lens: Lens,
        words: Words,
        vocabulary: Vocabulary | None = None,
    ) -> Self:
        """Return what pictures are made from; a room that is proposed to be turned is shown as it would be then."""
        as_it_is = super().of(observation, lens, words, vocabulary)
        match as_it_is.proposal:
            case Choice(move=m.Rotate(slot=slot), why=RotateQuote() as quote):
                return replace(as_it_is, view=_turned(as_it_is.view, slot, quote))
        return as_it_is

    @staticmethod
    def touched(event: Event) -> Iterable[str]:
        """Return the squares and rooms that an event changed, and the tokens that it changed where they were."""
        match event:
            case e.TokenHidden(slot=slot) | e.RoomRevealed(slot=slot) | e.RoomRotated(slot=slot):
                return (slot,)
            case e.TeamsShown():
                return (*STARTS[0], *STARTS[1])
            case e.Moved(way=way):
                return (way[0], way[-1])
            case e.Jumped(start=start, to=to) | e.Walked(start=start, to=to):
                return (start, to)
            case e.Exited(square=square) | e.TokenPut(square=square) | e.Died(square=square):
                return (square,)
            case e.GateChanged(square=square, to=to):
                return (square, to)
            case e.FireballThrown(square=square):
                return (square,)
            case e.FightSettled(sides=(west, east)):
                return (*west, *east)
            case e.Healed(token=token) | e.PotionDrunk(token=token):
                return (token,)
        return ()

    @cached_property
    def news(self) -> frozenset[str]:
        """The squares and rooms in which something has changed since the reader looked."""
        return frozenset(_places(self.fresh, self.view.public.pieces))

    @cached_property
    def is_flipped(self) -> bool:
        """Whether the board is turned round: the reader's own starting line is at the bottom."""
        return self.view.observer == 1

    @cached_property
    def stacks(self) -> dict[str, Stack]:
        """What is on each square that is not empty, own face-down teams included."""
        found: dict[str, Stack] = {}
        for piece in self.view.public.pieces:
            stack = found.setdefault(piece.square, Stack())
            if not piece.is_character:
                stack.thing = piece.token
            elif piece.wounded:
                stack.lying = piece
            else:
                stack.standing = piece
        return found

    @cached_property
    def teams(self) -> dict[str, Hidden]:
        """The starting squares with a character face down."""
        public, found = self.view.public, {}
        for seat in (Seat(0), Seat(1)):
            is_laid = public.phase == "hide" or (public.phase == "team" and public.laid[seat])
            for place, square in enumerate(STARTS[seat] if is_laid else ()):
                is_own = seat == self.view.observer and bool(self.view.team)
                found[square] = Hidden(seat, token_of(seat, self.view.team[place]) if is_own else None)
        return found

    @cached_property
    def laid(self) -> tuple[LaidRoom | None, ...]:
        """The revealed rooms by slot."""
        return tuple(
            None if room is None else laid_room(room.tile, room.orientation, slot)
            for slot, room in enumerate(self.view.public.rooms)
        )

    def is_printed(self, square: str) -> bool:
        """Return whether a pit or a gear is printed on a square."""
        number = NUMBER[square]
        return any(laid is not None and (laid.gear == number or laid.pits >> number & 1) for laid in self.laid)

    def hidden(self, slot: int) -> tuple[Hidden, ...]:
        """Return the tokens face down on a slot, in the order in which they were laid."""
        known = list(self.view.stash[slot])
        found = []
        for seat in self.view.public.buried[slot]:
            is_known = bool(known) and SEAT[known[0]] == seat
            found.append(Hidden(seat, known.pop(0) if is_known else None))
        return tuple(found)

    def gate(self, portcullis: Portcullis) -> GateState:
        """Return the state of a portcullis."""
        for gate in self.view.public.gates:
            if gate.tile == portcullis.tile and gate.edge == portcullis.edge:
                return gate.state
        return "closed"

    def square_of(self, code: str) -> str:
        """Return where the active seat's character with this code is, "" if it is not on the board."""
        piece = self.view.public.piece(token_of(self.view.public.turn, code))
        return "" if piece is None else piece.square

    def aims(self, choice: Choice[Move]) -> tuple[str, ...]:
        """Return the squares and rooms that a choice is about; of a fireball where it hits."""
        if isinstance(choice.why, FireQuote):
            return (choice.why.square,)
        match choice.move:
            case m.Go(to=to) | m.Jump(to=to) | m.Walk(to=to) | m.Operate(to=to):
                return (to,)
            case m.Put(square=square) | m.Heal(square=square):
                return (square,)
            case m.Reveal(slot=slot) | m.Rotate(slot=slot) | m.Hide(slot=slot):
                return (slot,)
            case m.Fight(target=target):
                piece = self.view.public.piece(target)
                return () if piece is None else (piece.square,)
            case m.Drink(who=who) | m.Fire(who=who):
                return tuple(filter(None, (self.square_of(who),)))
            case m.Regenerate():
                return tuple(filter(None, (self.square_of("TRO"),)))
        return ()

    @cached_property
    def legal(self) -> frozenset[str]:
        """The squares and rooms that the reader may choose."""
        return frozenset(aim for choice in self.open_choices for aim in self.aims(choice))

    @cached_property
    def proposed(self) -> frozenset[str]:
        """The squares and rooms that the proposed move is about."""
        return frozenset() if self.proposal is None else frozenset(self.aims(self.proposal))

    @cached_property
    def mover(self) -> str:
        """The code of the one character that all choices or the proposed move walk with, "" if there is none."""
        codes = {move.who if isinstance(move, m.Go | m.Jump | m.Walk) else "" for move in self.offered}
        return codes.pop() if len(codes) == 1 else ""

    @cached_property
    def offered(self) -> list[Move]:
        """The proposed move, or all that can be chosen."""
        return [self.proposal.move] if self.proposal is not None else [choice.move for choice in self.choices]
