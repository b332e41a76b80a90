"""Every game: states, moves, events and views survive JSON, and equal values are equal bytes."""

from typing import Any

import pytest
from hypothesis import strategies as st

from games.kernel.codec import CorruptData, decode, decode_events, decode_move, decode_state, encode
from games.kernel.game import AnyGame
from tests.contract.moments import moments
from tests.contract.searching import searched


def whole(value: Any) -> tuple[Any, bytes]:
    """Return `value` with its bytes: after a round trip through JSON both must be equal."""
    return value, encode(value)


@searched
def test_states_moves_and_views(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    assert whole(decode_state(game, encode(moment.state))) == whole(moment.state)
    for observer in moment.observers:
        view = moment.view(observer)
        assert whole(decode(encode(view), type(view))) == whole(view)
    for seat in moment.seats:
        for move in game.legal_moves(moment.state, seat):
            assert whole(decode_move(game, encode(move))) == whole(move)


@searched
def test_events(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    for step in (moment.match.start, *(turn.step for turn in moment.past[-3:])):
        assert whole(decode_events(game, encode(step.events))) == whole(step.events)
        for observer in moment.observers:
            seen = tuple(filter(None, (game.observe_event(event, observer) for event in step.events)))
            assert whole(decode_events(game, encode(seen))) == whole(seen)


@searched
def test_damaged_bytes_are_corrupt_data(game: AnyGame, data: st.DataObject) -> None:
    whole = encode(data.draw(moments(game)).state)
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with pytest.raises(CorruptData):
        decode_state(game, cut)
    for other in (b"null", b"[]", b"{}", b'"state"', b"\xff"):
        with pytest.raises(CorruptData):
            decode_state(game, other)
