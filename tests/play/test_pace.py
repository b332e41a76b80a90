"""Own paces: what a typed one means, until when answers are due by it, and a bank that fills up."""

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from games.kernel.errors import Refusal
from games.kernel.pace import SECONDS, pace_of
from play.rules.clocks import due
from play.rules.pace import agreed_pace, find_zone, zone_named
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, Clock, refused, say, started
from tests.play.test_clocks import answer, left, stowing, time_out
from text import LANGUAGES, words

HOUR, DAY = 3_600, 86_400
BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str) -> int:
    """Return the unix time of a moment in Berlin."""
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp())


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        *((name, name) for name in SECONDS),
        ("Daily", "daily"),
        ("36h", "36h"),
        ("36 ч", "36h"),
        ("48h", "2d"),
        ("90m", "90m"),
        ("2d+6h", "2d+6h/2d"),
        ("2d + 6h / 4d", "2d+6h/4d"),
        ("2д+6ч/4д будни", "2d+6h/4d workdays"),
        ("daily  workdays", "daily workdays"),
        ("none workdays", "none"),
        ("21:00 Europe/Berlin", "21:00 Europe/Berlin"),
        ("9:05 berlin", "09:05 Europe/Berlin"),
        ("21:00 New_York workdays", "21:00 America/New_York workdays"),
        ("2 minutes", "2m"),
        ("Half an hour", "30m"),
        ("an hour", "1h"),
        ("two days workdays", "2d workdays"),
        ("week", "7d"),
        ("два дня", "2d"),
        ("полчаса", "30m"),
        ("полтора часа", "90m"),
        ("3 суток", "3d"),
        ("неделя будни", "7d workdays"),
        ("two days + six hours / 4 days", "2d+6h/4d"),
    ],
)
def test_a_typed_pace_is_stored_by_one_name(typed: str, name: str) -> None:
    assert agreed_pace(typed).name == name
    assert agreed_pace(name).name == name
    assert pace_of(name) == agreed_pace(typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["modal-pace-hint", "modal-vote-pace-hint", "form-own_pace-hint"])
def test_the_examples_of_a_form_are_paces(key: str, language: str) -> None:
    """Catches a hint that shows what the form would refuse."""
    examples = words(language)(key).rpartition(": ")[2]
    found = [agreed_pace(each) for each in re.split(", (?:or|или) ", examples)]
    assert len(found) == 3 and found[-1].workdays


@pytest.mark.parametrize(
    "typed",
    ["", "chess", "0h", "30", "29d", "1000000h", "2d+0h", "2d+6h/40d", "2d+5d/4d", "25:00 Berlin", "21:60 Berlin",
     "21:00", "workdays", "1h" + " " * 80 + "workdays x", "-5h", "٣h",
     "half", "two", "half a chess", "a day and a half", "дня два"],
)  # fmt: skip
def test_what_is_no_pace_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        agreed_pace(typed)
    assert refusal.value.code == "unknown_pace"


def test_what_a_pace_may_be_at_most_and_at_least() -> None:
    """The limits themselves are paces; no other test stands on one of them."""
    for name in ("1m", "28d", "1m+1m/28d", "2d+2d/2d", "28d+1m/28d"):
        assert pace_of(name).name == name
    for name in ("1441m+1m/29d", "29d+1m/29d"):
        with pytest.raises(Refusal):
            pace_of(name)
    assert pace_of("1h" + " " * 50 + "workdays").name == "1h workdays", "60 characters"
    assert [pace_of(name).has_bank for name in ("1m", "1m+1m/1m")] == [False, True]
    assert (pace_of("36h").increment, pace_of("36h").cap) == (0, 0)


def test_which_of_two_paces_is_quicker_and_what_is_left_at_least() -> None:
    assert [pace_of("daily").is_quicker(pace_of(other)) for other in ("weekly", "daily", "live", "none")] == [
        True, False, False, True,
    ]  # fmt: skip
    assert [pace_of("none").is_quicker(pace_of(other)) for other in ("weekly", "none")] == [False, False]
    assert [pace_of(name).least() for name in ("daily", "none")] == [DAY // 4, 0]


@pytest.mark.parametrize("typed", ["Atlantis", "", "../../etc/passwd", "Europe/"])
def test_an_unknown_time_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        find_zone(typed)
    assert refusal.value.code == "unknown_zone"
    assert zone_named(typed) in (UTC, ZoneInfo("UTC"))


@pytest.mark.parametrize(
    ("asked", "until"),
    [
        ("2026-11-18 10:00", "2026-11-18 21:00"),
        ("2026-11-18 15:00", "2026-11-18 21:00"),
        ("2026-11-18 15:01", "2026-11-19 21:00"),
        ("2026-11-20 16:00", "2026-11-23 21:00"),
        ("2026-03-28 16:00", "2026-03-30 21:00"),
    ],
)
def test_a_fixed_hour_leaves_a_quarter_of_a_day_at_least(asked: str, until: str) -> None:
    """Saturdays and Sundays are left out; the clocks of Berlin go forward on 29 March."""
    assert due(agreed_pace("21:00 Berlin workdays"), at(asked), None) == at(until)


@pytest.mark.parametrize(
    ("asked", "until"),
    [
        ("2026-11-18 10:00", "2026-11-19 10:00"),
        ("2026-11-20 18:00", "2026-11-23 18:00"),
        ("2026-11-21 12:00", "2026-11-24 00:00"),
        ("2026-11-22 23:59", "2026-11-24 00:00"),
    ],
)
def test_no_time_runs_on_weekends(asked: str, until: str) -> None:
    assert due(agreed_pace("daily workdays"), at(asked), BERLIN.key) == at(until)


async def test_a_table_has_an_own_pace(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="90 m")
    assert (await services.finder.card(match)).pace == "90m"
    assert await left(services, match, clock) == 5_400
    wrong = await refused(started(services, TALLY, pace="soon"))
    assert (wrong.code, wrong.facts) == ("unknown_pace", {"word": "soon"})


async def test_a_fixed_hour_of_a_table(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 10:00")
    match = await started(services, TALLY, pace="21:00 Berlin")
    assert await left(services, match, clock) == 11 * HOUR
    clock.now += 10 * HOUR
    await say(services, match, ANN, "end")
    assert await left(services, match, clock) == 25 * HOUR


async def test_a_bank_grows_with_each_answer_up_to_its_cap(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="2d+6h/50h")
    for spent, rest in ((10, 44), (1, 49), (1, 50), (49, 7), (7, 6)):
        clock.now += spent * HOUR
        await say(services, match, ANN, "add 1")
        assert await left(services, match, clock) == rest * HOUR


async def test_a_bank_that_is_used_up_has_what_an_answer_adds(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="2d+6h/4d")
    clock.now += 2 * DAY
    await time_out(services, match, clock)
    await say(services, match, BORIS, "end")
    assert await left(services, match, clock) == 6 * HOUR


async def test_many_small_decisions_of_a_turn_fill_the_bank_once(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    first = await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace="2d+6h/9d")
    assert await left(services, first, clock) == 2 * DAY
    seat = await answer(services, first, clock, 0)
    assert await answer(services, first, clock, 0) == 1 - seat
    assert await left(services, first, clock) == 2 * DAY + 6 * HOUR
    for _ in range(2):
        await answer(services, first, clock, 0)
    assert await left(services, first, clock) == 2 * DAY + 6 * HOUR
    assert await left(services, match, clock) == DAY
