"""One line for each move, printed and parsed (SPEC 8.1). Pure.

Printing uses exactly the ids. Parsing ignores case and extra blanks; every id and every word of the notation may be
replaced by an alias, which may be several words long.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from games.dungeon_lords import moves
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.cells import CELLS
from games.dungeon_lords.components import MONSTER, ORDERS, ROOM, TRAP, MonsterId, OrderId
from games.dungeon_lords.moves import Move
from games.kernel.errors import NotationError
from games.kernel.game import Aliases

_LONGEST_NAME = 5
_LONGEST_NUMBER = 3
_FEEDING: Final = "feeding"
_RAISE: Final = "raise"
_NOTHING: Final = "nothing"
_BARE: Final[dict[str, Move]] = {
    "accept": moves.Accept(),
    "decline": moves.Decline(),
    "done": moves.Done(),
    "replan": moves.Replan(),
}


def print_move(move: Move) -> str:
    """Return the line of notation of `move`."""
    return " ".join(str(word) for word in _words(move))


def _words(move: Move) -> tuple[object, ...]:
    """Return tag and fields of `move`, optional ones with the word that leads them."""
    tag = str(move.__struct_config__.tag)
    match move:
        case moves.Hire(monster, fed) | moves.PayMonster(monster, fed):
            return (tag, monster) if fed is None else (tag, monster, _FEEDING, fed)
        case moves.Attack(monster, line, target, second, raised):
            targets = tuple(each for each in (target, second) if each is not None)
            return (tag, monster, line, *targets, *((_RAISE, raised) if raised else ()))
        case moves.PlanTraps(several) | moves.Send(several):
            return (tag, *(several or (_NOTHING,)))
    fields = (getattr(move, name) for name in move.__struct_fields__)
    return (tag, *(field for field in fields if field is not None))


class _Line:
    """The words of a line that are still to be read."""

    def __init__(self, text: str, aliases: Aliases) -> None:
        self.words = text.casefold().split()
        self.aliases = aliases

    def maybe(self, ids: Iterable[str]) -> str | None:
        """Take the longest name in front that stands for one of `ids`, if there is one."""
        own = {known.casefold(): known for known in ids}
        for length in range(min(_LONGEST_NAME, len(self.words)), 0, -1):
            name = " ".join(self.words[:length])
            found = own.get(name) or own.get(self.aliases.get(name, "").casefold())
            if found is not None:
                self.words = self.words[length:]
                return found
        return None

    def one(self, ids: Iterable[str]) -> str:
        """Take one of `ids`.

        Raises:
            NotationError: `not_a_move` if the line has ended, `unknown_id` (`word`).
        """
        if not self.words:
            raise NotationError("not_a_move")
        found = self.maybe(ids)
        if found is None:
            raise NotationError("unknown_id", word=self.words[0])
        return found

    def number(self) -> int:
        """Take a number; raises NotationError `not_a_move`."""
        word = self.words[0] if self.words else ""
        if not (word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER):
            raise NotationError("not_a_move")
        self.words = self.words[1:]
        return int(word)

    def several(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Take ids to the end of the line, or the word for none of them."""
        if self.maybe((_NOTHING,)):
            return ()
        found = [self.one(ids)]
        while self.words:
            found.append(self.one(ids))
        return tuple(found)

    def order(self) -> OrderId:
        return cast(OrderId, self.one(ORDERS))

    def monster(self) -> MonsterId:
        return cast(MonsterId, self.one(MONSTER))

    def meal(self) -> MonsterId | None:
        return self.monster() if self.maybe((_FEEDING,)) else None


def parse_move(text: str, aliases: Aliases) -> Move:
    """Return the move that `text` means.

    Raises:
        NotationError: `not_a_move`; `unknown_id` (`word`).
    """
    line = _Line(text, aliases)
    verb = line.maybe((*_BARE, *_READERS))
    if verb is None:
        raise NotationError("not_a_move")
    move = _BARE[verb] if verb in _BARE else _READERS[verb](line)
    if line.words:
        raise NotationError("not_a_move")
    return move


def _orders(line: _Line) -> Move:
    first, second, third = line.order(), line.order(), line.order()
    return moves.Seal(first, second, third, line.order() if line.words else None)


def _attack(line: _Line) -> Move:
    monster, number = line.monster(), line.number()
    target = line.maybe(ADVENTURER)
    second = line.maybe(ADVENTURER)
    raised = line.number() if line.maybe((_RAISE,)) else 0
    return moves.Attack(monster, number, target, second, raised)


def _produce(line: _Line) -> Move:
    room = line.one(ROOM)
    return moves.Produce(room, line.one(CELLS) if line.words else None)


_READERS: Final[dict[str, Callable[[_Line], Any]]] = {
    "lock": lambda line: moves.Lock(line.order(), line.order()),
    "orders": _orders,
    "spy": lambda line: moves.Spy(line.number()),
    "dig": lambda line: moves.Dig(line.one(CELLS)),
    "mine": lambda line: moves.Mine(line.number()),
    "give": lambda line: moves.GiveTrap(line.one(TRAP)),
    "hire": lambda line: moves.Hire(line.monster(), line.meal()),
    "build": lambda line: moves.Build(line.one(ROOM), line.one(CELLS)),
    "produce": _produce,
    "retrieve": lambda line: moves.Retrieve(line.order()),
    "keep": lambda line: moves.PayMonster(line.monster(), line.meal()),
    "dismiss": lambda line: moves.Dismiss(line.monster()),
    "pay": lambda line: moves.Pay(line.number()),
    "ground": lambda line: moves.Battleground(line.one(CELLS)),
    "set": lambda line: moves.PlanTraps(line.several(TRAP)),
    "send": lambda line: moves.Send(cast(tuple[MonsterId, ...], line.several(MONSTER))),
    "use": lambda line: moves.UseTrap(line.one(TRAP)),
    "target": lambda line: moves.Target(line.one(ADVENTURER)),
    "choose": lambda line: moves.Choose(line.monster()),
    "attack": _attack,
    "release": lambda line: moves.Release(line.one(ADVENTURER)),
}
