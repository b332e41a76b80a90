"""Words and the picture of Pearls. Pure."""

from collections.abc import Iterator

from render.described import Part
from render.drawing.palette import INK, WATER
from render.drawing.scene import WIDTH, Area, Scene
from render.naming import Names, Vocabulary
from render.table import Table
from render.worded_pages import WordedPages
from tests.games.pearls.components import GRID
from tests.games.pearls.events import Event
from tests.games.pearls.moves import Move
from tests.games.pearls.view import View

_CELL = 120
_RULES = {"not_in_hand": "3.1", "no_pearls": "3.2", "not_beside": "3.2"}
_PHASES = {"diving": "3.1", "pushing": "3.2", "over": "4.1"}


class PearlsPages(WordedPages[View, Move, Event]):
    """The pages of Pearls."""

    vocabulary = Vocabulary("pearls", by_seat=frozenset({"dives", "taken", "scores"}))
    rules_of = _RULES
    rules_now = _PHASES

    def board(self, table: Table[View, Move, Event]) -> tuple[Part, ...]:
        """Return the lagoon."""

        def draw(scene: Scene, y: float) -> None:
            for number, cell in enumerate(GRID.cells):
                x = WIDTH / 2 + (number % 3 - 1.5) * _CELL
                top = y + number // 3 * _CELL
                scene.rect(Area(x + 4, top + 4, _CELL - 8, _CELL - 8), WATER, 8)
                scene.text((x + 14, top + 34), cell, 28, INK)
                scene.text((x + _CELL / 2, top + 80), str(table.view.pearls[number]), 40, INK, anchor="middle")

        def text(names: Names) -> Iterator[str]:
            lying = (f"{cell} {pearls}" for cell, pearls in zip(GRID.cells, table.view.pearls, strict=True) if pearls)
            yield names.words("pearls-lagoon", cells=names.words.listed(lying) or "–")

        return (Part(draw, text, 3 * _CELL + 12, rank=2),)
