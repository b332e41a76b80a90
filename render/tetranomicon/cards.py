"""What is printed on the cards, and one card drawn large for looking it up. Pure: it needs no match."""

from collections.abc import Iterator
from typing import Final

from games.tetranomicon.components import ARTIFACT, CREATURE
from render.described import Description, Part
from render.drawing.cards import Face
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import chip
from render.drawing.palette import (
    ARTIFACT_TINT,
    CREATURE_TINT,
    GROUND,
    INK,
    INK2,
    INK3,
    LINE,
    RAISED,
    SURFACE,
    mix,
)
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.naming import Names
from render.phrases import numeral
from render.tetranomicon.names import ARTIFACT_ART, CREATURE_ART, needs, property_of

_HEIGHT: Final = 1180
_ART: Final = Area(48, 48, 904, 560)
_PARAGRAPH: Final = {"artifact": "4.4", "creature": "4.5"}


def face_of(names: Names, card: str, price: int | None = None) -> Face:
    """Return the face of an artifact or creature; `price` is what the reader would pay. KeyError: no such card."""
    if card in ARTIFACT:
        title, body = names("artifact", card), names("artifact", card, "text")
        return Face(title, body, ARTIFACT_ART[card], ARTIFACT_TINT, ARTIFACT[card].cost, price)
    return Face(
        title=names("creature", card),
        body=property_of(card, names, "tetranomicon-picture-no-property"),
        icon=CREATURE_ART[card],
        tint=CREATURE_TINT,
        cost=CREATURE[card].cost,
        price=price,
        figure=CREATURE[card].swords,
        figure_icon="army",
    )


def describe_card(card: str, names: Names, *, text_only: bool = False) -> Description:
    """Return the face of an artifact or creature; KeyError if there is no such card."""
    words, face = names.words, face_of(names, card)
    kind, printed = ("artifact", ARTIFACT[card]) if card in ARTIFACT else ("creature", CREATURE[card])
    era, worth = printed.era, face.cost if face.figure is None else face.figure

    def text(_: Names) -> Iterator[str]:
        yield words(
            f"tetranomicon-picture-card-{kind}",
            name=face.title,
            era=numeral(era),
            cost=face.cost,
            swords=worth,
            text=needs(names, card) if kind == "artifact" else face.body,
        )

    def draw(scene: Scene, _: float) -> None:
        scene.rect(Area(24, 24, WIDTH - 48, _HEIGHT - 48), SURFACE, 36, Stroke(LINE, 3))
        _draw_art(scene, face, words("tetranomicon-picture-era", era=numeral(era)))
        _draw_words(scene, names, kind, face, words(f"tetranomicon-picture-kind-{kind}", worth=worth))

    return Description(f"card-{card}", names, (Part(draw, text, _HEIGHT),), text_only=text_only)


def _draw_words(scene: Scene, names: Names, kind: str, face: Face, line: str) -> None:
    words = names.words
    title, size = fit(face.title, 840, 72, TITLE)
    scene.text((WIDTH / 2, 692), title, size, face=TITLE, anchor="middle")
    scene.text((WIDTH / 2, 742), line, 36, INK2, anchor="middle")
    scene.rect(Area(72, 782, 856, 280), RAISED, 20)
    scene.text((WIDTH / 2, 834), words(f"tetranomicon-picture-says-{kind}"), 32, INK3, BOLD, anchor="middle")
    lines, size = fit_lines(face.body, 800, 3, 48)
    lines = balanced(lines, size)
    for turn, said in enumerate(lines):
        scene.text((WIDTH / 2, 946 - (len(lines) - 1) * 27 + turn * 54), said, size, INK, anchor="middle")
    scene.line((72, 1092), (928, 1092), Stroke(LINE, 2))
    scene.icon("book", (98, 1124), 30, INK3)
    scene.text((124, 1134), words("tetranomicon-picture-rules", paragraph=_PARAGRAPH[kind]), 30, INK3)


def _draw_art(scene: Scene, face: Face, era: str) -> None:
    scene.rect(_ART, face.tint, 24)
    for ring in (122, 184, 246):
        scene.circle((500, 330), ring, stroke=Stroke(mix(face.tint, INK, 0.1), 3))
    scene.icon(face.icon, (500, 328), 350)
    scene.rect(Area(72, 72, 186, 108), INK, 22)
    scene.text((126, 148), str(face.cost), 64, GROUND, BOLD, anchor="middle")
    scene.icon("coin", (204, 126), 70, GROUND)
    chip(scene, (928, 104), era, 32, fill=GROUND, ink=INK, anchor="end")
    if face.figure is not None:
        wide = scene.text((920, 590 - 18), str(face.figure), 64, INK, BOLD, anchor="end")
        scene.icon(face.figure_icon, (920 - wide - 48, 590 - 40), 64)
