"""Rows of `plans`: moves that a seat has lined up, tried out or wished for. Nobody else's to see."""

import msgspec

from db.statements import Connection, change, many, one, put


class PlanRow(msgspec.Struct, frozen=True):
    """A plan of a seat. `moves` is a JSON list.

    `question`: since which revision the question is asked that the moves answer, 0 for wishes. `version` counts the
    changes. `goes_on`: after dice it is carried on while the next move is legal. `asked`: the kind of question
    that wishes were for of which something has become.
    """

    match_id: int
    seat: int
    kind: str
    question: int
    moves: str
    version: int = 0
    goes_on: bool = False
    asked: str = ""


def find(connection: Connection, match_id: int, seat: int, kind: str) -> PlanRow | None:
    """Return the plan of that kind, if the seat has one."""
    return one(connection, "find_plan", PlanRow, match_id=match_id, seat=seat, kind=kind)


def of_asked(connection: Connection, match_id: int, kind: str) -> tuple[PlanRow, ...]:
    """Return the plans of that kind of the seats for which the match waits."""
    return many(connection, "plans_of_asked", PlanRow, match_id=match_id, kind=kind)


def of_seat(connection: Connection, match_id: int, seat: int) -> tuple[PlanRow, ...]:
    """Return all plans of a seat."""
    return many(connection, "plans_of_seat", PlanRow, match_id=match_id, seat=seat)


def store(connection: Connection, row: PlanRow) -> None:
    """Store a plan in the place of the one of its kind."""
    put(connection, "put_plan", row)


def drop(connection: Connection, match_id: int, seat: int, kind: str) -> None:
    """Remove the plan of that kind."""
    change(connection, "drop_plan", match_id=match_id, seat=seat, kind=kind)


def drop_all(connection: Connection, match_id: int, seat: int) -> None:
    """Remove all plans of a seat."""
    change(connection, "drop_plans_of_seat", match_id=match_id, seat=seat)
