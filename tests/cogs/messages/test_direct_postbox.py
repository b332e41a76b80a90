"""Direct messages are opened once with each person, not for each message; discord.py forgets all but 128 people."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.messages import posting
from cogs.messages.faults import UNKNOWN_CHANNEL
from cogs.messages.posting import CannotShow, DirectPostbox


class Client:
    """Opens direct messages, and lets nothing be done in them."""

    def __init__(self) -> None:
        self.opened: list[int] = []

    async def create_dm(self, user: discord.Object) -> Any:
        """Note with whom."""
        self.opened.append(user.id)
        return SimpleNamespace(id=1000 + user.id)

    def get_partial_messageable(self, channel_id: int) -> Any:
        """Return a channel that is gone."""

        async def delete() -> None:
            response = SimpleNamespace(status=404, reason="")
            raise discord.NotFound(response, {"code": UNKNOWN_CHANNEL})

        return SimpleNamespace(id=channel_id, get_partial_message=lambda _: SimpleNamespace(delete=delete))


async def test_they_are_opened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until they are gone, or too many others have come."""
    monkeypatch.setattr(posting, "MOST_CHANNELS", 2)
    client = Client()
    postbox = DirectPostbox(client)  # type: ignore[arg-type]  # of a client it needs no more
    assert [await postbox.channel(user) for user in (1, 2, 1, 1)] == [1001, 1002, 1001, 1001]
    assert client.opened == [1, 2]
    with pytest.raises(CannotShow):
        await postbox.remove(1001, 5)
    await postbox.channel(1)
    assert client.opened == [1, 2, 1]
    await postbox.channel(3)
    await postbox.channel(2)
    assert client.opened == [1, 2, 1, 3, 2]
