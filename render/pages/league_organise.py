"""The pages of a league's organisers: all that is agreed on, and what they can do in each status. Pure."""

from collections.abc import Iterator, Sequence

from play.formats.divisions import division_sizes
from play.formats.league_views import LeagueView
from render import verbs
from render.leagues import at_once_line, league_game_lines, league_mark, league_name, member_name
from render.page import Button, Field, Page, Paragraph, Style
from render.pages.bands import reliability_line
from render.pages.parts import button, page, rows
from render.pages.tournament_forms import LONGEST_REASON
from render.phrases import QUIET, escaped, hour_of_day, moment, pace_name
from text import Words

PARTS = ("game", "options", "seasons", "members")
"""Parts of the settings, each with a modal of its own (pages/league_forms.py)."""

MOST_NAMED = 40
NAMED = ("resting", "absent", "left", "removed")


def league_organise_page(view: LeagueView, words: Words, notice: str = "") -> Page:
    """Return all settings, who is in the league, and what organisers can do now.

    `notice`: what was done, or why it was not. It is directly over the buttons, since a phone shows the page's end.
    """
    mark = league_mark(view)
    concerned = [part for part in PARTS if part != "options" or view.options]
    parts = [button(verbs.LEAGUE_EDIT, words(f"button-league-{part}"), f"{mark}.{part}") for part in concerned]
    head = [words("league-organise-heading", name=league_name(view)), words(f"league-organise-{view.status}")]
    if view.created_name:
        head.append(words("organise-organisers", names=escaped(view.created_name)))
    return page(
        Paragraph("\n".join(head)),
        Paragraph("\n".join(league_settings_lines(view, words))),
        Paragraph("\n".join(_people(view, words))),
        Paragraph(notice),
        *(rows(parts) if view.status != "closed" else ()),
        *rows(tuple(_buttons(view, words))),
        accent=QUIET,
    )


def close_league_page(view: LeagueView, words: Words) -> Page:
    """Return the question how a league is closed while a season is played."""
    mark = league_mark(view)
    then = button(verbs.LEAGUE_CLOSE, words("button-league-close-then"), f"{mark}.{verbs.YES}", "danger")
    now = button(verbs.LEAGUE_CLOSE, words("button-league-close-now"), f"{mark}.{verbs.EVERY}", "danger")
    return page(
        Paragraph(words("league-close-question", name=league_name(view))),
        *rows(
            [
                *((then,) if view.status == "running" else ()),
                now,
                button(verbs.LEAGUE_ORGANISE, words("button-back"), mark),
            ]
        ),
        accent=QUIET,
    )


def league_lost_page(view: LeagueView, reason: str, words: Words) -> Page:
    """Return what who made a league is told where its message cannot be shown."""
    return page(Paragraph(words("league-lost", name=league_name(view), reason=reason)), accent=QUIET)


def league_reason_field(words: Words) -> Field:
    """Return the field for a reason."""
    return Field(words("form-reason"), words("league-reason-hint"), longest=LONGEST_REASON, is_required=True)


def league_settings_lines(view: LeagueView, words: Words, *, is_whole: bool = False) -> Iterator[str]:
    """Yield everything that is agreed on, a line for each part of it; what nobody asks for only if `is_whole`."""
    settings = view.settings
    game, *options = league_game_lines(view, words)
    usual = words("setup-tournament-usual")
    yield words("setup-tournament-game", game=game, options=words.listed(options) or usual)
    yield words("setup-tournament-language", language=words(f"language-{view.language}"))
    yield words("setup-tournament-pace", pace=pace_name(view.pace, words))
    yield words("league-shape", size=view.size, seats=view.seats, moving=settings.moving)
    divisions = len(division_sizes(settings.most, view.size, view.seats))
    yield words("league-places", count=settings.most, divisions=divisions, size=view.size)
    if settings.role_id:
        yield words("tournament-wants-role", role=f"<@&{settings.role_id}>")
    elif is_whole:
        yield words("tournament-wants-no-role")
    if is_whole or settings.least_reliability:
        least, is_known_only = settings.least_reliability, settings.is_known_only
        yield reliability_line("league", least, words, is_known_only=is_known_only)
    # A list is the last, since what follows one would belong to it.
    yield at_once_line(view, words)
    yield words(
        "league-rule-season",
        months=settings.months,
        days=settings.break_days,
        hour=hour_of_day(settings.hour, view.opens_at, words),
    )
    yield words(f"league-rule-first-{settings.first}")


def changed_league_lines(before: LeagueView, after: LeagueView, words: Words) -> str:
    """Return the settings that were changed, as they are now; empty if none was."""
    known = {*league_settings_lines(before, words, is_whole=True)}
    new = [line for line in league_settings_lines(after, words, is_whole=True) if line not in known]
    if before.name != after.name:
        new.insert(0, words("setup-tournament-name", name=league_name(after)))
    return "\n".join((words("setup-tournament-changed"), *new)) if new else ""


def _people(view: LeagueView, words: Words) -> Iterator[str]:
    """Yield how many play next, and who does not."""
    if view.status == "draft":
        return
    if view.status in {"open", "running"}:
        yield words("league-members", count=len(view.of_status("in")), least=view.least)
        yield words("league-opens-at", at=moment(view.opens_at or 0))
    for status in NAMED:
        found = view.of_status(status)
        if found:
            names: Sequence[str] = [member_name(view, each.member, words) for each in found[:MOST_NAMED]]
            yield words(f"league-who-{status}", count=len(found), names=words.listed(names))


def _buttons(view: LeagueView, words: Words) -> Iterator[Button]:
    """Yield what organisers can do now, beside the settings."""
    mark = league_mark(view)

    def act(verb: str, name: str, style: Style = "secondary") -> Button:
        return button(verb, words(f"button-league-{name}"), mark, style)

    if view.status == "draft":
        yield act(verbs.LEAGUE_OPEN, "open", "success")
        yield button(verbs.LEAGUES, words("button-leagues"))
    if view.status == "open":
        yield act(verbs.LEAGUE_START, "start", "success")
    if view.status in {"open", "running", "last"}:
        yield act(verbs.LEAGUE_REMOVE, "remove")
        yield act(verbs.LEAGUE_MOVE, "move")
    if view.status != "closed":
        yield act(verbs.LEAGUE_CLOSE, "drop" if view.status == "draft" else "close", "danger")
    if view.status != "draft":
        yield button(verbs.LEAGUE, words("button-league"), mark)
