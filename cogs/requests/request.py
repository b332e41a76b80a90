"""One interaction of one person: who asks, in which language, and the one way to answer in time.

Order: `acknowledge` at once (Discord waits 3 seconds), then work, then `show`. A press on a private page changes that
page; a press on the table, a command and a modal opened from the table get a new private page.
"""

import logging
from collections.abc import Sequence

import discord

from cogs.client import Client
from cogs.messages.component_ids import NO_MATCH, Reference
from cogs.messages.faults import TOO_LATE
from cogs.messages.layout import Attachment, Layout
from cogs.messages.patience import patience
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.faults import StorageFault
from play.lobby import Person
from play.people import PersonSettings
from render.game_pages import Lens
from render.page import Page
from text import Words, closest, words

_log = logging.getLogger(__name__)


def readable(text: str) -> str:
    """Return `text` as it can be stored and sent: halves of characters become question marks."""
    return text.encode(errors="replace").decode()


class Request:
    """What a person asked for by a press, a command or a modal.

    `words` and `settings` are guesses until `read_settings`. `match` is the match it is about (`NO_MATCH`: none, or not
    known yet), `typed` the line of notation a person wrote.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Client],
        reference: Reference | None = None,
        values: Sequence[str] = (),
    ) -> None:
        """Keep the interaction; `reference` and `values` are those of a component."""
        self.interaction = interaction
        self.bot = interaction.client
        self.services = interaction.client.services
        self.reference = reference or Reference(NO_MATCH, 0, "")
        self.values = tuple(map(readable, values))
        self.person = Person(interaction.user.id, readable(interaction.user.display_name))
        self.user_id = interaction.user.id
        self.match = self.reference.match
        self.typed = ""
        self.settings = PersonSettings()
        self.words: Words = words(closest(interaction.locale.value))
        self.is_answered = False
        self._separate = False

    @property
    def arg(self) -> str:
        """Return the argument of the component, or the value chosen in a select."""
        return self.values[0] if self.values else self.reference.arg

    @property
    def default_salt(self) -> str:
        """Return what this very press adds to chance: the id that Discord gave it."""
        return str(self.interaction.id)

    def is_staff_of(self, guild_id: int | None) -> bool:
        """Say whether the person manages that server; only what is done on a server itself counts."""
        interaction = self.interaction
        return guild_id is not None and interaction.guild_id == guild_id and interaction.permissions.manage_guild

    def about(self, match: MatchId, revision: int = 0, arg: str = "") -> None:
        """Say for a command what a component would carry in its id."""
        self.match = match
        self.reference = Reference(match, revision, self.reference.verb, arg)

    async def observation(self) -> Observation:
        """Return the match as this person may see it now."""
        return await self.services.observations.private(self.match, self.user_id)

    def lens(self, since: int | None = None) -> Lens:
        """Return how this person looks at pictures."""
        settings = self.settings
        return Lens(since=since, safe_palette=settings.safe_palette, is_told=settings.text_only)

    @property
    def is_on_private_page(self) -> bool:
        """Say whether a button or list of a page was pressed that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def read_settings(self) -> None:
        """Learn how the person wants to be answered, and remember the language of their Discord for letters.

        What cannot be remembered stops nothing.
        """
        spoken = closest(self.interaction.locale.value)
        self.settings = await self.services.people.settings(self.user_id)
        self.words = words(self.settings.language or spoken)
        if self.settings.spoken != spoken:
            try:
                self.settings = await self.services.people.change(self.user_id, spoken=spoken)
            except StorageFault as fault:
                _log.error("the language of a person could not be noted: %s", fault)

    async def acknowledge(self, quiet: bool = False) -> None:
        """Tell Discord that the answer is coming; `quiet`: nothing new is shown unless `show` is called.

        Raises:
            discord.HTTPException: if Discord no longer waits; then nothing may be done.
        """
        response = self.interaction.response
        if response.is_done():
            return
        async with patience():
            if self.is_on_private_page:
                await response.defer()
            elif quiet and self.interaction.type is discord.InteractionType.component:
                self._separate = True
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)

    async def show_match(self, observation: Observation, page: Page, enclosed: Sequence[Attachment] = ()) -> None:
        """Answer with `page`, made of `observation`, for this person's eyes only."""
        await self.show(page, observation.match, observation.revision, enclosed)

    async def show(
        self, page: Page, match: MatchId = NO_MATCH, revision: int = 0, enclosed: Sequence[Attachment] = ()
    ) -> None:
        """Answer with `page`, which belongs to `match` at `revision`, for this person's eyes only."""
        layout = await self.bot.presenter.present(page, match, revision, self.settings.text_only, enclosed)
        self.is_answered = True
        if not self._separate:
            try:
                await self._put_in_place(layout)
            except discord.NotFound as gone:
                if gone.code in TOO_LATE:
                    raise
                # The person has dismissed the page meanwhile.
                layout = await self.bot.presenter.present(page, match, revision, self.settings.text_only, enclosed)
            else:
                return
        async with patience():
            await self.interaction.followup.send(
                view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions, ephemeral=True
            )

    async def _put_in_place(self, layout: Layout) -> None:
        """Change the page that was pressed, or the "thinking..." that was shown first."""
        async with patience():
            await self.interaction.edit_original_response(
                view=layout.view, attachments=layout.files(), allowed_mentions=layout.allowed_mentions
            )
