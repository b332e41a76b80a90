"""Parts that several pictures share when they are told in words. Pure.

Plain texts are paragraphs of Discord, so names in them are escaped; alt texts take names as they are.
"""

from collections.abc import Iterable

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import price
from render.dungeon_lords.choosing.labels import label
from render.dungeon_lords.heads import phase, winners
from render.dungeon_lords.table import Table
from render.limits import ALT_TEXT, clipped
from render.phrases import escaped
from text import Words

Names = tuple[str, ...]
"""The lords' names by seat, as they are for an alt text, escaped for a plain one."""


def plain_names(table: Table) -> Names:
    """Return the lords' names for a plain text."""
    return tuple(escaped(name) for name in table.names)


def alt_text(*sentences: str) -> str:
    """Return `sentences` as one alt text, cut where Discord would refuse it."""
    return clipped(" ".join(sentence for sentence in sentences if sentence), ALT_TEXT)


def lines(*said: str) -> str:
    """Return what is said, line by line, without the empty ones."""
    return "\n".join(line for line in said if line)


def listed(table: Table, key: str, items: Iterable[str], name: str = "list") -> str:
    """Return the sentence `key` about a list; empty if there is nothing to list."""
    said = table.words.listed(items)
    return table.words(key, **{name: said}) if said else ""


def situation(table: Table, names: Names) -> str:
    """Return the phase and who is awaited, or who has won."""
    won = winners(table)
    called = won if table.view.phase == "over" else table.awaited
    who = table.words.listed(names[seat] for seat in called)
    if not called:
        return f"{phase(table)}."
    kind = "won" if table.view.phase == "over" else "awaited"
    return table.words(f"dungeon_lords-told-{kind}", phase=phase(table), names=who, count=len(called))


def adventurer(words: Words, one: Adventurer) -> str:
    """Return an adventurer with hit points left and icons."""
    tile = ADVENTURER[one.id]
    return words(
        "dungeon_lords-told-adventurer",
        adventurer=terms.adventurer(words, one.id),
        left=tile.hit_points + one.extra - one.damage,
        most=tile.hit_points + one.extra,
        icons="".join(
            words(f"dungeon_lords-told-icons-{kind}", count=getattr(tile, kind))
            for kind in ("antitrap", "magic", "healing")
            if getattr(tile, kind)
        ),
    )


def monster_price(words: Words, monster: str) -> str:
    """Return what a monster costs, with the one that it eats."""
    cost = MONSTER[monster].cost
    said = price(words, cost)
    return words("dungeon_lords-told-fed", cost=said) if cost.monsters else said


def stores(table: Table, seat: Seat, names: Names) -> str:
    """Return what a lord has in numbers."""
    lord = table.lord(seat)
    return table.words(
        "dungeon_lords-told-stores",
        name=names[seat],
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        free=lord.free_imps,
        traps=lord.traps,
        evil=lord.evil,
        tokens=lord.tax_tokens,
    )


def fresh(table: Table, things: Iterable[tuple[str, str]]) -> str:
    """Return which things are marked as new, out of pairs of id and name."""
    new = dict.fromkeys(said for thing, said in things if thing in table.fresh)
    return listed(table, "dungeon_lords-told-new", new)


def proposed(table: Table) -> str:
    """Return the proposed move; empty if there is none."""
    if table.proposal is None:
        return ""
    choice = label(table.proposal.move, table.kind, table.view, table.words)
    return table.words("dungeon_lords-told-proposed", choice=choice)
