"""The lists of the modal in which a table is set up, and what was chosen in them. Pure.

Each value names what it is about (`seats.3`, `option.length.short`), so that it does not matter which list it is from.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from games.kernel.game import MatchOption
from games.kernel.ids import GameId
from render import verbs
from render.page import Action, Page, Paragraph, Select, number_in
from render.pages.parts import button, option, page, rows
from render.pages.server_settings import PACES
from render.phrases import QUIET, pace_name
from text import LANGUAGES, Words

_OPTION = "option"
OWN = "own"
"""What is to be typed: a pace, or a number for an option that has bounds."""

MORE_PACES = ("daily workdays", "12h", "2d+8h/4d")
"""Paces besides those with a name that the list offers; any other is typed."""

_PACES = (*PACES, *MORE_PACES)
_TO_TYPE = "o"
_NUMBER = "n"
_PLACES = re.compile(rf"\d|{_TO_TYPE}|{_NUMBER}\d+")
"""What was chosen of each option, as a button carries it: `01on19_2`, in ids of before `0-1-0-1-2`."""


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
    return page(
        Paragraph(words("setup-own-pace")),
        *rows([button(verbs.OWN_PACE, words("button-own-pace"), _written(game, chosen, options), style="primary")]),
        accent=QUIET,
    )


def numbers_to_type(game: Playable, options: Mapping[str, str]) -> tuple[MatchOption, ...]:
    """Return the options for which a number is still to be typed."""
    return tuple(own for own in game.options if own.bounds is not None and options.get(own.id) == OWN)


def own_number_page(game: Playable, chosen: Mapping[str, str], options: Mapping[str, str], words: Words) -> Page:
    """Return what asks for the first number that is to be typed; its button carries all else that was chosen."""
    own = numbers_to_type(game, options)[0]
    least, most = own.bounds or (0, 0)
    pace = chosen.get("pace", "")
    written = str(_PACES.index(pace)) if pace in _PACES else _TO_TYPE if pace == OWN else ""
    arg = f"{_written(game, chosen, options)}.{written}"
    said = words("setup-own-number", option=words(f"{game.id}-option-{own.id}"), least=least, most=most)
    return page(
        Paragraph(said),
        *rows([button(verbs.OWN_NUMBER, words("button-own-number"), arg, style="primary")]),
        accent=QUIET,
    )


def _written(game: Playable, chosen: Mapping[str, str], options: Mapping[str, str]) -> str:
    """Return what was chosen as the argument of a button: values that are listed by their places."""
    values = (options.get(own.id, own.default) for own in game.options)
    places = (
        str(own.values.index(value)) if value in own.values else _TO_TYPE if value == OWN else f"{_NUMBER}{value}_"
        for own, value in zip(game.options, values, strict=True)
    )
    seats, language, where = (chosen.get(name, "") for name in ("seats", "language", "where"))
    return ".".join((game.id, seats, language, where, "".join(places)))


def game_in(arg: str) -> str:
    """Return the game of what a page that asks for something to be typed has put into its button."""
    return arg.partition(".")[0]


def parse_setup(arg: str, game: Playable) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what was chosen by name, and the game's own options, of what such a page has put into its button."""
    names, (_, *rest) = ("seats", "language", "where", _OPTION, "pace"), arg.split(".")
    chosen = dict(zip(names, rest, strict=False))
    written = chosen.pop(_OPTION, "")
    places = written.split("-") if "-" in written else _PLACES.findall(written)
    options = {own.id: _value_at(own, place) for own, place in zip(game.options, places, strict=False)}
    number = number_in(chosen.get("pace", ""))
    if number is not None and number < len(_PACES):
        chosen["pace"] = _PACES[number]
    elif chosen.get("pace") == _TO_TYPE:
        chosen["pace"] = OWN
    return chosen, options


def _value_at(own: MatchOption, place: str) -> str:
    """Return the value of an option that is written so, its default for what is none."""
    number, typed = number_in(place), OWN if place == _TO_TYPE else place.removeprefix(_NUMBER)
    if number is not None and number < len(own.values):
        return own.values[number]
    return typed if own.bounds is not None and (typed == OWN or own.has(typed)) else own.default


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
        if own.bounds is not None:
            label = words("lobby-option", option=words(key), value=words("setup-another-number"))
            yield f"{_OPTION}.{own.id}.{OWN}", label, False
