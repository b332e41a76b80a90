"""Equal views give equal pictures, and what nobody can see changes nothing."""

from msgspec.structs import replace

from games.kernel.codec import decode, encode
from games.kernel.ids import Seat, seats_of
from games.kernel.observation import LogEntry
from games.tetranomicon import events
from games.tetranomicon.view import View
from render.game_pages import Lens
from render.tetranomicon.city import city_picture
from render.tetranomicon.map import map_picture
from render.tetranomicon.pools import pools_picture
from render.tetranomicon.result import result_picture
from render.tetranomicon.table import table
from tests.render import positions
from text import words


def test_equal_views_give_equal_pictures() -> None:
    view = positions.view_of(positions.played(4, 30), Seat(1))
    again = decode(encode(view), View)
    assert again is not view
    first, second = (table(one, positions.PLAIN_NAMES, words("ru"), Lens()) for one in (view, again))
    assert map_picture(first) == map_picture(second)
    assert pools_picture(first) == pools_picture(second)
    assert result_picture(first) == result_picture(second)
    assert city_picture(first, "F") == city_picture(second, "F")


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
        tables = [
            table(positions.view_of(one, observer), positions.PLAIN_NAMES[:3], words("en"), Lens())
            for one in (state, other)
        ]
        assert map_picture(tables[0]) == map_picture(tables[1])
        assert pools_picture(tables[0]) == pools_picture(tables[1])


def test_svg_carries_nothing_that_is_not_drawn() -> None:
    svg = map_picture(positions.private(positions.played(4, 30))).svg
    for hidden in ("<!--", "<title", "<desc", "data-", "class=", "<style", "<script", 'href="http'):
        assert hidden not in svg


def test_what_happened_after_the_last_look_is_marked() -> None:
    view = positions.view_of(positions.played(3, 20))
    passed = events.Passed(seat=Seat(0), automatic=False, coins=3, still_in=())
    turned_up = events.CardTurnedUp(kind="artifact", card="twin", place=0, left=2)
    segment = view.routes[0].segment
    laid = events.FreeRouteLaid(seat=Seat(1), segment=segment)
    log = [
        _log_entry(7, events.FreeFarmBuilt(seat=Seat(1), tower="A1")),
        _log_entry(8, turned_up, passed),
        _log_entry(9, laid),
        LogEntry(10, "undo", Seat(1), "", (events.FreeFarmBuilt(seat=Seat(1), tower="C1"),), 0, undone=True),
    ]
    seen = table(view, positions.PLAIN_NAMES[:3], words("en"), Lens(since=7), log=log[1:])
    assert seen.fresh == {"twin", segment}
    assert f"New since you looked: {segment}" in map_picture(seen).plain
    unmarked = table(view, positions.PLAIN_NAMES[:3], words("en"), Lens())
    assert map_picture(seen).svg != map_picture(unmarked).svg


def _log_entry(revision: int, *happened: events.Event) -> LogEntry:
    return LogEntry(revision, "move", Seat(1), "", happened, 0)
