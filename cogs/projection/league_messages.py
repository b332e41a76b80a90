"""Keeps the message of each league equal to what is stored of it and of its divisions."""

from functools import partial

from cogs.projection.cards import MOST_BEHIND, Cards, Shown
from render import verbs
from render.leagues import league_mark
from render.pages.league_card import league_page
from render.pages.league_organise import league_lost_page
from text import words


class LeagueMessages(Cards):
    """Brings messages of leagues up to date in the background."""

    what = "league"
    verb = verbs.LEAGUE_ORGANISE

    async def behind(self) -> tuple[int, ...]:
        """Return leagues of which the message does not show all; a division that lags behind asks for its league."""
        return await self._bot.services.leagues.behind(MOST_BEHIND)

    async def move(self, league: int, channel_id: int) -> None:
        """Show a league in another channel; the old message is removed if it can be."""
        view = await self._bot.services.leagues.view(league)
        if view.channel_id != channel_id or view.message_id is None:
            await self._bot.services.leagues.move(league, channel_id)
            await self.remove(league, view.channel_id, view.message_id)
        self.refresh(league)

    async def show(self, number: int) -> None:
        """Show a league as it is now, and note that its divisions are shown with it."""
        view = await self._bot.services.leagues.view(number)
        if view.status == "draft" or view.channel_id is None or not self._bot.speaks_to(view.guild_id):
            return
        acts = sum(each.acts for each in view.divisions)
        shown = Shown(
            number,
            view.channel_id,
            view.message_id,
            league_mark(view),
            f"league{number}.{view.changes}.{acts}",
            view.created_by,
            view.language,
            partial(league_lost_page, view),
        )
        note = partial(self._bot.services.leagues.note_shown, view, view.channel_id)
        await self.put(shown, league_page(view, words(view.language)), note)
