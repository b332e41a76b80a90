"""What several pictures of Tetranomicon share: the head, the proposed move, sentences about cities. Pure."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from games.tetranomicon.components import CITY, TOWER_TERRAIN
from games.tetranomicon.parameters import ERAS
from games.tetranomicon.quotes import PassQuote, arithmetic
from games.tetranomicon.view import Lair, View
from render import heads
from render.described import Part
from render.drawing.bands import EDGE, GAP, HEAD, MARGIN
from render.drawing.lettering import BOLD, READ
from render.drawing.marks import chip
from render.drawing.palette import INK, INK2, SURFACE
from render.drawing.scene import WIDTH, Area, Scene
from render.naming import Names
from render.phrases import numeral
from render.tetranomicon.moves import label
from render.tetranomicon.table import Table
from text import Words

_BAND: Final = 84
_CHOICE: Final = 470
"""How wide the name of a proposed move may be (px)."""


def head_part(
    table: Table, icon: str, title: str, says: str, *, high: float = HEAD + MARGIN, won_below: bool = False
) -> Part:
    """Return the head of a picture. `says` is the title in words, "" where the situation is title enough."""
    now = phase(table.view, table.words)
    return heads.head_part(
        table, icon, title, lambda _: says, lambda _: now, asked=_asked(table), won_below=won_below, high=high
    )


def phase(view: View, words: Words) -> str:
    """Return era and phase in words."""
    if view.phase == "actions":
        return words("tetranomicon-phase-actions", era=numeral(view.era), eras=numeral(ERAS))
    return words(f"tetranomicon-phase-{view.phase}")


def _asked(table: Table) -> str:
    """Return what is asked of the one who is awaited."""
    view = table.view
    if view.phase == "ended":
        return ""
    if view.phase == "setup":
        return table.words(f"tetranomicon-picture-asked-{'route' if view.setup_city else 'farm'}")
    return table.words("tetranomicon-picture-asked-action", passed=sum(view.passed), seats=view.seats)


def proposal_part(table: Table) -> Part:
    """Return the band of a proposed move: its name, its price, the coins before and after."""

    def text(_: Names) -> Iterator[str]:
        if table.proposal is not None:
            quote = table.proposal.why
            price = 0 if isinstance(quote, PassQuote) else quote.total
            choice = label(table.proposal.move, table.view, table.names)
            yield table.words("tetranomicon-text-proposed", choice=choice, price=price)

    return Part(partial(_draw_proposal, table), text, 0 if table.proposal is None else _BAND, rank=2)


def _draw_proposal(table: Table, scene: Scene, y: float) -> None:
    proposal = table.proposal
    if proposal is None:
        return
    scene.rect(Area(MARGIN, y + 4, WIDTH - 2 * MARGIN, _BAND - GAP), SURFACE, 12)
    middle = y + 4 + (_BAND - GAP) / 2
    said = label(proposal.move, table.view, table.names)
    chip(scene, (MARGIN + 14, middle), said, 34, anchor="start", room=_CHOICE, least=READ)
    if proposal.why is None or isinstance(proposal.why, PassQuote) or table.view.turn is None:
        return
    base, more, less = arithmetic(proposal.why)
    total, coins = proposal.why.total, table.view.coins[table.view.turn]
    x = float(WIDTH - EDGE - 4)
    x -= scene.text((x, middle + 13), str(coins - total), 38, INK, BOLD, anchor="end") + 24
    scene.icon("arrow", (x, middle), 30, INK2)
    x -= 22
    x -= scene.text((x, middle + 13), str(coins), 38, INK2, BOLD, anchor="end") + 28
    scene.icon("coin", (x, middle), 38)
    said = " ".join((str(base), *([f"+ {more}"] if more else []), *([f"− {less}"] if less else [])))
    if not (more or less):
        said = str(total)
    elif base + more - less < total:
        said = table.words("tetranomicon-picture-least", sum=said, least=total)
    else:
        said = f"{said} = {total}"
    scene.fitted((x - 44, middle + 12), said, x - 44 - MARGIN - 30 - _CHOICE, 34, face=BOLD, anchor="end")


def city_text(table: Table, city: str, names: Names) -> str:
    """Return a city with its towers in their order: what stands there and whose it is, or the terrain."""
    built, towers = table.built, []
    for tower in CITY[city].towers():
        if tower in built:
            building, owner = names("building", built[tower].type), names.player(built[tower].seat)
            towers.append(names.words("tetranomicon-text-built", tower=tower, building=building, name=owner))
        else:
            terrain = names("terrain", TOWER_TERRAIN[tower])
            towers.append(names.words("tetranomicon-text-tower", tower=tower, terrain=terrain))
    return names.words("tetranomicon-text-city", letter=city, city=names("city", city), towers="; ".join(towers))


def monsters_text(lair: Lair, names: Names) -> str:
    """Return the monsters of a lair in one sentence."""
    if not lair.level:
        return names.words("tetranomicon-text-no-monsters")
    return names.words(
        "tetranomicon-text-monsters",
        trophy=names("trophy", lair.level),
        level=lair.level,
        support=lair.support,
        strength=lair.strength,
        cities=names.words.listed(lair.supporters),
    )


def marked_text(table: Table, things: Iterable[str], *, choices: bool = True) -> Iterator[str]:
    """Yield which of the things on a picture are new, and which may be chosen."""
    shown = sorted(set(things))
    new, legal = ([thing for thing in shown if thing in marked] for marked in (table.fresh, table.legal))
    if new:
        yield table.words("tetranomicon-text-new", things=table.words.listed(new))
    if legal and choices:
        yield table.words("tetranomicon-text-legal", things=table.words.listed(legal))
