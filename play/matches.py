"""The one door by which moves enter: people, computer players, undo, resignation and time running out.

Revisions. A choice names the revision at which it was looked at. It is accepted when that revision is the current one,
or when every entry since then left the seat's question as it was: the entry was made by another seat, was no barrier
(nothing hidden came to light, no phase ended), and before and after it the seat had the same decision with the same
legal moves in the same order. So two seats can answer a simultaneous decision at once, choice numbers stay true, and a
second press of one button is refused as `stale`.
"""

from typing import Any

import msgspec

from games.kernel.game import Aliases
from games.kernel.ids import MatchId, Seat


class Submitted(msgspec.Struct, frozen=True):
    """An accepted move: the revision it made, its notation, and the short receipt code of a sealed one (else empty)."""

    revision: int
    notation: str
    receipt: str = ""


class ParsedLine(msgspec.Struct, frozen=True):
    """A typed line understood: `number` is its choice at `revision`; None for a legal move beyond the suggestions."""

    revision: int
    number: int | None
    notation: str


class Matches:
    """Moves of running matches."""

    async def submit(self, match: MatchId, user_id: int, revision: int, move: Any) -> Submitted:
        """Make `move` for the seat of `user_id`.

        Raises:
            Refusal: `unknown_match` (`match`), `not_running`, `not_a_player`, `stale` (`revision`: the current one),
                `not_your_decision` (`awaited`: names).
            IllegalMove: what the game refuses, with the game's codes.
        """
        raise NotImplementedError

    async def submit_choice(self, match: MatchId, user_id: int, revision: int, number: int) -> Submitted:
        """Make the legal move with this `number` in canonical order at `revision`.

        Raises:
            Refusal: as `submit`; `no_such_choice` (`number`).
        """
        raise NotImplementedError

    async def submit_line(
        self, match: MatchId, user_id: int, text: str, aliases: Aliases, revision: int | None = None
    ) -> Submitted:
        """Make the move that a person typed; `revision` None means the current one.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `ambiguous` (`options`).
            Refusal: as `submit`.
        """
        raise NotImplementedError

    async def parse_line(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> ParsedLine:
        """Return what a typed line means now, without making the move; refuses what `submit_line` would refuse."""
        raise NotImplementedError

    async def undo(self, match: MatchId, user_id: int, revision: int) -> int:
        """Take back the own last move; return the new revision. `Sight.undoable` tells when that is possible.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `stale` (`revision`), `nothing_to_undo`,
                `undo_acted` (`name`: who acted since), `undo_barrier`.
        """
        raise NotImplementedError

    async def resign(self, match: MatchId, user_id: int) -> int:
        """Give the seat up: it plays default moves from now on. Return the new revision.

        Raises:
            Refusal: `unknown_match`, `not_running`, `not_a_player`.
        """
        raise NotImplementedError

    async def play_default(self, match: MatchId, seat: Seat, revision: int) -> Submitted:
        """Make the default move for `seat`, whose time is up or who is absent.

        Raises:
            Refusal: `unknown_match`, `not_running`, `stale` (`revision`), `not_your_decision` (`awaited`).
        """
        raise NotImplementedError
