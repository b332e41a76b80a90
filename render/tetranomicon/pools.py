"""The pools of artifacts and creatures as cards, and what every player holds. Pure."""

from typing import Final

from games.tetranomicon.moves import CreateArtifact, SummonCreature
from games.tetranomicon.view import ArtifactPlace
from render.drawing.bands import GAP, HEAD, MARGIN, head, section
from render.drawing.cards import FOOT, draw_card, draw_empty
from render.drawing.marks import brackets, chip, wax
from render.drawing.palette import SEATS
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.page import Picture
from render.tetranomicon.faces import artifact_face, creature_face
from render.tetranomicon.heads import pools_head
from render.tetranomicon.holdings import draw_holdings, holdings_height
from render.tetranomicon.offer import draw_offer, offer_height
from render.tetranomicon.spoken_pools import pools_alt, pools_plain
from render.tetranomicon.table import Table

_SECTION: Final = 58
_ARTIFACT_HEIGHT: Final = {3: 272, 4: 320}
_CREATURE_HEIGHT: Final = {4: 300}
"""Height of a card by the number of cards side by side (px): wide ones need fewer lines."""


def pools_picture(table: Table) -> Picture:
    """Return the pools as the reader of `table` sees them."""
    return Picture(f"pools-{table.stem}", table.drawn(pools_scene), pools_alt(table), pools_plain(table))


def pools_scene(table: Table) -> Scene:
    """Draw the pools."""
    artifacts = _grid(len(table.view.artifact_pool), HEAD + _SECTION, _ARTIFACT_HEIGHT)
    creatures = _grid(len(table.view.creature_pool), artifacts[-1].bottom + _SECTION + GAP, _CREATURE_HEIGHT)
    low = creatures[-1].bottom + GAP
    held = low + _SECTION
    scene = Scene(held + holdings_height(table) + MARGIN + offer_height(table))
    head(scene, pools_head(table))
    _title(scene, table, "artifact", HEAD)
    for area, place in zip(artifacts, table.view.artifact_pool, strict=False):
        _artifact(scene, table, area, place)
    _spare(scene, table, artifacts[len(table.view.artifact_pool) :])
    _title(scene, table, "creature", creatures[0].y - _SECTION)
    for turn, area in enumerate(creatures[: len(table.view.creature_pool)]):
        _creature(scene, table, area, turn)
    section(scene, low + 40, "treasure", table.words("tetranomicon-picture-holdings"))
    draw_holdings(scene, table, held)
    draw_offer(scene, table, held + holdings_height(table))
    return scene


def _grid(count: int, top: float, heights: dict[int, int]) -> list[Area]:
    """Return places for `count` cards, and those that remain free in the last row."""
    columns = 3 if count in (5, 6) else 4
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    rows, height = -(-count // columns), heights[columns]
    return [
        Area(MARGIN + column * (wide + GAP), top + row * (height + GAP), wide, height)
        for row in range(rows)
        for column in range(columns)
    ]


def _title(scene: Scene, table: Table, kind: str, top: float) -> None:
    decks = table.view.artifact_decks if kind == "artifact" else table.view.creature_decks
    note = table.words("tetranomicon-picture-deck", count=decks[table.view.era - 1])
    icon = "gem" if kind == "artifact" else "army"
    section(scene, top + 40, icon, table.words(f"tetranomicon-picture-pool-{kind}"), note)


def _artifact(scene: Scene, table: Table, area: Area, place: ArtifactPlace) -> None:
    if not place.artifact:
        draw_empty(scene, area, table.words("tetranomicon-picture-empty"))
        return
    seat = table.view.observer
    face = artifact_face(table.words, place.artifact, None if seat is None else place.prices[seat])
    command = place.artifact if place.artifact in table.legal_cards else ""
    draw_card(scene, area, face, command=command, foot=True)
    met = place.met_by()
    first = area.x + 30 if command else area.middle[0] - (len(met) - 1) * 17
    for turn, who in enumerate(met):
        table.livery.mark(scene, who, (first + turn * 34, area.bottom - FOOT / 2), 12)
    _marks(scene, table, area, place.artifact)


def _creature(scene: Scene, table: Table, area: Area, place: int) -> None:
    creature = table.view.creature_pool[place]
    if not creature:
        draw_empty(scene, area, table.words("tetranomicon-picture-empty"))
        return
    seat = table.view.observer
    face = creature_face(table.words, creature, None if seat is None else table.view.creature_prices[place][seat])
    draw_card(scene, area, face, command=creature if creature in table.legal_cards else "")
    _marks(scene, table, area, creature)


def _marks(scene: Scene, table: Table, area: Area, card: str) -> None:
    if card in table.fresh:
        brackets(scene, area.grown(3), 22)
    if card == _proposed(table) and table.view.turn is not None:
        scene.rect(area.grown(-1), radius=14, stroke=Stroke(SEATS[table.view.turn].thin, 6, "12 9"))


def _proposed(table: Table) -> str:
    """Return the card that the reader is about to take."""
    match table.proposal.move if table.proposal else None:
        case CreateArtifact(artifact=card) | SummonCreature(creature=card):
            return card
        case _:
            return ""


def _spare(scene: Scene, table: Table, areas: list[Area]) -> None:
    """Draw the deck of hidden artifacts where the last row has room."""
    if areas and table.view.artifact_decks[table.view.era - 1]:
        x, y = areas[0].middle
        wax(scene, Area(x - 76, y - 110, 152, 220))
        chip(scene, (x, y + 96), str(table.view.artifact_decks[table.view.era - 1]), 28)
