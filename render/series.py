"""The score of a match and its rematches, in words. Pure."""

from collections.abc import Iterator

from games.kernel.series import Score, Wins
from render.limits import clipped
from render.phrases import NAME, escaped
from text import Words

MOST_NAMES = 8
"""So many are named; what the others have won is one number."""

NBSP = "\N{NO-BREAK SPACE}"


def score_line(score: Score, seats: int, words: Words) -> str:
    """Return who has won how often at a table for so many, "" where nothing has been played."""
    return " ".join(_sentences(score, seats, words)) if score.matches else ""


def _sentences(score: Score, seats: int, words: Words) -> Iterator[str]:
    named = [f"{_name(each, words)}{NBSP}{each.count}" for each in score.wins[:MOST_NAMES]]
    if others := sum(each.count for each in score.wins[MOST_NAMES:]):
        named.append(words("rematch-others", count=others))
    if named:
        yield words("rematch-score", matches=score.matches, names=", ".join(named))
    else:
        yield words("rematch-played", matches=score.matches)
    if score.draws:
        yield words("rematch-draws", count=score.draws, seats=seats)
    if score.forgotten:
        yield words("rematch-forgotten", count=score.forgotten)
    if score.changed:
        yield words("rematch-changed", count=score.changed)


def _name(wins: Wins, words: Words) -> str:
    if wins.is_computer and words.has(key := f"computer-{wins.name}"):
        return words(key)
    return escaped(clipped(wins.name, NAME))
