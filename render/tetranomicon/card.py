"""One card drawn large, for looking it up. Pure: it needs no match."""

from typing import Final

from games.tetranomicon.components import ARTIFACT, CREATURE
from render.drawing.cards import Face
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import chip
from render.drawing.palette import GROUND, INK, INK2, INK3, LINE, RAISED, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.page import Picture
from render.tetranomicon import terms
from render.tetranomicon.faces import artifact_face, creature_face
from render.tetranomicon.heads import ROMAN
from text import Words

_HEIGHT: Final = 1180
_ART: Final = Area(48, 48, 904, 560)
_PARAGRAPH: Final = {"artifact": "4.4", "creature": "4.5"}


def card_picture(card: str, words: Words) -> Picture:
    """Return the face of an artifact or creature; KeyError if there is no such card."""
    return Picture(f"card-{card}", card_scene(card, words).svg(), card_alt(card, words), card_alt(card, words))


def card_alt(card: str, words: Words) -> str:
    """Return what the card says."""
    if card in ARTIFACT:
        artifact = ARTIFACT[card]
        return words(
            "tetranomicon-picture-card-artifact",
            name=terms.artifact(words, card),
            era=ROMAN[artifact.era - 1],
            cost=artifact.cost,
            text=terms.card_text(words, "artifact", card),
        )
    creature = CREATURE[card]
    return words(
        "tetranomicon-picture-card-creature",
        name=terms.creature(words, card),
        era=ROMAN[creature.era - 1],
        cost=creature.cost,
        swords=creature.swords,
        text=creature_face(words, card).body,
    )


def card_scene(card: str, words: Words) -> Scene:
    """Draw the face of a card."""
    kind = "artifact" if card in ARTIFACT else "creature"
    face = artifact_face(words, card) if kind == "artifact" else creature_face(words, card)
    era = ARTIFACT[card].era if kind == "artifact" else CREATURE[card].era
    scene = Scene(_HEIGHT)
    scene.rect(Area(24, 24, WIDTH - 48, _HEIGHT - 48), SURFACE, 36, Stroke(LINE, 3))
    _art(scene, face, words("tetranomicon-picture-era", era=ROMAN[era - 1]))
    title, size = fit(face.title, 840, 72, TITLE)
    scene.text((WIDTH / 2, 692), title, size, face=TITLE, anchor="middle")
    worth = CREATURE[card].swords if kind == "creature" else ARTIFACT[card].cost
    line = words(f"tetranomicon-picture-kind-{kind}", worth=worth)
    scene.text((WIDTH / 2, 742), line, 31, INK2, anchor="middle")
    _says(scene, face.body, words(f"tetranomicon-picture-says-{kind}"))
    scene.line((72, 1092), (928, 1092), Stroke(LINE, 2))
    scene.icon("book", (98, 1124), 30, INK3)
    rules = words("tetranomicon-picture-rules", paragraph=_PARAGRAPH[kind])
    scene.text((124, 1134), rules, 26, INK3)
    scene.text((928, 1134), f"{kind} {card}", 26, INK3, anchor="end")
    return scene


def _art(scene: Scene, face: Face, era: str) -> None:
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


def _says(scene: Scene, body: str, heading: str) -> None:
    scene.rect(Area(72, 782, 856, 280), RAISED, 20)
    scene.text((WIDTH / 2, 834), heading, 26, INK3, BOLD, anchor="middle")
    lines, size = fit_lines(body, 780, 3, 42)
    lines = balanced(lines, size)
    first = 946 - (len(lines) - 1) * 27
    for turn, line in enumerate(lines):
        scene.text((WIDTH / 2, first + turn * 54), line, size, INK, anchor="middle")
