"""Knock-outs at tables and with two lives as whole tournaments in memory: alone, and as the final of another stage.

They would catch somebody who is out too early or too late, a round that waits for ever, a match that nobody plays
again, a place in the order that does not follow from who was in longer, and a result that is corrected and changes
rounds that have been drawn.
"""

from collections import Counter
from typing import Any, Final

import pytest

from play.formats.settings import Cup, Settings
from play.formats.sheets import FULL
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing, SeatResult
from play.tournament_rules.beginning import without_match
from play.tournament_rules.cup_results import EXTRA, fates, is_in_rounds, rules_of
from play.tournament_rules.pairing import next_acts, pair_at
from play.tournament_rules.results import cup_of, reckoned
from tests.play.tournaments.made_up import Made, Plan, made
from tests.play.tournaments.test_whole_tournaments import ROUGH, check_everything
from tests.sampling import sample

CUPS: Final[tuple[Cup, ...]] = ("tables", "double", "double_tables")
SIZES: Final = (6, 7, 9, 13, 16, 24)


def rows_of(found: Made) -> list[Any]:
    """Return the pairings of the knock-out."""
    stage = 1 if found.plan.format == "knock_out" else 2
    return [row for row in found.tournament.pairings.values() if row.stage == stage]


def losses(found: Made) -> Counter[int]:
    """Return how many matches each has lost, counted from the places alone."""
    lost: Counter[int] = Counter()
    for row in rows_of(found):
        stake, seats = found.tournament.stake(row.pairing), found.tournament.seats[row.pairing]
        assert stake is not None
        if row.status == "void":
            continue
        if len(seats) == 1:
            lost[seats[0].entrant] += not seats[0].twelfths
            continue
        places = {seat.entrant: seat.place or 0 for seat in seats}
        unbeaten = None if stake.unbeaten is None else seats[stake.unbeaten].entrant
        if unbeaten is not None and places[unbeaten] > 1:
            lost[unbeaten] += 1
        else:
            lost.update(each for each, place in places.items() if place > stake.through)
    return lost


@pytest.mark.parametrize("cup", CUPS)
@pytest.mark.parametrize("entrants", SIZES)
def test_alone_everybody_is_out_after_exactly_their_lives(cup: Cup, entrants: int) -> None:
    for seed in range(sample(2, 30)):
        for through in (1, 2) if cup != "double" else (1,):
            found = made(entrants, "knock_out", seed, settings={"cup": cup, "cup_through": through})
            check_everything(found)
            lost, lives = losses(found), rules_of(found.tournament).lives
            order = cup_of(found.tournament, found.now)
            winner = order[0]
            assert (winner.state, winner.place) == ("won", 1)
            assert lost[winner.entrant] < lives
            assert {lost[each] for each in range(1, entrants + 1) if each != winner.entrant} == {lives}
            assert [len(each.lost_in) for each in order[1:]] == [lives] * (entrants - 1)
            assert [each.round for each in order] == sorted((each.round for each in order), reverse=True)
            assert [row.entrant for row in reckoned(found.tournament, found.now).rows] == [
                each.entrant for each in order
            ]


@pytest.mark.parametrize("cup", CUPS)
@pytest.mark.parametrize("format_", ["knock_out", "swiss", "flow", "tables", "groups"])
def test_with_absence_withdrawals_and_void_matches_it_ends(cup: Cup, format_: str) -> None:
    for entrants in (6, 9, 14) if format_ == "knock_out" else (9,):
        for seed in range(sample(3, 40)):
            minutes, through = 30 * (seed % 2), 1 + seed % 3
            settings = {"cup": cup, "rounds": 2, "final": 7, "cup_through": through, "publish_minutes": minutes}
            found = made(entrants, format_, seed, settings=settings, **ROUGH)
            check_everything(found)
            states = fates(found.tournament, rows_of(found)).values()
            assert sum(fate.is_in for fate in states) <= 1
            assert max(fate.losses for fate in states) <= rules_of(found.tournament).lives
            assert all(len(fate.lost_in) == fate.losses for fate in states), "no loss is without a match"


def test_the_best_of_another_stage_play_it_and_the_best_of_all_meet_late() -> None:
    found = made(16, "swiss", 3, settings={"cup": "double", "rounds": 4, "final": 8})
    seeds = [row.entrant for row in reckoned(found.tournament, found.now).rows[:8]]
    first = [{seat.entrant for seat in found.tournament.seats[row.pairing]} for row in rows_of(found) if row.round == 1]
    assert sorted(map(sorted, first)) == sorted(sorted((seeds[at], seeds[7 - at])) for at in range(4))


def begun(entrants: int, **settings: Any) -> Made:
    """Return a knock-out of which the first round is paired and has begun."""
    found = Made(Plan(entrants, "knock_out", 1, Settings(**settings)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, entrants + 1)), acts.Started())
    found.do(*next_acts(found.tournament, found.now))
    begin(found)
    return found


def begin(found: Made) -> None:
    for row in list(found.tournament.pairings.values()):
        if row.status == "due":
            found.do(acts.Begun(row.pairing, 900 + row.pairing))


def end(found: Made, *order: int, kinds: dict[int, str] | None = None) -> None:
    """End the match of these entrants in this order."""
    row = next(
        row
        for row in found.tournament.pairings.values()
        if row.status == "running" and {seat.entrant for seat in found.tournament.seats[row.pairing]} == set(order)
    )
    places = {each: at for at, each in enumerate(order, 1)}
    step = FULL // (len(order) - 1)
    results = tuple(
        SeatResult(
            places[seat.entrant], FULL - step * (places[seat.entrant] - 1), (kinds or {}).get(seat.entrant, "played")
        )
        for seat in found.tournament.seats[row.pairing]
    )
    found.do(acts.Scored(row.pairing, results))


def tables_of(found: Made, number: int) -> list[tuple[int, ...]]:
    return [
        tuple(sorted(seat.entrant for seat in found.tournament.seats[row.pairing]))
        for row in rows_of(found)
        if row.round == number
    ]


def drawn(found: Made) -> tuple[NewPairing, ...]:
    """Return what is paired next, which is carried out, and begin it."""
    done = next_acts(found.tournament, found.now)
    found.do(*done)
    begin(found)
    return tuple(new for act in done if isinstance(act, acts.Paired) for new in act.pairings)


def test_a_table_that_somebody_left_sends_on_all_who_stayed_and_nobody_else() -> None:
    """Catches the second place of somebody who was away when the others went home."""
    found = begun(8, cup="tables", cup_through=2)
    one, other = tables_of(found, 1)
    end(found, *one, kinds=dict.fromkeys(one[1:], "gone"))
    end(found, *other)
    assert sorted(len(new.entrants) for new in drawn(found)) == [3]
    assert tables_of(found, 2) == [tuple(sorted((one[0], *other[:2])))]


def test_a_void_match_is_played_again_at_once_and_then_goes_to_the_better_seeds() -> None:
    """Catches a table that all others wait for, and one that is void for ever."""
    found = begun(8, cup="tables")
    one, other = tables_of(found, 1)
    for turn in range(EXTRA + 1):
        running = [row for row in found.tournament.pairings.values() if row.status == "running"]
        void = next(row for row in running if found.tournament.seats[row.pairing][0].entrant in one)
        found.do(acts.Voided(void.pairing))
        again = drawn(found)
        assert [sorted(new.entrants) for new in again] == ([sorted(one)] if turn < EXTRA else [])
        assert all(new.pairing and found.tournament.pairings[new.pairing].round == 1 for new in again)
    assert pair_at(found.tournament) is None, "the other table still plays"
    end(found, *other)
    drawn(found)
    assert len(tables_of(found, 2)[0]) == 4


def test_who_did_not_come_and_is_not_back_loses_the_next_match_too() -> None:
    """Catches somebody who is through the second bracket because nobody could find them."""
    found = begun(8, cup="double_tables")
    one, other = tables_of(found, 1)
    end(found, *one, kinds={one[3]: "gone"})
    end(found, *other)
    found.do(acts.Stopped(one[3]))
    second = {one[2], one[3], *other[2:]}
    drawn(found)
    rows = [row for row in rows_of(found) if row.round == 2]
    alone = [found.tournament.seats[row.pairing] for row in rows if len(found.tournament.seats[row.pairing]) == 1]
    assert [(seats[0].entrant, seats[0].twelfths) for seats in alone] == [(one[3], 0)]
    assert tuple(sorted(second - {one[3]})) in tables_of(found, 2)
    assert fates(found.tournament, rows_of(found))[one[3]].losses == 2
    found.do(acts.Back(one[3]))
    assert not fates(found.tournament, rows_of(found))[one[3]].is_in, "it stays lost"


def test_a_correction_counts_until_the_next_round_is_drawn() -> None:
    found = begun(8, cup="tables", cup_through=2)
    one, other = tables_of(found, 1)
    end(found, *one)
    end(found, *other)
    row = next(row for row in rows_of(found) if found.tournament.seats[row.pairing][0].entrant in one)
    order = [seat.entrant for seat in found.tournament.seats[row.pairing]]
    turned = {each: FULL - 4 * (3 - one.index(each)) for each in one}

    def corrected() -> acts.Corrected:
        return acts.Corrected(
            row.pairing, tuple(SeatResult((FULL - turned[each]) // 4 + 1, turned[each], "corrected") for each in order)
        )

    found.do(corrected())
    drawn(found)
    final = tables_of(found, 2)
    assert final == [tuple(sorted((*one[2:], *other[:2])))]
    turned = {each: FULL - 4 * one.index(each) for each in one}
    found.do(corrected())
    assert tables_of(found, 2) == final
    assert {entrant for entrant, fate in fates(found.tournament, rows_of(found)).items() if fate.is_in} == set(final[0])


def test_the_final_is_played_again_by_the_same_if_the_unbeaten_one_is_not_first() -> None:
    found = begun(4, cup="double_tables", cup_through=2)
    end(found, 1, 2, 3, 4)
    (final,) = drawn(found)
    assert sorted(final.entrants) == [1, 2, 3, 4]
    stake = final.why.cup
    assert stake is not None and stake.unbeaten is not None and final.entrants[stake.unbeaten] == 1
    end(found, 2, 1, 3, 4)
    (again,) = drawn(found)
    assert sorted(again.entrants) == [1, 2, 3, 4]
    assert again.why.cup is not None and again.why.cup.unbeaten is None
    end(found, 3, 1, 2, 4)
    assert next_acts(found.tournament, found.now) == (acts.Ended(),)
    found.do(acts.Ended())
    assert [(each.entrant, each.place) for each in cup_of(found.tournament, found.now)] == [
        (3, 1), (1, 2), (2, 3), (4, 4),
    ]  # fmt: skip


def test_whoever_leaves_before_a_table_begins_leaves_it_to_the_others() -> None:
    found = Made(Plan(8, "knock_out", 1, Settings(cup="double_tables")))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 9)), acts.Started())
    found.do(*next_acts(found.tournament, found.now))
    row = rows_of(found)[0]
    seats = [seat.entrant for seat in found.tournament.seats[row.pairing]]
    for turn, size in enumerate((3, 2, 2)):
        found.do(acts.Withdrew(seats[turn]))
        row = rows_of(found)[0] if not turn else row
        newest = [each for each in rows_of(found) if each.status == "due" and _holds(found, each.pairing, seats[-1])]
        if newest:
            found.do(*without_match(found.tournament, newest[-1], found.now, max(found.tournament.pairings) + 1))
        last = [each for each in rows_of(found) if _holds(found, each.pairing, seats[-1])][-1]
        assert len(found.tournament.seats[last.pairing]) == size
        assert found.tournament.stake(last.pairing) is not None
    assert is_in_rounds(found.tournament)
    fate = fates(found.tournament, rows_of(found))[seats[-1]]
    assert (fate.losses, fate.is_open) == (0, False), "the last one is through without a match"


def _holds(found: Made, pairing: int, entrant: int) -> bool:
    return any(seat.entrant == entrant for seat in found.tournament.seats[pairing])
