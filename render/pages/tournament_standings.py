"""Who is ahead in a tournament: place, name, points and tie-breaks, a page at a time. Pure."""

from collections.abc import Iterator

from play.formats.settings import PAIRED_AT_START
from play.formats.standings import Row
from play.formats.views import TournamentView
from render import verbs
from render.page import Action, Block, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.phrases import QUIET
from render.tie_breaks import WITH_EDITION, is_by_lot, shown_tie_breaks, value_text, with_edition
from render.tournaments import entrant_name, mark_of, plain_entrant, points, tournament_name
from text import Words

ON_A_PAGE = 20
GONE = frozenset({"withdrawn", "removed"})
PLAYING = frozenset({"due", "running"})
BRACKET, CROSS, RACE = "bracket", "cross", "race"
"""The pictures of a tournament, as arguments of `verbs.CUP_PICTURE`."""


def standings_page(view: TournamentView, words: Words, reader: int | None, place: int = 0) -> Page:
    """Return page `place` of the standings; `reader`: the entrant who looks, whose row is on every page."""
    pages = max(1, -(-len(view.rows) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    first = place * ON_A_PAGE
    shown = view.rows[first : first + ON_A_PAGE]
    lines = [row_line(view, number, words, reader) for number in range(first, first + len(shown))]
    own = next((number for number, row in enumerate(view.rows) if row.entrant == reader), None)
    if own is not None and view.rows[own] not in shown:
        lines.append(f"…\n{row_line(view, own, words, reader)}")
    turn = turning(verbs.STANDINGS, place, pages, words, f"{mark_of(view)}.")
    return page(
        Paragraph("\n".join((words("standings-heading", name=tournament_name(view)), *how_far(view, words)))),
        Paragraph("\n".join(_columns(view, words)) if shown else words("standings-none")),
        Paragraph("\n".join(lines)),
        Paragraph("\n".join(_notes(view, shown, words))),
        *_whys(view, shown, words),
        *rows((*turn, *picture_buttons(view, words))),
        *rows(_ways(view, words, reader)),
        accent=QUIET,
    )


def row_line(view: TournamentView, number: int, words: Words, reader: int | None = None) -> str:
    """Return a row of the standings, by its place in the list, as one line for a narrow screen."""
    row = view.rows[number]
    name = entrant_name(view, row.entrant, words)
    entrant = view.entrants.get(row.entrant)
    notes = [words("standings-gone")] if entrant is not None and entrant.status in GONE else []
    notes += [words("standings-you")] if row.entrant == reader else []
    values = [value_text(row.values[column], words) for column in shown_tie_breaks(view)]
    lot = [words("standings-by-lot")] if is_by_lot(view, number) else []
    said = " ".join((name, *notes))
    return " · ".join((f"**{row.place}.** {said}", f"**{points(row.twelfths)}**", *values, *lot))


def how_far(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield how far the first stage is, of which the standings are."""
    first = [each for each in view.pairings if each.stage == 1 and len(each.seats) > 1 and not each.is_early]
    playing = sum(each.status in PLAYING for each in first)
    if view.status == "ended":
        yield words("standings-final")
    elif view.format == "flow" or view.format in PAIRED_AT_START:
        yield words("standings-in-flow", over=len(first) - playing, playing=playing)
    elif view.newest_round(1):
        yield words("standings-in-round", round=view.newest_round(1), playing=playing)
    if any(each.stage > 1 for each in view.pairings):
        yield words("standings-then-final")


def picture_buttons(view: TournamentView, words: Words) -> tuple[Button, ...]:
    """Return what leads to the pictures that there are to see."""
    kinds = []
    if any(view.sheet.lines.values()):
        kinds += [CROSS, RACE]
    if view.format == "knock_out":
        kinds = [BRACKET] if view.pairings else []
    elif any(each.stage > 1 for each in view.pairings):
        kinds.insert(0, BRACKET)
    return tuple(
        button(verbs.CUP_PICTURE, words(f"button-cup-picture-{kind}"), f"{mark_of(view)}.{kind}") for kind in kinds
    )


def _columns(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield what the figures of a line are."""
    shown = [view.settings.tie_breaks[place] for place in shown_tie_breaks(view)]
    editions = {each.edition for each in shown if each.name in WITH_EDITION}
    if len(editions) == 1:
        names = [words(f"tie-break-{each.name}") for each in shown]
        edition = words(f"edition-{editions.pop()}")
    else:
        names, edition = [with_edition(each, words) for each in shown], "none"
    yield words("standings-columns", columns=" · ".join(names), count=len(names), edition=edition)


def _notes(view: TournamentView, shown: tuple[Row, ...], words: Words) -> Iterator[str]:
    if any(value is not None and value.is_open for row in shown for value in row.values):
        yield words("standings-open")


def _whys(view: TournamentView, shown: tuple[Row, ...], words: Words) -> tuple[Block, ...]:
    """Return the list that asks how the value of an entrant was reckoned."""
    options = tuple(
        option(
            f"{mark_of(view)}.{row.entrant}",
            plain_entrant(view.entrants.get(row.entrant), row.entrant, words),
            words("standings-place", place=row.place, points=points(row.twelfths)),
        )
        for row in shown
    )
    return (Select(Action(verbs.WHY, "list"), words("standings-why"), options),) if options else ()


def _ways(view: TournamentView, words: Words, reader: int | None) -> tuple[Button, ...]:
    mark = mark_of(view)
    is_ranked = any(row.entrant == reader for row in view.rows)
    own = (button(verbs.WHY, words("button-why-me"), f"{mark}.{reader}"),) if is_ranked else ()
    return (
        *own,
        button(verbs.PAIRINGS, words("button-pairings"), mark),
        button(verbs.CUP_RULES, words("button-cup-rules"), mark),
    )
