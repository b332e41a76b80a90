"""What the heads of the pictures say: era and phase, who is awaited for what. Pure."""

from games.kernel.ids import Seat
from render.drawing.bands import Head
from render.tetranomicon.table import Table

ROMAN = ("I", "II", "III", "IV")


def map_head(table: Table) -> Head:
    """Return the head of the map."""
    return Head("vp", table.words("tetranomicon-name"), phase(table), awaited(table), asked(table))


def phase(table: Table) -> str:
    """Return era and phase in words."""
    return table.words(f"tetranomicon-picture-phase-{table.view.phase}", era=ROMAN[table.view.era - 1])


def awaited(table: Table) -> str:
    """Return who is awaited, or who has won."""
    if table.view.turn is not None:
        return table.words("tetranomicon-picture-awaited", name=table.label(table.view.turn))
    won = winners(table)
    names = table.words.listed(table.label(seat) for seat in won)
    return table.words("tetranomicon-picture-won", count=len(won), names=names)


def asked(table: Table) -> str:
    """Return what is asked of the one who is awaited."""
    view = table.view
    if view.phase == "ended":
        return ""
    if view.phase == "setup":
        return table.words(f"tetranomicon-picture-asked-{'route' if view.setup_city else 'farm'}")
    return table.words("tetranomicon-picture-asked-action", passed=sum(view.passed), seats=view.seats)


def winners(table: Table) -> tuple[Seat, ...]:
    """Return who leads the final table; several share the victory."""
    return tuple(standing.seat for standing in table.view.standings if standing.place == 1)
