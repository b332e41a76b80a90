"""The pools of artifacts and creatures as cards, and what every player holds in small tiles. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from games.kernel.ids import Seat
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.events import CardKind
from render.described import Description, Part
from render.drawing.bands import GAP, HEAD, MARGIN, panel, section
from render.drawing.cards import FOOT, draw_card, draw_empty
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets, chip, wax
from render.drawing.palette import ARTIFACT_TINT, CREATURE_TINT, INK, INK3, RAISED, SEATS
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.naming import Names
from render.phrases import numeral
from render.tetranomicon.cards import face_of
from render.tetranomicon.names import ARTIFACT_ART, CREATURE_ART
from render.tetranomicon.parts import described, head_part, marked_text, proposal_part
from render.tetranomicon.table import Table

_SECTION: Final = 58
_HEIGHTS: Final = {"artifact": {3: 272, 4: 320}, "creature": {4: 300}}
"""Height of a card by the number of cards side by side (px): wide ones need fewer lines."""

Offer = tuple[str, tuple[int, ...], tuple[Seat, ...]]
"""A place of a pool: its card, "" if it is empty, what it costs each seat, and who meets its condition."""

_TILE: Final = 64
_HIGH: Final = 44
_STEP: Final = 4
_NAMES: Final = 196
_TILES_X: Final = MARGIN + _NAMES
_IN_ROW: Final = int((WIDTH - MARGIN - 8 - _TILES_X + _STEP) // (_TILE + _STEP))


def describe_pools(table: Table) -> Description:
    """Return the pools as the reader of `table` sees them."""
    words, view = table.words, table.view
    era = numeral(view.era)
    artifacts = tuple((place.artifact, place.prices, place.met_by()) for place in view.artifact_pool)
    creatures = tuple((card, prices, ()) for card, prices in zip(view.creature_pool, view.creature_prices, strict=True))
    held = {card for hand in (*view.artifacts, *view.armies) for card in hand}

    def marks(_: Names) -> Iterator[str]:
        return marked_text(table, table.pool | held)

    return described(
        table,
        "pools",
        head_part(
            table,
            "vp",
            words("tetranomicon-picture-pools", era=era),
            words("tetranomicon-text-pools", era=era),
            note=words("tetranomicon-picture-pools-note"),
            high=HEAD,
        ),
        _pool(table, "artifact", "gem", view.artifact_decks[view.era - 1], artifacts),
        _pool(table, "creature", "army", view.creature_decks[view.era - 1], creatures),
        _holdings(table),
        proposal_part(table),
        Part(lambda scene, y: None, marks, MARGIN, rank=3),
    )


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


def _pool(table: Table, kind: CardKind, icon: str, deck: int, cards: tuple[Offer, ...]) -> Part:
    """Return a pool: its cards with their prices, marks of the seats that meet a condition, how many are to come."""
    view, words = table.view, table.words

    def draw(scene: Scene, y: float) -> None:
        note = words("tetranomicon-picture-deck", count=deck)
        section(scene, y + 40, icon, words(f"tetranomicon-picture-pool-{kind}"), note)
        areas = _grid(len(cards), y + _SECTION, _HEIGHTS[kind])
        for area, (card, prices, met) in zip(areas, cards, strict=False):
            if not card:
                draw_empty(scene, area, words("tetranomicon-picture-empty"))
                continue
            face = face_of(table.names, card, None if view.observer is None else prices[view.observer])
            command = card if card in table.legal else ""
            draw_card(scene, area, face, command=command, foot=kind == "artifact")
            first = area.x + 30 if command else area.middle[0] - (len(met) - 1) * 17
            for turn, who in enumerate(met):
                table.livery.mark(scene, who, (first + turn * 34, area.bottom - FOOT / 2), 12)
            if card in table.fresh:
                brackets(scene, area.grown(3), 22)
            if card == table.proposed and view.turn is not None:
                scene.rect(area.grown(-1), radius=14, stroke=Stroke(SEATS[view.turn].thin, 6, "12 9"))
        spare = areas[len(cards) :]
        if spare and deck:
            x, low = spare[0].middle
            wax(scene, Area(x - 76, low - 110, 152, 220))
            chip(scene, (x, low + 96), str(deck), 28)

    def text(names: Names) -> Iterator[str]:
        yield words(f"tetranomicon-text-{kind}-deck", count=deck)
        for card, prices, met in cards:
            if not card:
                yield f"- {words('tetranomicon-picture-empty')}"
                continue
            face = face_of(names, card)
            yield words(
                f"tetranomicon-text-{kind}",
                name=face.title,
                id=card,
                cost=face.cost,
                price=_own_price(table, prices, face.cost),
                swords=face.figure or 0,
                text=face.body,
                met=names.seated(met),
                count=len(met),
            )

    def brief(names: Names) -> Iterator[str]:
        faces = (face_of(names, card) for card, _, _ in cards if card)
        said = words.listed(f"{face.title} {face.cost}" for face in faces)
        yield words(f"tetranomicon-text-{kind}s", cards=said or words("tetranomicon-picture-nothing"))

    return Part(draw, text, _grid(len(cards), _SECTION, _HEIGHTS[kind])[-1].bottom + GAP, brief=brief)


def _own_price(table: Table, prices: tuple[int, ...], cost: int) -> str:
    """Return what the reader would pay, where it differs from the cost."""
    seat = table.view.observer
    if seat is None or prices[seat] == cost:
        return ""
    return table.words("tetranomicon-text-own-price", price=prices[seat])


class _Held(NamedTuple):
    """A tile: its icon, what it counts, its colour, and the id of a card (empty for trophies)."""

    icon: str
    worth: int
    tint: str
    card: str = ""


def _holdings(table: Table) -> Part:
    """Return a row of tiles for each seat: artifacts and influence, creatures and swords, trophies and fame."""
    view, words = table.view, table.words

    def text(names: Names) -> Iterator[str]:
        nothing = words("tetranomicon-picture-nothing")
        for seat in table.seats:
            army = words.listed(f"{names('creature', card)} {CREATURE[card].swords}" for card in view.armies[seat])
            trophies = words.listed(f"{names('trophy', level)} {level}" for level in sorted(view.trophies[seat]))
            yield words(
                "tetranomicon-text-holdings",
                name=names.player(seat),
                artifacts=names.listed("artifact", view.artifacts[seat]) or nothing,
                army=army or nothing,
                trophies=trophies or nothing,
            )

    rows = sum(_row_height(len(_held(table, seat))) + GAP for seat in table.seats)
    return Part(partial(_draw_holdings, table), text, _SECTION + rows, rank=0)


def _draw_holdings(table: Table, scene: Scene, y: float) -> None:
    section(scene, y + 40, "treasure", table.words("tetranomicon-picture-holdings"))
    y += _SECTION
    for seat in table.seats:
        held = _held(table, seat)
        area = Area(MARGIN, y, WIDTH - 2 * MARGIN, _row_height(len(held)))
        panel(scene, area)
        table.livery.mark(scene, seat, (area.x + 30, area.y + 32), 17)
        name, size = fit(table.label(seat), _NAMES - 74, 24, BOLD, least=18)
        scene.text((area.x + 58, area.y + 40), name, size, INK, BOLD)
        if not held:
            scene.text((_TILES_X, area.y + 39), table.words("tetranomicon-picture-nothing"), 22, INK3)
        for place, tile in enumerate(held):
            row, column = divmod(place, _IN_ROW)
            spot = Area(_TILES_X + column * (_TILE + _STEP), area.y + 10 + row * (_HIGH + _STEP), _TILE, _HIGH)
            scene.rect(spot, tile.tint, 9)
            scene.icon(tile.icon, (spot.x + 21, spot.y + _HIGH / 2), 28)
            scene.text((spot.right - 8, spot.y + 30), str(tile.worth), 22, INK, BOLD, anchor="end")
            if tile.card and tile.card in table.fresh:
                brackets(scene, spot, 10)
        y += area.h + GAP


def _row_height(tiles: int) -> float:
    return 20 + max(1, -(-tiles // _IN_ROW)) * (_HIGH + _STEP) - _STEP


def _held(table: Table, seat: Seat) -> list[_Held]:
    view = table.view
    artifacts = [_Held(ARTIFACT_ART[card], ARTIFACT[card].cost, ARTIFACT_TINT, card) for card in view.artifacts[seat]]
    creatures = [_Held(CREATURE_ART[card], CREATURE[card].swords, CREATURE_TINT, card) for card in view.armies[seat]]
    trophies = [_Held("trophy", level, RAISED) for level in sorted(view.trophies[seat], reverse=True)]
    return artifacts + creatures + trophies
