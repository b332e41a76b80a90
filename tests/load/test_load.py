"""`make load` in a few seconds: it runs on today's code, and what it compares can be found wrong."""

from pathlib import Path

from tests.load import checks
from tests.load.checks import Found
from tests.load.crowd import Move
from tests.load.databases import on_sqlite
from tests.load.prepared import prepared
from tests.load.running import Plan, Size, run
from tests.load.servers import Layout
from tests.load.table import failures, table
from tests.loopback import Nursery

LAYOUT = Layout(servers=12, matches=16)
SIZE = Size(seconds=3.0, a_second=4.0, has_pictures=False, channels=2, roles=2, quiet=0.3, is_hurried=True)


async def test_a_small_load_loses_and_doubles_nothing(nursery: Nursery, tmp_path: Path) -> None:
    """Would find that a page, a query or a command is not any more as the people of the load know it."""
    made = await prepared(tmp_path, LAYOUT, nursery.start, is_tiny=True)
    place = on_sqlite(tmp_path, "tiny", made.made_at)
    result = await run(place, made, Plan("tiny", shards=2), SIZE, nursery.start)
    assert failures(result) == 0 and not result.errors, table(result)
    sure = [each for each in result.stream.moves if each.is_certain]
    assert len(sure) > 1 and result.verified > 0, table(result)
    revisions = {match: 1 for (match,) in place.rows("SELECT id FROM matches")}
    wrong = Found()
    checks.check_moves(wrong, place.rows, [*sure, Move(99, 99, 0.0, True)], revisions)
    assert len(wrong.lost) == 1 and wrong.doubled, "a move that is not stored, and those that nobody here has made"
    # Nothing is on an empty Discord.
    result.stream.discord.backend.messages.clear()
    checks.check_tables(wrong, place.rows, result.stream.discord)
    assert len(wrong.missing) >= LAYOUT.matches
