"""Set-up (SPEC 2): what is dealt, then everybody's free farm and free route. Pure but for the draws from `Chance`.

Labels of the draws: `first_holder`, `trophies`, `creatures-<era>`, `artifacts-<era>`.
"""

from collections.abc import Callable, Iterator, Mapping

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.grid import numbers_in
from games.kernel.handicap import amounts
from games.kernel.ids import Seat, clockwise_from, seats_of
from games.kernel.phases import one_asked, waits
from games.tetranomicon import building, events, routing
from games.tetranomicon import parameters as figures
from games.tetranomicon.components import CITY, TROPHY_LEVELS, artifacts_of, city_of, creatures_of
from games.tetranomicon.eras import settle_initiative
from games.tetranomicon.moves import Build, LayRoute, Move
from games.tetranomicon.pricing import Course
from games.tetranomicon.quotes import BuildQuote, Quote, RouteQuote
from games.tetranomicon.state import Building, Guard, Route, State
from games.tetranomicon.topology import (
    CITY_NUMBER,
    EDGE,
    LAIRS,
    TOPOLOGY,
    TYPE_NUMBER,
    check_in_play,
    not_in_play,
)

advance = waits
_FARM = TYPE_NUMBER["farm"]


def begin(
    seats: int,
    options: Mapping[str, str],
    chance: Chance,
    removed_creatures: Mapping[int, int] = figures.REMOVED_CREATURES,
) -> Course:
    """Lay the table for `seats` players, before the first free farm (2.1-2.8, 2.11)."""
    holder = Seat(chance.below("first_holder", seats))
    clockwise = clockwise_from(holder, seats)
    bag = chance.shuffled(
        "trophies", (level for level in TROPHY_LEVELS for _ in range(figures.TROPHY_TOKENS[level - 1]))
    )
    lairs = TOPOLOGY[seats].lairs
    creature_decks = _decks(chance, "creatures", creatures_of, removed_creatures[seats])
    artifact_decks = _decks(chance, "artifacts", artifacts_of, figures.REMOVED_ARTIFACTS[seats])
    more = amounts(options, seats)
    order = tuple(reversed(clockwise) if figures.FIRST_PLAYER_LAST_IN_SETUP[seats] else clockwise)
    state = State(
        seats=seats,
        holder=holder,
        turn=order[0],
        coins=tuple(
            figures.START_COINS + figures.START_BONUS[clockwise.index(seat)] + more[seat] for seat in seats_of(seats)
        ),
        passed=(False,) * seats,
        armies=((),) * seats,
        artifacts=((),) * seats,
        trophies=((),) * seats,
        creature_pool=creature_decks[0][: figures.CREATURE_PLACES],
        artifact_pool=artifact_decks[0][: figures.ARTIFACT_PLACES[0]],
        creature_decks=(creature_decks[0][figures.CREATURE_PLACES :], *creature_decks[1:]),
        artifact_decks=(artifact_decks[0][figures.ARTIFACT_PLACES[0] :], *artifact_decks[1:]),
        bag=bag[len(lairs) :],
        guards=tuple(Guard(city, level) for city, level in zip(lairs, bag, strict=False)),
        setup_left=order,
    )
    course = Course(state, chance)
    course.tell(events.MatchSetUp(holder, state.coins, state.guards, state.creature_pool, state.artifact_pool, order))
    return course


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the question to the seat that sets up now (9.1)."""
    return () if state.turn is None else one_asked(state.turn, "free_route" if state.setup_city else "free_farm")


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the free farms, or the free routes, of the seat that sets up now (9.1)."""
    return tuple(_routes(state) if state.setup_city else _farms(state))


def act(course: Course, seat: Seat, move: Move) -> None:
    """Place a free farm or route (2.9), and go on to whoever places next, or to era 1.

    Raises:
        IllegalMove: `not_in_play` (`id`, `seats`); what `_check` refuses.
    """
    check_in_play(move, course.state.seats)
    _check(course.state, move)
    if isinstance(move, LayRoute):
        course.set(routes=routing.with_route(course.state, Route(move.segment, seat)))
        course.tell(events.FreeRouteLaid(seat, move.segment, course.automatic))
        _next_seat(course)
    elif isinstance(move, Build):
        city = city_of(move.tower)
        token = Building(move.tower, seat, "farm")
        course.set(buildings=building.with_building(course.state, token), setup_city=city)
        course.tell(events.FreeFarmBuilt(seat, move.tower))
        if not _free_segments(course.state, city):
            course.tell(events.FreeRouteMissed(seat, city))
            _next_seat(course)


def explain(state: State, seat: Seat, move: Move) -> Quote | None:
    """Return the price of a free building or route, which has no parts."""
    if not_in_play(move, state.seats):
        return None
    match move:
        case Build():
            return BuildQuote(move.tower, move.building, base=0, tolls=0, discounts=(), total=0)
        case LayRoute():
            return RouteQuote(move.segment, base=0, full_cities=(), discounts=(), total=0)
        case _:
            return None


def _check(state: State, move: Move) -> None:
    """Refuse what may not be placed in the set-up (2.9).

    Raises:
        IllegalMove: `setup_farm` or `setup_route` if another kind of move is due; `lair_city`, `city_taken`,
            `wrong_terrain`; `not_at_your_farm` (`city`), `segment_taken`.
    """
    if state.setup_city:
        if not isinstance(move, LayRoute):
            raise IllegalMove("setup_route", city=state.setup_city)
        if state.setup_city not in move.segment.split("-"):
            raise IllegalMove("not_at_your_farm", segment=move.segment, city=state.setup_city)
        routing.check_segment(state, move)
        return
    if not isinstance(move, Build) or move.building != "farm":
        raise IllegalMove("setup_farm")
    city = city_of(move.tower)
    if CITY[city].lair:
        raise IllegalMove("lair_city", city=city)
    if state.built.settled >> CITY_NUMBER[city] & 1:
        raise IllegalMove("city_taken", city=city)
    building.check_tower(state, move)


def default_move(state: State, seat: Seat, chance: object) -> Move:
    """Return the free farm or route placed for a seat whose time is up (9.1).

    Farm: the city with the most free segments, then the first letter, its lowest plain tower. Route: one to a city
    without monsters if there is any, then the first in alphabetical order.
    """
    if not state.setup_city:
        return max(_farms(state), key=lambda farm: len(_free_segments(state, city_of(farm.tower))))
    monsters = state.guarded.cities
    return min(_routes(state), key=lambda route: EDGE[route.segment].ends & monsters != 0)


def _decks(
    chance: Chance, label: str, cards: Callable[[int], tuple[str, ...]], removed: int
) -> tuple[tuple[str, ...], ...]:
    """Return the shuffled deck of each era, from which so many cards were `removed` unseen (2.6, 2.7)."""
    return tuple(chance.shuffled(f"{label}-{era}", cards(era))[removed:] for era in range(1, figures.ERAS + 1))


def _farms(state: State) -> Iterator[Build]:
    """Return a farm on every plain tower of a city that is no lair and holds no building of anybody (2.9)."""
    buildings = state.built
    opened = buildings.sites[_FARM] & ~(LAIRS | buildings.settled)
    return (site.move for number in numbers_in(opened) for site in buildings.left[number].sites if site.type == _FARM)


def _routes(state: State) -> Iterator[LayRoute]:
    return (LayRoute(segment) for segment in _free_segments(state, state.setup_city))


def _free_segments(state: State, city: str) -> tuple[str, ...]:
    """Return the free segments that end at `city` (2.9)."""
    owner, bit = state.laid.owner, 1 << CITY_NUMBER[city]
    return tuple(edge.segment for edge in TOPOLOGY[state.seats].edges if edge.ends & bit and edge.segment not in owner)


def _next_seat(course: Course) -> None:
    left = course.state.setup_left[1:]
    course.set(setup_left=left, setup_city="", turn=left[0] if left else None)
    if not left:
        course.state, initiative = settle_initiative(course.state)
        course.tell(initiative)
        course.make_final()
