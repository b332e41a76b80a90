"""Who is ahead in a tournament: place, name, points and tie-breaks, a page at a time. Pure."""

from collections.abc import Iterator

from msgspec.structs import replace

from play.formats.groups import best_of_groups, through_of
from play.formats.settings import FLOWS, GROUPED, PAIRED_AT_START, TEAMS
from play.formats.standings import Row
from play.formats.views import TournamentView, has_results
from render import verbs
from render.page import Action, Block, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.phrases import QUIET
from render.tie_breaks import WITH_EDITION, is_by_lot, shown_tie_breaks, value_text, with_edition
from render.tournament_cups import is_only_cup, place_in_cup, state_text
from render.tournaments import entrant_name, group_name, mark_of, part_name, plain_entrant, points, tournament_name
from text import Words

ON_A_PAGE = 20
GROUPED_ON_A_PAGE = 16
"""So many rows of whole groups: each group has a line more, and one of eight is not cut in two."""

TWO = 2
ON = "→"
"""Before who goes on from a group."""

GONE = frozenset({"withdrawn", "removed"})
PLAYING = frozenset({"due", "running"})
BRACKET, CROSS, RACE = "bracket", "cross", "race"
"""The pictures of a tournament, as arguments of `verbs.CUP_PICTURE`."""


def standings_page(view: TournamentView, words: Words, reader: int | None, place: int = 0) -> Page:
    """Return page `place` of the standings; `reader`: the entrant who looks, whose row is on every page.

    Before anybody has a result they are a list by number: an order would be by lot alone.
    """
    is_ranked = has_results(view)
    if not is_ranked:
        view = replace(view, rows=tuple(sorted(view.rows, key=lambda row: (row.group, row.entrant))))
    parts = _parts(view)
    place = max(0, min(place, len(parts) - 1))
    numbers = parts[place]
    shown = view.rows[numbers.start : numbers.stop]
    lines = list(_lines(view, numbers, words, reader))
    own = next((number for number, row in enumerate(view.rows) if row.entrant == reader), None)
    if own is not None and own not in numbers:
        lines += ["…", *_lines(view, range(own, own + 1), words, reader)]
    turn = turning(verbs.STANDINGS, place, len(parts), words, f"{mark_of(view)}.")
    return page(
        Paragraph("\n".join((words("standings-heading", name=tournament_name(view)), *how_far(view, words)))),
        Paragraph("\n".join(_columns(view, words)) if shown else words("standings-none")),
        Paragraph("\n".join(lines)),
        Paragraph("\n".join(_notes(view, shown, words)) if is_ranked else ""),
        Paragraph("\n".join(_order(view, words)) if not place else ""),
        *(_whys(view, shown, words) if is_ranked else ()),
        *rows((*turn, *(() if view.teams else picture_buttons(view, words)))),
        *rows(_ways(view, words, reader)),
        accent=QUIET,
    )


def _parts(view: TournamentView) -> tuple[range, ...]:
    """Return which rows are on each page: as many as fit, but of a group stage whole groups."""
    count = len(view.rows)
    ends = [at for at in range(1, count + 1) if at == count or view.rows[at].group != view.rows[at - 1].group]
    if len(ends) < TWO or view.format not in GROUPED:
        return tuple(range(at, min(at + ON_A_PAGE, count)) for at in range(0, max(1, count), ON_A_PAGE))
    found, first = list[range](), 0
    for end, following in zip(ends, (*ends[1:], count + ON_A_PAGE), strict=True):
        if following - first > GROUPED_ON_A_PAGE:
            found.append(range(first, end))
            first = end
    return tuple(found)


def _lines(view: TournamentView, numbers: range, words: Words, reader: int | None) -> Iterator[str]:
    """Yield rows of the standings, with the name of each group above its first one."""
    on = on_course(view)
    last = 0
    for number in numbers:
        row = view.rows[number]
        if row.group != last:
            last = row.group
            yield _heading(view, row.group, words)
        line = row_line(view, number, words, reader)
        yield f"{ON} {line}" if row.entrant in on else line


def _heading(view: TournamentView, group: int, words: Words) -> str:
    """Return what a group is called; of teams those who play at the same board."""
    if view.format != TEAMS:
        return words("standings-group", group=group_name(group))
    is_substitute = group > view.settings.boards
    return words("standings-substitutes") if is_substitute else words("standings-board", board=group)


def on_course(view: TournamentView) -> frozenset[int]:
    """Return who goes on from the groups as things are; nobody where there are none."""
    groups = [row.group for row in view.rows if row.group and view.format in GROUPED and has_results(view)]
    there = {each.entrant for each in view.entrants.values() if each.status not in GONE and not each.is_stopped}
    through = through_of(view.settings.group_best, groups)
    return frozenset(row.entrant for _, row in best_of_groups(view.rows, through, there)) if groups else frozenset()


def row_line(view: TournamentView, number: int, words: Words, reader: int | None = None) -> str:
    """Return a row of the standings, by its place in the list, as one line for a narrow screen."""
    row = view.rows[number]
    name = entrant_name(view, row.entrant, words)
    entrant = view.entrants.get(row.entrant)
    notes = [words("standings-gone")] if entrant is not None and entrant.status in GONE else []
    notes += [words("standings-you")] if row.entrant == reader else []
    if not has_results(view):
        return f"- {' '.join((name, *notes))}"
    in_cup = place_in_cup(view, row.entrant)
    if in_cup is not None and is_only_cup(view):
        return words("cup-line", place=row.place, name=" ".join((name, *notes)), state=state_text(in_cup, words))
    values = [value_text(row.values[column], words) for column in shown_tie_breaks(view)]
    lot = [words("standings-by-lot")] if is_by_lot(view, number) else []
    said = " ".join((name, *notes))
    return " · ".join((f"**{row.place}.** {said}", f"**{points(row.twelfths)}**", *values, *lot))


def how_far(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield how far the first stage is, of which the standings are."""
    first = [each for each in view.in_place() if each.stage == 1 and len(each.seats) > 1 and not each.is_early]
    playing = sum(each.status in PLAYING for each in first)
    if view.status == "ended":
        if not any(each.stage > 1 for each in view.pairings):
            yield words("standings-final")
    elif view.format in FLOWS or view.format in PAIRED_AT_START:
        yield words("standings-in-flow", over=len(first) - playing, playing=playing)
    elif view.newest_round(1):
        yield words("standings-in-round", round=view.newest_round(1), playing=playing)
    if any(each.stage > 1 for each in view.pairings):
        yield words("standings-then-final")


def picture_buttons(view: TournamentView, words: Words) -> tuple[Button, ...]:
    """Return what leads to the pictures that there are to see."""
    kinds = []
    if any(each.row.results for each in view.teams) if view.teams else any(view.sheet.lines.values()):
        # Who was ahead of whom says nothing of those who are in different groups.
        kinds += [CROSS] if view.format in GROUPED else [CROSS, RACE]
    if view.format == "knock_out":
        kinds = [BRACKET] if view.pairings else []
    elif any(each.stage > 1 for each in view.pairings):
        kinds.insert(0, BRACKET)
    return tuple(
        button(verbs.CUP_PICTURE, words(f"button-cup-picture-{kind}"), f"{mark_of(view)}.{kind}") for kind in kinds
    )


def _columns(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield what the figures of a line are."""
    if not has_results(view):
        yield words("standings-no-results")
        return
    if is_only_cup(view):
        yield words("cup-columns")
        return
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
    if view.format in GROUPED and any(row.group for row in shown):
        yield words("standings-on", sign=ON, is_over=any(each.stage > 1 for each in view.pairings))


def _whys(view: TournamentView, shown: tuple[Row, ...], words: Words) -> tuple[Block, ...]:
    """Return the list that asks how the value of an entrant was reckoned."""
    options = tuple(
        option(
            f"{mark_of(view)}.{row.entrant}",
            plain_entrant(view.entrants.get(row.entrant), row.entrant, words),
            _place_text(view, row, words),
        )
        for row in shown
    )
    return (Select(Action(verbs.WHY, "list"), words("standings-why"), options),) if options else ()


def _place_text(view: TournamentView, row: Row, words: Words) -> str:
    in_cup = place_in_cup(view, row.entrant)
    if in_cup is not None and is_only_cup(view):
        return state_text(in_cup, words)
    said = words("standings-place", place=row.place, points=points(row.twelfths))
    return ", ".join(filter(None, (part_name(view, row, words), said)))


def _order(view: TournamentView, words: Words) -> Iterator[str]:
    """Yield the order in a knock-out that follows on the standings, as far as it fits."""
    if not view.cup or is_only_cup(view):
        return
    yield words("cup-order")
    for each in view.cup[:ON_A_PAGE]:
        name = entrant_name(view, each.entrant, words)
        yield words("cup-line", place=each.place, name=name, state=state_text(each, words))


def _ways(view: TournamentView, words: Words, reader: int | None) -> tuple[Button, ...]:
    mark = mark_of(view)
    is_ranked = has_results(view) and any(row.entrant == reader for row in view.rows)
    own = (button(verbs.WHY, words("button-why-me"), f"{mark}.{reader}"),) if is_ranked else ()
    return (
        *own,
        button(verbs.PAIRINGS, words("button-pairings"), mark),
        button(verbs.CUP_RULES, words("button-cup-rules"), mark),
    )
