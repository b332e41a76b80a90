"""The pages of organisers: a draft with all that can be set, and what they can do in each status. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from games.kernel.ratings import Band
from play.formats.applying import Choice, applies
from play.formats.settings import FLOWS, GROUPED, PAIRED_AT_START, TEAMS
from play.formats.views import ImportPreview, TournamentView
from render import verbs
from render.limits import clipped
from render.page import Button, Page, Paragraph, Style
from render.pages.bands import band_line, reliability_line
from render.pages.parts import button, page, rows
from render.phrases import QUIET, escaped, hour_of_day, moment, pace_name
from render.tie_breaks import with_edition
from render.tournaments import format_line, game_lines, is_in_rounds, least_line, mark_of, tournament_name
from text import Words

PARTS = ("game", "format", "groups", "teams", "time", "entry", "rating", "table", "breaks")
"""Parts of the settings, each with a modal of its own (pages/tournament_forms.py)."""

RUNNING = frozenset({"running", "paused"})
MOST_EARLIER = 3
MOST_LINES = 40
LINE = 60


def setup_page(view: TournamentView, words: Words, earlier: Sequence[TournamentView] = (), notice: str = "") -> Page:
    """Return all settings of a tournament that has not started; `earlier` ones can fill a new one.

    `notice`: what was changed, or why it was not. It is directly over the buttons, since a phone shows the page's end.
    """
    mark, is_draft = mark_of(view), view.status == "draft"
    head = words(f"setup-tournament-{'draft' if is_draft else 'open'}", name=tournament_name(view))
    concerned = [part for part in PARTS if _has(view, part)]
    parts = [button(verbs.CUP_EDIT, words(f"button-cup-{part}"), f"{mark}.{part}") for part in concerned]
    others = [
        button(verbs.CUP_NEW, words("button-cup-like", name=each.name), mark_of(each))
        for each in earlier[:MOST_EARLIER]
    ]
    ways = (
        (
            button(verbs.CUP_OPEN, words("button-cup-open"), mark, style="success"),
            button(verbs.CUP_CANCEL, words("button-cup-drop"), mark, style="danger"),
            button(verbs.TOURNAMENTS, words("button-tournaments")),
        )
        if is_draft
        else (button(verbs.ORGANISE, words("button-back"), mark),)
    )
    return page(
        Paragraph(head),
        Paragraph("\n".join(settings_lines(view, words))),
        Paragraph(notice),
        *rows(ways),
        *(row for first in range(0, len(parts), 2) for row in rows(parts[first : first + 2])),
        *rows(others),
        accent=QUIET,
    )


def _has(view: TournamentView, part: str) -> bool:
    """Return whether a part of the settings says something of this format."""
    concerned: dict[str, Choice] = {"breaks": "breaks", "groups": "groups", "teams": "teams"}
    return part not in concerned or applies(concerned[part], view.format, view.settings)


def changed_lines(before: TournamentView, after: TournamentView, words: Words) -> str:
    """Return the settings that were changed, as they are now; empty if none was."""
    known = {*settings_lines(before, words, is_whole=True)}
    new = [line for line in settings_lines(after, words, is_whole=True) if line not in known]
    if before.name != after.name:
        new.insert(0, words("setup-tournament-name", name=tournament_name(after)))
    return "\n".join((words("setup-tournament-changed"), *new)) if new else ""


def settings_lines(view: TournamentView, words: Words, *, is_whole: bool = False) -> Iterator[str]:
    """Yield what is agreed on for a tournament, a line for each part of the settings that its format has.

    Without `is_whole` what there is nothing of is left out, such as check-in, since a phone shows few lines.
    """
    settings = view.settings
    game, *options = game_lines(view, words)
    usual = words("setup-tournament-usual")
    yield words("setup-tournament-game", game=game, options=words.listed(options) or usual)
    yield words("setup-tournament-language", language=words(f"language-{view.language}"))
    yield words("setup-tournament-format", format=format_line(view, words))
    if view.format in GROUPED:
        yield words(f"setup-tournament-seeding-{settings.seeding}")
    if view.format in PAIRED_AT_START and (is_whole or settings.at_once > 1):
        yield words("setup-tournament-at-once", count=settings.at_once)
    yield words("setup-tournament-pace", pace=pace_name(view.pace, words))
    starts = words("setup-tournament-by-hand") if view.starts_at is None else moment(view.starts_at)
    closes = words("setup-tournament-at-start") if settings.closes_at is None else moment(settings.closes_at)
    yield words("setup-tournament-dates", starts=starts, closes=closes)
    if view.format in FLOWS:
        yield words("setup-tournament-hour", hour=hour_of_day(settings.hour, view.starts_at, words))
    if is_whole or settings.publish_minutes:
        yield words("setup-tournament-publish", count=settings.publish_minutes)
    kind = "-teams" if view.format == TEAMS else ""
    yield words(f"setup-tournament-places{kind}", count=settings.most)
    yield least_line(view, words)
    if settings.role_id:
        yield words("tournament-wants-role", role=f"<@&{settings.role_id}>")
    elif is_whole:
        yield words("tournament-wants-no-role")
    if is_whole or settings.least_reliability:
        least, is_known_only = settings.least_reliability, settings.is_known_only
        yield reliability_line("tournament", least, words, is_known_only=is_known_only)
    if line := band_line(Band(*settings.ratings), words) or (words("band-open") if is_whole else ""):
        yield line
    is_late = settings.is_late_entry and applies("late", view.format, settings)
    yield words("setup-tournament-late" if is_late else "setup-tournament-no-late")
    if is_whole or settings.check_in_hours:
        yield words("setup-tournament-check-in", count=settings.check_in_hours)
    yield words("setup-tournament-limit", count=settings.limit_days, how=words(f"tournament-at-{settings.at_limit}"))
    yield words("setup-tournament-pauses", count=settings.pauses, days=settings.pause_days)
    yield words("setup-tournament-excused", count=settings.excused_days)
    if applies("breaks", view.format, settings):
        names = (with_edition(each, words) for each in settings.tie_breaks)
        yield words(f"setup-tournament-breaks{kind}", names=words.listed(names))


def organise_page(view: TournamentView, words: Words, notice: str = "", *, is_staff: bool = False) -> Page:
    """Return what organisers can do now, and what only they see.

    `notice`: what was done, or why it was not, over the buttons as in `setup_page`; `is_staff`: the reader manages the
    server.
    """
    said = [words("organise-heading", name=tournament_name(view)), words(f"organise-{view.status}")]
    organisers = words.listed(escaped(name) or words("tournament-an-organiser") for name in view.organisers.values())
    said.append(words("organise-organisers", names=organisers or words("organise-nobody")))
    early = sum(each.is_early for each in view.pairings)
    if early:
        said.append(words("organise-early", count=early))
    stopped = [each for each in view.entrants.values() if each.is_stopped]
    if stopped:
        said.append(words("organise-stopped", names=words.listed(escaped(each.name) for each in stopped)))
    groups = [tuple(_buttons(view, words, *names)) for names in _groups(view, is_staff=is_staff)]
    return page(
        Paragraph("\n".join(said)),
        Paragraph(words("organise-public")),
        Paragraph(notice),
        *(row for group in groups for row in rows(group)),
        accent=QUIET,
    )


def _groups(view: TournamentView, *, is_staff: bool) -> Iterator[Sequence[str]]:
    """Yield the names of what can be done now, those together that belong together; each group begins a line."""
    if view.status == "open":
        yield ("start", "edit")
    elif view.status in RUNNING:
        yield ("publish", "swap") if any(each.is_early for each in view.pairings) else ()
        statuses = {each.status for each in view.pairings if len(each.seats) > 1}
        is_next = is_in_rounds(view) and "running" in statuses
        yield (*(("next",) if is_next else ()), "pause" if view.status == "running" else "resume")
        yield (
            *(("extend", "adjudicate", "judgement") if "running" in statuses else ()),
            *(("correct",) if statuses & {"ended", "void"} else ()),
        )
    if view.status == "open" or view.status in RUNNING:
        yield tuple(_about_people(view))
        yield ("move", *(("blank",) if is_staff else ()), "cancel")
        yield ("card",)
    elif view.status == "draft":
        yield ("edit", "card")
    else:
        yield ("like", "card")


def _about_people(view: TournamentView) -> Iterator[str]:
    present = [each for each in view.entrants.values() if each.status not in {"withdrawn", "removed"}]
    if view.format != TEAMS:
        # Teams enter by themselves.
        yield "import"
    if view.status in RUNNING and any(each.status == "reserve" for each in present):
        yield "replace"
    if present:
        yield "remove"
    if any(seat.kind == "forfeit" for each in view.pairings for seat in each.seats) or any(
        each.is_stopped for each in present
    ):
        yield "forgive"
    if len(view.entrants) > 1:
        yield "forbid"


def _buttons(view: TournamentView, words: Words, *names: str) -> Iterator[Button]:
    for name in names:
        label = words("button-cup-like", name=view.name) if name == "like" else words(f"button-cup-{name}")
        yield button(_VERBS[name], label, mark_of(view), style=_STYLES.get(name, "secondary"))


_STYLES: Mapping[str, Style] = {"start": "success", "publish": "success", "cancel": "danger"}
_VERBS = {
    "start": verbs.CUP_START,
    "publish": verbs.CUP_PUBLISH,
    "cancel": verbs.CUP_CANCEL,
    "like": verbs.CUP_NEW,
    "card": verbs.CUP,
    "edit": verbs.CUP_SETTINGS,
    "import": verbs.CUP_IMPORT,
    "next": verbs.CUP_NEXT,
    "swap": verbs.CUP_SWAP,
    "pause": verbs.CUP_PAUSE,
    "resume": verbs.CUP_RESUME,
    "extend": verbs.CUP_EXTEND,
    "adjudicate": verbs.CUP_JUDGE,
    "judgement": verbs.CUP_ASK,
    "correct": verbs.CUP_CORRECT,
    "replace": verbs.CUP_REPLACE,
    "remove": verbs.CUP_REMOVE,
    "forgive": verbs.CUP_FORGIVE,
    "forbid": verbs.CUP_FORBID,
    "move": verbs.CUP_MOVE,
    "blank": verbs.CUP_BLANK,
}


def import_page(view: TournamentView, preview: ImportPreview, words: Words) -> Page:
    """Return what each line of a list of people comes to, those first that are not entered."""
    mark, count = mark_of(view), len(preview.people())
    ordered = sorted(preview.lines, key=lambda line: (line.verdict in {"place", "reserve"}, line.number))
    lines = [
        words(
            "import-line",
            line=line.number,
            text=escaped(clipped(line.text if line.member is None else line.member.name, LINE)),
            verdict=words(f"import-verdict-{line.verdict}"),
        )
        for line in ordered[:MOST_LINES]
    ]
    more = len(preview.lines) - MOST_LINES
    take = button(verbs.CUP_TAKE_IN, words("button-cup-import-yes"), mark, style="success", disabled=not count)
    return page(
        Paragraph(words("import-heading", name=tournament_name(view), count=count, lines=len(preview.lines))),
        Paragraph("\n".join((*lines, *((words("import-more", count=more),) if more > 0 else ())))),
        *rows(
            [
                take,
                button(verbs.CUP_IMPORT, words("button-cup-import"), mark),
                button(verbs.ORGANISE, words("button-back"), mark),
            ]
        ),
        accent=QUIET,
    )
