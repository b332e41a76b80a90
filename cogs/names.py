"""Names of people who sit at no table, such as those who were asked to join one."""

import discord

from cogs.messages.faults import FAULTS


class Names:
    """Remembers by which name somebody is known."""

    def __init__(self, client: discord.Client) -> None:
        """Keep the connection."""
        self._client = client
        self._known: dict[int, str] = {}

    def remember(self, user_id: int, name: str) -> None:
        """Keep the name that a server knows somebody by, for the people the bot has not met."""
        self._known[user_id] = name

    async def name(self, user_id: int) -> str:
        """Return somebody's name, or the id where Discord does not tell it."""
        if user_id not in self._known:
            try:
                self._known[user_id] = (await self._client.fetch_user(user_id)).display_name
            except FAULTS:
                return str(user_id)
        return self._known[user_id]
