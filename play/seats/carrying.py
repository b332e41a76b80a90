"""Staff of a server who carry a repair that all who are present want, and that only waits for somebody who is away.

Without them it waits until who is away could object (play/rules/motions.py). The entry says that staff carried it, and
who; nobody does so who has a seat of the match, or has had one.
"""

from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Motion
from play.context import Context
from play.match import ledger
from play.match.agreements import before_repair
from play.rules import between_moves, motions
from play.rules.between_moves import with_consequences
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.seats.recognising import had_a_seat


class Carrying:
    """What staff do in the place of players who are away."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    def possible(self, moment: Moment) -> tuple[Motion, ...]:
        """Return the repairs that staff can carry in a match as it is at `moment`."""
        loaded = moment.loaded
        found = motions.possible(loaded, self._context.clock())
        return tuple(motion for motion in found if motions.is_left_to_staff(loaded, motion))

    async def carry(self, match: MatchId, user_id: int, name: str, revision: int) -> Moment:
        """Carry the repair called `name` in a match as it was seen at `revision`; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `staff_plays` (the person has or had a seat), `stale`
                (`revision`: the current one), `no_such_motion`, `not_all_agree`, and what refuses the repair itself
                (`Agreements.agree`).
        """

        def carried(connection: Connection, loaded: Loaded) -> None:
            now = self._context.clock()
            is_player = any(row.user_id == user_id for row in loaded.seats)
            if is_player or had_a_seat(self._context, connection, loaded, user_id):
                raise Refusal("staff_plays")
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            motion = motions.find(loaded, name)
            if motion.back_to is None:
                raise Refusal("no_such_motion")
            if not motions.is_left_to_staff(loaded, motion):
                raise Refusal("not_all_agree")
            motions.check(loaded, motion, now)
            before = before_repair(connection, loaded, motion.back_to)
            first = between_moves.repaired(loaded, *before, now, user_id, by_staff=True)
            ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))

        return await ledger.change_running(self._context, match, carried)
