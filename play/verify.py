"""The command line that checks an exported match: `python -m play.verify FILE` (play/proofs/verification.py)."""

import sys
from pathlib import Path

from games.kernel import codec
from games.kernel.exported import Export
from play.proofs.tournament_chain import Chain
from play.proofs.verification import verify

MEANINGS = {
    "not_an_export": "this is no exported match",
    "unknown_version": "the file has a version that is not known here",
    "unknown_rules": "the rules of this match are not known here",
    "not_over": "the match was still running when it was exported, so its secret is missing",
    "called_off": "the match was called off, and no file can show that its last entries are not missing",
    "seats": "a seat is not what the entries make of it",
    "commitment": "the secret is not the one that was promised when the table opened",
    "tournament_path": "its path in the tournament is none, or no seat's salt follows from it",
    "tournament_entrants": "the entrants do not fit the seats, one for each",
    "tournament_commitment": "the tournament's secret is not the one that was promised when it opened",
    "tournament_salt": "a seat's salt does not follow from its entrant's salt and the path",
    "tournament_secret": "the secret of the match does not follow from the tournament's secret and the path",
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

LINKED: dict[Chain, str] = {
    "none": "",
    "salts": "each seat's salt follows from its entrant's salt and the path",
    "whole": "its secret follows from the tournament's, and each seat's salt from its entrant's, by the path",
}
"""What was checked of a match that belongs to a tournament."""

UNPROMISED = (
    "Not checked yet: whether the secret of the match follows from the tournament's, which is kept until the\n"
    "tournament is over. So far the people who run the bot could have chosen it when they knew all salts."
)

LIMITS = (
    "The people who run the bot knew the secret from the start. If one of them played, this does not prove that\n"
    "they chose their salt at random."
)


def proof(export: Export, chain: Chain) -> str:
    """Return what a file that holds has proved, and what is still to be compared."""
    return (
        f"The moves hold: {len(export.entries)} entries were played again from the secret and the salts, and each\n"
        "move, roll and draw, and the outcome, is as the file says. Not checked, as nothing in the file shows it: the\n"
        "names of the players, the times, who was a person and who a computer.\n"
        f"{_linked(export, chain)}"
        "This proves something only if hash and salts are those of your match. Compare:\n"
        f"  the fair-shuffle hash on the table, from before the match: {export.commitment}\n"
        f"{_given(export)}\n"
        f"{LIMITS}"
    )


def _linked(export: Export, chain: Chain) -> str:
    """Return what was checked of how the chance of a match follows from its tournament, as lines."""
    of = export.tournament
    if of is None:
        return ""
    said = f"It is match {of.path} of tournament {of.id}, {of.name}:\n{LINKED[chain]}.\n"
    return said if chain == "whole" else f"{said}{UNPROMISED}\n"


def _given(export: Export) -> str:
    """Return the salts that people gave, and the hash of the tournament if there is one, a line each."""
    names = {seat.seat: seat.name for seat in export.seats}
    if export.tournament is None:
        salts = [f"  seat {seat.seat + 1}, {seat.name}: {seat.salt}" for seat in export.seats if seat.salt]
        return "\n".join(["  the salts that the players gave or were shown when they joined:", *salts])
    salts = [
        f"  seat {each.seat + 1}, {names[each.seat]}, entrant {each.entrant}: {each.salt}"
        for each in export.tournament.entrants
    ]
    promised = f"  the hash of the tournament, from before the first entry: {export.tournament.commitment}"
    return "\n".join([promised, "  the salts that the entrants gave or were shown when they entered:", *salts])


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
        print(proof(codec.decode(data, Export), found.chain))
        return 0
    place = "" if found.revision is None else f"entry {found.revision}: "
    print(f"The match does not hold: {place}{MEANINGS[found.fault]} ({found.fault}).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
