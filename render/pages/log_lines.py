"""The history of a match as short lines: who did what, computers and lapsed time included. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.kernel.ids import Seat
from games.kernel.judged import read
from games.kernel.observation import AT_LIMIT, BY_STAFF, NOT_THERE, OWN, EntryKind, LogEntry, Observation, Sitter
from render.judged import judged_line
from render.limits import fitting
from render.phrases import escaped, mark, mention, moment, pace_name, played_at, seat_name, seat_names
from render.registry import pages_of
from text import Words

_CHANGES: Mapping[EntryKind, tuple[Sitter, Sitter]] = {
    "away": ("person", "away"),
    "called": ("person", "away"),
    "back": ("away", "person"),
    "taken": ("absent", "person"),
    "computer": ("away", "ai"),
    "resign": ("person", "absent"),
    "freed": ("person", "absent"),
}
"""Entries that change who decides for a seat: most often so before, and so after."""


def entry_lines(entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
    """Return the lines of one entry, oldest first; struck through if it was taken back.

    A seal has one line: the game's own one has the receipt behind it.
    """
    own = pages_of(observation.game).lines(entry, observation, words)
    if is_seal(entry) and own:
        lines = (words("entry-receipt", line=own[0], receipt=entry.receipt), *own[1:])
    else:
        lines = (*_frame(entry, observation, words), *own)
    if entry.late:
        lines = (*lines, words("entry-late", names=seat_names(observation, entry.late, words)))
    return tuple(f"~~{line}~~" for line in lines) if entry.undone else lines


def is_seal(entry: LogEntry) -> bool:
    """Return whether a player has sealed an answer by this entry: its first line says so."""
    return entry.kind == "move" and bool(entry.receipt)


def all_lines(log: Iterable[LogEntry], observation: Observation, words: Words) -> tuple[str, ...]:
    """Return the lines of several entries, oldest first."""
    return tuple(line for entry in log for line in entry_lines(entry, observation, words))


def newest_lines(lines: Sequence[str], most: int, words: Words) -> tuple[str, ...]:
    """Return the last of `lines` that fit into `most` characters, after one that says how many are left out, if any."""
    shown = fitting(lines, most)
    if len(shown) == len(lines):
        return shown
    return (words("table-left-out", count=len(lines) - len(shown)), *shown)


def lasting(log: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the entries that count: not what was taken back, nor that it was.

    That it was counts while it is the newest entry, and where what was taken back is not in this part of the log.
    """
    found, has_undone = [], False
    for number, entry in enumerate(log, start=1):
        has_undone |= entry.undone
        if not entry.undone and not (entry.kind == "undo" and has_undone and number < len(log)):
            found.append(entry)
    return found


def _sitter_at(entry: LogEntry, seat: Seat, observation: Observation) -> Sitter:
    """Return who decided for the seat of an entry then: as the change before it left it, or the next one found it."""
    sitter: Sitter | None = None
    for other in observation.log:
        if other.seat != seat or other.undone or other.kind not in _CHANGES:
            continue
        before, after = _CHANGES[other.kind]
        if other.revision > entry.revision:
            return sitter or before
        sitter = after
    return sitter or observation.face(seat).sitter


def _player(entry: LogEntry, observation: Observation, words: Words) -> str:
    """Return whom the entry is about; whoever had the seat before somebody took it over is not called by a new name."""
    if entry.seat is None:
        return ""
    is_former = False
    for other in observation.log:
        if other.seat == entry.seat and other.revision > entry.revision and _brings_another(other):
            # A player who has taken the seat back is the one who moved there before the computer.
            is_former = not (is_former and other.notation == OWN)
    return words("former-player", mark=mark(entry.seat)) if is_former else seat_name(observation, entry.seat, words)


def _brings_another(entry: LogEntry) -> bool:
    """Return whether somebody else has a seat since this entry: a new player, or a computer in place of one."""
    is_computer = entry.kind == "computer" and " " not in entry.notation
    return (entry.kind == "taken" or is_computer) and not entry.undone


def _repaired(entry: LogEntry, words: Words) -> str:
    """Return that moves were taken back, and who of the server's staff carried it, if that was so."""
    if entry.notation != BY_STAFF:
        return words("entry-repaired")
    if entry.carried_by is None:
        return words("entry-repaired-by-staff")
    return words("entry-repaired-by", person=mention(entry.carried_by))


def _adjudicated(entry: LogEntry, observation: Observation, words: Words) -> str:
    """Return that a match ends by its points, or as a computer judges, and how that does."""
    if entry.kind == "judged":
        return words("entry-judged", line=judged_line(observation, read(entry.notation), words))
    return words("entry-adjudicated-limit" if entry.notation == AT_LIMIT else "entry-adjudicated")


def _came_or_went(entry: LogEntry, who: str, words: Words) -> str:
    """Return who is there now or is not, and why, or whom they replace if that is known."""
    if entry.kind == "freed" and entry.notation == NOT_THERE:
        return words("entry-freed-not_there", player=who)
    if entry.kind == "taken" and entry.notation == OWN:
        return words("entry-taken-own", player=who)
    if entry.former_name:
        return words("entry-replaces", player=who, former=f"**{escaped(entry.former_name)}**")
    return words(f"entry-{entry.kind}", player=who)


def _computer(entry: LogEntry, who: str, observation: Observation, words: Words) -> str:
    """Return that a computer plays on at a seat, and for whom if that is known; or at another level than before."""
    now, _, before = entry.notation.partition(" ")
    level = played_at(now, words, observation.game)
    if entry.seat is None:
        return words("entry-computer-stand-ins", level=level)
    if before:
        return words("entry-computer-level", player=who, level=level)
    if entry.former_name:
        former = f"**{escaped(entry.former_name)}**"
        return words("entry-computer-for", player=who, level=level, former=former)
    return words("entry-computer", player=who, level=level)


def _frame(entry: LogEntry, observation: Observation, words: Words) -> Iterator[str]:
    """Yield lines about the entry itself, before those of the game's events."""
    who = _player(entry, observation, words)
    match entry.kind:
        case "undo":
            yield words("entry-undo", player=who)
        case "resign":
            yield words("entry-resign", player=who)
        case "draw" | "abandoned" | "silent" | "unfilled" | "paused" | "resumed" | "extended" | "hurried" | "slowed":
            yield words(f"entry-{entry.kind}")
        case "adjudicated" | "judged":
            yield _adjudicated(entry, observation, words)
        case "repaired":
            yield _repaired(entry, words)
        case "paced":
            yield words("entry-paced", pace=pace_name(entry.notation, words))
        case "excused":
            yield words("entry-excused", player=who, at=moment(int(entry.notation)))
        case "computer":
            yield _computer(entry, who, observation, words)
        case "freed" | "away" | "called" | "back" | "offered" | "taken" | "returned":
            yield _came_or_went(entry, who, words)
        case "default" | "stand_in":
            sitter = "person" if entry.seat is None else _sitter_at(entry, entry.seat, observation)
            is_there = sitter not in {"away", "absent"}
            yield words(f"entry-{entry.kind}" if is_there else f"entry-{entry.kind}-{sitter}", player=who)
        case _ if is_seal(entry):
            yield words("entry-sealed", player=who, receipt=entry.receipt)
        case _:
            pass
