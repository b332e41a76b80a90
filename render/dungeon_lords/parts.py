"""What several pictures of Dungeon Lords share: the head, people and stores in words, sentences about marks. Pure."""

from collections.abc import Callable, Iterable, Iterator

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.parameters import COMBAT_ROUNDS
from games.dungeon_lords.state import Adventurer
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.described import Description, Part, Text
from render.drawing.bands import HEAD, MARGIN, Head, head
from render.drawing.scene import Scene
from render.dungeon_lords.menu import label
from render.dungeon_lords.table import Table, hit_points
from render.naming import Names
from render.phrases import numeral

GAME_ICON = "evil"


def described(table: Table, name: str, *parts: Part) -> Description:
    """Return a picture of `table`."""
    return Description(f"{name}-{table.stem}", table.names, parts, text_only=table.text_only)


def head_part(
    table: Table,
    icon: str,
    title: str,
    says: Callable[[Names], str],
    *,
    below: str = "",
    mark: Callable[[Scene], None] | None = None,
) -> Part:
    """Return the head of a picture: title, phase (or `below`), who is awaited for what, or who has won.

    `says` is the title in words. `mark` draws something in the place of the icon.
    """
    over, words = table.view.phase == "over", table.words

    def draw(scene: Scene, _: float) -> None:
        who = words.listed(map(table.label, table.called))
        key = f"dungeon_lords-picture-{'won' if over else 'awaited'}"
        strong = words(key, count=len(table.called), names=who) if who else ""
        asked = words(f"dungeon_lords-decision-{table.awaited[0].kind}") if table.awaited else ""
        head(scene, Head(icon, title, below or phase(table.view, table.names), strong, asked))
        if mark is not None:
            mark(scene)

    def text(names: Names) -> Iterator[str]:
        yield says(names)
        yield situation(table, names)
        yield proposed_text(table)

    return Part(draw, text, HEAD + MARGIN, rank=1)


def phase(view: View, names: Names) -> str:
    """Return year, season or round of combat, and the phase."""
    said = names("phase", view.phase)
    if view.phase == "over":
        return said
    if view.combat_round:
        number, of = numeral(view.combat_round), numeral(COMBAT_ROUNDS)
        return names.words("dungeon_lords-when-combat", year=view.year, round=number, rounds=of, phase=said)
    return names.words("dungeon_lords-when", year=view.year, season=names("season", view.season), phase=said)


def situation(table: Table, names: Names) -> str:
    """Return the phase and who is awaited, or who has won."""
    said = phase(table.view, names)
    if not table.called:
        return f"{said}."
    key = f"dungeon_lords-text-{'won' if table.view.phase == 'over' else 'awaited'}"
    return names.words(key, phase=said, names=names.seated(table.called), count=len(table.called))


def proposed_text(table: Table) -> str:
    """Return the proposed move; empty if there is none."""
    if table.proposal is None:
        return ""
    choice = label(table.proposal.move, table.asked, table.view, table.names)
    return table.words("dungeon_lords-text-proposed", choice=choice)


def listed(names: Names, key: str, items: Iterable[str]) -> str:
    """Return the sentence `key` about a list; empty if there is nothing to list."""
    said = names.words.listed(items)
    return names.words(f"dungeon_lords-text-{key}", list=said) if said else ""


def new_text(table: Table, things: Iterable[tuple[str, str]]) -> str:
    """Return which things are marked as new, out of pairs of id and name; empty if none is."""
    return listed(table.names, "new", dict.fromkeys(said for thing, said in things if thing in table.fresh))


def undrawn(text: Text, *, rank: int = 5) -> Part:
    """Return words about marks that other parts have drawn."""
    return Part(lambda scene, y: None, text, 0, rank=rank)


def adventurer_text(names: Names, one: Adventurer) -> str:
    """Return an adventurer with hit points left and icons."""
    tile, (left, most) = ADVENTURER[one.id], hit_points(one)
    icons = (
        names.words(f"dungeon_lords-text-icons-{kind}", count=getattr(tile, kind))
        for kind in ("antitrap", "magic", "healing")
        if getattr(tile, kind)
    )
    return names.words(
        "dungeon_lords-text-adventurer",
        adventurer=names("adventurer", one.id),
        left=left,
        most=most,
        icons="".join(icons),
    )


def party_text(table: Table, seat: Seat, names: Names) -> str:
    """Return who is at the gate, from the front."""
    people = "; ".join(adventurer_text(names, one) for one in table.lord(seat).party)
    return names.words("dungeon_lords-text-party", list=people) if people else ""


def stores_text(table: Table, seat: Seat, names: Names) -> str:
    """Return what a lord has in numbers."""
    lord = table.lord(seat)
    return names.words(
        "dungeon_lords-text-stores",
        name=names.player(seat),
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        free=lord.free_imps,
        traps=lord.traps,
        evil=lord.evil,
        tokens=lord.tax_tokens,
    )
