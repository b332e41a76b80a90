"""Leagues as they may be seen, for tests of pages: made up, small or the largest."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from play.formats.league_views import LeagueSettings, LeagueView, MemberView, PastSeason, PlaceView, SeasonView
from play.formats.settings import of_division
from tests.render.tournament_views import GREATEST, HEX, PLAIN, tournament

STATUSES: Final = ("draft", "open", "running", "last", "closed")
GONE: Final = {9: "resting", 10: "absent", 11: "left", 12: "removed"}


def league(
    status: str = "running", divisions: int = 2, size: int = 7, *, names: Sequence[str] = PLAIN, newcomers: int = 2
) -> LeagueView:
    """Return a league in its second season, or before the first one."""
    playing = divisions * size if status not in {"draft", "open"} else 0
    shown = [
        replace(
            tournament("division", size, 1, names=names, is_open=True, settings=of_division(4, GREATEST >> 30, 4)),
            tournament=100 + number, league=7, season=2, division=number, name=f"League, season 2, division {number}",
        )
        for number in range(1, divisions + 1)
    ] if playing else []  # fmt: skip
    members = {
        number: MemberView(
            number,
            None if number == 13 else 1_000 + number,
            "" if number == 13 else names[number % len(names)],
            GONE.get(number, "in") if status != "draft" else "in",
            (number - 1) // size + 1 if number <= playing else None,
            (number - 1) % size + 1 if number <= playing else None,
            "*" * 300 if number == 12 else "",
        )
        for number in range(1, playing + newcomers + 1)
    }
    where = {(each.division or 0, each.entrant or 0): number for number, each in members.items() if each.division}
    places = tuple(PlaceView(division, entrant, member, 40 - entrant) for (division, entrant), member in where.items())
    is_over = status == "closed"
    season = SeasonView(2, 1_800_000_000, 1_802_000_000, 1_803_000_000 if is_over else None, HEX,
                        HEX if is_over else None, where, places if is_over else ())  # fmt: skip
    return LeagueView(
        league=7, guild_id=70, channel_id=700, message_id=None, name="Autumn League", game="dungeon_lords", options={},
        unusual=(), seats=4, size=size, pace="1d", settings=LeagueSettings(), language="en", status=status,
        commitment=HEX, created_by=9_000, created_name=names[0], changes=3, sign="6b49d200", members=members, least=4,
        season=season if playing else None, divisions=tuple(shown), opens_at=1_803_000_000,
        closed_at=1_803_000_000 if is_over else None, reason="*" * 300 if status in {"last", "closed"} else "",
    )  # fmt: skip


def past(view: LeagueView, seasons: int) -> tuple[PastSeason, ...]:
    """Return seasons that are over, the newest first; the oldest one was cancelled."""
    assert view.season is not None
    members = view.season.members.items()
    places = tuple(PlaceView(division, entrant, member, 40 - entrant) for (division, entrant), member in members)
    return tuple(
        PastSeason(number, 1_700_000_000, 1_702_000_000, places if number > 1 else (), HEX, HEX)
        for number in range(seasons, 0, -1)
    )
