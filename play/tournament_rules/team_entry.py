"""How teams enter: a captain makes one, invites others, who agree, and puts them in order. Pure: what refuses it."""

from collections.abc import Sequence
from typing import Final

from games.kernel.errors import Refusal
from play.formats.settings import SUBSTITUTES
from play.tournament_rules import acts, checks
from play.tournament_rules.acts import Act
from play.tournament_rules.agreed import MENTION, clean_line
from play.tournament_rules.checks import Newcomer
from play.tournament_rules.record import IN_PLAY, Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.teams import are_teams, captain_of, members_of, resting, rounds_of_teams, teams_in

MOST_TEAM_NAME: Final = 30
MOST_INVITED: Final = 10
"""So many can be asked for one team at the same time."""

_OF_MEMBERS: Final = {
    "role_needed": "member_role_needed",
    "too_few_answers": "member_too_few_answers",
    "too_late_answers": "member_too_late_answers",
}


def team_name(tournament: Tournament, text: str) -> str:
    """Return the name of a new team on one line.

    Raises:
        Refusal: `team_unnamed`, `team_name_mentions`, `team_name_too_long` (`most`), `team_name_taken`.
    """
    line = clean_line(text)
    if not line:
        raise Refusal("team_unnamed")
    if MENTION.search(line):
        raise Refusal("team_name_mentions")
    if len(line) > MOST_TEAM_NAME:
        raise Refusal("team_name_too_long", most=MOST_TEAM_NAME)
    # A name is free again once nobody is left of the team that had it.
    if line.casefold() in {tournament.teams[team].casefold() for team in teams_in(tournament)}:
        raise Refusal("team_name_taken")
    return line


def founding(tournament: Tournament, newcomer: Newcomer, now: int) -> tuple[acts.Joined, acts.TeamMade]:
    """Return how somebody enters a new team as its captain.

    Raises:
        Refusal: `only_with_teams`, `no_team_place` (`most`), and what `checks.entering` refuses.
    """
    if not are_teams(tournament):
        raise Refusal("only_with_teams")
    number = _number(tournament, newcomer, now)
    if checks.room(tournament) <= 0:
        raise Refusal("no_team_place", most=tournament.settings.most)
    team = max(tournament.teams, default=0) + 1
    return acts.Joined(number), acts.TeamMade(team, number)


def agreeing(
    tournament: Tournament, newcomer: Newcomer, team: int, now: int, *, is_invited: bool
) -> tuple[acts.Joined, acts.TeamJoined]:
    """Return how somebody plays for a team into which they are invited.

    Raises:
        Refusal: `only_with_teams`, `not_asked`, `team_gone`, `team_full` (`most`), and what `checks.entering`
            refuses.
    """
    if not are_teams(tournament):
        raise Refusal("only_with_teams")
    number = _number(tournament, newcomer, now)
    if not is_invited:
        raise Refusal("not_asked")
    _check_room(tournament, team)
    return acts.Joined(number), acts.TeamJoined(team, number)


def inviting(tournament: Tournament, captain: int, user_id: int, invited: Sequence[int]) -> int:
    """Return for which team a captain invites somebody; `invited`: who is already asked for it.

    Raises:
        Refusal: `tournament_over`, `tournament_started`, what `captained` refuses, `team_full` (`most`),
            `captain_plays` (who asks themselves), `in_your_team_already`, `already_in_a_team`, `too_many_invited`
            (`most`).
    """
    checks.check_before_start(tournament)
    team = captained(tournament, captain)
    row = tournament.entrant_of(user_id)
    if row is not None and row.status in IN_PLAY:
        own = "captain_plays" if row.entrant == captain else "in_your_team_already"
        raise Refusal(own if row.team == team else "already_in_a_team")
    _check_room(tournament, team)
    if user_id not in invited and len(invited) >= MOST_INVITED:
        raise Refusal("too_many_invited", most=MOST_INVITED)
    return team


def check_member(tournament: Tournament, newcomer: Newcomer) -> None:
    """Refuse whom a captain need not ask, as they could not agree. How they are rated no captain is to learn.

    Raises:
        Refusal: `member_role_needed` (`role`), `member_too_few_answers` (`least`, `needed`), `member_too_late_answers`
            (`least`).
    """
    try:
        checks.check_role(tournament, newcomer.roles)
        checks.check_answers(tournament.settings, newcomer.answers, newcomer.least_answers)
    except Refusal as refusal:
        shown = {name: fact for name, fact in refusal.facts.items() if name in {"role", "least", "needed"}}
        raise Refusal(_OF_MEMBERS[refusal.code], **shown) from refusal


def ordering(tournament: Tournament, captain: int, order: Sequence[int]) -> tuple[Act, ...]:
    """Return how a captain puts a team in order, before the start; nothing if it is so already.

    Raises:
        Refusal: `tournament_over`, `tournament_started`, what `captained` refuses, `wrong_team_order` (`members`: their
            numbers).
    """
    checks.check_before_start(tournament)
    team = captained(tournament, captain)
    members = members_of(tournament, team)
    if sorted(order) != sorted(members):
        raise Refusal("wrong_team_order", members=tuple(map(str, members)))
    return () if tuple(order) == members else (acts.TeamOrdered(team, tuple(order)),)


def letting_rest(tournament: Tournament, captain: int, entrant: int, *, is_resting: bool) -> tuple[Act, ...]:
    """Return how a captain lets a member rest in the next round, or not any more; nothing if it is so already.

    Raises:
        Refusal: `tournament_over`, `tournament_not_started`, what `captained` refuses, `not_in_your_team`,
            `no_round_follows`, `nobody_can_rest` (`boards`).
    """
    checks.check_running(tournament)
    team = captained(tournament, captain)
    if entrant not in members_of(tournament, team):
        raise Refusal("not_in_your_team")
    if tournament.rounds_of(FIRST) >= rounds_of_teams(tournament):
        raise Refusal("no_round_follows")
    rest = resting(tournament)
    if is_resting == (entrant in rest):
        return ()
    there = {row.entrant for row in tournament.of_status(*IN_PLAY) if row.team == team and row.stopped_at is None}
    boards = tournament.settings.boards
    if is_resting and len(there - rest - {entrant}) < boards:
        raise Refusal("nobody_can_rest", boards=boards)
    return (acts.TeamRested(team, entrant, is_resting),)


def captained(tournament: Tournament, entrant: int) -> int:
    """Return the team of which an entrant is the captain; refuses `only_with_teams`, `not_the_captain` (`captain`)."""
    if not are_teams(tournament):
        raise Refusal("only_with_teams")
    row = tournament.entrants[entrant]
    captain = None if row.team is None else captain_of(tournament, row.team)
    if row.team is None or row.status not in IN_PLAY:
        raise Refusal("in_no_team")
    if captain != entrant:
        raise Refusal("not_the_captain", captain=captain or 0)
    return row.team


def _check_room(tournament: Tournament, team: int) -> None:
    """Refuse a team that is full, or of which nobody is left: `team_gone`, `team_full` (`most`)."""
    members = members_of(tournament, team)
    if not members:
        raise Refusal("team_gone")
    most = tournament.settings.boards + SUBSTITUTES
    if len(members) >= most:
        raise Refusal("team_full", most=most)


def _number(tournament: Tournament, newcomer: Newcomer, now: int) -> int:
    """Return under which number somebody enters, whatever places there are; refuses what `checks.entering` refuses."""
    steps = checks.entering(tournament, newcomer, now)
    return steps[0].entrant
