"""Which Discord message shows which revision of a match to which audience, so that whatever lags can be mended."""

from typing import Literal

import msgspec

from db import matches, shown
from db.shown import ShownRow
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.context import Context

ShownState = Literal["shown", "failed", "gone"]
"""`shown`: posted; `failed`: the last attempt failed, try again; `gone`: cannot be shown there any more, do not try."""


class ShownMessage(msgspec.Struct, frozen=True):
    """One message of ours. `audience`: `table`, `seat:<n>` or a word of the caller's; `page_hash` names the page."""

    audience: str
    channel_id: int
    message_id: int
    revision: int
    page_hash: str
    state: ShownState = "shown"


class Shown:
    """The memory of the projection."""

    def __init__(self, context: Context) -> None:
        """Keep it in the database of `context`."""
        self._context = context

    async def shown(self, match: MatchId) -> tuple[ShownMessage, ...]:
        """Return every remembered message of `match`, by audience."""
        async with self._context.database.read() as connection:
            return tuple(_message(row) for row in await shown.of_match(connection, match))

    async def of_message(self, message_id: int) -> tuple[MatchId, ShownMessage] | None:
        """Return what is remembered about a message of ours, for example one that somebody deleted."""
        async with self._context.database.read() as connection:
            row = await shown.in_message(connection, message_id)
        return None if row is None else (MatchId(row.match_id), _message(row))

    async def remember(self, match: MatchId, *messages: ShownMessage) -> None:
        """Store each of `messages` in place of what its audience had before; refuses `unknown_match` (`match`)."""
        async with self._context.database.write() as connection:
            stored = await matches.find(connection, match)
            if stored is None:
                raise Refusal("unknown_match", match=match)
            for message in messages:
                is_old = message.state == "shown" and message.revision < stored.revision
                is_behind = is_old or message.state == "failed"
                fields = msgspec.structs.asdict(message)
                await shown.store(connection, ShownRow(match_id=match, is_behind=is_behind, **fields))

    async def drop(self, match: MatchId, audience: str) -> None:
        """Forget the message of an audience, for example because it was deleted."""
        async with self._context.database.write() as connection:
            await shown.drop(connection, match, audience)

    async def lagging(self, start_up: bool = False) -> tuple[MatchId, ...]:
        """Return the matches whose table message is missing, failed, or shows an older revision than is stored.

        So are those of which an older message still is to be put away (audience `old:...`).

        At `start_up` open tables are always among them: what changes before the start leaves the revision at 0.
        """
        async with self._context.database.read() as connection:
            found = set(await shown.behind(connection))
            if start_up:
                found.update(await shown.open_tables(connection))
        return tuple(MatchId(match) for match in sorted(found))

    async def lost(self) -> dict[MatchId, int | None]:
        """Return the active matches whose table was found to be out of reach, with their servers."""
        async with self._context.database.read() as connection:
            return {MatchId(row.match_id): row.guild_id for row in await shown.lost(connection)}


def _message(row: ShownRow) -> ShownMessage:
    return ShownMessage(
        row.audience,
        row.channel_id,
        row.message_id,
        row.revision,
        row.page_hash,
        msgspec.convert(row.state, ShownState),
    )
