"""What is counted in matches of Legends of Signum: heroes, buildings, cards that were played, terrain. Pure."""

from collections.abc import Iterator

from games.kernel.counting import Counts, Thing, by_seat
from games.kernel.ids import Seat
from games.legends_of_signum import events as e
from games.legends_of_signum.components import BUILDING_TYPES, CARD, HERO, TERRAIN, UNIQUE
from games.legends_of_signum.state import State


def things(event: e.Event) -> Iterator[Thing]:
    """Yield what an event tells that a player has chosen, built or played."""
    match event:
        case e.HeroesShown():
            yield from by_seat("hero", ((hero,) for hero in event.heroes))
        case e.StartsShown():
            yield from by_seat("building at the start", event.buildings)
        case e.Built():
            yield Thing(event.seat, "building", event.building)
        case e.Deployed() | e.SpellCast() | e.RelicWorn() | e.TacticFired():
            yield Thing(event.seat, "card", event.card)
        case e.TerrainPlaced():
            yield Thing(event.seat, "terrain", event.card)
        case _:
            return


def first(event: e.Event) -> Seat | None:
    """Return who has the first turn, once the order is set."""
    return event.order[0] if isinstance(event, e.OrderSet) else None


def rounds(state: State) -> int:
    """Return how many rounds were begun."""
    return state.table.round


COUNTS = Counts(
    things,
    first,
    rounds,
    {
        "hero": tuple(HERO),
        "building at the start": BUILDING_TYPES,
        "building": (*BUILDING_TYPES, *UNIQUE),
        "card": tuple(CARD),
        "terrain": tuple(TERRAIN),
    },
)
