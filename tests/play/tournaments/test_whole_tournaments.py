"""Promises of the rules over whole tournaments that are made up, from the start to the end.

They would catch a tournament that stops although somebody could be paired, somebody who is paired twice or after they
left, a look that finds nothing to do, rematches, and a pairing that differs from process to process.
"""

import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest

from games.kernel.pace import DAY
from play.formats import swiss
from play.formats.flow import BYE_AFTER
from play.formats.settings import Settings
from play.formats.sheets import FULL, HALF
from play.tournament_rules import acts
from play.tournament_rules.brackets import bracket
from play.tournament_rules.flowing import next_look
from play.tournament_rules.histories import histories
from play.tournament_rules.pairing import next_acts, pair_at
from tests.play.tournaments.made_up import BEGIN, Made, Plan, made
from tests.sampling import HUNTING

SIZES = (4, 5, 6, 7, 8, 9, 12, 13, 16, 24, 33, 64) if HUNTING else (4, 5, 9, 16)
LARGE = (128, 512) if HUNTING else ()
"""Sizes whose pairing takes seconds."""

SEEDS = range(3) if HUNTING else range(1)
ROUGH: dict[str, Any] = {"withdraw": 0.2, "miss": 0.08, "void": 0.03, "forbidden": ((1, 2), (1, 3))}
SETTINGS: tuple[dict[str, Any], ...] = (
    {"rounds": 3, "final": 4},
    {"rounds": 3, "at_once": 2, "best_of": 3, "publish_minutes": 30},
)
FORMATS = ("swiss", "flow", "tables", "round_robin", "knock_out", "groups", "table_groups", "table_flow")


def check_everything(found: Made) -> None:
    """Check what holds of every tournament."""
    tournament, left = found.tournament, dict[int, int]()
    forbidden = {frozenset(pair) for pair in found.plan.forbidden}
    assert not forbidden & set(found.met())
    for act, at in found.acts:
        if isinstance(act, acts.Withdrew):
            left[act.entrant] = at
    for row in tournament.pairings.values():
        entrants = [seat.entrant for seat in tournament.seats[row.pairing]]
        assert len(set(entrants)) == len(entrants)
        assert all(row.made_at <= left.get(entrant, row.made_at) for entrant in entrants), "paired after they left"
        assert row.status in {"ended", "void"}
        assert all(seat.twelfths in {0, FULL} for seat in tournament.seats[row.pairing] if seat.kind == "forfeit")
    numbers = sorted(tournament.pairings)
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("entrants", SIZES)
def test_every_tournament_ends_and_keeps_its_promises(format_: str, entrants: int) -> None:
    for seed in SEEDS:
        for settings in SETTINGS:
            check_everything(made(entrants, format_, seed, settings=settings))
            late = {"late": 1} if format_ in {"swiss", "flow", "tables", "table_flow"} else {}
            check_everything(made(entrants, format_, seed, settings=settings, **ROUGH, **late))


@pytest.mark.parametrize("entrants", (*SIZES, *LARGE))
def test_rounds_for_two_pair_everybody_and_nobody_twice(entrants: int) -> None:
    rounds = min(4, swiss.promised_rounds(entrants))
    found = made(entrants, "swiss", 1, settings={"rounds": rounds})
    assert set(found.met().values()) == {1}
    for entrant, had in histories(found.tournament).items():
        assert (had.started, had.byes) in {(rounds, 0), (rounds, 1)}, entrant
        assert abs(had.turns.ahead) <= 2


@pytest.mark.parametrize("entrants", SIZES)
def test_everybody_meets_everybody_and_waits_for_nobody(entrants: int) -> None:
    found = made(entrants, "round_robin", 1, settings={"at_once": 2})
    assert len(found.met()) == entrants * (entrants - 1) // 2
    assert set(found.met().values()) == {1}
    begun = [act.pairing for act, _ in found.acts if isinstance(act, acts.Begun)]
    assert sorted(begun) == sorted(found.tournament.pairings)
    if entrants > 8:
        assert begun != sorted(begun), "a later round begins before the slowest of an earlier one has ended"


@pytest.mark.parametrize("entrants", SIZES)
def test_in_flow_everybody_has_all_matches_and_no_look_is_in_vain(entrants: int) -> None:
    found = made(entrants, "flow", 2, settings={"rounds": 3, "at_once": 2})
    assert found.looks_in_vain == 0
    assert set(found.met().values()) == {1}
    for had in histories(found.tournament).values():
        assert had.done == 3


@pytest.mark.parametrize("entrants", [size for size in SIZES if size > 5])
def test_in_flow_at_tables_everybody_has_all_matches_and_no_look_is_in_vain(entrants: int) -> None:
    """Catches a look on a day on which nobody can be seated, and somebody who is short at the end."""
    found = made(entrants, "table_flow", 2, settings={"rounds": 3, "at_once": 2, "hour": 18})
    assert found.looks_in_vain == 0
    for had in histories(found.tournament).values():
        assert had.done == 3
    days = [at // DAY for act, at in found.acts if isinstance(act, acts.Paired)]
    assert all(one < other for one, other in pairwise(days))
    sizes = {len(found.tournament.seats[row.pairing]) for row in found.matches()}
    assert sizes <= {3, 4}


def test_a_table_of_a_flow_that_somebody_leaves_before_it_begins_is_played_by_the_others() -> None:
    """Catches byes in place of it, as in rounds: here those who are too few are free again."""
    found = Made(Plan(4, "table_flow", 1, Settings(rounds=2, publish_minutes=60, is_late_entry=False)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 5)), acts.Started())
    found._step()
    one, other, *_ = (seat.entrant for seat in found.tournament.seats[1])
    found.now += 3_600
    found.do(acts.Withdrew(one))
    found._begin()
    assert found.tournament.pairings[1].status == "void"
    assert one not in {seat.entrant for seat in found.tournament.seats[2]} and len(found.tournament.seats[2]) == 3
    found.do(acts.Withdrew(other))
    found._begin()
    assert found.tournament.pairings[2].status == "void" and len(found.tournament.pairings) == 2
    byes = next_acts(found.tournament, found.now + 3 * DAY)
    assert isinstance(byes[0], acts.Paired) and {len(new.entrants) for new in byes[0].pairings} == {1}


def test_two_who_help_make_a_table_with_who_is_left() -> None:
    """Catches help for whom nobody is left to play with, and points for those who help."""
    found = Made(Plan(7, "table_flow", 1, Settings(rounds=1, hour=18, is_late_entry=False)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 8)), acts.Started())
    found._step()
    four = [seat.entrant for seat in found.tournament.seats[1]]
    results = tuple(acts.SeatResult(place, twelfths) for place, twelfths in enumerate((12, 8, 4, 0), 1))
    found.do(acts.Begun(1, 901), acts.Scored(1, results), *(acts.Offered(each, True) for each in four[:2]))
    left = sorted({*range(1, 8)} - {*four})
    found.do(acts.Withdrew(left[0]), acts.Withdrew(left[1]))
    look = pair_at(found.tournament)
    assert look is not None and 0 <= look - BEGIN - 14 * DAY < DAY
    found.now = look
    found.do(*next_acts(found.tournament, look))
    assert {seat.entrant for seat in found.tournament.seats[2]} == {left[2], *four[:2]}
    found.do(acts.Begun(2, 902), acts.Scored(2, tuple(acts.SeatResult(1, 6) for _ in range(3))))
    assert [histories(found.tournament)[each].twelfths for each in (four[0], left[2])] == [12, 6]


def test_flow_looks_at_its_hour_once_a_day_and_not_at_all_while_all_play() -> None:
    """Catches an idle tournament that is looked at for nothing."""
    found = made(8, "flow", 3, settings={"rounds": 3, "hour": 18})
    paired = [place for place, (act, _) in enumerate(found.acts) if isinstance(act, acts.Paired)]
    times = [found.acts[place][1] for place in paired]
    assert times[0] == BEGIN and all(one < other for one, other in pairwise(times))
    for place, at in zip(paired[1:], times[1:], strict=True):
        # Who has waited past their hour, as they were ahead of the others, is paired with the result that ends that.
        before, then = found.acts[place - 1]
        assert at % DAY // 3_600 == 18 or (isinstance(before, acts.Scored) and then == at)
    begun = Made(found.plan)
    begun.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 9)), acts.Started())
    while pair_at(begun.tournament) == 0:
        begun._step()
    assert next_look(begun.tournament) is None
    assert pair_at(begun.tournament) is None


@pytest.mark.parametrize(("left", "days"), [("a helper", 14), ("somebody who plays", 28), ("nobody", 1)])
def test_who_finds_nobody_meets_a_helper_or_has_a_bye(left: str, days: int) -> None:
    is_helped, result = left == "a helper", acts.Scored(1, (acts.SeatResult(1, FULL), acts.SeatResult(2, 0)))
    found = Made(Plan(3, "flow", 1, Settings(rounds=1, hour=18)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 4)), acts.Started())
    found._step()
    one, other = (seat.entrant for seat in found.tournament.seats[1])
    alone = ({1, 2, 3} - {one, other}).pop()
    found.do(acts.Begun(1, 901), *([result] if left != "somebody who plays" else []))
    found.do(acts.Offered(other, is_helped))
    look = pair_at(found.tournament)
    assert look is not None and look % DAY == 18 * 3_600 and 0 <= look - BEGIN - days * DAY < DAY
    assert next_acts(found.tournament, look - 1) == ()
    found.now = look
    found.do(*next_acts(found.tournament, look))
    row, seats = found.tournament.pairings[2], found.tournament.seats[2]
    assert {seat.entrant for seat in seats} == ({alone, other} if is_helped else {alone})
    assert row.only_for == (alone if is_helped else None)
    if is_helped:
        found.do(acts.Begun(2, 902), acts.Scored(2, (acts.SeatResult(1, FULL), acts.SeatResult(2, 0))))
        behind = histories(found.tournament)
        assert (behind[other].done, behind[other].twelfths, behind[other].helped) == (1, 0, 1)
        assert behind[alone].done == 1
    if left == "somebody who plays":
        found.do(result)
    found._step()
    assert found.tournament.row.status == "ended"


@pytest.mark.parametrize(
    ("done", "days"),
    [
        ((acts.Withdrew(4),), 1),
        ((acts.Forbade(1, 4), acts.Forbade(2, 4)), 1),
        ((acts.Stopped(4),), 3),
        ((acts.Withdrew(4),), BYE_AFTER),
    ],
    ids=["all have left", "they must not meet", "one did not come", "somebody can still enter"],
)
def test_who_can_meet_nobody_any_more_waits_for_no_bye(done: tuple[acts.Act, ...], days: int) -> None:
    """Catches a knock-out that waits four weeks for each bye of one person, and a bye while somebody may still come."""
    found = Made(Plan(4, "flow", 1, Settings(rounds=4, hour=18, is_late_entry=days == BYE_AFTER)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 5)), acts.Started())
    found.do(acts.Paired(1, 1, found.now, (acts.NewPairing(1, (1, 2)), acts.NewPairing(2, (3, 4)))))
    for pairing in (1, 2):
        result = acts.Scored(pairing, (acts.SeatResult(1, FULL), acts.SeatResult(2, 0)))
        found.do(acts.Begun(pairing, 900 + pairing), result)
    found.do(acts.Withdrew(3), *done)
    look = pair_at(found.tournament)
    assert look is not None and 0 <= look - BEGIN - days * DAY < DAY
    assert next_acts(found.tournament, look - 1) == ()
    found.now = look
    found.do(*next_acts(found.tournament, look))
    byes: dict[int, list[int | None]] = {1: [], 2: [], 4: []}
    for seats in found.tournament.seats.values():
        if len(seats) == 1:
            byes[seats[0].entrant].append(seats[0].twelfths)
    assert byes[1] == byes[2] == ([FULL, HALF, HALF] if days < BYE_AFTER else [FULL])
    at = pair_at(found.tournament)
    assert at is not None and (at <= look) == (days < BYE_AFTER), "nobody is left to be paired"


def test_a_bye_is_whole_once_and_then_half() -> None:
    found = made(4, "flow", 1, settings={"rounds": 6})
    byes: dict[int, list[int]] = {}
    for seats in found.tournament.seats.values():
        if seats[0].kind == "bye":
            byes.setdefault(seats[0].entrant, []).append(seats[0].twelfths or 0)
    assert any(len(each) > 1 for each in byes.values())
    assert all(each == [FULL, *[HALF] * (len(each) - 1)] for each in byes.values())


@pytest.mark.parametrize("entrants", SIZES)
def test_a_knock_out_leaves_one(entrants: int) -> None:
    found = made(entrants, "knock_out", 4, settings={"best_of": 3})
    ties = bracket(found.tournament)
    assert len(ties[-1]) == 1
    assert ties[-1][0].won in range(1, entrants + 1)
    for before, after in pairwise(ties):
        went_on = [tie.won for tie in before]
        assert sorted(side for tie in after for side in tie.sides if side) == sorted(each for each in went_on if each)
    for row in found.matches():
        games = [other for other in found.matches() if _pair(found, other.pairing) == _pair(found, row.pairing)]
        assert len(games) in {2, 3}
        assert (
            found.tournament.seats[games[0].pairing][0].entrant == found.tournament.seats[games[1].pairing][1].entrant
        )


def _pair(found: Made, pairing: int) -> frozenset[int]:
    return frozenset(seat.entrant for seat in found.tournament.seats[pairing])


def test_the_next_tie_begins_before_the_round_is_over() -> None:
    """Catches a knock-out in which two winners wait for a match that is not theirs."""
    found = made(16, "knock_out", 1)
    done = [act for act, _ in found.acts]
    paired = next(place for place, act in enumerate(done) if isinstance(act, acts.Paired) and act.round == 2)
    first = {row.pairing for row in found.tournament.in_round(1, 1)}
    assert any(isinstance(act, acts.Scored) and act.pairing in first for act in done[paired:])


def test_both_absent_are_both_out_and_the_next_is_free() -> None:
    found = Made(made(4, "knock_out", 1).plan)
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 5)), acts.Started())
    found._step()
    nobody = (acts.SeatResult(2, 0, "forfeit"),) * 2
    found.do(acts.Begun(1, 901), acts.Begun(2, 902), acts.Scored(1, nobody))
    assert pair_at(found.tournament) is None, "the other half still plays"
    found.do(acts.Scored(2, (acts.SeatResult(1, FULL), acts.SeatResult(2, 0))))
    winner = found.tournament.seats[2][0].entrant
    found._step()
    assert [seat.entrant for seat in found.tournament.seats[3]] == [winner]
    found._step()
    assert found.tournament.row.status == "ended"
    assert bracket(found.tournament)[-1][0].won == winner


def test_whoever_takes_the_place_of_a_helped_entrant_has_the_points() -> None:
    """Catches a match that counts for nobody, since the one for whom it did plays another one."""
    found = Made(made(4, "flow", 1).plan)
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 5)), acts.Started())
    pairs = (acts.NewPairing(1, (1, 2), only_for=1), acts.NewPairing(2, (3, 4)))
    found.do(acts.Paired(1, 1, found.now + 60, pairs), acts.Swapped(1, 3, "a wedding"))
    assert found.tournament.pairings[1].only_for == 3
    found.do(acts.Swapped(4, 2, "again"))
    assert [row.only_for for row in found.tournament.pairings.values()] == [3, None]


def test_the_same_in_every_process() -> None:
    program = (
        "from tests.play.tournaments.made_up import *\n"
        "for format_ in ('swiss', 'flow', 'tables', 'knock_out'):\n"
        "    print(made(13, format_, 7, settings={'rounds': 3, 'final': 4}, withdraw=0.2, miss=0.1).acts)"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1")
    }
    assert len(told) == 1
    assert b"Paired" in told.pop()
