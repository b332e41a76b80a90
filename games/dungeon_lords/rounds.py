"""Rounds and years: offers, what comes next season, non-player orders, arrivals, the turn of the year, the end.

SPEC 1.4, 2.1, 2.3, 2.8, 2.10, 6. Nothing is decided here.
"""

from typing import Any

from msgspec.structs import replace

from games.dungeon_lords import parameters as figures
from games.dungeon_lords.adventurers import ADVENTURER, PALADINS, adventurers_of
from games.dungeon_lords.components import EVENTS, ORDERS, SEASONS, OrderId, monsters_of, rooms_of, spells_of
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import AdventurersArrived, ColoursDrawn, MatchEnded, RoundBegun, RoundEnded, YearEnded
from games.dungeon_lords.scoring import scores, standing
from games.dungeon_lords.state import Adventurer, Colour, Creature, Minion, State, play_order, special_of
from games.kernel.chance import Chance
from games.kernel.course import put
from games.kernel.ids import Seat, clockwise_from


def begin(course: Course) -> None:
    """Turn up the offers and what the next season brings (2.1), draw for the colours (2.3), and ask for orders."""
    state = course.state
    course.make_final()
    course.set(
        monsters=state.monster_deck[: figures.MONSTERS_OFFERED],
        monster_deck=state.monster_deck[figures.MONSTERS_OFFERED :],
        rooms=state.room_deck[: figures.ROOMS_OFFERED],
        room_deck=state.room_deck[figures.ROOMS_OFFERED :],
        sealed=(None,) * len(state.lords),
        phase="orders",
    )
    begun = RoundBegun(state.year, state.season, state.starter, course.state.monsters, course.state.rooms)
    number = SEASONS.index(state.season)
    if number < len(state.event_tiles):
        event = state.event_tiles[number]
        special = special_of(state, event)
        coming, replaced = _draw_adventurers(course)
        course.set(events_open=number + 1, coming=put(state.coming, number, coming))
        begun = replace(begun, next_event=event, special=special, coming=coming, replaced=replaced)
    course.tell(begun)
    _draw_for_colours(course)


def _draw_adventurers(course: Course) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the adventurers of a season, weakest first, and those put to the bottom of the deck (2.1.3).

    While all of them are of one class, the last drawn goes under its deck and another is drawn (2.1.4).
    """
    state = course.state
    count = figures.ARRIVING[len(state.lords)]
    drawn, deck = state.adventurer_deck[:count], state.adventurer_deck[count:]
    replaced: tuple[str, ...] = ()
    while len({ADVENTURER[each].kind for each in drawn}) == 1:
        replaced = (*replaced, drawn[-1])
        drawn, deck = (*drawn[:-1], deck[0]), (*deck[1:], drawn[-1])
    bottom = state.replaced + replaced
    course.set(adventurer_deck=deck, replaced=tuple(each for each in deck if each in bottom))
    return tuple(sorted(drawn, key=lambda each: ADVENTURER[each].rank)), replaced


def _draw_for_colours(course: Course) -> None:
    """Draw the open orders of the non-player colours and put their minions on squares II, then III (2.3).

    That of the starting player comes first: it stands on the better square (D8).
    """
    state = course.state
    if not state.colours:
        return
    minions: list[Minion] = []
    for number in clockwise_from(state.starter, len(state.colours)):
        locked = state.colours[number].locked
        free = tuple(order for order in ORDERS if order not in locked)
        drawn = draw_orders(course.chance, f"colour-{number}", figures.COLOUR_DRAWS[len(state.lords)], free)
        minions += [Minion(order, 2 + sum(each.order == order for each in minions), colour=number) for order in drawn]
        course.put("colours", number, Colour(locked, drawn))
    course.set(minions=tuple(minions))
    course.tell(ColoursDrawn(tuple(colour.played for colour in course.state.colours), tuple(minions)))


def end(course: Course) -> None:
    """Bring the imps home; then comes the next round with the next starting player, or the combat (2.10)."""
    state = course.state
    for seat in state.seats:
        course.change(seat, busy=0)
    course.make_final()
    number = SEASONS.index(state.season) + 1
    if number == len(SEASONS):
        course.set(phase="combat")
    else:
        course.set(starter=play_order(state)[1], season=SEASONS[number], phase="round_begin")
    course.tell(RoundEnded(state.season, course.state.starter))


def by_evil(state: State) -> tuple[Seat | None, ...]:
    """Return the lords by Evil, lowest first; of equal ones the earlier in play order is the less evil (2.8.1).

    None is the non-player counter of two-player matches, the last in play order.
    """
    ranked = sorted(play_order(state), key=lambda seat: state.lords[seat].evil)
    if len(ranked) > 2:
        return tuple(ranked)
    before = sum(lord.evil <= figures.COLOUR_EVIL for lord in state.lords)
    return (*ranked[:before], None, *ranked[before:])


def arrive(course: Course) -> None:
    """Send the weakest adventurer of the season to the least evil lord, and so on (2.8.2); then the round ends."""
    state = course.state
    number = SEASONS.index(state.season) - 1
    seats, coming = by_evil(state), state.coming[number]
    for adventurer, seat in zip(coming, seats, strict=True):
        if seat is not None:
            course.change(seat, party=_joined(course.lord(seat).party, adventurer))
    evils = tuple(figures.COLOUR_EVIL if seat is None else state.lords[seat].evil for seat in seats)
    course.tell(AdventurersArrived(coming, seats, evils))
    course.set(coming=put(state.coming, number, ()), phase="round_end")


def _joined(party: tuple[Adventurer, ...], adventurer: str) -> tuple[Adventurer, ...]:
    """Return the party with one more: a warrior in front of it, but behind a paladin, others at its end (2.8.3)."""
    is_warrior = ADVENTURER[adventurer].kind == "warrior"
    place = sum(ADVENTURER[each.id].kind == "paladin" for each in party) if is_warrior else len(party)
    return (*party[:place], Adventurer(adventurer), *party[place:])


def draw_orders(chance: Chance, label: str, count: int, orders: tuple[OrderId, ...] = ORDERS) -> tuple[OrderId, ...]:
    """Return `count` of `orders` by lot, in list order."""
    return tuple(sorted(chance.shuffled(label, orders)[:count], key=ORDERS.index))


def fresh_decks(year: int, chance: Chance) -> dict[str, Any]:
    """Return the decks of `year` as fields of a state: shuffled, the next card first."""
    return {
        "monster_deck": chance.shuffled("monsters", monsters_of(year)),
        "room_deck": chance.shuffled("rooms", rooms_of(year)),
        "adventurer_deck": chance.shuffled("adventurers", adventurers_of(year)),
        "cards": chance.shuffled("cards", spells_of(year))[: figures.COMBAT_CARDS],
        "event_tiles": chance.shuffled("events", EVENTS),
    }


def end_year(course: Course) -> None:
    """End the match after the second year; after the first the survivors go, and all that is new comes (2.10)."""
    state, year = course.state, course.state.year + 1
    course.make_final()
    course.set(combat_round=0, plans=(), fought=(), battle=None)
    if year > figures.YEARS:
        course.set(phase="over")
        course.tell(MatchEnded(scores(course.state), standing(course.state).places))
        return
    course.tell(YearEnded(state.year, tuple(tuple(each.id for each in lord.party) for lord in state.lords)))
    for seat in state.seats:
        creatures = tuple(Creature(creature.kind) for creature in state.lords[seat].creatures)
        course.change(seat, party=(), creatures=creatures, spied=())
    course.set(
        phase="round_begin",
        year=year,
        season="winter",
        starter=play_order(state)[1],
        paladin=PALADINS[year - 1].id,
        paladin_at=None,
        events_open=0,
        cards_open=0,
        coming=((), (), ()),
        replaced=(),
        **fresh_decks(year, course.chance),
    )
    course.call_paladin()
