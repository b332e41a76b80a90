"""The checks of whole bots find games, pages and parts of the program that leak."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.interactions import routes
from cogs.interactions.request import Answer, Request
from cogs.projection import direct_messages
from cogs.projection.table_messages import TableMessages
from db.rows import matches
from games import registry
from games.kernel.exported import Export
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.observation import Wished
from play.match import lined_up
from play.people import privacy
from play.plans import plans, wishes
from play.proofs import export, proofs
from play.reminders import pings, reminders
from play.rules import clocks, steps, visible
from play.rules.loaded import Loaded
from play.rules.record import Entry
from play.seats import computers
from render import registry as page_registry
from render import verbs
from render.worded_pages import WordedPages
from tests.games.leaky import peeking
from tests.sampling import sampled
from tests.secrecy.bells import Script, being_excused, calling, check_bells, falling_silent, pinging
from tests.secrecy.lined_up import check_plans, check_wishes
from tests.secrecy.waiting import check_waiting
from tests.secrecy.whole_marks import check_play
from tests.secrecy.worlds import check_looks, check_seals

Patch = Callable[[pytest.MonkeyPatch], None]
FEW_MOVES = 21
ATTEMPTS = 8
"""How many matches are tried, since the two states may happen to agree in what leaks."""

FAR_AWAY = 1 << 40
"""A time that does not come."""

APART = 3
"""The number of a match whose two states differ in the next lot."""


def install(patch: pytest.MonkeyPatch, game: AnyGame, pages: WordedPages) -> AnyGame:
    """Put a game and its pages in place of the auction."""
    patch.setitem(registry._games, (game.id, game.rules_version), game)
    patch.setitem(page_registry._pages, pages.game, pages)
    return game


def everything(loaded: Any, observer: Any, tournament: Any = None) -> Export:
    """Return an export with all secrets in it, although the match is running."""
    return export.whole(loaded)


def knows_all(_game: AnyGame, entry: Entry, *_: object) -> Any:
    return entry.move


def is_never(*_: object) -> bool:
    return False


def with_events(row: Any) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def hasty(patch: pytest.MonkeyPatch) -> None:
    """Answer a request for the rules sooner or later, depending on the next lot."""
    route = routes._routes[verbs.RULES]

    async def answer(request: Request) -> Answer | None:
        if request.match:
            await request.observation()
            if peeking.is_first_half():
                await request.observation()
        return await route.handler(request)

    patch.setitem(routes._routes, verbs.RULES, routes.Route(answer, route.manner, route.act))


def patched(module: object, name: str, leaky: object) -> Patch:
    """Return a context that puts `leaky` in place of `name`."""
    return lambda patch: patch.setattr(module, name, leaky)


LEAKY_PAGES = (peeking.LeakyPart(), peeking.LeakyExtra(), peeking.LeakyDrawing(), peeking.LeakyFileName())


@pytest.mark.parametrize("pages", sampled(LEAKY_PAGES, LEAKY_PAGES[::2]), ids=lambda pages: type(pages).__name__)
async def test_looking_finds_leaky_pages(monkeypatch: pytest.MonkeyPatch, pages: WordedPages, tmp_path: Path) -> None:
    leaky = install(monkeypatch, peeking.Peeking(), pages)
    with pytest.raises(AssertionError):
        for number in range(ATTEMPTS):
            await check_looks(leaky, number, None, tmp_path / str(number))


async def test_looking_finds_an_answer_that_goes_another_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    leaky = install(monkeypatch, peeking.Peeking(), peeking.HonestPages())
    hasty(monkeypatch)
    with pytest.raises(AssertionError, match="find_match"):
        for number in (APART, *range(ATTEMPTS)):
            await check_looks(leaky, number, None, tmp_path / str(number))


LEAKY_SEALS = (
    (patched(visible, "known_move", knows_all), False),
    (patched(export, "known_move", knows_all), False),
    (patched(direct_messages, "_has_sealed", is_never), False),
    (patched(direct_messages, "_has_sealed", is_never), True),
)


@pytest.mark.parametrize(
    ("leak", "closed"),
    sampled(LEAKY_SEALS, LEAKY_SEALS[::3]),
    ids=["history", "file", "direct messages", "closed direct messages"],
)
async def test_sealing_finds_leaks_of_the_program(
    monkeypatch: pytest.MonkeyPatch, leak: Patch, closed: bool, tmp_path: Path
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        for number in range(ATTEMPTS):
            await check_seals(registry.find("auction"), number, Seat(0), tmp_path / str(number), closed=closed)


def wishes_of_all(connection: Any, loaded: Loaded, seat: Seat) -> Wished:
    """Return the wishes of every seat to whoever looks."""
    every = [move for each in loaded.seats for move in lined_up.stored(connection, loaded, Seat(each.seat), "queue")]
    own = lined_up.lined(connection, loaded, seat, "queue")
    return wishes.wished(loaded, seat, msgspec.structs.replace(own, moves=tuple(every)))


def queues_of_all(loaded: Loaded) -> bool:
    """Look for wishes wherever a seat has some, whoever is asked, so that more is done where there are some."""
    return loaded.row.status == "running" and any(seat.has_notes for seat in loaded.seats)


def stored_and_counted(
    connection: Any, loaded: Loaded, seat: Seat, kind: lined_up.Kind, moves: tuple[Any, ...], **more: Any
) -> lined_up.Lined:
    """Store a plan, and count a revision for what is lined up or wished for."""
    if moves and kind in ("turn", "queue"):
        connection.execute("UPDATE matches SET revision = revision + 1 WHERE id = ?", (loaded.row.id,))
    return lined_up.stored_anew(connection, loaded, seat, kind, moves, **more)


@pytest.mark.parametrize(
    ("leak", "check", "is_player"),
    [
        (patched(wishes, "_wished", wishes_of_all), check_wishes, True),
        (patched(computers, "has_queues", queues_of_all), check_wishes, False),
        (patched(wishes, "stored_anew", stored_and_counted), check_wishes, False),
        (patched(plans, "stored_anew", stored_and_counted), check_plans, False),
    ],
    ids=["wishes of all", "queues of all", "wish that counts", "plan that counts"],
)
async def test_what_is_lined_up_and_leaves_a_trace_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Patch, check: Callable[..., Awaitable[None]], is_player: bool, tmp_path: Path
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"wishes|plans"):
        await check(1, tmp_path, is_player=is_player)


def not_reminded(right: Callable[..., Any]) -> Callable[..., Any]:
    """Return what puts reminders off, and those of who has picked a move for good."""

    def put_off(loaded: Any, row: Any, now: int) -> Any:
        return replace(row, remind_at=None) if row.is_picked else right(loaded, row, now)

    return put_off


async def test_waiting_finds_reminders_that_hang_on_what_is_picked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(reminders, "_put_off", not_reminded(reminders._put_off))
    with pytest.raises(AssertionError, match="after"):
        await check_waiting(registry.find("auction"), 1, None, tmp_path, "default")


async def test_sealing_finds_a_leaky_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    leaky = install(monkeypatch, peeking.LeakyLog(), peeking.HonestPages())
    with pytest.raises(AssertionError, match="bids"):
        for number in range(ATTEMPTS):
            await check_seals(leaky, number, Seat(0), tmp_path / str(number), closed=False)


LEAKY_PLAY = (
    (peeking.LeakyLook(), peeking.HonestPages(), None),
    (peeking.Peeking(), peeking.LeakyPart(), None),
    (peeking.Peeking(), peeking.HonestPages(), patched(proofs, "part", everything)),
    (peeking.Peeking(), peeking.HonestPages(), patched(privacy, "_without_events", with_events)),
    (peeking.Peeking(), peeking.HonestPages(), patched(steps, "receipt_of", lambda salt, notation: salt)),
)


@pytest.mark.parametrize(
    ("leaky", "pages", "leak"),
    sampled(LEAKY_PLAY, LEAKY_PLAY[::2]),
    ids=["log", "part", "file", "my data", "receipt"],
)
async def test_playing_finds_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, leaky: AnyGame, pages: WordedPages, leak: Patch | None, tmp_path: Path
) -> None:
    install(monkeypatch, leaky, pages)
    if leak is not None:
        leak(monkeypatch)
    with pytest.raises(AssertionError):
        for number in range(ATTEMPTS):
            await check_play(leaky, number, tmp_path / str(number), FEW_MOVES)


def not_picked(right: Callable[..., bool]) -> Callable[..., bool]:
    """Return the rule who is waited for, with whom nobody is who has picked a choice."""

    def is_waited_for(loaded: Any, row: Any) -> bool:
        return right(loaded, row) and not row.is_picked

    return is_waited_for


def awake_if_picked(right: Callable[..., Awaitable[dict[int, int]]]) -> Callable[..., Awaitable[dict[int, int]]]:
    """Return who sleeps, without all who have picked a choice, since they must be up."""

    async def asleep(self: Any, now: Any, people: Any) -> dict[int, int]:
        picked = {row.user_id for row in now.moment.loaded.asked if row.is_picked}
        found = await right(self, now, people)
        return {user_id: at for user_id, at in found.items() if user_id not in picked}

    return asleep


def longer_if_picked(right: Callable[..., Any]) -> Callable[..., Any]:
    """Give those who have picked a choice another hour when they are excused."""

    def as_excused(before: Any, after: Any, row: Any, now: int) -> Any:
        moved = right(before, after, row, now)
        return replace(moved, deadline_at=moved.deadline_at + 3_600) if row.is_picked else moved

    return as_excused


def stored_and_heard(connection: Any, loaded: Loaded, *about: Any, **more: Any) -> lined_up.Lined:
    """Store a plan, and take it for a sign that somebody plays."""
    matches.hear(connection, loaded.row.id, FAR_AWAY)
    return lined_up.stored_anew(connection, loaded, *about, **more)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("leak", "script", "where"),
    [
        (patched(pings, "_is_waited_for", not_picked(pings._is_waited_for)), pinging, "reminds"),
        (patched(TableMessages, "_asleep", awake_if_picked(TableMessages._asleep)), calling, "moves"),
        (patched(plans, "stored_anew", stored_and_heard), falling_silent, "it asks"),
        (patched(clocks, "as_excused", longer_if_picked(clocks.as_excused)), being_excused, "is back"),
    ],
    ids=["ping", "call", "silence", "excuse"],
)
async def test_calls_that_hang_on_what_is_hidden_are_found(
    monkeypatch: pytest.MonkeyPatch, leak: Patch, script: Script, where: str, tmp_path: Path
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=where):
        await check_bells(script, 1, tmp_path, is_player=True)
