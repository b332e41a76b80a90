"""The history of a match as short lines: who did what, computers and lapsed time included. Pure."""

from collections.abc import Iterable, Iterator

from games.kernel.sight import News, Sight
from render.phrases import seat_name
from render.registry import pages_of
from text import Words


def news_lines(entry: News, sight: Sight, words: Words) -> tuple[str, ...]:
    """Return the lines of one entry, oldest first; struck through if it was taken back.

    What a seal does is told in one line: the game's own one has the receipt behind it.
    """
    told = pages_of(sight.game).lines(entry, sight, words)
    if entry.kind == "move" and entry.receipt and told:
        lines = (words("news-receipt", line=told[0], receipt=entry.receipt), *told[1:])
    else:
        lines = (*_frame(entry, sight, words), *told)
    return tuple(f"~~{line}~~" for line in lines) if entry.undone else lines


def all_lines(news: Iterable[News], sight: Sight, words: Words) -> tuple[str, ...]:
    """Return the lines of several entries, oldest first."""
    return tuple(line for entry in news for line in news_lines(entry, sight, words))


def _frame(entry: News, sight: Sight, words: Words) -> Iterator[str]:
    """Yield what is said of the entry itself, whatever the game made of it."""
    who = "" if entry.seat is None else seat_name(sight, entry.seat, words)
    match entry.kind:
        case "undo":
            yield words("news-undo", player=who)
        case "resign":
            yield words("news-resign", player=who)
        case "default":
            absent = entry.seat is not None and sight.face(entry.seat).sitter != "person"
            yield words("news-default-absent" if absent else "news-default", player=who)
        case "move" if entry.receipt:
            yield words("news-sealed", player=who, receipt=entry.receipt)
        case _:
            pass
