"""Pages of tournaments for entrants and organisers: in each status, the largest, with all that can be told."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import get_args

from msgspec.structs import replace

from games import registry
from play.formats.settings import Settings
from play.formats.views import (
    ActView,
    ImportLine,
    ImportPreview,
    Member,
    PairingView,
    Proposal,
    Summary,
    TournamentView,
    Unfinished,
    Verdict,
    WouldEnd,
)
from render.page import Page
from render.pages.forms import Form
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_forms import part_form
from render.pages.tournament_judgement import judgement_page
from render.pages.tournament_lists import (
    Waiting,
    enter_page,
    entered_page,
    lost_card_page,
    my_pairings_page,
    told_page,
    tournaments_page,
    withdraw_page,
)
from render.pages.tournament_next import MOST_LISTED, next_round_page
from render.pages.tournament_organise import PARTS, import_page, organise_page, setup_page
from render.pages.tournament_pictures import end_picture
from render.pages.tournament_start import ROBIN_YES, StartWays, start_page
from tests.render.tournament_views import GREATEST, HEX, LONG, tournament, with_knock_out
from text import Words

Made = tuple[str, Callable[[], Page]]
STATUSES = ("draft", "open", "running", "paused", "ended", "cancelled")
MOST = Settings(
    rounds=511, at_once=2, final=64, best_of=7, most=512, least_reliability=100, role_id=str(GREATEST),
    closes_at=GREATEST >> 8, ratings=(4_000, 4_000, False),
    check_in_hours=168, publish_minutes=10_080, limit_days=365, pauses=5, pause_days=28,
)  # fmt: skip
REASON = "*" * 300
SEATS = [{"place": 1, "twelfths": 11, "kind": "forfeit"}, {"place": 2, "twelfths": 1, "kind": "forfeit"}]
FACTS: tuple[dict[str, object], ...] = (
    {"kind": "opened"}, {"kind": "edited"}, {"kind": "joined", "entrant": 1}, {"kind": "withdrew", "entrant": 1},
    {"kind": "withdrew", "entrant": 7, "is_forgotten": True}, {"kind": "removed", "entrant": 2, "reason": REASON},
    {"kind": "stopped", "entrant": 3}, {"kind": "back", "entrant": 3},
    {"kind": "back", "entrant": 3, "is_forgiven": True},
    {"kind": "replaced", "entrant": 4, "reserve": 6, "reason": REASON}, {"kind": "started"},
    {"kind": "paused", "reason": REASON}, {"kind": "resumed"}, {"kind": "ended"},
    {"kind": "cancelled", "reason": REASON}, {"kind": "paired", "stage": 1, "round": 9, "pairings": [{}] * 9},
    {"kind": "swapped", "one": 1, "other": 2, "reason": REASON}, {"kind": "published"},
    {"kind": "extended", "pairing": 1, "judged_at": GREATEST >> 8, "reason": REASON},
    {"kind": "scored", "pairing": 1, "seats": SEATS}, {"kind": "corrected", "pairing": 1, "seats": SEATS},
    {"kind": "voided", "pairing": 1, "reason": REASON}, {"kind": "forbade", "one": 1, "other": 2},
    {"kind": "forbade", "one": 1, "other": 2, "is_allowed": True},
)  # fmt: skip


def organised_pages(said: Words) -> Iterator[Made]:
    """Yield the name of every page and a function that makes it."""
    for form, entrants in (("swiss", 200), ("flow", 64), ("tables", 64), ("round_robin", 12), ("knock_out", 8)):
        made = tournament(form, entrants, 0 if form == "knock_out" else 3, names=LONG, is_open=True)
        made = with_knock_out(made, 8) if form == "knock_out" else made
        for status in STATUSES:
            view = replace(made, status=status, settings=MOST, starts_at=GREATEST >> 8, ended_at=GREATEST >> 9)
            yield from _of(view, said)
            yield from _of(replace(made, status=status, pairings=(), rows=()), said)
    summaries = [
        Summary(
            GREATEST - 10 * place - number, 1, GREATEST, GREATEST, "*" * 60, "auction", "flow", "daily", status, None, 1
        )
        for place, status in enumerate(STATUSES)
        for number in range(10)
    ]
    yield "tournaments_page", partial(tournaments_page, summaries, said, can_make=True)
    yield "tournaments_page", partial(tournaments_page, (), said, can_make=True)


def _of(view: TournamentView, said: Words) -> Iterator[Made]:
    every = tuple(ActView(number, GREATEST >> 8, -1 - number % 2, facts) for number, facts in enumerate(FACTS, 1))
    end = end_picture(view, said) if view.status == "ended" else None
    for first in range(0, len(every), 6):
        yield "tournament_card_page", partial(tournament_card_page, view, every[first : first + 6], said, end)
    earlier = tuple(replace(view, tournament=number) for number in range(9))
    yield "setup_page", partial(setup_page, view, said, earlier, "*" * 300)
    yield "organise_page", partial(organise_page, _early(view), said, "*" * 300, is_staff=True)
    endings = [
        WouldEnd(each.pairing, "points", (11, 1), (0, 1))
        if number % 2
        else WouldEnd(each.pairing, "hidden", (None, None))
        for number, each in enumerate(view.pairings[:MOST_LISTED])
    ]
    yield "next_round_page", partial(next_round_page, view, Unfinished(GREATEST >> 8, 256, tuple(endings)), said)
    for each in view.pairings[:1]:
        proposal = Proposal(each.pairing, tuple(range(1, 1 + len(each.seats))), (1000,) * len(each.seats))
        yield "judgement_page", partial(judgement_page, view, proposal, said)
    for ways in (StartWays(ROBIN_YES, 511, 256, True), StartWays(is_robin=True), StartWays("", 1, None)):
        yield "start_page", partial(start_page, view, "*" * 300, said, ways)
    for status in ("entered", "playing", "reserve", "withdrawn", "removed"):
        for flags in ({"is_stopped": True, "is_helper": True}, {"is_checked_in": False}):
            mine = replace(view.entrants[1], status=status, reserve_place=9, **flags)
            waiting = {each.match or 0: Waiting(is_mine=True, until=GREATEST >> 8) for each in view.pairings}
            yield "my_pairings_page", partial(my_pairings_page, view, mine, waiting, said)
    yield "enter_page", partial(enter_page, view, said)
    for place in (None, 1, 512):
        yield "entered_page", partial(entered_page, view, 512, place, said, salt="*" * 64, dm_open=False)
    yield "withdraw_page", partial(withdraw_page, view, said, 12)
    yield "told_page", partial(told_page, view, "*" * 1_000, said)
    yield "lost_card_page", partial(lost_card_page, view, "*" * 200, said)
    verdicts = get_args(Verdict) * 99
    lines = tuple(ImportLine(number, "*" * 100, each, Member(1, "*" * 32)) for number, each in enumerate(verdicts, 1))
    yield "import_page", partial(import_page, view, ImportPreview(lines), said)


def _early(view: TournamentView) -> TournamentView:
    """Return a tournament of which organisers see more than others."""
    early: list[PairingView] = [replace(each, is_early=True, status="due") for each in view.pairings[:3]]
    entrants = {**view.entrants, 1: replace(view.entrants[1], status="reserve")}
    return replace(view, pairings=(*early, *view.pairings[3:]), entrants=entrants)


def forms(said: Words) -> Iterator[tuple[str, Form]]:
    """Yield the fields and lists of every modal of the settings."""
    games = [registry.find(game) for game in registry.game_ids()]
    for form in ("swiss", "tables"):
        view = replace(tournament(form, 8, 1, names=LONG), settings=replace(MOST, pauses=3, pause_days=9), name=HEX)
        for game in games:
            for part in PARTS:
                of_game = replace(view, game=game.id, options={})
                yield part, part_form(of_game, part, games, said, lambda at: "" if at is None else "2026-12-05 18:00")
