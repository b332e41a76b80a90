"""Parts that several pictures share when they are told in words. Pure.

Plain texts are paragraphs of Discord, so names in them are escaped; alt texts take names as they are.
"""

from collections.abc import Iterable

from games.kernel.ids import Seat
from games.tetranomicon.components import CITY, TOWER_TERRAIN
from games.tetranomicon.quotes import PassQuote
from games.tetranomicon.view import Lair
from render.limits import ALT_TEXT, clipped
from render.phrases import escaped
from render.tetranomicon import terms
from render.tetranomicon.heads import phase, winners
from render.tetranomicon.menu import move_label
from render.tetranomicon.table import Table

Names = tuple[str, ...]
"""The players' names by seat, as they are for an alt text, escaped for a plain one."""


def plain_names(table: Table) -> Names:
    """Return the players' names for a plain text."""
    return tuple(escaped(name) for name in table.names)


def alt_text(*sentences: str) -> str:
    """Return `sentences` as one alt text, cut where Discord would refuse it."""
    return clipped(" ".join(sentence for sentence in sentences if sentence), ALT_TEXT)


def situation(table: Table, names: Names) -> str:
    """Return the phase and who is awaited, or who has won."""
    called = [names[seat] for seat in _awaited(table)]
    kind = "won" if table.view.phase == "ended" else "awaited"
    who = table.words.listed(called)
    return table.words(f"tetranomicon-told-{kind}", phase=phase(table), name=who, count=len(called))


def towers(table: Table, city: str, names: Names) -> str:
    """Return the towers of `city` in their order: what stands there and whose it is, or the terrain."""
    built = table.built
    told = []
    for tower in CITY[city].towers():
        if tower in built:
            building = terms.building(table.words, built[tower].type)
            owner = names[built[tower].seat]
            told.append(table.words("tetranomicon-told-built", tower=tower, building=building, name=owner))
        else:
            terrain = terms.terrain(table.words, TOWER_TERRAIN[tower])
            told.append(table.words("tetranomicon-told-tower", tower=tower, terrain=terrain))
    return "; ".join(told)


def monsters(table: Table, lair: Lair) -> str:
    """Return the monsters of a lair in one sentence."""
    if not lair.level:
        return table.words("tetranomicon-told-no-monsters")
    return table.words(
        "tetranomicon-told-monsters",
        trophy=terms.trophy(table.words, lair.level),
        level=lair.level,
        support=lair.support,
        strength=lair.strength,
        cities=table.words.listed(lair.supporters),
    )


def fresh(table: Table, ids: Iterable[str]) -> str:
    """Return which of `ids` are marked as new; empty if none is."""
    new = [one for one in ids if one in table.fresh]
    return table.words("tetranomicon-told-fresh", things=table.words.listed(new)) if new else ""


def legal(table: Table, ids: Iterable[str]) -> str:
    """Return what is marked as the reader's choice; empty if nothing is."""
    choices = sorted(ids)
    return table.words("tetranomicon-told-legal", things=table.words.listed(choices)) if choices else ""


def proposed(table: Table) -> str:
    """Return the proposed move with its price; empty if there is none."""
    if table.proposal is None:
        return ""
    quote = table.proposal.why
    price = 0 if isinstance(quote, PassQuote) else quote.total
    choice = move_label(table.proposal.move, table.view, table.words)
    return table.words("tetranomicon-told-proposed", choice=choice, price=price)


def lines(*said: str) -> str:
    """Return what is said, line by line, without the empty ones."""
    return "\n".join(line for line in said if line)


def _awaited(table: Table) -> tuple[Seat, ...]:
    return winners(table) if table.view.turn is None else (table.view.turn,)
