"""The sheet of a tournament says of every round what it was: what standings are reckoned from, in every format."""

from collections.abc import Sequence
from typing import Final

import msgspec
import pytest

from db.rows.tournaments import EntrantRow, TournamentRow
from play.formats.pairs import Reasons
from play.formats.settings import Settings
from play.formats.sheets import Line
from play.formats.tie_breaks import Reckoning, Term, TieBreak
from play.tournament_rules import acts
from play.tournament_rules.acts import Act, NewPairing, SeatResult
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import scores_of, sheet_of, standings_of

NOW: Final = 1_000
LATER: Final = 2_000
WON: Final = (SeatResult(1, 12), SeatResult(2, 0))
SETTINGS: Final = Settings()
DRAWN: Final = (SeatResult(1, 6), SeatResult(1, 6))


def started(meets: str, entrants: int, *then: Act, settings: Settings = SETTINGS) -> Tournament:
    """Return a tournament of so many that has started, after these acts."""
    row = TournamentRow(
        7, 70, 700, "Autumn Cup", "auction", "{}", meets, 2, "none", msgspec.json.encode(settings).decode(), "en",
        "draft", "5e" * 32, "c0" * 32, 1001, 0,
    )  # fmt: skip
    people = {number: EntrantRow(7, number, 1000 + number, f"Nr {number}", "pear", "", 0) for number in range(1, 20)}
    joined = [acts.Joined(number) for number in range(1, entrants + 1)]
    found = Tournament(row, people)
    for act in (acts.Opened(), *joined, acts.Started(), *then):
        found = carry_out(found, act, NOW)
    return found


def paired(number: int, *pairs: Sequence[int], first: int = 1, at: int = NOW) -> acts.Paired:
    """Return a round; a pair of one is a bye of a whole point."""
    new = (
        NewPairing(pairing, tuple(pair), twelfths=12 if len(pair) == 1 else None)
        for pairing, pair in enumerate(pairs, first)
    )
    return acts.Paired(1, number, at, tuple(new))


def lines(tournament: Tournament, entrant: int) -> tuple[Line, ...]:
    return sheet_of(tournament, NOW).lines[entrant]


def test_a_match_that_still_runs_is_no_absence() -> None:
    """Catches an opponent who counts with half a point for a round that they play just now."""
    found = started("swiss", 4, paired(1, (1, 2), (3, 4)), acts.Begun(1, 901), acts.Begun(2, 902), acts.Scored(1, WON))
    assert lines(found, 1) == (Line(1, 12, "played", (2,), 0),)
    assert lines(found, 3) == ()
    assert sheet_of(found, NOW).unfinished == {3, 4}
    again = carry_out(carry_out(found, acts.Scored(2, WON), NOW), paired(2, (1, 3), (2, 4), first=3), NOW)
    values = {row.entrant: row.values[2] for row in standings_of(again, NOW)}
    assert {entrant: (value.amount, value.is_open) for entrant, value in values.items() if value} == {
        1: (0, True), 2: (12, True), 3: (0, True), 4: (12, True),
    }  # fmt: skip


def test_a_round_that_is_not_shown_yet_changes_nothing() -> None:
    """Catches standings that tell that a round has been paired before it is published."""
    shown = started("swiss", 2, paired(1, (1, 2)), acts.Scored(1, WON))
    hidden = carry_out(shown, paired(2, (2, 1), first=2, at=LATER), NOW)
    assert sheet_of(hidden, NOW) == sheet_of(shown, NOW)
    assert sheet_of(hidden, LATER).unfinished == {1, 2}


def test_who_comes_late_was_absent_and_half_a_point_is_no_bye() -> None:
    """Catches a late entrant who can have no bye any more, or whose half point counts as a match."""
    half = NewPairing(2, (3,), twelfths=6)
    found = started(
        "swiss", 2, paired(1, (1, 2)), acts.Scored(1, WON), acts.Joined(3), acts.Paired(1, 2, NOW, (half,)),
        paired(3, (3, 1), (2,), first=3), acts.Scored(3, DRAWN),
    )  # fmt: skip
    assert lines(found, 3) == (
        Line(1, 0, "absence"), Line(2, 6, "absence"), Line(3, 6, "played", (1,), 0),
    )  # fmt: skip
    assert lines(found, 2)[-1] == Line(3, 12, "bye")


def test_a_void_match_is_nobodys_fault() -> None:
    """Catches a stopped match that counts as if both had not wanted to play."""
    found = started("swiss", 2, paired(1, (1, 2)), acts.Voided(1))
    assert lines(found, 1) == lines(found, 2) == (Line(1, 0, "void"),)
    assert not lines(found, 1)[0].is_unforced and not lines(found, 1)[0].is_played


@pytest.mark.parametrize("leaves", [acts.Withdrew(2), acts.Removed(2, "spam")])
def test_who_leaves_stays_in_the_standings(leaves: Act) -> None:
    """Catches others whose standings change because an opponent has left."""
    before = started("swiss", 4, paired(1, (1, 2), (3, 4)), acts.Scored(1, DRAWN), acts.Scored(2, WON))
    after = carry_out(before, leaves, NOW)
    assert standings_of(after, NOW) == standings_of(before, NOW)
    unplayed = carry_out(started("swiss", 3), leaves, NOW)
    assert {row.entrant for row in standings_of(unplayed, NOW)} == {1, 3}


def test_a_corrected_result_counts_as_played() -> None:
    """Catches a correction of a forfeit that is still taken for a match that nobody played."""
    forfeit = (SeatResult(1, 12, "forfeit"), SeatResult(2, 0, "forfeit"))
    right = (SeatResult(2, 0, "corrected"), SeatResult(1, 12, "corrected"))
    found = started("swiss", 2, paired(1, (1, 2)), acts.Scored(1, forfeit))
    assert lines(found, 2) == (Line(1, 0, "forfeit", (1,), 1),)
    assert lines(carry_out(found, acts.Corrected(1, right, "they played"), NOW), 2) == (
        Line(1, 12, "played", (1,), 1),
    )  # fmt: skip


def test_of_a_round_robin_all_rounds_are_open_at_once() -> None:
    """Catches rounds to come that count as absences, and a free round that counts as one in a round robin of three."""
    found = started(
        "round_robin", 3, paired(1, (2, 3)), paired(2, (3, 1), first=2), paired(3, (1, 2), first=3),
        acts.Scored(2, WON),
    )  # fmt: skip
    sheet = sheet_of(found, NOW)
    assert sheet.everybody_meets
    assert lines(found, 3) == (Line(2, 12, "played", (1,), 0), Line(3, 0, "absence"))
    buchholz = next(row.values[2] for row in standings_of(found, NOW) if row.entrant == 3)
    assert buchholz == Reckoning(0, 12, (Term(0, 2, 1),), is_open=True)


def test_at_tables_scores_belong_to_their_round() -> None:
    """Catches the score of one table that is compared with another's best."""
    settings = Settings(tie_breaks=(TieBreak("share_of_best"),))
    results = (SeatResult(1, 12, score=40), SeatResult(3, 0, score=10), SeatResult(2, 6, score=20))
    found = started("tables", 6, paired(1, (1, 2, 3), (4, 5, 6)), acts.Scored(1, results), settings=settings)
    assert lines(found, 3) == (Line(1, 6, "played", (1, 2), 2),)
    assert scores_of(found, NOW) == {(1, 1): (40, 40), (2, 1): (10, 40), (3, 1): (20, 40)}
    assert {row.entrant: value.amount for row in standings_of(found, NOW) for value in row.values if value} == {
        1: 1000, 2: 250, 3: 500, 4: 0, 5: 0, 6: 0,
    }  # fmt: skip


def test_a_swap_leaves_no_reasons_of_the_pairs_before_it() -> None:
    """Catches pairs that are told to have equal points since those before them had."""
    pairs = (NewPairing(1, (1, 2), Reasons(gap=6)), NewPairing(2, (3, 4), Reasons(met=1)), NewPairing(3, (5, 6)))
    found = started("swiss", 6, acts.Paired(1, 1, LATER, pairs), acts.Swapped(1, 4))
    why = [msgspec.json.decode(row.why, type=Reasons) for row in found.pairings.values()]
    assert why == [Reasons(is_swapped=True), Reasons(is_swapped=True), Reasons()]


class TestFlow:
    """In flow there are no rounds that are common to all."""

    def test_matches_are_numbered_for_each_entrant(self) -> None:
        """Catches a day that counts as a round, and entrants who begin later that count as absent."""
        found = started(
            "flow", 4, paired(3, (1, 2)), acts.Scored(1, WON), paired(5, (3, 1), first=2), paired(6, (4, 2), first=3),
            acts.Scored(3, WON),
        )  # fmt: skip
        assert lines(found, 1) == (Line(1, 12, "played", (2,), 0),)
        assert lines(found, 2) == (Line(1, 0, "played", (1,), 1), Line(2, 0, "played", (4,), 1))
        assert lines(found, 3) == ()
        assert sheet_of(found, NOW).unfinished == {1, 3}

    def test_a_match_with_a_helper_counts_for_one(self) -> None:
        """Catches a helper whose own points, or being busy, change the standings."""
        helped = acts.Paired(1, 9, NOW, (NewPairing(2, (3, 1), Reasons(waited=14), only_for=3),))
        found = started("flow", 3, paired(1, (1, 2)), acts.Scored(1, WON), helped)
        assert sheet_of(found, NOW).unfinished == {3}
        after = carry_out(found, acts.Scored(2, WON), NOW)
        assert lines(after, 3) == (Line(1, 12, "played", (1,), 0),)
        assert lines(after, 1) == (Line(1, 12, "played", (2,), 0),)

    def test_a_void_match_leaves_no_trace(self) -> None:
        """Catches a void match that stays a round without points although another is played in its place."""
        found = started("flow", 2, paired(1, (1, 2)), acts.Voided(1), paired(2, (1, 2), first=2), acts.Scored(2, WON))
        assert lines(found, 1) == (Line(1, 12, "played", (2,), 0),)

    def test_who_has_left_or_is_short_at_the_end_was_absent(self) -> None:
        """Catches opponents who left early and then count less than in rounds, where their rest counts as draws."""
        found = started(
            "flow", 3, paired(1, (1, 2)), acts.Scored(1, WON), paired(2, (1, 3), first=2), acts.Scored(2, WON)
        )  # fmt: skip
        assert len(lines(found, 2)) == 1
        gone = carry_out(found, acts.Withdrew(2), NOW)
        assert lines(gone, 2) == (Line(1, 0, "played", (1,), 1), Line(2, 0, "absence"))
        assert len(lines(gone, 3)) == 1
        assert [len(lines(carry_out(found, acts.Ended(), NOW), entrant)) for entrant in (1, 2, 3)] == [2, 2, 2]
