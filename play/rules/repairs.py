"""A repair: all who have a seat agree that everything since an earlier move is taken back. Pure.

The moves stay in the history, taken back, and what chance gave is drawn anew, as the revision only grows. Nothing is
taken back while an answer lies sealed that others still owe, nor back to where one lay: what was opened since then is
known. Both are public, so that nobody learns of anything hidden by what can be voted on.
"""

from collections.abc import Callable, Iterable, Sequence

from db.rows.seats import SeatRow
from games.kernel.errors import Refusal
from games.kernel.observation import GIVEN_UP, PLAYED, Motion
from play.rules.loaded import STORABLE, Loaded
from play.rules.record import Entry, PlayedGame, State, base_of, fold, play_on, state_without
from play.rules.votes import lapsed, votes

WINDOW = 200
"""How many of the newest entries are searched for the move: a repair reaches no further back."""

MOST_POINTS = 25
"""So many of the newest moves are offered."""

_NAME = "repair."


def motion(back_to: int) -> Motion:
    """Return the motion that all since the move with that revision is taken back."""
    return Motion("repair", f"{_NAME}{back_to}", back_to=back_to)


def back_to(name: str) -> int | None:
    """Return the revision in the name of a motion; None if it is about something else."""
    number = name.removeprefix(_NAME)
    is_number = number.isascii() and number.isdecimal() and len(number) < len(str(STORABLE.stop))
    return int(number) if is_number and name.startswith(_NAME) else None


def moved(seats: Iterable[SeatRow]) -> tuple[int, ...]:
    """Return the revisions in all votes on repairs, also those that have lapsed, each once."""
    named = (back_to(name) for row in seats for name in (*votes(row), *lapsed(row)))
    return tuple(sorted({revision for revision in named if revision is not None}))


def has_sealed(game: PlayedGame, state: State) -> bool:
    """Return whether somebody has sealed an answer that may still be changed, because others owe theirs."""
    return any(each.sealed and not each.owed for each in game.decisions(state))


def taken(entries: Sequence[Entry], revision: int) -> tuple[Entry, ...]:
    """Return the moves among the newest `entries` that are taken back with the one at `revision`.

    Raises:
        Refusal: `repair_too_far`, `no_such_move`, `repair_left` (a seat was given up since).
    """
    if not entries or revision <= entries[0].revision:
        raise Refusal("repair_too_far")
    newer = [entry for entry in fold(entries).kept if entry.revision >= revision]
    if any(entry.kind in GIVEN_UP for entry in newer):
        raise Refusal("repair_left")
    moves = tuple(entry for entry in newer if entry.kind in PLAYED)
    if not moves or moves[0].revision != revision or moves[0].traceless:
        raise Refusal("no_such_move")
    return moves


def takes_more_back(loaded: Loaded, entry: Entry) -> bool:
    """Return whether `entry` of a match changes which moves, known to more than one seat, a repair would take back."""
    if entry.kind in GIVEN_UP:
        return True
    if entry.kind != "undo":
        return entry.kind in PLAYED and (entry.seal is None or bool(entry.opened))
    undone = [each for each in loaded.entries if each.number >= (entry.undoes or 0) and each.seat == entry.seat]
    return any(each.kind in PLAYED and each.seal is None for each in undone)


def state_before(
    game: PlayedGame, seed: bytes, entries: Sequence[Entry], moves: Sequence[Entry], state_at: Callable[[int], State]
) -> State:
    """Return the state without `moves`, the last of `entries` that count; `state_at` gives that after an entry.

    Raises:
        Refusal: `sealed_lay` (a sealed answer lay there then).
    """
    state = state_without(game, seed, entries, moves, state_at)
    if has_sealed(game, state):
        raise Refusal("sealed_lay")
    return state


def points(loaded: Loaded, entries: Sequence[Entry], state_at: Callable[[int], State]) -> tuple[int, ...]:
    """Return the revisions of the newest moves of people that can be taken back with all since, the newest first."""
    game, kept = loaded.game, fold(entries).kept
    since = max((entry.number for entry in kept if entry.kind in GIVEN_UP), default=0)
    people = {row.seat for row in loaded.seats if row.sitter != "ai"}
    moves = [each for each in kept if each.kind in PLAYED and each.number > since and each.seat in people]
    moves = [each for each in moves if not each.traceless and each.revision > entries[0].revision][-MOST_POINTS:]
    if not moves or has_sealed(game, loaded.state):
        return ()
    before = [each for each in kept if each.number < moves[0].number]
    base = base_of(entries, before, moves[0])
    state = play_on(game, loaded.seed(), state_at(base), [each for each in before if each.number > base])
    found = []
    for entry in (each for each in kept if each.number >= moves[0].number):
        if entry in moves and not has_sealed(game, state):
            found.append(entry.revision)
        state = play_on(game, loaded.seed(), state, [entry])
    return tuple(reversed(found))
