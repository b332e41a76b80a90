"""The computers of Legends of Signum: cards first, then creature by creature, nearest to an enemy hero first.

A computer takes up what is worth looking at in this order: all that its hand, City and hero can do; then each creature
that may still act, nearest to an enemy hero first. `normal` looks at a Move together with what can follow it.
"""

from collections.abc import Sequence
from typing import Any, Final

from games.ai.advice import Advice
from games.ai.groups import InGroups
from games.ai.player import Opponents, PlayedOn, Player
from games.ai.question import Judged, Question
from games.ai.quick import QuickChance
from games.kernel.ids import Seat
from games.legends_of_signum import choices, moves
from games.legends_of_signum.advice import book, value
from games.legends_of_signum.components import TERRAIN
from games.legends_of_signum.geometry import square
from games.legends_of_signum.sampling import held
from games.legends_of_signum.sides import goal
from games.legends_of_signum.state import State, Unit

_NOTHING: Final = (choices.STANCES, choices.ORDERS, choices.END, choices.DONE)
_NEAR_GOAL: Final = 4
_SITES: Final = 2


class SignumAdvice(Advice[State, moves.Move]):
    """What counts, and what is looked at first."""

    terms = value.TERMS
    scale = value.SCALE

    def facts(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return how much of each term each seat has."""
        return value.facts(state)

    def weights(self, state: State) -> tuple[int, ...]:
        """Return what one of each is worth."""
        return value.weights(state.table)

    def sides(self, state: State) -> tuple[int, ...] | None:
        """Return the team of each seat; None where each plays for itself."""
        return value.teams_of(state.table.order) if state.table.mode == "teams" else None

    def likely_world(self, world: State, seat: Seat, chance: QuickChance) -> State:
        """Return the world without the others' tactics, about which nothing is known."""
        return held(world, seat)

    def likely(self, state: State, seat: Seat, topic: str, found: Sequence[moves.Move]) -> Sequence[int]:
        """Return weights by place: the first suggestions are the best; stances and orders change nothing."""
        if topic in (choices.STANCES, choices.ORDERS) and seat == state.table.active:
            return (0,) * len(found)
        if topic in TERRAIN:
            most = _SITES if TERRAIN[topic].unique or TERRAIN[topic].ruins else 0
            return tuple(max(0, most - place) for place in range(len(found)))
        return range(len(found), 0, -1)

    def opening(self, state: State, seat: Seat, kind: str, chance: QuickChance) -> moves.Move | None:
        """Return an answer from the book."""
        return book.opening(state, seat, kind, chance)

    def idle(self, state: State, seat: Seat) -> moves.Move | None:
        """Return the end of an activation, or of the turn."""
        table = state.table
        if table.phase != "activation" or table.active != seat:
            return None
        acting = table.controlled or table.acting
        return moves.Done(acting) if acting else moves.End()

    def follow_ups(self, state: State, seat: Seat) -> tuple[str, ...]:
        """Return the creature whose activation is open."""
        table = state.table
        acting = table.controlled or table.acting
        return (acting,) if acting and table.active == seat and table.result is None else ()

    def groups(self, state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """Return the topics about cards, then those of each creature; all together where a victory is near."""
        table = state.table
        topics = [topic for topic in choices.possible_topics(state, seat) if topic not in _NOTHING]
        if table.controlled or table.acting or self._is_near_end(state, seat):
            return (tuple(topics),)
        own = {unit.id: unit for unit in table.units if unit.side == seat}
        cards: list[str] = []
        by_unit: dict[str, list[str]] = {}
        for topic in topics:
            name = topic.partition(" ")[0]
            if name in own:
                by_unit.setdefault(name, []).append(topic)
            else:
                cards.append(topic)
        foes = self._enemy_heroes(state, seat)
        names = sorted(by_unit, key=lambda name: _distance(own[name], foes))
        return (tuple(cards), *(tuple(by_unit[name]) for name in names))

    def _enemy_heroes(self, state: State, seat: Seat) -> list[Unit]:
        sides = self.sides(state) or tuple(range(len(state.secrets)))
        return [unit for unit in state.table.units if unit.is_hero and sides[unit.seat] != sides[seat]]

    def _is_near_end(self, state: State, seat: Seat) -> bool:
        """Return whether one move may win the match: a few prosperity are missing."""
        table = state.table
        sides = self.sides(state)
        mates = [mate for mate in range(len(table.players)) if mate == seat or (sides and sides[mate] == sides[seat])]
        return sum(table.players[mate].prosperity for mate in mates) >= goal(table) - _NEAR_GOAL


def _distance(unit: Unit, foes: Sequence[Unit]) -> int:
    """Return the square of the distance to the nearest of `foes`."""
    return min((square(unit.x, unit.y, foe.x, foe.y) for foe in foes), default=0)


class Easy(Player):
    """Looks at single moves and draws among those that gain; partners look at more, since what two miss adds up."""

    def __init__(self) -> None:
        """Make both ways ready."""
        self._alone, self._partner = InGroups(most=6, warmth=0.005), InGroups(most=8, warmth=0.003)

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the move, then what else was looked at last, the best first."""
        way = self._partner if question.view.table.mode == "teams" else self._alone
        return way.decide(question)


OPPONENTS: Final = Opponents(
    SignumAdvice(),
    version=1,
    players={"easy": Easy(), "normal": InGroups(most=25, dice=4, is_following=True)},
    characters={
        "raider": {"assault": 20, "exposed": -20, "advance": 20},
        "steward": {"city": 20, "income": 20, "plans": 20},
        "captain": {"health": 20, "band": 20, "exposed": 20},
    },
    played_on=PlayedOn(InGroups(most=4), worlds=8),
)
