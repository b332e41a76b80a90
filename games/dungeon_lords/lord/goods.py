"""Paying: what a lord lacks for a price, and taking it from him (SPEC 1.3, 2.4). Pure apart from the course."""

from typing import Literal

from games.dungeon_lords.components import Cost
from games.dungeon_lords.course import Course
from games.dungeon_lords.events import EvilReason
from games.dungeon_lords.lord.evil import change_evil
from games.dungeon_lords.parameters import MOST_EVIL
from games.dungeon_lords.state import Lord
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat

Good = Literal["gold", "food", "evil", "traps", "monsters"]
NOTHING = Cost()


def lacking(lord: Lord, cost: Cost, eater: int = 0) -> Good | None:
    """Return the first good of which `lord` has too little for `cost`; None if he can pay.

    `eater` is 1 if the Demon to be paid is itself among his creatures, since it cannot be given to itself.
    """
    if lord.gold < cost.gold:
        return "gold"
    if lord.food < cost.food:
        return "food"
    if lord.evil + cost.evil > MOST_EVIL:
        return "evil"
    if len(lord.traps) < cost.traps:
        return "traps"
    if len(lord.creatures) - eater < cost.monsters:
        return "monsters"
    return None


def check(lord: Lord, cost: Cost, eater: int = 0) -> None:
    """Refuse a price that `lord` cannot pay.

    Raises:
        IllegalMove: `too_few` (`good`, `needed`, `present`), `too_evil` (`evil`, `gain`, `most`).
    """
    good = lacking(lord, cost, eater)
    if good is None:
        return
    if good == "evil":
        raise IllegalMove("too_evil", evil=lord.evil, gain=cost.evil, most=MOST_EVIL)
    needed = {"gold": cost.gold, "food": cost.food, "traps": cost.traps, "monsters": cost.monsters}[good]
    present = {
        "gold": lord.gold,
        "food": lord.food,
        "traps": len(lord.traps),
        "monsters": len(lord.creatures) - eater,
    }[good]
    raise IllegalMove("too_few", good=good, needed=needed, present=present)


def plus(one: Cost, other: Cost) -> Cost:
    """Return both prices together."""
    return Cost(
        one.gold + other.gold,
        one.food + other.food,
        one.evil + other.evil,
        one.traps + other.traps,
        one.monsters + other.monsters,
    )


def pay(course: Course, seat: Seat, cost: Cost, reason: EvilReason) -> None:
    """Take gold and food of `cost` and move the Evil; traps and monsters are handed over by those who ask for them."""
    lord = course.lord(seat)
    if cost.gold or cost.food:
        course.change(seat, gold=lord.gold - cost.gold, food=lord.food - cost.food)
    if cost.evil:
        change_evil(course, seat, cost.evil, reason)


def free_imps(lord: Lord) -> int:
    """Return the imps that do not dig, mine or supervise."""
    return lord.imps - lord.busy
