"""The parts that states and views share are an allow-list: a new field of a state is hidden until a view names it."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from games import registry
from games.dungeon_lords.state import Lord
from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.play_out import defaults
from games.kernel.public import SeatEvent, own_fields

CANARY = "a canary that nobody named"


def wider(value: Any) -> Any:
    """Return `value` as a struct of the same kind with one more field."""
    kind = msgspec.defstruct("Wider", [("added", str, CANARY)], bases=(type(value),), frozen=True, kw_only=True)
    return kind(**{name: getattr(value, name) for name in value.__struct_fields__})


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("observer", [None, Seat(0)])
def test_a_new_field_of_a_state_is_hidden(game_id: str, observer: Observer) -> None:
    game = registry.find(game_id)
    state = game.new_match(game.seat_counts[0], defaults(game), Chance(b"", 1)).state
    more = wider(state)
    assert CANARY in encode(more).decode()
    assert encode(game.observe(more, observer)) == encode(game.observe(state, observer))


def test_a_new_field_of_a_lord_is_hidden() -> None:
    game = registry.find("dungeon_lords")
    state = game.new_match(2, defaults(game), Chance(b"", 1)).state
    lords = tuple(wider(lord) for lord in state.lords)
    assert all(isinstance(lord, Lord) for lord in lords)
    more = msgspec.structs.replace(state, lords=lords)
    for observer in (None, *seats_of(2)):
        assert encode(game.observe(more, observer)) == encode(game.observe(state, observer))


class Drawn(SeatEvent, frozen=True):
    """`seat` drew `count` cards."""

    count: int
    cards: tuple[str, ...] | None


class Shuffled(msgspec.Struct, frozen=True):
    """The deck was shuffled."""


def test_own_fields_of_events_are_shown_only_to_their_seat() -> None:
    observe: Any = own_fields({Drawn: ("cards",)})
    drawn = Drawn(Seat(1), 2, ("c1", "c2"))
    assert observe(drawn, Seat(1)) == drawn
    for other in (None, Seat(0)):
        assert asdict(observe(drawn, other)) == {"seat": 1, "count": 2, "cards": None}
    assert observe(Shuffled(), None) == Shuffled()
