"""Revealing rooms, placing what lay there, and rotating rooms (SPEC 4.4, 4.5)."""

from collections.abc import Iterator
from typing import Literal

from games.dungeon_twister import checks
from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CODE, IS_CHARACTER, ORDER, SEAT, TILE_IDS, TILES, TOKENS, Token
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import RoomRevealed, RoomRotated, TokenPut
from games.dungeon_twister.moves import Put, Reveal, Rotate
from games.dungeon_twister.squares import LINE_SLOTS, LINES, NUMBER, SLOT_MASK, SLOT_OF, SLOTS, SPUN, SQUARES, names_in
from games.dungeon_twister.state import Placing, Public, Room, State, turn_clock
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat


def reveal_moves(public: Public, seat: Seat) -> Iterator[Reveal]:
    """Yield every face-down room with who can reveal it; only the first of them while it does not matter who (8.1)."""
    only_one = not board_of(public).bonus[seat]
    for slot, room in enumerate(public.rooms):
        if room is None:
            who = revealers(public, seat, slot)
            for code in who[:1] if only_one else who:
                yield Reveal(SLOTS[slot], code)


def revealers(public: Public, seat: Seat, slot: int) -> list[str]:
    """Return the codes of those who can reveal the face-down room in `slot`, in code order (4.4).

    The open side of their own square touches it, or they are on the own line beside it.
    """
    board = board_of(public)
    access = board.maze.beside[slot]
    if slot in LINE_SLOTS[seat] and public.rules.reveal_from_line_any_square:
        access |= LINES[seat]
    if not access & board.acting[seat]:
        return []
    return [code for code, piece in board.able[seat].items() if access >> NUMBER[piece.square] & 1]


def reveal(course: Course, seat: Seat, move: Reveal) -> None:
    """Reveal a room, which cannot be taken back (8.5), and begin to place its tokens (4.4).

    Raises:
        IllegalMove: `unknown_id` (`word`); `already_revealed` (`slot`); as `checks.the_actor` says; `no_access`
            (`slot`) for everybody; `not_by` (`slot`, `who`, `others` who can).
    """
    slot = checks.slot_of(move.slot)
    if course.public.rooms[slot] is not None:
        raise IllegalMove("already_revealed", slot=move.slot)
    piece, able = checks.the_actor(course.public, seat, move.who), tuple(revealers(course.public, seat, slot))
    if not able:
        raise IllegalMove("no_access", slot=move.slot)
    if move not in tuple(reveal_moves(course.public, seat)):
        raise IllegalMove("not_by", slot=move.slot, who=move.who, others=able)
    course.pay(piece)
    room = course.state.fixed[slot] or _drawn(course, slot)
    tokens = tuple(sorted(course.state.stash[slot], key=ORDER.__getitem__))
    for owner, label in _seals(course.public, slot):
        course.open(owner, label)
    course.set(stash=put(course.state.stash, slot, ()), fixed=put(course.state.fixed, slot, None))
    course.set_public(rooms=put(course.public.rooms, slot, room), buried=put(course.public.buried, slot, ()))
    course.make_final()
    course.progress()
    course.tell(RoomRevealed(piece.token, move.slot, room.tile, room.orientation, tokens))
    _begin_placing(course, move.slot, seat, *_placed_by(seat, tokens))


def _placed_by(active: Seat, tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Return what the active player places, all characters and the other's objects, and what the other does (4.4)."""
    first = tuple(token for token in tokens if IS_CHARACTER[token] or SEAT[token] != active)
    return first, tuple(token for token in tokens if token not in first)


def _drawn(course: Course, slot: int) -> Room:
    """Draw a room and its orientation among those that nothing tells of yet (2.1)."""
    gone = {room.tile for room in (*course.public.rooms, *course.state.fixed) if room is not None}
    tile = course.chance.choice(f"room-{SLOTS[slot]}", [tile for tile in TILE_IDS if tile not in gone])
    return Room(tile, course.chance.below(f"orientation-{SLOTS[slot]}", 4))


def _seals(public: Public, slot: int) -> Iterator[tuple[Seat, str]]:
    """Yield whose hidden tokens open with the room in `slot`, with their labels."""
    counts = [0, 0]
    for owner in public.buried[slot]:
        counts[owner] += 1
        yield owner, seal_of(slot, counts[owner])


def seal_of(slot: int, number: int) -> str:
    """Return the label of the `number`-th token that a seat hides on `slot`."""
    return f"{SLOTS[slot]}.{number}"


def _begin_placing(
    course: Course, slot: str, seat: Seat, tokens: tuple[Token, ...], later: tuple[Token, ...] = ()
) -> None:
    """Let `seat` place `tokens`, then the other seat `later`; with nothing to place, go on with the turn."""
    if not tokens:
        seat, tokens, later = Seat(1 - seat), later, ()
    if tokens:
        course.set_public(phase="put", placing=Placing(slot, seat, tokens, later))
    else:
        course.set_public(phase="action", placing=None)


def put_decisions(state: State) -> tuple[Decision, ...]:
    """Ask for the place of a token of the revealed room."""
    placing = state.public.placing
    assert placing is not None
    return (Decision(placing.seat, "put", clock=turn_clock(state.public, placing.seat)),)


def put_moves(state: State, seat: Seat) -> tuple[Put, ...]:
    """Return every token that the seat may place, with every free floor or gear square of the room (4.4)."""
    return tuple(_puts(state.public))


def _puts(public: Public) -> Iterator[Put]:
    """Yield each token with each empty floor or gear square of the revealed room (4.4)."""
    placing = public.placing
    if placing is None:
        return
    board = board_of(public)
    taken = board.characters | board.objects | board.maze.pits
    squares = names_in(SLOT_MASK[SLOTS.index(placing.slot)] & ~taken)
    for token in placing.tokens:
        for square in squares:
            yield Put(token, square)


def put_token(course: Course, seat: Seat, move: Put) -> None:
    """Place a token of a revealed room.

    Raises:
        IllegalMove: `unknown_id` (`word`); `not_to_place` (`token`, `owner`): `theirs` for what the other places,
            `placed`, `elsewhere` for what was not on this room; `no_place` (`square`, `slot`): `other` room, `pit`,
            `taken`.
    """
    placing = course.public.placing
    assert placing is not None
    checks.square_of(move.square)
    if move.token not in TOKENS:
        raise IllegalMove("unknown_id", word=move.token)
    if move.token not in placing.tokens:
        is_placed = course.public.piece(move.token) is not None
        why = "placed" if is_placed else "theirs" if move.token in placing.later else "elsewhere"
        raise IllegalMove("not_to_place", token=CODE[move.token], owner=SEAT[move.token], why=why)
    if move not in tuple(_puts(course.public)):
        bit = 1 << NUMBER[move.square]
        is_here = SLOT_MASK[SLOTS.index(placing.slot)] & bit
        why = "other" if not is_here else "pit" if course.board.maze.pits & bit else "taken"
        raise IllegalMove("no_place", square=move.square, slot=placing.slot, why=why)
    course.add(move.token, move.square)
    course.tell(TokenPut(seat, move.token, move.square))
    left = tuple(token for token in placing.tokens if token != move.token)
    _begin_placing(course, placing.slot, seat, left, placing.later)


def rotate_moves(public: Public, seat: Seat) -> Iterator[Rotate]:
    """Yield every quarter turn that characters on gears can give to their room or its twin (4.5)."""
    board = board_of(public)
    on_gears = board.maze.gears & board.acting[seat]
    if not on_gears:
        return
    for code, piece in board.able[seat].items():
        square = NUMBER[piece.square]
        if not on_gears >> square & 1:
            continue
        own = public.rooms[SLOT_OF[square]]
        assert own is not None
        for slot, room in enumerate(public.rooms):
            if room is not None and TILES[room.tile].pair == TILES[own.tile].pair:
                for way in _directions(code):
                    yield Rotate(code, SLOTS[slot], way)


def _directions(code: str) -> tuple[Literal["cw", "ccw"] | None, ...]:
    """Return the directions to choose from: the Mekanork chooses, others turn as the arrow (None) says (4.5)."""
    return ("cw", "ccw") if code == "MEK" else (None,)


def rotate(course: Course, seat: Seat, move: Rotate) -> None:
    """Turn a room a quarter, which cannot be taken back (8.5); all on it turns along (4.5).

    Raises:
        IllegalMove: as `checks.the_actor` says; `unknown_id` (`word`); `not_on_gear` (`who`); `face_down_room`,
            `not_the_twin` (`slot`); `only_arrow` (`who`) for a direction that is not free to choose, `which_way` for
            one that is and was not chosen.
    """
    piece, slot = checks.the_actor(course.public, seat, move.who), checks.slot_of(move.slot)
    room = course.public.rooms[slot]
    if move not in tuple(rotate_moves(course.public, seat)):
        if not course.board.maze.gears >> NUMBER[piece.square] & 1:
            raise IllegalMove("not_on_gear", who=piece.code)
        if room is None:
            raise IllegalMove("face_down_room", slot=move.slot)
        if any(each.slot == move.slot and each.who == move.who for each in rotate_moves(course.public, seat)):
            raise IllegalMove("which_way") if move.turn is None else IllegalMove("only_arrow", who=piece.code)
        raise IllegalMove("not_the_twin", slot=move.slot)
    assert room is not None
    course.pay(piece)
    clockwise = TILES[room.tile].clockwise if move.turn is None else move.turn == "cw"
    turned = Room(room.tile, (room.orientation + (1 if clockwise else 3)) % 4)
    spun = SPUN[slot][clockwise]
    squares = {each.token: spun[NUMBER[each.square]] for each in course.public.pieces if NUMBER[each.square] in spun}
    course.set_public(rooms=put(course.public.rooms, slot, turned))
    course.move(squares)
    course.make_final()
    tokens = tuple((token, SQUARES[square]) for token, square in squares.items())
    course.tell(RoomRotated(piece.token, move.slot, room.tile, clockwise, turned.orientation, tokens))
