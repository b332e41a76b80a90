"""A lord's dungeon, his hand, the battle and the result told in words. Pure."""

from collections.abc import Iterator

from games.dungeon_lords.components import MONSTERS
from games.dungeon_lords.view import LordView
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.spoken import parts as spoken
from render.dungeon_lords.spoken.board import year_lines
from render.dungeon_lords.spoken.parts import Names
from render.dungeon_lords.table import Table


def dungeon_alt(table: Table, seat: Seat) -> str:
    """Return what a dungeon shows, in short."""
    names = table.names
    first = table.words("dungeon_lords-told-dungeon", name=names[seat])
    told = body(table, seat, names)
    return spoken.alt_text(first, spoken.proposed(table), legal(table, seat), *told, _fresh(table, seat))


def dungeon_plain(table: Table, seat: Seat) -> str:
    """Return all that the picture of a dungeon shows."""
    names = spoken.plain_names(table)
    return spoken.lines(
        f"**{table.words('dungeon_lords-told-dungeon', name=names[seat])}** {spoken.situation(table, names)}",
        *body(table, seat, names),
        spoken.proposed(table),
        legal(table, seat),
        _fresh(table, seat),
    )


def lords_alt(table: Table) -> str:
    """Return what all dungeons show, in short."""
    names = table.names
    told = (line for seat in table.seats for line in body(table, seat, names))
    first = table.words("dungeon_lords-told-lords")
    return spoken.alt_text(first, spoken.situation(table, names), *told, *year_lines(table, names))


def lords_plain(table: Table) -> str:
    """Return all that the picture of all dungeons shows."""
    names = spoken.plain_names(table)
    told = (line for seat in table.seats for line in body(table, seat, names))
    title = f"**{table.words('dungeon_lords-told-lords')}** {spoken.situation(table, names)}"
    return spoken.lines(title, *year_lines(table, names), *told)


def body(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    """Yield everything in a lord's dungeon, a line each."""
    lord = table.lord(seat)
    yield f"{spoken.stores(table, seat, names)}."
    yield party(table, seat)
    yield from _tiles(table, seat)
    yield _lair(table, lord)
    prisoners = (terms.adventurer(table.words, one) for one in lord.prisoners)
    yield spoken.listed(table, "dungeon_lords-told-prison", prisoners)
    yield from _battleground(table, seat)
    if table.view.observer == seat:
        traps = (terms.trap(table.words, trap) for trap in table.view.own_traps)
        yield spoken.listed(table, "dungeon_lords-told-own-traps", traps)
    cards = (
        ("played", lord.played),
        ("unfulfilled", lord.unfulfilled),
        ("orders", lord.hand),
        ("locked", lord.locked),
    )
    for kind, orders in cards:
        said = (terms.order(table.words, order) for order in orders)
        yield spoken.listed(table, f"dungeon_lords-told-{kind}", said)


def _battleground(table: Table, seat: Seat) -> Iterator[str]:
    """Yield the tile that is fought for, as far as the reader may know it."""
    battle, plan = table.view.battle, table.view.plans[seat] if table.view.plans else None
    cell = battle.cell if battle is not None and battle.seat == seat else plan.cell if plan is not None else ""
    if cell:
        yield table.words("dungeon_lords-told-ground", cell=cell)


def party(table: Table, seat: Seat) -> str:
    """Return who stands at the gate, from the front."""
    told = [spoken.adventurer(table.words, one) for one in table.lord(seat).party]
    return table.words("dungeon_lords-told-party", list="; ".join(told)) if told else ""


def legal(table: Table, seat: Seat) -> str:
    """Return the cells that are marked as the reader's choice."""
    cells = table.legal_cells() if seat == table.view.observer else ()
    return spoken.listed(table, "dungeon_lords-told-legal", cells)


def _tiles(table: Table, seat: Seat) -> Iterator[str]:
    words, lord = table.words, table.lord(seat)
    tunnels = [tile.cell for tile in lord.tiles if not tile.room and not tile.conquered]
    yield spoken.listed(table, "dungeon_lords-told-tunnels", tunnels, "cells")
    for tile in lord.tiles:
        if tile.room:
            name, text = terms.room(words, tile.room), terms.text(words, "room", tile.room)
            yield words("dungeon_lords-told-room", cell=tile.cell, room=name, text=text)
    work = table.view.work[seat].used if table.view.work else ()
    yield spoken.listed(table, "dungeon_lords-told-worked", (terms.room(words, room) for room in work))
    conquered = [tile.cell for tile in lord.tiles if tile.conquered]
    yield spoken.listed(table, "dungeon_lords-told-conquered", conquered, "cells")


def _lair(table: Table, lord: LordView) -> str:
    words, told = table.words, []
    for creature in lord.creatures:
        name = terms.monster(words, creature.kind)
        told.append(name if creature.face_up else words("dungeon_lords-told-used", monster=name))
    return spoken.listed(table, "dungeon_lords-told-lair", told)


def _fresh(table: Table, seat: Seat) -> str:
    words, lord = table.words, table.lord(seat)
    people = (*(each.id for each in lord.party), *lord.prisoners)
    things = [
        *((f"{seat}-{tile.cell}", tile.cell) for tile in lord.tiles),
        *((f"{seat}-{kind.id}", terms.monster(words, kind.id)) for kind in MONSTERS),
        *((f"{seat}-{one}", terms.adventurer(words, one)) for one in people),
        *((f"{seat}-{good}", words(f"dungeon_lords-good-{good}")) for good in ("gold", "food", "imps", "traps")),
    ]
    return spoken.fresh(table, things)
