"""The pages of organisers: a draft with all that can be set, and what they can do in each status. Pure."""

from collections.abc import Iterator, Sequence

from play.formats.views import ImportPreview, TournamentView
from render import verbs
from render.limits import clipped
from render.page import Button, Page, Paragraph
from render.pages.parts import button, page, rows
from render.phrases import QUIET, escaped, moment, pace_name
from render.tie_breaks import with_edition
from render.tournaments import format_line, game_lines, is_in_rounds, mark_of, tournament_name
from text import Words

PARTS = ("game", "format", "time", "entry", "table", "breaks")
"""Parts of the settings, each with a modal of its own (pages/tournament_forms.py)."""

MOST_EARLIER = 3
MOST_LINES = 40
LINE = 60


def setup_page(view: TournamentView, words: Words, earlier: Sequence[TournamentView] = ()) -> Page:
    """Return all settings of a tournament that has not started; `earlier` ones can fill a new one."""
    mark = mark_of(view)
    head = words(f"setup-tournament-{'draft' if view.status == 'draft' else 'open'}", name=tournament_name(view))
    first = (button(verbs.CUP_OPEN, words("button-cup-open"), mark, style="success"),) if view.status == "draft" else ()
    parts = [button(verbs.CUP_EDIT, words(f"button-cup-{part}"), f"{mark}.{part}") for part in PARTS]
    others = [
        button(verbs.CUP_NEW, words("button-cup-like", name=each.name), mark_of(each))
        for each in earlier[:MOST_EARLIER]
    ]
    back = () if view.status == "draft" else (button(verbs.ORGANISE, words("button-back"), mark),)
    drop = (button(verbs.CUP_CANCEL, words("button-cup-drop"), mark, style="danger"),) if view.status == "draft" else ()
    return page(
        Paragraph(head),
        Paragraph("\n".join(settings_lines(view, words))),
        *rows((*first, *back, *drop)),
        *rows(parts),
        *rows(others),
        accent=QUIET,
    )


def settings_lines(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield everything that is agreed on for a tournament, a line for each part of the settings."""
    settings = view.settings
    game, *options = game_lines(view, words)
    usual = words("setup-tournament-usual")
    yield words("setup-tournament-game", game=game, options=words.listed(options) or usual)
    yield words("setup-tournament-language", language=words(f"language-{view.language}"))
    yield words("setup-tournament-format", format=format_line(view, words))
    yield words("setup-tournament-pace", pace=pace_name(view.pace, words))
    starts = words("setup-tournament-by-hand") if view.starts_at is None else moment(view.starts_at)
    closes = words("setup-tournament-at-start") if settings.closes_at is None else moment(settings.closes_at)
    yield words("setup-tournament-dates", starts=starts, closes=closes)
    if view.format == "flow":
        yield words("setup-tournament-hour", hour=f"{settings.hour:02}:00")
    yield words("setup-tournament-publish", count=settings.publish_minutes)
    yield words("setup-tournament-places", count=settings.most)
    if settings.role_id:
        yield words("tournament-wants-role", role=f"<@&{settings.role_id}>")
    if settings.least_reliability:
        yield words("tournament-wants-reliability", least=settings.least_reliability)
    yield words("setup-tournament-late" if settings.is_late_entry else "setup-tournament-no-late")
    yield words("setup-tournament-check-in", count=settings.check_in_hours)
    yield words("setup-tournament-limit", count=settings.limit_days, how=words(f"tournament-at-{settings.at_limit}"))
    yield words("setup-tournament-pauses", count=settings.pauses, days=settings.pause_days)
    yield words("setup-tournament-excused", count=settings.excused_days)
    names = (with_edition(each, words) for each in settings.tie_breaks)
    yield words("setup-tournament-breaks", names=words.listed(names))


def organise_page(view: TournamentView, words: Words) -> Page:
    """Return what organisers can do now, and what only they see."""
    said = [words("organise-heading", name=tournament_name(view)), words(f"organise-{view.status}")]
    organisers = words.listed(escaped(name) or words("tournament-an-organiser") for name in view.organisers.values())
    said.append(words("organise-organisers", names=organisers or words("organise-nobody")))
    early = sum(each.is_early for each in view.pairings)
    if early:
        said.append(words("organise-early", count=early))
    stopped = [each for each in view.entrants.values() if each.is_stopped]
    if stopped:
        said.append(words("organise-stopped", names=words.listed(escaped(each.name) for each in stopped)))
    return page(
        Paragraph("\n".join(said)),
        Paragraph(words("organise-public")),
        *rows(tuple(_acts(view, words, early))),
        accent=QUIET,
    )


def _acts(view: TournamentView, words: Words, early: int) -> Iterator[Button]:
    mark = mark_of(view)
    match view.status:
        case "draft":
            yield button(verbs.CUP_SETTINGS, words("button-cup-edit"), mark, style="primary")
        case "open":
            yield button(verbs.CUP_START, words("button-cup-start"), mark, style="success")
            yield from _buttons(mark, words, "edit", "import", "remove", "forbid")
        case "running" | "paused":
            if early:
                yield button(verbs.CUP_PUBLISH, words("button-cup-publish"), mark, style="success")
                yield from _buttons(mark, words, "swap")
            if is_in_rounds(view) and any(each.status == "running" for each in view.pairings):
                yield from _buttons(mark, words, "next")
            yield from _buttons(mark, words, "pause" if view.status == "running" else "resume")
            yield from _buttons(
                mark, words, "extend", "adjudicate", "correct", "replace", "remove", "forgive", "forbid"
            )
            yield from _buttons(mark, words, "import")
    if view.status not in {"ended", "cancelled", "draft"}:
        yield from _buttons(mark, words, "move", "blank")
        yield button(verbs.CUP_CANCEL, words("button-cup-cancel"), mark, style="danger")
    yield button(verbs.CUP_NEW, words("button-cup-like", name=view.name), mark)
    yield button(verbs.CUP, words("button-cup"), mark)


def _buttons(mark: str, words: Words, *names: str) -> Iterator[Button]:
    for name in names:
        yield button(_VERBS[name], words(f"button-cup-{name}"), mark)


_VERBS = {
    "edit": verbs.CUP_SETTINGS,
    "import": verbs.CUP_IMPORT,
    "next": verbs.CUP_NEXT,
    "swap": verbs.CUP_SWAP,
    "pause": verbs.CUP_PAUSE,
    "resume": verbs.CUP_RESUME,
    "extend": verbs.CUP_EXTEND,
    "adjudicate": verbs.CUP_JUDGE,
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
