"""A deck as text that people can paste: its name behind `#`, the hero, then the cards with their number. Pure.

Names are read in both languages, however they are declined, and a beginning is enough where only one name begins so.
What is known by nobody is kept with what is most like it, so that a page can say so.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Final

import msgspec

from games.kernel.deck_rules import DeckRules
from games.kernel.ids import GameId
from render.phrases import seen
from text import Words
from text.aliases import alike, folded, forms, names

MOST_COPIES: Final = 99
MOST_LINES: Final = 200
LONGEST_LINE: Final = 100
MOST_LIKE: Final = 3
MOST_NEAR: Final = 10
"""For so many lines that name no card it is said what they may mean."""

_PARTING: Final = re.compile(r"[\n;]")
_BULLET: Final = re.compile(r"^[-*•–—]\s+")
_COUNT_BEFORE: Final = re.compile(r"^(\d{1,2})\s*[x×х]?\s+(.+)$", re.IGNORECASE)
_COUNT_BEHIND: Final = re.compile(r"^(.+?)\s*(?:[x×х]\s*|\()(\d{1,2})\)?$", re.IGNORECASE)


class Unread(msgspec.Struct, frozen=True):
    """A line that names no card; `near` are the names that it may mean, or that are like it."""

    line: str
    near: tuple[str, ...]


class DeckList(msgspec.Struct, frozen=True):
    """What a text says of a deck; `name` and `hero` are empty where it does not say them."""

    name: str
    hero: str
    cards: tuple[str, ...]
    unread: tuple[Unread, ...] = ()


def written(game: GameId, hero: str, cards: Sequence[str], words: Words, name: str = "") -> str:
    """Return a deck as text: equal cards together, in the order in which they are listed."""
    called = names(game, words.language)
    counts = {card: cards.count(card) for card in cards}
    lines = [f"# {name}"] if name else []
    lines.append(called.get(hero, hero))
    lines += (f"{count} {called.get(card, card)}" for card, count in counts.items())
    return "\n".join(lines)


def read(text: str, game: GameId, rules: DeckRules, words: Words) -> DeckList:
    """Return the deck that a text describes."""
    known = _Known(game, rules, words)
    name, hero = "", ""
    cards: list[str] = []
    unread: list[Unread] = []
    for line in islice(_lines(text, known), MOST_LINES):
        if line.startswith("#"):
            name = name or line.lstrip("# ")
            continue
        found = known.counted(line)
        if found is None:
            unread.append(Unread(line, known.near(line) if len(unread) < MOST_NEAR else ()))
        elif found[0] not in rules.ready:
            cards += [found[0]] * found[1]
        elif hero in ("", found[0]):
            hero = found[0]
        else:
            unread.append(Unread(line, ()))
    return DeckList(name, hero, _in_order(cards, rules), tuple(unread))


def _lines(text: str, known: "_Known") -> Iterator[str]:
    """Yield what a text names line by line; commas part a line unless one belongs to a name."""
    for chunk in filter(None, map(seen, _PARTING.split(text))):
        if chunk.startswith("#"):
            yield chunk
            continue
        parts = [part.strip()[:LONGEST_LINE] for part in _BULLET.sub("", chunk).split(",")]
        while parts:
            two = ", ".join(parts[:2])
            size = 2 if len(parts) > 1 and known.counted(two) is not None else 1
            line, parts = ", ".join(parts[:size]), parts[size:]
            if line:
                yield line


def hero_of(cards: Sequence[str], rules: DeckRules) -> str:
    """Return the hero for whom fewest rules are broken by these cards."""
    return min(rules.ready, key=lambda hero: len(rules.faults(hero, cards)))


def _in_order(cards: Iterable[str], rules: DeckRules) -> tuple[str, ...]:
    place = {card: number for number, card in enumerate(rules.cards)}
    return tuple(sorted(cards, key=place.__getitem__))


class _Known:
    """The names of heroes and cards."""

    def __init__(self, game: GameId, rules: DeckRules, words: Words) -> None:
        self._ids: dict[str, set[str]] = {}
        self._tails: dict[str, set[str]] = {}
        ids = {*rules.ready, *rules.cards}
        self._shown: Mapping[str, str] = names(game, words.language)
        for meant, called in forms(game).items():
            for each in (meant, *called) if meant in ids else ():
                self._ids.setdefault(_plain(each), set()).add(meant)
                parts = _plain(each).split()
                for place in range(len(parts)):
                    self._tails.setdefault(" ".join(parts[place:]), set()).add(meant)

    def counted(self, line: str) -> tuple[str, int] | None:
        """Return the id that a line names, with the number before or behind it."""
        for name, number in _counts(line):
            found = self._meant(name)
            if len(found) == 1:
                return found.pop(), min(int(number), MOST_COPIES)
        return None

    def near(self, line: str) -> tuple[str, ...]:
        """Return the names that a line may mean, or that are most like it."""
        (name, _), *_ = _counts(line)
        found = sorted(self._meant(name)) or [
            meant
            for like in get_close_matches(_plain(name), self._ids, MOST_LIKE, 0.6)
            for meant in sorted(self._ids[like])
        ]
        return tuple(dict.fromkeys(self._shown.get(each, each) for each in found))[:MOST_LIKE]

    def _meant(self, name: str) -> set[str]:
        """Return the ids that are called so, else those whose names begin so, else those with a word that does.

        A heading before a colon is left out.
        """
        for called in dict.fromkeys((name, name.rpartition(":")[2].strip())):
            wanted = _plain(called)
            if wanted in self._ids:
                return set(self._ids[wanted])
            for names_known in (self._ids, self._tails) if wanted else ():
                begun = {meant for each, ids in names_known.items() if each.startswith(wanted) for meant in ids}
                if begun:
                    return begun
        return set()


def _plain(name: str) -> str:
    return alike(folded(name)).replace("'", "")


def _counts(line: str) -> Iterator[tuple[str, str]]:
    """Yield what a line may name, and how often; the whole line, named once, comes last."""
    if before := _COUNT_BEFORE.match(line):
        yield before[2], before[1]
    if behind := _COUNT_BEHIND.match(line):
        yield behind[1], behind[2]
    yield line, "1"
