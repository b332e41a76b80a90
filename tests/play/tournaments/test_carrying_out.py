"""What acts make of entrants: who waits since when, and what a successor has."""

from play.tournament_rules import acts
from play.tournament_rules.acts import SeatResult
from play.tournament_rules.record import Tournament
from tests.play.tournaments.in_memory import NOW, after, running

WON = (SeatResult(1, 12), SeatResult(2, 0))


def waits(tournament: Tournament) -> list[tuple[int | None, int | None]]:
    """Return of each entrant since when they are free, and since when they are in haste."""
    return [(row.free_since, row.hasty_at) for row in tournament.entrants.values()]


def test_who_is_free_waits_no_longer_for_a_correction() -> None:
    """Catches a correction of an old result, or a forfeit that is taken back, by which days of waiting are lost."""
    played = after(after(running(of="flow"), acts.Scored(1, WON)), acts.Hurried(1), at=NOW + 5)
    assert waits(played)[:2] == [(NOW, NOW + 5), (NOW, None)]
    for act in (acts.Corrected(1, WON[::-1], "why"), acts.Voided(1)):
        assert waits(after(played, act, at=NOW + 99_999)) == waits(played)


def test_a_successor_has_offered_nothing_that_another_had() -> None:
    """Catches a reserve who is paired with others as a helper, since whoever had the number before offered to help."""
    asked = after(running(6, of="flow", most=4), acts.Offered(1, is_helper=True), acts.Offered(6, is_helper=True))
    for reserve, is_helper in ((5, False), (6, True)):
        row = after(asked, acts.Replaced(1, reserve)).entrants[1]
        assert (row.is_helper, row.hasty_at) == (is_helper, None)
