"""What lies in the box: cities, segments, buildings, creatures, artifacts, trophies (SPEC 1, 8). Ids and numbers only.

Coordinates are on a picture of 1000 x 1000, origin at the top left, y down. Costs are in coins.
"""

from functools import cache
from typing import Final, Literal

import msgspec

Terrain = Literal["p", "f", "m"]
"""Plain, forest, mountain."""

BuildingType = Literal["farm", "sawmill", "mine", "quarry"]
SegmentKind = Literal["road", "river"]
DirectionId = Literal["wealth", "influence", "strength", "fame"]

BUILDING_TYPES: Final[tuple[BuildingType, ...]] = ("farm", "sawmill", "mine", "quarry")
"""By level, 1 to 4 (1.2); elsewhere a type's number is its place here, 0 to 3."""

TYPE_TERRAINS: Final[tuple[Terrain, ...]] = ("p", "f", "m", "m")
"""The terrain of each type (SPEC 1.2)."""

DIRECTIONS: Final[tuple[DirectionId, ...]] = ("wealth", "influence", "strength", "fame")
"""The four directions of the end (SPEC 7)."""

TROPHY_LEVELS: Final = (1, 2, 3, 4)


class City(msgspec.Struct, frozen=True):
    """A city. `terrains` has one letter for each tower; `players` is the fewest players with whom it is in play."""

    id: str
    x: int
    y: int
    terrains: str
    players: int
    lair: bool = False

    def towers(self) -> tuple[str, ...]:
        """Return the ids of the towers in their fixed order."""
        return tuple(f"{self.id}{place}" for place in range(1, len(self.terrains) + 1))


class Segment(msgspec.Struct, frozen=True):
    """The line between two neighbouring cities. `players` is the fewest players with whom it is in play."""

    id: str
    kind: SegmentKind
    players: int

    @property
    def ends(self) -> tuple[str, str]:
        """The ids of its two cities, in alphabetical order."""
        first, second = self.id.split("-")
        return first, second


class Powers(msgspec.Struct, frozen=True):
    """What creatures do for the owner (8.1). Numbers are coins off; `campaign_strength` is swords in campaigns."""

    build: tuple[int, int, int, int] = (0, 0, 0, 0)
    road: int = 0
    river: int = 0
    artifact: int = 0
    creature: int = 0
    campaign: int = 0
    campaign_strength: int = 0
    no_support: bool = False
    free_roads: bool = False
    free_rivers: bool = False


class Creature(msgspec.Struct, frozen=True):
    """A creature card."""

    id: str
    era: int
    cost: int
    swords: int
    powers: Powers = Powers()


ConditionCode = Literal[
    "type", "routes", "army", "ntroph", "neigh", "first", "mix", "stack", "fame", "coins", "arts", "lair", "types",
    "types4", "ncre", "maxarmy", "maxroutes", "maxfame", "maxblds",
]  # fmt: skip
"""What an artifact asks for (8.2)."""


class Artifact(msgspec.Struct, frozen=True):
    """An artifact card. Its condition asks for `least` of something; `building` is a type's number (code `type`)."""

    id: str
    era: int
    cost: int
    condition: ConditionCode
    least: int = 1
    building: int = 0


CITIES: Final = (
    City("A", x=110, y=130, terrains="ppf", players=2),
    City("B", x=350, y=95, terrains="ffmm", players=2, lair=True),
    City("C", x=605, y=150, terrains="pff", players=2),
    City("D", x=880, y=105, terrains="pfmm", players=4, lair=True),
    City("E", x=145, y=385, terrains="pfm", players=2),
    City("F", x=385, y=345, terrains="pfmm", players=2, lair=True),
    City("G", x=640, y=400, terrains="pfm", players=2),
    City("H", x=895, y=350, terrains="ffmm", players=4, lair=True),
    City("I", x=95, y=640, terrains="pfmm", players=2, lair=True),
    City("J", x=350, y=600, terrains="pfmm", players=2, lair=True),
    City("K", x=600, y=655, terrains="ffmm", players=2, lair=True),
    City("L", x=870, y=610, terrains="pfm", players=4),
    City("M", x=150, y=890, terrains="pfmm", players=3, lair=True),
    City("N", x=400, y=860, terrains="pff", players=3),
    City("O", x=655, y=905, terrains="pfm", players=3),
    City("P", x=895, y=870, terrains="ppf", players=4),
)
"""All cities with their towers (SPEC 1.3)."""

SEGMENTS: Final = (
    Segment("A-B", "road", players=2),
    Segment("A-E", "river", players=2),
    Segment("B-C", "road", players=2),
    Segment("B-F", "river", players=2),
    Segment("C-D", "road", players=4),
    Segment("C-F", "road", players=2),
    Segment("C-G", "road", players=2),
    Segment("D-G", "river", players=4),
    Segment("D-H", "road", players=4),
    Segment("E-F", "road", players=2),
    Segment("E-I", "river", players=2),
    Segment("F-G", "road", players=2),
    Segment("F-J", "river", players=2),
    Segment("G-H", "road", players=4),
    Segment("G-K", "river", players=2),
    Segment("H-L", "river", players=4),
    Segment("I-J", "river", players=2),
    Segment("I-M", "river", players=3),
    Segment("J-K", "road", players=2),
    Segment("J-N", "road", players=3),
    Segment("K-L", "road", players=4),
    Segment("K-O", "river", players=3),
    Segment("L-O", "road", players=4),
    Segment("L-P", "river", players=4),
    Segment("M-N", "road", players=3),
    Segment("N-O", "river", players=3),
    Segment("O-P", "road", players=4),
)
"""All roads and rivers (SPEC 1.4)."""

CREATURES: Final = (
    Creature("Ferrarius", era=1, cost=4, swords=2, powers=Powers(artifact=1)),
    Creature("Caballus", era=1, cost=4, swords=3, powers=Powers(road=2)),
    Creature("Aqus", era=1, cost=4, swords=3, powers=Powers(river=2)),
    Creature("Messum", era=1, cost=4, swords=3, powers=Powers(build=(1, 1, 0, 0))),
    Creature("Manus", era=1, cost=4, swords=2, powers=Powers(creature=1)),
    Creature("Armus", era=1, cost=4, swords=4),
    Creature("Cornibus", era=1, cost=5, swords=5),
    Creature("Malleus", era=2, cost=4, swords=3, powers=Powers(build=(0, 0, 1, 1))),
    Creature("Arborus", era=2, cost=5, swords=4, powers=Powers(build=(1, 1, 1, 1))),
    Creature("Vinctum", era=2, cost=5, swords=5),
    Creature("Ballistarius", era=2, cost=5, swords=3, powers=Powers(campaign=1)),
    Creature("Lignum", era=2, cost=5, swords=3, powers=Powers(road=2, river=2)),
    Creature("Frigus", era=2, cost=5, swords=4, powers=Powers(free_rivers=True)),
    Creature("Redux", era=2, cost=5, swords=4, powers=Powers(free_roads=True)),
    Creature("Catapultus", era=3, cost=6, swords=3, powers=Powers(campaign_strength=3)),
    Creature("Architectus", era=3, cost=6, swords=4, powers=Powers(build=(1, 1, 1, 1))),
    Creature("Cerberus", era=3, cost=7, swords=6),
    Creature("Saxum", era=3, cost=6, swords=4, powers=Powers(build=(0, 0, 0, 2))),
    Creature("Illesebra", era=3, cost=7, swords=4, powers=Powers(creature=2)),
    Creature("Tempus", era=3, cost=7, swords=4, powers=Powers(artifact=2)),
    Creature("Toxicum", era=3, cost=6, swords=4, powers=Powers(no_support=True)),
    Creature("Goetium", era=4, cost=9, swords=4, powers=Powers(artifact=2)),
    Creature("Mortum", era=4, cost=10, swords=5),
    Creature("Iratus", era=4, cost=8, swords=4),
    Creature("Carnifex", era=4, cost=9, swords=4, powers=Powers(campaign=2)),
    Creature("Ignifer", era=4, cost=7, swords=3, powers=Powers(campaign_strength=3)),
    Creature("Fidea", era=4, cost=9, swords=4, powers=Powers(creature=2)),
    Creature("Eresida", era=4, cost=7, swords=3, powers=Powers(free_roads=True, free_rivers=True)),
)
"""All creature cards (SPEC 1.7)."""

ARTIFACTS: Final = (
    Artifact("farms2", era=1, cost=2, condition="type", least=2, building=0),
    Artifact("saw1", era=1, cost=2, condition="type", least=1, building=1),
    Artifact("routes2", era=1, cost=3, condition="routes", least=2),
    Artifact("army3", era=1, cost=3, condition="army", least=3),
    Artifact("troph1", era=1, cost=3, condition="ntroph", least=1),
    Artifact("neigh2", era=1, cost=2, condition="neigh", least=2),
    Artifact("herald", era=1, cost=3, condition="first"),
    Artifact("mine1", era=2, cost=4, condition="type", least=1, building=2),
    Artifact("ferry", era=2, cost=3, condition="mix"),
    Artifact("twin", era=2, cost=3, condition="stack", least=2),
    Artifact("topArmy2", era=2, cost=4, condition="maxarmy"),
    Artifact("fame3", era=2, cost=4, condition="fame", least=3),
    Artifact("saw2", era=2, cost=4, condition="type", least=2, building=1),
    Artifact("coins10", era=2, cost=3, condition="coins", least=10),
    Artifact("quarry1", era=3, cost=6, condition="type", least=1, building=3),
    Artifact("topRoutes", era=3, cost=5, condition="maxroutes"),
    Artifact("army8", era=3, cost=6, condition="army", least=8),
    Artifact("topFame", era=3, cost=6, condition="maxfame"),
    Artifact("arts2", era=3, cost=5, condition="arts", least=2),
    Artifact("lair1", era=3, cost=5, condition="lair", least=1),
    Artifact("trio", era=3, cost=5, condition="types", least=3),
    Artifact("tetra", era=4, cost=7, condition="types4", least=4),
    Artifact("cre3", era=4, cost=6, condition="ncre", least=3),
    Artifact("fame7", era=4, cost=7, condition="fame", least=7),
    Artifact("topArmy4", era=4, cost=7, condition="maxarmy"),
    Artifact("topBlds", era=4, cost=7, condition="maxblds"),
    Artifact("coins15", era=4, cost=6, condition="coins", least=15),
    Artifact("arts3", era=4, cost=6, condition="arts", least=3),
)
"""All artifact cards (SPEC 1.8)."""

CITY: Final = {city.id: city for city in CITIES}
SEGMENT: Final = {segment.id: segment for segment in SEGMENTS}
CREATURE: Final = {creature.id: creature for creature in CREATURES}
ARTIFACT: Final = {artifact.id: artifact for artifact in ARTIFACTS}
TOWER_TERRAIN: Final[dict[str, str]] = {
    tower: terrain for city in CITIES for tower, terrain in zip(city.towers(), city.terrains, strict=True)
}


def city_of(tower: str) -> str:
    """Return the id of the city in which `tower` stands."""
    return tower[0]


@cache
def creatures_of(era: int) -> tuple[str, ...]:
    """Return the ids of the creature cards of `era`."""
    return tuple(creature.id for creature in CREATURES if creature.era == era)


@cache
def artifacts_of(era: int) -> tuple[str, ...]:
    """Return the ids of the artifact cards of `era`."""
    return tuple(artifact.id for artifact in ARTIFACTS if artifact.era == era)
