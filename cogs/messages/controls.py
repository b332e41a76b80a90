"""The one dynamic item behind every button and select: it parses its own id, so that it lives through restarts.

discord.py logs and drops what a dynamic item raises; therefore nothing is done here but to hand the press to the bot's
`receive`, which answers every error (cogs/dispatch.py).
"""

import re
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.messages.component_ids import TEMPLATE, UNREADABLE, Reference, parsed


class Receiver(Protocol):
    """Who answers presses: the bot."""

    async def receive(
        self, interaction: discord.Interaction[Any], reference: Reference, values: tuple[str, ...]
    ) -> None:
        """Answer a press."""


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or a select whose id is a `Reference`."""

    def __init__(self, item: ui.Button[Any] | ui.Select[Any]) -> None:
        """Wrap `item`."""
        super().__init__(item)
        self.reference = parsed(self.custom_id) or UNREADABLE

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the control for a press on `item`."""
        assert isinstance(item, ui.Button | ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the bot."""
        bot: Receiver = interaction.client
        values = tuple(self.item.values) if isinstance(self.item, ui.Select) else ()
        await bot.receive(interaction, self.reference, values)
