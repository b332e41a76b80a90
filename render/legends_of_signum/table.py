"""What pictures of Legends of Signum are made from: the table, what the reader can choose, what is new. Pure."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar, Self

from msgspec.structs import replace

from games.kernel import observation
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from games.legends_of_signum import events as e
from games.legends_of_signum import looks
from games.legends_of_signum import moves as m
from games.legends_of_signum.events import Event
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.looks import Worth
from games.legends_of_signum.moves import Move
from games.legends_of_signum.state import Table as Field
from games.legends_of_signum.state import Unit
from games.legends_of_signum.view import View
from render import table
from render.game_pages import Lens
from render.legends_of_signum.names import VOCABULARY, known_units, with_units
from render.limits import MOST_OPTIONS
from render.naming import Vocabulary
from text import Words

Observation = observation.Observation[View, Move, Event]


class Table(table.Table[View, Move, Event], frozen=True, dict=True):
    """A match as one reader sees it. `fresh` has labels of creatures, and places of terrain as `x y`.

    `ready` are the labels of creatures that the reader may choose to do something, before he has named one.
    """

    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    ready: frozenset[str] = frozenset()

    @classmethod
    def of(cls, observation: Observation, lens: Lens, words: Words, vocabulary: Vocabulary | None = None) -> Self:
        """Return what pictures are made from: names know the creatures."""
        made = super().of(observation, lens, words, vocabulary)
        labels = {topic.partition(" ")[0] for topic in (() if observation.choices else observation.topics)}
        ready = frozenset(unit.id for unit in observation.view.table.units if unit.id in labels)
        return replace(made, names=with_units(made.names, known_units(observation.view.table)), ready=ready)

    @staticmethod
    def touched(event: Event) -> Iterable[str]:
        """Return the creatures that an event is about, and the place of new terrain."""
        match event:
            case e.Deployed(unit=unit) | e.Moved(unit=unit) | e.Pushed(unit=unit) | e.HeroPlaced(unit=unit):
                return (unit,)
            case e.Wounded(unit=unit, wounds=wounds) if wounds:
                return (unit,)
            case e.Healed(unit=unit) | e.Marked(unit=unit) | e.Survived(unit=unit):
                return (unit,)
            case e.TerrainPlaced(at=at):
                return (f"{at.x} {at.y}",)
        return ()

    @property
    def field(self) -> Field:
        """What everybody sees."""
        return self.view.table

    @cached_property
    def worths(self) -> dict[str, Worth]:
        """What each creature is worth now, by label."""
        return {unit.id: looks.worth(self.field, unit) for unit in self.field.units}

    @cached_property
    def above(self) -> tuple[Seat, ...]:
        """The players whose plates are above the field: those in the north and west."""
        return tuple(seat for seat in self.field.order if looks.edge(self.field, seat) in {"north", "west"})

    @cached_property
    def below(self) -> tuple[Seat, ...]:
        """The players whose plates are below the field."""
        return tuple(seat for seat in self.field.order if seat not in self.above)

    def unit(self, label: str) -> Unit | None:
        """Return a creature on the field."""
        return next((unit for unit in self.field.units if unit.id == label), None)

    @cached_property
    def actor(self) -> Unit | None:
        """The one creature about which all choices, or the proposed move, are."""
        labels = {getattr(move, "unit", "") for move in self._moves}
        return self.unit(labels.pop()) if len(labels) == 1 else None

    @cached_property
    def is_run(self) -> bool:
        """Whether all choices, or the proposed move, are runs."""
        return bool(self._moves) and all(isinstance(move, m.Run) for move in self._moves)

    @property
    def _moves(self) -> list[Move]:
        return [self.proposal.move] if self.proposal is not None else [choice.move for choice in self.choices]

    @cached_property
    def legal(self) -> tuple[Point, ...]:
        """The places that the reader can choose."""
        return tuple(point for choice in self.open_choices for point in end_of(choice.move))

    @cached_property
    def numbers(self) -> dict[Point, int]:
        """The places that the reader can choose with their numbers in the menu, where it is of places alone."""
        found: dict[Point, int] = {}
        if are_places(self.choices):
            for choice in self.open_choices:
                found |= {point: place_number(choice) for point in end_of(choice.move) if point not in found}
        return found

    @cached_property
    def targets(self) -> frozenset[str]:
        """The creatures that the reader can choose, or that the proposed move is aimed at."""
        return frozenset(target for move in self._moves for target in (_target(move),) if target)

    @cached_property
    def proposed_way(self) -> tuple[Point, ...]:
        """The way, or the place, of the proposed move."""
        move = None if self.proposal is None else self.proposal.move
        if isinstance(move, m.Go | m.Run) and self.actor is not None:
            return (Point(self.actor.x, self.actor.y), *move.path)
        return () if move is None else end_of(move)


def are_places(choices: Sequence[Choice[Move]]) -> bool:
    """Return whether all choices are places, and so few that one list has all of them."""
    return len(choices) <= MOST_OPTIONS and all(end_of(choice.move) for choice in choices)


def place_number(choice: Choice[Move]) -> int:
    """Return the number by which the place of a choice is found in the picture and in the menu."""
    return choice.number + 1


def end_of(move: Move) -> tuple[Point, ...]:
    """Return the place where a move puts something."""
    match move:
        case m.Go(path=path) | m.Run(path=path):
            return path[-1:]
        case m.Deploy(at=at) | m.Terrain(at=at) | m.PlaceHero(at=at):
            return () if at is None else (at,)
    return ()


def _target(move: Move) -> str:
    return getattr(move, "target", None) or getattr(move, "on", None) or ""
