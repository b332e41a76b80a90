"""Beginning and end of a round: offers, what comes next season, non-player orders (SPEC 2.1, 2.3, 2.10)."""

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS, SEASONS, EventId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import ColoursDrawn, RoundBegun, RoundEnded
from games.dungeon_lords.parameters import ARRIVING, COLOUR_DRAWS, MONSTERS_OFFERED, ROOMS_OFFERED
from games.dungeon_lords.state import Colour, Minion
from games.kernel.ids import Seat
from games.kernel.tuples import put


def begin(course: Course) -> None:
    """Reveal the offers and what the next season brings, draw for the colours, and ask for orders."""
    state = course.state
    course.shut()
    course.set(
        monsters=state.monster_deck[:MONSTERS_OFFERED],
        monster_deck=state.monster_deck[MONSTERS_OFFERED:],
        rooms=state.room_deck[:ROOMS_OFFERED],
        room_deck=state.room_deck[ROOMS_OFFERED:],
        sealed=(None,) * len(state.lords),
        phase="orders",
    )
    next_season = SEASONS.index(state.season)
    begun = RoundBegun(state.year, state.season, state.starter, course.state.monsters, course.state.rooms)
    if next_season < len(state.event_tiles):
        begun = _reveal_season(course, next_season)
    course.tell(begun)
    _draw_for_colours(course)


def _reveal_season(course: Course, number: int) -> RoundBegun:
    """Turn up the event and the adventurers of the season that comes after this one."""
    event: EventId = course.state.event_tiles[number]
    coming, replaced = _draw_adventurers(course)
    course.set(
        events_open=number + 1,
        coming=put(course.state.coming, number, coming),
        replaced=tuple(each for each in course.state.adventurer_deck if each in course.state.replaced + replaced),
    )
    state = course.state
    special = state.specials[state.year - 1] if event == "special" else ""
    return RoundBegun(
        state.year, state.season, state.starter, state.monsters, state.rooms, event, special, coming, replaced
    )


def _draw_adventurers(course: Course) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the adventurers of a season, weakest first, and those put to the bottom of the deck (2.1)."""
    count = ARRIVING[len(course.state.lords)]
    deck = course.state.adventurer_deck
    drawn, deck = deck[:count], deck[count:]
    replaced: tuple[str, ...] = ()
    while len({ADVENTURER[each].kind for each in drawn}) == 1:
        replaced = (*replaced, drawn[-1])
        drawn, deck = (*drawn[:-1], deck[0]), (*deck[1:], drawn[-1])
    course.set(adventurer_deck=deck)
    return tuple(sorted(drawn, key=lambda each: ADVENTURER[each].rank)), replaced


def _draw_for_colours(course: Course) -> None:
    """Draw the open orders of the non-player colours and put their minions on squares II, then III (2.3)."""
    state = course.state
    if not state.colours:
        return
    colours: list[Colour] = []
    minions: list[Minion] = []
    for number in _colours_from_starter(course):
        colour = state.colours[number]
        free = tuple(order for order in ORDERS if order not in colour.locked)
        drawn = course.chance.shuffled(f"colour-{number}", free)[: COLOUR_DRAWS[len(state.lords)]]
        drawn = tuple(sorted(drawn, key=ORDERS.index))
        for order in drawn:
            square = 2 + sum(minion.order == order for minion in minions)
            minions.append(Minion(order, square, colour=number))
        colours.append(Colour(colour.locked, drawn))
    if _colours_from_starter(course) != tuple(range(len(colours))):
        colours.reverse()
    course.set(colours=tuple(colours), minions=tuple(minions))
    course.tell(ColoursDrawn(tuple(colour.played for colour in colours), tuple(minions)))


def _colours_from_starter(course: Course) -> tuple[int, ...]:
    """Return the colours, that of the starting player first: it stands on the better square (D8)."""
    count, starter = len(course.state.colours), course.state.starter
    return tuple((starter + step) % count for step in range(count))


def end(course: Course) -> None:
    """Bring the imps home; then comes the next round with the next starting player, or the combat (2.10)."""
    state = course.state
    for seat in state.seats:
        if course.lord(seat).busy:
            course.change(seat, busy=0)
    course.shut()
    number = SEASONS.index(state.season)
    is_last = number == len(SEASONS) - 1
    starter = state.starter if is_last else Seat((state.starter + 1) % len(state.lords))
    course.tell(RoundEnded(state.season, starter))
    if is_last:
        course.set(phase="combat")
        return
    course.set(starter=starter, season=SEASONS[number + 1], phase="round_begin")
