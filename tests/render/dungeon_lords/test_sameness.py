"""Equal views give equal pictures, and hidden information changes no picture."""

import pytest
from msgspec.structs import replace

from games.dungeon_lords import events
from games.dungeon_lords.state import State
from games.kernel.ids import Seat
from games.kernel.observation import LogEntry
from render.dungeon_lords.board import describe_board
from render.dungeon_lords.table import Table
from render.game_pages import Lens
from tests.render.dungeon_lords import positions
from tests.render.dungeon_lords.positions import pictures
from text import words


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_views_give_equal_pictures(seats: int) -> None:
    for state in positions.moments(seats)[::4]:
        first, second = (positions.private(one, "ru") for one in (state, positions.again(state)))
        assert first.view is not second.view
        assert pictures(first, Lens()) == pictures(second, Lens())


def test_hidden_information_changes_no_picture() -> None:
    """Hidden are: the order of decks, cards that are face down, sealed orders and traps of others."""
    for state in (
        positions.asked_of(4, "orders")[0],
        positions.moment(4, "evaluation"),
        positions.moment(4, "production"),
    ):
        other = _shuffled(state)
        assert other != state
        for table, changed in (
            (positions.public(state), positions.public(other)),
            (positions.private(state, seat=Seat(0)), positions.private(other, seat=Seat(0))),
        ):
            assert pictures(table, Lens()) == pictures(changed, Lens())


def _shuffled(state: State) -> State:
    """Return `state` with everything reversed that seat 0 may not know."""
    lords = tuple(
        lord if seat == 0 else replace(lord, traps=("pendulum",) * len(lord.traps))
        for seat, lord in enumerate(state.lords)
    )
    return replace(
        state,
        lords=lords,
        trap_deck=tuple(reversed(state.trap_deck)),
        monster_deck=tuple(reversed(state.monster_deck)),
        room_deck=tuple(reversed(state.room_deck)),
        event_tiles=(*state.event_tiles[: state.events_open], *reversed(state.event_tiles[state.events_open :])),
    )


def test_svg_carries_nothing_that_is_not_drawn() -> None:
    for picture in pictures(positions.private(positions.moment(4, "evaluation")), Lens()):
        for hidden in ("<!--", "<title", "<desc", "data-", "class=", "<style", "<script", 'href="http'):
            assert hidden not in picture.svg


def test_what_happened_after_the_last_look_is_marked() -> None:
    state = positions.moment(3, "evaluation")
    cell = state.lords[1].tiles[0].cell
    log = (
        _log_entry(7, events.TunnelDug(Seat(1), cell, 1)),
        _log_entry(8, events.GoldMined(Seat(2), 2, 2)),
        _log_entry(9, events.EvilChanged(Seat(0), 5, 6, 1, "food")),
    )
    observation = positions.observation(state, log=log)
    seen = Table.of(observation, Lens(since=7), words("en"))
    assert seen.fresh == {"2-gold", "evil-0"}
    unmarked = Table.of(observation, Lens(), words("en"))
    assert describe_board(seen).picture().svg != describe_board(unmarked).picture().svg
    assert f"New: Ann {state.lords[0].evil}" in describe_board(seen).picture().plain


def _log_entry(revision: int, *happened: events.Event) -> LogEntry:
    return LogEntry(revision, "move", Seat(1), "", happened, 0)
