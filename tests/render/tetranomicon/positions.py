"""Positions of Tetranomicon for tests of pictures: the start, the middle of play, the fullest position, the end."""

import random
from functools import cache

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.observation import Choice, LogEntry, Observation
from games.tetranomicon.components import ARTIFACTS, CITIES, CREATURES, SEGMENTS, BuildingType
from games.tetranomicon.events import Event
from games.tetranomicon.game import Tetranomicon
from games.tetranomicon.moves import Move, Pass
from games.tetranomicon.state import Building, Guard, Route, State
from games.tetranomicon.view import View
from render.game_pages import Lens
from render.tetranomicon.table import Table
from tests.render.observed import PLAIN_NAMES, SEED, legal_choices, observed
from text import words

GAME = Tetranomicon()


@cache
def start(seats: int) -> State:
    """Return the table as it is laid."""
    return GAME.new_match(seats, {}, Chance(SEED, 0)).state


@cache
def played(seats: int, moves: int) -> State:
    """Return a match after `moves` random moves; a player passes only if nothing else is possible."""
    state, chance = start(seats), random.Random(f"{seats}")
    for revision in range(1, moves + 1):
        seat = GAME.decisions(state)[0].seat
        legal = GAME.legal_moves(state, seat)
        move = chance.choice([one for one in legal if not isinstance(one, Pass)] or list(legal))
        state = GAME.apply(state, seat, move, Chance(SEED, revision)).state
    return state


@cache
def ended(seats: int) -> State:
    """Return the end of a random match."""
    state, chance, revision = start(seats), random.Random(f"{seats}"), 0
    while GAME.decisions(state):
        revision += 1
        seat = GAME.decisions(state)[0].seat
        move = chance.choice(GAME.legal_moves(state, seat))
        state = GAME.apply(state, seat, move, Chance(SEED, revision)).state
    return state


@cache
def fullest(seats: int) -> State:
    """Return a position that could not be fuller: every tower, segment and lair taken, seven artifacts, long rows."""
    cities = [city for city in CITIES if city.players <= seats]
    towers = [(tower, kind) for city in cities for tower, kind in zip(city.towers(), city.terrains, strict=True)]
    types: dict[str, tuple[BuildingType, ...]] = {"p": ("farm",), "f": ("sawmill",), "m": ("mine", "quarry")}
    buildings = (
        Building(tower, Seat(at % seats), types[kind][at // seats % len(types[kind])])
        for at, (tower, kind) in enumerate(towers)
    )
    segments = [segment.id for segment in SEGMENTS if segment.players <= seats]
    everybody = seats_of(seats)
    return replace(
        played(seats, 12),
        era=4,
        turn=Seat(0),
        phase="actions",
        coins=(30,) * seats,
        passed=(False,) * (seats - 1) + (True,),
        buildings=tuple(sorted(buildings)),
        routes=tuple(sorted(Route(segment, Seat(at % seats)) for at, segment in enumerate(segments))),
        guards=tuple(Guard(city.id, 4) for city in cities if city.lair),
        armies=tuple(tuple(card.id for card in CREATURES[seat : seat + 7]) for seat in everybody),
        artifacts=tuple(tuple(card.id for card in ARTIFACTS[seat : seat + 7]) for seat in everybody),
        trophies=((4, 4, 3, 3, 2, 1),) * seats,
        artifact_pool=("neigh2", "topRoutes", "ferry", "tetra", "topBlds", "topArmy4", "lair1"),
        creature_pool=("Toxicum", "Illesebra", "Ballistarius", "Architectus"),
    )


def crowded(seats: int) -> State:
    """Return the fullest position with twenty cards of each kind in front of everybody."""
    return replace(
        fullest(seats),
        armies=(tuple(card.id for card in CREATURES[:20]),) * seats,
        artifacts=(tuple(card.id for card in ARTIFACTS[:20]),) * seats,
    )


def view_of(state: State, observer: Observer = None) -> View:
    """Return what `observer` sees of `state`."""
    return GAME.observe(state, observer)


def choices_of(state: State) -> tuple[Choice[Move], ...]:
    """Return the choices of the seat that acts."""
    return () if state.turn is None else legal_choices(GAME, state, state.turn)


def observation(
    state: State,
    observer: Observer = None,
    language: str = "en",
    names: tuple[str, ...] = PLAIN_NAMES,
    log: tuple[LogEntry[Event], ...] = (),
) -> Observation[View, Move, Event]:
    """Return what a match at `state` would show to `observer`."""
    choices = choices_of(state) if observer is not None and observer == state.turn else ()
    return observed(GAME, state, observer, names[: state.seats], language=language, choices=choices, log=log)


def public(state: State, language: str = "en", names: tuple[str, ...] = PLAIN_NAMES, lens: Lens | None = None) -> Table:
    """Return the table as everybody sees it."""
    return Table.of(observation(state, None, language, names), lens or Lens(), words(language))


def private(
    state: State, language: str = "en", names: tuple[str, ...] = PLAIN_NAMES, lens: Lens | None = None
) -> Table:
    """Return the table as the seat that acts sees it."""
    return Table.of(observation(state, state.turn, language, names), lens or Lens(), words(language))
