"""When seasons begin and end."""

from datetime import UTC, datetime

import pytest

from play.league_rules.dates import first_of_month, season


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    """Return the time of a date in UTC."""
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ((2026, 1, 31, 23), (2026, 2, 1, 18)),
        ((2026, 12, 1, 18), (2027, 1, 1, 18)),
        ((2026, 3, 1, 17), (2026, 3, 1, 18)),
    ],
)
def test_the_first_of_a_month(after: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert first_of_month(at(*after), 18) == at(*expected)


@pytest.mark.parametrize(
    ("opens", "months", "then"),
    [
        ((2026, 2, 1, 18), 1, (2026, 3, 1, 18)),
        ((2026, 11, 1, 18), 2, (2027, 1, 1, 18)),
        ((2026, 2, 5, 9), 1, (2026, 3, 1, 18)),
        ((2026, 2, 20, 9), 1, (2026, 4, 1, 18)),
        ((2026, 2, 20, 9), 3, (2026, 5, 1, 18)),
    ],
)
def test_a_season_ends_before_the_next_one(opens: tuple[int, ...], months: int, then: tuple[int, ...]) -> None:
    """Would catch a season that opens late and has a few days only."""
    found = season(at(*opens), months, 18, break_days=3)
    assert found.next_at == at(*then)
    assert found.next_at - found.ends_at == 3 * 24 * 3600
