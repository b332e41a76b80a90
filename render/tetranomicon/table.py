"""What the pictures of Tetranomicon ask of the view and of the reader's choices, and what an event changed. Pure."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from games.kernel.ids import Seat
from games.tetranomicon import events as e
from games.tetranomicon.events import Event
from games.tetranomicon.moves import Move
from games.tetranomicon.quotes import Quote
from games.tetranomicon.state import Building
from games.tetranomicon.view import Lair, View
from render import table
from render.tetranomicon.names import VOCABULARY

Ids = frozenset[str]


_THINGS: Final = ("tower", "segment", "artifact", "creature", "city")


def thing_of(value: Event | Move | Quote) -> str:
    """Return the tower, segment, card or city that a move, its price or an event is about, "" for a pass."""
    return next((str(getattr(value, field)) for field in _THINGS if hasattr(value, field)), "")


class Table(table.Table[View, Move, Event], frozen=True, dict=True):
    """A match as one reader sees it; new things are towers, segments, cities whose trophy changed, cards."""

    vocabulary = VOCABULARY

    @staticmethod
    def touched(event: Event) -> Iterable[str]:
        """Return the ids of what an event changed."""
        match event:
            case e.FreeFarmBuilt() | e.FreeRouteLaid():
                return (thing_of(event),)
            case e.CardTurnedUp(card=card):
                return (card,)
            case e.Paid():
                return (thing_of(event.price),)
            case e.TrophiesPlaced(placed=placed):
                return (guard.city for guard in placed)
            case e.PoolsFilled(creatures=creatures, artifacts=artifacts):
                return (*creatures, *artifacts)
            case _:
                return ()

    @cached_property
    def built(self) -> dict[str, Building]:
        """The buildings by tower."""
        return {building.tower: building for building in self.view.buildings}

    @cached_property
    def laid(self) -> dict[str, Seat]:
        """Who owns the route on each segment that has one."""
        return {route.segment: route.seat for route in self.view.routes}

    @cached_property
    def lairs(self) -> dict[str, Lair]:
        """The lairs in play by city."""
        return {lair.city: lair for lair in self.view.lairs}

    @cached_property
    def pool(self) -> Ids:
        """The cards in both pools."""
        return frozenset((*(place.artifact for place in self.view.artifact_pool), *self.view.creature_pool)) - {""}

    @cached_property
    def legal(self) -> Ids:
        """What the reader may choose: towers, segments, cities with a trophy, cards."""
        return frozenset(thing_of(choice.move) for choice in self.open_choices) - {""}

    @property
    def proposed(self) -> str:
        """What the proposed move is aimed at, "" if nothing is proposed."""
        return "" if self.proposal is None else thing_of(self.proposal.move)
