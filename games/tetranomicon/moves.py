"""The moves of Tetranomicon (SPEC 4, 12.1). The free farm and route of the set-up are `Build` and `LayRoute` too."""

import msgspec

from games.tetranomicon.components import BuildingType


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Put a building on a tower: `build E2 sawmill`."""

    tower: str
    building: BuildingType


class LayRoute(msgspec.Struct, frozen=True, gc=False, tag="route"):
    """Lay a route on a segment: `route A-B`."""

    segment: str


class CreateArtifact(msgspec.Struct, frozen=True, gc=False, tag="artifact"):
    """Create an artifact from the pool: `artifact twin`."""

    artifact: str


class SummonCreature(msgspec.Struct, frozen=True, gc=False, tag="creature"):
    """Summon a creature from the pool: `creature Caballus`."""

    creature: str


class WinTrophy(msgspec.Struct, frozen=True, gc=False, tag="trophy"):
    """Win the trophy of a city with a campaign from an own city: `trophy F from E`."""

    city: str
    start: str


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Do nothing more in this era."""


Move = Build | LayRoute | CreateArtifact | SummonCreature | WinTrophy | Pass
