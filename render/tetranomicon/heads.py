"""What the heads of the pictures say: era and phase, who is awaited for what. Pure."""

from games.kernel.ids import Seat
from games.tetranomicon.parameters import ERAS
from render.drawing.bands import Head
from render.tetranomicon import terms
from render.tetranomicon.table import Table

ROMAN = ("I", "II", "III", "IV")


def map_head(table: Table) -> Head:
    """Return the head of the map."""
    return Head("vp", table.words("tetranomicon-name"), phase(table), awaited(table), asked(table))


def pools_head(table: Table) -> Head:
    """Return the head of the pools."""
    title = table.words("tetranomicon-picture-pools", era=ROMAN[table.view.era - 1])
    return Head("vp", title, table.words("tetranomicon-picture-pools-note"), awaited(table), asked(table))


def city_head(table: Table, city: str) -> Head:
    """Return the head of a city's close-up."""
    title = table.words("tetranomicon-picture-city", letter=city, city=terms.city(table.words, city))
    return Head("tower", title, phase(table), awaited(table), asked(table))


def result_head(table: Table) -> Head:
    """Return the head of the final table, or of the table as it stands."""
    game = table.words("tetranomicon-name")
    if table.view.phase == "ended":
        return Head("crown", table.words("tetranomicon-picture-result", game=game), awaited(table))
    return Head(
        "vp", table.words("tetranomicon-picture-standing", game=game), phase(table), awaited(table), asked(table)
    )


def phase(table: Table) -> str:
    """Return era and phase in words."""
    if table.view.phase == "actions":
        return table.words("tetranomicon-phase-actions", era=ROMAN[table.view.era - 1], eras=ROMAN[ERAS - 1])
    return table.words(f"tetranomicon-phase-{table.view.phase}")


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
