"""Observations for tests of pages: from matches played at random, and the worst that a page may have to show."""

from functools import lru_cache

from msgspec.structs import replace

from games import registry
from games.kernel.chance import Chance
from games.kernel.ids import GameId, MatchId, Observer, Seat
from games.kernel.observation import Choice, Face, LogEntry, Observation
from games.tetranomicon.components import ARTIFACTS, CITIES, SEGMENTS, BuildingType
from games.tetranomicon.state import Building, Guard, Route, State
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of

GAMES = ("auction", "tetranomicon")
LONG_NAMES = ("*" * 32, "W" * 32, "_" * 32, "Щ" * 32)
"""Names of the greatest width, and names that become twice as long once they are escaped."""

SEALED_AT = 1_760_000_000


@lru_cache
def moment(game_id: str, seats: int = 4, number: int = 0, revision: int = 10**6) -> Moment:
    """Return a moment of a random match; the end if `revision` is beyond it. As many `seats` as the game can have."""
    game = registry.find(game_id)
    seats = min(seats, max(game.seat_counts))
    options = tuple((option.id, option.values[-1]) for option in game.options)
    match = played(game, seats, options, number)
    return Moment(game, match, number, min(revision, len(match.turns)))


def seen(
    game_id: str, revision: int = 10**6, seats: int = 4, observer: Observer | str = "mover", number: int = 0
) -> Observation:
    """Return an observation of a moment: by default of the seat that decides first, of the public at the end."""
    at = moment(game_id, seats, number, revision)
    if isinstance(observer, str):
        decisions = at.game.decisions(at.state)
        observer = decisions[0].seat if decisions else None
    return observation_of(at, observer, recent=8)


def with_long_names(observation: Observation) -> Observation:
    """Return `observation` with the longest names, a deadline, and the highest ids that Discord gives."""
    faces = tuple(
        Face(face.seat, LONG_NAMES[face.seat], "person", (1 << 63) - 1 - face.seat) for face in observation.faces
    )
    return replace(
        observation, match=MatchId((1 << 31) - 1), faces=faces, deadline_at=SEALED_AT + 86_400, undoable=True
    )


def gathering_observation(taken: int, game_id: str = "auction", computers: int = 0) -> Observation:
    """Return an open table where `taken` people sit, the last `computers` of them computers."""
    sitters = ["person"] * (taken - computers) + ["ai"] * computers
    faces = tuple(
        Face(Seat(seat), LONG_NAMES[seat], "ai", level="random")
        if sitter == "ai"
        else Face(Seat(seat), LONG_NAMES[seat], "person", 100 + seat)
        for seat, sitter in enumerate(sitters)
    )
    game = registry.find(game_id)
    return Observation(
        match=MatchId(12), game=GameId(game_id), status="open", revision=0, observer=None, faces=faces, seat_count=4,
        language="en", options={option.id: option.default for option in game.options}, view=None, decisions=(),
        choices=(), log=(), outcome=None, deadline_at=None, opened_at=SEALED_AT, started_at=None, ended_at=None,
        commitment="0123456789abcdef" * 4,
    )  # fmt: skip


def crowded_state() -> State:
    """Return the last era of Tetranomicon in a position where seat 0 can do more than ever in play.

    Every other segment is laid by the others, there is a tower left for every building, nothing in the pools is barred.
    """
    game = registry.find("tetranomicon")
    new: State = game.new_match(4, {}, Chance(bytes(32), 1)).state
    towers = [tower for city in CITIES for tower in city.towers()]
    own: tuple[tuple[str, BuildingType], ...] = (
        ("A1", "farm"),
        ("B1", "sawmill"),
        ("E3", "mine"),
        ("F4", "quarry"),
        ("C1", "farm"),
        ("G2", "sawmill"),
    )
    theirs = [(tower, 1 + place % 3, "farm") for place, tower in enumerate(("L1", "N1", "O1", "P1", "D1", "J1"))]
    buildings = [Building(tower, Seat(0), kind) for tower, kind in own]
    buildings += [Building(tower, Seat(seat), "farm") for tower, seat, _ in theirs]
    assert {building.tower for building in buildings} <= set(towers)
    return replace(
        new,
        turn=Seat(0),
        holder=Seat(0),
        era=4,
        phase="actions",
        setup_left=(),
        coins=(30, 30, 30, 30),
        buildings=tuple(sorted(buildings)),
        routes=tuple(Route(each.id, Seat(1 + place % 3)) for place, each in enumerate(SEGMENTS) if place % 3),
        guards=tuple(Guard(city, 4) for city in "HIKM"),
        armies=(("Cerberus", "Catapultus", "Ignifer", "Vinctum"), ("Armus",), (), ()),
        artifact_pool=tuple(card.id for card in ARTIFACTS[-7:]),
        creature_pool=("Goetium", "Mortum", "Iratus", "Fidea"),
    )


def poor_state() -> State:
    """Return `crowded_state` where seat 0 has one coin, no army and no building: hardly anything is possible."""
    crowded = crowded_state()
    theirs = tuple(building for building in crowded.buildings if building.seat)
    return replace(crowded, coins=(1, 30, 30, 30), armies=((), ("Armus",), (), ()), buildings=theirs)


def crowded_observation(state: State | None = None) -> Observation:
    """Return what seat 0 sees of `state` (`crowded_state` unless given), with the longest names."""
    game, state = registry.find("tetranomicon"), state or crowded_state()
    legal = game.legal_moves(state, Seat(0))
    choices = tuple(
        Choice(number, game.print_move(move), move, game.explain(state, Seat(0), move))
        for number, move in enumerate(legal)
    )
    observation = replace(
        seen("tetranomicon", 30),
        observer=Seat(0),
        view=game.observe(state, Seat(0)),
        decisions=game.decisions(state),
        choices=choices,
        log=everything_happened(),
    )
    return with_long_names(observation)


@lru_cache
def everything_happened() -> tuple[LogEntry, ...]:
    """Return the log of a whole match of four with the most to show."""
    at = max((moment("tetranomicon", 4, number) for number in range(4)), key=lambda each: each.revision)
    return observation_of(at, None, recent=at.revision + 1).log
