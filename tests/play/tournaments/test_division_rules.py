"""Divisions of a league: everybody has all matches, whoever leaves; what is open at the season's end ends with it."""

from typing import Any

import pytest

from games.kernel.game import Outcome
from games.kernel.pace import DAY
from play.formats.divisions import LEAST, matches_each, sizes
from play.formats.settings import of_division
from play.formats.sheets import HALF, Line
from play.tournament_rules import acts
from play.tournament_rules.beginning import begin_at, beginning, judged_at, without_match
from play.tournament_rules.due import due_in
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import scores_of, sheet_of, standings_of
from play.tournament_rules.rounds import next_number
from play.tournament_rules.scoring import scored
from tests.play.tournaments.made_up import BEGIN, Made, Plan
from tests.sampling import HUNTING

END = BEGIN + 400 * DAY
DIVISIONS = [
    (entrants, seats) for seats in (2, 3, 4) for entrants in (*sizes(seats), LEAST[seats], max(sizes(seats)) + 3)
]
SEEDS = range(5) if HUNTING else range(1)


def division(entrants: int, seats: int, seed: int = 1, *, ends_at: int = END, at_once: int = 2, **fields: Any) -> Made:
    """Return a division that has not started."""
    return Made(Plan(entrants, "division", seed, of_division(seats, ends_at, at_once), seats=seats, **fields))


def begun(entrants: int, seats: int, *gone: int, at_once: int = 5) -> Made:
    """Return a division of which all tables are paired, and some people have left before any has begun."""
    made = division(entrants, seats, at_once=at_once)
    made.do(acts.Opened(), *(acts.Joined(number) for number in range(1, entrants + 1)), acts.Started())
    made._step()
    made.do(*(acts.Withdrew(each) for each in gone))
    while "begin" in {row.kind for row in due_in(made.tournament)} and (begin_at(made.tournament) or 0) <= made.now:
        made._begin()
    return made


def tables(tournament: Tournament, *statuses: str) -> list[tuple[int, ...]]:
    """Return who is at each table of these statuses."""
    return [
        tuple(seat.entrant for seat in tournament.seats[row.pairing])
        for row in tournament.pairings.values()
        if row.status in statuses
    ]


@pytest.mark.parametrize(("entrants", "seats"), DIVISIONS)
def test_everybody_plays_all_matches_in_each_seat(entrants: int, seats: int) -> None:
    for seed in SEEDS:
        made = division(entrants, seats, seed).play()
        sheet = sheet_of(made.tournament, made.now)
        each = matches_each(entrants, seats)
        for lines in sheet.lines.values():
            assert [line.round for line in lines] == list(range(1, each + 1))
            assert {line.kind for line in lines} == {"played"}
            assert {line.seat for line in lines} == set(range(seats)) if each >= seats else True
        rows = standings_of(made.tournament, made.now)
        assert [row.place for row in rows] == list(range(1, entrants + 1)), "nobody shares a place"


@pytest.mark.parametrize(("entrants", "seats"), DIVISIONS)
def test_whoever_leaves_or_does_not_come_all_have_as_many_lines(entrants: int, seats: int) -> None:
    """Would catch a table that is never played, or played twice, and lines that are lost or doubled."""
    for seed in SEEDS:
        made = division(entrants, seats, seed, withdraw=0.3, miss=0.08, void=0.03).play()
        lines = sheet_of(made.tournament, made.now).lines
        paired = len({seat.entrant for seats_ in made.tournament.seats.values() for seat in seats_})
        expected = matches_each(paired, seats) if paired else 0
        assert {len(found) for found in lines.values()} == {expected}, "of those who were there when it was paired"
        assert all(row.status in {"ended", "void"} for row in made.tournament.pairings.values())


@pytest.mark.parametrize("ends_after", [1, 10, 20])
def test_at_the_end_of_the_season_all_is_over(ends_after: int) -> None:
    """Would catch a season that does not end, since a table has not begun or still runs."""
    made = division(7, 4, ends_at=BEGIN + ends_after * DAY, at_once=1, void=0.1).play()
    assert made.now == BEGIN + ends_after * DAY
    assert made.tournament.row.status == "ended"
    rows = made.tournament.pairings.values()
    assert any(row.status == "void" and row.begun_at is None for row in rows)
    assert all(row.judged_at == made.now for row in rows if row.begun_at is not None)
    unplayed = [line for lines in sheet_of(made.tournament, made.now).lines.values() for line in lines]
    assert {line.kind for line in unplayed} <= {"played", "void"}


def test_a_limit_that_comes_before_the_end_of_the_season_is_the_limit() -> None:
    made = division(7, 4)
    assert judged_at(made.tournament, BEGIN) == END
    limited = Made(Plan(7, "tables", 1))
    assert judged_at(limited.tournament, BEGIN) == BEGIN + 30 * DAY


def test_who_is_left_of_a_table_plays_in_a_smaller_circle() -> None:
    """Would catch a void table that counts beside the one in its place, and points for nothing."""
    made = begun(7, 4, 7)
    assert sorted(len(table) for table in tables(made.tournament, "running")) == [3, 3, 3, 3, 4, 4, 4]
    assert all(7 not in table for table in tables(made.tournament, "running"))
    lines = sheet_of(made.tournament, made.now).lines
    assert lines[7] == tuple(Line(number, 0, "void") for number in range(1, 5))
    assert all(not found for entrant, found in lines.items() if entrant != 7)
    twice = begun(7, 4, 6, 7)
    assert sorted(len(table) for table in tables(twice.tournament, "running")) == [2, 2, 3, 3, 3, 3, 4]


def test_where_the_game_is_not_for_so_few_who_is_left_has_half_a_point() -> None:
    made = begun(7, 3, 6, 7)
    assert [len(table) for table in tables(made.tournament, "void")] == [3] * 5, "of seven tables, each has two others"
    assert [seat.twelfths for seats in made.tournament.seats.values() for seat in seats if seat.kind == "bye"] == [HALF]


def test_the_last_of_a_table_has_half_a_point_however_the_others_left() -> None:
    """Would catch a whole point for who was left by one after the other, where half is given if they leave together."""
    made = begun(7, 4, at_once=1)
    waiting = next(row for row in made.tournament.pairings.values() if row.status == "due")
    *leaving, last = [seat.entrant for seat in made.tournament.seats[waiting.pairing]]
    newest = waiting.pairing
    for each in leaving:
        made.do(acts.Withdrew(each))
        row = made.tournament.pairings[newest]
        made.do(*without_match(made.tournament, row, made.now, next_number(made.tournament)))
        newest = max(made.tournament.pairings)
    assert [(seat.entrant, seat.twelfths) for seat in made.tournament.seats[newest]] == [(last, HALF)]


def test_for_who_did_not_come_nobody_waits_until_the_season_ends() -> None:
    """Would catch tables that wait for somebody until all others are over, and are void with the season then."""
    made = begun(13, 4, at_once=2)
    made.do(acts.Stopped(7))
    waiting = {row.pairing for row in made.tournament.pairings.values() if row.status == "due"}
    theirs = {row for row in waiting if 7 in {seat.entrant for seat in made.tournament.seats[row]}}
    while not made.tournament.is_over and made.now < END - DAY:
        made._step()
    smaller = [at for act, at in made.acts if isinstance(act, acts.Begun) and act.pairing > 13]
    assert len(smaller) == len(theirs) >= 2
    over = [at for act, at in made.acts if isinstance(act, acts.Scored) and act.pairing <= 13]
    assert min(smaller) < max(over), "not only when all others are over"


def test_who_leaves_twice_from_one_table_leaves_one_line() -> None:
    """Would catch a table in place of one in place of another, which would be counted twice."""
    made = begun(7, 4, at_once=1)
    waiting = next(row for row in made.tournament.pairings.values() if row.status == "due")
    first, second, *rest = [seat.entrant for seat in made.tournament.seats[waiting.pairing]]
    made.do(acts.Withdrew(first))
    made.do(*without_match(made.tournament, waiting, made.now, next_number(made.tournament)))
    made.do(acts.Withdrew(second))
    instead = made.tournament.pairings[max(made.tournament.pairings)]
    made.do(*without_match(made.tournament, instead, made.now, next_number(made.tournament)))
    newest = made.tournament.pairings[max(made.tournament.pairings)]
    assert [seat.entrant for seat in made.tournament.seats[newest.pairing]] == rest
    while not made.tournament.is_over:
        made._step()
    lines = sheet_of(made.tournament, made.now).lines
    assert {len(found) for found in lines.values()} == {4}


def test_scores_belong_to_the_match_of_each_entrant() -> None:
    """Would catch scores of another match, since all tables of a division of seven are in one round."""
    made = begun(7, 4)
    for number, row in list(made.tournament.pairings.items()):
        seats = made.tournament.seats[row.pairing]
        outcome = Outcome((1, 2, 3, 4), tuple(10 * number - each for each in range(len(seats))))
        made.do(scored(number, outcome, ()))
    scores = scores_of(made.tournament, made.now)
    assert len(scores) == 28
    for entrant, lines in sheet_of(made.tournament, made.now).lines.items():
        assert len({scores[entrant, line.round][1] for line in lines}) == 4


def test_too_few_who_have_not_left_play_nothing() -> None:
    """Would catch a season that fails at its start for ever, since people have left a small division."""
    made = division(5, 4)
    made.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 6)), acts.Started())
    made.do(acts.Withdrew(1), acts.Withdrew(2))
    made._step()
    assert made.tournament.row.status == "ended"


def test_nothing_begins_once_the_season_is_over() -> None:
    made = begun(7, 4, at_once=1)
    waiting = [row for row in made.tournament.pairings.values() if row.status == "due"]
    assert beginning(made.tournament, END) == tuple(waiting)
    assert {without_match(made.tournament, row, END, 99) for row in waiting} == {
        (acts.Voided(row.pairing),) for row in waiting
    }
