"""One lord's dungeon. Pure."""

from games.kernel.ids import Seat
from render.drawing.scene import Scene
from render.dungeon_lords.heads import titled_head
from render.dungeon_lords.sheet import sheet_scene
from render.dungeon_lords.spoken_dungeon import body, dungeon_alt, dungeon_plain
from render.dungeon_lords.table import Table
from render.page import Picture


def dungeon_picture(table: Table, seat: Seat) -> Picture:
    """Return the dungeon of the lord at `seat`."""
    scene, name = dungeon_scene(table, seat), f"dungeon-{seat}-{table.stem}"
    return Picture(name, scene.svg(), dungeon_alt(table, seat), dungeon_plain(table, seat))


def dungeon_scene(table: Table, seat: Seat) -> Scene:
    """Draw a dungeon."""
    title = table.words("dungeon_lords-picture-dungeon-of", name=table.label(seat))
    return sheet_scene(titled_head(table, "lair", title), [*body(table, seat, table.labels)])
