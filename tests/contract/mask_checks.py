"""What every game promises about the masks of sealed moves, the parts that others may know. Each checks one moment."""

from typing import Any

import msgspec

from games.kernel.errors import NotationError
from games.kernel.notation import MASK
from tests.contract.moments import Moment

_SOME_MOVES = 12


def check_masks(moment: Moment) -> None:
    """What others know before the opening is part of what they know after it, which is part of the move.

    A masked move prints, with `?` for what is hidden, and cannot be typed.
    """
    for decision in moment.game.decisions(moment.state):
        seat = decision.seat
        legal = moment.game.legal_moves(moment.state, seat)
        for move in moment.rng().sample(legal, min(len(legal), _SOME_MOVES)):
            if moment.apply(moment.state, seat, move).seal is None:
                continue
            for observer in moment.observers:
                if observer == seat:
                    continue
                before, after = (
                    moment.game.observe_move(move, seat, observer, opened=opened) for opened in (False, True)
                )
                assert is_part(before, after), f"{before!r} is no part of {after!r}"
                assert is_part(after, move), f"{after!r} is no part of {move!r}"
                for part in (before, after):
                    if part is not None and part != move:
                        _check_masked_line(moment, part)


def is_part(part: Any, whole: Any) -> bool:
    """Return whether `part` is `whole` with some values missing."""
    return _is_part(msgspec.to_builtins(part), msgspec.to_builtins(whole))


def _is_part(part: Any, whole: Any) -> bool:
    if part in (None, MASK, whole):
        return True
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and _is_part(value, whole[key]) for key, value in part.items())
    if isinstance(part, list | tuple) and isinstance(whole, list | tuple):
        return len(part) == len(whole) and all(map(_is_part, part, whole))
    return False


def _check_masked_line(moment: Moment, part: Any) -> None:
    line = moment.game.print_move(part)
    assert "?" in line
    for seat in moment.seats:
        try:
            moment.game.parse_move(line, moment.view(seat), {})
        except NotationError:
            continue
        raise AssertionError(f"{line!r} was read")
