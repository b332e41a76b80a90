"""What was lost, doubled or is missing: what people read and what Discord shows, compared with what is stored."""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from games.kernel.ids import MatchId
from play.services import Services
from tests.load.crowd import Move, references, shows_table
from tests.load.databases import Place, Rows
from tests.loopback import Discord

LATE_SECONDS: Final = 30
"""A default that is made so long after its time is late: twice a look of the clock."""

JUST_NOW_SECONDS: Final = 30
MOST_TOLD: Final = 8


class Found(msgspec.Struct):
    """What was found: sentences, by what is wrong; and how often what happened in each game, by its name."""

    lost: list[str] = []
    doubled: list[str] = []
    missing: list[str] = []
    late: list[str] = []
    unverified: list[str] = []
    happened: dict[str, Counter[str]] = {}
    defaults: int = 0
    ended: int = 0

    @property
    def is_sound(self) -> bool:
        """Whether nothing was lost, doubled or is missing."""
        return not (self.lost or self.doubled or self.missing or self.unverified)


def behind(rows: Rows) -> int:
    """Return how many tables are not shown as they are, or still have an old message that is to be put away."""
    ((tables,),) = rows("SELECT COUNT(*) FROM table_messages WHERE shown_changes < changes")
    ((old,),) = rows("SELECT COUNT(*) FROM old_messages WHERE NOT is_put_away AND NOT is_out_of_reach")
    return int(tables) + int(old)


def revisions(rows: Rows) -> dict[int, int]:
    """Return the newest entry of each match."""
    newest: dict[int, int] = dict(rows("SELECT match_id, MAX(revision) FROM entries GROUP BY match_id"))
    return newest


def games(rows: Rows) -> dict[int, str]:
    """Return which game each match is one of."""
    return dict(rows("SELECT id, game FROM matches"))


def check_moves(found: Found, rows: Rows, moves: Iterable[Move], before: dict[int, int]) -> None:
    """Check that each acknowledged move is stored once, and nothing that nobody has made; `before`: entries."""
    made: dict[tuple[int, int], Counter[bool]] = defaultdict(Counter)
    for move in moves:
        made[move.match, move.user_id][move.is_certain] += 1
    stored: Counter[tuple[int, int]] = Counter()
    game_of = games(rows)
    for match, revision, user_id, text in rows("SELECT match_id, revision, user_id, entry FROM entries"):
        if revision <= before.get(match, 0):
            continue
        kind = json.loads(text)["kind"]
        found.defaults += kind == "default"
        happened = found.happened.setdefault(game_of[match], Counter())
        happened[kind if user_id is None or kind != "move" else "person"] += 1
        if user_id is not None and kind == "move":
            stored[match, user_id] += 1
    for key in {*made, *stored}:
        least, most = made[key][True], made[key].total()
        if stored[key] < least:
            found.lost.append(f"match {key[0]}, person {key[1]}: {least} moves acknowledged, {stored[key]} stored")
        elif stored[key] > most:
            found.doubled.append(f"match {key[0]}, person {key[1]}: {most} moves made, {stored[key]} stored")


def check_tables(found: Found, rows: Rows, discord: Discord) -> None:
    """Check that each running match has one table message, with its newest revision."""
    query = (
        "SELECT m.id, m.revision, m.status, t.channel_id, t.message_id, t.changes, t.shown_changes"
        " FROM matches AS m JOIN table_messages AS t ON t.match_id = m.id WHERE m.status IN ('running', 'ended')"
    )
    for match, revision, status, channel_id, message_id, changes, shown in rows(query):
        found.ended += status == "ended"
        there = discord.backend.messages.get(channel_id, {})
        if shown < changes and _is_new(rows, match):
            # Somebody's time ran out while the bots were asked to stop: it is shown after the next start.
            continue
        if message_id not in there or shown < changes:
            found.missing.append(f"match {match}: its table is not shown ({shown} of {changes} changes)")
            continue
        tables = [each for each in there.values() if shows_table(each)]
        said = max((each.revision for each in references(there[message_id].components)), default=-1)
        if status == "running" and said != revision:
            found.missing.append(f"match {match}: its table shows move {said}, the newest is {revision}")
        if len(tables) > 1:
            found.doubled.append(f"match {match}: {len(tables)} messages show its table")


def _is_new(rows: Rows, match: int) -> bool:
    """Return whether the newest entry of a match was made just now."""
    newest = f"SELECT entry FROM entries WHERE match_id = {int(match)} ORDER BY revision DESC LIMIT 1"
    ((text,),) = rows(newest)
    return bool(json.loads(text)["made_at"] > time.time() - JUST_NOW_SECONDS)


def check_direct_messages(found: Found, discord: Discord) -> None:
    """Check that nobody was told the same thing twice."""
    backend = discord.backend
    for user_id, channel_id in backend.dm_channels.items():
        told: Counter[str] = Counter()
        for message in backend.messages.get(channel_id, {}).values():
            if message.author_id == backend.bot_user.id and not message.is_ephemeral:
                text = json.dumps([part for each in message.components for part in texts(each)])
                told[text] += 1
        for text, times in told.items():
            if times > 1 and text != "[]":
                found.doubled.append(f"person {user_id} was told {times} times: {text[:150]}")


def texts(component: dict[str, Any]) -> list[str]:
    """Return the texts of a component and the ids of its controls."""
    own = [str(component[name]) for name in ("content", "custom_id") if component.get(name)]
    inner = [*(component.get("components") or ()), *([component["accessory"]] if component.get("accessory") else [])]
    return [*own, *(text for each in inner for text in texts(each))]


def deadlines(rows: Rows) -> dict[tuple[int, int], int]:
    """Return until when seats have time now, by match and seat."""
    query = "SELECT match_id, seat, deadline_at FROM awaited WHERE deadline_at IS NOT NULL"
    return {(match, seat): at for match, seat, at in rows(query)}


def check_deadlines(found: Found, rows: Rows, expected: dict[tuple[int, int], int], before: dict[int, int]) -> None:
    """Check that defaults were made when the time was up; `expected`: the deadlines before anybody played."""
    known = {match for match, _ in expected}
    seen: set[tuple[int, int]] = set()
    for match, revision, text in rows("SELECT match_id, revision, entry FROM entries ORDER BY match_id, revision"):
        if match not in known or revision <= before.get(match, 0):
            continue
        entry = json.loads(text)
        key = (match, entry["seat"])
        if key in seen or key not in expected:
            continue
        seen.add(key)
        late = entry["made_at"] - expected[key]
        if entry["kind"] == "default" and late > LATE_SECONDS:
            found.late.append(f"match {match}, seat {key[1]}: {late} s late")


def check_due(found: Found, rows: Rows) -> None:
    """Check that nothing is left undone that time has brought about: also what nobody is told at all is late."""
    since = int(time.time()) - LATE_SECONDS
    query = "SELECT d.kind, d.about, d.at FROM due AS d JOIN matches AS m ON m.id = d.about WHERE d.at BETWEEN 1 AND"
    for kind, match, at in rows(f"{query} {since}"):
        found.late.append(f"match {match}: {kind} was due {since + LATE_SECONDS - at} s ago")


async def check_proofs(found: Found, place: Place, matches: Iterable[int]) -> int:
    """Verify matches from nothing; return how many."""
    services = await Services.open(place.address)
    count = 0
    try:
        for match in sorted(set(matches)):
            count += 1
            verified = await services.proofs.verify(MatchId(match))
            if not verified.ok:
                found.unverified.append(f"match {match}: {verified}")
    finally:
        await services.close()
    return count


def told(found: Found) -> list[str]:
    """Return what is wrong in lines, the first of each kind."""
    lines = []
    for name in ("lost", "doubled", "missing", "unverified", "late"):
        wrong = getattr(found, name)
        lines += [f"  {name}: {each}" for each in wrong[:MOST_TOLD]]
        if len(wrong) > MOST_TOLD:
            lines.append(f"  {name}: {len(wrong) - MOST_TOLD} more")
    return lines
