"""What the active seat can do for its points: the moves by topic, and carrying them out (SPEC 4). Pure."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from games.dungeon_twister import fighting, moving, powers, rooms, turns
from games.dungeon_twister.components import CHARACTERS
from games.dungeon_twister.course import Course
from games.dungeon_twister.moves import (
    Drink,
    End,
    Fight,
    Fire,
    Go,
    Heal,
    Jump,
    Move,
    Operate,
    Regenerate,
    Reveal,
    Rotate,
    Walk,
)
from games.dungeon_twister.state import Public
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

Lister = Callable[[Public, Seat], Iterable[Move]]

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

_ACTIONS: Final[dict[type[Any], Callable[[Course, Seat, Any], None]]] = {
    Go: moving.go,
    Jump: moving.jump,
    Walk: moving.walk,
    Rotate: rooms.rotate,
    Fight: fighting.fight,
    Operate: powers.operate,
    Heal: powers.heal,
    Drink: powers.drink,
    Fire: powers.fire,
}


def topics(public: Public, seat: Seat) -> tuple[str, ...]:
    """Return the topics about which `seat` has moves: its characters that can move, then the other actions."""
    others = [topic for topic in _LISTERS if _has_any(public, seat, topic)]
    return (*moving.movers(public, seat), *others, "end")


def _has_any(public: Public, seat: Seat, topic: str) -> bool:
    if topic == "walk":
        return moving.can_walk(public, seat)
    return next(iter(_LISTERS[topic](public, seat)), None) is not None


def moves_about(public: Public, seat: Seat, topic: str) -> tuple[Move, ...]:
    """Return the moves of `seat` about a topic, in canonical order."""
    if topic in CHARACTERS:
        return moving.go_moves(public, seat, topic)
    if topic == "end":
        return (End(),)
    return tuple(_LISTERS[topic](public, seat)) if topic in _LISTERS else ()


def carry_out(course: Course, seat: Seat, move: Move, chance: Chance) -> None:
    """Carry out an action and what follows from it.

    Raises:
        IllegalMove: `wrong_phase` (`phase`) for what is no action; what the action itself says.
    """
    if isinstance(move, Reveal):
        rooms.reveal(course, seat, move, chance)
    elif isinstance(move, Regenerate):
        powers.regenerate(course, seat)
    elif isinstance(move, End):
        turns.end_turn(course)
    elif type(move) in _ACTIONS:
        _ACTIONS[type(move)](course, seat, move)
    else:
        raise IllegalMove("wrong_phase", phase="action")
