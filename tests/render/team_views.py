"""Tournaments of teams as they may be seen, played by the rules themselves, for tests of pages."""

from msgspec.structs import replace

from play.formats.settings import Settings
from play.formats.sheets import FULL
from play.formats.views import TournamentView
from play.tournament_rules import acts
from play.tournament_rules.visible import view_of
from tests.play.tournaments.made_up import Made, Plan


def team_view(teams: int, members: int, *, is_started: bool, names: tuple[str, ...] = ()) -> TournamentView:
    """Return a tournament of so many teams; if it has started, of its first round board 1 is over."""
    count = teams * members
    found = Made(Plan(count, "teams", 1, Settings(boards=3, rounds=2, most=99)))
    found.do(acts.Opened())
    for number in range(1, count + 1):
        team = (number - 1) // members + 1
        new = number % members == 1
        found.do(acts.Joined(number), acts.TeamMade(team, number) if new else acts.TeamJoined(team, number))
    called = names or tuple(f"Team {team}" for team in range(1, teams + 1))
    found.tournament = replace(
        found.tournament, teams={at: called[(at - 1) % len(called)] for at in range(1, teams + 1)}
    )
    if is_started:
        found.do(acts.Started())
        found._step()
        for row in found.tournament.in_round(1, 1):
            found.do(acts.Begun(row.pairing, 900 + row.pairing))
            if '"board":1' in row.why:
                found.do(acts.Scored(row.pairing, (acts.SeatResult(1, FULL), acts.SeatResult(2, 0))))
    view = view_of(found.tournament, found.now, invited={1: (7_001, 7_002)})
    people = {number: replace(each, name=f"Player {number}") for number, each in view.entrants.items()}
    return replace(view, entrants=people, game="dungeon_twister")
