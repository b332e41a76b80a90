"""The seasons of a league that are over, and by which rules it is played. Pure."""

from collections.abc import Iterator, Sequence

from play.formats.league_views import LeagueView, PastSeason
from render import verbs
from render.leagues import ARROWS, at_once_line, day, league_mark, league_name, member_name, promises, winners
from render.limits import MOST_OPTIONS
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, paged, rows
from render.phrases import QUIET, hour_of_day
from render.tournaments import points
from text import Words

MOST_TEXT = 3_000
MOST_TITLES = 5


def history_page(view: LeagueView, seasons: Sequence[PastSeason], words: Words) -> Page:
    """Return who has won which season, the newest first; of one that is chosen all places are shown."""
    lines = [_season(view, each, words) for each in seasons]
    head = words("league-history-heading", name=league_name(view))
    return page(
        Paragraph(head if lines else "\n".join((head, words("league-history-none")))),
        Paragraph("\n".join(_titles(view, seasons, words))),
        Paragraph("\n".join(paged(lines, MOST_TEXT)[0])),
        *_choice(view, seasons, words),
        *rows([button(verbs.LEAGUE, words("button-league"), league_mark(view))]),
        accent=QUIET,
    )


def season_page(view: LeagueView, season: PastSeason, seasons: Sequence[PastSeason], words: Words) -> Page:
    """Return the places of a season that is over, division by division."""
    divisions = sorted({each.division for each in season.places})
    texts = []
    for division in divisions:
        here = [each for each in season.places if each.division == division]
        said = (
            words("league-past-ranked", place=each.place, name=member_name(view, each.member, words),
                  points=points(each.twelfths))
            for each in here
        )  # fmt: skip
        texts.append("\n".join((words("league-past-division", division=division), *said)))
    proof = () if season.secret is None else (words("league-secret", season=season.season, secret=season.secret),)
    commitment = words("league-commitment", season=season.season, commitment=season.commitment)
    mark = league_mark(view)
    return page(
        Paragraph(words("league-past-heading", name=league_name(view), season=season.season)),
        Paragraph("\n".join(paged(texts, MOST_TEXT)[0]) or words("league-past-cancelled")),
        Paragraph("\n".join((commitment, *proof))),
        *_choice(view, seasons, words, season.season),
        *rows(
            [
                button(verbs.LEAGUE_HISTORY, words("button-league-history"), mark),
                button(verbs.LEAGUE, words("button-league"), mark),
            ]
        ),
        accent=QUIET,
    )


def league_rules_page(view: LeagueView, words: Words) -> Page:
    """Return how the league is played, in the order in which somebody meets its rules."""
    mark = league_mark(view)
    return page(
        Paragraph(words("league-rules-heading", name=league_name(view))),
        Paragraph("\n".join(_rules(view, words))),
        *rows(
            [
                button(verbs.LEAGUE_MINE, words("button-league-mine"), mark),
                button(verbs.LEAGUE, words("button-league"), mark),
            ]
        ),
        accent=QUIET,
    )


def _rules(view: LeagueView, words: Words) -> Iterator[str]:
    settings = view.settings
    yield words(f"league-rule-tables-{'pairs' if view.seats == 2 else 'tables'}", size=view.size, seats=view.seats)
    yield at_once_line(view, words)
    yield words("league-rule-moving", up=ARROWS["up"], down=ARROWS["down"], count=settings.moving)
    yield words("league-rule-gaps")
    yield words(f"league-rule-first-{settings.first}")
    yield words(
        "league-rule-season",
        months=settings.months,
        days=settings.break_days,
        hour=hour_of_day(settings.hour, view.opens_at, words),
    )
    yield words("league-rule-end")
    yield words("league-rule-absent")
    yield words("league-rule-leaving")
    yield words("league-rule-chance")
    yield from (words("league-commitment", season=number, commitment=each) for number, each in promises(view))
    season = view.season
    if season is not None and season.secret is not None:
        yield words("league-secret", season=season.season, secret=season.secret)


def _season(view: LeagueView, season: PastSeason, words: Words) -> str:
    names = words.listed(member_name(view, each, words) for each in winners(season.places, 1))
    dates = {"begun": day(season.opened_at), "ended": day(season.ended_at)}
    if not names:
        return words("league-past-none", season=season.season, **dates)
    return words("league-past", season=season.season, names=names, **dates)


def _titles(view: LeagueView, seasons: Sequence[PastSeason], words: Words) -> Iterator[str]:
    """Yield who has won most seasons, if anybody has won more than one."""
    count: dict[int, int] = {}
    for season in seasons:
        for member in winners(season.places, 1):
            count[member] = count.get(member, 0) + 1
    best = sorted((each for each in count.items() if each[1] > 1), key=lambda each: (-each[1], each[0]))[:MOST_TITLES]
    if best:
        yield words("league-titles", names=words.listed(
            words("league-titles-of", name=member_name(view, member, words), count=times) for member, times in best
        ))  # fmt: skip


def _choice(
    view: LeagueView, seasons: Sequence[PastSeason], words: Words, chosen: int | None = None
) -> tuple[Select, ...]:
    """Return the list of seasons, the newest of them."""
    options = tuple(
        option(
            f"{league_mark(view)}.{each.season}",
            words("league-choose-past", season=each.season),
            chosen=each.season == chosen,
        )
        for each in seasons[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.LEAGUE_HISTORY), words("league-choose-season"), options),) if options else ()
