"""Teams of a tournament: who is ahead, and what somebody sees of their own team or of how to have one. Pure."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from play.formats.settings import SUBSTITUTES
from play.formats.teams import Result
from play.formats.views import TeamView, TournamentView, has_results
from render import verbs
from render.limits import clipped
from render.page import Action, Block, Button, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.pages.tournament_standings import picture_buttons
from render.phrases import NAME, QUIET, escaped, seen
from render.tournaments import (
    entrant_name,
    mark_of,
    plain_entrant,
    points,
    team_name,
    team_rounds,
    tournament_name,
)
from text import Words

ON_A_PAGE = 6
MOST_MEMBERS = 7
MOST_INVITATIONS = 8
OPEN = frozenset({"open"})
RUNNING = frozenset({"running", "paused"})


def teams_page(view: TournamentView, words: Words, reader: int | None, place: int = 0) -> Page:
    """Return page `place` of the teams, the best first; `reader`: an entrant, whose team is on every page."""
    if not has_results(view):
        view = replace(view, teams=tuple(sorted(view.teams, key=lambda each: each.team)))
    pages = max(1, -(-len(view.teams) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    shown = view.teams[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
    own = None if reader is None else view.team_of(reader)
    blocks = [_team_lines(view, each, words, is_own=each == own) for each in shown]
    if own is not None and own not in shown:
        blocks.append(f"…\n{_team_lines(view, own, words, is_own=True)}")
    mark = mark_of(view)
    return page(
        Paragraph("\n".join((words("standings-heading", name=tournament_name(view)), *_how_far(view, words)))),
        Paragraph(words(_above(view)) if shown else words("teams-none")),
        *(Paragraph(each) for each in blocks),
        *rows((*turning(verbs.TEAMS, place, pages, words, f"{mark}."), *picture_buttons(view, words))),
        *rows(
            (
                button(verbs.STANDINGS, words("button-team-boards"), f"{mark}.0"),
                button(verbs.PAIRINGS, words("button-pairings"), mark),
                button(verbs.TEAM, words("button-team"), mark),
                button(verbs.CUP_RULES, words("button-cup-rules"), mark),
            )
        ),
        accent=QUIET,
    )


def team_page(
    view: TournamentView,
    words: Words,
    user_id: int,
    names: Mapping[int, str] | None = None,
    notice: str = "",
    *,
    may_enter: bool = True,
) -> Page:
    """Return somebody's team, or how to have one: their invitations, and a team of their own.

    `names`: of those who are invited, by id, for the captain; `notice`: what was done, or why it was not. Who may not
    enter is offered no team (`may_enter`).
    """
    mine = view.entrant_of(user_id)
    team = None if mine is None or mine.status not in {"entered", "playing"} else view.team_of(mine.entrant)
    if mine is None or team is None:
        return _without_team(view, words, user_id, notice, may_enter=may_enter)
    is_captain, mark = team.captain == mine.entrant, mark_of(view)
    members = [_member_line(view, team, board, words) for board in range(1, len(team.members) + 1)]
    asked = [escaped(clipped(seen((names or {}).get(each, "")), NAME)) or str(each) for each in team.invited]
    lines = [*members]
    if asked and is_captain:
        lines.append(words("team-invited", names=words.listed(asked)))
    captain = words("team-captain-you") if is_captain else words("team-captain", name=_captain(view, team, words))
    return page(
        Paragraph(words("team-heading", team=team_name(team, words), tournament=tournament_name(view))),
        Paragraph("\n".join(lines)),
        Paragraph("\n".join((captain, *_missing(view, team, words)))),
        Paragraph(notice),
        *(_captains(view, team, words) if is_captain and view.status in OPEN else ()),
        *(_rests(view, team, words) if is_captain and view.status in RUNNING else ()),
        *rows(
            (
                button(verbs.MY_PAIRINGS, words("button-my-pairings"), mark),
                button(verbs.TEAMS, words("button-teams"), mark),
                button(verbs.WITHDRAW, words("button-withdraw"), mark),
            )
        ),
        accent=QUIET,
    )


def invited_page(view: TournamentView, team: TeamView, captain: str, words: Words) -> Page:
    """Return what somebody is told by direct message who is asked to play for a team."""
    said = words("team-asks", captain=escaped(captain), team=team_name(team, words), tournament=tournament_name(view))
    return page(Paragraph(said), *rows(tuple(_answers(view, team, words))), accent=QUIET)


def captain_page(view: TournamentView, team: TeamView, name: str, key: str, words: Words) -> Page:
    """Return what a captain is told by direct message of somebody, called `name`, who was asked: `key` says what."""
    said = words(key, name=escaped(name), team=team_name(team, words), tournament=tournament_name(view))
    return page(Paragraph(said), *rows([button(verbs.TEAM, words("button-team"), mark_of(view))]), accent=QUIET)


def _without_team(view: TournamentView, words: Words, user_id: int, notice: str, *, may_enter: bool) -> Page:
    mark = mark_of(view)
    asked = [each for each in view.teams if user_id in each.invited][:MOST_INVITATIONS]
    blocks: list[Block] = []
    for each in asked:
        asks = words("team-asks-you", captain=_captain(view, each, words), team=team_name(each, words))
        blocks += [Paragraph(asks), *rows(tuple(_answers(view, each, words))[0 if may_enter else 1 :])]
    is_open = view.status in OPEN and may_enter
    new = (button(verbs.TEAM_NEW, words("button-team-new"), mark, style="primary"),) if is_open else ()
    teams, rules = words("button-teams"), words("button-cup-rules")
    ways = (button(verbs.TEAMS, teams, mark), button(verbs.CUP_RULES, rules, mark))
    boards = view.settings.boards
    how = words("team-how", boards=boards, most=boards + SUBSTITUTES) if is_open else ""
    if view.status not in OPEN:
        how = words("team-closed")
    return page(
        Paragraph(words("team-none", tournament=tournament_name(view))),
        *blocks,
        Paragraph(how),
        Paragraph(notice),
        *rows((*new, *ways)),
        accent=QUIET,
    )


def _answers(view: TournamentView, team: TeamView, words: Words) -> Iterator[Button]:
    arg = f"{mark_of(view)}.{team.team}"
    yield button(verbs.TEAM_JOIN, words("button-team-join", team=clipped(seen(team.name), NAME)), arg, style="success")
    yield button(verbs.TEAM_DECLINE, words("button-team-decline"), arg)


def _captains(view: TournamentView, team: TeamView, words: Words) -> tuple[Block, ...]:
    """Return what a captain can do before the start: ask others, and let a member play at a board higher up."""
    mark = mark_of(view)
    ask = Select(Action(verbs.TEAM_ASK, mark), words("select-team-ask"), most=4, of="people")
    options = tuple(
        option(
            f"{mark}.{entrant}",
            plain_entrant(view.entrants.get(entrant), entrant, words),
            words("team-up-note", board=board - 1),
        )
        for board, entrant in enumerate(team.members, 1)
        if board > 1
    )
    is_full = len(team.members) >= view.settings.boards + SUBSTITUTES
    up = (Select(Action(verbs.TEAM_UP, "list"), words("select-team-up"), options),) if options else ()
    return (*(() if is_full else (ask,)), *up)


def _rests(view: TournamentView, team: TeamView, words: Words) -> tuple[Block, ...]:
    """Return the list of who rests in the next round, of a team that has somebody to spare."""
    next_round = view.newest_round(1) + 1
    if len(team.members) <= view.settings.boards or next_round > team_rounds(view):
        return ()
    options = tuple(
        option(
            f"{mark_of(view)}.{entrant}",
            plain_entrant(view.entrants.get(entrant), entrant, words),
            words("team-rest-note", rests=_is_resting(view, entrant)),
        )
        for entrant in team.members
    )
    return (Select(Action(verbs.TEAM_REST, "list"), words("select-team-rest", round=next_round), options),)


def _is_resting(view: TournamentView, entrant: int) -> bool:
    found = view.entrants.get(entrant)
    return found is not None and found.is_resting


def _captain(view: TournamentView, team: TeamView, words: Words) -> str:
    return words("team-nobody") if team.captain is None else entrant_name(view, team.captain, words)


def _missing(view: TournamentView, team: TeamView, words: Words) -> Iterator[str]:
    missing = view.settings.boards - len(team.members)
    if view.status in OPEN and missing > 0:
        yield words("team-missing", count=missing)
    elif view.status in OPEN:
        yield words("team-complete")


def _member_line(view: TournamentView, team: TeamView, board: int, words: Words) -> str:
    entrant = team.members[board - 1]
    name, found = entrant_name(view, entrant, words), view.entrants.get(entrant)
    if board > view.settings.boards:
        said = words("team-substitute", name=name)
    else:
        said = words("team-member", board=board, name=name)
    if found is not None and found.is_stopped:
        return f"{said} · {words('team-stopped')}"
    return f"{said} · {words('team-resting')}" if _is_resting(view, entrant) else said


def _above(view: TournamentView) -> str:
    """Return the key of what is said above the teams."""
    if has_results(view):
        return "teams-columns"
    return "teams-entered" if view.started_at is None else "teams-no-results"


def _team_lines(view: TournamentView, team: TeamView, words: Words, *, is_own: bool) -> str:
    """Return a team with its points, its members, and its matches, as lines for a narrow screen."""
    row = team.row
    you = words("standings-you") if is_own else ""
    place = f"**{row.place}.** " if has_results(view) else ""
    head = f"{place}{team_name(team, words)} {you}".rstrip()
    if has_results(view):
        head = f"{head} · **{points(row.twelfths)}** · {points(row.match_points)}"
    people = [entrant_name(view, each, words) for each in team.members[:MOST_MEMBERS]]
    lines = [head, f"-# {words.listed(people)}" if people else f"-# {words('team-nobody')}"]
    if row.results:
        lines.append(f"-# {' · '.join(_result(view, each, words) for each in row.results)}")
    return "\n".join(lines)


def _result(view: TournamentView, result: Result, words: Words) -> str:
    other = next((each for each in view.teams if each.team == result.opponent), None)
    sign = "≥" if result.is_open else ""
    if other is None:
        return words("team-bye", points=points(result.twelfths))
    return f"{sign}{points(result.twelfths)} : {points(result.others)} {team_name(other, words)}"


def _how_far(view: TournamentView, words: Words) -> Iterator[str]:
    playing = sum(each.status in {"due", "running"} for each in view.pairings)
    if view.status == "ended":
        yield words("standings-final")
    elif view.newest_round(1):
        yield words("standings-in-round", round=view.newest_round(1), playing=playing)
