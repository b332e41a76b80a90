"""Small made-up positions of Dungeon Lords, in the words of the specification's examples.

`table(lord(gold=2, tiles="C1 C2=mint C3!"), lord())` is a match of two lords in winter of the first year: `=` names a
room, `!` a conquered tile. Seat 0 (P1 in the examples) is the starting player; the decks are those of some new match.
"""

from typing import Any, ClassVar, cast

from msgspec.structs import replace

from games.dungeon_lords.components import MonsterId, OrderId
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import Event
from games.dungeon_lords.game import DungeonLords, FirstDungeonLords
from games.dungeon_lords.moves import Move
from games.dungeon_lords.rounds import fresh_decks
from games.dungeon_lords.state import Adventurer, Creature, Lord, Minion, State, Tile
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat

GAME = DungeonLords()
SEED = b"a scene of dungeon lords"
OPTIONS = {"year1_production": "one_room"}


class Scene:
    """A position with the step that led to it; `plays` returns a later one, no method changes it."""

    game: ClassVar[DungeonLords] = GAME

    def __init__(self, state: State, revision: int = 1, step: Step[State, Event] | None = None) -> None:
        self.state = state
        self.revision = revision
        self.step = step or Step(state)

    def but(self, **changes: Any) -> "Scene":
        """Return the position with some fields of the state replaced."""
        return type(self)(replace(self.state, **changes), self.revision)

    def begin(self) -> "Scene":
        """Return what follows without a choice."""
        course = Course(self.state, Chance(SEED, self.revision))
        self.game.go_on(course)
        return type(self)(course.state, self.revision, course.step())

    def plays(self, *lines: str) -> "Scene":
        """Return the position after `lines` such as `0: dig D2`."""
        here = self
        for line in lines:
            seat, move = here.read(line)
            revision = here.revision + 1
            step = self.game.apply(here.state, seat, move, Chance(SEED, revision))
            here = type(self)(step.state, revision, step)
        return here

    def read(self, line: str) -> tuple[Seat, Move]:
        """Return seat and move of a line."""
        number, _, notation = line.partition(":")
        seat = Seat(int(number))
        return seat, self.game.parse_move(notation, self.game.observe(self.state, seat), {})

    def refusal(self, line: str) -> tuple[str, dict[str, Any]]:
        """Return code and facts with which `line` is refused."""
        assert line.partition(": ")[2] not in self.legal(int(line[0]))
        try:
            step = self.plays(line).step
        except IllegalMove as refused:
            return refused.code, dict(refused.facts)
        raise AssertionError(f"{line} is allowed: {step.events}")

    def code(self, line: str) -> str:
        """Return the code with which `line` is refused."""
        return self.refusal(line)[0]

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of `seat` in notation."""
        return [self.game.print_move(move) for move in self.game.legal_moves(self.state, Seat(seat))]

    def asked(self) -> list[tuple[int, str]]:
        """Return who is awaited, and for what."""
        return [(decision.seat, decision.kind) for decision in self.game.decisions(self.state) if decision.owed]

    def default(self, seat: int) -> str:
        """Return the default move of `seat`."""
        return self.game.print_move(self.game.default_move(self.state, Seat(seat), Chance(SEED, self.revision + 1)))

    def of_kind(self, kind: type[Any]) -> list[Any]:
        """Return the events of `kind` of the last step."""
        return [event for event in self.step.events if isinstance(event, kind)]

    def lord(self, seat: int) -> Lord:
        return self.state.lords[seat]

    def explained(self, line: str) -> Any:
        seat, move = self.read(line)
        return self.game.explain(self.state, seat, move)


class FirstScene(Scene):
    """A position of version 1."""

    game = FirstDungeonLords()


def tiles(words: str) -> tuple[Tile, ...]:
    """Return the tiles of `C1 C2=mint C3!`, in the order given."""
    found = []
    for word in words.split():
        cell, _, room = word.rstrip("!").partition("=")
        found.append(Tile(cell, room, word.endswith("!")))
    return tuple(found)


def lord(
    *,
    gold: int = 3,
    food: int = 3,
    imps: int = 3,
    evil: int = 5,
    tiles: str = "C1 C2 C3",
    creatures: str = "",
    party: str = "",
    locked: str = "",
    played: str = "",
    unfulfilled: str = "",
    prisoners: str = "",
    traps: str = "",
    **others: Any,
) -> Lord:
    """Return a lord; lists are words. A creature with `!` is face down."""
    return Lord(
        gold=gold,
        food=food,
        imps=imps,
        evil=evil,
        tiles=_tiles(tiles),
        creatures=tuple(_creature(word) for word in creatures.split()),
        party=tuple(Adventurer(each) for each in party.split()),
        locked=cast(tuple[OrderId, ...], tuple(locked.split())),
        played=cast(tuple[OrderId, ...], tuple(played.split())),
        unfulfilled=cast(tuple[OrderId, ...], tuple(unfulfilled.split())),
        prisoners=tuple(prisoners.split()),
        traps=tuple(traps.split()),
        **others,
    )


def table(*lords: Lord, **changes: Any) -> Scene:
    """Return a position with these lords (at least two) and some fields of the state replaced."""
    start = GAME.new_match(len(lords), OPTIONS, Chance(SEED, 0)).state
    empty = ((),) * len(lords)
    fields: dict[str, Any] = {"starter": Seat(0), "lords": lords, "dealt": empty, **changes}
    if fields.get("year") == 2:
        fields = {**fresh_decks(2, Chance(SEED, 0)), "paladin": "paladin_2", **fields}
    return Scene(replace(start, **fields))


def evaluation(*lords: Lord, minions: str, **changes: Any) -> Scene:
    """Return the first question of orders being carried out; `minions` are such as `0 dig 3, 1 dig 2`."""
    placed = tuple(_minion(words) for words in minions.split(", "))
    played = [tuple(minion.order for minion in placed if minion.seat == seat) for seat in range(len(lords))]
    players = tuple(replace(each, played=own or ("food",)) for each, own in zip(lords, played, strict=True))
    return table(*players, phase="evaluation", minions=placed, **changes).begin()


def ordering(*locked: str, **changes: Any) -> Scene:
    """Return the moment when orders are chosen, with these inaccessible orders."""
    lords = tuple(lord(locked=words) for words in locked)
    return table(*lords, phase="orders", colours=changes.pop("colours", ()), **changes)


def production(*lords: Lord, **changes: Any) -> Scene:
    """Return the production phase at its first question."""
    ready = tuple(each if each.played else replace(each, played=("food", "dig", "mine")) for each in lords)
    return table(*ready, phase="production", **changes).begin()


def event(kind: str, *lords: Lord, special: str = "", **changes: Any) -> Scene:
    """Return the event of spring at its first question; `special` is the card behind the Special tile."""
    return before_event(kind, *lords, special=special, **changes).begin()


def before_event(kind: str, *lords: Lord, special: str = "", **changes: Any) -> Scene:
    """Return the moment before the event of spring begins."""
    others = [each for each in ("taxes", "payday", "special") if each != kind]
    fields: dict[str, Any] = {"event_tiles": (kind, *others), "events_open": 2, "season": "spring", "phase": "event"}
    if special:
        fields["specials"] = (special, "witch_hunt" if special != "witch_hunt" else "town_fair")
    coming = ("warrior_1_1", "thief_1_1", "priest_1_1", "wizard_1_1")[: max(3, len(lords))]
    return table(*lords, **{**fields, "coming": (coming, (), ()), **changes})


def _tiles(words: str) -> tuple[Tile, ...]:
    return tiles(words)


def _creature(word: str) -> Creature:
    return Creature(cast(MonsterId, word.rstrip("!")), not word.endswith("!"))


def _minion(words: str) -> Minion:
    """Return the minion of `0 dig 3`; `x dig 2` belongs to a non-player colour."""
    owner, order, square = words.split()
    return Minion(cast(OrderId, order), int(square), None if owner == "x" else Seat(int(owner)))


def shifted(scene: Scene, *changes: tuple[int, int]) -> Scene:
    """Return the position after these lords' counters moved, one after another."""
    course = Course(scene.state, Chance(b"", 0))
    for seat, steps in changes:
        course.change_evil(Seat(seat), steps, "food")
    return Scene(course.state, 1, course.step())
