"""What somebody may know of a match: the only way out of this layer for anything about a match's inside.

A Sight is made with the observer's own `observe` and `observe_event`; a state never leaves this layer.
"""

from typing import Literal

from games.kernel.ids import MatchId, Observer
from games.kernel.sight import News, Sight


class Sights:
    """Matches as seats and the public see them."""

    async def public(self, match: MatchId) -> Sight:
        """Return `match` as everybody may see it; refuses `unknown_match` (`match`)."""
        raise NotImplementedError

    async def private(self, match: MatchId, user_id: int) -> Sight:
        """Return `match` as the seat of `user_id` sees it, or as the public does if that person does not sit there."""
        raise NotImplementedError

    async def at(
        self, match: MatchId, user_id: int | None, revision: int, through: Observer | Literal["own"] = "own"
    ) -> Sight:
        """Return `match` as it was after `revision`, without choices. After the end `through` may be any seat or None.

        Raises:
            Refusal: `unknown_match` (`match`), `no_such_revision` (`revision`, `most`), `not_over` (other eyes while it
                runs), `no_such_seat`.
        """
        raise NotImplementedError

    async def history(self, match: MatchId, user_id: int | None, since: int = 0) -> tuple[News, ...]:
        """Return every entry after `since`, oldest first, as that person may know it now."""
        raise NotImplementedError

    async def mark_seen(self, match: MatchId, user_id: int, revision: int) -> None:
        """Remember that the person has looked at `revision`; never goes back; nothing for people without a seat."""
        raise NotImplementedError
