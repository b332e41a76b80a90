"""What is counted in matches of Dungeon Twister: who starts, leaves the maze or dies, which cards win fights. Pure."""

from collections.abc import Iterator

from games.dungeon_twister import events as e
from games.dungeon_twister.components import CHARACTERS, CODE, COMBAT_CARDS, OBJECTS, SEAT
from games.dungeon_twister.state import State
from games.kernel.counting import Counts, Thing, by_seat
from games.kernel.ids import Seat, seats_of

_SEATS = 2


def things(event: e.Event) -> Iterator[Thing]:
    """Yield what an event tells of characters, of what they carry out or use, and of combat cards."""
    match event:
        case e.TeamsShown():
            yield from by_seat("in the team", event.teams)
        case e.Exited():
            yield Thing(SEAT[event.token], "leaves", CODE[event.token])
            if event.carried is not None and CODE[event.carried] in OBJECTS:
                yield Thing(SEAT[event.token], "carried out", CODE[event.carried])
        case e.Died():
            yield Thing(SEAT[event.token], "dies", CODE[event.token])
        case e.PotionDrunk():
            yield Thing(SEAT[event.token], "used", "POT")
        case e.FireballThrown():
            yield Thing(SEAT[event.token], "used", "WND")
        case e.FightSettled():
            for seat in seats_of(_SEATS):
                yield Thing(seat, "combat card", str(event.cards[seat]))
        case _:
            return


def first(event: e.Event) -> Seat | None:
    """Return who has the first turn, when both teams are shown."""
    return event.first if isinstance(event, e.TeamsShown) else None


def rounds(state: State) -> int:
    """Return how many turns there were, of both players."""
    return state.public.turns


COUNTS = Counts(
    things,
    first,
    rounds,
    {
        "in the team": tuple(CHARACTERS),
        "leaves": tuple(CHARACTERS),
        "dies": tuple(CHARACTERS),
        "carried out": OBJECTS,
        "used": ("POT", "WND"),
        "combat card": tuple(map(str, dict.fromkeys(COMBAT_CARDS))),
    },
)
