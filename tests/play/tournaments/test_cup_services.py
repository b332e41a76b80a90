"""Knock-outs in rounds over the services, with matches that are played, whatever happens meanwhile.

They would catch somebody who was away and goes on, an absence that ends nothing, a correction that is lost or changes
what was drawn, a seat of somebody who left, and a tournament that its acts do not make again (in `cups`).
"""

from collections import Counter

import pytest

from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.formats.sheets import FULL
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.cup_results import fates
from play.tournament_rules.results import cup_of
from tests.play.matches import Clock
from tests.play.shortcuts import submit_line
from tests.play.tournaments.conftest import Starter
from tests.play.tournaments.played import ORGANISER, Cup, entered, inline, person


async def tables(cup: Cup, number: int) -> dict[int, tuple[int, ...]]:
    """Return who meet in a round, by pairing, the lower number first."""
    tournament = await cup.now()
    return {
        row.pairing: tuple(sorted(seat.entrant for seat in tournament.seats[row.pairing]))
        for row in tournament.pairings.values()
        if row.round == number and row.status != "void"
    }


async def play_without(cup: Cup, absent: dict[int, int]) -> None:
    """Play matches; in each the lowest number adds most, and who is `absent` makes so many moves and none after."""
    tournament = await cup.now()
    for _ in range(200):
        running = await cup.running()
        if not running:
            return
        is_awaited = False
        for pairing, match in running.items():
            seats = tournament.seats[pairing]
            best = min(seat.entrant for seat in seats)
            while (seen := await cup.seen(match)).status == "running":
                entrant = seats[seen.awaited()[0].seat].entrant
                if absent.get(entrant, 1) <= 0:
                    is_awaited = True
                    break
                if entrant in absent:
                    absent[entrant] -= 1
                    await submit_line(cup.services, match, person(entrant).user_id, "add 9")
                elif entrant == best:
                    await submit_line(cup.services, match, person(entrant).user_id, "add 3")
                await submit_line(cup.services, match, person(entrant).user_id, "end")
        await cup.wait(DAY if is_awaited else 0)
        if not is_awaited:
            return
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("cup_", "entrants"), [("tables", 11), ("double", 6), ("double_tables", 9)])
async def test_it_is_played_to_its_end(cups: Starter, cup_: str, entrants: int) -> None:
    cup = await cups(entrants, "knock_out", cup=cup_)
    tournament = await cup.to_the_end()
    order = cup_of(tournament, cup.clock.now)
    assert [(each.entrant, each.state) for each in order[:2]] == [(1, "won"), (2, "out")]
    assert {len(each.lost_in) for each in order[1:]} == {1 if cup_ == "tables" else 2}
    for act in await cup.acts_of(acts.Begun):
        assert (await cup.services.proofs.verify(MatchId(act.match))).ok


async def test_double_elimination_at_tables_of_three_whatever_happens(cups: Starter) -> None:
    cup = await cups(9, "knock_out", cup="double_tables", cup_through=1)
    first = await tables(cup, 1)
    assert [len(table) for table in first.values()] == [3, 3, 3]

    # An organiser turns the result of the third table round while the others play.
    (one, a), (two, b), (three, c) = first.items()
    order = [seat.entrant for seat in (await cup.now()).seats[three]]
    points = {c[0]: 0, c[1]: FULL // 2, c[2]: FULL}
    await cup.play(three, order.index(c[0]))
    await cup.look()
    await cup.services.organising.correct(cup.number, ORGANISER, three, [points[each] for each in order], "a mistake")

    # The last of the first table never comes; the last of the second goes away after a move, ahead of the others.
    await play_without(cup, {a[2]: 0, b[2]: 1})
    tournament = await cup.now()
    kinds = {seat.entrant: (seat.kind, seat.place) for each in (one, two) for seat in tournament.seats[each]}
    assert kinds[a[2]] == ("forfeit", 3)
    assert kinds[b[2]] == ("gone", 3)
    assert [act.entrant for act in await cup.acts_of(acts.Stopped)] == [a[2]]

    # The winners are the first bracket, all others but who did not come the second one, of whom the best has a bye.
    second = sorted((await tables(cup, 2)).values(), key=len)
    assert [len(each) for each in second] == [1, 1, 3, 4]
    assert second[2] == tuple(sorted((a[0], b[0], c[2])))
    lost = [seats[0].entrant for seats in (await cup.now()).seats.values() if len(seats) == 1 and not seats[0].twelfths]
    assert lost == [a[2]], "who is not back has lost this one too"
    leaver = second[3][-1]

    # Somebody leaves in the midst of a match of the second bracket: they are out, whatever they had lost.
    await cup.services.entering.withdraw(cup.number, person(leaver).user_id)
    tournament = await cup.to_the_end()
    places = cup_of(tournament, cup.clock.now)
    lost_in = {each.entrant: each.lost_in for each in places}
    assert places[0].state == "won" and len(lost_in[places[0].entrant]) < 2
    out = Counter(len(found) for entrant, found in lost_in.items() if entrant not in {places[0].entrant, leaver})
    assert out == {2: 7}, "everybody is out after exactly two lost matches"
    assert lost_in[a[2]] == (1, 2)
    assert next(each.round for each in places if each.entrant == leaver) == 2

    # A correction after the end changes the order at most, and nothing that was drawn.
    numbers = sorted(tournament.pairings)
    final = max(row.pairing for row in tournament.pairings.values() if len(tournament.seats[row.pairing]) > 1)
    seats = len(tournament.seats[final])
    turned = [FULL if at == seats - 1 else 0 for at in range(seats)]
    await cup.services.organising.correct(cup.number, ORGANISER, final, turned, "another mistake")
    await cup.look()
    after = await cup.now()
    assert (sorted(after.pairings), after.row.status) == (numbers, "ended")
    assert cup_of(after, cup.clock.now)[0].entrant == after.seats[final][seats - 1].entrant


async def test_who_has_left_before_a_table_begins_leaves_it_to_the_others(services: Services, clock: Clock) -> None:
    cup = await entered(inline(services), clock, 8, "knock_out", cup="tables", publish_minutes=60)
    await services.organising.start(cup.number, ORGANISER)
    await cup.look()
    table = next(iter((await tables(cup, 1)).values()))
    await services.entering.withdraw(cup.number, person(table[0]).user_id)
    await cup.wait(3_600)
    assert sorted(map(len, (await tables(cup, 1)).values())) == [3, 4]
    tournament = await cup.to_the_end()
    assert max(fate.losses for fate in fates(tournament, tournament.pairings.values()).values()) == 1
    assert cup_of(tournament, clock.now)[0].state == "won"


@pytest.mark.parametrize("format_", ["swiss", "flow", "tables", "groups"])
async def test_as_the_final_of_another_stage(cups: Starter, format_: str) -> None:
    cup = await cups(8, format_, rounds=2, final=6, cup="double_tables", group_best=3)
    tournament = await cup.to_the_end()
    order = cup_of(tournament, cup.clock.now)
    assert len(order) == 6
    assert order[0].state == "won"
    assert {len(each.lost_in) for each in order[1:]} == {2}
