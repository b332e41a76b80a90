"""People at the loopback Discord: they give commands, press, choose, type, and wait for the bot's answer.

An answer is a callback with a message or a modal, the page that follows a "thinking...", a change of the pressed page,
or a new private message. `quiet` presses, which only change the table, are complete when they are acknowledged. If no
answer comes in time, `NoAnswer` says what the person did and how far the bot came.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import simcord
from simcord.actors import _autocomplete_result
from simcord.backend.models import Interaction, ResponseKind

from playground.simulator import channel_handle
from playground.world import World
from tests.loopback.answering import Answering, Course
from tests.loopback.request_log import PATIENCE_SECONDS
from tests.loopback.waiting import within
from tests.whole.seen import Seen


class NoAnswer(AssertionError):
    """The bot did not answer in time; the text says who acted, how, and what the bot did."""


class Unheard(NoAnswer):
    """No bot has acknowledged it: it may have reached none, as while no process has the shard of the server."""


class Answer:
    """The bot's answer to one act of a person."""

    def __init__(self, env: simcord.Env, record: Interaction, course: Course, what: str) -> None:
        """Keep simcord's record of the interaction and its progress."""
        self.what = what
        self._env = env
        self._record = record
        self._course = course

    @property
    def result(self) -> simcord.InteractionResult:
        """simcord's view of it."""
        return simcord.InteractionResult(self._env, self._record)

    @property
    def is_acknowledged(self) -> bool:
        """Return whether the bot has answered at all, even if only with "thinking..."."""
        return self._course.is_acknowledged

    @property
    def acknowledged_at(self) -> float | None:
        """When that was, by `time.monotonic`."""
        return self._course.acknowledged_at

    @property
    def modal(self) -> dict[str, Any] | None:
        """The modal that was opened."""
        return self._record.modal

    @property
    def pages(self) -> list[Seen]:
        """The private pages so far: the answer, then follow-up messages."""
        result = self.result
        shown = [result.response] if result.response is not None and result.response.ephemeral else []
        return [Seen(each, each.components) for each in (*shown, *result.followups)]

    @property
    def page(self) -> Seen:
        """The newest private page of this answer.

        Raises:
            NoAnswer: there is none.
        """
        if not self.pages:
            raise NoAnswer(f"{self.what}: no private page")
        return self.pages[-1]

    def is_complete(self) -> bool:
        """Return whether everything that the acknowledgement announced has arrived."""
        kind = self._record.response_kind
        if kind is None or kind is ResponseKind.DEFERRED:
            return False
        return kind is not ResponseKind.DEFERRED_UPDATE or self._course.shown > 0

    async def acknowledged(self, seconds: float = PATIENCE_SECONDS) -> "Answer":
        """Wait for the acknowledgement; raises `NoAnswer`."""
        return await self._until(lambda: self.is_acknowledged, "it was not acknowledged", seconds)

    async def complete(self, seconds: float = PATIENCE_SECONDS) -> "Answer":
        """Wait for the whole answer; raises `NoAnswer`."""
        return await self._until(self.is_complete, "no page came", seconds)

    async def _until(self, is_so: Callable[[], bool], lacking: str, seconds: float) -> "Answer":
        try:
            await within(seconds, self._course.until(is_so))
        except TimeoutError:
            if not self.is_acknowledged:
                raise Unheard(f"{self.what}: {lacking} in {seconds:g} s (not acknowledged)") from None
            raise NoAnswer(f"{self.what}: {lacking} in {seconds:g} s (acknowledged)") from None
        return self


class Person:
    """A person of the world. Several acts, of one person or of many, may be in progress at the same time."""

    def __init__(self, world: World, answering: Answering, member: simcord.MemberActor, name: str) -> None:
        """Keep who acts."""
        self.member = member
        self.name = name
        self.patience_seconds = PATIENCE_SECONDS
        self._world = world
        self._answering = answering

    @property
    def id(self) -> int:
        """Discord's id of the person."""
        return self.member.id

    async def command(self, place: int, command: str, **options: Any) -> Answer:
        """Give a slash command ("match new") in the channel with the id `place`; wait for its page."""
        where = channel_handle(self._world.guild, place)
        return await self._wait(f"/{command} {options}", self.member.slash(where, command, **options))

    async def command_in_dm(self, command: str, **options: Any) -> Answer:
        """Give a slash command in the direct messages with the bot."""
        return await self._wait(f"/{command} {options} by DM", self.member.user.slash(command, **options))

    async def suggestions(
        self, place: int, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[str, str]:
        """Type into an option; return the suggestions: values and names."""
        where = channel_handle(self._world.guild, place)
        asked = _autocomplete_result(self.member, where, command, option, typed, filled)
        answer = await self._wait(f"/{command} {option}:{typed}", asked)
        return {each["value"]: each["name"] for each in answer.result.autocomplete_choices or ()}

    async def press(
        self, page: Seen, label: str | None = None, *, custom_id: str | None = None, quiet: bool = False
    ) -> Answer:
        """Press a button by its label or id; `quiet`: wait only for the acknowledgement."""
        pressed = self._actor(page).click(page.message, label=label, custom_id=custom_id)
        return await self._wait(f"button {label or custom_id!r}", pressed, quiet=quiet)

    async def choose(self, page: Seen, values: list[Any], *, custom_id: str | None = None) -> Answer:
        """Choose options in a select."""
        chosen = self._actor(page).select(page.message, values, custom_id=custom_id)
        return await self._wait(f"list {custom_id or ''} {values}", chosen)

    async def submit(self, shown: Answer, **values: Any) -> Answer:
        """Fill in the modal that an answer opened, by the ids of its fields, and submit it; wait for the answer."""
        in_dm = shown.result._interaction.guild_id is None
        actor = self.member.user if in_dm else self.member
        return await self._wait(f"modal {values}", actor.submit_modal(shown.result, values))

    def direct_messages(self) -> list[Seen]:
        """Return the direct messages of the bot, oldest first."""
        backend = self._world.env.backend
        place = backend.dm_channels.get(self.id)
        return [] if place is None else seen_in(self._world, place)

    def _actor(self, page: Seen) -> Any:
        is_direct = self._world.env.backend.get_channel(page.channel_id).guild_id is None
        return self.member.user if is_direct else self.member

    async def _wait(self, what: str, acting: Awaitable[Any], *, quiet: bool = False) -> Answer:
        # simcord only sends the interaction here; waiting for the bot, as it does in its own world, is switched off.
        result = await acting
        record: Interaction = result._interaction
        course = self._answering.course(record.token)
        answer = Answer(self._world.env, record, course, f"{self.name}: {what}")
        if quiet:
            return await answer.acknowledged(self.patience_seconds)
        return await answer.complete(self.patience_seconds)


def seen_in(world: World, channel_id: int) -> list[Seen]:
    """Return the bot's messages in a channel that everybody sees, oldest first."""
    backend = world.env.backend
    found = []
    for message in backend.messages.get(channel_id, {}).values():
        if message.author_id == backend.bot_user.id and message.components and not message.is_ephemeral:
            shown = simcord.ResponseMessage(world.env, message)
            found.append(Seen(shown, shown.components))
    return found
