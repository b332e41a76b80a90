"""Creature phase (SPEC 6): new monsters, new pools, the next era. Pure, no decisions; ends eras 1 to 3."""

from msgspec.structs import replace

from games.kernel.tuples import put
from games.tetranomicon.events import CardsRemoved, PoolsFilled, TrophiesPlaced
from games.tetranomicon.layout import built, guarded
from games.tetranomicon.parameters import ARTIFACT_PLACES, CREATURE_PLACES
from games.tetranomicon.pools import filled
from games.tetranomicon.state import Guard, State
from games.tetranomicon.topology import CITY_NUMBER, TOPOLOGY


def end_era(state: State) -> tuple[State, tuple[TrophiesPlaced, CardsRemoved, PoolsFilled]]:
    """Return `state` in its next era, before the initiative."""
    guards, bag, placed = _monsters_return(state)
    era = state.era + 1
    creatures, creature_deck, new_creatures = filled(("",) * CREATURE_PLACES, state.creature_decks[era - 1])
    wider = state.artifact_pool + ("",) * (ARTIFACT_PLACES[era - 1] - len(state.artifact_pool))
    artifacts, artifact_deck, new_artifacts = filled(wider, state.artifact_decks[era - 1])
    removed = CardsRemoved(
        era=state.era,
        creatures=tuple(card for card in state.creature_pool if card),
        unseen_creatures=len(state.creature_decks[state.era - 1]),
        unseen_artifacts=len(state.artifact_decks[state.era - 1]),
    )
    ended = replace(
        state,
        era=era,
        guards=guards,
        bag=bag,
        creature_pool=creatures,
        artifact_pool=artifacts,
        creature_decks=_next_decks(state.creature_decks, era, creature_deck),
        artifact_decks=_next_decks(state.artifact_decks, era, artifact_deck),
    )
    return ended, (placed, removed, PoolsFilled(era, new_creatures, new_artifacts))


def _next_decks(decks: tuple[tuple[str, ...], ...], era: int, rest: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return `decks` without the cards of the era before `era` (D31), and with `rest` left of those of `era`."""
    return put(put(decks, era - 2, ()), era - 1, rest)


def _monsters_return(state: State) -> tuple[tuple[Guard, ...], tuple[int, ...], TrophiesPlaced]:
    """Return guards and bag after 6.1: freed lairs without a building, in alphabetical order, get the next token.

    The token is the first in draw order whose level is at least the number of the ending era; others keep their places.
    """
    taken = guarded(state).cities | built(state).settled
    bag, placed, unfilled = list(state.bag), [], []
    for city in TOPOLOGY[state.seats].lairs:
        if taken >> CITY_NUMBER[city] & 1:
            continue
        place = next((place for place, level in enumerate(bag) if level >= state.era), None)
        if place is None:
            unfilled.append(city)
        else:
            placed.append(Guard(city, bag.pop(place)))
    event = TrophiesPlaced(state.era, state.era, tuple(placed), tuple(unfilled))
    return tuple(sorted((*state.guards, *placed))), tuple(bag), event
