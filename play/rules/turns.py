"""Who may answer what they looked at, and which move they mean. Pure.

Revisions. A choice names the revision at which it was looked at. It is accepted when that revision is the current one,
or when every entry since then left the seat's question as it was: the entry was made by another seat, drew nothing
from chance and opened no seal, and before and after it the seat had the same decision with the same legal moves in the
same order (a steady decision asks for the first only). So two seats can answer a simultaneous decision at once, choice
numbers stay true, and a second press of one button is refused as `stale`.
"""

from typing import Literal

from games.kernel.errors import Refusal
from games.kernel.game import Aliases
from games.kernel.ids import Seat
from games.kernel.observation import DRAFTS
from play.rules.loaded import Loaded
from play.rules.orders import renewed
from play.rules.record import Move


def check_running(loaded: Loaded) -> None:
    """Refuse a match that has not begun or is over: `not_running` (`status`)."""
    if loaded.row.status != "running":
        raise Refusal("not_running", status=loaded.row.status)


def own_seat(loaded: Loaded, user_id: int) -> Seat:
    """Return the seat for which a person decides in a running match; refuses `not_running`, `not_a_player`."""
    check_running(loaded)
    seat = loaded.seat_of(user_id)
    if seat is None:
        raise Refusal("not_a_player")
    return seat


def check_turn(loaded: Loaded, seat: Seat, revision: int | None) -> None:
    """Refuse an act of `seat` on what it saw at `revision`, unless its question is still the same."""
    current = loaded.row.revision
    seen = current if revision is None else revision
    asked = next((row for row in loaded.asked if row.seat == seat), None)
    if seen > current or (seen < current and (asked is None or seen < asked.asked_revision)):
        raise Refusal("stale", revision=current)
    if asked is None:
        raise not_asked(loaded)


def not_asked(loaded: Loaded) -> Refusal:
    """Return the refusal of an act of a seat that owes nothing: `not_your_decision` (`awaited`, `count`)."""
    names = loaded.awaited_names()
    return Refusal("not_your_decision", awaited=names, count=len(names))


def choice_of(loaded: Loaded, seat: Seat, topic: int | None, number: int, drafts: tuple[Move, ...] = ()) -> Move:
    """Return the move with a `number` among those about a topic, or the draft.

    Raises:
        Refusal: `no_such_choice` (`number`).
    """
    moves = drafts
    if topic != DRAFTS:
        topics = loaded.game.topics(loaded.state, seat)
        place = 0 if len(topics) == 1 else topic
        named = topics[place : place + 1] if place is not None else ()
        moves = loaded.game.moves_about(loaded.state, seat, named[0]) if named else ()
    if number not in range(len(moves)):
        raise Refusal("no_such_choice", number=number)
    return moves[number]


def typed(loaded: Loaded, seat: Seat, text: str, aliases: Aliases) -> Move:
    """Return the move that a person at `seat` typed; raises `NotationError`."""
    return loaded.game.parse_move(text, loaded.game.observe(loaded.state, seat), aliases)


def kind_when_late(loaded: Loaded, seat: Seat) -> Literal["default", "stand_in"]:
    """Return how a move for `seat` is made in its place; for good a seat is played by default moves."""
    has_stand_in = loaded.row.when_late == "stand_in" and loaded.seats[seat].sitter == "person"
    return "stand_in" if has_stand_in else "default"


def level_at(loaded: Loaded, seat: Seat) -> str:
    """Return how well a computer plays that answers at `seat`, or in place of its player.

    A version that is gone is played by the newest one.
    """
    row = loaded.seats[seat]
    return renewed(loaded.game, row.level if row.sitter == "ai" else loaded.row.stand_in_level)
