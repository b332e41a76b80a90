"""What characters and objects can do for a point: portcullises, healing, potion and fireball (SPEC 4.8-4.11)."""

from collections.abc import Iterator
from typing import Literal

from games.dungeon_twister import checks
from games.dungeon_twister.board import Board, board_of
from games.dungeon_twister.components import POTION_POINTS, Token, token_of
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import FireballThrown, GateChanged, Healed, Lost, PotionDrunk
from games.dungeon_twister.maze import Portcullis
from games.dungeon_twister.moves import Drink, Fire, Heal, Operate, Regenerate
from games.dungeon_twister.squares import NUMBER, SIDES, SQUARES
from games.dungeon_twister.state import Gate, Piece, Public
from games.kernel.errors import IllegalMove
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat

_POTIONS: tuple[Token, ...] = ("w.POT", "e.POT")
_WANDS: tuple[Token, ...] = ("w.WND", "e.WND")
_SIDES: tuple[Literal["N", "E", "S", "W"], ...] = ("N", "E", "S", "W")


def gate_moves(public: Public, seat: Seat) -> Iterator[Operate]:
    """Yield what the Thief and the Warrior can do to the portcullises beside them (4.8)."""
    for code in ("THI", "WAR"):
        piece = board_of(public).able[seat].get(code)
        if piece is None:
            continue
        square = NUMBER[piece.square]
        for portcullis in board_of(public).maze.portcullises:
            if square in (portcullis.square, portcullis.other):
                other = portcullis.square + portcullis.other - square
                for act in _acts(public, code, portcullis):
                    yield Operate(code, SQUARES[other], act)


def _acts(public: Public, code: str, portcullis: Portcullis) -> Iterator[Literal["open", "close", "break"]]:
    """Yield what can be done to a portcullis: a Thief opens or closes it unless broken, a Warrior breaks it (4.8)."""
    state = _state_of(public, portcullis)
    if code == "THI":
        if state != "broken":
            yield "open" if state == "closed" else "close"
    elif state == "closed" or (state == "open" and public.rules.warrior_breaks_open_portcullis):
        yield "break"


def _state_of(public: Public, portcullis: Portcullis) -> Literal["closed", "open", "broken"]:
    for gate in public.gates:
        if gate.tile == portcullis.tile and gate.edge == portcullis.edge:
            return gate.state
    return "closed"


def operate(course: Course, seat: Seat, move: Operate) -> None:
    """Open, close or break a portcullis (4.8).

    Raises:
        IllegalMove: as `checks.the_actor` says; `unknown_id` (`word`); `no_portcullis` (`square`) if none lies between;
            `cannot_operate` (`who`, `act`, `state`) for what only others do, or what the portcullis is already.
    """
    piece, to = checks.the_actor(course.public, seat, move.who), checks.square_of(move.to)
    square = NUMBER[piece.square]
    between = [each for each in course.board.maze.portcullises if {each.square, each.other} == {square, to}]
    if not between:
        raise IllegalMove("no_portcullis", square=move.to)
    if move not in tuple(gate_moves(course.public, seat)):
        is_theirs = piece.code == ("WAR" if move.act == "break" else "THI")
        state = _state_of(course.public, between[0]) if is_theirs else "other"
        raise IllegalMove("cannot_operate", who=piece.code, act=move.act, state=state)
    course.pay(piece)
    portcullis = between[0]
    gates = [gate for gate in course.public.gates if (gate.tile, gate.edge) != (portcullis.tile, portcullis.edge)]
    if move.act != "close":
        gates.append(Gate(portcullis.tile, portcullis.edge, "open" if move.act == "open" else "broken"))
    course.set_public(gates=tuple(sorted(gates)))
    if move.act == "break":
        course.progress()
    course.tell(GateChanged(piece.token, piece.square, move.to, move.act))


def heal_moves(public: Public, seat: Seat) -> Iterator[Heal]:
    """Yield whom the Cleric can heal: wounded neighbours whom nobody carries (4.9)."""
    board = board_of(public)
    piece = board.able[seat].get("CLE")
    if piece is None:
        return
    lying = (board.lying[0] | board.lying[1]) & ~(board.standing[0] | board.standing[1])
    for square in numbers_in(board.maze.step(1 << NUMBER[piece.square]) & lying):
        yield Heal("CLE", SQUARES[square])


def heal(course: Course, seat: Seat, move: Heal) -> None:
    """Heal an adjacent lying character (4.9).

    Raises:
        IllegalMove: `no_cleric` (`who`); as `checks.the_actor` says; `unknown_id` (`word`); as `_not_healed` says.
    """
    if move.who != "CLE":
        raise IllegalMove("no_cleric", who=move.who)
    piece, square = checks.the_actor(course.public, seat, move.who), checks.square_of(move.square)
    if move not in tuple(heal_moves(course.public, seat)):
        raise _not_healed(course.board, square)
    course.pay(piece)
    _recover(course, course.board.lying_at[square].token, piece.token)


def _not_healed(board: Board, square: int) -> IllegalMove:
    """Return `cannot_heal` (`square`): for `nobody` wounded, a `carried` one, or one who lies `apart`."""
    lying = board.lying_at.get(square)
    why = "nobody" if lying is None else "carried" if board.is_carried(lying) else "apart"
    return IllegalMove("cannot_heal", square=SQUARES[square], why=why)


def regenerate_moves(public: Public, seat: Seat) -> Iterator[Regenerate]:
    """Yield the recovery of a wounded Troll, unless wounded in this turn or carried (4.9)."""
    board = board_of(public)
    for square in numbers_in(board.lying[seat]):
        piece = board.lying_at[square]
        if piece.code == "TRO" and public.points_left and not piece.fresh and not board.is_carried(piece):
            yield Regenerate()


def regenerate(course: Course, seat: Seat) -> None:
    """Let the Troll recover (4.9).

    Raises:
        IllegalMove: `not_on_board` (`who`), `cannot_regenerate`: `unhurt`, `fresh`, `carried`; `no_points` (`who`).
    """
    troll = token_of(seat, "TRO")
    if not tuple(regenerate_moves(course.public, seat)):
        raise _not_recovered(course.board, course.public.piece(troll))
    course.pay(course.piece(troll))
    _recover(course, troll, troll)


def _not_recovered(board: Board, troll: Piece | None) -> IllegalMove:
    if troll is None:
        return IllegalMove("not_on_board", who="TRO")
    if not troll.wounded:
        return IllegalMove("cannot_regenerate", why="unhurt")
    if troll.fresh:
        return IllegalMove("cannot_regenerate", why="fresh")
    if board.is_carried(troll):
        return IllegalMove("cannot_regenerate", why="carried")
    return IllegalMove("no_points", who="TRO")


def _recover(course: Course, token: Token, by: Token) -> None:
    """Let a wounded character stand up, blocked until the turn ends (3.4, 4.9)."""
    course.change(token, wounded=False, fresh=False, blocked=True)
    course.tell(Healed(token, by))
    course.progress()


def drink_moves(public: Public, seat: Seat) -> Iterator[Drink]:
    """Yield who can drink a Speed Potion (4.10)."""
    for piece in _holders(public, seat, _POTIONS):
        yield Drink(piece.code)


def drink(course: Course, seat: Seat, move: Drink) -> None:
    """Drink a Speed Potion, for bonus points in this turn (4.10).

    Raises:
        IllegalMove: as `checks.the_actor` says; `not_held` (`who`, `what`).
    """
    piece = checks.the_actor(course.public, seat, move.who)
    if move not in tuple(drink_moves(course.public, seat)):
        raise IllegalMove("not_held", who=piece.code, what="POT")
    course.pay(piece)
    potion = course.board.object_at[NUMBER[piece.square]]
    course.remove((potion,), "used")
    bonus = course.piece(piece.token).bonus + POTION_POINTS
    course.change(piece.token, bonus=bonus)
    course.tell(PotionDrunk(piece.token, potion, bonus), Lost(potion, "used"))
    course.progress()


def fire_moves(public: Public, seat: Seat) -> Iterator[Fire]:
    """Yield the directions in which a fireball would hit somebody (4.11)."""
    for piece in _holders(public, seat, _WANDS):
        if piece.code == "WIZ":
            board = board_of(public)
            for way, side in enumerate(_SIDES):
                if _hit(board, NUMBER[piece.square], way) >= 0:
                    yield Fire("WIZ", side)


def fire(course: Course, seat: Seat, move: Fire) -> None:
    """Throw a fireball: everybody on the first square with characters in line of sight dies (4.11).

    Raises:
        IllegalMove: `no_wizard` (`who`); as `checks.the_actor` says; `not_held` (`who`, `what`); `nobody_in_sight`
            (`side`).
    """
    if move.who != "WIZ":
        raise IllegalMove("no_wizard", who=move.who)
    piece, board = checks.the_actor(course.public, seat, move.who), course.board
    if piece not in tuple(_holders(course.public, seat, _WANDS)):
        raise IllegalMove("not_held", who=piece.code, what="WND")
    square = _hit(board, NUMBER[piece.square], SIDES.index(move.side))
    if square < 0:
        raise IllegalMove("nobody_in_sight", side=move.side)
    course.pay(piece)
    wand = board.object_at[NUMBER[piece.square]]
    course.remove((wand,), "used")
    course.tell(FireballThrown(piece.token, wand, move.side, SQUARES[square]), Lost(wand, "used"))
    course.kill([pieces[square].token for pieces in (board.standing_at, board.lying_at) if square in pieces], "fire")


def _hit(board: Board, square: int, way: int) -> int:
    """Return the first square with a character in line of sight, -1 if there is none (5.3)."""
    return next((each for each in board.maze.ray(square, way) if board.characters >> each & 1), -1)


def _holders(public: Public, seat: Seat, objects: tuple[Token, ...]) -> Iterator[Piece]:
    """Yield the characters of `seat` that can act and hold one of these objects."""
    board = board_of(public)
    for token in objects:
        square = board.at.get(token, -1)
        if square >= 0 and board.acting[seat] >> square & 1:
            yield board.standing_at[square]
