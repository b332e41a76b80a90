"""One division of a league with its matches, and what one of its members sees and can do. Pure."""

from collections.abc import Iterator, Mapping

from play.formats.league_views import MAY_LEAVE, LeagueView, MemberView
from play.formats.views import TournamentView
from render import verbs
from render.leagues import league_mark, league_name, over_of
from render.page import Button, Page, Paragraph
from render.pages.league_card import division_heading, standings_lines
from render.pages.parts import button, page, rows
from render.pages.tournament_card import place_of
from render.pages.tournament_lists import Waiting, running_line
from render.phrases import QUIET, escaped, moment, remaining
from render.tournaments import mark_of, pairing_name
from text import Words

MOST_MATCHES = 20
PLAYING = frozenset({"due", "running"})
COMING = frozenset({"open", "running"})


def division_page(
    view: LeagueView,
    division: TournamentView,
    words: Words,
    reader: MemberView | None = None,
    *,
    organises: bool = False,
) -> Page:
    """Return a division: who is ahead, and which matches are played where. `organises`: the reader organises it."""
    own = reader.entrant if reader is not None and reader.division == division.division else None
    playing = [each for each in division.pairings if each.status in PLAYING]
    lines = [words("tournament-playing", people=pairing_name(division, each, words), where=place_of(each, words))
             for each in playing[:MOST_MATCHES]]  # fmt: skip
    more = len(playing) - len(lines)
    if more > 0:
        lines.append(words("league-more-matches", count=more))
    mark = mark_of(division)
    return page(
        Paragraph(words("league-division-heading", name=league_name(view), division=division.division or 0)),
        Paragraph("\n".join((division_heading(division, words), *standings_lines(view, division, words, own)))),
        Paragraph("\n".join(lines)),
        Paragraph("\n".join(_until(view, words))),
        *rows(
            [
                button(verbs.STANDINGS, words("button-standings"), mark),
                button(verbs.PAIRINGS, words("button-pairings"), mark),
                *((button(verbs.ORGANISE, words("button-organise"), mark),) if organises else ()),
                button(verbs.LEAGUE, words("button-league"), league_mark(view)),
            ]
        ),
        accent=QUIET,
    )


def my_division_page(view: LeagueView, mine: MemberView, waiting: Mapping[int, Waiting], words: Words) -> Page:
    """Return the division of a member with their own matches first, and what they can say about the next season.

    `waiting` tells of running matches, by number, what they wait for.
    """
    division = None if mine.division is None else view.division(mine.division)
    head = [words("league-mine-heading", name=league_name(view)), words(f"league-member-{mine.status}")]
    if mine.status == "removed" and mine.reason:
        head.append(words("league-removed-because", reason=escaped(mine.reason)))
    blocks = [Paragraph("\n".join(head))]
    if division is not None and mine.entrant is not None:
        lines = [division_heading(division, words), *standings_lines(view, division, words, mine.entrant)]
        blocks.append(Paragraph("\n".join(lines)))
        blocks.append(Paragraph("\n".join(_own_matches(division, mine.entrant, waiting, words))))
    elif mine.status == "in":
        blocks.append(Paragraph(words("league-not-yet")))
    blocks.append(Paragraph("\n".join(_until(view, words))))
    return page(*blocks, *rows(tuple(_own_buttons(view, mine, division, words))), accent=QUIET)


def league_enter_page(view: LeagueView, words: Words) -> Page:
    """Return what somebody sees who is in no division: how to join."""
    mark = league_mark(view)
    join = (button(verbs.LEAGUE_JOIN, words("button-league-join"), mark, style="success"),)
    return page(
        Paragraph(words("league-join-question", name=league_name(view))),
        *rows(
            [
                *(join if view.status in COMING else ()),
                button(verbs.LEAGUE_RULES, words("button-league-rules"), mark),
                button(verbs.LEAGUE, words("button-league"), mark),
            ]
        ),
        accent=QUIET,
    )


def league_joined_page(view: LeagueView, words: Words, *, salt: str, dm_open: bool) -> Page:
    """Return the answer to who has joined: when they play, and what they have added to chance."""
    mark = league_mark(view)
    lines = (
        words("league-joined", name=league_name(view), at=moment(view.opens_at or 0)),
        words("entered-blocks"),
        "" if dm_open else words("entered-dm"),
        words("entered-salt", salt=escaped(salt)),
        words("entered-hash", commitment=view.commitment),
    )
    return page(
        Paragraph("\n".join(line for line in lines if line)),
        *rows(
            [
                button(verbs.LEAGUE_MINE, words("button-league-mine"), mark, style="primary"),
                button(verbs.LEAGUE_RULES, words("button-league-rules"), mark),
                button(verbs.LEAGUE_LEAVE, words("button-league-leave"), mark),
            ]
        ),
        accent=QUIET,
    )


def league_leave_page(view: LeagueView, words: Words, playing: int) -> Page:
    """Return the question how to leave; `playing` of the person's matches run in the season, or are to begin."""
    mark = league_mark(view)
    ways = [button(verbs.LEAGUE_LEAVE, words("button-league-leave-then"), f"{mark}.{verbs.YES}", style="danger")]
    if playing:
        ways.append(
            button(verbs.LEAGUE_LEAVE, words("button-league-leave-now"), f"{mark}.{verbs.EVERY}", style="danger")
        )
    return page(
        Paragraph(words("league-leave-question", name=league_name(view), playing=playing)),
        *rows([*ways, button(verbs.LEAGUE_MINE, words("button-back"), mark)]),
        accent=QUIET,
    )


def _own_matches(division: TournamentView, entrant: int, waiting: Mapping[int, Waiting], words: Words) -> Iterator[str]:
    """Yield the member's matches: those that are played, then how many are still to begin or over."""
    own = [each for each in division.in_place() if each.seat_of(entrant) is not None]
    running = [each for each in own if each.status == "running"]
    if running:
        yield words("league-my-matches")
        yield from (running_line(division, each, entrant, waiting, words) for each in running)
    to_come = sum(each.status == "due" for each in own)
    if to_come:
        yield words("league-my-coming", count=to_come)
    if not running and not to_come:
        yield words("league-my-done")


def _until(view: LeagueView, words: Words) -> Iterator[str]:
    if view.season is not None and not view.is_between:
        over = sum(over_of(each)[0] for each in view.divisions)
        every = sum(over_of(each)[1] for each in view.divisions)
        ends = {"at": moment(view.season.ends_at), "left": remaining(view.season.ends_at)}
        key = "league-season-over" if over == every else "league-season"
        yield words(key, season=view.season.season, **ends)
    if view.status in COMING:
        key = "league-first-opens" if view.season is None else "league-next-opens"
        yield words(key, at=moment(view.opens_at or 0), left=remaining(view.opens_at or 0))


def _own_buttons(view: LeagueView, mine: MemberView, division: TournamentView | None, words: Words) -> Iterator[Button]:
    """Yield what a member can do themselves; each has a command too."""
    mark = league_mark(view)
    if view.status in COMING and mine.status in {"resting", "absent", "left"}:
        yield button(verbs.LEAGUE_JOIN, words(f"button-league-{'again' if mine.status == 'left' else 'back'}"), mark,
                     style="success")  # fmt: skip
    if division is not None:
        entrant = division.entrants.get(mine.entrant or 0)
        if entrant is not None and entrant.is_stopped and division.status == "running":
            yield button(verbs.ENTRANT_BACK, words("button-entrant-back"), mark_of(division), style="success")
        yield button(verbs.STANDINGS, words("button-standings"), mark_of(division))
        yield button(verbs.MY_PAIRINGS, words("button-my-pairings"), mark_of(division))
    if view.status in COMING and mine.status == "in":
        yield button(verbs.LEAGUE_SKIP, words("button-league-skip"), mark)
    if view.status != "closed" and mine.status in MAY_LEAVE:
        yield button(verbs.LEAGUE_LEAVE, words("button-league-leave"), mark)
    yield button(verbs.LEAGUE, words("button-league"), mark)
