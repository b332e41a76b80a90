"""What is printed on the cards. Pure."""

from games.tetranomicon.components import ARTIFACT, CREATURE, Powers
from render.drawing.cards import Face
from render.drawing.palette import ARTIFACT_TINT, CREATURE_TINT
from render.tetranomicon import terms
from render.tetranomicon.art import ARTIFACT_ART, CREATURE_ART
from text import Words


def artifact_face(words: Words, artifact: str, price: int | None = None) -> Face:
    """Return the face of an artifact; `price` is what the reader would pay."""
    return Face(
        title=terms.artifact(words, artifact),
        body=terms.card_text(words, "artifact", artifact),
        icon=ARTIFACT_ART[artifact],
        tint=ARTIFACT_TINT,
        cost=ARTIFACT[artifact].cost,
        price=price,
    )


def creature_face(words: Words, creature: str, price: int | None = None) -> Face:
    """Return the face of a creature; `price` is what the reader would pay."""
    return Face(
        title=terms.creature(words, creature),
        body=property_text(words, creature),
        icon=CREATURE_ART[creature],
        tint=CREATURE_TINT,
        cost=CREATURE[creature].cost,
        price=price,
        figure=CREATURE[creature].swords,
        figure_icon="army",
    )


def property_text(words: Words, creature: str) -> str:
    """Return what a creature does for its owner."""
    if CREATURE[creature].powers == Powers():
        return words("tetranomicon-picture-no-property")
    return terms.card_text(words, "creature", creature)
