"""All slash commands of the bot: put into the tree, given words in each language, and made known to Discord.

Words are in text/<language>/commands.ftl: `command-<path>`, `option-<name>`, `choice-<option>-<value>`, each with the
attribute `description` where Discord shows one. English names are the ones in Python, so that both stay the same; other
languages go to Discord as translations.
"""

import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes

from cogs import league, match, tournament
from cogs.client import Client
from cogs.game_groups import lords, signum, tetra, twister
from cogs.game_groups.slash_group import SlashGroup
from cogs.interactions.commands import SINGLE
from cogs.interactions.dispatch import command_failed
from cogs.league import looking as looking_at_leagues
from cogs.league import organising as organising_leagues
from cogs.league import taking_part
from cogs.match import (
    against,
    calls,
    ending,
    gathering,
    guests,
    hinting,
    lists,
    moving,
    opening,
    replacing,
    telling,
    voting,
)
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, in_short, is_outage, time_limit
from cogs.people import absence, accounts, blocking, profiles, ratings, settings, table_wishes
from cogs.server import server_settings, servers
from cogs.tournament import acts, entering, setting_up, teams
from cogs.tournament import looking as looking_at_tournaments
from cogs.turns import deciding, decks, looking, planning, rules
from cogs.webhooks import setting
from text import Words, closest, words

AnyCommand = app_commands.Command[Any, Any, Any] | app_commands.Group
TRANSLATED = (discord.Locale.russian,)
HANDLERS = (
    deciding, planning, decks, looking, rules, ratings, profiles, accounts, settings, server_settings,
    blocking, absence, setting, table_wishes,
    against, calls, ending, gathering, guests, hinting, lists, moving, opening, replacing, telling, voting,
    entering, teams, looking_at_tournaments, setting_up, acts,
    taking_part, looking_at_leagues, organising_leagues,
)  # fmt: skip
"""The modules that answer presses and commands; importing them registers them in cogs/interactions/."""

_games: dict[str, app_commands.Group] = {
    group.name: group.made() for group in (tetra.GROUP, lords.GROUP, twister.GROUP, signum.GROUP)
}
_log = logging.getLogger(__name__)


def register(group: SlashGroup) -> None:
    """Make the commands of a game known; those of a group with its name are replaced."""
    _games[group.name] = group.made()


async def load(bot: Client) -> None:
    """Put every command into `bot`, with words."""
    every: tuple[AnyCommand, ...] = (*SINGLE, match.GROUP, tournament.GROUP, tournament.ORGANISE, league.GROUP)
    every = (*every, settings.GROUP, accounts.GROUP, absence.GROUP, *_games.values())
    for command in every:
        put_english(command)
        bot.tree.add_command(command)
    await bot.add_cog(servers.ServersCog(bot))
    await bot.tree.set_translator(CommandTranslator())
    bot.tree.error(command_failed)
    logging.getLogger("discord.app_commands.tree").addFilter(is_no_late_list)


async def make_known(bot: Client) -> dict[str, int] | None:
    """Tell Discord the commands and return their ids by name; None if Discord is out of order.

    Where Discord refuses them, people use the commands that it knows, and buttons: then there are no ids.
    """
    try:
        # A limit of its own: one around the whole start would end the start, not this request alone.
        async with time_limit():
            return {command.name: command.id for command in await bot.tree.sync()}
    except FAULTS as fault:
        if not is_outage(fault):
            _log.exception("Discord refuses the commands, which stay as they were at the last start")
            return {}
        _log.warning("the commands are as they were at the last start: %s", in_short(fault))
        return None


def is_no_late_list(record: logging.LogRecord) -> bool:
    """Return whether discord.py may log this: a list for which somebody typed on too fast is no error."""
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None or not (code_of(fault) in TOO_LATE or is_outage(fault)):
        return True
    _log.info("a list of suggestions did not arrive: %s", in_short(fault))
    return False


class CommandTranslator(app_commands.Translator):
    """Gives Discord the words of commands in every language but English."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the words for what `context` names, or None where Discord shows the English ones."""
        if locale not in TRANSLATED:
            return None
        key = string.extras.get("key") or _key(context)
        return words(closest(locale.value))(key)


def put_english(command: AnyCommand) -> None:
    """Give `command` and everything below it their English descriptions; discord.py asks for them at construction."""
    english = words("en")
    command.description = english(f"{_command_key(command)}.description")
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            put_english(child)
        return
    # discord.py takes the descriptions of all options at once; those left out it would empty.
    described = {each.name: english(f"option-{each.display_name}.description") for each in command.parameters}
    app_commands.describe(**{name: app_commands.locale_str(text) for name, text in described.items()})(command)
    chosen = {each.name: _choices(each, english) for each in command.parameters if each.choices}
    app_commands.choices(**chosen)(command)


def _choices(parameter: app_commands.Parameter, english: Words) -> list[app_commands.Choice[Any]]:
    return [
        app_commands.Choice(name=app_commands.locale_str(english(key), key=key), value=choice.value)
        for choice in parameter.choices
        for key in (f"choice-{parameter.display_name}-{choice.value}",)
    ]


def _key(context: TranslationContextTypes) -> str:
    match context.location:
        case Location.command_name | Location.group_name:
            return _command_key(context.data)
        case Location.command_description | Location.group_description:
            return f"{_command_key(context.data)}.description"
        case Location.parameter_name:
            return f"option-{context.data.display_name}"
        case Location.parameter_description:
            return f"option-{context.data.display_name}.description"
        case _:
            raise LookupError(f"no words for {context.location}")


def _command_key(command: Any) -> str:
    return key_of(command.qualified_name)


def key_of(path: str) -> str:
    """Return the key of a command's words: `match new` is `command-match-new`, `tournament check-in` has a `_`."""
    return f"command-{path.replace('-', '_').replace(' ', '-')}"
