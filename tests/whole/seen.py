"""What people see: the texts, buttons and lists of messages in the simulated Discord, and the private answers."""

from typing import Any

import discord
import simcord
from simcord.components import walk_components

BUTTON = 2
SELECT = 3
PEOPLE = 5
ROLES = 6
CHANNELS = 8
TEXT = 10
GALLERY = 12
FILE = 13


class Seen:
    """One message as a person sees it."""

    def __init__(self, message: discord.Message | simcord.ResponseMessage, components: list[dict[str, Any]]) -> None:
        """Keep the message, so that it can be pressed."""
        self.message = message
        self.parts = list(walk_components(components))

    @property
    def channel_id(self) -> int:
        """Where the message is."""
        return self.message.channel_id if isinstance(self.message, simcord.ResponseMessage) else self.message.channel.id

    @property
    def called(self) -> list[int]:
        """The people whom the message, one in a channel, has notified."""
        assert isinstance(self.message, discord.Message)
        return [user.id for user in self.message.mentions]

    @property
    def text(self) -> str:
        """All texts, from top to bottom."""
        return "\n".join(part["content"] for part in self.parts if part["type"] == TEXT)

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [part["label"] for part in self.parts if part["type"] == BUTTON and not part.get("disabled")]

    @property
    def primary(self) -> list[str]:
        """The labels of the buttons that are set off from the others."""
        return [part["label"] for part in self.parts if part["type"] == BUTTON and part.get("style") == 1]

    @property
    def options(self) -> dict[str, str]:
        """Values and labels of the entries of all lists."""
        return {
            option["value"]: option["label"]
            for part in self.parts
            if part["type"] == SELECT
            for option in part["options"]
        }

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of the pictures."""
        return [item["description"] for part in self.parts if part["type"] == GALLERY for item in part["items"]]

    @property
    def files(self) -> list[str]:
        """The names of the files that are offered."""
        return [part["file"]["url"].rpartition("/")[2].partition("?")[0] for part in self.parts if part["type"] == FILE]

    def custom_id(self, label: str) -> str:
        """The component id of a button."""
        buttons = (part for part in self.parts if part["type"] == BUTTON)
        return str(next(part["custom_id"] for part in buttons if part.get("label") == label))

    def list_id(self, verb: str, arg: str | None = None) -> str:
        """The component id of a list by its verb, and by what it is about where there are several."""
        ids = (str(part["custom_id"]) for part in self.parts if part["type"] in (SELECT, PEOPLE, ROLES, CHANNELS))
        return next(name for name in ids if name.split("|")[3] == verb and arg in (None, name.split("|")[4]))


def answer(result: simcord.InteractionResult) -> Seen:
    """Return the private answer to a press or a command."""
    assert result.acknowledged
    # After a press without a page of its own `response` is the pressed message; the answer is a message of its own.
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    return Seen(message, message.components)


def seen(env: simcord.Env, channel: simcord.ChannelHandle) -> list[Seen]:
    """Return the messages of a channel that everybody sees, oldest first."""
    found = []
    for message in channel.history():
        stored = env.backend.get_message(channel.id, message.id)
        if not message.flags.ephemeral and stored.author_id == env.backend.bot_user.id and stored.components:
            found.append(Seen(message, stored.components))
    return found
