"""The field in words: creatures with their places, health and distances, terrain, what can be chosen. Pure.

For those who listen to it there are also a map row by row, and how far everything is from one's creatures.
"""

from collections.abc import Iterator
from typing import Final

from games.legends_of_signum import looks
from games.legends_of_signum.geometry import Disc, Point, gap, is_contact, is_inside
from games.legends_of_signum.notation import COLUMNS, cell_name, point_text
from games.legends_of_signum.parameters import CELL
from games.legends_of_signum.state import Token, Unit
from render.legends_of_signum.layout import CONTROLLED, marks_of
from render.legends_of_signum.missing import missing_at
from render.legends_of_signum.moves import compass
from render.legends_of_signum.names import GAME, card, far, spot, token_brief, token_name
from render.legends_of_signum.table import Table
from render.limits import MOST_OPTIONS
from render.naming import Names
from render.phrases import capital

MOST_OTHERS: Final = 12
"""So many others are named for each creature, the nearest first."""


def field_text(table: Table, names: Names) -> Iterator[str]:
    """Yield a line for each creature and for each terrain, then the marks."""
    for seat in table.field.order:
        yield from (unit_text(table, unit, names) for unit in table.field.units if unit.seat == seat)
    yield from (token_text(token, names) for token in table.field.tokens)
    yield from marks_text(table, names)


def brief_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is most important in few words: who is where with how much health, then terrain and marks."""
    words = names.words
    for seat in table.field.order:
        own = [unit for unit in table.field.units if unit.seat == seat]
        said = words.listed(_brief(table, unit, names) for unit in own)
        if said:
            yield words(f"{GAME}-text-units", player=names.player(seat), units=said)
    tokens = words.listed(token_brief(each, names) for each in table.field.tokens)
    if tokens:
        yield words(f"{GAME}-text-terrain", tokens=tokens)
    yield from marks_text(table, names)


def _brief(table: Table, unit: Unit, names: Names) -> str:
    """Return a creature in very few words: where it is, health left, and who controls it if that is no friend."""
    words = names.words
    said = words(f"{GAME}-text-brief", unit=unit.id, cell=_cell(unit), left=table.worths[unit.id].left)
    if unit.controller is None:
        return said
    return f"{said} ({words(f'{GAME}-text-controlled', player=names.player(unit.controller))})"


def unit_text(table: Table, unit: Unit, names: Names) -> str:
    """Return a creature: place, health, Strength, stance, marks, who touches it, and the nearest enemy."""
    words, worth = names.words, table.worths[unit.id]
    said = [
        words(
            f"{GAME}-text-unit",
            unit=names("unit", unit.id),
            at=spot(Point(unit.x, unit.y)),
            left=worth.left,
            health=worth.health,
            strength=worth.strength,
            stance=names.words(f"{GAME}-stance-{unit.stance}"),
        )
    ]
    said += [words(f"{GAME}-legend-{mark}") for mark in marks_of(unit) if mark != CONTROLLED]
    if unit.controller is not None:
        said.append(words(f"{GAME}-text-controlled", player=names.player(unit.controller)))
    others = [(gap(unit.disc, other.disc), other) for other in table.field.units if other.side != unit.side]
    touching = [other.id for _, other in others if is_contact(unit.disc, other.disc)]
    if touching:
        said.append(words(f"{GAME}-text-contact", units=words.listed(touching)))
    elif others:
        distance, nearest = min(others, key=lambda each: each[0])
        said.append(words(f"{GAME}-text-nearest", unit=nearest.id, far=far(names, distance)))
    return f"{', '.join(said)}."


def sight_text(table: Table, unit: Unit, names: Names) -> Iterator[str]:
    """Yield how far a creature reaches, and how it sees every enemy; what it cannot do to one has its reason."""
    words, outlook = names.words, looks.outlook(table.field, unit)
    why = missing_at(table.field, unit, names)
    is_slow = "slow" in dict(table.worths[unit.id].keywords)
    run = "none" if is_slow else far(names, outlook.run)
    yield words(f"{GAME}-text-reach", move=far(names, outlook.move), run=run)
    for kind, band in outlook.ranges:
        yield words(f"{GAME}-text-range", kind=kind, band=band, far=far(names, looks.reach_of(band)))
    if "" in why:
        yield f"{capital(why[''])}."
    for sight in outlook.sights:
        other = table.unit(sight.unit)
        if other is not None and other.side != unit.side:
            yield words(
                f"{GAME}-text-sight",
                unit=names("unit", sight.unit),
                far=far(names, sight.distance),
                seen=sight.seen,
                cover=sight.cover,
                hit=sight.unit in outlook.targets,
                why=why.get(sight.unit, "none"),
            )


def token_text(token: Token, names: Names) -> str:
    """Return terrain: its name, whose it is, its place, and whether it has been explored."""
    owner = "none" if token.seat is None else names.player(token.seat)
    at = spot(Point(token.x, token.y))
    said = names.words(f"{GAME}-text-token", card=card(names, token.card), owner=owner, at=at)
    return f"{said} {names.words(f'{GAME}-text-explored')}" if token.explored else said


def marks_text(table: Table, names: Names) -> Iterator[str]:
    """Yield the places and creatures that can be chosen, the proposed ones, and what is new."""
    words = names.words
    numbers = table.numbers
    places = [f"{numbers[at]}. {spot(at)}" if at in numbers else spot(at) for at in dict.fromkeys(table.legal)]
    if table.proposed_way:
        yield words(f"{GAME}-text-proposed", list=" – ".join(map(point_text, table.proposed_way)))
    elif places:
        yield words(f"{GAME}-text-legal", list=words.listed(places[:MOST_OPTIONS]))
    if table.ready:
        yield words(f"{GAME}-text-ready", list=words.listed(sorted(table.ready)))
    if table.targets:
        yield words(f"{GAME}-text-targets", list=words.listed(sorted(table.targets)))
    fresh = [each for each in sorted(table.fresh) if table.unit(each) is not None]
    if fresh:
        yield words(f"{GAME}-text-new", list=words.listed(fresh))


def _cell(unit: Unit) -> str:
    return cell_name(Point(unit.x, unit.y))


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
                found.append((columns[0], f"{'–'.join(ends)} {token_name(token, names)}"))
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
        others += [(token.disc, token_name(token, names)) for token in field.tokens]
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
