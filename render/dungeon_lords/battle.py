"""The battle that is fought now: steps, card, line of adventurers, fighters, traps. Pure."""

from collections.abc import Iterator

from games.kernel.ids import Seat
from render.drawing.scene import Scene
from render.dungeon_lords import spoken, terms
from render.dungeon_lords.heads import titled_head
from render.dungeon_lords.sheet import sheet_scene
from render.dungeon_lords.spoken import Names
from render.dungeon_lords.spoken_dungeon import party
from render.dungeon_lords.table import Table
from render.page import Picture


def battle_picture(table: Table) -> Picture:
    """Return the battle as the reader of `table` sees it."""
    first, *rest = _body(table, spoken.plain_names(table))
    plain = spoken.lines(f"**{first}**", *rest)
    return Picture(
        f"battle-{table.stem}", battle_scene(table).svg(), spoken.alt_text(*_body(table, table.names)), plain
    )


def battle_scene(table: Table) -> Scene:
    """Draw the battle."""
    return sheet_scene(
        titled_head(table, "army", table.words("dungeon_lords-picture-battle")), [*_body(table, table.labels)]
    )


def _body(table: Table, names: Names) -> Iterator[str]:
    battle, words = table.view.battle, table.words
    if battle is None:
        return
    seat = Seat(battle.seat)
    step = words(f"dungeon_lords-step-{battle.step}")
    yield words("dungeon_lords-told-battle", name=names[seat], cell=battle.cell, step=step)
    yield spoken.situation(table, names)
    card = table.view.cards[table.view.combat_round - 1]
    if card:
        yield f"{terms.spell(words, card)}: {terms.text(words, 'spell', card)}"
    yield party(table, seat)
    fighters = (terms.monster(words, each.kind) for each in battle.fighters)
    yield spoken.listed(table, "dungeon_lords-told-fighters", fighters)
    if table.view.battle_traps:
        yield words("dungeon_lords-told-traps-set", count=table.view.battle_traps)
    used = (terms.trap(words, trap) for trap in battle.used)
    yield spoken.listed(table, "dungeon_lords-told-traps-used", used)
