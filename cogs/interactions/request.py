"""One interaction of one person: who asks what, about which match and in which language; and what is answered.

A request never changes: what is learned on the way, such as the person's settings or which match is meant, makes a new
one. A handler returns an `Answer`, which is shown by dispatch.py, or opens a modal.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.channels import check_bot_here
from cogs.messages.component_ids import NO_MATCH, NO_ORIGIN, Origin, Reference, origin_of, own_part, printed
from cogs.messages.layout import Attachment, made_select
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.context import StorageFault
from play.people.people import PersonSettings
from play.rules.moment import MatchCard, Moment
from play.seats.lobby import Person
from play.services import Services
from render.game_pages import Lens
from render.limits import PLACEHOLDER, clipped
from render.page import Field, Page, Select
from render.pages.parts import filled
from text import Words, closest, words

LONGEST_LINE = 200
MOST_HALF_FILLED = 100
LOST = "lost_match"
TIMELESS = frozenset({"rules", "replay", "file", "check"})
"""Looks at what does not change, and what is to be kept or compared: no newer page takes their place."""

KEPT_FILE = ".json"
"""How the name of a file ends that is kept, other than those of pictures."""

NO_REFERENCE = Reference(NO_MATCH, 0, "")
_log = logging.getLogger(__name__)


class Answer(msgspec.Struct, frozen=True):
    """What a person is shown: `page`, whose components carry `origin`, with `files` to keep.

    `seen`: up to this revision the person has then seen what happened, and read about it if this `is_log`; `hand`: what
    is their own, which they have then looked at. `look`: what is only looked at; empty: the page belongs to a decision.
    `left`: what was done, in the one line that is left of the page once there is a newer one. `then`: what
    changes the page once computers have moved; `at_once`: without waiting for that.
    """

    page: Page
    origin: Origin = NO_ORIGIN
    files: tuple[Attachment, ...] = ()
    seen: int | None = None
    hand: Observation | None = None
    is_log: bool = False
    look: str = ""
    left: str = ""
    then: "Then | None" = None
    at_once: bool = False


Then = Callable[[Moment], Awaitable[Answer]]
"""Returns what a page becomes once computers have moved, after which the match is as given."""


def answer(match: Observation, page: Page, *files: Attachment, seen: int | None = None, look: str = "") -> Answer:
    """Return `page`, made of `match`, as an answer."""
    return Answer(page, origin_of(match), files, seen, look=look)


class Chosen(msgspec.Struct, frozen=True):
    """A person as chosen in a list of people, with what is asked of a `discord.User`.

    `role_ids`: of the roles that they have here, None where that is not known.
    """

    id: int
    display_name: str
    bot: bool = False
    role_ids: tuple[int, ...] | None = None


class Request(msgspec.Struct, frozen=True):
    """What a person asked for by a press, a command or a modal.

    `reference` is the id of the component; for a command it names the match that is meant, once that is known. `words`
    and `settings` are guesses until the settings were read; `moment`, the match as it was then, was read with them.
    """

    interaction: discord.Interaction[Client]
    person: Person
    words: Words
    reference: Reference = NO_REFERENCE
    values: tuple[str, ...] = ()
    settings: PersonSettings = PersonSettings()
    moment: Moment | None = None

    @property
    def bot(self) -> Client:
        """Return the bot that was asked."""
        return self.interaction.client

    @property
    def services(self) -> Services:
        """Return the services."""
        return self.interaction.client.services

    @property
    def user_id(self) -> int:
        """Return the id of the person."""
        return self.person.user_id

    @property
    def match(self) -> MatchId:
        """Return the match that is meant; `NO_MATCH`: none, or not known yet."""
        return self.reference.match

    @property
    def arg(self) -> str:
        """Return the argument of the component, or the value chosen in a select."""
        return self.values[0] if self.values else self.reference.arg

    @property
    def default_salt(self) -> str:
        """Return what this very press adds to chance: the id that Discord gave it."""
        return str(self.interaction.id)

    @property
    def is_on_private_page(self) -> bool:
        """Return whether a button or list of a page was pressed that only this person sees.

        A message with a file to keep is no page: what is shown next there would take the file away.
        """
        message = self.interaction.message
        if message is None or not message.flags.ephemeral:
            return False
        return not any(each.filename.endswith(KEPT_FILE) for each in message.attachments)

    @property
    def chosen_person(self) -> Chosen | None:
        """Return the person who was chosen in a list of people."""
        return next(iter(self.chosen_people), None)

    @property
    def chosen_people(self) -> tuple[Chosen, ...]:
        """Return the people who were chosen in a list of people, in their order."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved", {})
        known, members = resolved.get("users", {}), resolved.get("members", {})
        return tuple(_chosen(each, known[each], members.get(each)) for each in self.values if each in known)

    def server_here(self) -> int:
        """Return the id of the server where the person asks.

        Raises:
            Refusal: `server_only` in direct messages, `bot_not_here` (`server`) where the bot itself is not.
        """
        guild_id = self.interaction.guild_id
        if guild_id is None:
            raise Refusal("server_only")
        check_bot_here(self.interaction)
        return guild_id

    def is_staff_of(self, guild_id: int | None) -> bool:
        """Return whether the person manages that server; only what is done on a server itself counts."""
        interaction = self.interaction
        return guild_id is not None and interaction.guild_id == guild_id and interaction.permissions.manage_guild

    def is_organiser_of(self, card: MatchCard) -> bool:
        """Return whether the person made the match's tournament, or has the role of organisers on its server."""
        if card.tournament_id is None:
            return False
        return card.organised_by == self.user_id or self.is_organiser_on(card.guild_id, card.organiser_role)

    def is_organiser_on(self, guild_id: int | None, role: int | None) -> bool:
        """Return whether the person has the `role` of a server's organisers (None: it has none), asking there."""
        member = self.interaction.user
        if role is None or guild_id is None or self.interaction.guild_id != guild_id:
            return False
        return isinstance(member, discord.Member) and member.get_role(role) is not None

    def about(self, match: MatchId, revision: int = 0, arg: str = "", tag: str = "") -> "Request":
        """Return the request of a command with what a component would carry in its id."""
        moment = self.moment if match == self.match else None
        return replace(self, reference=Reference(match, revision, self.reference.verb, arg, tag), moment=moment)

    def looking_anew(self) -> "Request":
        """Return the request without the match as it was when it came in."""
        return replace(self, moment=None)

    async def known(self) -> Moment:
        """Return the match as it was when it was first looked up."""
        return self.moment or await self.services.observations.moment(self.match)

    async def with_moment(self) -> "Request":
        """Return the request with its match loaded; a command carries no revision: it means the match as it is now."""
        if self.moment is not None:
            return self
        moment = await self.known()
        about = self if self.reference.verb else self.about(self.match, moment.card.revision, tag=moment.card.tag)
        return replace(about, moment=moment)

    async def as_pressed(self) -> "Request":
        """Return the request, if its component still means something.

        Raises:
            Refusal: `lost_match` if another match had that number; `stale` (`revision`) if the match was restored
                since, or the component is older than tags are.
        """
        if self.match != NO_MATCH:
            now, tag = await self.card(), self.reference.tag
            if tag and own_part(tag) != own_part(now.tag):
                raise Refusal(LOST)
            if tag != now.tag:
                raise Refusal("stale", revision=now.revision)
        return self

    async def by_new_name(self) -> "Request":
        """Return the request with its person shown at the table by the name that they have now where it is.

        In direct messages that is the one that they had there when they were last heard of.
        """
        moment = self.moment
        if moment is None or moment.card.status not in ("open", "running"):
            return self
        guild_id = moment.card.guild_id
        names = {face.name for face in moment.card.faces if face.user_id == self.user_id}
        is_there = self.interaction.guild_id == guild_id
        name = self.person.name if is_there else self.bot.members.called(guild_id, self.user_id)
        if name is None or not names or names == {readable(name)}:
            return self
        person = Person(self.user_id, readable(name))
        await self.services.lobby.rename(self.match, person)
        return replace(self, moment=await self.services.observations.moment(self.match))

    async def asked_about(self) -> Observation:
        """Return the match as this person may see it, as it was when it was first looked up."""
        return (await self.known()).of_person(self.user_id)

    async def card(self) -> MatchCard:
        """Return the public facts of the match, as they were when it was first looked up."""
        return await self.services.finder.card(self.match) if self.moment is None else self.moment.card

    async def observation(self) -> Observation:
        """Return the match as this person may see it now."""
        return (await self.services.observations.moment(self.match)).of_person(self.user_id)

    async def choosing(self, topic: int | None = None) -> Observation:
        """Return the match as it was when it was first looked up, with what this person may choose about a topic."""
        return await self.services.observations.choosing(await self.known(), self.user_id, topic)

    async def every_choice(self) -> tuple[Observation, ...]:
        """Return the match with what this person may choose, once for each topic."""
        return await self.services.observations.every_choice(await self.known(), self.user_id)

    def lens(self, since: int | None = None) -> Lens:
        """Return how this person looks at pictures."""
        settings = self.settings
        return Lens(since=since, safe_palette=settings.safe_palette, text_only=settings.text_only)

    async def with_settings(self) -> "Request":
        """Return the request with the settings of its person, whose language of Discord is kept for direct messages.

        What cannot be kept stops nothing.
        """
        locale = closest(self.interaction.locale.value)
        moment = None
        if self.match == NO_MATCH:
            settings = await self.services.people.settings(self.user_id)
        else:
            settings, moment = await self.services.people.asks(self.user_id, self.match)
        if settings.discord_locale != locale:
            try:
                settings = await self.services.people.change(self.user_id, discord_locale=locale)
            except StorageFault as fault:
                _log.error("the language of a person could not be noted: %s", fault)
        return replace(self, settings=settings, words=words(settings.language or locale), moment=moment)


def _chosen(user_id: str, user: Mapping[str, Any], member: Mapping[str, Any] | None) -> Chosen:
    """Return somebody as Discord says that they were chosen, by the name that they have on the server."""
    name = (member or {}).get("nick") or user.get("global_name") or user.get("username") or user_id
    role_ids = None if member is None or "roles" not in member else tuple(map(int, member["roles"]))
    return Chosen(int(user_id), readable(name), bool(user.get("bot")), role_ids)


def readable(text: str) -> str:
    """Return `text` as it can be stored and sent: halves of characters become question marks."""
    return text.encode(errors="replace").decode()


def request_of(
    interaction: discord.Interaction[Any], reference: Reference = NO_REFERENCE, values: Sequence[str] = ()
) -> Request:
    """Return what is asked for; `reference` and `values` are those of a component."""
    person = Person(interaction.user.id, readable(interaction.user.display_name))
    guessed = words(closest(interaction.locale.value))
    return Request(interaction, person, guessed, reference, tuple(map(readable, values)))


async def ask_for(
    request: Request, what: str, example: str = "", now: str | None = None, *, longest: int = LONGEST_LINE
) -> None:
    """Open the modal `modal-<what>` with its one field; the answer comes to the same verb with the line as value.

    An `example` is shown in the field until something is typed; `now` is in it, to be changed. A field for more than a
    line has several.

    A modal carries the id of the component that opened it. discord.py keeps modals in memory and would not know them
    after a restart; ours are stopped before they are shown, and what comes back is read from the interaction itself.
    """
    modal = ui.Modal(title=request.words(f"modal-{what}"), custom_id=printed(request.reference))
    shown = clipped(request.words(f"modal-{what}-example", example=example), PLACEHOLDER) if example else None
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="line",
        style=discord.TextStyle.short if longest == LONGEST_LINE else discord.TextStyle.paragraph,
        max_length=longest,
        placeholder=shown,
        default=now,
    )
    hint = request.words(f"modal-{what}-hint") if request.words.has(f"modal-{what}-hint") else None
    modal.add_item(ui.Label(text=request.words(f"modal-{what}-field"), description=hint, component=field))
    modal.stop()
    await request.interaction.response.send_modal(modal)


async def ask_fields(request: Request, title: str, fields: Sequence[Field | Select]) -> None:
    """Open a modal with at most five fields to fill in; they come to the same verb, in order.

    A field is always one value; a list that nothing was chosen in is none, so that those come last. A form that was
    refused opens as it was filled in.
    """
    kept = request.bot.half_filled.get(_form(request))
    fields = fields if kept is None else filled(fields, kept)
    modal = ui.Modal(title=title, custom_id=printed(request.reference))
    for number, field in enumerate(fields):
        if isinstance(field, Select):
            chosen = made_select(
                replace(field, prompt=request.words("form-choose")), f"list-{number}", required=field.least > 0
            )
            modal.add_item(ui.Label(text=field.prompt, component=chosen))
            continue
        typed: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=f"field-{number}",
            style=discord.TextStyle.paragraph if field.is_long else discord.TextStyle.short,
            max_length=field.longest,
            default=field.now or None,
            required=field.is_required,
        )
        modal.add_item(ui.Label(text=field.label, description=field.hint or None, component=typed))
    modal.stop()
    await request.interaction.response.send_modal(modal)


def keep_filled(request: Request) -> bool:
    """Keep what was filled in until the form is done or the bot ends; return whether it was a form that was sent."""
    if request.interaction.type is not discord.InteractionType.modal_submit:
        return False
    kept = request.bot.half_filled
    kept[_form(request)] = request.values
    if len(kept) > MOST_HALF_FILLED:
        del kept[next(iter(kept))]
    return True


def kept_filled(request: Request) -> tuple[str, ...]:
    """Return what was filled in when the form was last refused; () if it was not."""
    return request.bot.half_filled.get(_form(request), ())


def forget_filled(request: Request) -> None:
    """Let a form open empty again."""
    request.bot.half_filled.pop(_form(request), None)


def _form(request: Request) -> tuple[int, str, str]:
    return request.user_id, request.reference.verb, request.reference.arg


async def ask_form(request: Request, title: str, fields: Sequence[Select]) -> None:
    """Open a modal with lists, each under its prompt; what is chosen comes to the same verb, all values in order."""
    modal = ui.Modal(title=title, custom_id=printed(request.reference))
    for number, field in enumerate(fields):
        component = made_select(field, f"{field.action.verb}-{number}", required=field.least > 0)
        modal.add_item(ui.Label(text=field.prompt, component=component))
    modal.stop()
    await request.interaction.response.send_modal(modal)
