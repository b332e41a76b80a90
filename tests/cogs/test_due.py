"""Which match is shown next, by the thousand; in whole bots few matches must do."""

from cogs.projection.due import Due
from games.kernel.ids import MatchId

MANY = 1_000
BUSY, LONELY = 1, 2


def add(due: Due, match: MatchId, server: int, *, is_behind: bool) -> None:
    """Let a match of a server be due."""
    due.is_on(match, server)
    due.add(match, None, is_behind=is_behind)


def drawn(due: Due, count: int) -> list[int]:
    """Take so many out."""
    found: list[int] = []
    for _ in range(count):
        match = due.next(lambda _: True)
        assert match is not None
        due.take(match)
        found.append(match)
    return found


def behind(due: Due) -> None:
    """Let a thousand matches of one server lag behind."""
    for match in range(1, MANY + 1):
        add(due, MatchId(match), BUSY, is_behind=True)


def test_a_thousand_tables_behind_starve_no_press_and_are_shown_all_the_same() -> None:
    due = Due()
    behind(due)
    at, rounds = MANY, 0
    while len(due):
        at, rounds = at + 1, rounds + 1
        add(due, MatchId(at), LONELY, is_behind=False)
        assert at in drawn(due, 2)
    # Each round two were taken, one of them new.
    assert rounds == MANY


def test_presses_without_end_do_not_starve_what_is_behind() -> None:
    due = Due()
    behind(due)
    shown: list[int] = []
    for at in range(MANY + 1, MANY + 17):
        add(due, MatchId(at), LONELY, is_behind=False)
        shown += drawn(due, 1)
    assert sum(match <= MANY for match in shown) == 2


def test_a_busy_server_delays_a_lonely_table_by_one_match() -> None:
    due = Due()
    for match in range(1, MANY + 1):
        add(due, MatchId(match), BUSY, is_behind=False)
    drawn(due, 1)
    add(due, MatchId(MANY + 1), LONELY, is_behind=False)
    assert MANY + 1 in drawn(due, 2)


def test_a_busy_server_does_not_delay_what_lags_behind_elsewhere() -> None:
    due = Due()
    behind(due)
    add(due, MatchId(MANY + 1), LONELY, is_behind=True)
    assert MANY + 1 in drawn(due, 2)


def test_what_is_pressed_does_not_keep_the_place_of_what_lags_behind() -> None:
    due = Due()
    behind(due)
    add(due, MatchId(MANY), BUSY, is_behind=False)
    assert drawn(due, 1) == [MANY]
    assert len(due) == MANY - 1


def test_what_may_not_be_shown_now_stays_due() -> None:
    due = Due()
    add(due, MatchId(1), BUSY, is_behind=False)
    add(due, MatchId(2), BUSY, is_behind=False)
    assert due.next(lambda match: match != 1) == 2
    assert MatchId(1) in due
