"""The message of a league: its divisions with who goes up and down, when the season ends, and what comes then. Pure.

One message in the channel shows it to everybody and is edited; the same page is shown privately, in the reader's
language. Divisions have no messages of their own.
"""

from collections.abc import Callable, Iterator, Sequence

from play.formats.league_views import LeagueSummary, LeagueView
from play.formats.views import TournamentView, has_results
from render import verbs
from render.leagues import (
    ARROWS,
    Ranked,
    league_game_lines,
    league_mark,
    league_name,
    member_name,
    over_of,
    promises,
    ranking,
    winners,
)
from render.limits import MOST_OPTIONS, clipped
from render.page import Action, Button, Line, Page, Paragraph, Select
from render.pages.bands import reliability_line
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, SEAL, escaped, moment, pace_name, remaining
from render.tournaments import TITLE, hash_beginning, points
from text import Words

DIVISIONS_TEXT = 2_400
"""So many characters all divisions take together; if they need more, each is said in fewer words."""

MOST_LEADERS = 3
MOST_LISTED = 12
COMING = frozenset({"open", "running"})
Said = Callable[[LeagueView, TournamentView, Words], str]


def league_page(view: LeagueView, words: Words) -> Page:
    """Return the message of a league."""
    return page(
        Paragraph(words("league-heading", name=league_name(view))),
        Paragraph("\n".join(_what(view, words))),
        *(Paragraph(each) for each in _divisions(view, words)),
        Paragraph("\n".join(_proof(view, words))),
        # A phone opens a channel at its end: what is awaited until when is directly over the buttons.
        Paragraph("\n".join(_now(view, words))),
        *_choice(view, words),
        *rows(_buttons(view, words)),
        accent=QUIET if view.status in {"closed", "draft"} else SEAL,
    )


def leagues_page(found: Sequence[LeagueSummary], words: Words, *, can_make: bool) -> Page:
    """Return the leagues of a server, those that are not closed first; `can_make`: the reader can make one."""
    ordered = sorted(found, key=lambda each: (each.status == "closed", -each.league))[:MOST_LISTED]
    head = words("leagues-heading", count=len(found))
    lines = (
        Line(_listed(each, words), button(verbs.LEAGUE, words("button-open"), str(each.league))) for each in ordered
    )
    new = (button(verbs.LEAGUE_NEW, words("button-league-new"), style="primary"),) if can_make else ()
    return page(
        Paragraph(head if found else "\n".join((head, words("leagues-none")))), *lines, *rows(new), accent=QUIET
    )


def standings_lines(view: LeagueView, division: TournamentView, words: Words, reader: int | None = None) -> list[str]:
    """Return a division with a line for each member; the line of the entrant `reader` is bold."""
    return [_line(each, words, is_bold=each.entrant == reader) for each in ranking(view, division, words)]


def division_heading(division: TournamentView, words: Words) -> str:
    """Return the name of a division and how far it is."""
    over, matches = over_of(division)
    return words("league-division", division=division.division or 0, over=over, matches=matches)


def _listed(each: LeagueSummary, words: Words) -> str:
    where = f" · <#{each.channel_id}>" if each.channel_id is not None else ""
    status = words(f"league-status-{each.status}", season=each.season)
    return f"**{escaped(clipped(each.name, TITLE))}** · {status}{where}"


def _what(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield what is played, at what pace, and in what divisions."""
    game, *options = league_game_lines(view, words)
    yield words("tournament-game", game=game, pace=pace_name(view.pace, words))
    if options:
        yield words("tournament-options", options=words.listed(options))
    yield words("league-shape", size=view.size, seats=view.seats, moving=view.settings.moving)


def _divisions(view: LeagueView, words: Words) -> tuple[str, ...]:
    """Return a text for each division of the newest season, in as many words as there is room for."""
    ways: tuple[Said, ...] = (_in_lines, _in_a_line, _in_short)
    texts: tuple[str, ...] = ()
    for say in ways:
        texts = tuple(say(view, each, words) for each in view.divisions)
        if sum(map(len, texts)) <= DIVISIONS_TEXT:
            break
    if len(texts) > MOST_LISTED:
        # A message has only so many parts.
        return ("\n".join(texts),)
    return texts


def _in_lines(view: LeagueView, division: TournamentView, words: Words) -> str:
    return "\n".join((division_heading(division, words), *standings_lines(view, division, words)))


def _in_a_line(view: LeagueView, division: TournamentView, words: Words) -> str:
    names = " · ".join(f"{ARROWS[each.move]}{_numbered(each)}" for each in ranking(view, division, words))
    return "\n".join((division_heading(division, words), names))


def _in_short(view: LeagueView, division: TournamentView, words: Words) -> str:
    ranked = list(ranking(view, division, words))[:MOST_LEADERS]
    names = " · ".join(_numbered(each, clipped(each.name, 20)) for each in ranked)
    return f"{division_heading(division, words)}: {names}"


def _numbered(each: Ranked, name: str = "") -> str:
    """Return a name with its place, if there are places."""
    return f"{each.place}. {name or each.name}" if each.place else name or each.name


def _line(each: Ranked, words: Words, *, is_bold: bool) -> str:
    name = f"**{each.name}**" if is_bold else f"~~{each.name}~~" if each.is_gone else each.name
    said = words(
        "league-ranked" if each.place else "league-unranked",
        place=each.place,
        name=name,
        points=points(each.twelfths),
        played=each.played,
        matches=each.matches,
    )
    return f"{ARROWS[each.move]} {said}".strip()


def _now(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield how far it is, when the season ends, and who comes in then."""
    if view.divisions and not view.is_between:
        if len(view.divisions) > 1 and any(map(has_results, view.divisions)):
            yield words("league-arrows")
        season = view.season
        assert season is not None
        ends = {"at": moment(season.ends_at), "left": remaining(season.ends_at)}
        is_over = all(each.status in {"ended", "cancelled"} for each in view.divisions)
        yield words("league-season-over" if is_over else "league-season", season=season.season, **ends)
    elif view.season is not None:
        yield from _champions(view, words)
    if view.status == "draft":
        yield words("league-draft")
    elif view.status == "closed":
        yield words("league-closed", at=moment(view.closed_at or 0), reason=escaped(view.reason))
    elif view.status == "last":
        yield words("league-last", reason=escaped(view.reason))
    else:
        yield from _next(view, words)


def _next(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield when the next season opens, and who plays in it."""
    at = view.opens_at or 0
    key = "league-first-opens" if view.season is None else "league-next-opens"
    yield words(key, at=moment(at), left=remaining(at))
    playing, newcomers = view.of_status("in"), view.newcomers()
    if view.season is None or len(playing) < view.least:
        yield words("league-members", count=len(playing), least=view.least)
    elif newcomers:
        names = words.listed(member_name(view, each.member, words) for each in newcomers[:MOST_LISTED])
        yield words("league-newcomers", count=len(newcomers), names=names)
    if resting := view.of_status("resting"):
        yield words("league-resting", count=len(resting))
    if absent := view.of_status("absent"):
        yield words("league-absent", count=len(absent))
    if view.settings.role_id:
        yield words("tournament-wants-role", role=f"<@&{view.settings.role_id}>")
    if view.settings.least_reliability:
        least, is_known_only = view.settings.least_reliability, view.settings.is_known_only
        yield reliability_line("league", least, words, is_known_only=is_known_only)


def _champions(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield who has won the newest season, once it is over."""
    season = view.season
    if season is None or not season.places:
        return
    names = words.listed(member_name(view, each, words) for each in winners(season.places, 1))
    yield words("league-champion", season=season.season, names=names)


def _proof(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield in one sentence that chance can be checked, and where; the page of rules has all that it takes."""
    hashes = [hash_beginning(commitment) for _, commitment in promises(view)]
    if hashes:
        yield words("league-chance", hashes=words.listed(f"`{each}`" for each in hashes))


def _choice(view: LeagueView, words: Words) -> tuple[Select, ...]:
    """Return the list of divisions, which opens one with its matches."""
    if len(view.divisions) < 2:
        return ()
    options = tuple(
        option(f"{league_mark(view)}.{each.division}", words("league-choose-division", division=each.division or 0))
        for each in view.divisions[:MOST_OPTIONS]
    )
    return (Select(Action(verbs.LEAGUE_DIVISION), words("league-choose"), options),)


def _buttons(view: LeagueView, words: Words) -> tuple[Button, ...]:
    """Return what everybody can press; what is not for them is refused in words."""
    mark = league_mark(view)
    mine = button(verbs.LEAGUE_MINE, words("button-league-mine"), mark, style="primary")
    join = button(verbs.LEAGUE_JOIN, words("button-league-join"), mark, style="success")
    past = button(verbs.LEAGUE_HISTORY, words("button-league-history"), mark)
    rules = button(verbs.LEAGUE_RULES, words("button-league-rules"), mark)
    organise = button(verbs.LEAGUE_ORGANISE, words("button-organise"), mark)
    is_past = view.season is not None and (view.season.season > 1 or view.is_between)
    return (
        *((mine,) if view.season is not None or view.status in COMING else ()),
        *((join,) if view.status in COMING else ()),
        *((past,) if is_past else ()),
        rules,
        organise,
    )
