"""What several pictures of Dungeon Lords share: the head, people and stores in words, sentences about marks. Pure."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.state import Adventurer
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render import heads
from render.described import Part
from render.drawing.scene import Scene
from render.dungeon_lords.moves import label
from render.dungeon_lords.pieces import SKILLS
from render.dungeon_lords.table import Table, hit_points
from render.naming import Names

GAME_ICON = "evil"


def head_part(
    table: Table,
    icon: str,
    title: str,
    says: Callable[[Names], str],
    *,
    below: str = "",
    mark: Callable[[Scene], None] | None = None,
) -> Part:
    """Return the head of a picture; in words with the proposed move. `says` is the title in words."""
    part = heads.head_part(table, icon, title, says, partial(phase, table.view), below=below, mark=mark)
    return replace(part, text=lambda names: (*part.text(names), proposed_text(table)))


def phase(view: View, names: Names) -> str:
    """Return year, season or round of combat, and the phase."""
    return names.sentence("dungeon_lords-when", view)


def proposed_text(table: Table) -> str:
    """Return the proposed move; empty if there is none."""
    if table.proposal is None:
        return ""
    choice = label(table.proposal.move, table.asked, table.view, table.names)
    return table.words("dungeon_lords-text-proposed", choice=choice)


def listed(names: Names, key: str, items: Iterable[str], kind: str = "") -> str:
    """Return the sentence `key` about a list, of ids of things of this `kind`; empty if there is nothing to list."""
    said = names.listed(kind, items) if kind else names.words.listed(items)
    return names.words(f"dungeon_lords-text-{key}", list=said) if said else ""


def new_text(table: Table, things: Iterable[tuple[str, str]]) -> str:
    """Return which things are marked as new, out of pairs of id and name; empty if none is."""
    return listed(table.names, "new", dict.fromkeys(said for thing, said in things if thing in table.fresh))


def adventurer_text(names: Names, one: Adventurer) -> str:
    """Return an adventurer with hit points left and icons."""
    tile, (left, most) = ADVENTURER[one.id], hit_points(one)
    icons = "".join(
        names.words(f"dungeon_lords-text-icons-{kind}", count=getattr(tile, kind))
        for kind, _ in SKILLS
        if getattr(tile, kind)
    )
    name = names("adventurer", one.id)
    return names.words("dungeon_lords-text-adventurer", adventurer=name, left=left, most=most, icons=icons)


def party_text(table: Table, seat: Seat, names: Names) -> str:
    """Return who is at the gate, from the front."""
    people = "; ".join(adventurer_text(names, one) for one in table.lord(seat).party)
    return names.words("dungeon_lords-text-party", list=people) if people else ""


def stores_text(table: Table, seat: Seat, names: Names) -> str:
    """Return what a lord has in numbers."""
    return names.sentence("dungeon_lords-text-stores", table.lord(seat), name=names.player(seat))
