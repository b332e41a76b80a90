"""Equal views give equal pictures, and hidden information changes no picture."""

from msgspec.structs import replace

from games.kernel.codec import decode, encode
from games.kernel.ids import Seat, seats_of
from games.kernel.observation import LogEntry
from games.tetranomicon import events
from games.tetranomicon.view import View
from render.game_pages import Lens
from render.tetranomicon.city import describe_city
from render.tetranomicon.map import describe_map
from render.tetranomicon.pools import describe_pools
from render.tetranomicon.result import describe_result
from render.tetranomicon.table import Table
from tests.render.tetranomicon import positions
from text import words


def test_equal_views_give_equal_pictures() -> None:
    view = positions.view_of(positions.played(4, 30), Seat(1))
    again = decode(encode(view), View)
    assert again is not view
    table = positions.public(positions.played(4, 30), "ru")
    first, second = (replace(table, view=one) for one in (view, again))
    assert describe_map(first).picture() == describe_map(second).picture()
    assert describe_pools(first).picture() == describe_pools(second).picture()
    assert describe_result(first).picture() == describe_result(second).picture()
    assert describe_city(first, "F").picture() == describe_city(second, "F").picture()


def test_the_order_of_hidden_cards_and_tokens_changes_no_picture() -> None:
    state = positions.played(3, 14)
    other = replace(
        state,
        creature_decks=tuple(tuple(reversed(deck)) for deck in state.creature_decks),
        artifact_decks=tuple(tuple(reversed(deck)) for deck in state.artifact_decks),
        bag=tuple(reversed(state.bag)),
    )
    assert other != state
    for observer in (None, *seats_of(3)):
        tables = [Table.of(positions.observation(one, observer), Lens(), words("en")) for one in (state, other)]
        assert describe_map(tables[0]).picture() == describe_map(tables[1]).picture()
        assert describe_pools(tables[0]).picture() == describe_pools(tables[1]).picture()


def test_svg_carries_nothing_that_is_not_drawn() -> None:
    svg = describe_map(positions.private(positions.played(4, 30))).picture().svg
    for hidden in ("<!--", "<title", "<desc", "data-", "class=", "<style", "<script", 'href="http'):
        assert hidden not in svg


def test_what_happened_after_the_last_look_is_marked() -> None:
    state = positions.played(3, 20)
    passed = events.Passed(seat=Seat(0), automatic=False, coins=3, still_in=())
    turned_up = events.CardTurnedUp(kind="artifact", card="twin", place=0, left=2)
    segment = state.routes[0].segment
    laid = events.FreeRouteLaid(seat=Seat(1), segment=segment)
    log: tuple[LogEntry[events.Event], ...] = (
        _log_entry(7, events.FreeFarmBuilt(seat=Seat(1), tower="A1")),
        _log_entry(8, turned_up, passed),
        _log_entry(9, laid),
        LogEntry(10, "undo", Seat(1), "", (events.FreeFarmBuilt(seat=Seat(1), tower="C1"),), 0, undone=True),
    )
    observation = positions.observation(state, log=log)
    seen = Table.of(observation, Lens(since=7), words("en"))
    assert seen.fresh == {"twin", segment}
    assert f"New: {segment}" in describe_map(seen).picture().plain
    unmarked = Table.of(observation, Lens(), words("en"))
    assert describe_map(seen).picture().svg != describe_map(unmarked).picture().svg


def _log_entry(revision: int, *happened: events.Event) -> LogEntry:
    return LogEntry(revision, "move", Seat(1), "", happened, 0)
