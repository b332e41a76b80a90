"""All slash commands of the bot: put into the tree, and made known to Discord."""

import logging

from discord import app_commands

from cogs.client import Client
from cogs.command_words import CommandTranslator, put_english
from cogs.dispatch import command_failed
from cogs.learning import LearningCog
from cogs.lords import LordsCog
from cogs.match import MatchCog
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, is_outage, told
from cogs.personal import PrivacyCog, SettingsCog
from cogs.play import PlayCog
from cogs.tetra import TetraCog
from cogs.watch import WatchCog

COGS = (MatchCog, PlayCog, TetraCog, LordsCog, LearningCog, SettingsCog, PrivacyCog, WatchCog)
_log = logging.getLogger(__name__)


async def load(bot: Client) -> None:
    """Put every cog into `bot` and words into every command."""
    for cog in COGS:
        await bot.add_cog(cog(bot))
    for command in bot.tree.get_commands():
        if not isinstance(command, app_commands.ContextMenu):
            put_english(command)
    await bot.tree.set_translator(CommandTranslator())
    bot.tree.error(command_failed)
    logging.getLogger("discord.app_commands.tree").addFilter(is_no_late_list)


async def make_known(bot: Client) -> dict[str, int] | None:
    """Tell Discord the commands and return their ids by name; None if Discord is out of order.

    Raises:
        discord.HTTPException: Discord refuses them.
    """
    try:
        return {command.name: command.id for command in await bot.tree.sync()}
    except FAULTS as fault:
        if not is_outage(fault):
            raise
        _log.warning("the commands are as they were at the last start: %s", told(fault))
        return None


def is_no_late_list(record: logging.LogRecord) -> bool:
    """Say whether discord.py may log this: a list for which somebody typed on too fast is no error."""
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None or not (code_of(fault) in TOO_LATE or is_outage(fault)):
        return True
    _log.info("a list of suggestions did not arrive: %s", told(fault))
    return False
