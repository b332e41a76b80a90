"""Ending a round by hand: the matches that still run, for which a tournament waits before it pairs anew. Pure."""

from db.rows.tournaments import PairingRow
from games.kernel.errors import Refusal
from play.formats.settings import FLOWS
from play.tournament_rules.checks import check_running
from play.tournament_rules.pairing import is_knock_out
from play.tournament_rules.record import Tournament


def still_running(tournament: Tournament, until: int | None = None) -> tuple[PairingRow, ...]:
    """Return the pairings of which the match runs; `until`: that had begun by then (unix seconds).

    Raises:
        Refusal: `tournament_over`, `tournament_not_started`, `only_in_rounds` (in flow nobody waits for the others),
            `nothing_runs`.
    """
    check_running(tournament)
    if tournament.row.format in FLOWS and not is_knock_out(tournament):
        raise Refusal("only_in_rounds")
    found = tuple(
        row
        for row in tournament.pairings.values()
        if row.status == "running" and row.over_at is None and row.match_id is not None
        if until is None or (row.begun_at or 0) <= until
    )
    if not found:
        raise Refusal("nothing_runs")
    return found
