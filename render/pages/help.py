"""Help: what to press first, how a game is played, and one line for each command. Pure.

The lines are made of the commands' own names and descriptions, so that no command can be forgotten here.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from render import verbs
from render.naming import Names, Vocabulary
from render.page import Action, Button, Page, Paragraph, Select
from render.pages.cards import ask_button
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET, game_name
from render.things import describe_legend
from text import Words

ShownCommand = Callable[[str], str]
"""From the English path of a command ("match new") to a mention that can be pressed."""


class Offered(msgspec.Struct, frozen=True):
    """A game that can be played, with the numbers of players it allows; `has_decks`: people make decks for it."""

    game: str
    seat_counts: tuple[int, ...]
    has_decks: bool = False


class Program(msgspec.Struct, frozen=True):
    """The program's version, and how its people can be reached: as they have written it, "" if they have not."""

    version: str
    contact: str = ""


START = "start"
COMMANDS = "command-"
OTHER = "other"
TABLE_BUTTONS = ("join", "start", "your_move", "hand", "log", "rules", "more")
"""Buttons of a table that the first page names."""


def help_page(
    words: Words,
    topic: str = START,
    shown: ShownCommand | None = None,
    table: Words | None = None,
    games: Sequence[Offered] = (),
    *,
    program: Program | None = None,
) -> Page:
    """Return the first page or the commands of one group; `table`: words by which a table's buttons are named.

    The first page ends with the version of the `program`, and with whom to ask.
    """
    groups = _groups(words)
    lines = [_line(path, words, shown) for path in groups.get(topic, ())]
    join = (table or words)("button-enter")
    buttons = {name: (table or words)(f"button-{name.replace('_', '-')}") for name in TABLE_BUTTONS}
    cups = words("help-tournaments", new=command("organise-new", words, shown), join=join)
    first = words("help-start", new=command("match-new", words, shown), play=command("play", words, shown), **buttons)
    said = [words("help-commands"), *lines] if lines else [first, cups, *_of_program(program, words)]
    options = [option(START, words("help-topic-start"), chosen=not lines)]
    options += [option(group, _title(group, words), chosen=group == topic) for group in groups]
    return page(
        Paragraph("\n".join(said)),
        Select(Action(verbs.HELP), words("help-topics"), tuple(options)),
        *rows(
            [
                *(howto(game, words) for game in games),
                button(verbs.RULES, words("button-rules")),
                button(verbs.CARD, words("button-card")),
                button(verbs.NEW, words("button-new")),
                button(verbs.MINE, words("button-mine")),
                button(verbs.LIST, words("button-list")),
                button(verbs.TOURNAMENTS, words("button-tournaments")),
                button(verbs.RATINGS, words("button-ratings")),
                button(verbs.SETTINGS, words("button-settings")),
            ]
        ),
        accent=QUIET,
    )


def _of_program(program: Program | None, words: Words) -> Iterator[str]:
    if program is not None:
        yield words("help-version", version=program.version)
        if program.contact:
            yield words("help-contact", contact=program.contact)


def about_game(game: Offered, words: Words) -> str:
    """Return a game in three lines: its name, for how many and how long, and what it is about."""
    name, goal = game_name(game.game, words), words(f"{game.game}-goal")
    return "\n".join((words("help-game", game=name), facts_of(game, words), goal))


def facts_of(game: Offered, words: Words) -> str:
    """Return for how many people a game is, and how long it takes."""
    players = "–".join(dict.fromkeys((str(min(game.seat_counts)), str(max(game.seat_counts)))))
    return words("help-facts", players=players, most=max(game.seat_counts), length=words(f"{game.game}-length"))


def howto(game: Offered, words: Words) -> Button:
    """Return the button that says how `game` is played."""
    label = words("button-how-to-game", game=game_name(game.game, words))
    return button(verbs.HOW_TO, label, game.game)


def play_now(game: Offered, words: Words) -> Button:
    """Return the button that begins a match of `game` against the computer."""
    label = words("button-play-now", game=game_name(game.game, words))
    return button(verbs.PLAY_NOW, label, game.game, style="primary")


def command(path: str, words: Words, shown: ShownCommand | None = None) -> str:
    """Return the command `path` ("match-new") as a mention, or by its name in the reader's language."""
    return shown(path.replace("-", " ").replace("_", "-")) if shown else f"`/{' '.join(_names(path, words))}`"


def _groups(words: Words) -> dict[str, list[str]]:
    """Return the paths of all commands by their first word; those of one word alone are together."""
    described = [key.removesuffix(".description") for key in words.keys(COMMANDS) if key.endswith(".description")]
    paths = [key.removeprefix(COMMANDS) for key in described]
    above = {path.rsplit("-", depth)[0] for path in paths for depth in range(1, path.count("-") + 1)}
    groups: dict[str, list[str]] = {}
    for path in paths:
        if path not in above:
            head, _, below = path.partition("-")
            groups.setdefault(head if below else OTHER, []).append(path)
    return groups


def _line(path: str, words: Words, shown: ShownCommand | None) -> str:
    return f"{command(path, words, shown)} · {words(f'{COMMANDS}{path}.description')}"


def _names(path: str, words: Words) -> Iterator[str]:
    parts = path.split("-")
    return (words(COMMANDS + "-".join(parts[: place + 1])) for place in range(len(parts)))


def _title(group: str, words: Words) -> str:
    return words("help-topic-other") if group == OTHER else f"/{words(COMMANDS + group)}"


def howto_page(game: Offered, words: Words) -> Page:
    """Return the page of a game."""
    name = game_name(game.game, words)
    parts = [
        words("howto-heading", game=name),
        facts_of(game, words),
        words("howto-goal", text=words(f"{game.game}-goal")),
        words("howto-turn", text=words(f"{game.game}-turn")),
        words("howto-win", text=words(f"{game.game}-win")),
    ]
    decks = [button(verbs.DECKS, words("button-decks"), game.game)] if game.has_decks else []
    rules = button(verbs.CONTENTS, words("button-rules"), game.game)
    legend = describe_legend(game.game, Names(Vocabulary(game.game), words, ()))
    return page(
        Paragraph("\n".join(parts)),
        *((Paragraph(words("howto-legend")), legend.picture()) if legend else ()),
        *rows([play_now(game, words), rules, *decks, ask_button(words)]),
        accent=QUIET,
    )
