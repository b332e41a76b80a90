"""Battles as small scenes: the party before a dungeon, the plan, and moves in notation.

    fight = Fight(party=["warrior_1_2", "priest_1_1"], sent=["goblin"], traps=["trap_door"], card="fireball")
    fight.play("attack goblin 1")
    assert fight.left() == {"warrior_1_2": 2, "priest_1_1": 3}

Adventurers are ids, or (id, damage). P1 (seat 0) fights; further lords are given by `others`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from games.dungeon_lords.combat import battles, planning
from games.dungeon_lords.combat.line import hit_points_left
from games.dungeon_lords.course import Course
from games.dungeon_lords.game import DungeonLords
from games.dungeon_lords.state import Adventurer, Creature, Lord, Plan, State, Tile
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

GAME = DungeonLords()
P1, P2, P3, P4 = Seat(0), Seat(1), Seat(2), Seat(3)
SEED = b"a battle"
T = TypeVar("T")
Member = str | tuple[str, int] | Adventurer


def lord(party: Sequence[Member] = (), **having: Any) -> Lord:
    """Return a lord with three tunnels and the given fields."""
    tiles = having.pop("tiles", ("C1", "C2", "C3"))
    creatures = having.pop("creatures", ())
    start: dict[str, Any] = {"gold": 3, "food": 3, "imps": 3, "evil": 5}
    return Lord(
        **(start | having),
        tiles=tuple(Tile(*each) if isinstance(each, tuple) else Tile(each) for each in tiles),
        creatures=tuple(Creature(*each) if isinstance(each, tuple) else Creature(each) for each in creatures),
        party=tuple(_member(each) for each in party),
    )


def _member(each: Member) -> Adventurer:
    if isinstance(each, Adventurer):
        return each
    return Adventurer(each) if isinstance(each, str) else Adventurer(*each)


def combat(lords: Sequence[Lord], card: str, year: int, number: int, **having: Any) -> State:
    """Return a state in which the battles of round `number` begin, nobody having planned anything."""
    seats = max(2, len(lords))
    base = GAME.new_match(seats, {"year1_production": "one_room"}, Chance(SEED, 1)).state
    quiet = "fireball" if year == 1 else "regeneration"
    cards = tuple(card if place == number - 1 else quiet for place in range(4))
    paladin = f"paladin_{year}"
    holder = next((seat for seat, each in enumerate(lords) if any(who.id == paladin for who in each.party)), None)
    changes: dict[str, Any] = {
        "phase": "battle",
        "year": year,
        "season": "autumn",
        "starter": P1,
        "lords": (*lords, *(lord() for _ in range(seats - len(lords)))),
        "cards": cards,
        "cards_open": number,
        "combat_round": number,
        "paladin": paladin,
        "paladin_at": holder,
        "plans": (None,) * seats,
        "fought": (),
        "locking": (None,) * seats,
        "dealt": ((),) * seats,
    }
    return replace(base, **(changes | having))


class Fight:
    """The battles of one round, for which P1 has planned; they run until somebody is asked and end with the round."""

    def __init__(
        self,
        party: Sequence[Member] = (),
        sent: Sequence[Any] = (),
        traps: Sequence[str] = (),
        *,
        card: str = "fireball",
        year: int = 1,
        number: int = 1,
        others: Sequence[Lord] = (),
        plans: Mapping[int, Plan | None] | None = None,
        cell: str = "",
        state: Mapping[str, Any] | None = None,
        **having: Any,
    ) -> None:
        creatures = having.pop("creatures", tuple(sent))
        own = lord(party, traps=tuple(having.pop("hand", traps)), creatures=creatures, **having)
        begun = combat((own, *others), card, year, number, **(state or {}))
        own_plan = Plan("ready", cell or "C1", tuple(traps), tuple(sent)) if party else None
        for seat, plan in {0: own_plan, **(plans or {})}.items():
            begun = replace(begun, plans=tuple(plan if at == seat else each for at, each in enumerate(begun.plans)))
        course = Course(begun, Chance(SEED, 2))
        self.is_asked = battles.fight(course)
        self.state = course.state
        self.events: list[Any] = list(course.events)

    def play(self, line: str, seat: Seat | None = None) -> "Fight":
        """Let the lord who is asked (or `seat`) make a move, and continue."""
        who = self.asked()[0] if seat is None else seat
        move = GAME.notation.parsed(line, {})
        assert GAME.notation.shown(move) == line
        room = GAME.phase(self.state)
        assert room is not None
        assert move in room.legal_moves(self.state, who), [GAME.notation.shown(each) for each in self.moves(who)]
        course = Course(self.state, Chance(SEED, 3 + len(self.events)))
        room.act(course, who, move)
        self.is_asked = battles.fight(course)
        self.state = course.state
        self.events += course.events
        return self

    def refused(self, line: str) -> IllegalMove:
        """Return the refusal of a move of the lord who is asked."""
        seat = self.asked()[0]
        move = GAME.notation.parsed(line, {})
        assert move not in GAME.legal_moves(self.state, seat)
        try:
            GAME.apply(self.state, seat, move, Chance(SEED, 3))
        except IllegalMove as refusal:
            return refusal
        raise AssertionError(f"{line} was allowed")

    def asked(self) -> tuple[Seat, str]:
        """Return who is asked first, and the kind of decision."""
        decision = next(each for each in GAME.decisions(self.state) if each.owed)
        return decision.seat, decision.kind

    def kind(self) -> str | None:
        """Return the kind of decision in a battle; None if the round is over."""
        return battles.decisions(self.state)[0].kind if self.is_asked else None

    def moves(self, seat: Seat | None = None) -> list[Any]:
        """Return the legal moves of the lord who is asked."""
        return list(GAME.legal_moves(self.state, self.asked()[0] if seat is None else seat))

    def lines(self) -> list[str]:
        """Return the legal moves as notation."""
        return [GAME.notation.shown(move) for move in self.moves()]

    def default(self) -> str:
        """Return what the lord who is asked does when his time is up."""
        return GAME.notation.shown(GAME.default_move(self.state, self.asked()[0], Chance(SEED, 3)))

    def lord(self, seat: int = 0) -> Lord:
        """Return a lord as he is now."""
        return self.state.lords[seat]

    def left(self, seat: int = 0) -> dict[str, int]:
        """Return the hit points left of each of the party, from the front."""
        return {each.id: hit_points_left(each) for each in self.state.lords[seat].party}

    def conquered(self, seat: int = 0) -> list[str]:
        """Return the conquered cells."""
        return [tile.cell for tile in self.state.lords[seat].tiles if tile.conquered]

    def face_down(self, seat: int = 0) -> list[str]:
        """Return the creatures that lie face down."""
        return [each.kind for each in self.state.lords[seat].creatures if not each.face_up]

    def of_kind(self, kind: type[T]) -> list[T]:
        """Return the events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]


def planning_of(own: Lord, *others: Lord, card: str = "fireball", year: int = 1, number: int = 1) -> State:
    """Return a state in which all lords with a party have to plan."""
    state = combat((own, *others), card, year, number)
    course = Course(state, Chance(SEED, 2))
    course.set(cards_open=number - 1)
    planning.begin_round(course, number)
    return course.state


def plan(state: State, seat: Seat, line: str) -> State:
    """Let `seat` make a move of planning."""
    move = GAME.notation.parsed(line, {})
    assert move in GAME.legal_moves(state, seat), [GAME.notation.shown(each) for each in GAME.legal_moves(state, seat)]
    return GAME.apply(state, seat, move, Chance(SEED, 3)).state


def refusal_of(state: State, seat: Seat, line: str) -> IllegalMove:
    """Return the refusal of a move."""
    move = GAME.notation.parsed(line, {})
    assert move not in GAME.legal_moves(state, seat)
    try:
        GAME.apply(state, seat, move, Chance(SEED, 3))
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(f"{line} was allowed")
