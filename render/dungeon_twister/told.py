"""The maze in words: rooms with what is printed on them, who stands where with what, marks. Pure."""

from collections.abc import Iterable, Iterator

from games.dungeon_twister.components import Token
from games.dungeon_twister.maze import LaidRoom
from games.dungeon_twister.squares import LINES, SIDES, SLOT_SQUARES, SLOTS, SQUARES, STEP, names_in
from games.kernel.ids import Seat
from render.dungeon_twister.names import token, tokens
from render.dungeon_twister.table import Stack, Table
from render.naming import Names


def maze_text(table: Table, names: Names) -> Iterator[str]:
    """Yield a line for each starting line and each room, and the marks."""
    yield line_text(table, Seat(0), names)
    for slot in range(len(SLOTS)):
        yield room_text(table, slot, names)
    yield line_text(table, Seat(1), names)
    yield from marks_text(table, names)


def brief_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is most important in few words: who stands where, then the marks."""
    for seat in table.seats:
        own = (piece for piece in table.view.public.pieces if piece.is_character and piece.seat == seat)
        said = names.words.listed(f"{names('token', piece.code)} {piece.square}" for piece in own)
        if said:
            yield names.words("dungeon_twister-text-team", player=names.player(seat), pieces=said)
    yield from marks_text(table, names)


def line_text(table: Table, seat: Seat, names: Names) -> str:
    """Return a starting line with everybody on it."""
    words, squares = names.words, names_in(LINES[seat])
    found = list(_things(table, squares, names))
    for square, hidden in table.teams.items():
        if hidden.seat == seat:
            said = words("dungeon_twister-text-unknown") if hidden.token is None else token(names, hidden.token)
            found.append(words("dungeon_twister-turned-place", token=said, square=square))
    listed = "; ".join(found) or words("dungeon_twister-text-nothing")
    return words("dungeon_twister-text-line", side=int(seat), player=names.player(seat), pieces=listed)


def room_text(table: Table, slot: int, names: Names) -> str:
    """Return a room: its gear, pits and portcullises, and what is in it; of one face down whose tokens lie there."""
    words, laid, room = names.words, table.laid[slot], table.view.public.rooms[slot]
    if laid is None or room is None:
        return face_down_text(table, slot, names)
    gates = words.listed(
        words(
            "dungeon_twister-text-gate",
            square=SQUARES[each.square],
            to=SQUARES[each.other],
            state=table.gate(each),
        )
        for each in laid.portcullises
    )
    things = "; ".join(_things(table, (SQUARES[square] for square in SLOT_SQUARES[slot]), names))
    return words(
        "dungeon_twister-text-room",
        room=SLOTS[slot],
        tile=names.vocabulary.spelt["tile"](names, room.tile),
        gear=SQUARES[laid.gear],
        pits=words.listed(names_in(laid.pits)),
        gates=gates,
        pieces=things or words("dungeon_twister-text-nothing"),
    )


def walls_text(laid: LaidRoom, names: Names) -> str:
    """Return the walls of a room as pairs of squares, those of its rim as a square and a side."""
    inside, rim = [], []
    for direction, mask in enumerate(laid.walls):
        for square in names_in(mask):
            number = SQUARES.index(square) + STEP[direction]
            is_inside = 0 <= number < len(SQUARES) and any(
                number in squares and SQUARES.index(square) in squares for squares in SLOT_SQUARES
            )
            if not is_inside:
                rim.append(f"{square} {names('side', SIDES[direction])}")
            elif STEP[direction] > 0:
                inside.append(f"{square}–{SQUARES[number]}")
    listed = names.words.listed(sorted(inside)) or names.words("dungeon_twister-text-nothing")
    return names.words("dungeon_twister-text-walls", inside=listed, rim=names.words.listed(sorted(rim)) or "–")


def marks_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is marked as legal, proposed and new."""
    for key, marked in (("legal", table.legal), ("proposed", table.proposed), ("new", table.news)):
        if marked:
            ordered = sorted(marked, key=lambda name: (name[0], int(name[1:] or 0)))
            yield names.words(f"dungeon_twister-text-{key}", list=names.words.listed(ordered))


def face_down_text(table: Table, slot: int, names: Names) -> str:
    """Return whose tokens lie on a room that is face down, and those that the reader knows."""
    words, buried = names.words, table.view.public.buried[slot]
    counts = words.listed(f"{names.player(seat)} {buried.count(seat)}" for seat in table.seats if seat in buried)
    known = tokens(names, (each.token for each in table.hidden(slot) if each.token is not None))
    said = words(
        "dungeon_twister-text-face_down",
        room=SLOTS[slot],
        count=len(buried),
        counts=counts,
    )
    return f"{said} {words('dungeon_twister-text-known', tokens=known)}" if known else said


def _things(table: Table, squares: Iterable[str], names: Names) -> Iterator[str]:
    for square in squares:
        if square in table.stacks:
            yield f"{stack_text(table.stacks[square], names)} {square}"


def stack_text(stack: Stack, names: Names) -> str:
    """Return what is on a square: who stands or lies there, and with what."""
    load: Token | None = stack.thing
    if stack.standing is not None:
        load = load or (stack.lying.token if stack.lying else None)
        said = token(names, stack.standing.token)
    elif stack.lying is not None:
        said = names.words("dungeon_twister-text-wounded", who=token(names, stack.lying.token))
    else:
        return "" if load is None else token(names, load)
    return (
        said
        if load is None
        else names.words("dungeon_twister-text-with", who=said, thing=token(names, load, "accusative"))
    )
