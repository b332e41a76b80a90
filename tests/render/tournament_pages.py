"""The pages of standings, pairings, arithmetic, rules and pictures of tournaments: the largest, and all reasons."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from msgspec.structs import replace

from play.formats.pairs import Reasons
from play.formats.settings import Settings
from play.formats.views import PairingView, TournamentView
from render.page import Page
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_met import why_paired_page
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_pictures import KINDS, picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_teams import captain_page, team_page, teams_page
from render.pages.tournament_why import why_page
from tests.render.cup_views import cup_view
from tests.render.team_views import team_view
from tests.render.tournament_views import LONG, tournament, with_knock_out
from text import Words

Made = tuple[str, Callable[[], Page]]


@lru_cache(maxsize=1)
def largest() -> tuple[TournamentView, ...]:
    """Return the largest tournament of each format, with the longest names, and one in which nothing has happened."""
    many = tournament("swiss", 200, 9, names=LONG, is_open=True)
    flow = tournament("flow", 64, 9, names=LONG, settings=Settings(rounds=9, at_once=2, final=64), is_open=True)
    return (
        many,
        with_knock_out(flow, 64, best_of=3, rounds=3),
        tournament("round_robin", 40, 39, names=LONG),
        tournament("tables", 64, 5, names=LONG, is_open=True),
        tournament("knock_out", 8, 0, names=LONG),
        tournament("table_flow", 64, 5, names=LONG, settings=Settings(rounds=5, at_once=2), is_open=True),
        with_knock_out(tournament("groups", 64, 3, names=LONG, is_open=True), 16, rounds=1),
        cup_view(64, "double_tables", names=LONG * 16, rounds=4),
        cup_view(64, "double", meets="swiss", names=LONG * 16, settings={"final": 32}, rounds=2),
        cup_view(64, "tables", names=LONG * 16, rounds=1, miss=0.1),
        tournament("division", 16, 5, names=LONG, is_open=True),
        tournament("division", 7, 1, names=LONG, is_open=True),
    )


def tournament_pages(said: Words) -> Iterator[Made]:
    """Yield the name of every page and a function that makes it."""
    yield from _team_pages(said)
    for view in largest():
        last = len(view.rows) - 1
        for place in (0, 1, 99):
            yield "standings_page", partial(standings_page, view, said, view.rows[last].entrant, place)
            yield "pairings_page", partial(pairings_page, view, said, 1, 1, view.newest_round(1), place=place)
        yield "pairings_page", partial(pairings_page, view, said, None, 2, 2)
        for entrant in (1, 2, last, 9_999):
            yield "why_page", partial(why_page, view, said, entrant)
        yield "tournament_rules_page", partial(tournament_rules_page, view, said)
        yield "tournament_rules_page", partial(tournament_rules_page, replace(view, secret="f" * 64), said)
        for kind in KINDS:
            yield "picture_page", partial(picture_page, view, said, view.rows[last].entrant, kind, 2)
        for each in _every_reason(view):
            asked = replace(view, pairings=(each,))
            yield "why_paired_page", partial(why_paired_page, asked, said, each.pairing)


def _team_pages(said: Words) -> Iterator[Made]:
    """Yield the pages of teams, with the longest names and the most people."""
    view = team_view(40, 5, is_started=True, names=tuple(each[:30] for each in LONG))
    view = replace(view, entrants={at: replace(each, name=LONG[at % 4]) for at, each in view.entrants.items()})
    is_open = replace(view, status="open")
    yield "tournament_card_page", partial(tournament_card_page, is_open, (), said)
    for place in (0, 3, 99):
        yield "teams_page", partial(teams_page, view, said, 199, place)
    yield "team_page", partial(team_page, is_open, said, 1_001, dict.fromkeys((7_001, 7_002), LONG[0]))
    yield "team_page", partial(team_page, is_open, said, 7_001)
    yield "team_page", partial(team_page, team_view(4, 3, is_started=False), said, 1_001, {7_001: LONG[0]})
    for key in ("team-captain-declined", "team-captain-refused"):
        yield "captain_page", partial(captain_page, view, view.teams[0], LONG[0], key, said)


def _every_reason(view: TournamentView) -> Iterator[PairingView]:
    """Yield pairings that tell all that there can be to tell."""
    for each in view.pairings[:1]:
        most = Reasons(999, 3, clash=True, floats=9, fold=99, waited=99, instead=99)
        yield each
        yield replace(each, why=most)
        yield replace(each, why=replace(most, gap=0), only_for=each.seats[0].entrant)
        yield replace(each, seats=(replace(each.seats[0], twelfths=12),))
        yield replace(each, seats=(replace(each.seats[0], twelfths=6),))
        yield replace(each, stage=2, is_early=True)
        yield replace(each, stage=2, seats=each.seats[:1])
