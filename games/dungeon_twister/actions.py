"""What the active seat can do for its points: the moves by topic, and carrying them out (SPEC 4). Pure."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from games.dungeon_twister import fighting, moving, powers, rooms, turns
from games.dungeon_twister import moves as m
from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS
from games.dungeon_twister.course import Course
from games.dungeon_twister.state import Public, State
from games.kernel.ids import Seat

Action = (
    m.Go | m.Jump | m.Walk | m.Reveal | m.Rotate | m.Fight | m.Operate | m.Heal | m.Regenerate | m.Drink | m.Fire
    | m.End
)  # fmt: skip
"""What costs points, and the end of the turn."""

Lister = Callable[[Public, Seat], Iterable[m.Move]]

_LISTERS: Final[dict[str, Lister]] = {
    "jump": moving.jump_moves,
    "walk": moving.walk_moves,
    "reveal": rooms.reveal_moves,
    "rotate": rooms.rotate_moves,
    "fight": fighting.fight_moves,
    "gate": powers.gate_moves,
    "heal": powers.heal_moves,
    "regen": powers.regenerate_moves,
    "drink": powers.drink_moves,
    "fire": powers.fire_moves,
}
"""The topics other than moves of one character, which go by its code, and `end`."""

_SAMPLERS: Final[dict[str, Callable[[Public, Seat], Iterable[object]]]] = {
    **_LISTERS,
    "walk": lambda public, seat: (True,) * moving.can_walk(public, seat),
}
"""What yields something for each topic about which there are moves, with no more work than that takes."""

_ACTIONS: Final[dict[type[Any], Callable[[Course, Seat, Any], None]]] = {
    m.Go: moving.go,
    m.Jump: moving.jump,
    m.Walk: moving.walk,
    m.Reveal: rooms.reveal,
    m.Rotate: rooms.rotate,
    m.Fight: fighting.fight,
    m.Operate: powers.operate,
    m.Heal: powers.heal,
    m.Regenerate: lambda course, seat, _move: powers.regenerate(course, seat),
    m.Drink: powers.drink,
    m.Fire: powers.fire,
    m.End: lambda course, _seat, _move: turns.end_turn(course),
}


def topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the topics about which `seat` has moves: its characters that can move, then the other actions."""
    return (*_topics(state.public, seat), "end")


def _topics(public: Public, seat: Seat) -> Iterator[str]:
    """Yield the topics of what costs points."""
    yield from moving.movers(public, seat)
    for topic, lister in _SAMPLERS.items():
        for _ in lister(public, seat):
            yield topic
            break


def only_end(state: State, seat: Seat) -> m.End | None:
    """Return the end of the turn if nothing can be done in it (3.1).

    Later in a turn, whoever can do nothing more may still take back what he has done.
    """
    public = state.public
    has_begun = public.points_left < public.piles[seat]
    return None if has_begun or any(_topics(public, seat)) else m.End()


def possible_topics(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the topics about which `seat` may have moves, so far as it costs nothing to say."""
    return (*board_of(state.public).able[seat], *_LISTERS, "end")


def moves_about(state: State, seat: Seat, topic: str) -> tuple[m.Move, ...]:
    """Return the moves of `seat` about a topic, in canonical order."""
    public = state.public
    if topic in CHARACTERS:
        return moving.go_moves(public, seat, topic)
    if topic == "end":
        return (m.End(),)
    return tuple(_LISTERS[topic](public, seat)) if topic in _LISTERS else ()


def act(course: Course, seat: Seat, move: Action) -> None:
    """Carry out an action; raises what the action says."""
    _ACTIONS[type(move)](course, seat, move)
