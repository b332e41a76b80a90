"""The picture of the set-up: both starting lines, and the rooms with the tokens that lie on them face down. Pure.

No square of a room matters yet, so that rooms are small.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.dungeon_twister.components import token_of
from games.dungeon_twister.moves import Hide, Team
from games.dungeon_twister.squares import CAPACITY, LINES, SLOTS, STARTS, names_in
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.lettering import BOLD
from render.drawing.marks import LEGAL, brackets
from render.drawing.palette import EDGE, GROUND, INK, INK2, SEAL, SEATS, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.drawing.scene import around as square
from render.dungeon_twister.names import placed
from render.dungeon_twister.parts import head_part, plate_part
from render.dungeon_twister.pieces import draw_hidden
from render.dungeon_twister.table import Hidden, Table
from render.dungeon_twister.told import face_down_text, line_text, marks_text
from render.naming import Names

_SIDE: Final = 84
_LABEL: Final = 46
_HIGH: Final = 124
"""Height of a room."""

_LEFT: Final = (WIDTH - 10 * _SIDE) / 2
_ACROSS: Final = 100
"""From token to token."""


def describe_setup(table: Table) -> Description:
    """Return both lines and the rooms as the reader of `table` sees them before the first turn."""
    near, far = (Seat(1), Seat(0)) if table.is_flipped else (Seat(0), Seat(1))
    head = head_part(table, table.words("dungeon_twister-name"))
    parts = (_line_part(table, far, is_far=True), _rooms_part(table), _line_part(table, near, is_far=False))
    return table.described("setup", head, plate_part(table, far), *parts, plate_part(table, near))


def _line_part(table: Table, seat: Seat, *, is_far: bool) -> Part:
    """Return a starting line with the numbers of its squares, its dots, and who starts there."""

    def draw(scene: Scene, y: float) -> None:
        names = names_in(LINES[seat])
        team = _team(table, seat)
        top = y + (_LABEL if is_far else 0)
        low = y + _LABEL - 12 if is_far else y + _SIDE + _LABEL - 14
        for turn, name in enumerate(reversed(names) if table.is_flipped else names):
            area = Area(_LEFT + turn * _SIDE, top, _SIDE, _SIDE)
            scene.rect(area, mix(SEATS[seat].fill, GROUND, 0.72), 0, Stroke(GROUND, 2))
            scene.text((area.middle[0], low), name[1:], 34, INK2, BOLD, anchor="middle")
            if name in STARTS[seat]:
                scene.circle(area.middle, 12, mix(SEATS[seat].fill, GROUND, 0.4))
            hidden = table.teams.get(name)
            if name in team:
                _draw_wanted(scene, table, Hidden(seat, team[name]), area.middle)
            elif hidden is not None:
                draw_hidden(scene, table, hidden, area.middle, 1)
        for x in (_LEFT - 24, WIDTH - _LEFT + 24):
            scene.text((x, top + _SIDE / 2 + 11), names[0][0], 34, INK2, BOLD, anchor="middle")

    def text(names: Names) -> Iterator[str]:
        yield line_text(table, seat, names)
        wanted = [(token, name) for name, token in _team(table, seat).items()]
        if wanted:
            yield names.words("dungeon_twister-text-planned", list=placed(names, wanted))

    return Part(draw, text, _SIDE + _LABEL, rank=3)


def _rooms_part(table: Table) -> Part:
    """Return the rooms in two columns, each with its tokens and the places that are free."""
    wanted = _wanted(table)

    def draw(scene: Scene, y: float) -> None:
        for slot in range(len(SLOTS)):
            row, column = (slot % 4, 1 - slot // 4) if table.is_flipped else (3 - slot % 4, slot // 4)
            area = Area(_LEFT + column * 5 * _SIDE, y + row * _HIGH, 5 * _SIDE, _HIGH).grown(-4)
            _draw_room(scene, table, slot, area, wanted[slot])

    def text(names: Names) -> Iterator[str]:
        yield from told(names, range(len(SLOTS)))

    def brief(names: Names) -> Iterator[str]:
        yield from told(names, [slot for slot, laid in enumerate(table.view.public.buried) if laid])

    def told(names: Names, slots: Iterable[int]) -> Iterator[str]:
        said = [(each.token, SLOTS[slot]) for slot, laid in enumerate(wanted) for each in laid if each.token]
        if said:
            yield names.words("dungeon_twister-text-planned", list=placed(names, said))
        for slot in slots:
            yield face_down_text(table, slot, names)
        yield from marks_text(table, names)

    return Part(draw, text, 4 * _HIGH, rank=3, brief=brief)


def _draw_room(scene: Scene, table: Table, slot: int, area: Area, wanted: list[Hidden]) -> None:
    scene.rect(area, mix(SEAL, GROUND, 0.6), 10, Stroke(SEAL, 2))
    x, y = area.x + 40, area.middle[1]
    scene.text((x, y + 17), SLOTS[slot], 48, INK, BOLD, anchor="middle")
    laid = table.hidden(slot)
    for place in range(max(CAPACITY[slot], len(laid) + len(wanted))):
        middle = area.x + 128 + place * min(_ACROSS, 300 / max(3, len(laid) + len(wanted))), y
        if place < len(laid):
            draw_hidden(scene, table, laid[place], middle, 1)
        elif place < len(laid) + len(wanted):
            _draw_wanted(scene, table, wanted[place - len(laid)], middle)
        else:
            scene.rect(square(middle, 33), radius=10, stroke=Stroke(EDGE, 3, "6 8"))
    if SLOTS[slot] in table.news:
        brackets(scene, area, 24)


def _draw_wanted(scene: Scene, table: Table, hidden: Hidden, middle: Point) -> None:
    """Draw a token that is to come there."""
    draw_hidden(scene, table, hidden, middle, 0.94)
    scene.rect(square(middle, 41), radius=12, stroke=LEGAL)


def _team(table: Table, seat: Seat) -> dict[str, str]:
    """Return the starting team that is proposed for `seat`, by square."""
    move = table.proposal.move if table.proposal is not None else None
    if not isinstance(move, Team) or seat != table.view.observer:
        return {}
    return {square: token_of(seat, code) for square, code in zip(STARTS[seat], move.squares, strict=True)}


def _wanted(table: Table) -> list[list[Hidden]]:
    """Return the reader's tokens that are to come to each room."""
    found: list[list[Hidden]] = [[] for _ in SLOTS]
    seat = table.view.observer
    proposed = () if table.proposal is None else (table.proposal,)
    for choice in (*proposed, *table.planned):
        if isinstance(choice.move, Hide) and seat is not None and choice.move.token:
            slot = SLOTS.index(choice.move.slot)
            found[slot].append(Hidden(seat, token_of(seat, choice.move.token)))
    return found
