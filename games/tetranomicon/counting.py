"""What is counted in matches of Tetranomicon: buildings, creatures, artifacts and trophies by level. Pure."""

from collections.abc import Iterator

from games.kernel.counting import Counts, Thing
from games.kernel.ids import Seat
from games.tetranomicon import events as e
from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CREATURE, TROPHY_LEVELS
from games.tetranomicon.state import State


def things(event: e.Event) -> Iterator[Thing]:
    """Yield what an event tells that a seat has built, created, summoned or won."""
    match event:
        case e.Built():
            yield Thing(event.seat, "building", event.price.building)
        case e.RouteLaid():
            yield Thing(event.seat, "building", "route")
        case e.ArtifactCreated():
            yield Thing(event.seat, "artifact", event.price.artifact)
        case e.CreatureSummoned():
            yield Thing(event.seat, "creature", event.price.creature)
        case e.TrophyWon():
            yield Thing(event.seat, "trophy", f"level {event.price.level}")
        case _:
            return


def first(event: e.Event) -> Seat | None:
    """Return the first holder of the first player token, when the table is laid."""
    return event.holder if isinstance(event, e.MatchSetUp) else None


def rounds(state: State) -> int:
    """Return how many eras there were."""
    return state.era


COUNTS = Counts(
    things,
    first,
    rounds,
    {
        "building": (*BUILDING_TYPES, "route"),
        "creature": tuple(CREATURE),
        "artifact": tuple(ARTIFACT),
        "trophy": tuple(f"level {level}" for level in TROPHY_LEVELS),
    },
)
