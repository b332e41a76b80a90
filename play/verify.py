"""The command line that checks what was exported: `python -m play.verify MATCH.json`, or a whole tournament.

What is checked of a match is in play/proofs/verification.py, of a tournament in play/proofs/tournament_file.py.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from games import registry
from games.kernel import codec
from games.kernel.exported import VERSION, Export
from games.kernel.ids import GameId
from play.proofs import tournament_file
from play.proofs.tournament_chain import Chain
from play.proofs.tournament_file import (
    FileEntrant,
    TournamentFile,
    check,
    check_match,
    is_of_a_tournament,
    read_tournament,
    version_of,
)
from play.proofs.verification import JudgedAgain, Verification, head_of, unknown_kind, verify
from play.rules.chain import lots_seed

USAGE = "usage: python -m play.verify MATCH.json\n       python -m play.verify TOURNAMENT.json [MATCH.json ...]"

NEWER = "Check it with a newer version of this program."

MEANINGS = {
    "not_an_export": "this is no exported match",
    "unknown_version": "the file has a version that is not known here",
    "unknown_rules": "the rules of this match are not known here",
    "unknown_kind": "entries of this kind are not known here",
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
    "judged": "a computer judges the match in another way",
    "events": "the events are not those that follow from the moves and the chance",
    "notation": "the notation is not that of the move",
    "receipt": "the receipt does not belong to this move",
    "entry": "the entry says of itself what is not so",
    "opened": "the sealed move did not open when the entry says",
    "outcome": "the outcome does not follow from the entries",
    "snapshot": "the last state does not follow from the entries",
}
"""What each fault means, for the command line; pages have words of their own."""

BESIDE = MEANINGS | {
    "no_tournament": "the match belongs to no tournament",
    "other_tournament": "the match belongs to another tournament",
    "other_game": "the match is of another game than the tournament",
    "not_paired": "the tournament has no such match at this path",
    "other_entrants": "the tournament has other entrants at its seats, or other salts of theirs",
    "other_points": "the tournament counts points as played that the match did not end with",
}
"""What else can be wrong with a match beside its tournament."""

OF_TOURNAMENTS = {
    "not_a_tournament": "something in it is missing or has another form",
    "unknown_version": "the file has a version that is not known here",
    "commitment": "the secret is not the one that was promised when it opened",
    "entrant": "the number is no entrant's, or that of two",
    "path": "another pairing has the same path, or it is no path at all",
    "match": "another pairing has the same match",
    "seats": "nobody is paired, or somebody who is no entrant, or somebody twice",
}
"""What each fault of a tournament means."""

LINKED: dict[Chain, str] = {
    "none": "",
    "salts": "each seat's salt follows from its entrant's salt and the path",
    "whole": "its secret follows from the tournament's, and each seat's salt from its entrant's, by the path",
}
"""What was checked of a match that belongs to a tournament."""

JUDGED: dict[JudgedAgain, str] = {
    "": "",
    "repeated": "The computer's judgement by which it ended was found again, from what everybody could see.\n",
    "gone": "Not repeated: the computer's judgement by which it ended. This program has no computer of that version.\n",
}
"""What was checked of a match that ended as a computer judged."""

UNPROMISED = (
    "Not checked yet: whether the secret of the match follows from the tournament's, which is kept until the\n"
    "tournament is over. So far the people who run the bot could have chosen it when they knew all salts."
)

LIMITS = (
    "The people who run the bot knew the secret from the start. If one of them played, this does not prove that\n"
    "they chose their salt at random."
)


def proof(export: Export, found: Verification) -> str:
    """Return what a file that holds has proved, and what is still to be compared."""
    return (
        f"The moves hold: {len(export.entries)} entries were played again from the secret and the salts, and each\n"
        "move, roll and draw, and the outcome, is as the file says. Not checked, as nothing in the file shows it: the\n"
        "names of the players, the times, who was a person and who a computer.\n"
        f"{_computers(found)}"
        f"{_linked(export, found.chain)}"
        "This proves something only if hash and salts are those of your match. Compare:\n"
        f"  the fair-shuffle hash that the bot showed before the match: {export.commitment}\n"
        f"{_given(export)}\n"
        f"{LIMITS}"
    )


def _computers(found: Verification) -> str:
    """Return how many moves of computers were found again, and how many could not be, and a judgement, as lines."""
    gone = "".join(
        f"Moves not repeated ({level}): {count}. This program has no computer of that version.\n"
        for level, count in found.not_repeated.items()
    )
    again = f"{found.repeated} moves of computers were found again, each from what its seat could see.\n"
    lower = f"{found.lowered} of these were made at a lower level than the table said, as a search had failed.\n"
    moves = f"{again if found.repeated else ''}{lower if found.lowered else ''}{gone}"
    return f"{moves}{JUDGED[found.judged]}"


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


def tournament_proof(file: TournamentFile, found: Sequence[tuple[Export, Verification]]) -> str:
    """Return what the file of a tournament has proved with the matches beside it, and what is still to be compared."""
    lines = (
        f"Tournament {file.id}, {file.name}, holds: {len(file.entrants)} entrants and {len(file.pairings)} pairings,",
        "each with a path of its own, and each match in one pairing only.",
        _secret_of(file),
        *(_match_of(export, each) for export, each in found),
        "Not checked: whether the pairings follow from results and lots, as that takes the program that pairs; results",
        "whose match file is not beside this one, or that people gave; names, times, who was a person.",
        "This proves something only if hash and salts are those of your tournament. Compare:",
        f"  the hash of the tournament, from before the first entry: {file.commitment}",
        "  the salts that the entrants gave or were shown when they entered:",
        *map(_entrant, file.entrants),
        LIMITS,
    )
    return "\n".join(lines)


def _entrant(entrant: FileEntrant) -> str:
    salts = ", before that ".join((entrant.salt, *entrant.earlier_salts))
    return f"  entrant {entrant.number}, {entrant.name}: {salts}"


def _secret_of(file: TournamentFile) -> str:
    if file.secret is None:
        return "Not checked yet: its secret, kept until it is over, and whether those of the matches follow from it."
    lots = lots_seed(bytes.fromhex(file.secret)).hex()
    return f"Its secret is the one that was promised. The seed of all lots follows from it: {lots}"


def _match_of(export: Export, found: Verification) -> str:
    path = "" if export.tournament is None else f" at {export.tournament.path}"
    return f"Match {export.match}{path} holds, {found.entries} entries:\n{LINKED[found.chain]}."


def main(arguments: list[str]) -> int:
    """Check the files named on the command line; return 0 if they hold, 1 if not, 2 for wrong usage."""
    if not arguments:
        print(USAGE, file=sys.stderr)
        return 2
    files: dict[str, bytes] = {}
    for name in arguments:
        try:
            files[name] = Path(name).read_bytes()
        except OSError as fault:
            print(f"{name}: {fault.strerror}", file=sys.stderr)
            return 2
    first, *others = files
    if is_of_a_tournament(files[first]):
        return _tournament(files[first], {name: files[name] for name in others})
    if len(arguments) > 1:
        print(USAGE, file=sys.stderr)
        return 2
    return _match(files[first])


def _match(data: bytes) -> int:
    found = verify(data)
    if found.ok:
        print(proof(codec.decode(data, Export), found))
        return 0
    print(_told("The match", data, found), file=sys.stderr)
    return 1


def _tournament(data: bytes, matches: dict[str, bytes]) -> int:
    file = read_tournament(data)
    checked = None if file is None else check(file)
    version, known = version_of(data), tournament_file.VERSION
    if version > known:
        newer = f"it has version {version} of the format, and this program knows version {known}"
        print(f"The tournament cannot be checked here: {newer}. {NEWER}", file=sys.stderr)
        return 1
    if file is None or checked is None or checked.fault:
        fault, at = ("not_a_tournament", "") if checked is None else (checked.fault, checked.at)
        place = f"{at}: " if at else ""
        print(f"The tournament does not hold: {place}{OF_TOURNAMENTS[fault]} ({fault}).", file=sys.stderr)
        return 1
    found = {name: check_match(file, given) for name, given in matches.items()}
    wrong = {name: each for name, each in found.items() if not each.ok}
    for name, each in wrong.items():
        print(_told(name, matches[name], each), file=sys.stderr)
    right = [(codec.decode(matches[name], Export), each) for name, each in found.items() if each.ok]
    if not wrong:
        print(tournament_proof(file, right))
    return 1 if wrong else 0


def _told(what: str, data: bytes, found: Verification) -> str:
    """Return what is wrong with the match `what`, and where; or what it is that only a newer program can check."""
    newer = _newer(data, found)
    if newer:
        return f"{what} cannot be checked here: {newer}. {NEWER}"
    place = "" if found.revision is None else f"entry {found.revision}: "
    return f"{what} does not hold: {place}{BESIDE[found.fault]} ({found.fault})."


def _newer(data: bytes, found: Verification) -> str:
    """Return what a file has that this program does not know yet, or nothing."""
    match found.fault:
        case "unknown_version" if (head := head_of(data)) is not None and head.version > VERSION:
            return f"it has version {head.version} of the format, and this program knows version {VERSION}"
        case "unknown_kind" if (newer := unknown_kind(data)) is not None:
            return f"entry {newer[0]} is of a kind that this program does not know: {newer[1]!r}"
        case "unknown_rules":
            export: Export = codec.decode(data, Export)
            newest = {game: registry.find(game).rules_version for game in registry.game_ids()}
            known = newest.get(GameId(export.game))
            if known is not None and export.rules_version > known:
                return f"it was played by rules {export.rules_version} of {export.game}, and this program knows {known}"
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
