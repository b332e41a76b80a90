"""How a place was reckoned: points and tie-breaks of an entrant, written out line by line. Pure."""

from collections.abc import Iterator
from typing import Final

from play.formats.settings import BY_MATCH
from play.formats.sheets import Line
from play.formats.standings import Row
from play.formats.tie_breaks import Reckoning, Term
from play.formats.views import CupPlace, TournamentView
from render import verbs
from render.limits import clipped
from render.page import Action, Block, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.pages.tournament_pairings import pairing_line, round_name
from render.phrases import QUIET, capital
from render.tie_breaks import POINTS, amount_text, parted_by, value_text, with_edition
from render.tournament_cups import is_only_cup, place_in_cup, state_text
from render.tournaments import entrant_name, group_name, mark_of, plain_pairing, points, tournament_name
from text import Words

ROUNDS_TEXT: Final = 1_800
"""So many characters the list of rounds has at most."""

SUM_TEXT: Final = 420
MOST_PAIRINGS: Final = 25


def why_page(view: TournamentView, words: Words, entrant: int) -> Page:
    """Return how the place of an entrant was reckoned; who is in no standings has none."""
    place = next((at for at, row in enumerate(view.rows) if row.entrant == entrant), None)
    name = entrant_name(view, entrant, words)
    heading = words("why-heading", tournament=tournament_name(view), name=name)
    if place is None:
        return page(Paragraph(f"{heading}\n{words('why-unranked')}"), *_ways(view, words), accent=QUIET)
    in_cup = place_in_cup(view, entrant)
    if in_cup is not None and is_only_cup(view):
        return page(
            Paragraph("\n".join((heading, *_fate(view, in_cup, words)))),
            Paragraph(_matches(view, entrant, words)),
            *_meetings(view, entrant, words),
            *_ways(view, words),
            accent=QUIET,
        )
    row = view.rows[place]
    members = sum(each.group == row.group for each in view.rows)
    facts: dict[str, str | int] = {"place": row.place, "of": members, "points": points(row.twelfths)}
    head = words("why-place-group", group=group_name(row.group), **facts) if row.group else words("why-place", **facts)
    return page(
        Paragraph("\n".join((heading, head, *_neighbours(view, place, words)))),
        Paragraph("\n".join(_sums(view, row, words))),
        Paragraph("\n".join(_notes(view, row, words))),
        Paragraph(_rounds(view, row, words)),
        *_meetings(view, entrant, words),
        *_ways(view, words),
        accent=QUIET,
    )


def _fate(view: TournamentView, place: CupPlace, words: Words) -> Iterator[str]:
    """Yield how long somebody was in a knock-out, and who shares the place."""
    yield words("cup-why-place", place=place.place, of=len(view.cup), state=state_text(place, words))
    if place.lost_in:
        yield words("cup-lost-in", count=len(place.lost_in), rounds=words.listed(map(str, place.lost_in)))
    else:
        yield words("cup-lost-nowhere")
    same = [each.entrant for each in view.cup if each.place == place.place and each.entrant != place.entrant]
    if same:
        yield words("cup-shares", names=words.listed(entrant_name(view, each, words) for each in same))


def _matches(view: TournamentView, entrant: int, words: Words) -> str:
    """Return the matches of somebody, with the round of each."""
    lines = (
        f"{round_name(view, each.stage, each.round, words)} · {pairing_line(view, each, words)}"
        for each in view.of_entrant(entrant)
    )
    return clipped("\n".join(lines), ROUNDS_TEXT)


def sum_line(view: TournamentView, row: Row, place: int, words: Words) -> str:
    """Return a tie-break of an entrant with its arithmetic: `Buchholz: 22½ = 3½ + 2½ + …`."""
    tie_break, value = view.settings.tie_breaks[place], row.values[place]
    name = capital(with_edition(tie_break, words))
    if value is None:
        return words("why-not-tied", name=name)
    said = words("why-value", name=name, value=value_text(value, words))
    match tie_break.name:
        case "lots":
            return f"{said} {words('why-lot')}"
        case "wins" | "later_seat":
            numbers = words.listed(str(term.round) for term in value.terms)
            key = "why-in-matches" if view.format in BY_MATCH else "why-in-rounds"
            return f"{said} {words(key, numbers=numbers)}" if value.terms else said
        case "direct" if not value.terms:
            return f"{said} {words('why-none-met')}"
        case "opponents_place_points":
            return f"{said} = ({_added(view, value, words)}) : {len(value.terms)}" if value.terms else said
        case "share_of_best":
            terms = (amount_text(term.amount, value.unit, words) for term in value.terms)
            return f"{said} = {' + '.join(terms)}" if value.terms else said
    return f"{said} = {_added(view, value, words, named=tie_break.name == 'direct')}" if value.terms else said


def _added(view: TournamentView, value: Reckoning, words: Words, *, named: bool = False) -> str:
    return clipped(" + ".join(_term(view, term, words, named=named) for term in value.terms), SUM_TEXT)


def _term(view: TournamentView, term: Term, words: Words, *, named: bool) -> str:
    """Return a number of a sum: what does not count is crossed out, a product is written as one."""
    if term.times is not None and term.strength is not None:
        said = f"{points(term.strength)}\u00a0×\u00a0{points(term.times)}"
    else:
        said = points(term.amount)
    if named and term.opponent is not None:
        said = f"{said} ({entrant_name(view, term.opponent, words)})"
    return f"~~{said}~~" if term.is_cut else said


def _sums(view: TournamentView, row: Row, words: Words) -> Iterator[str]:
    lines = view.sheet.lines[row.entrant]
    total = words("why-value", name=capital(words("why-points")), value=points(row.twelfths))
    yield f"{total} = {' + '.join(points(line.twelfths) for line in lines)}" if lines else total
    for place in range(len(row.values)):
        yield sum_line(view, row, place, words)


def _rounds(view: TournamentView, row: Row, words: Words) -> str:
    """Return what each round was, with the points that its opponents have by now."""
    lines = [_round(view, line, words) for line in view.sheet.lines[row.entrant]]
    heading = words("why-matches" if view.format in BY_MATCH else "why-rounds")
    return clipped("\n".join((heading, *lines)), ROUNDS_TEXT) if lines else ""


def _round(view: TournamentView, line: Line, words: Words) -> str:
    number = words("why-match" if view.format in BY_MATCH else "why-round", number=line.round)
    parts = [number, f"**{points(line.twelfths)}**"]
    if line.opponents:
        parts.append(words.listed(_opponent(view, each, words) for each in line.opponents))
    if line.kind == "forfeit":
        parts.append(words("why-forfeit-won" if line.twelfths else "why-forfeit-lost"))
    elif line.kind != "played":
        parts.append(words("why-absence-half" if line.kind == "absence" and line.twelfths else f"why-{line.kind}"))
    return " · ".join(parts)


def _opponent(view: TournamentView, entrant: int, words: Words) -> str:
    """Return an opponent with the points they have, "≥" before them while they play."""
    sign = "≥" if entrant in view.sheet.unfinished else ""
    return f"{entrant_name(view, entrant, words)} ({sign}{points(view.sheet.twelfths(entrant))})"


def _neighbours(view: TournamentView, place: int, words: Words) -> Iterator[str]:
    """Yield what parts an entrant from the one before and the one after."""
    group = view.rows[place].group
    if place and view.rows[place - 1].group == group:
        yield _parted(view, view.rows[place - 1], view.rows[place], "behind", words)
    if place + 1 < len(view.rows) and view.rows[place + 1].group == group:
        yield _parted(view, view.rows[place], view.rows[place + 1], "ahead", words)


def _parted(view: TournamentView, ahead: Row, behind: Row, side: str, words: Words) -> str:
    mine, other = (behind, ahead) if side == "behind" else (ahead, behind)
    found = parted_by(view, ahead, behind)
    name = entrant_name(view, other.entrant, words)
    if found is None:
        return words("why-level", name=name)
    if found == POINTS:
        values = points(mine.twelfths), points(other.twelfths)
        return words(f"why-{side}-by-points", name=name, place=other.place, mine=values[0], value=values[1])
    tie_break = view.settings.tie_breaks[found]
    if tie_break.name == "lots":
        return words(f"why-{side}-by-lot", name=name)
    values = value_text(mine.values[found], words), value_text(other.values[found], words)
    by = with_edition(tie_break, words)
    return words(f"why-{side}", name=name, place=other.place, by=by, mine=values[0], value=values[1])


def _notes(view: TournamentView, row: Row, words: Words) -> Iterator[str]:
    """Yield what signs in the sums mean, as far as they occur, and how rounds without a match count."""
    values = [value for value in row.values if value is not None]
    if any(term.is_cut for value in values for term in value.terms):
        yield words("why-cut")
    if any(value.is_open for value in values):
        yield words("standings-open")
    if any(line.kind != "played" for line in view.sheet.lines[row.entrant]) and not view.sheet.everybody_meets:
        editions = dict.fromkeys(each.edition for each in view.settings.tie_breaks if value_counts(each.name))
        yield from (words(f"edition-{edition}.rule") for edition in editions)


def value_counts(name: str) -> bool:
    """Return whether rounds without a match count in a tie-break as its edition says."""
    return name.startswith("buchholz") or name == "sonneborn_berger"


def _meetings(view: TournamentView, entrant: int, words: Words) -> tuple[Block, ...]:
    """Return the list that asks why an entrant met somebody, the newest first."""
    found = [each for each in view.of_entrant(entrant) if len(each.seats) > 1][::-1][:MOST_PAIRINGS]
    options = tuple(
        option(
            f"{mark_of(view)}.{each.pairing}",
            plain_pairing(view, each, words),
            round_name(view, each.stage, each.round, words),
        )
        for each in found
    )
    return (Select(Action(verbs.WHY_MET, "list"), words("pairings-why"), options),) if options else ()


def _ways(view: TournamentView, words: Words) -> tuple[Block, ...]:
    mark = mark_of(view)
    return rows(
        (
            button(verbs.STANDINGS, words("button-standings"), mark),
            button(verbs.PAIRINGS, words("button-pairings"), mark),
            button(verbs.CUP_RULES, words("button-cup-rules"), mark),
        )
    )
