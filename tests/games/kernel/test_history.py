"""What entries lead to, and which of them are taken back."""

from dataclasses import dataclass

from games.kernel.chance import Chance
from games.kernel.history import not_undone, state_after
from games.kernel.ids import Seat
from tests.games.legends_of_signum.matches import GAME, A, Match, player
from tests.games.pearls.game import Pearls


@dataclass(frozen=True)
class Entry:
    number: int
    kind: str
    seat: int | None = None
    undoes: int | None = None


def numbers(*entries: Entry) -> list[int]:
    return [entry.number for entry in not_undone(entries)]


def test_who_gives_up_leaves_where_the_rules_go_on_without_them() -> None:
    free = Match(a=player("he1"), mode="free", more=(player("hv1"),)).state
    step = GAME.leave(free, A, Chance(b"history", 1))
    assert step is not None
    gone = state_after(GAME, Chance(b"history", 1), free, Entry(1, "resign", A), None)
    assert gone == step.state != free
    start = Pearls().new_match(2, {}, Chance(b"history", 1)).state
    assert Pearls().leave(start, Seat(0), Chance(b"history", 1)) is None
    assert state_after(Pearls(), Chance(b"history", 1), start, Entry(1, "resign", 0), None) == start


def test_an_undo_takes_back_moves_of_its_own_seat_and_a_repair_all_moves() -> None:
    first, other, second = Entry(1, "move", 0), Entry(2, "move", 1), Entry(3, "move", 0)
    assert numbers(first, other, second, Entry(4, "undo", 0, undoes=1)) == [2]
    assert numbers(first, other, second, Entry(4, "repaired", 0, undoes=2)) == [1]
    assert numbers(first, Entry(2, "resign", 1), Entry(3, "repaired", 0, undoes=1)) == [2]
