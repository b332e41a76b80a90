"""What the things of Tetranomicon are called, and the signs by which pictures show them."""

from typing import Final

from games.tetranomicon.components import CREATURE, DirectionId, Powers
from games.tetranomicon.state import Guard
from render.naming import Names, Vocabulary

DIRECTION_ICON: Final[dict[DirectionId, str]] = {
    "wealth": "coin",
    "influence": "gem",
    "strength": "army",
    "fame": "fame",
}
TERRAIN_ICON: Final = {"p": "plain", "f": "forest", "m": "mountain"}

CREATURE_ART: Final = {
    "Ferrarius": "forge", "Caballus": "stable", "Aqus": "wave", "Messum": "sickle", "Manus": "hand", "Armus": "shield",
    "Cornibus": "demon", "Malleus": "hammer", "Arborus": "oak", "Vinctum": "prison", "Ballistarius": "bow",
    "Lignum": "log", "Frigus": "winter", "Redux": "boot", "Catapultus": "catapult", "Architectus": "dividers",
    "Cerberus": "dragon", "Saxum": "golem", "Illesebra": "witch", "Tempus": "hourglass", "Toxicum": "poison",
    "Goetium": "pentacle", "Mortum": "skull", "Iratus": "troll", "Carnifex": "axe", "Ignifer": "flame",
    "Fidea": "paladin", "Eresida": "wing",
}  # fmt: skip
ARTIFACT_ART: Final = {
    "farms2": "cornucopia", "saw1": "saw", "routes2": "milestone", "army3": "horn", "troph1": "knife",
    "neigh2": "scroll", "herald": "staff", "mine1": "lamp", "ferry": "bell", "twin": "key", "topArmy2": "baton",
    "fame3": "necklace", "saw2": "waterwheel", "coins10": "market", "quarry1": "cornerstone", "topRoutes": "compass",
    "army8": "banner", "topFame": "laurel", "arts2": "book", "lair1": "lantern", "trio": "chain", "tetra": "tome",
    "cre3": "page", "fame7": "crown", "topArmy4": "sword", "topBlds": "plan", "coins15": "signet", "arts3": "heart",
}  # fmt: skip
"""The sign on each card."""


def coins(amount: int, names: Names) -> str:
    """Return "5 coins"."""
    return names.words("tetranomicon-coins", count=amount)


def city(city_id: str, names: Names) -> str:
    """Return letter and name of a city, as they stand on the map: `F Ferrata`."""
    return f"{city_id} {names('city', city_id)}"


def has_property(creature: str) -> bool:
    """Say whether a creature does more than lend its swords."""
    return CREATURE[creature].powers != Powers()


def property_of(creature: str, names: Names, none: str = "tetranomicon-no-property") -> str:
    """Return a creature's property; of those without one it says so, with the words `none`."""
    return names("creature", creature, "text") if has_property(creature) else names.words(none)


def needs(names: Names, artifact: str) -> str:
    """Return what a player needs to create an artifact: "Needs: 2 or more farms."."""
    return names.words("tetranomicon-needs", text=names("artifact", artifact, "text"))


def guard(names: Names, token: Guard) -> str:
    """Return a trophy token with the city it lies in."""
    trophy = names("trophy", token.level)
    return names.words("tetranomicon-guard", city=city(token.city, names), trophy=trophy, level=token.level)


VOCABULARY: Final = Vocabulary(
    game="tetranomicon",
    kinds={
        "creature_pool": "creature", "artifact_pool": "artifact", "creatures": "creature", "artifacts": "artifact",
        "unfilled": "city", "supporters": "city",
    },
    numerals=frozenset({"era"}),
    amounts={"coins": "coins", "coins_after": "coins"},
    spelt={"city": lambda names, city_id: city(city_id, names)},
    written={Guard: guard},
)  # fmt: skip
