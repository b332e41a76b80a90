"""The moves of Tetranomicon (SPEC 4, 12.1). The free farm and route of the set-up are `Build` and `LayRoute` too."""

import re
from typing import Annotated

import msgspec

from games.kernel.errors import NotationError
from games.kernel.notation import Id, Line, Several, folded
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CITY, CREATURE, SEGMENT, TOWER_TERRAIN, BuildingType

_CITIES = folded(CITY)
_ENDS = 2
_DASH = re.compile("[-\u2010-\u2015\u2212]")


class Between(Id):
    """A segment, named by its two cities in any order: `A-B`, `B A`, `Aurelia-Borealis`."""

    def read(self, line: Line) -> str:
        """Take two cities.

        Raises:
            NotationError: `same_city` (`city`), `no_segment` (`city`, `other`); as for other ids.
        """
        if not line.words:
            raise NotationError("not_a_move")
        ends = line.part(_DASH.sub(" ", " ".join(line.words)))
        found: list[str] = []
        while ends.words and len(found) < _ENDS:
            city = ends.take_begun(_CITIES)
            if city is None:
                raise ends.refusal(_CITIES)
            found.append(city)
        line.words = ends.words
        if len(found) < _ENDS:
            raise NotationError("not_a_move")
        one, other = sorted(found)
        if one == other:
            raise NotationError("same_city", city=one)
        between = f"{one}-{other}"
        if between not in SEGMENT:
            raise NotationError("no_segment", city=one, other=other)
        return between


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Put a building on a tower: `build E2 sawmill`, with goods from the cities named: `build E3 mine from A C`.

    Who names none gets them where they cost least.
    """

    tower: Annotated[str, Id(TOWER_TERRAIN)]
    building: Annotated[BuildingType, Id(BUILDING_TYPES)]
    sources: Annotated[tuple[str, ...], Several(Id(CITY), lead="from")] = ()


class LayRoute(msgspec.Struct, frozen=True, gc=False, tag="route"):
    """Lay a route on a segment: `route A-B`."""

    segment: Annotated[str, Between(SEGMENT)]


class CreateArtifact(msgspec.Struct, frozen=True, gc=False, tag="artifact"):
    """Create an artifact from the pool: `artifact twin`."""

    artifact: Annotated[str, Id(ARTIFACT)]


class SummonCreature(msgspec.Struct, frozen=True, gc=False, tag="creature"):
    """Summon a creature from the pool: `creature Caballus`."""

    creature: Annotated[str, Id(CREATURE)]


class WinTrophy(msgspec.Struct, frozen=True, gc=False, tag="trophy"):
    """Win the trophy of a city with a campaign from an own city: `trophy F from E`.

    Who types no start means the first cheapest one; "" stands for it until the view tells which that is.
    """

    city: Annotated[str, Id(CITY)]
    start: Annotated[str, Id(CITY, lead="from")] = ""


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Do nothing more in this era."""


Move = Build | LayRoute | CreateArtifact | SummonCreature | WinTrophy | Pass
