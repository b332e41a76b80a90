"""The lists of the modal in which a table is set up, and what was chosen in them. Pure.

Each value names what it is about (`seats.3`, `option.length.short`), so that it does not matter which list it is from.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from games.kernel.game import MatchOption
from games.kernel.ids import GameId
from render import verbs
from render.page import Action, Page, Paragraph, Select, number_in
from render.pages.parts import button, option, page, rows
from render.pages.settings import PACES
from render.phrases import QUIET, pace_name
from text import LANGUAGES, Words

_OPTION = "option"
OWN = "own"
MORE_PACES = ("daily workdays", "12h", "2d+8h/4d")
"""Paces besides those with a name that the list offers; any other is typed."""


class Playable(Protocol):
    """What is asked of a game."""

    @property
    def id(self) -> GameId:
        """Which game it is."""

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""

    @property
    def options(self) -> tuple[MatchOption, ...]:
        """What is chosen before it begins."""


def setup_fields(game: Playable, words: Words, pace: str, language: str) -> tuple[Select, ...]:
    """Return the lists; `pace` and `language` are those of new tables here, which are chosen at first."""
    counts = {str(count): words("setup-players", count=count) for count in game.seat_counts}
    paces = {each: pace_name(each, words) for each in dict.fromkeys((*PACES, *MORE_PACES, pace))}
    paces[OWN] = words("pace-own")
    languages: dict[str, str] = {each: words(f"language-{each}") for each in LANGUAGES}
    where = {each: words(f"choice-where-{each}") for each in ("thread", "here")}
    return (
        _list("seats", counts, str(max(game.seat_counts)), words),
        _list("pace", paces, pace, words),
        _list("language", languages, language, words),
        _list("where", where, "thread", words),
        *_options(game, words),
    )


def setup_values(values: Iterable[str]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what was chosen by name, and the game's own options."""
    chosen: dict[str, str] = {}
    options: dict[str, str] = {}
    for value in values:
        name, _, rest = value.partition(".")
        if name == _OPTION:
            own, _, rest = rest.partition(".")
            options[own] = rest
        else:
            chosen[name] = rest
    return chosen, options


def own_pace_page(game: Playable, chosen: Mapping[str, str], options: Mapping[str, str], words: Words) -> Page:
    """Return what asks for an own pace; its button carries all else that was chosen."""
    places = (own.values.index(options.get(own.id, own.default)) for own in game.options)
    seats, language, where = (chosen.get(name, "") for name in ("seats", "language", "where"))
    arg = ".".join((game.id, seats, language, where, "-".join(map(str, places))))
    return page(
        Paragraph(words("setup-own-pace")),
        *rows([button(verbs.OWN_PACE, words("button-own-pace"), arg, style="primary")]),
        accent=QUIET,
    )


def game_in(arg: str) -> str:
    """Return the game of what `own_pace_page` has put into its button."""
    return arg.partition(".")[0]


def parse_setup(arg: str, game: Playable) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what was chosen by name, and the game's own options, of what `own_pace_page` has put into its button."""
    names, (_, *rest) = ("seats", "language", "where", _OPTION), arg.split(".")
    chosen = dict(zip(names, rest, strict=False))
    options: dict[str, str] = {}
    for own, place in zip(game.options, chosen.pop(_OPTION, "").split("-"), strict=False):
        number = number_in(place)
        options[own.id] = own.values[number] if number is not None and number < len(own.values) else own.default
    return chosen, options


def _list(name: str, named: Mapping[str, str], chosen: str, words: Words) -> Select:
    options = tuple(option(f"{name}.{value}", label, chosen=value == chosen) for value, label in named.items())
    return Select(Action(verbs.SET_UP), words(f"setup-{name}"), options)


def _options(game: Playable, words: Words) -> Sequence[Select]:
    """Return one list of all options with their values; none if there are none."""
    entries = tuple(_entries(game, words))
    if not entries:
        return ()
    options = tuple(option(value, label, chosen=chosen) for value, label, chosen in entries)
    return (Select(Action(verbs.SET_UP), words("setup-options"), options, 0, len(game.options)),)


def _entries(game: Playable, words: Words) -> Iterator[tuple[str, str, bool]]:
    for own in game.options:
        key = f"{game.id}-option-{own.id}"
        for value in own.values:
            label = words("lobby-option", option=words(key), value=words(f"{key}-{value}"))
            yield f"{_OPTION}.{own.id}.{value}", label, value == own.default
