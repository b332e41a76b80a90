"""What follows without a decision: the end of an era and of the match (SPEC 3, 4.7, 5, 6). Pure."""

from functools import lru_cache

from games.kernel.course import put
from games.kernel.decks import refilled
from games.kernel.ids import Seat, clockwise_from, seats_of
from games.tetranomicon import events as e
from games.tetranomicon import parameters as figures
from games.tetranomicon.components import BUILDING_TYPES
from games.tetranomicon.pricing import Course
from games.tetranomicon.scoring import standings
from games.tetranomicon.state import Guard, State, changed
from games.tetranomicon.topology import CITY_NUMBER, TOPOLOGY, Four


def advance(course: Course) -> bool:
    """End the era after the last pass, which is final.

    Then come income, creatures and initiative, or after the last era, which has no creature phase, the end (SPEC 3).
    """
    state = course.state
    if state.turn is not None:
        return True
    course.make_final()
    income = incomes(state)
    course.set(coins=tuple(seat.coins_after for seat in income.seats))
    course.tell(income)
    if state.era == figures.ERAS:
        course.set(phase="ended")
        course.tell(e.MatchEnded(standings(course.state)))
        return True
    course.state, changes = end_era(course.state)
    course.tell(*changes)
    course.state, initiative = settle_initiative(course.state)
    course.tell(initiative)
    return False


@lru_cache(maxsize=512)
def building_values(counts: Four) -> Four:
    """Return the value of each type: the most frequent 1, then 2, 3, 4; equal numbers and zeros by level (5.2, D23)."""
    ranking = sorted(range(len(BUILDING_TYPES)), key=lambda kind: (-counts[kind], kind))
    return ranking.index(0) + 1, ranking.index(1) + 1, ranking.index(2) + 1, ranking.index(3) + 1


def incomes(state: State) -> e.IncomePaid:
    """Return what an income phase would pay now; the values are the same for all (5.1-5.3)."""
    buildings = state.built
    farms, sawmills, mines, quarries = (sum(of_type) for of_type in zip(*buildings.counts, strict=True))
    counts = farms, sawmills, mines, quarries
    values = building_values(counts)
    each = tuple(_income(seat, buildings.counts[seat], values, state.coins[seat]) for seat in seats_of(state.seats))
    return e.IncomePaid(state.era, counts, values, each)


def _income(seat: Seat, counts: tuple[int, ...], values: Four, coins: int) -> e.SeatIncome:
    """Return what `seat` gets: the base and the values of all its buildings; coins above 30 are lost (5.3, 5.4)."""
    from_buildings = sum(count * value for count, value in zip(counts, values, strict=True))
    after = min(figures.COIN_CAP, coins + figures.BASE_INCOME + from_buildings)
    gained = after - coins
    return e.SeatIncome(
        seat=seat,
        buildings=(counts[0], counts[1], counts[2], counts[3]),
        base=figures.BASE_INCOME,
        from_buildings=from_buildings,
        gained=gained,
        lost=figures.BASE_INCOME + from_buildings - gained,
        coins_after=after,
    )


def end_era(state: State) -> tuple[State, tuple[e.TrophiesPlaced, e.CardsRemoved, e.PoolsFilled]]:
    """Return `state` in its next era (6.1-6.5), before the initiative.

    Creatures in the pool and all decks of the era before leave the game (D31); artifacts in the pool stay.
    """
    guards, bag, placed = _monsters_return(state)
    last, era = state.era, state.era + 1
    creatures, creature_deck, new_creatures = refilled(("",) * figures.CREATURE_PLACES, state.creature_decks[era - 1])
    wider = state.artifact_pool + ("",) * (figures.ARTIFACT_PLACES[era - 1] - len(state.artifact_pool))
    artifacts, artifact_deck, new_artifacts = refilled(wider, state.artifact_decks[era - 1])
    removed = e.CardsRemoved(
        era=last,
        creatures=tuple(card for card in state.creature_pool if card),
        unseen_creatures=len(state.creature_decks[last - 1]),
        unseen_artifacts=len(state.artifact_decks[last - 1]),
    )
    ended = changed(
        state,
        era=era,
        guards=guards,
        bag=bag,
        creature_pool=creatures,
        artifact_pool=artifacts,
        creature_decks=put(put(state.creature_decks, last - 1, ()), era - 1, creature_deck),
        artifact_decks=put(put(state.artifact_decks, last - 1, ()), era - 1, artifact_deck),
    )
    return ended, (placed, removed, e.PoolsFilled(era, new_creatures, new_artifacts))


def _monsters_return(state: State) -> tuple[tuple[Guard, ...], tuple[int, ...], e.TrophiesPlaced]:
    """Return guards and bag after 6.1: freed lairs without a building, in alphabetical order, get the next token.

    The token is the first in draw order whose level is at least the number of the ending era; others keep their places.
    """
    not_free = state.guarded.cities | state.built.settled
    bag, placed, unfilled = list(state.bag), [], []
    for city in TOPOLOGY[state.seats].lairs:
        if not_free >> CITY_NUMBER[city] & 1:
            continue
        place = next((place for place, level in enumerate(bag) if level >= state.era), None)
        if place is None:
            unfilled.append(city)
        else:
            placed.append(Guard(city, bag.pop(place)))
    event = e.TrophiesPlaced(state.era, state.era, tuple(placed), tuple(unfilled))
    return tuple(sorted((*state.guards, *placed))), tuple(bag), event


def settle_initiative(state: State) -> tuple[State, e.InitiativeSettled]:
    """Return `state` at the start of the action phase of its era: the poorest player acts first (3.1).

    In a tie the first one clockwise after the holder gets the token, the holder comes last (D21). Who loses the token
    gets a coin, not above the cap (D22); nobody compares again.
    """
    fewest = min(state.coins)
    order = clockwise_from(state.holder + 1 if figures.HOLDER_LAST_IN_TIE else state.holder, state.seats)
    holder = next(seat for seat in order if state.coins[seat] == fewest)
    coins = state.coins
    if holder != state.holder:
        coins = put(coins, state.holder, min(figures.COIN_CAP, coins[state.holder] + figures.COMPENSATION))
    settled = changed(state, phase="actions", holder=holder, turn=holder, coins=coins, passed=(False,) * state.seats)
    compensation = coins[state.holder] - state.coins[state.holder]
    return settled, e.InitiativeSettled(state.era, state.coins, fewest, state.holder, holder, compensation)
