"""From a table that gathers players to a match that runs: open, join, leave, invite, start, cancel, rematch, bind.

A table has revision 0; starting it writes entry 1. Every method either does all of what it says in one transaction or
refuses and changes nothing.
"""

from collections.abc import Mapping

import msgspec

from games.kernel.ids import MatchId
from games.kernel.sight import Sight


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord: the id and the name that the table shows."""

    user_id: int
    name: str


class NewTable(msgspec.Struct, frozen=True):
    """What a table is opened with. `channel_id` may be bound later; `seats` is the most that may sit (None: all).

    `salt` is what the host adds to chance. `options` that are left out get their defaults.
    """

    game: str
    host: Person
    salt: str
    language: str
    pace: str = "none"
    options: Mapping[str, str] = {}
    guild_id: int | None = None
    channel_id: int | None = None
    parent_id: int | None = None
    seats: int | None = None


class Lobby:
    """Tables before they are matches, and what is done to a match as a whole."""

    async def open_table(self, table: NewTable) -> Sight:
        """Store a new table with its host at seat 0 and the commitment to its secret; return what everybody sees.

        Raises:
            Refusal: `unknown_game` (`word`), `unknown_option` (`option`), `unknown_option_value` (`option`, `value`),
                `unknown_pace` (`word`), `unknown_language` (`word`), `seat_count` (`have`, `allowed`), `salt_too_long`
                (`most`), `channel_taken` (`match`).
        """
        raise NotImplementedError

    async def bind(self, match: MatchId, channel_id: int, guild_id: int | None, parent_id: int | None = None) -> None:
        """Make `channel_id` the place of `match`.

        Raises:
            Refusal: `unknown_match` (`match`), `channel_taken` (`match`: the other active one).
        """
        raise NotImplementedError

    async def join(self, match: MatchId, person: Person, salt: str) -> None:
        """Seat `person` at the next free seat.

        Raises:
            Refusal: `unknown_match`, `not_open`, `already_joined`, `table_full` (`most`), `barred`, `salt_too_long`
                (`most`).
        """
        raise NotImplementedError

    async def leave(self, match: MatchId, user_id: int) -> None:
        """Free the seat of `user_id`; those behind move up. A host hands over to the next person; the last one cancels.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_a_player`.
        """
        raise NotImplementedError

    async def kick(self, match: MatchId, by: int, user_id: int) -> None:
        """Free the seat of `user_id`, who cannot come back uninvited.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `not_at_table`.
        """
        raise NotImplementedError

    async def invite(self, match: MatchId, by: int, user_id: int) -> None:
        """Remember that `user_id` is asked to join.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_at_table` (`by` does not sit here), `already_joined`.
        """
        raise NotImplementedError

    async def add_computer(self, match: MatchId, by: int, name: str, level: str = "random") -> None:
        """Seat a computer player called `name` (words of the match's language, chosen by the caller).

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `table_full` (`most`), `unknown_level`
                (`word`).
        """
        raise NotImplementedError

    async def remove_computer(self, match: MatchId, by: int) -> None:
        """Free the seat of the computer player that came last.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `no_computer`.
        """
        raise NotImplementedError

    async def start(self, match: MatchId, by: int) -> None:
        """Begin: entry 1, seats in order of joining, the seed made from the secret and every salt.

        Raises:
            Refusal: `unknown_match`, `not_open`, `not_the_host` (`host`), `seat_count` (`have`, `allowed`).
        """
        raise NotImplementedError

    async def cancel(self, match: MatchId, by: int, staff: bool = False) -> None:
        """End an open or running match without an outcome; `staff` of the server may do it too.

        Raises:
            Refusal: `unknown_match`, `already_over`, `not_the_host` (`host`).
        """
        raise NotImplementedError

    async def rematch(self, match: MatchId, by: Person, salt: str) -> MatchId:
        """Open a new table with the same game, options, pace and computers, hosted by `by`; invite the other people.

        The new table has no channel yet.

        Raises:
            Refusal: `unknown_match`, `not_over`, `not_a_player`, `rematch_exists` (`match`), `salt_too_long` (`most`).
        """
        raise NotImplementedError
