"""Days as people type them, in both languages."""

from datetime import UTC, date, datetime

import pytest

from games.kernel.errors import Refusal
from render.dates import day_in, moment_in

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("5 Dec", date(2026, 12, 5)),
        ("5th of December", date(2026, 12, 5)),
        ("December 5, 2027", date(2027, 12, 5)),
        ("Dec. 5th", date(2026, 12, 5)),
        ("5 декабря", date(2026, 12, 5)),
        ("5 дек. 2027 г.", date(2027, 12, 5)),
        ("9 мая", date(2027, 5, 9)),
        ("1 марта", date(2027, 3, 1)),
        ("5.12.", date(2026, 12, 5)),
        ("05.12.2026", date(2026, 12, 5)),
        ("5.12.26", date(2026, 12, 5)),
        ("2026-12-05", date(2026, 12, 5)),
        ("1.11.", date(2027, 11, 1)),
        ("29 Feb", date(2028, 2, 29)),
        ("tomorrow", date(2026, 11, 24)),
        ("Завтра", date(2026, 11, 24)),
        ("in 3 days", date(2026, 11, 26)),
        ("через 2 недели", date(2026, 12, 7)),
        ("10d", date(2026, 12, 3)),
        ("2026-11-01", date(2026, 11, 1)),
    ],
)
def test_what_is_read(typed: str, day: date) -> None:
    assert day_in(typed, TODAY) == day


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "5/12",
        "31.11.",
        "2026-13-01",
        "5 Ju",
        "5 Nonsense",
        "someday",
        "99999-01-01",
        "9999-01-01",
        "0.0.",
        "5",
        "٥ Dec",
    ],
)
def test_what_is_not_read(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        day_in(typed, TODAY)
    assert (refused.value.code, refused.value.facts["word"]) == ("no_date", typed)


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("5 Dec 18:00", datetime(2026, 12, 5, 18, tzinfo=UTC)),
        ("2026-12-05 9:30", datetime(2026, 12, 5, 9, 30, tzinfo=UTC)),
        ("5 декабря в 21:15", datetime(2026, 12, 5, 21, 15, tzinfo=UTC)),
        ("tomorrow at 07:05", datetime(2026, 11, 24, 7, 5, tzinfo=UTC)),
        ("in 3 days", datetime(2026, 11, 26, 18, tzinfo=UTC)),
        ("20:00", datetime(2026, 11, 23, 20, tzinfo=UTC)),
    ],
)
def test_a_day_with_an_hour(typed: str, at: datetime) -> None:
    """A start without its hour would be at midnight, when nobody is there."""
    assert moment_in(typed, datetime(2026, 11, 23, 12, tzinfo=UTC)) == at


@pytest.mark.parametrize(("typed", "code"), [("5 Dec 25:00", "no_hour"), ("some day 18:00", "no_date")])
def test_what_is_no_time(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        moment_in(typed, datetime(2026, 11, 23, 12, tzinfo=UTC))
