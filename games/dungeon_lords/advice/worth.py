"""What counts in a match of Dungeon Lords, how much of it each lord has, and what it is worth at which stage.

Worths are in thousandths of a point. Facts with a fraction, such as tiles that are likely to be lost, are in
hundredths, so their weights are in tens.
"""

from functools import lru_cache
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.advice.siege import MIGHT, SIXTHS, Defence, siege
from games.dungeon_lords.components import MONSTER, ROOM, SEASONS
from games.dungeon_lords.dungeon import layout, open_rooms
from games.dungeon_lords.parameters import (
    ONE_ROOM,
    PALADIN_EVIL,
    POINTS_CONQUERED,
    POINTS_MONSTER,
    POINTS_PALADIN,
    POINTS_PRISONER,
    POINTS_ROOM,
    POINTS_TAX_TOKEN,
    TILES_PER_TAX,
    YEARS,
)
from games.dungeon_lords.rounds import by_evil
from games.dungeon_lords.state import Lord, State, Tile

TERMS: Final = (
    "points", "titles", "gold", "food", "imps", "tunnels", "works", "traps", "might", "danger", "prisoners", "menace",
    "taxes", "wages",
)  # fmt: skip
"""points: as scored now, without titles. titles: what they are likely to bring. works: rounds in which rooms produce.
might: of monsters, for the next year. danger: tiles likely to be lost. prisoners: points likely to be caught. menace:
Evil near the paladin's place. taxes: gold lacking for them. wages: goods lacking on Pay Day."""

STAGES: Final = YEARS * (len(SEASONS) + 1)
"""Four seasons and the combat of each year."""

FIGHTING: Final = ("combat", "planning", "battle", "year_end", "over")
_ARRIVALS: Final = 3
_AWAITED: Final = {1: (18, 3), 2: (29, 5)}
"""Sixths of hit points of who comes to the least evil lord, and how many more to each one that is more evil."""

_GOLD: Final = (0, 60, 115, 165, 210, 250, 285, 315, 340, 360, 375)
_FOOD: Final = (0, 65, 125, 180, 225, 260, 290, 315, 335, 350, 360)
_IMPS: Final = (0, 100, 200, 300, 390, 470, 540, 600, 650, 690, 720, 745)
_TUNNELS: Final = (0, 60, 120, 180, 240, 295, 345, 390, 430, 465, 495, 520)
"""What so much of something is good for beyond titles, in hundredths: of more there is less use."""

_WIDTHS: Final = (4, 2, 3, 2, 3, 5, 3)
"""By how much who is ahead for a title is safe, in the order of `_amounts`."""


def facts(state: State) -> tuple[tuple[int, ...], ...]:
    """Return for each lord how much of each term he has."""
    titles = _titles(state)
    return tuple(_facts(state, lord, titles[seat], seat) for seat, lord in enumerate(state.lords))


def stage(state: State) -> int:
    """Return how far the match is: 0 to 4 in the first year, 5 to 9 in the second; 4 and 9 are combats."""
    season = len(SEASONS) if state.phase in FIGHTING else SEASONS.index(state.season)
    return (len(SEASONS) + 1) * (state.year - 1) + season


@lru_cache(maxsize=64)
def weights(number: int, seats: int) -> tuple[int, ...]:
    """Return what one of each term is worth at stage `number`, in thousandths of a point."""
    left = 9 - number
    is_last = number > 4
    goods = (11, 11, 11, 10, 9, 8, 7, 6, 4, 1)[number]
    by_term = {
        "points": 1000,
        "titles": (3, 3, 4, 4, 4, 5, 6, 7, 9, 10)[number],
        "gold": goods,
        "food": goods,
        "imps": (8, 7, 7, 6, 6, 4, 3, 2, 1, 0)[number],
        "tunnels": (7, 6, 6, 5, 4, 4, 3, 2, 1, 0)[number],
        "works": 250,
        "traps": (350, 350, 350, 350, 350, 250, 200, 150, 50, 0)[number],
        "might": (14, 14, 14, 14, 14, 5, 5, 4, 2, 0)[number],
        "danger": -26,
        "prisoners": 9,
        "menace": -350 if left else 0,
        "taxes": -18,
        "wages": -8 if is_last else -9,
    }
    return tuple(by_term[term] for term in TERMS)


def _facts(state: State, lord: Lord, titles: int, seat: int) -> tuple[int, ...]:
    here = layout(lord.tiles)
    number, is_fighting = SEASONS.index(state.season), state.phase in FIGHTING
    kinds = tuple(each.kind for each in lord.creatures if each.face_up)
    awaited = () if is_fighting else _awaited(state, seat, number)
    begun = state.combat_round + (seat in state.fought) if is_fighting else 1
    defence = Defence(kinds, tuple(sorted(lord.traps)))
    expected = siege(lord.party, awaited, defence, max(1, begun), state.year)
    return (
        _points(lord),
        titles,
        _GOLD[min(lord.gold, len(_GOLD) - 1)],
        _FOOD[min(lord.food, len(_FOOD) - 1)],
        _IMPS[min(lord.imps, len(_IMPS) - 1)],
        _TUNNELS[min(here.tunnels.bit_count(), len(_TUNNELS) - 1)],
        _works(state, lord, 0 if is_fighting else len(SEASONS) - number),
        len(lord.traps),
        sum(MIGHT[each.kind] for each in lord.creatures),
        min(expected.tiles, 100 * here.open.bit_count()),
        expected.points,
        max(0, lord.evil - PALADIN_EVIL + 3) if state.paladin and state.paladin_at != seat else 0,
        _lacking_for_taxes(state, lord, number, is_fighting=is_fighting),
        _lacking_for_wages(state, lord, number, is_fighting=is_fighting),
    )


def _points(lord: Lord) -> int:
    """Return the points of a lord as things are, without titles and the Hall of Fame."""
    here = layout(lord.tiles)
    paladins = sum(ADVENTURER[each].kind == "paladin" for each in lord.prisoners)
    points = (
        POINTS_MONSTER * len(lord.creatures)
        + POINTS_ROOM * (here.rooms & here.open).bit_count()
        + POINTS_PRISONER * (len(lord.prisoners) - paladins)
        + POINTS_PALADIN * paladins
        + POINTS_CONQUERED * (here.tiles & ~here.open).bit_count()
        + POINTS_TAX_TOKEN * lord.tax_tokens
    )
    for name in _rooms(lord.tiles):
        room = ROOM[name]
        if room.counts:
            points += room.points * sum(each.kind in room.counts for each in lord.creatures)
    return points


def _amounts(lord: Lord) -> tuple[int, ...]:
    """Return what the titles are given for: Evil, rooms, tunnels, monsters, imps, riches, unconquered tiles."""
    here = layout(lord.tiles)
    rooms = here.rooms.bit_count()
    tunnels = here.tiles.bit_count() - rooms
    riches = lord.gold + lord.food
    return lord.evil, rooms, tunnels, len(lord.creatures), lord.imps, riches, here.open.bit_count()


def _titles(state: State) -> list[int]:
    """Return what titles are likely to bring each lord, in hundredths of a point: 300 who is far ahead, 150 a tie."""
    amounts = [_amounts(lord) for lord in state.lords]
    found = []
    for seat, own in enumerate(amounts):
        others = amounts[:seat] + amounts[seat + 1 :]
        best = [max(each) for each in zip(*others, strict=True)]
        found.append(
            sum(
                max(0, min(300, 150 + 150 * (amount - most) // width))
                for amount, most, width in zip(own, best, _WIDTHS, strict=True)
            )
        )
    return found


@lru_cache(maxsize=4096)
def _rooms(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return open_rooms(tiles)


def _works(state: State, lord: Lord, rounds: int) -> int:
    """Return how often rooms can still work: in each of the `rounds` of this year, one of them in the first year."""
    giving = _giving(lord.tiles)
    later = (YEARS - state.year) * len(SEASONS) * giving
    return later + rounds * (min(1, giving) if state.year == 1 and state.production == ONE_ROOM else giving)


@lru_cache(maxsize=4096)
def _giving(tiles: tuple[Tile, ...]) -> int:
    return sum(bool(ROOM[name].gives) for name in _rooms(tiles))


def _awaited(state: State, seat: int, number: int) -> tuple[int, ...]:
    """Return the hit points, in sixths, of the adventurers that are still to come to a lord before the combat.

    Those on display come by Evil as it is now; of the others the more evil lord gets the stronger.
    """
    order = by_evil(state)
    place = order.index(state.seats[seat])
    least, more = _AWAITED[state.year]
    found = []
    for season in range(max(0, number - 1), _ARRIVALS):
        coming = state.coming[season]
        found.append(ADVENTURER[coming[place]].hit_points * SIXTHS if coming else least + more * place)
    return tuple(found)


def _lacking_for_taxes(state: State, lord: Lord, number: int, *, is_fighting: bool) -> int:
    """Return the gold lacking for taxes on display that are still to be paid, in hundredths."""
    if is_fighting or "taxes" not in _events_ahead(state, number):
        return 0
    due = -(-len(lord.tiles) // TILES_PER_TAX)
    return max(0, due - lord.gold) * (100 if state.event_tiles[number - 1 : number] == ("taxes",) else 60)


def _lacking_for_wages(state: State, lord: Lord, number: int, *, is_fighting: bool) -> int:
    """Return the goods lacking to pay all monsters on the Pay Day on display, in hundredths."""
    if is_fighting or "payday" not in _events_ahead(state, number):
        return 0
    costs = [MONSTER[each.kind].cost for each in lord.creatures]
    food = max(0, sum(cost.food for cost in costs) - lord.food)
    evil = max(0, lord.evil + sum(cost.evil for cost in costs) - PALADIN_EVIL + 1)
    return 100 * food + 50 * evil


def _events_ahead(state: State, number: int) -> tuple[str, ...]:
    """Return the events on display that are still to happen, this season's or the next one's."""
    return state.event_tiles[max(0, number - 1) : state.events_open]
