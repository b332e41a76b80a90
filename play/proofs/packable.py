"""Whether a match that is over can be packed: all that is dropped of it must follow from what is left. Pure.

The match is played again and compared with what is stored, as `/match record verify` does, but that moves of computers
are not found again: they are kept, and their states follow from them. Then each stored state must be the one that a
packed match leads to, and the pack must give back the entries that are in it.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from zlib import decompress

import msgspec

from db.rows import packs
from db.rows.entries import CheckpointRow, EntryRow
from db.rows.packs import PackedEntry, PackRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.exported import TournamentProof
from games.kernel.history import not_undone
from play.proofs.export import whole
from play.proofs.verification import verify_export
from play.rules.loaded import Loaded
from play.rules.record import Entry, State, play_on


class Unsound(msgspec.Struct, frozen=True):
    """What is wrong with a match, a code with words `verify-<code>`, and with which entry, if it is one."""

    fault: str
    revision: int | None = None


def pack_of(
    loaded: Loaded, checkpoints: Sequence[CheckpointRow], tournament: TournamentProof | None
) -> PackRow | Unsound:
    """Return what is kept in place of the entries and states of a match, with all its entries; or why nothing is."""
    found = verify_export(whole(loaded, tournament), repeats=False)
    if not found.ok:
        return Unsound(found.fault, found.revision)
    for number, state, stored in _states(loaded, checkpoints):
        if codec.encode(state) != stored:
            return Unsound("snapshot", number)
    packed = _packed(loaded.stored)
    entries = packs.pack(packed)
    if packs.unpack(entries) != packed:
        return Unsound("entry")
    return PackRow(loaded.row.id, entries, digest_of(loaded.state))


def digest_of(state: State) -> str:
    """Return what tells whether a state is the one that was stored once."""
    return sha256(codec.encode(state)).hexdigest()


def _states(loaded: Loaded, checkpoints: Sequence[CheckpointRow]) -> Iterable[tuple[int, State, bytes]]:
    """Yield each stored state: after which entry, as it is played again, and as it is stored, JSON."""
    wanted = [(row.revision, decompress(row.snapshot)) for row in checkpoints]
    wanted.append((loaded.row.entries, (loaded.row.snapshot or "null").encode()))
    begun: State = loaded.game.new_match(len(loaded.seats), loaded.setup(), Chance(loaded.seed(), 1)).state
    kept: tuple[Entry, ...] = ()
    state = begun
    for number, stored in wanted:
        then = not_undone(loaded.entries[:number])
        if then[: len(kept)] != kept:
            kept, state = (), begun
        state = play_on(loaded.game, loaded.seed(), state, then[len(kept) :])
        kept = then
        yield number, state, stored


def _packed(rows: Sequence[EntryRow]) -> tuple[PackedEntry, ...]:
    people = dict.fromkeys(row.user_id for row in rows if row.user_id is not None)
    makers = {user_id: number for number, user_id in enumerate(people, start=1)}
    return tuple(PackedEntry(0 if row.user_id is None else makers[row.user_id], row.entry) for row in rows)
