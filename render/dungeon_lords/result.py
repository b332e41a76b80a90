"""The points of all lords and what they are made of. Pure."""

from collections.abc import Iterator

from render.drawing.scene import Scene
from render.dungeon_lords import spoken
from render.dungeon_lords.event_lines import score_parts, signed
from render.dungeon_lords.heads import titled_head
from render.dungeon_lords.sheet import sheet_scene
from render.dungeon_lords.spoken import Names
from render.dungeon_lords.table import Table
from render.page import Picture


def result_picture(table: Table) -> Picture:
    """Return the result, or the points as they stand."""
    plain = spoken.lines(f"**{_title(table)}**", *_body(table, spoken.plain_names(table)))
    alt = spoken.alt_text(_title(table) + ".", *_body(table, table.names))
    return Picture(f"result-{table.stem}", result_scene(table).svg(), alt, plain)


def result_scene(table: Table) -> Scene:
    """Draw the points."""
    return sheet_scene(titled_head(table, "crown", _title(table)), [*_body(table, table.labels)])


def _title(table: Table) -> str:
    kind = "result" if table.view.phase == "over" else "standing"
    return table.words(f"dungeon_lords-picture-{kind}", game=table.words("dungeon_lords-name"))


def _body(table: Table, names: Names) -> Iterator[str]:
    view, words = table.view, table.words
    places = table.places or tuple(1 + sum(other.total > one.total for other in view.scores) for one in view.scores)
    for score in sorted(view.scores, key=lambda each: (places[each.seat], each.seat)):
        said = words(
            "dungeon_lords-told-score",
            place=places[score.seat],
            name=names[score.seat],
            points=signed(score.total),
        )
        parts = words.listed(score_parts(score, words))
        yield f"{said}: {parts}." if parts else f"{said}."
