"""Positions of Dungeon Twister for tests of its pages: moments of a random match, and one that has everything."""

import random
from functools import cache

from games.dungeon_twister.events import Event
from games.dungeon_twister.game import DungeonTwister
from games.dungeon_twister.moves import Move
from games.dungeon_twister.state import State
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.ids import Observer
from games.kernel.observation import Observation
from tests.games.dungeon_twister.scenes import scene
from tests.render.observed import SEED, observed_about

GAME = DungeonTwister()
NAMES = ("Ann", "Константинопольский Александр Вс")
MOVES = 160
Seen = Observation[View, Move, Event]


@cache
def played() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Return the states of a random match with the events that led to each; a turn ends only if nothing else can be."""
    first = GAME.new_match(2, {}, Chance(SEED, 0))
    found, state, chance = [(first.state, first.events)], first.state, random.Random("twister")
    for revision in range(1, MOVES):
        decisions = [decision for decision in GAME.decisions(state) if decision.owed]
        if not decisions:
            break
        seat = decisions[0].seat
        topic = chance.choice([topic for topic in GAME.topics(state, seat) if topic != "end"] or ["end"])
        move = chance.choice(GAME.moves_about(state, seat, topic))
        step = GAME.apply(state, seat, move, Chance(SEED, revision))
        state = step.state
        found.append((state, step.events))
    return tuple(found)


def crowded() -> State:
    """Return a position with all that can be drawn: loads, wounds, pits with pieces, portcullises, rooms face down."""
    return scene(
        "w.GOB c4, w.TRE c4, e.WAR* d4, e.SWD d4, w.THI h4, w.ROP h4, w.WIZ i7, w.CLE* i7, e.TRO* k9, e.MEK s4, "
        "e.CLE j8, e.WLK v4, w.POT g2, e.WND r2, w.TRO f1, e.ROP f1, e.THI d3",
        rooms={"C": None, "G": None, "H": None},
        stash={"C": "w.ARM e.GOB e.POT", "G": "w.MEK w.WAR e.ARM", "H": "e.TRE w.SWD"},
    ).state


def seen(state: State, observer: Observer, topic: int | None = None, events: tuple[Event, ...] = ()) -> Seen:
    """Return what `observer` sees of a state, with the choices about one of its topics."""
    return observed_about(GAME, state, observer, NAMES, topic=topic, events=events)
