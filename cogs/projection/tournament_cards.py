"""Keeps the card of each tournament equal to what is stored. A division of a league has none: its league shows it."""

from functools import partial

from cogs.projection.cards import MOST_BEHIND, Cards, Shown
from render import verbs
from render.pages.tournament_card import CARD_ACTS, tournament_card_page
from render.pages.tournament_lists import lost_card_page
from render.pages.tournament_pictures import end_picture
from render.tournaments import mark_of
from text import words


class TournamentCards(Cards):
    """Brings cards of tournaments up to date in the background."""

    what = "tournament"
    verb = verbs.ORGANISE

    async def behind(self) -> tuple[int, ...]:
        """Return tournaments of which the card does not show all."""
        return await self._bot.services.contests.behind(MOST_BEHIND)

    async def move(self, tournament: int, channel_id: int) -> None:
        """Show a card in another channel; the old message is removed if it can be."""
        view = await self._bot.services.contests.view(tournament)
        if view.channel_id == channel_id and view.message_id is not None:
            self.refresh(tournament)
            return
        await self._bot.services.contests.place(tournament, channel_id)
        await self.remove(tournament, view.channel_id, view.message_id)
        self.refresh(tournament)

    async def show(self, number: int) -> None:
        """Show a tournament as it is now."""
        view = await self._bot.services.contests.view(number)
        if view.league is not None:
            self._bot.refresh_league(view.league)
            return
        if view.status == "draft" or view.channel_id is None or not self._bot.speaks_to(view.guild_id):
            return
        acts = await self._bot.services.contests.acts(number, CARD_ACTS)
        said = words(view.language)
        end = end_picture(view, said) if view.status == "ended" else None
        shown = Shown(
            number,
            view.channel_id,
            view.message_id,
            mark_of(view),
            f"card{number}.{view.acts}",
            view.created_by,
            view.language,
            partial(lost_card_page, view),
        )
        note = partial(self._bot.services.contests.note_shown, view, view.channel_id)
        await self.put(shown, tournament_card_page(view, acts, said, end), note)
