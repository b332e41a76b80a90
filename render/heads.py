"""The head of a picture of a match: its title, the phase, who is awaited for what or who has won. Pure.

The words are `<game>-picture-awaited` and `-won` where they are drawn, `picture-awaited` and `<game>-text-won` after
the phase, and `<game>-decision-<kind>` for what is asked.
"""

from collections.abc import Callable, Iterator

from games.kernel.observation import E, M, V
from render.described import Part
from render.drawing.bands import HEAD, MARGIN, Head, head
from render.drawing.scene import Scene
from render.naming import Names
from render.table import Table


def head_part(
    table: Table[V, M, E],
    icon: str,
    title: str,
    says: Callable[[Names], str],
    phase: Callable[[Names], str],
    *,
    below: str = "",
    asked: str | None = None,
    named: bool = False,
    won_below: bool = False,
    mark: Callable[[Scene], None] | None = None,
    high: float = HEAD + MARGIN,
) -> Part:
    """Return the head: `title`, the phase or what is `below`; at the right who is awaited for what, or who has won.

    `says` is the title in words, "" where the phase says enough. `asked` replaces the words for the decision. `named`:
    the phase has the name of a player. `won_below`: the winners follow the title. `mark` draws something in the place
    of the icon.
    """
    words, game = table.words, table.names.vocabulary.game
    state = "won" if table.places else "awaited"
    decision = words(f"{game}-decision-{table.awaited[0].kind}") if table.awaited and asked is None else asked or ""

    def draw(scene: Scene, _: float) -> None:
        who = words.listed(map(table.label, table.called))
        strong = words(f"{game}-picture-{state}", count=len(table.called), names=who) if who else ""
        drawn = below or phase(Names(table.names.vocabulary, words, table.labels))
        normal = Head(icon, title, drawn, strong, decision, named=named or bool(below))
        head(scene, Head(icon, title, strong, named=True) if won_below else normal)
        if mark is not None:
            mark(scene)

    def text(names: Names) -> Iterator[str]:
        yield says(names)
        said = phase(names)
        if table.called:
            key = f"{game}-text-won" if table.places else "picture-awaited"
            said = f"{said}. {words(key, names=names.seated(table.called), count=len(table.called))}."
        yield said if said.endswith(".") else f"{said}."

    return Part(draw, text, high, rank=1)
