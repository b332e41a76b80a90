"""Checks an exported match: `python -m play.verify FILE`. Works offline, with nothing but the file and the rules. Pure.

The commitment must be that of the secret; every entry must follow from those before it (play/proofs/replay.py); and
they must lead to the outcome and the last state in the file. A file can be made up as a whole, with a secret of its
own: it proves something only of the seal that the table's card showed before the match, and of the salts that players
gave.
"""

import sys
from pathlib import Path

import msgspec

from games import registry
from games.kernel import codec
from games.kernel.chance import commitment
from games.kernel.codec import CorruptData
from games.kernel.errors import Refusal
from games.kernel.exported import VERSION, Export
from games.kernel.observation import CALLED_OFF
from play.proofs.replay import Replay, Wrong, is_same
from play.rules.presence import sitter_of
from play.rules.record import fold


class Verification(msgspec.Struct, frozen=True):
    """Whether an export holds. `entries`: how many were checked and found right.

    `fault` is a code with words `verify-<code>` (empty if ok), `revision` the first wrong entry, if it is an entry.
    """

    ok: bool
    entries: int
    fault: str = ""
    revision: int | None = None


MEANINGS = {
    "not_an_export": "this is no exported match",
    "unknown_version": "the file has a version that is not known here",
    "unknown_rules": "the rules of this match are not known here",
    "not_over": "the match was still running when it was exported, so its secret is missing",
    "called_off": "the match was called off, and no file can show that its last entries are not missing",
    "seats": "a seat is not what the entries make of it",
    "commitment": "the secret is not the one that was promised when the table opened",
    "order": "an entry is missing, doubled or out of order",
    "not_allowed": "the rules do not allow this entry",
    "drawn": "chance gives another move here",
    "events": "the events are not those that follow from the moves and the chance",
    "notation": "the notation is not that of the move",
    "receipt": "the receipt does not belong to this move",
    "entry": "the entry says of itself what is not so",
    "opened": "the sealed move did not open when the entry says",
    "outcome": "the outcome does not follow from the entries",
    "snapshot": "the last state does not follow from the entries",
}
"""What each fault means, for the command line; pages have words of their own."""


def verify(data: bytes) -> Verification:
    """Return whether the exported match in `data`, played to its end, holds."""
    return _verify_file(_read(data))


def _read(data: bytes) -> Export | None:
    try:
        export: Export = codec.decode(data, Export)
    except CorruptData:
        return None
    return export


def _verify_file(export: Export | None) -> Verification:
    if export is None:
        return Verification(False, 0, "not_an_export")
    if export.status in {"open", "running"}:
        return Verification(False, 0, "not_over")
    found = verify_export(export)
    return Verification(False, found.entries, "called_off") if found.ok and export.status == "cancelled" else found


def verify_export(export: Export) -> Verification:
    """Return whether `export` holds, also of a match that was called off or still runs."""
    if export.version != VERSION:
        return Verification(False, 0, "unknown_version")
    try:
        game = registry.find(export.game, export.rules_version)
    except Refusal:
        return Verification(False, 0, "unknown_rules")
    if not export.is_complete:
        return Verification(False, 0, "not_over")
    try:
        replay = Replay(export, game)
    except ValueError:
        return Verification(False, 0, "not_an_export")
    if commitment(replay.secret) != export.commitment:
        return Verification(False, 0, "commitment")
    for place, entry in enumerate(export.entries):
        try:
            replay.play(entry)
        except Wrong as wrong:
            return Verification(False, place, wrong.code, place + 1)
    return _end(export, replay)


def _end(export: Export, replay: Replay) -> Verification:
    """Compare what only the whole match shows."""
    checked = len(export.entries)
    opened = fold(replay.entries).opened
    for entry in export.entries:
        if entry.opened_revision != opened.get(entry.number):
            return Verification(False, entry.revision - 1, "opened", entry.revision)
    is_cancelled = bool(replay.entries) and replay.entries[-1].kind in CALLED_OFF
    status = "cancelled" if is_cancelled else "ended" if replay.outcome else "running" if checked else "open"
    if status != export.status or replay.outcome != export.outcome:
        return Verification(False, checked, "outcome")
    if any(
        (sitter_of(seat), seat.left_revision) != (given.sitter, given.left_revision)
        for seat, given in zip(replay.seats, export.seats, strict=True)
    ):
        return Verification(False, checked, "seats")
    if not is_same(export.snapshot, replay.state):
        return Verification(False, checked, "snapshot")
    return Verification(True, checked)


def proof(export: Export) -> str:
    """Return what a file that holds has proved, and what is still to be compared."""
    salts = "\n".join(f"  seat {seat.seat + 1}, {seat.name}: {seat.salt}" for seat in export.seats if seat.salt)
    return (
        f"The match holds: {len(export.entries)} entries were played again from the secret and the salts, and each\n"
        "is as the file says. This proves something only if hash and salts are those of your match. Compare:\n"
        f"  the fair-shuffle hash on the table, from before the match: {export.commitment}\n"
        "  the salts that the players gave or were shown when they joined:\n"
        f"{salts}\n"
        "The people who run the bot knew the secret from the start. If one of them played, this does not prove that\n"
        "they chose their salt at random."
    )


def main(arguments: list[str]) -> int:
    """Check the file named on the command line; return 0 if it holds, 1 if not, 2 for wrong usage."""
    if len(arguments) != 1:
        print("usage: python -m play.verify FILE", file=sys.stderr)
        return 2
    try:
        export = _read(Path(arguments[0]).read_bytes())
    except OSError as fault:
        print(f"{arguments[0]}: {fault.strerror}", file=sys.stderr)
        return 2
    found = _verify_file(export)
    if found.ok and export is not None:
        print(proof(export))
        return 0
    place = "" if found.revision is None else f"entry {found.revision}: "
    print(f"The match does not hold: {place}{MEANINGS[found.fault]} ({found.fault}).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
