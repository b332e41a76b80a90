"""Why two met in a tournament, or one had a bye: in words, from the reasons that are stored with a pairing. Pure."""

from collections.abc import Iterator

from play.formats.cups import Stake
from play.formats.flow import BYE_AFTER, GAP, HELPED_AFTER, LAG
from play.formats.pairs import Reasons
from play.formats.settings import AT_TABLES, CIRCLES, FLOWS, GROUPED, TEAMS
from play.formats.table_flow import SMALL_AFTER
from play.formats.tables import SMALL
from play.formats.views import PairingView, TournamentView
from render import verbs
from render.page import Page, Paragraph
from render.pages.parts import button, page, rows
from render.pages.tournament_pairings import pairing_line, round_name
from render.phrases import QUIET
from render.tournament_cups import has_lost_alone, is_double
from render.tournaments import TWELFTHS, entrant_name, group_name, mark_of, points, tournament_name
from text import Words


def why_paired_page(view: TournamentView, words: Words, pairing: int) -> Page:
    """Return why those of a pairing meet.

    Raises:
        KeyError: the view has no such pairing.
    """
    found = {each.pairing: each for each in view.pairings}[pairing]
    heading = words("pairings-of", name=tournament_name(view), round=round_name(view, found.stage, found.round, words))
    mark = mark_of(view)
    return page(
        Paragraph("\n".join((heading, pairing_line(view, found, words)))),
        Paragraph("\n".join(f"- {line}" for line in reasons(view, found, words))),
        *rows(
            (
                button(verbs.PAIRINGS, words("button-pairings"), f"{mark}.{found.stage}.{found.round}"),
                button(verbs.STANDINGS, words("button-standings"), mark),
                button(verbs.CUP_RULES, words("button-cup-rules"), mark),
            )
        ),
        accent=QUIET,
    )


def reasons(view: TournamentView, pairing: PairingView, words: Words) -> tuple[str, ...]:
    """Return why those of a pairing meet, a sentence each, what weighs most first."""
    group = pairing.why.group
    if pairing.why.is_swapped and group:
        moved = words("met-group-swapped", group=group_name(group))
        return (moved, *tuple(_in_group(view, pairing, words))[1:])
    if pairing.why.is_swapped:
        return (words("met-swapped"),)
    if pairing.stage > 1 or view.format == "knock_out":
        return tuple(_in_knock_out(view, pairing, words))
    if len(pairing.seats) == 1:
        return (_bye(view, pairing, words),)
    if view.format == TEAMS:
        return words(f"met-teams-{view.settings.teams_meet}"), words("met-teams-board", board=pairing.why.board)
    return _in_first_stage(view, pairing, words)


def _in_first_stage(view: TournamentView, pairing: PairingView, words: Words) -> tuple[str, ...]:
    match view.format:
        case "groups" | "table_groups":
            return tuple(_in_group(view, pairing, words))
        case "round_robin":
            return (words("met-round-robin"),)
        case "division":
            return tuple(_in_division(pairing.why, words))
        case "tables":
            return tuple(_at_tables(pairing.why, words))
        case "table_flow":
            return tuple(_in_table_flow(view, pairing, words))
        case "flow":
            return tuple(_in_flow(view, pairing, words))
        case _:
            return tuple(_in_rounds(pairing.why, words))


def _in_knock_out(view: TournamentView, pairing: PairingView, words: Words) -> Iterator[str]:
    if pairing.why.cup is not None:
        yield from _in_cup(view, pairing, pairing.why.cup, words)
    elif len(pairing.seats) == 1:
        yield words("met-knock-out-bye")
    else:
        yield words("met-knock-out-groups" if view.format in GROUPED else "met-knock-out")


def _in_cup(view: TournamentView, pairing: PairingView, stake: Stake, words: Words) -> Iterator[str]:
    """Yield why those of a match of a knock-out in rounds meet, and what it decides."""
    if len(pairing.seats) == 1:
        name = entrant_name(view, pairing.seats[0].entrant, words)
        yield words("met-cup-lost" if has_lost_alone(pairing) else "met-cup-bye", name=name)
        return
    if stake.unbeaten is not None:
        yield words("met-cup-unbeaten", name=entrant_name(view, pairing.seats[stake.unbeaten].entrant, words))
        return
    if stake.bracket == "final":
        yield words("met-cup-final")
        return
    yield words("met-cup-drawn")
    yield words("met-cup-again", count=pairing.why.met)
    if is_double(view):
        yield words(f"met-cup-{stake.bracket}")
    if stake.is_last:
        yield words("met-cup-last")
        return
    yield words("met-cup-through", through=stake.through)
    if not is_double(view):
        yield words("met-cup-single")


def _bye(view: TournamentView, pairing: PairingView, words: Words) -> str:
    seat = pairing.seats[0]
    name = entrant_name(view, seat.entrant, words)
    if view.format in FLOWS and pairing.why.is_alone:
        return words("met-flow-alone", name=name, points=points(seat.twelfths or 0))
    if view.format in FLOWS:
        return words("met-flow-bye", name=name, days=BYE_AFTER, points=points(seat.twelfths or 0))
    if view.format == TEAMS:
        return words("met-teams-bye", name=name, points=points(seat.twelfths or 0))
    if view.format == "round_robin":
        return words("met-round-robin-bye", name=name)
    if view.format == "table_groups" and not pairing.why.instead:
        return words("met-groups-forbidden", name=name, points=points(seat.twelfths or 0))
    if view.format in CIRCLES:
        return words("met-division-few", name=name, points=points(seat.twelfths or 0))
    if seat.twelfths != TWELFTHS:
        return words("met-late", name=name)
    return words("met-tables-bye" if view.format in AT_TABLES else "met-bye", name=name)


def _in_group(view: TournamentView, pairing: PairingView, words: Words) -> Iterator[str]:
    yield words(f"met-groups-{view.settings.seeding}")
    is_at_tables = view.format in AT_TABLES
    yield words("met-table-groups" if is_at_tables else "met-groups", group=group_name(pairing.why.group))
    if pairing.why.instead:
        yield words("met-division-instead")


def _in_division(why: Reasons, words: Words) -> Iterator[str]:
    yield words("met-division")
    if why.instead:
        yield words("met-division-instead")


def _in_rounds(why: Reasons, words: Words) -> Iterator[str]:
    yield words("met-again", count=why.met) if why.met else words("met-first")
    if why.gap:
        yield words("met-gap", points=points(why.gap))
        yield words("met-floats", count=why.floats)
    else:
        yield words("met-level")
        yield words("met-fold", count=why.fold)
    yield words("met-clash" if why.clash else "met-seats")


def _at_tables(why: Reasons, words: Words) -> Iterator[str]:
    yield words("met-tables")
    yield words("met-tables-again", count=why.met)
    if why.gap:
        yield words("met-tables-gap", points=points(why.gap))
    yield words("met-tables-seats")


def _in_table_flow(view: TournamentView, pairing: PairingView, words: Words) -> Iterator[str]:
    why = pairing.why
    if pairing.only_for is not None:
        name = entrant_name(view, pairing.only_for, words)
        yield words("met-helped", name=name, days=HELPED_AFTER, waited=why.waited)
        return
    yield words("met-table-flow")
    yield words("met-table-waited", count=why.waited)
    if why.gap:
        yield words("met-table-gap", points=points(why.gap))
    yield words("met-tables-again", count=why.met)
    if len(pairing.seats) == SMALL:
        yield words("met-table-small", days=SMALL_AFTER)
    yield words("met-tables-seats")


def _in_flow(view: TournamentView, pairing: PairingView, words: Words) -> Iterator[str]:
    why = pairing.why
    if pairing.only_for is not None:
        name = entrant_name(view, pairing.only_for, words)
        yield words("met-helped", name=name, days=HELPED_AFTER, waited=why.waited)
        return
    yield words("met-first")
    yield words("met-waited", count=why.waited)
    widest = [most for since, most in GAP if why.waited >= since][-1]
    farthest = [most for since, most in LAG if why.waited >= since][-1]
    if why.gap:
        yield words("met-near", gap=points(why.gap), most="any" if widest is None else points(widest))
    else:
        yield words("met-near-level")
    yield words("met-lag", count=farthest or 0)
    yield words("met-clash" if why.clash else "met-seats")
