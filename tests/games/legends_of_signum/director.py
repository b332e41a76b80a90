"""A director of Legends of Signum: both seats play together towards a script, whatever is drawn and rolled. Pure.

The script (`Script`): Ann places Ruins and a character explores them, a hex takes control of a character, three tactics
of Boris spring in Ann's turns, somebody charges, and then Ann's creatures kill Boris's hero. Both play decks of their
own, packed with what that needs; each has a Rowena, and whoever draws her first tries the hex turn by turn.

`next_moves` returns what the active player does up to the first thing that cannot be foreseen: dice, a card drawn, a
tactic that springs, the end of the turn. What is done is the first candidate (direction.py); there is no search.
"""

from typing import Final

import msgspec

from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.events import Drawn, Event, TacticFired
from games.legends_of_signum.moves import Move
from games.legends_of_signum.sides import enemies_of
from games.legends_of_signum.state import State
from games.legends_of_signum.values import is_touching
from tests.games.legends_of_signum.direction import (
    ANN,
    BORIS,
    CHEAP,
    FIGHT_LANE,
    MORE_CARDS,
    ROWENA,
    TACTICS,
    Scene,
    Script,
    candidates,
    nearest_first,
)
from tests.games.legends_of_signum.matches import GAME

__all__ = ["ANN", "BORIS", "DECKS", "HEROES", "STARTS", "Played", "Script", "next_moves", "set_up"]

HEROES: Final = ("hv1", "hv2")
"""By seat, as all that follows."""

_CHARACTERS: Final = (
    "v01", "v02", "v03", "v04", "v06", "v08", "v09", "v10", "v12", "v13", "v14", "m01", "m05", "m07", "m08",
)  # fmt: skip
DECKS: Final = (
    (*_CHARACTERS, *2 * ("vs3", "s01", "s03", "s04", "vs1", "vs2", "vs4"), "s02"),
    (*_CHARACTERS, *2 * ("vs3", "t01", "t02", "t03", "vt1", "vt2", "vt3"), "t04"),
)

STARTS: Final = ("MAG", "MKT")
"""What both begin with: it pays for Rowena, for more cards, and for most tactics."""

_HOMES: Final = (FIGHT_LANE + 60, FIGHT_LANE)
"""x (mm) of the heroes: Ann's stays beside the lane in which Boris's comes."""

_WANTED: Final = ((ROWENA, MORE_CARDS, "s03"), (ROWENA, MORE_CARDS, *TACTICS))
"""What is not set aside of the opening hand; one cheap character is kept too."""


class Played(msgspec.Struct, frozen=True):
    """A move, who makes it, and the position after it; None after dice."""

    seat: Seat
    move: Move
    state: State | None


def set_up(state: State, seat: Seat) -> Move:
    """Return what `seat` decides in the set-up; Ann plays first."""
    match state.phase:
        case "hero":
            return moves.Hero(HEROES[seat], DECKS[seat])
        case "first":
            return moves.First() if seat == ANN else moves.Second()
        case "hand" if state.secrets[seat].aside is None:
            hand = state.secrets[seat].hand
            cheap = next((card for card in CHEAP if card in hand), "")
            aside = tuple(sorted(set(hand) - {*_WANTED[seat], cheap}))
            return moves.Mulligan(aside) if aside else moves.Keep()
        case "hand":
            return moves.Start(*STARTS)
    places = (move for move in GAME.legal_moves(state, seat) if isinstance(move, moves.PlaceHero))
    return nearest_first(places, _HOMES[seat])[0]


def next_moves(state: State, script: Script) -> tuple[Played, ...]:
    """Return what the active player does, after the set-up, up to what cannot be foreseen or the end of the turn.

    Nothing follows the Move of the first charge, so that the fight can be awaited, nor the end of an activation that
    was open: what comes then is planned anew.
    """
    seat, busy, line = state.table.active, is_busy(state), list[Played]()
    while state.table.active == seat and state.phase != "over":
        move = next(candidates(Scene(state, seat, script)))
        chance = Chance(b"", 0)
        step = GAME.apply(state, seat, move, chance)
        line.append(Played(seat, move, None if chance.draws else step.state))
        if chance.draws or _has_news(step.events, seat) or (not script.charged and is_charge(step.state)):
            break
        if busy and not is_busy(step.state):
            break
        state, script = step.state, script.after(step.events)
    return tuple(line)


def is_busy(state: State) -> bool:
    """Return whether an activation is open, of a controlled character or an own one."""
    return bool(state.table.controlled or state.table.acting)


def is_charge(state: State) -> bool:
    """Return whether a creature that has moved touches an enemy whom it would charge."""
    table = state.table
    unit = table.by_label.get(table.acting)
    if unit is None:
        return False
    return any(is_touching(unit, enemy) and enemy.id not in table.touched for enemy in enemies_of(table, unit))


def _has_news(events: tuple[Event, ...], seat: Seat) -> bool:
    """Return whether something happened that `seat` could not foresee."""
    return any(isinstance(event, TacticFired) or (isinstance(event, Drawn) and event.seat == seat) for event in events)
