"""The entries of a match: which of them have not been undone, and the states that they lead to. Pure.

An undo takes back an entry and everything that its seat did after that (that it was away is nothing it did). A repair,
on which all have agreed, takes back every move since the entry that it names, whoever made it. The state
of a match is what the entries that are left lead to, each with the chance of its own revision. Revisions only grow, so
a move that is made again after an undo draws anew. A revision counts only entries that leave a trace for others. After
one that leaves none it is less than the number of the entry.
"""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from games.kernel.chance import Chance
from games.kernel.game import E, Game, M, S, V
from games.kernel.ids import Seat
from games.kernel.observation import GIVEN_UP, PLAYED, PRESENCE
from games.kernel.public import there


class Act(Protocol):
    """The fields of an entry, stored or exported, that decide what it leads to."""

    @property
    def number(self) -> int:
        """Its place in the match, from 1 on."""

    @property
    def kind(self) -> str:
        """What the entry records."""

    @property
    def seat(self) -> int | None:
        """Whose entry it is."""

    @property
    def undoes(self) -> int | None:
        """The number of the first entry that an undo takes back."""


A = TypeVar("A", bound=Act)


def not_undone(acts: Iterable[A]) -> tuple[A, ...]:
    """Return those of `acts`, oldest first, that were not taken back by one of them; undos are not among them."""
    kept: list[A] = []
    for act in acts:
        if act.undoes is None:
            kept.append(act)
        else:
            newer = [each for each in kept if each.number >= act.undoes]
            kept[len(kept) - len(newer) :] = [each for each in newer if _stays(each, act)]
    return tuple(kept)


def _stays(newer: Act, undo: Act) -> bool:
    """Return whether an entry stands that is newer than the first one taken back by `undo`."""
    if undo.kind == "repaired":
        return newer.kind not in PLAYED
    return newer.seat != undo.seat or newer.kind in PRESENCE


def state_after(game: Game[S, M, V, E], chance: Chance, state: S, act: Act, move: M | None) -> S:
    """Return the state that `act`, which is not undone, leads to from `state`; raises `IllegalMove`."""
    if act.seat is None or act.kind not in {*PLAYED, *GIVEN_UP}:
        return state
    seat = Seat(act.seat)
    if act.kind not in GIVEN_UP:
        return game.apply(state, seat, there(move), chance).state
    step = game.leave(state, seat, chance)
    return state if step is None else step.state
