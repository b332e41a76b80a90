"""What a lord has and alone knows: stores, order cards, traps, spied cards, plan. Pure."""

from collections.abc import Iterator

from render.drawing.scene import Scene
from render.dungeon_lords import spoken, terms
from render.dungeon_lords.heads import titled_head
from render.dungeon_lords.sheet import sheet_scene
from render.dungeon_lords.spoken import Names
from render.dungeon_lords.table import Table
from render.page import Picture


def hand_picture(table: Table) -> Picture:
    """Return the hand of the reader, who must be a lord."""
    first, *rest = _body(table, spoken.plain_names(table))
    plain = spoken.lines(f"**{first}**", *rest)
    return Picture(f"hand-{table.stem}", hand_scene(table).svg(), spoken.alt_text(*_body(table, table.names)), plain)


def hand_scene(table: Table) -> Scene:
    """Draw the hand."""
    title = table.words("dungeon_lords-picture-hand")
    return sheet_scene(titled_head(table, "card", title), [*_body(table, table.labels)])


def _body(table: Table, names: Names) -> Iterator[str]:
    view, words, seat = table.view, table.words, table.view.observer
    if seat is None:
        return
    yield words("dungeon_lords-told-hand", name=names[seat])
    yield f"{spoken.stores(table, seat, names)}."
    lord = table.lord(seat)
    own = view.own_orders
    sealed = () if own is None else (*own.own, *([own.other] if own.other else []))
    kinds = (("own-orders", sealed), ("orders", lord.hand), ("locked", lord.locked))
    for kind, orders in kinds:
        yield spoken.listed(table, f"dungeon_lords-told-{kind}", (terms.order(words, one) for one in orders))
    traps = (terms.trap(words, one) for one in view.own_traps)
    yield spoken.listed(table, "dungeon_lords-told-own-traps", traps)
    for position in lord.spied:
        card = terms.spell(words, view.cards[position - 1])
        yield words("dungeon_lords-told-spied", position=position, card=card)
