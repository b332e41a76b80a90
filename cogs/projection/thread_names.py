"""The name of a match's thread tells who plays: an errand, for which nothing that must be shown waits."""

from functools import partial

from cogs.client import Client
from cogs.messages.requests import Ask
from cogs.messages.threads import may_be_of_ours, thread_names
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
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
        names, is_ours = thread_names(public, words(public.language)), partial(_is_ours, table, observation=public)
        now = await self._bot.postbox.rename(moment.card.channel_id, names, is_ours)
        if now is not None:
            await self._bot.services.shown.thread_is_called(match, now)

    async def _note(self, named: list[TableMessage]) -> None:
        for table in named:
            await self._bot.services.shown.named(table)


def _is_ours(table: TableMessage, name: str, observation: Observation) -> bool:
    """Return whether the thread still has the name that the bot gave it.

    What older versions called theirs nobody has noted: there a name is ours if the bot could have given it.
    """
    is_known = table.has_called_thread(name)
    return may_be_of_ours(name, observation) if is_known is None else is_known
