"""The table of the four directions told in words. Pure."""

from games.tetranomicon.components import DIRECTIONS
from games.tetranomicon.events import Standing
from render.tetranomicon import spoken, terms
from render.tetranomicon.table import Table


def result_alt(table: Table) -> str:
    """Return places, points and values in short."""
    return spoken.alt_text(spoken.situation(table, table.names), *_rows(table, table.names))


def result_plain(table: Table) -> str:
    """Return all that the picture shows."""
    rule = table.words("tetranomicon-picture-result-rule")
    names = spoken.plain_names(table)
    return spoken.lines(f"**{spoken.situation(table, names)}**", *_rows(table, names), rule)


def _rows(table: Table, names: spoken.Names) -> list[str]:
    ordered = sorted(table.view.standings, key=lambda standing: (standing.place, standing.seat))
    return [_row(table, standing, names[standing.seat]) for standing in ordered]


def _row(table: Table, standing: Standing, name: str) -> str:
    words = table.words
    parts = (
        words(
            "tetranomicon-told-direction",
            direction=terms.direction(words, direction),
            value=standing.values[place],
            points=standing.points[place],
        )
        for place, direction in enumerate(DIRECTIONS)
    )
    return words(
        "tetranomicon-told-standing",
        place=standing.place,
        name=name,
        points=standing.total_points,
        sum=standing.total_values,
        parts=words.listed(parts),
    )
