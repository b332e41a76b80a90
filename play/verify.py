"""The command line that checks an exported match: `python -m play.verify FILE` (play/proofs/verification.py)."""

import sys
from pathlib import Path

from games.kernel import codec
from games.kernel.exported import Export
from play.proofs.verification import verify

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


def proof(export: Export) -> str:
    """Return what a file that holds has proved, and what is still to be compared."""
    salts = "\n".join(f"  seat {seat.seat + 1}, {seat.name}: {seat.salt}" for seat in export.seats if seat.salt)
    return (
        f"The moves hold: {len(export.entries)} entries were played again from the secret and the salts, and each\n"
        "move, roll and draw, and the outcome, is as the file says. Not checked, as nothing in the file shows it: the\n"
        "names of the players, the times, who was a person and who a computer.\n"
        "This proves something only if hash and salts are those of your match. Compare:\n"
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
        data = Path(arguments[0]).read_bytes()
    except OSError as fault:
        print(f"{arguments[0]}: {fault.strerror}", file=sys.stderr)
        return 2
    found = verify(data)
    if found.ok:
        print(proof(codec.decode(data, Export)))
        return 0
    place = "" if found.revision is None else f"entry {found.revision}: "
    print(f"The match does not hold: {place}{MEANINGS[found.fault]} ({found.fault}).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
