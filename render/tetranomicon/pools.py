"""The pools of artifacts and creatures as cards, and what every player holds in small tiles. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.events import CardKind
from render.described import Description, Part
from render.drawing.bands import GAP, HEAD, MARGIN, across, panel, places, section
from render.drawing.cards import Face, draw_card, draw_empty
from render.drawing.legend import Sign, draw_legend, legend_height, marks
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import brackets
from render.drawing.palette import ARTIFACT_TINT, CREATURE_TINT, GAIN, INK, INK3, RAISED, SEATS
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.naming import Names
from render.phrases import numeral
from render.tetranomicon.cards import face_of
from render.tetranomicon.names import ARTIFACT_ART, CREATURE_ART, needs
from render.tetranomicon.parts import head_part, marked_text, proposal_part
from render.tetranomicon.table import Table

_SECTION: Final = 60
_COLUMNS: Final = 2
_HEIGHTS: Final = {"artifact": 190, "creature": 156}
"""Height of a card (px)."""

_MARK: Final = 17
"""Radius of the marks of those who meet a condition (px)."""

Offer = tuple[str, tuple[int, ...], tuple[Seat, ...]]
"""A place of a pool: its card, "" if it is empty, what it costs each seat, and who meets its condition."""

_LARGE: Final = (92.0, 50.0)
_SMALL: Final = (60.0, 42.0)
_FEW: Final = 16
"""Width and height of the tiles of so many collected things at most, and of more (px)."""

_STEP: Final = 4
_NAMES: Final = 200
_TILES_X: Final = MARGIN + _NAMES


def describe_pools(table: Table) -> Description:
    """Return the pools as the reader of `table` sees them."""
    words, view = table.words, table.view
    era = numeral(view.era)
    artifacts = tuple((place.artifact, place.prices, place.met_by()) for place in view.artifact_pool)
    offered = zip(view.creature_pool, view.creature_prices, strict=True)
    creatures: tuple[Offer, ...] = tuple((card, prices, ()) for card, prices in offered)
    held = {card for hand in (*view.artifacts, *view.armies) for card in hand}

    return table.described(
        "pools",
        head_part(
            table,
            "vp",
            words("tetranomicon-picture-pools", era=era),
            words("tetranomicon-text-pools", era=era),
            high=HEAD,
        ),
        _pool(table, "artifact", "gem", view.artifact_decks[view.era - 1], artifacts),
        _pool(table, "creature", "army", view.creature_decks[view.era - 1], creatures),
        _legend(table, (*artifacts, *creatures)),
        _holdings(table),
        proposal_part(table),
        Part(lambda scene, y: None, lambda _: marked_text(table, table.pool | held), MARGIN, rank=3),
    )


def _legend(table: Table, offers: tuple[Offer, ...]) -> Part:
    """Return what the figures and marks on cards mean; there are no other words for them."""
    words = table.words
    signs = [Sign(words("tetranomicon-picture-sign-cost"), disc=INK)]
    if any(card and _own_price(table, prices, face_of(table.names, card).cost) for card, prices, _ in offers):
        signs.append(Sign(words("tetranomicon-picture-sign-price"), disc=GAIN))
    signs.append(Sign(words("tetranomicon-picture-sign-met"), icon="check"))
    signs += marks(words, new=bool(table.pool & table.fresh), legal=bool(table.pool & table.legal))
    return Part(lambda scene, y: draw_legend(scene, y, signs), lambda _: (), legend_height(signs) + GAP, rank=0)


def _grid(count: int, top: float, high: float) -> list[Area]:
    """Return places for `count` cards."""
    return places(across(top, 0), count, _COLUMNS, high=high)


def _pool(table: Table, kind: CardKind, icon: str, deck: int, cards: tuple[Offer, ...]) -> Part:
    """Return a pool: its cards with their prices, marks of the seats that meet a condition, how many are to come."""
    view, words, high = table.view, table.words, _HEIGHTS[kind]

    def draw(scene: Scene, y: float) -> None:
        note = words("tetranomicon-picture-deck", count=deck)
        section(scene, y + 42, icon, words(f"tetranomicon-picture-pool-{kind}"), note)
        for area, (card, prices, met) in zip(_grid(len(cards), y + _SECTION, high), cards, strict=True):
            if not card:
                draw_empty(scene, area, words("tetranomicon-picture-empty"))
                continue
            face = _face(table.names, card, None if view.observer is None else prices[view.observer])
            draw_card(scene, area, face, legal=card in table.legal)
            if met:
                scene.icon("check", (area.x + 22, area.bottom - 27), 30, GAIN)
            for turn, who in enumerate(met):
                table.livery.mark(scene, who, (area.x + 54 + turn * 35, area.bottom - 27), _MARK)
            if card in table.fresh:
                brackets(scene, area.grown(2), 24)
            if card == table.proposed and view.turn is not None:
                scene.rect(area.grown(-1), radius=14, stroke=Stroke(SEATS[view.turn].thin, 8, "16 12"))

    def text(names: Names) -> Iterator[str]:
        yield words(f"tetranomicon-text-{kind}-deck", count=deck)
        for card, prices, met in cards:
            if not card:
                yield f"- {words('tetranomicon-picture-empty')}"
                continue
            face = _face(names, card)
            yield words(
                f"tetranomicon-text-{kind}",
                name=face.title,
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

    return Part(draw, text, _grid(len(cards), _SECTION, high)[-1].bottom + GAP, brief=brief)


def _face(names: Names, card: str, price: int | None = None) -> Face:
    """Return the face of a card, where an artifact says what it needs."""
    face = face_of(names, card, price)
    return replace(face, body=needs(names, card)) if card in ARTIFACT else face


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
        yield words("tetranomicon-text-trophies", count=sum(view.bag))
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
    note = table.words("tetranomicon-picture-trophies", count=sum(table.view.bag))
    section(scene, y + 42, "treasure", table.words("tetranomicon-picture-holdings"), note)
    y += _SECTION
    for seat in table.seats:
        held = _held(table, seat)
        area = Area(MARGIN, y, WIDTH - 2 * MARGIN, _row_height(len(held)))
        panel(scene, area)
        table.livery.mark(scene, seat, (area.x + 34, area.y + 34), 20)
        at = (area.x + 62, area.y + 45)
        scene.fitted(at, table.label(seat), _NAMES - 70, 32, face=BOLD, least=GLANCE, cut=True)
        if not held:
            scene.text((_TILES_X, area.y + 44), table.words("tetranomicon-picture-nothing"), 28, INK3)
        for spot, tile in zip(_tiles(len(held), area.y + 9), held, strict=True):
            icon, figure = (42, 34) if len(held) <= _FEW else (30, 26)
            scene.rect(spot, tile.tint, 9)
            scene.icon(tile.icon, (spot.x + icon * 0.66, spot.middle[1]), icon)
            low = (spot.right - 8, spot.middle[1] + figure * 0.36)
            scene.text(low, str(tile.worth), figure, INK, BOLD, anchor="end")
            if tile.card and tile.card in table.fresh:
                brackets(scene, spot, 10)
        y += area.h + GAP


def _tiles(count: int, top: float) -> list[Area]:
    """Return places for so many collected things, at least for one."""
    wide, high = _LARGE if count <= _FEW else _SMALL
    columns = int((WIDTH - MARGIN - 8 - _TILES_X + _STEP) // (wide + _STEP))
    whole = Area(_TILES_X, top, columns * (wide + _STEP) - _STEP, 0)
    return places(whole, count, columns, high=high, gap=_STEP)


def _row_height(tiles: int) -> float:
    return _tiles(max(1, tiles), 9)[-1].bottom + 9


def _held(table: Table, seat: Seat) -> list[_Held]:
    view = table.view
    artifacts = [_Held(ARTIFACT_ART[card], ARTIFACT[card].cost, ARTIFACT_TINT, card) for card in view.artifacts[seat]]
    creatures = [_Held(CREATURE_ART[card], CREATURE[card].swords, CREATURE_TINT, card) for card in view.armies[seat]]
    trophies = [_Held("trophy", level, RAISED) for level in sorted(view.trophies[seat], reverse=True)]
    return artifacts + creatures + trophies
