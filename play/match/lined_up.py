"""How the plans of seats are stored. Moves lined up and drafts are gone with the question that they answer."""

from typing import Literal

import msgspec

from db.rows import plans
from db.rows.plans import PlanRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from play.match.loading import load
from play.rules import steps
from play.rules.loaded import Loaded
from play.rules.record import NO_STATE, Move

MOST_MOVES = 20
"""So many moves fit into one plan."""

Kind = Literal["turn", "draft", "queue", "made", "dropped", "changed", "confirmed"]
"""`made` and `dropped` is what became of the wishes of a `queue`; `confirmed` is the last `turn` carried out."""


class Lined(msgspec.Struct, frozen=True):
    """The moves of a plan. `version` grows with each change; `goes_on`: dice do not end it."""

    moves: tuple[Move, ...] = ()
    version: int = 0
    goes_on: bool = False

    def was_added(self, move: Move, version: int) -> bool:
        """Return whether the last change was that `move` was added, to what then had this `version`."""
        return self.version == version + 1 and self.moves[-1:] == (move,)


def lined(connection: Connection, loaded: Loaded, seat: Seat, kind: Kind) -> Lined:
    """Return a plan; it has no moves if the question they answered is no longer asked."""
    row = plans.find(connection, loaded.row.id, seat, kind)
    if row is None:
        return Lined()
    is_asked = row.question == _question(loaded, seat, kind) and (kind != "queue" or row.asked == _time(loaded))
    return Lined(codec.decode_moves(loaded.game, row.moves) if is_asked else (), row.version, is_asked and row.goes_on)


def stored(connection: Connection, loaded: Loaded, seat: Seat, kind: Kind) -> tuple[Move, ...]:
    """Return the moves of a plan; none if the question they answered is no longer asked, or their time is over."""
    return lined(connection, loaded, seat, kind).moves


def drafts_of(connection: Connection, match: MatchId, user_id: int) -> tuple[Move, ...]:
    """Return the typed moves that the seat of `user_id` may confirm by number."""
    loaded = load(connection, match)
    seat = loaded.seat_of(user_id)
    return () if seat is None else stored(connection, loaded, seat, "draft")


def stored_anew(
    connection: Connection,
    loaded: Loaded,
    seat: Seat,
    kind: Kind,
    moves: tuple[Move, ...],
    *,
    goes_on: bool = False,
    asked: str = "",
) -> Lined:
    """Store `moves` as the plan, which answer a question of the kind `asked`; refuses `plan_full` (`most`)."""
    if len(moves) > MOST_MOVES:
        raise Refusal("plan_full", most=MOST_MOVES)
    after = Lined(moves, lined(connection, loaded, seat, kind).version + 1, goes_on)
    row = PlanRow(
        match_id=loaded.row.id,
        seat=seat,
        kind=kind,
        question=_question(loaded, seat, kind),
        moves=codec.encode(moves).decode(),
        version=after.version,
        goes_on=goes_on,
        asked=_time(loaded) if kind == "queue" else asked,
    )
    plans.store(connection, row)
    return after


def store_confirmed(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined, revision: int) -> None:
    """Store that `plan`, as a page of `revision` showed it, is carried out; nothing is lined up any more."""
    plans.drop(connection, loaded.row.id, seat, "turn")
    moves = codec.encode(plan.moves).decode()
    row = PlanRow(loaded.row.id, seat, "confirmed", revision, moves, plan.version, plan.goes_on)
    plans.store(connection, row)


def last_confirmed(
    connection: Connection, loaded: Loaded, seat: Seat, revision: int, version: int | None
) -> Lined | None:
    """Return the plan that was carried out last, if a page of `revision` showed it in this `version`."""
    row = plans.find(connection, loaded.row.id, seat, "confirmed")
    if row is None or (row.question, row.version) != (revision, version):
        return None
    return Lined(codec.decode_moves(loaded.game, row.moves), row.version, row.goes_on)


def may_plan(loaded: Loaded, seat: Seat) -> bool:
    """Return whether `seat` is asked what it may answer with several moves lined up."""
    decision = steps.decision_of(loaded.game, loaded.state, seat)
    return decision is not None and decision.takes("turn")


def _time(loaded: Loaded) -> str:
    """Return the time for which wishes hold."""
    return "" if loaded.state is NO_STATE else loaded.game.wish_time(loaded.state)


def _question(loaded: Loaded, seat: Seat, kind: Kind) -> int:
    """Return since which revision the question of `seat` is asked; wishes belong to none."""
    asked = next((row.asked_revision for row in loaded.asked if row.seat == seat), -1)
    return asked if kind in ("turn", "draft") else 0
