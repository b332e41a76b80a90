"""Rules for players: text/<language>/rules/<game>.md as numbered paragraphs, with contents and search.

A paragraph begins with a heading that starts with its number ("## 4.2 Build") and ends before the next such heading.
The search compares stems: endings are dropped, ё equals е, and a mistyped word counts as the nearest known one.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

import msgspec

from text.words import folders

_HEADING = re.compile(r"#+ +(\d+(?:\.\d+)*)\.? +(.+)")
_OPTION = re.compile(r"\{(\w+)\|(\w+)\}")
_WORD = re.compile(r"[^\W\d_]+|\d+")
_TITLE_WEIGHT = 3
_LIKENESS = 0.72
_LEAST_STEM = 3
_REMAINS = 3
_LONGEST_QUERY = 200
_MOST_STEMS = 12


def _with_ending(endings: str) -> re.Pattern[str]:
    """Return a pattern that cuts off the longest of `endings` if enough of the word is left."""
    return re.compile(f"(.{{{_LEAST_STEM},}}?)(?:{'|'.join(endings.split())})")


_ENGLISH = _with_ending("ations ation ings ing ied ies ers er ed es ly s e y")
_RUSSIAN = _with_ending(
    """
        иями ться ется ится ями ами ией ого его ому ему ыми ими иях ают яют ует ешь ете ите ать ять ить еть ции ция
        цию ний ния нию ние ах ях ам ям ом ем ов ев ей ой ий ый ая яя ое ее ые ие ых их ую юю ия ию ии ет ит ут ют
        ла ло ли а я о е ы и у ю ь й
    """
)
_SMALL_WORDS = frozenset(
    _WORD.findall(
        """
        a an and any are as at be by can do does for from has have how i if in is it its many may me much must my of on
        or so than that the their them then there they this to was what when where which who why will with you your
        а без бы в во вам вас вы где для до его ее если за и из или им их к как ко когда кто ли мне мои мой моя на надо
        не но о об от по при с со сколько та так там те то ту ты у уже чего чем что чтобы эта эти это я
        """
    )
)
"""Words that say nothing about what is searched for."""


class Paragraph(msgspec.Struct, frozen=True):
    """A numbered paragraph: `number` like `4.2`, `title`, `source` in Discord markdown (empty if only a heading).

    `{victory_points|5}` in the source is the value of that option of a match, 5 where no match is meant.
    """

    number: str
    title: str
    source: str

    @property
    def text(self) -> str:
        """What it says where no match is meant."""
        return self.told({})

    def told(self, options: Mapping[str, str]) -> str:
        """Return what it says for a match with these options."""
        return _OPTION.sub(lambda found: options.get(found[1], found[2]), self.source)

    @property
    def depth(self) -> int:
        """Its level: 1 for `4`, 2 for `4.2`."""
        return self.number.count(".") + 1


class Found(msgspec.Struct, frozen=True):
    """A paragraph found in the rules of `game`."""

    game: str
    paragraph: Paragraph


class _Index(msgspec.Struct, frozen=True):
    """The paragraphs of one rules text, the weight of each stem in each paragraph, and how rare each stem is.

    `by_start`: the stems by their first letters. `letters`: the letters of each stem as bits: one for the first `e`,
    another for the second, and so on; `bits` says which bit is which.
    """

    paragraphs: tuple[Paragraph, ...]
    weights: tuple[dict[str, float], ...]
    rarity: dict[str, float]
    by_start: dict[str, tuple[str, ...]]
    letters: dict[str, int]
    bits: dict[tuple[str, int], int]


def contents(game: str, language: str) -> tuple[Paragraph, ...]:
    """Return all paragraphs in order; none if the game has no rules text."""
    return _index(game, language).paragraphs


def paragraph(game: str, language: str, number: str) -> Paragraph | None:
    """Return the paragraph `number`, or else the nearest one above it that exists, or else None."""
    known = {each.number: each for each in contents(game, language)}
    while number and number not in known:
        number = number.rpartition(".")[0]
    return known.get(number)


def search(game: str, language: str, query: str) -> tuple[Paragraph, ...]:
    """Return the paragraphs that fit `query`, best first.

    A number finds that paragraph and those below it. Only the first words of a long query count.
    """
    index = _index(game, language)
    groups = [_akin_to(stem, index) or _alike(stem, index) for stem in _asked(query[:_LONGEST_QUERY])]
    found = sorted(_scored(index, groups), reverse=True)
    return numbered(game, language, query) or tuple(index.paragraphs[-position] for _, position in found)


def search_all(games: Sequence[str], language: str, query: str) -> tuple[Found, ...]:
    """Return the paragraphs of all `games` that fit `query`, best first; the first game wins a tie.

    Words count as mistyped only if no game knows any of them. So a word of one game finds nothing similar in the rules
    of another.
    """
    by_number = tuple(Found(game, each) for game in games for each in numbered(game, language, query))
    if by_number:
        return by_number
    asked = _asked(query[:_LONGEST_QUERY])
    for matching in (_akin_to, _alike):
        found = []
        for turn, game in enumerate(games):
            index = _index(game, language)
            groups = [matching(stem, index) for stem in asked]
            found += [(score, -turn, position) for score, position in _scored(index, groups)]
        if found:
            ranked = ((games[-turn], -position) for _, turn, position in sorted(found, reverse=True))
            return tuple(Found(game, contents(game, language)[position]) for game, position in ranked)
    return ()


def numbered(game: str, language: str, query: str) -> tuple[Paragraph, ...]:
    """Return the paragraph with the number `query` and those below it; none if the rules have no such number."""
    number = query[:_LONGEST_QUERY].strip().rstrip(".")
    known = contents(game, language) if number else ()
    return tuple(each for each in known if f"{each.number}.".startswith(f"{number}."))


def _scored(index: _Index, groups: Sequence[set[str]]) -> Iterator[tuple[float, int]]:
    """Yield the score and the negative index of each paragraph that fits at all."""
    for position, weights in enumerate(index.weights):
        score = _score(weights, groups, index.rarity)
        if score:
            yield score, -position


def _score(weights: dict[str, float], groups: Sequence[set[str]], rarity: dict[str, float]) -> float:
    """Return how well a paragraph fits: it should have many words of the query, and rare ones."""
    weighed = [sum(weights[stem] * rarity[stem] for stem in group if stem in weights) for group in groups]
    return sum(weighed) * sum(weight > 0 for weight in weighed)


def _akin_to(stem: str, index: _Index) -> set[str]:
    """Return the known stems that differ from a word of the query only in the ending."""
    return {known for known in index.by_start.get(stem[:_LEAST_STEM], ()) if _akin(stem, known)}


def _alike(stem: str, index: _Index) -> set[str]:
    """Return the known stems that a mistyped word of the query may mean.

    Only stems with enough letters in common are compared; difflib checks that too, but a hundred times slower.
    """
    own = sum(index.bits.get(each, 0) for each in _letters(stem))
    near = [
        known
        for known, letters in index.letters.items()
        if 2 * (letters & own).bit_count() >= _LIKENESS * (len(known) + len(stem))
    ]
    return set(get_close_matches(stem, near, n=3, cutoff=_LIKENESS))


def _akin(one: str, other: str) -> bool:
    """Return whether two stems differ only in the rest of an ending: endings are not always cut in the same way."""
    short, long = sorted((one, other), key=len)
    return one == other or (long.startswith(short) and len(short) >= _LEAST_STEM and len(long) - len(short) <= _REMAINS)


def _index(game: str, language: str) -> _Index:
    return _indexed(game, language, folders())


@lru_cache(maxsize=64)
def _indexed(game: str, language: str, searched: tuple[Path, ...]) -> _Index:
    paragraphs = tuple(_paragraphs(_source(game, language, searched)))
    weights = tuple(_weights(each) for each in paragraphs)
    spread = Counter(stem for each in weights for stem in each)
    rarity = {stem: math.log(1 + len(paragraphs) / count) for stem, count in spread.items()}
    by_start: dict[str, list[str]] = {}
    for stem in rarity:
        by_start.setdefault(stem[:_LEAST_STEM], []).append(stem)
    bits: dict[tuple[str, int], int] = {}
    letters = {stem: sum(bits.setdefault(each, 1 << len(bits)) for each in _letters(stem)) for stem in rarity}
    starts = {start: tuple(stems) for start, stems in by_start.items()}
    return _Index(paragraphs, weights, rarity, starts, letters, bits)


def _letters(stem: str) -> Iterator[tuple[str, int]]:
    """Yield each letter with how often it has occurred before."""
    return ((letter, stem.count(letter, 0, index)) for index, letter in enumerate(stem))


def _weights(paragraph: Paragraph) -> dict[str, float]:
    """Return the weight of each stem in a paragraph: more if it is frequent, most in the title."""
    weights = {stem: math.log1p(count) for stem, count in Counter(_stems(paragraph.text)).items()}
    for stem in _stems(paragraph.title):
        weights[stem] = weights.get(stem, 0) + _TITLE_WEIGHT
    return weights


def _source(game: str, language: str, searched: tuple[Path, ...]) -> str:
    for folder in searched:
        path = folder / language / "rules" / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def _paragraphs(source: str) -> Iterator[Paragraph]:
    number, title = "", ""
    lines: list[str] = []
    for line in (*source.splitlines(), "# 0 end"):
        heading = _HEADING.fullmatch(line.rstrip())
        if heading is None:
            lines.append(line)
            continue
        if number:
            yield Paragraph(number, title, "\n".join(lines).strip())
        number, title = heading[1], heading[2]
        lines = []


def _asked(query: str) -> list[str]:
    """Return the stems of the words that matter, or of all words if none does."""
    words = _words(query)
    stems = [_stem(word) for word in words if word not in _SMALL_WORDS] or [_stem(word) for word in words]
    return list(dict.fromkeys(stems))[:_MOST_STEMS]


def _stems(text: str) -> list[str]:
    return [_stem(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    plain = text.casefold().replace("ё", "е")
    return [word for word in _WORD.findall(plain) if len(word) > 1 or word.isdecimal()]


@lru_cache(maxsize=8192)
def _stem(word: str) -> str:
    """Return `word` without its ending."""
    cut = (_ENGLISH if word.isascii() else _RUSSIAN).fullmatch(word)
    return word if cut is None else cut[1]
