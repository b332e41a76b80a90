"""What the bot answers a typed line, without a bot: the order of `cogs/turns/deciding.py`, of pure parts."""

from typing import NamedTuple

from games.kernel.errors import UNFIT, IllegalMove, NotationError, Refusal
from games.kernel.ids import Seat
from render.reading import Reader
from tests.contract.moments import Moment
from tests.contract.observations import observation_of
from text.aliases import aliases


class Answered(NamedTuple):
    """A line's refusal, or None; `offered` are the notations of which one is to be chosen, `near` the nearest move."""

    refusal: Refusal | None
    offered: tuple[str, ...] = ()
    near: str = ""


def answered(moment: Moment, seat: Seat, line: str) -> Answered:
    """Return what `line` is answered."""
    game, seen, names = moment.game, observation_of(moment, seat, recent=0), aliases(moment.game.id)
    reader = Reader((seen,))
    found = reader.exactly(line)
    if found:
        return Answered(None, tuple(seen.choices[number].notation for _, number in found))
    try:
        move = game.parse_move(line, seen.view, names)
    except NotationError as fault:
        found = reader.loosely(line, is_told=fault.code in UNFIT)
        if found:
            return Answered(None, tuple(seen.choices[number].notation for _, number in found))
        return Answered(fault)
    try:
        moment.apply(moment.state, seat, move)
    except IllegalMove as refusal:
        near = game.nearest(moment.state, seat, move)
        return Answered(refusal, near="" if near is None else game.print_move(near))
    return Answered(None, (game.print_move(move),))
