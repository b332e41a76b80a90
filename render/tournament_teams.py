"""Teams as entrants: the same pictures show who is ahead among them, and what they have played. Pure."""

from msgspec.structs import replace

from play.formats.sheets import FULL
from play.formats.standings import Row
from play.formats.teams import TeamRow, sheet_of
from play.formats.views import EntrantView, TournamentView
from render.tournaments import plain_team
from text import Words

MOST_IN_SQUARE = 16
"""Of so many teams at most a cross table has a column for each opponent, if all of them meet."""


def as_entrants(view: TournamentView, words: Words) -> TournamentView:
    """Return a tournament of teams in which each team is an entrant, with the points of all its boards.

    What is not over yet counts for nothing in it.
    """
    over = {each.team: [result for result in each.row.results if not result.is_open] for each in view.teams}
    sheet = replace(sheet_of(over, view.newest_round(1)), everybody_meets=view.settings.teams_meet == "all")
    is_square = view.settings.teams_meet == "all" and len(view.teams) <= MOST_IN_SQUARE
    return replace(
        view,
        format="round_robin" if is_square else "swiss",
        entrants={each.team: EntrantView(each.team, None, plain_team(each, words), "playing") for each in view.teams},
        rows=tuple(Row(each.team, each.row.place, sheet.twelfths(each.team), ()) for each in view.teams),
        sheet=sheet,
    )


def has_won(view: TournamentView, entrant: int, round_: int, twelfths: int) -> bool:
    """Return whether somebody has won what they played in a round: a team by the points of its boards."""
    row = next((each.row for each in view.teams if each.team == entrant), None)
    return twelfths == FULL if row is None else _match_points(row, round_) == FULL


def _match_points(row: TeamRow, round_: int) -> int:
    return sum(each.match_points for each in row.results if each.round == round_)
