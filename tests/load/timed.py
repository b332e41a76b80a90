"""What time brings about while people play: reminders at half time, last calls, and time that is up, in every game.

Matches that were prepared have hours or days left. As many of them as fit the stream are moved back in time when it
begins, each so far that one of these things is due at an instant of it.
"""

import random
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from cogs.clock import BEAT_SECONDS
from tests.load import prepared
from tests.load.databases import Place, Rows

Moment = Literal["half", "last", "up"]
"""What is due: the reminder at half time, the last call, a default since time is up."""

MOMENTS: Final[tuple[Moment, ...]] = ("half", "last", "up")
A_MOVE: Final = 0.05
"""So many of each there are for a move of a person: one in twenty waits so long."""

APART_SECONDS: Final = 60
"""Seats of one match that have nearly the same time left move back together."""


class Left(msgspec.Struct, frozen=True):
    """Until when a match has time, and when it reminds: the first of all its seats that are asked something."""

    match: int
    game: str
    remind_at: int
    last_call_at: int
    deadline_at: int


def bring_about(place: Place, seconds: float, a_second: float, seed: int) -> dict[Moment, int]:
    """Move matches back in time, so that what they wait for comes in the next `seconds`; return how many of each.

    A bot looks at what is due after `BEAT_SECONDS` at the latest, and nothing tells it that something has come nearer.
    """
    chance, now = random.Random(seed), int(time.time())
    count = max(len(prepared.GAMES), round(A_MOVE * a_second * seconds))
    made: dict[Moment, int] = dict.fromkeys(MOMENTS, 0)
    matches = _in_turns(left(place.rows), chance)
    statements: list[str] = []
    for number, match in zip(range(count * len(MOMENTS)), matches, strict=False):
        # Games come in turns, and so does what is due in each of them.
        moment = MOMENTS[number // len(prepared.GAMES) % len(MOMENTS)]
        at = now + BEAT_SECONDS + 1 + chance.randrange(max(1, int(seconds - BEAT_SECONDS - 2)))
        statements += _moved(place, match, moment, at)
        made[moment] += 1
    place.change(statements)
    return made


def left(rows: Rows) -> list[Left]:
    """Return the matches that will remind somebody at half time, and whose seats all have the same time."""
    return [
        Left(*row)
        for row in rows(
            "SELECT m.id, m.game, MIN(a.remind_at), MIN(a.last_call_at), MIN(a.deadline_at)"
            " FROM matches AS m JOIN awaited AS a ON a.match_id = m.id"
            " WHERE m.status = 'running' AND a.deadline_at IS NOT NULL GROUP BY m.id, m.game"
            f" HAVING MAX(a.deadline_at) - MIN(a.deadline_at) < {APART_SECONDS}"
            " AND MIN(a.remind_at) < MIN(a.last_call_at) ORDER BY m.id"
        )
    ]


def _in_turns(matches: list[Left], chance: random.Random) -> Iterator[Left]:
    of_games: dict[str, list[Left]] = defaultdict(list)
    for match in chance.sample(matches, len(matches)):
        of_games[match.game].append(match)
    while any(of_games.values()):
        yield from (of_games[game].pop() for game in sorted(of_games) if of_games[game])


def _moved(place: Place, match: Left, moment: Moment, at: int) -> Iterator[str]:
    """Yield what moves a match back in time, so that something is due `at` then; what was due before is done."""
    by = {"half": match.remind_at, "last": match.last_call_at, "up": match.deadline_at}[moment] - at
    for table in prepared.TABLES:
        times = [name for name in place.columns(table) if name in prepared.TIMES]
        if times:
            key = prepared.KEYS.get(table, "match_id")
            moved = ", ".join(f"{name} = {name} - {by}" for name in times)
            yield f"UPDATE {table} SET {moved} WHERE {key} = {match.match}"
    if moment == "last":
        yield f"UPDATE awaited SET remind_at = last_call_at WHERE match_id = {match.match}"
        at_last = "SELECT a.last_call_at FROM awaited AS a WHERE a.match_id = due.about AND a.seat = due.seat"
        yield f"UPDATE due SET at = ({at_last}) WHERE kind = 'remind' AND about = {match.match}"
    if moment == "up":
        yield f"UPDATE awaited SET remind_at = NULL, last_call_at = NULL WHERE match_id = {match.match}"
        yield f"DELETE FROM due WHERE kind = 'remind' AND about = {match.match}"
