"""Moves lined up in advance: what they would lead to, carrying them out, and queues of wishes. Pure.

A preview is made from the seat's own view, never from the state: it plays the moves in some states that fit the view
(`Game.suppose`), and what these do not agree on is not foreseen. A plan is carried out move by move as long as the seat
sees after each what it was shown before.
"""

from collections.abc import Iterable, Sequence
from typing import Generic, Literal

import msgspec

from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.errors import IllegalMove
from games.kernel.game import E, Game, M, S, Step, V
from games.kernel.ids import Seat

AfterDice = Literal["stop", "go_on"]
Ending = Literal["all", "chance", "hidden", "others", "over", "refused"]
UNFORESEEN: frozenset[Ending] = frozenset(("chance", "hidden"))
"""A plan that ends so goes one move further, which cannot be foreseen."""

_STATES = 3
"""So many states are supposed: what differs between them is not known to the seat."""


class Foreseen(msgspec.Struct, Generic[V, M], frozen=True):
    """What can be foreseen of `moves`: the view after each, and why not after more of them.

    `ends`: `all` are foreseen; what the next move leads to hangs on `chance`, or on something `hidden`; it is for
    `others` to decide; the match is `over`; or the rules refuse the next move.
    """

    moves: tuple[M, ...]
    views: tuple[V, ...]
    ends: Ending


class Unforeseen(Exception):
    """Something was drawn in a preview."""


class NoChance(Chance):
    """The chance of previews, from which no draw can be foreseen."""

    def __init__(self) -> None:
        """Have nothing to draw from."""
        super().__init__(b"", 0)

    def below(self, label: str, bound: int) -> int:
        """Raise `Unforeseen`."""
        raise Unforeseen(label)


def suppose(game: Game[S, M, V, E], view: V, number: int = 0) -> S:
    """Return one of the states that previews of what follows `view` are made of, always the same."""
    return game.suppose(view, Chance(b"a supposed state, number %d" % number, 0))


def is_followed(game: Game[S, M, V, E], view: V, seat: Seat, move: M) -> bool:
    """Return whether `seat`, which sees `view`, can foresee that it will decide again after `move`."""
    foreseen = foresee(game, view, seat, (move,))
    if not foreseen.views:
        return False
    return any(decision.seat == seat for decision in game.decisions(suppose(game, foreseen.views[0])))


def foresee(game: Game[S, M, V, E], view: V, seat: Seat, moves: Sequence[M]) -> Foreseen[V, M]:
    """Return what `seat`, which sees `view`, would see after each of `moves`, as far as that can be foreseen."""
    states = [suppose(game, view, number) for number in range(_STATES)]
    views: list[V] = []
    ends: Ending = "all"
    for move in moves:
        decisions = game.decisions(states[0])
        if not any(decision.seat == seat for decision in decisions):
            ends = "others" if decisions else "over"
            break
        try:
            steps = [game.apply(state, seat, move, NoChance()) for state in states]
        except Unforeseen:
            ends = "chance"
            break
        except IllegalMove:
            ends = "refused"
            break
        seen = [game.observe(step.state, seat) for step in steps]
        if any(step.opened for step in steps) or any(encode(each) != encode(seen[0]) for each in seen):
            ends = "hidden"
            break
        views.append(seen[0])
        states = [step.state for step in steps]
    return Foreseen(tuple(moves), tuple(views), ends)


def carry_out(
    game: Game[S, M, V, E],
    state: S,
    seat: Seat,
    foreseen: Foreseen[V, M],
    chances: Iterable[Chance],
    *,
    after_dice: AfterDice = "stop",
) -> tuple[Step[S, E], ...]:
    """Return the steps of the moves that are made: each but the last led to what was `foreseen`.

    `chances`: one for each move. With `go_on` dice, or what is like dice to the seat, do not end the plan: it goes on
    while the next move is legal.

    Raises:
        IllegalMove: if the first move is refused.
    """
    steps: list[Step[S, E]] = []
    for number, (move, chance) in enumerate(zip(foreseen.moves, chances, strict=False)):
        if steps and not any(decision.seat == seat for decision in game.decisions(state)):
            break
        try:
            step = game.apply(state, seat, move, chance)
        except IllegalMove:
            if not steps:
                raise
            break
        steps.append(step)
        state = step.state
        is_told = number < len(foreseen.views)
        is_quiet = is_told and not chance.draws and not step.opened
        if is_quiet and encode(game.observe(state, seat)) == encode(foreseen.views[number]):
            continue
        is_after_dice = chance.draws or (not is_told and foreseen.ends == "chance")
        if after_dice == "stop" or not is_after_dice:
            break
    return tuple(steps)


class Granted(msgspec.Struct, Generic[M], frozen=True):
    """What became of a queue of wishes at a question: the `move` that is made, if any, and the wish behind it.

    `left` are the wishes for later, `dropped` those for this question that cannot be made.
    """

    wish: M | None
    move: M | None
    left: tuple[M, ...]
    dropped: tuple[M, ...]


def next_wish(game: Game[S, M, V, E], state: S, seat: Seat, wishes: Sequence[M]) -> Granted[M]:
    """Return what becomes of `wishes` now: the first one for this question that can be made is, those before it not.

    Wishes for questions of another kind stay.
    """
    kinds = {"", *(decision.kind for decision in game.decisions(state) if decision.seat == seat)}
    left: list[M] = []
    dropped: list[M] = []
    for number, wish in enumerate(wishes, start=1):
        if game.wish_kind(wish) not in kinds:
            left.append(wish)
            continue
        move = game.granted(state, seat, wish)
        if move is not None:
            return Granted(wish, move, (*left, *wishes[number:]), tuple(dropped))
        dropped.append(wish)
    return Granted(None, None, tuple(left), tuple(dropped))
