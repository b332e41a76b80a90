"""What the heads of the pictures say: year, season, phase, who is awaited for what. Pure."""

from games.dungeon_lords.parameters import COMBAT_ROUNDS
from games.kernel.ids import Seat
from render.drawing.bands import Head
from render.dungeon_lords import terms
from render.dungeon_lords.table import Table
from render.phrases import numeral

GAME_ICON = "evil"


def board_head(table: Table) -> Head:
    """Return the head of the common board."""
    return Head(GAME_ICON, table.words("dungeon_lords-name"), phase(table), awaited(table), asked(table))


def titled_head(table: Table, icon: str, title: str) -> Head:
    """Return a head with another title."""
    return Head(icon, title, phase(table), awaited(table), asked(table))


def dungeon_head(table: Table, seat: Seat) -> Head:
    """Return the head of a lord's dungeon; the place of the icon is for his mark."""
    owner = table.words("dungeon_lords-picture-owner", name=table.label(seat), phase=phase(table))
    return Head("", table.words("dungeon_lords-picture-dungeon"), owner, awaited(table), asked(table))


def phase(table: Table) -> str:
    """Return year, season or round of combat, and the phase."""
    view, words = table.view, table.words
    said = words(f"dungeon_lords-phase-{view.phase}")
    if view.phase == "over":
        return said
    if view.combat_round:
        number, of = numeral(view.combat_round), numeral(COMBAT_ROUNDS)
        return words("dungeon_lords-when-combat", year=view.year, round=number, rounds=of, phase=said)
    return words("dungeon_lords-when", year=view.year, season=terms.season(words, view.season), phase=said)


def awaited(table: Table) -> str:
    """Return who is awaited, or who has won."""
    over = table.view.phase == "over"
    called = winners(table) if over else table.awaited
    if not called:
        return ""
    names = table.words.listed(table.label(seat) for seat in called)
    return table.words(f"dungeon_lords-picture-{'won' if over else 'awaited'}", count=len(called), names=names)


def asked(table: Table) -> str:
    """Return what is asked of those who are awaited."""
    return table.words(f"dungeon_lords-decision-{table.asked}") if table.asked else ""


def winners(table: Table) -> tuple[Seat, ...]:
    """Return who came first; several share the victory."""
    return tuple(seat for seat, place in zip(table.seats, table.places, strict=False) if place == 1)
