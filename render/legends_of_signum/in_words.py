"""The field for those who listen to it: a map row by row, and how far everything is from one's creatures. Pure."""

from collections.abc import Iterator
from typing import Final

from games.legends_of_signum import looks
from games.legends_of_signum.geometry import Disc, Point, gap, is_contact, is_inside
from games.legends_of_signum.notation import COLUMNS, cell_name
from games.legends_of_signum.parameters import CELL
from render.legends_of_signum.menu import compass
from render.legends_of_signum.names import GAME, card, far
from render.legends_of_signum.table import Table
from render.naming import Names

MOST_OTHERS: Final = 12
"""So many others are named for each creature, the nearest first."""


def map_text(table: Table, names: Names) -> Iterator[str]:
    """Yield the rows from the north that have something, each with its things from west to east."""
    corner = looks.corner(table.field)
    yield names.words(f"{GAME}-map-heading", last=cell_name(Point(corner.x - 1, corner.y - 1)))
    for row in reversed(range(corner.y // CELL)):
        found = [
            (unit.x // CELL, f"{COLUMNS[unit.x // CELL]} {names('unit', unit.id)}")
            for unit in table.field.units
            if unit.y // CELL == row
        ]
        for token in table.field.tokens:
            columns = _covered(token.disc, row, corner.x // CELL)
            if columns:
                ends = dict.fromkeys((COLUMNS[columns[0]], COLUMNS[columns[-1]]))
                found.append((columns[0], f"{'–'.join(ends)} {card(names, token.card)}"))
        if found:
            things = names.words.listed(said for _, said in sorted(found))
            yield names.words(f"{GAME}-map-row", row=str(row + 1), things=things)


def _covered(disc: Disc, row: int, columns: int) -> list[int]:
    """Return the columns of a row whose middles a disc covers, at least that of its own middle."""
    half, own = CELL // 2, disc.x // CELL
    at_home = disc.y // CELL == row
    return [
        column
        for column in range(columns)
        if is_inside(Point(column * CELL + half, row * CELL + half), disc) or (at_home and column == own)
    ]


def distance_text(table: Table, names: Names) -> Iterator[str]:
    """Yield how far everything is from each of the reader's creatures; from the heroes for those who have none."""
    field = table.field
    own = [unit for unit in field.units if unit.side == table.view.observer]
    yield names.words(f"{GAME}-distance-heading")
    for unit in own or [unit for unit in field.units if unit.is_hero]:
        others = [(other.disc, other.id) for other in field.units if other is not unit]
        others += [(token.disc, card(names, token.card)) for token in field.tokens]
        others.sort(key=lambda each: gap(unit.disc, each[0]))
        if others:
            said = (_distance(unit.disc, disc, name, names) for disc, name in others[:MOST_OTHERS])
            yield names.words(f"{GAME}-distance-row", unit=names("unit", unit.id), others="; ".join(said))


def _distance(base: Disc, other: Disc, name: str, names: Names) -> str:
    towards = compass(base.centre, other.centre) or "n"
    return names.words(
        f"{GAME}-distance",
        thing=name,
        far=far(names, gap(base, other)),
        towards=names.words(f"{GAME}-verb-{towards}"),
        contact=is_contact(base, other),
    )
