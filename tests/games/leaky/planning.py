"""Auctions and planners that break one promise about previews, plans and queues each."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.game import Step
from games.kernel.ids import Observer, Seat
from games.kernel.plans import Foreseen, Granted
from tests.games.auction.game import Auction
from tests.games.auction.state import State
from tests.games.auction.view import View


class Cheating(Auction):
    """A preview is computed from the real state, the one that was observed last."""

    truth: State | None = None

    def observe(self, state: State, observer: Observer) -> View:
        Cheating.truth = state
        return super().observe(state, observer)

    def suppose(self, view: View, chance: Chance) -> State:
        return Cheating.truth or super().suppose(view, chance)


class Trying(Auction):
    """In a preview the guards of other seats carry out their orders."""

    guards: Any = ()

    def observe(self, state: State, observer: Observer) -> View:
        Trying.guards = state.guards
        return super().observe(state, observer)

    def suppose(self, view: View, chance: Chance) -> State:
        guards = Trying.guards
        return replace(super().suppose(view, chance), guards=guards)


class Guessing(Auction):
    """A supposed state has other guards than the view says."""

    def suppose(self, view: View, chance: Chance) -> State:
        supposed = super().suppose(view, chance)
        return replace(supposed, guards=(None,) * len(supposed.guards))


def stubborn(
    game: Auction, state: State, seat: Seat, foreseen: Foreseen[Any], chances: Iterable[Chance]
) -> tuple[Step[Any, Any], ...]:
    """Carry out all moves that are legal, even after something hidden was revealed."""
    steps = []
    for move, chance in zip(foreseen.moves, chances, strict=False):
        if move not in game.legal_moves(state, seat):
            break
        steps.append(game.apply(state, seat, move, chance))
        state = steps[-1].state
    return tuple(steps)


def careless_wish(game: Auction, state: State, seat: Seat, wishes: Sequence[Any]) -> Granted:
    """Play the first wish, legal or not."""
    return Granted(wishes[0], wishes[0], tuple(wishes[1:]), ())
