"""Which Discord message shows which revision of a match to which audience, so that whatever lags can be mended."""

from typing import Literal

import msgspec

from games.kernel.ids import MatchId

ShownState = Literal["shown", "failed", "gone"]
"""`shown`: posted; `failed`: the last attempt failed, try again; `gone`: cannot be shown there any more, do not try."""


class ShownMessage(msgspec.Struct, frozen=True):
    """One message of ours. `audience`: `table`, `seat:<n>` or another word of the caller's; `page_hash` names the page."""

    audience: str
    channel_id: int
    message_id: int
    revision: int
    page_hash: str
    state: ShownState = "shown"


class Shown:
    """The memory of the projection."""

    async def shown(self, match: MatchId) -> tuple[ShownMessage, ...]:
        """Return every remembered message of `match`, by audience."""
        raise NotImplementedError

    async def remember(self, match: MatchId, message: ShownMessage) -> None:
        """Store `message` in place of what its audience had before."""
        raise NotImplementedError

    async def drop(self, match: MatchId, audience: str) -> None:
        """Forget the message of an audience, for example because it was deleted."""
        raise NotImplementedError

    async def lagging(self, start_up: bool = False) -> tuple[MatchId, ...]:
        """Return the matches whose table message is missing, failed, or shows an older revision than is stored.

        At `start_up` open tables are always among them: what changes before the start leaves the revision at 0.
        """
        raise NotImplementedError
