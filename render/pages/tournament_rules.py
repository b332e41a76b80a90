"""By what a tournament is played: what counts for places and for pairing, time, no-shows, chance. Pure."""

from collections.abc import Iterator

from play.formats.flow import BYE_AFTER, GAP, HELPED_AFTER, HELPS, LAG
from play.formats.settings import CUPS_AT_TABLES, FLOWS, NO_LATE, PAIRED_AT_START, SUBSTITUTES, TEAMS, Settings
from play.formats.swiss import WISHES
from play.formats.table_flow import (
    AGAIN,
    MODEL_ALL,
    MODEL_ENTRANTS,
    MODEL_FAR,
    MODEL_HALF,
    MODEL_MATCHES,
    SMALL_AFTER,
)
from play.formats.views import TournamentView
from render import verbs
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, hour_of_day, moment, pace_name
from render.tie_breaks import WITH_EDITION, with_edition
from render.tournament_cups import has_cup, is_double, is_only_cup
from render.tournaments import entrant_name, format_line, game_lines, mark_of, points, tournament_name
from text import Words

MOST_PAIRS = 10


def tournament_rules_page(view: TournamentView, words: Words) -> Page:
    """Return the rules of a tournament: the same for all, and frozen when it starts."""
    mark = mark_of(view)
    return page(
        Paragraph("\n".join(_what(view, words))),
        Paragraph("\n".join(_places(view, words))),
        Paragraph("\n".join(_pairing(view, words))),
        Paragraph("\n".join(_time(view, words))),
        Paragraph("\n".join(_chance(view, words))),
        *rows(
            (
                button(verbs.STANDINGS, words("button-standings"), mark),
                button(verbs.PAIRINGS, words("button-pairings"), mark),
            )
        ),
        accent=QUIET,
    )


def _what(view: TournamentView, words: Words) -> Iterator[str]:
    yield words("tournament-rules-heading", name=tournament_name(view))
    yield " · ".join(game_lines(view, words))
    yield words("tournament-rules-pace", pace=pace_name(view.pace, words))
    yield words("tournament-rules-format", format=format_line(view, words))
    is_late = view.settings.is_late_entry and view.format not in NO_LATE
    if is_late:
        yield words("tournament-rules-late", flow=view.format in FLOWS)
    else:
        yield words("tournament-rules-no-late")


def _places(view: TournamentView, words: Words) -> Iterator[str]:
    yield words("tournament-rules-places")
    if is_only_cup(view):
        yield words("tournament-rules-places-cup")
        return
    if view.seats > TWO:
        yield words("tournament-rules-points-tables")
    else:
        yield words("tournament-rules-points", flow=view.format in FLOWS)
    if view.format == TEAMS:
        yield words("tournament-rules-teams-places")
    names = (with_edition(each, words) for each in view.settings.tie_breaks)
    key = "tournament-rules-teams-breaks" if view.format == TEAMS else "tournament-rules-tie-breaks"
    yield words(key, names=words.listed(names))
    editions = dict.fromkeys(each.edition for each in view.settings.tie_breaks if each.name in WITH_EDITION)
    if view.format not in PAIRED_AT_START:
        yield from (words(f"edition-{edition}.rule") for edition in editions)


TWO = 2


def _pairing(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield what counts when the bot pairs, what weighs most first."""
    yield words("tournament-rules-pairing")
    match view.format:
        case "swiss":
            yield words("tournament-rules-wishes")
            yield from (f"{number}. {words(f'wish-{wish}')}" for number, wish in enumerate(WISHES, 1))
        case "flow":
            yield words("tournament-rules-flow", at=_hour(view, words), at_once=view.settings.at_once)
            yield words("tournament-rules-gap", steps=words.listed(_steps(words)))
            yield words("tournament-rules-lag", steps=words.listed(_lags(words)))
            yield words("tournament-rules-alone", days=HELPED_AFTER, helps=HELPS, bye=BYE_AFTER)
        case "table_flow":
            yield from _table_flow(view, words)
        case "groups" | "table_groups":
            settings = view.settings
            yield words(f"tournament-rules-{view.format}", size=settings.group_size)
            yield words(f"tournament-rules-groups-{settings.seeding}")
            yield words("tournament-rules-groups-final", count=settings.group_best)
        case "teams":
            settings = view.settings
            yield words("tournament-rules-teams", boards=settings.boards, most=settings.boards + SUBSTITUTES)
            yield words(f"tournament-rules-teams-{settings.teams_meet}")
        case "division":
            yield words("tournament-rules-division", at_once=view.settings.at_once)
            yield words("tournament-rules-division-left", seats=view.seats)
        case "knock_out" if has_cup(view):
            pass
        case _:
            yield words(f"tournament-rules-{view.format}")
    if has_cup(view):
        yield from _knock_out(view, words)
    elif view.settings.final:
        yield words("tournament-rules-knock_out")
    if view.forbidden:
        pairs = [
            f"{entrant_name(view, one, words)} – {entrant_name(view, other, words)}" for one, other in view.forbidden
        ]
        yield words("tournament-rules-forbidden", pairs=words.listed(pairs[:MOST_PAIRS]), more=len(pairs[MOST_PAIRS:]))


def _hour(view: TournamentView, words: Words) -> str:
    """Return at what time of the day a flow is paired."""
    return hour_of_day(view.settings.hour, view.pairs_at or view.started_at or view.starts_at, words)


def _table_flow(view: TournamentView, words: Words) -> Iterator[str]:
    yield words("tournament-rules-table_flow", at=_hour(view, words), at_once=view.settings.at_once)
    yield words("tournament-rules-gap", steps=words.listed(_steps(words)))
    yield words("tournament-rules-lag", steps=words.listed(_lags(words)))
    yield words("tournament-rules-again", first=AGAIN[1][0], any=AGAIN[-1][0])
    yield words("tournament-rules-small", days=SMALL_AFTER)
    yield words("tournament-rules-alone-tables", days=HELPED_AFTER, helps=HELPS, bye=BYE_AFTER)
    yield words(
        "tournament-rules-model",
        entrants=MODEL_ENTRANTS,
        matches=MODEL_MATCHES,
        all=MODEL_ALL,
        half=MODEL_HALF,
        far=MODEL_FAR,
    )


def _knock_out(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield how a knock-out is played that is drawn anew in each round."""
    at_tables = view.settings.cup in CUPS_AT_TABLES
    yield words("tournament-rules-cup-drawn", after=view.format != "knock_out")
    if at_tables:
        yield words("tournament-rules-cup-tables", through=view.settings.cup_through)
    yield words("tournament-rules-cup-byes-tables" if at_tables else "tournament-rules-cup-byes")
    yield words("tournament-rules-cup-double" if is_double(view) else "tournament-rules-cup-single")
    if is_double(view):
        yield words("tournament-rules-cup-final-tables" if at_tables else "tournament-rules-cup-final")
        yield words("tournament-rules-cup-back")
    yield words("tournament-rules-cup-level")
    if at_tables:
        yield words("tournament-rules-cup-absent")


def _steps(words: Words) -> Iterator[str]:
    for since, most in GAP:
        yield words("tournament-rules-gap-step", days=since, most="any" if most is None else points(most))


def _lags(words: Words) -> Iterator[str]:
    for since, most in LAG:
        yield words("tournament-rules-lag-step", days=since, most=most or 0)


def _time(view: TournamentView, words: Words) -> Iterator[str]:
    settings = view.settings
    yield words("tournament-rules-time")
    if settings.season_ends_at is not None:
        yield words(f"tournament-rules-season-{settings.at_limit}", at=moment(settings.season_ends_at))
    else:
        yield words(f"tournament-rules-limit-{settings.at_limit}", days=settings.limit_days)
    yield words("tournament-rules-no-show", flow=view.format in FLOWS)
    yield from _motions(settings, words)
    yield words("tournament-rules-gone")


def _motions(settings: Settings, words: Words) -> Iterator[str]:
    yield words("tournament-rules-motions")
    yield words("tournament-rules-pauses", count=settings.pauses, days=settings.pause_days)
    yield words("tournament-rules-excused", days=settings.excused_days)


def _chance(view: TournamentView, words: Words) -> Iterator[str]:
    yield words("tournament-rules-chance")
    yield words("tournament-rules-commitment", commitment=view.commitment)
    if view.secret is None:
        yield words("tournament-rules-secret-later", button=words("button-cup-export"))
    else:
        yield words("tournament-rules-secret", secret=view.secret, button=words("button-cup-export"))
