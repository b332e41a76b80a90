"""The history of a match as short lines: who did what, computers and lapsed time included. Pure."""

from collections.abc import Iterable, Iterator

from games.kernel.observation import LogEntry, Observation
from render.phrases import seat_name
from render.registry import pages_of
from text import Words


def entry_lines(entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
    """Return the lines of one entry, oldest first; struck through if it was taken back.

    A seal has one line: the game's own one has the receipt behind it.
    """
    own = pages_of(observation.game).lines(entry, observation, words)
    if entry.kind == "move" and entry.receipt and own:
        lines = (words("entry-receipt", line=own[0], receipt=entry.receipt), *own[1:])
    else:
        lines = (*_frame(entry, observation, words), *own)
    return tuple(f"~~{line}~~" for line in lines) if entry.undone else lines


def all_lines(log: Iterable[LogEntry], observation: Observation, words: Words) -> tuple[str, ...]:
    """Return the lines of several entries, oldest first."""
    return tuple(line for entry in log for line in entry_lines(entry, observation, words))


def _frame(entry: LogEntry, observation: Observation, words: Words) -> Iterator[str]:
    """Yield lines about the entry itself, before those of the game's events."""
    who = "" if entry.seat is None else seat_name(observation, entry.seat, words)
    match entry.kind:
        case "undo":
            yield words("entry-undo", player=who)
        case "resign":
            yield words("entry-resign", player=who)
        case "draw":
            yield words("entry-draw")
        case "freed":
            yield words("entry-freed", player=who)
        case "default":
            absent = entry.seat is not None and observation.face(entry.seat).sitter != "person"
            yield words("entry-default-absent" if absent else "entry-default", player=who)
        case "move" if entry.receipt:
            yield words("entry-sealed", player=who, receipt=entry.receipt)
        case _:
            pass
