"""How the plans of seats are stored. Moves lined up and drafts are gone with the question that they answer."""

from typing import Any, Literal

from db import plans
from db.plans import PlanRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from play.loaded import Loaded, load

MOST_MOVES = 20
"""So many moves fit into one plan."""

Kind = Literal["turn", "draft", "queue"]


def stored(connection: Connection, loaded: Loaded, seat: Seat, kind: Kind) -> tuple[Any, ...]:
    """Return the moves of a plan; none if the question they answered is no longer asked."""
    row = plans.find(connection, loaded.row.id, seat, kind)
    if row is None or row.question != _question(loaded, seat, kind):
        return ()
    return codec.decode_moves(loaded.game, row.moves)


def drafts_of(connection: Connection, match: MatchId, user_id: int) -> tuple[Any, ...]:
    """Return the typed moves that the seat of `user_id` may confirm by number."""
    loaded = load(connection, match)
    seat = loaded.seat_of(user_id)
    return () if seat is None else stored(connection, loaded, seat, "draft")


def stored_anew(
    connection: Connection, loaded: Loaded, seat: Seat, kind: Kind, moves: tuple[Any, ...]
) -> tuple[Any, ...]:
    """Store `moves` as the plan and return them; refuses `plan_full` (`most`)."""
    if len(moves) > MOST_MOVES:
        raise Refusal("plan_full", most=MOST_MOVES)
    if moves:
        question = _question(loaded, seat, kind)
        plans.store(connection, PlanRow(loaded.row.id, seat, kind, question, codec.encode(moves).decode()))
    else:
        plans.drop(connection, loaded.row.id, seat, kind)
    return moves


def _question(loaded: Loaded, seat: Seat, kind: Kind) -> int:
    """Return since which revision the question of `seat` is asked; wishes belong to none."""
    asked = next((row.asked_revision for row in loaded.asked if row.seat == seat), -1)
    return 0 if kind == "queue" else asked
