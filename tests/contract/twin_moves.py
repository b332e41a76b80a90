"""The same step in two states that differ only in what an observer may not see.

A move that another seat seals may differ between the states. The observer sees its label and its mask, which reveal no
more than views and events do: where these are equal, labels and masks are equal too.
"""

import random
from typing import Any

import msgspec

from games.kernel.codec import encode
from games.kernel.game import Step
from games.kernel.ids import Observer, Seat
from tests.contract.moments import Moment

Pair = tuple[Any, Any]
_TRIED = 25


class Made(msgspec.Struct, frozen=True):
    """A move made in one of the states. `stays`: it cannot be undone; only such a move may reveal what was hidden."""

    step: Step[Any, Any]
    stays: bool


def made_move(moment: Moment, state: Any, seat: Seat, move: Any) -> Made:
    """Return `move` made in `state`."""
    chance = moment.next_chance()
    step = moment.game.apply(state, seat, move, chance)
    return Made(step, step.stays(chance.draws))


def log(moment: Moment, step: Step[Any, Any], observer: Observer) -> list[bytes]:
    """Return the events of `step` as `observer` may know them."""
    seen = (moment.game.observe_event(event, observer) for event in step.events)
    return [encode(event) for event in seen if event is not None]


def is_alike(moment: Moment, observer: Observer, made: tuple[Made, ...]) -> bool:
    """Return whether both steps look the same to `observer`: their events, the views after them, and what they open."""
    first, second = (
        (log(moment, each.step, observer), encode(moment.game.observe(each.step.state, observer)), each.step.opened)
        for each in made
    )
    return first == second


def two_moves(moment: Moment, states: Pair, seat: Seat, observer: Observer, rng: random.Random) -> Pair | None:
    """Return a move of `seat` for each state: different ones where others seal it, else the same one, if any."""
    legal = [moment.game.legal_moves(state, seat) for state in states]
    common = [move for move in legal[0] if move in legal[1]]
    move = rng.choice(common if seat == observer and common else legal[0])
    made = made_move(moment, states[0], seat, move)
    if seat != observer and made.step.seal is not None:
        return _sealed_otherwise(moment, states[1], seat, observer, (move, made))
    if move not in legal[1]:
        return None
    if seat == observer:
        other = made_move(moment, states[1], seat, move)
        assert not is_alike(moment, observer, (made, other)) or made.stays == other.stays
    return move, move


def _sealed_otherwise(
    moment: Moment, state: Any, seat: Seat, observer: Observer, sealed: tuple[Any, Made]
) -> Pair | None:
    """Return the move and one for `state` that looks the same to `observer` while it is sealed."""
    move, made = sealed
    shown = made.step.seal, _mask(moment, move, seat, observer, opened=False)
    legal = moment.game.legal_moves(state, seat)
    for other in moment.rng().sample(legal, min(len(legal), _TRIED)):
        twin = made_move(moment, state, seat, other)
        if is_alike(moment, observer, (made, twin)):
            other_shown = twin.step.seal, _mask(moment, other, seat, observer, opened=False)
            assert other_shown == shown, f"{move!r} and {other!r} can be distinguished while they are sealed"
            assert made.stays == twin.stays
            return move, other
        if (twin.step.seal, _mask(moment, other, seat, observer, opened=False)) == shown:
            assert made.stays == twin.stays
            assert made.step.opened == twin.step.opened
            return move, other
    return None


def check_opened_alike(
    moment: Moment, step: Step[Any, Any], observer: Observer, sealed: dict[tuple[Seat, str], Pair]
) -> None:
    """Opened moves show no more than views and events, which are equal in both states."""
    for opened in step.opened:
        pair = sealed.pop((opened.seat, opened.label), None)
        if pair is not None and opened.seat != observer:
            shown = [_mask(moment, move, opened.seat, observer, opened=True) for move in pair]
            assert shown[0] == shown[1], f"{shown} of {pair} opened"


def _mask(moment: Moment, move: Any, seat: Seat, observer: Observer, *, opened: bool) -> Any:
    return moment.game.observe_move(move, seat, observer, opened=opened)
