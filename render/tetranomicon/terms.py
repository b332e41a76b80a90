"""The things of Tetranomicon: their names in the reader's language and their icons."""

from typing import Final

from games.tetranomicon.components import DirectionId
from text import Words

DIRECTION_ICON: Final[dict[DirectionId, str]] = {
    "wealth": "coin",
    "influence": "gem",
    "strength": "army",
    "fame": "fame",
}
TERRAIN_ICON: Final = {"p": "plain", "f": "forest", "m": "mountain"}


def city(words: Words, city_id: str) -> str:
    """Return a city's name."""
    return words(f"tetranomicon-city-{city_id}")


def building(words: Words, type_id: str) -> str:
    """Return the name of a building type."""
    return words(f"tetranomicon-building-{type_id}")


def artifact(words: Words, artifact_id: str) -> str:
    """Return an artifact's name."""
    return words(f"tetranomicon-artifact-{artifact_id}")


def creature(words: Words, creature_id: str) -> str:
    """Return a creature's name."""
    return words(f"tetranomicon-creature-{creature_id}")


def card_text(words: Words, kind: str, card_id: str) -> str:
    """Return an artifact's condition or a creature's property."""
    return words(f"tetranomicon-{kind}-{card_id}.text")


def terrain(words: Words, terrain_id: str) -> str:
    """Return the name of a terrain."""
    return words(f"tetranomicon-terrain-{terrain_id}")


def trophy(words: Words, level: int) -> str:
    """Return the name of a trophy of `level`."""
    return words(f"tetranomicon-trophy-{level}")


def direction(words: Words, direction_id: DirectionId) -> str:
    """Return the name of a direction: wealth, influence, strength, fame."""
    return words(f"tetranomicon-direction-{direction_id}")
