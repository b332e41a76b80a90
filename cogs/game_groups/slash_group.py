"""The slash group of a game, made from its declaration: which decisions or moves a command answers, by which options.

A game declares it in a file of its own beside this one (tetra.py). What is typed becomes one line of notation, the
words of the options one after another, which is shown to be confirmed as `/play` does. A command that does not fit what
is asked says so and shows what is asked instead.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from discord import app_commands

from cogs.interactions import which_match
from cogs.interactions.commands import Autocomplete, Named, autocomplete, group, made_command
from cogs.interactions.request import Answer, Request
from cogs.turns import deciding, decks, looking
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from render.choosing_parts import options_named
from render.pages.help import command
from render.registry import pages_of
from text import Words
from text.aliases import names

LONGEST_ANSWER = 100
Typed = app_commands.Range[str, 1, LONGEST_ANSWER]


class Typing(msgspec.Struct, frozen=True):
    """Somebody types the option `name` of `command`; `given`: what they have typed for the others.

    `matches`: the match with what they may choose, once for each topic.
    """

    matches: tuple[Observation, ...]
    words: Words
    command: "Command"
    name: str
    given: Mapping[str, str]


Source = Callable[[Typing], Named]
"""What can be typed: pairs of a value and what the person reads."""


class Option(msgspec.Struct, frozen=True):
    """Something that is typed. `lead` is the word before it in notation, such as `with` in `fight WAR e.TRO with 4`."""

    name: str
    source: Source | None = None
    lead: str = ""
    required: bool = False


class Command(msgspec.Struct, frozen=True):
    """A command that makes a move. `verb` begins the line; `kinds` are the decisions that it answers.

    Without options the verb is the whole move; where there are some and none is typed, all choices are shown.
    """

    name: str
    kinds: frozenset[str] = frozenset()
    verb: str = ""
    options: tuple[Option, ...] = ()

    def fits(self, match: Observation) -> bool:
        """Return whether it answers what the person is asked now."""
        return match.asked() in self.kinds

    def line(self, given: Mapping[str, str], choices: Iterable[str] = ()) -> str:
        """Return the line that was typed; a first option that is a whole line by itself is taken as it is."""
        first = given.get(self.options[0].name, "") if self.options else ""
        if first in choices or first.split()[:1] == [self.verb]:
            return first
        words = [f"{option.lead} {given[option.name]}" for option in self.options if option.name in given]
        return " ".join(" ".join((self.verb, *words)).split())

    async def answer(self, request: Request, match: Observation, given: Mapping[str, str]) -> Answer:
        """Return the move, to be confirmed."""
        if self.options and not given:
            return await deciding.menu_of(request)
        notations = {choice.notation for each in await request.every_choice() for choice in each.choices}
        return await deciding.typed_line(request, match, self.line(given, notations))


class Parts(Command, frozen=True):
    """A command for a decision of several parts, all on one page: an option for each, in their order."""

    async def answer(self, request: Request, match: Observation, given: Mapping[str, str]) -> Answer:
        """Return the page with what was typed picked; what is whole is a line, and the rules say what is wrong."""
        if len(given) < len(pages_of(match.game).menu(await request.choosing(), request.words).parts):
            return await deciding.parts_of(request, [given.get(option.name) for option in self.options])
        return await super().answer(request, match, given)


class Extra(Command, frozen=True):
    """A command that shows an extra page of the game, whether or not something is asked."""

    def fits(self, match: Observation) -> bool:
        """Say that it always does."""
        return True

    async def answer(self, request: Request, match: Observation, given: Mapping[str, str]) -> Answer:
        """Return the page."""
        return await looking.extra_of(request, match, self.name)


class Below(msgspec.Struct, frozen=True):
    """Commands that are rarer or belong together, in a group of their own: `/signum card relic`."""

    name: str
    commands: tuple[Command, ...]


class SlashGroup(msgspec.Struct, frozen=True):
    """The commands `/name ...` of a game, and `/name deck ...` if people make decks for it."""

    name: str
    game: GameId
    commands: tuple[Command | Below, ...]

    def made(self) -> app_commands.Group:
        """Return the group as Discord knows it."""
        made = group(self.name)
        for each in self.commands:
            if isinstance(each, Below):
                below = group(each.name, made)
                for command_below in each.commands:
                    below.add_command(self._made(command_below, f"{self.name}-{each.name}"))
            else:
                made.add_command(self._made(each, self.name))
        if registry.find(self.game).decks is not None:
            made.add_command(decks.commands_of(self.game))
        return made

    def _made(self, each: Command, above: str) -> app_commands.Command[Any, Any, Any]:
        """Return a command as Discord knows it; `above`: the path of its group ("signum-card")."""
        return made_command(
            each.name,
            self._handler(each, f"{above}-{each.name}"),
            [_parameter(option) for option in each.options],
            {option.name: self._list(each, option) for option in each.options if option.source},
            statuses=which_match.EVERY,
            game=self.game,
        )

    def _handler(self, each: Command, path: str) -> Callable[..., Awaitable[Answer]]:
        async def answered(request: Request, match: Observation, **typed: str | None) -> Answer:
            if match.game != self.game:
                raise Refusal("not_this_game")
            if not each.fits(match):
                return await _not_now(request, match, path)
            return await each.answer(request, match, {name: value for name, value in typed.items() if value})

        return answered

    def _list(self, each: Command, option: Option) -> Autocomplete:
        @autocomplete
        async def suggest(request: Request, current: str) -> Named:
            typed = request.interaction.namespace
            request = await which_match.meant(request, typed.match, game=self.game)
            match = await request.asked_about()
            if match.game != self.game or not each.fits(match) or option.source is None:
                return ()
            given = {other.name: value for other in each.options if (value := getattr(typed, other.name, None))}
            return option.source(Typing(await request.every_choice(), request.words, each, option.name, given))

        return suggest


def choices(typing: Typing) -> Named:
    """List all that the person may choose now, each as a whole line."""
    return deciding.moves_named(typing.matches, typing.words)


def moves(typing: Typing) -> Named:
    """List the choices that begin with the verb of the command, each as a whole line."""
    return deciding.moves_named(typing.matches, typing.words, typing.command.verb)


def next_words(typing: Typing) -> Named:
    """List what this option can be in the moves that fit the options before it, as the game calls it or by name.

    One with which the line is a whole move says what that does, and how many more moves begin so.
    """
    found: dict[str, list[tuple[str, bool]]] = {}
    options = typing.command.options
    place = [option.name for option in options].index(typing.name)
    before, later = options[:place], {option.name for option in options[place + 1 :]}
    for notation, named in deciding.moves_named(typing.matches, typing.words, typing.command.verb):
        values = option_words(typing.command, notation)
        fits = all(typing.given.get(option.name, "") in ("", values.get(option.name)) for option in before)
        if fits and typing.name in values:
            found.setdefault(values[typing.name], []).append((named, later.isdisjoint(values)))
    match, said = typing.matches[0], typing.words
    pages, known = pages_of(match.game), names(match.game, said.language)

    def name(value: str) -> str:
        topic = pages.called(match, value, said)
        return known.get(value, value) if topic is None else " · ".join(filter(None, (topic.name, topic.note)))

    return [(value, _called(moves, name(value))) for value, moves in found.items()]


def _called(moves: Sequence[tuple[str, bool]], name: str) -> str:
    """Return what is listed for a value of these moves: what one says, or `name` where several might be meant."""
    whole = [named for named, is_whole in moves if is_whole or len(moves) == 1]
    if len(whole) != 1:
        return name
    return whole[0] if len(moves) == 1 else f"{whole[0]} (+{len(moves) - 1})"


def parts(typing: Typing) -> Named:
    """List the options of the part that is called so, without those typed for parts that have the same options."""
    (match,) = typing.matches
    menu = pages_of(match.game).menu(match, typing.words)
    names = [option.name for option in typing.command.options]
    listed = [options_named(menu, number) for number in range(len(names))]
    own = listed[names.index(typing.name)]
    ids = {value for value, _ in own}
    alike = [name for name, options in zip(names, listed, strict=True) if {value for value, _ in options} == ids]
    taken = [typing.given.get(name) for name in alike if name != typing.name]
    return [pair for pair in own if pair[0] not in taken]


def option_words(command: Command, notation: str) -> dict[str, str]:
    """Return the words of a line of notation by the option that they belong to.

    Without a lead an option has one word, and the last one all that are left; with a lead all up to the next one.
    """
    left = notation.split()[1 if command.verb else 0 :]
    options = command.options
    leads = {option.lead for option in options if option.lead}
    found = {}
    for number, option in enumerate(options):
        if not left or (option.lead and left[0] != option.lead):
            continue
        left = left[1:] if option.lead else left
        is_last = number == len(options) - 1
        ends = (end for end, word in enumerate(left) if word in leads)
        end = next(ends, len(left)) if option.lead or is_last else 1
        found[option.name], left = " ".join(left[:end]), left[end:]
    return found


async def _not_now(request: Request, match: Observation, path: str) -> Answer:
    """Say that the command `path` ("lords-dig") does not fit what is decided now, and show what is."""
    asked, said = match.asked(), request.words
    notice = ""
    if asked:
        what = said(f"{match.game}-decision-{asked}")
        notice = said("not-now-asked", command=command(path, said), what=what)
    elif match.status == "running" and match.observer is not None:
        notice = said("not-now", command=command(path, said))
    return await deciding.menu_of(request, notice=notice)


def _parameter(option: Option) -> inspect.Parameter:
    keyword = inspect.Parameter.KEYWORD_ONLY
    if option.required:
        return inspect.Parameter(option.name, keyword, annotation=Typed)
    return inspect.Parameter(option.name, keyword, default=None, annotation=Typed | None)
