"""The name of a match's thread tells who plays: an errand, for which nothing that must be shown waits."""

from functools import partial

from cogs.client import Client
from cogs.messages.requests import Ask
from cogs.messages.threads import is_name_of_ours, thread_names
from games.kernel.ids import MatchId
from play.shown import TableMessage
from text import words


class ThreadNames:
    """Gives threads their names, unless somebody else has given them one."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    def mend(self, match: MatchId) -> None:
        """Let the name tell soon who plays. What is given up, or was named by somebody else, is left so."""
        named: list[TableMessage] = []
        work, after = partial(self._name, match, named), partial(self._note, named)
        self._bot.errands.begin(Ask.THREAD_NAME, match, work, after)

    async def _name(self, match: MatchId, named: list[TableMessage]) -> None:
        """Rename the thread; what it was named after is appended to `named` first."""
        table = (await self._bot.services.shown.messages(match)).table
        moment = await self._bot.services.observations.moment(match)
        named[:] = [table]
        if not table.is_misnamed or moment.card.channel_id is None:
            return
        public = moment.public()
        names, is_ours = thread_names(public, words(public.language)), partial(is_name_of_ours, observation=public)
        await self._bot.postbox.rename(moment.card.channel_id, names, is_ours)

    async def _note(self, named: list[TableMessage]) -> None:
        for table in named:
            await self._bot.services.shown.named(table)
