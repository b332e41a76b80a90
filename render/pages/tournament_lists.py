"""Tournaments of a server, and what one of its entrants sees: their own matches, and what they can do. Pure."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from play.formats.settings import FLOWS
from play.formats.views import EntrantView, PairingView, Summary, TournamentView, has_results
from render import verbs
from render.limits import clipped
from render.page import Button, Line, Page, Paragraph
from render.pages.parts import button, page, rows
from render.pages.tournament_card import OVER, PLAYING, RUNNING, place_of
from render.phrases import QUIET, escaped, moment, remaining
from render.tournament_cups import has_lost_alone
from render.tournaments import TITLE, entrant_name, mark_of, part_name, points, team_name, tournament_name
from text import Words

MOST_LISTED = 11
MOST_OWN = 20


class Waiting(msgspec.Struct, frozen=True):
    """What a running match waits for: `is_mine`: for the reader; until when, unix seconds."""

    is_mine: bool
    until: int | None = None


def tournaments_page(found: Sequence[Summary], words: Words, *, can_make: bool) -> Page:
    """Return the tournaments of a server, those that are not over first; `can_make`: the reader can make one."""
    ordered = sorted(found, key=lambda each: (each.status in OVER, -each.tournament))[:MOST_LISTED]
    head = words("tournaments-heading", count=len(found))
    lines = (
        Line(_listed(each, words), button(verbs.CUP, words("button-open"), str(each.tournament))) for each in ordered
    )
    new = (button(verbs.CUP_NEW, words("button-cup-new"), style="primary"),) if can_make else ()
    leagues = button(verbs.LEAGUES, words("button-leagues"))
    said = head if found else "\n".join((head, words("tournaments-none")))
    return page(Paragraph(said), *lines, *rows((*new, leagues)), accent=QUIET)


def _listed(each: Summary, words: Words) -> str:
    where = f" · <#{each.channel_id}>" if each.channel_id is not None else ""
    return f"**{escaped(clipped(each.name, TITLE))}** · {words(f'tournament-status-{each.status}')}{where}"


def entered_page(
    view: TournamentView, entrant: int, reserve_place: int | None, words: Words, *, salt: str, dm_open: bool
) -> Page:
    """Return the answer to who has joined; `reserve_place`: among the reserves, None: they have a place."""
    name = tournament_name(view)
    said = (
        words("entered", name=name, number=entrant)
        if reserve_place is None
        else words("entered-reserve", name=name, number=entrant, place=reserve_place)
    )
    starts = words("entered-starts", at=moment(view.starts_at)) if view.status == "open" and view.starts_at else ""
    lines = (
        said,
        starts,
        words("entered-blocks"),
        "" if dm_open else words("entered-dm"),
        words("entered-salt", salt=escaped(salt)),
        words("entered-hash", commitment=view.commitment),
    )
    mark = mark_of(view)
    return page(
        Paragraph("\n".join(line for line in lines if line)),
        *rows(
            [
                button(verbs.MY_PAIRINGS, words("button-my-pairings"), mark, style="primary"),
                button(verbs.CUP_RULES, words("button-cup-rules"), mark),
                button(verbs.WITHDRAW, words("button-withdraw"), mark),
            ]
        ),
        accent=QUIET,
    )


def enter_page(view: TournamentView, words: Words, why_not: str = "") -> Page:
    """Return what somebody sees who does not take part: how to join, with a salt of their own if they like.

    Or `why_not`, where they may not.
    """
    mark = mark_of(view)
    enter = (
        button(verbs.ENTER, words("button-enter"), mark, style="success"),
        button(verbs.ENTER_SALT, words("button-enter-salt"), mark),
    )
    said = words("enter-not" if why_not else "enter-question", name=tournament_name(view))
    return page(
        Paragraph("\n".join(filter(None, (said, why_not)))),
        *rows(
            [
                *(() if why_not else enter),
                button(verbs.CUP_RULES, words("button-cup-rules"), mark),
            ]
        ),
        accent=QUIET,
    )


def withdraw_page(view: TournamentView, words: Words, playing: int) -> Page:
    """Return the question whether to withdraw, while `playing` matches run."""
    mark = mark_of(view)
    return page(
        Paragraph(words("withdraw-question", name=tournament_name(view), playing=playing)),
        *rows(
            [
                button(verbs.WITHDRAW, words("button-withdraw-yes"), f"{mark}.{verbs.YES}", style="danger"),
                button(verbs.MY_PAIRINGS, words("button-back"), mark),
            ]
        ),
        accent=QUIET,
    )


def told_page(view: TournamentView, text: str, words: Words) -> Page:
    """Return one sentence about a tournament, with the ways on from it."""
    mark = mark_of(view)
    return page(
        Paragraph(text),
        *rows(
            [
                button(verbs.MY_PAIRINGS, words("button-my-pairings"), mark),
                button(verbs.CUP, words("button-cup-card"), mark),
            ]
        ),
        accent=QUIET,
    )


def my_pairings_page(view: TournamentView, mine: EntrantView, waiting: Mapping[int, Waiting], words: Words) -> Page:
    """Return the matches of an entrant; `waiting` tells of running matches, by number, what they wait for."""
    pairings = view.of_entrant(mine.entrant)
    now = [each for each in pairings if each.status in PLAYING]
    earlier = [each for each in pairings if each.status not in PLAYING]
    said = [words("my-pairings-heading", name=tournament_name(view)), *_standing(view, mine, words)]
    results = [_result(view, each, mine.entrant, words) for each in earlier[-MOST_OWN:]]
    return page(
        Paragraph("\n".join(said)),
        Paragraph("\n".join(running_line(view, each, mine.entrant, waiting, words) for each in now)),
        Paragraph("\n".join((words("my-pairings-earlier"), *results)) if results else ""),
        *rows(tuple(_own_buttons(view, mine, words, is_busy=bool(now)))),
        accent=QUIET,
    )


def _standing(view: TournamentView, mine: EntrantView, words: Words) -> Iterator[str]:
    """Yield what the entrant is, and when they are paired next."""
    row = next((each for each in view.rows if each.entrant == mine.entrant), None)
    if mine.status == "reserve":
        yield words("my-reserve", number=mine.entrant, place=mine.reserve_place or 1)
    elif mine.status in {"withdrawn", "removed"}:
        yield words(f"my-entry-{mine.status}", number=mine.entrant)
    elif row is not None and has_results(view):
        part = part_name(view, row, words)
        place = f"{row.place} ({part})" if part else str(row.place)
        yield words("my-place", place=place, points=points(row.twelfths), number=mine.entrant)
    else:
        yield words("my-number", number=mine.entrant)
    if (team := view.team_of(mine.entrant)) is not None and view.started_at is not None:
        key = "my-team" if has_results(view) else "my-team-unranked"
        yield words(key, team=team_name(team, words), place=team.row.place, points=points(team.row.twelfths))
    if view.status == "open":
        at = view.starts_at
        yield (
            words("tournament-starts-by-hand")
            if at is None
            else words("tournament-starts", at=moment(at), left=remaining(at))
        )
    if mine.is_stopped:
        yield words("my-stopped")
    if view.status == "running" and view.pairs_at is not None and mine.status == "playing" and not mine.is_stopped:
        yield words("my-next", at=moment(view.pairs_at), left=remaining(view.pairs_at))
    if mine.is_helper:
        yield words("my-helper")


def running_line(
    view: TournamentView, pairing: PairingView, entrant: int, waiting: Mapping[int, Waiting], words: Words
) -> str:
    """Return a match of an entrant that runs or is to begin: the others, where, what it waits for until when."""
    waits = None if pairing.match is None else waiting.get(pairing.match)
    line = words("my-pairing", people=_others(view, pairing, entrant, words), where=place_of(pairing, words))
    if waits is None:
        return line
    until = "" if waits.until is None else remaining(waits.until)
    key = "my-pairing-mine" if waits.is_mine else "my-pairing-theirs"
    return f"{line} · {words(key)} {until}".rstrip()


def _result(view: TournamentView, pairing: PairingView, entrant: int, words: Words) -> str:
    seat = pairing.seats[pairing.seat_of(entrant) or 0]
    if len(pairing.seats) == 1 and pairing.why.cup is not None:
        return words(f"my-alone-{'lost' if has_lost_alone(pairing) else 'bye'}", round=pairing.round)
    if len(pairing.seats) == 1:
        return words("my-bye", round=pairing.round, points=points(seat.twelfths or 0))
    people = _others(view, pairing, entrant, words)
    if pairing.status == "void":
        return words("my-void", round=pairing.round, people=people)
    how = "" if seat.kind in {None, "played"} else f" ({words(f'my-kind-{seat.kind}')})"
    return words("my-result", round=pairing.round, people=people, points=points(seat.twelfths or 0)) + how


def _others(view: TournamentView, pairing: PairingView, entrant: int, words: Words) -> str:
    others = (seat.entrant for seat in pairing.seats if seat.entrant != entrant)
    return words.listed(entrant_name(view, each, words) for each in others)


def _own_buttons(view: TournamentView, mine: EntrantView, words: Words, *, is_busy: bool) -> Iterator[Button]:
    """Yield what an entrant can do themselves; each has a command too."""
    mark = mark_of(view)
    is_in = mine.status in {"entered", "playing"}
    if is_in and mine.is_stopped:
        yield button(verbs.ENTRANT_BACK, words("button-entrant-back"), mark, style="success")
    if is_in and view.status == "open" and view.settings.check_in_hours and not mine.is_checked_in:
        yield button(verbs.CHECK_IN, words("button-check-in"), mark, style="success")
    if is_in and view.status == "running" and view.format in FLOWS and (not is_busy or view.settings.at_once > 1):
        yield button(verbs.NEXT_NOW, words("button-next-now"), mark)
    if is_in and view.status in RUNNING and view.format in FLOWS:
        wish = verbs.NO if mine.is_helper else verbs.YES
        yield button(verbs.OFFER_HELP, words(f"button-help-{wish}"), f"{mark}.{wish}")
    if view.status in RUNNING | OVER:
        yield button(verbs.STANDINGS, words("button-standings"), mark)
        yield button(verbs.WHY, words("button-why"), f"{mark}.{mine.entrant}")
    if mine.team is not None:
        yield button(verbs.TEAM, words("button-team"), mark)
    yield button(verbs.CUP, words("button-cup-card"), mark)
    if view.status not in OVER and mine.status in {"entered", "playing", "reserve"}:
        yield button(verbs.WITHDRAW, words("button-withdraw"), mark)


def own_line(view: TournamentView, user_id: int, words: Words) -> str:
    """Return a tournament in one line for one of its people: their place, what they play, when they are paired next."""
    mine = view.entrant_of(user_id)
    parts = [f"**{tournament_name(view)}**", words(f"tournament-status-{view.status}")]
    row = None if mine is None else next((each for each in view.rows if each.entrant == mine.entrant), None)
    if row is not None and view.started_at is not None:
        parts += filter(None, [part_name(view, row, words)])
        parts.append(words("own-place", place=row.place, points=points(row.twelfths)))
    if mine is not None:
        playing = sum(each.status in PLAYING for each in view.of_entrant(mine.entrant))
        if playing:
            parts.append(words("own-playing", count=playing))
    if view.pairs_at is not None and view.status == "running":
        parts.append(words("own-next", left=remaining(view.pairs_at)))
    elif view.status == "open" and view.starts_at is not None:
        parts.append(words("own-starts", left=remaining(view.starts_at)))
    return " · ".join(parts)


def lost_card_page(view: TournamentView, reason: str, words: Words) -> Page:
    """Return what an organiser is told where the card cannot be shown."""
    return page(Paragraph(words("card-lost", name=tournament_name(view), reason=reason)), accent=QUIET)
