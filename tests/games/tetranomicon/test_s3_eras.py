"""Eras, initiative and turn order (SPEC 3)."""

from typing import Any

from games.tetranomicon.eras import settle_initiative
from games.tetranomicon.events import (
    CardsRemoved,
    IncomePaid,
    InitiativeSettled,
    MatchEnded,
    Passed,
    PoolsFilled,
    TrophiesPlaced,
)
from tests.games.tetranomicon.scenes import scene


def kinds(events: tuple[Any, ...]) -> list[type[Any]]:
    return [type(event) for event in events]


def test_s3_phases_follow_each_other() -> None:
    last = scene(2, passed=(1,)).step("pass")
    assert kinds(last.events) == [Passed, IncomePaid, TrophiesPlaced, CardsRemoved, PoolsFilled, InitiativeSettled]
    assert last.state.era == 2
    assert last.final


def test_s3_era_4_ends_the_match_after_income() -> None:
    last = scene(2, era=4, passed=(1,)).step("pass")
    assert kinds(last.events) == [Passed, IncomePaid, MatchEnded]
    assert (last.state.phase, last.state.turn, last.state.era) == ("ended", None, 4)


def test_s3_1_fewest_coins_get_the_token_and_the_loser_a_coin() -> None:
    settled, event = settle_initiative(scene(4, holder=3, coins=(5, 2, 9, 4)).state)
    assert (settled.holder, settled.turn) == (1, 1)
    assert settled.coins == (5, 2, 9, 5)
    assert event.coins == (5, 2, 9, 4)
    assert (event.fewest, event.before, event.holder, event.compensation) == (2, 3, 1, 1)


def test_s3_1_tie_is_counted_clockwise_from_after_the_holder() -> None:
    holders = [settle_initiative(scene(4, holder=holder, coins=7).state)[0].holder for holder in range(4)]
    assert holders == [1, 2, 3, 0]
    assert settle_initiative(scene(4, holder=2, coins=(3, 3, 9, 9)).state)[0].holder == 0


def test_s3_1_everybody_is_in_again() -> None:
    settled, _ = settle_initiative(scene(3, passed=(0, 1, 2)).state)
    assert settled.passed == (False, False, False)


def test_s3_2_holder_first_then_clockwise() -> None:
    start = scene(3, holder=1, turn=1)
    turns = [start.state.turn]
    for line in ("route A-B", "route B-C", "route C-F"):
        start = start.after(line)
        turns.append(start.state.turn)
    assert turns == [1, 2, 0, 1]


def test_s3_2_who_has_passed_is_skipped() -> None:
    start = scene(4, passed=(1, 2))
    assert start.after("route A-B").state.turn == 3
    assert start.after("route A-B", "pass").state.turn == 0
