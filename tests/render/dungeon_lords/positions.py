"""Positions of Dungeon Lords for tests of pictures: every phase of a random match, and the fullest position."""

import random
from functools import cache
from itertools import islice

from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURERS, ILLUSORY
from games.dungeon_lords.components import CELLS, MONSTERS, ORDERS, ROOMS
from games.dungeon_lords.events import Event
from games.dungeon_lords.game import DungeonLords
from games.dungeon_lords.moves import Move
from games.dungeon_lords.state import Adventurer, Creature, Lord, Minion, State, Tile
from games.dungeon_lords.view import View
from games.kernel.chance import Chance
from games.kernel.codec import decode, encode
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.observation import LogEntry, Observation
from render.dungeon_lords.pages import described
from render.dungeon_lords.table import Table
from render.game_pages import Lens
from render.page import Picture
from tests.render.observed import PLAIN_NAMES, SEED, legal_choices, observed
from text import words

GAME = DungeonLords()

_IDLE = {"Decline", "Done", "InTurn"}


@cache
def moments(seats: int) -> tuple[State, ...]:
    """Return a moment of every phase and decision of a random match, in both years; the last is its end."""
    state, chance = (
        GAME.new_match(seats, {"year1_production": "one_room"}, Chance(SEED, 0)).state,
        random.Random(f"{seats}..."),
    )
    found: dict[tuple[object, ...], State] = {}
    revision = 0
    while asked := GAME.decisions(state):
        found.setdefault((state.year, state.phase, asked[0].kind if state.combat_round == 0 else ""), state)
        revision += 1
        decision = chance.choice([each for each in asked if each.owed])
        legal = GAME.legal_moves(state, decision.seat)
        busy = [move for move in legal if type(move).__name__ not in _IDLE]
        state = GAME.apply(state, decision.seat, chance.choice(busy or list(legal)), Chance(SEED, revision)).state
    return (*found.values(), state)


def moment(seats: int, phase: str, year: int = 1) -> State:
    """Return the first moment of a phase."""
    return next(state for state in moments(seats) if state.phase == phase and state.year == year)


def asked_of(seats: int, kind: str) -> tuple[State, Seat]:
    """Return a moment with a decision of this kind, and the seat that decides."""
    asked = ((state, each) for state in moments(seats) for each in GAME.decisions(state))
    return next((state, each.seat) for state, each in asked if each.kind == kind)


@cache
def fullest(seats: int) -> State:
    """Return more than can ever happen: every cell and square taken, all kinds of creatures, long lines."""
    state = moment(seats, "evaluation", 2)
    minions = tuple(
        Minion(order, square, None if colour else Seat(number % seats), number % 2)
        for number, (order, square) in enumerate((order, square) for order in ORDERS for square in (1, 2, 3))
        for colour in (bool(state.colours) and number % 3 == 0,)
    )
    coming = tuple(each.id for each in ADVENTURERS if each.year == 2)[: len(state.coming[2]) or 4]
    return replace(
        state,
        minions=minions,
        cards_open=2,
        events_open=3,
        coming=(coming, coming, ()),
        monsters=("demon", "dragon", "vampire"),
        rooms=("labyrinth", "antimagic_room"),
        lords=tuple(_full(state.lords[seat]) for seat in seats_of(seats)),
    )


def _full(lord: Lord) -> Lord:
    tiles = tuple(
        Tile(cell, ROOMS[number % 16].id if number % 2 else "", number % 5 == 0) for number, cell in enumerate(CELLS)
    )
    adventurers = [each.id for each in ADVENTURERS if each.year == 1]
    party = (Adventurer(ILLUSORY), Adventurer("paladin_2", 3), *(Adventurer(one, 1) for one in adventurers[:4]))
    kinds = [monster.id for monster in MONSTERS]
    return replace(
        lord,
        gold=28,
        food=27,
        imps=16,
        tax_tokens=12,
        tiles=tiles,
        traps=tuple(lord.traps)
        + ("antimagic_dart", "poisoned_dart", "cursed_ring", "kamikaze_imp", "wall_of_fire") * 2,
        creatures=(*(Creature(kind) for kind in kinds), *(Creature(kind, False) for kind in kinds[:4])),
        party=party,
        prisoners=(*adventurers[4:12], "paladin_1"),
        spied=(1, 2, 3, 4),
    )


def observation(
    state: State,
    observer: Observer = None,
    language: str = "en",
    names: tuple[str, ...] = PLAIN_NAMES,
    log: tuple[LogEntry[Event], ...] = (),
) -> Observation[View, Move, Event]:
    """Return what a match at `state` would show to `observer`."""
    choices = () if observer is None else legal_choices(GAME, state, observer)
    return observed(GAME, state, observer, names[: len(state.lords)], language=language, choices=choices, log=log)


def public(state: State, language: str = "en", names: tuple[str, ...] = PLAIN_NAMES, lens: Lens | None = None) -> Table:
    """Return the table as everybody sees it."""
    return Table.of(observation(state, None, language, names), lens or Lens(), words(language))


def private(
    state: State,
    language: str = "en",
    names: tuple[str, ...] = PLAIN_NAMES,
    lens: Lens | None = None,
    *,
    seat: Seat | None = None,
) -> Table:
    """Return the table as `seat` sees it; by default the first lord who is asked."""
    asked = GAME.decisions(state)
    who = seat if seat is not None else asked[0].seat if asked else Seat(0)
    return Table.of(observation(state, who, language, names), lens or Lens(), words(language))


def again(state: State) -> State:
    """Return an equal state that shares nothing with `state`."""
    copied: State = decode(encode(state), State)
    return copied


def pictures(table: Table, lens: Lens) -> tuple[Picture, ...]:
    """Return the pictures of a table, or the first of them if no other is asked for."""
    return tuple(each.picture() for each in islice(described(table, lens), 1 if lens.first_only else None))
