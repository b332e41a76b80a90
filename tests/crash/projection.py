"""Compares what each audience should see of every match at its stored revision with what Discord shows.

The expected pages are made from the database by the bot's own code; other tests check that they are right. This module
checks that they are shown: the newest one, in the right channel, once.
"""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations, product
from types import SimpleNamespace
from typing import Any

from address import Address
from cogs.messages.component_ids import origin_of, parsed
from cogs.messages.presenter import Presenter
from cogs.projection.direct_messages import own_secrets
from cogs.projection.table_pages import TablePages, awaited_people
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.services import Services
from play.shown import Messages
from render.page import Paragraph
from render.pages.log_lines import all_lines
from render.pages.looking import hand_page
from render.pages.notices import secret_page
from render.phrases import title
from render.registry import pages_of
from tests.db.stored import reading
from tests.loopback import Discord
from tests.loopback.people import seen_in
from tests.play.shortcuts import private
from tests.whole.painters import Blank
from tests.whole.seen import TEXT, Seen
from text import words

AS_OF = re.compile(r"^-# As of move (\d+)\.", re.MULTILINE)


class Stage:
    """Discord and the database, to be compared."""

    def __init__(self, discord: Discord, database: Address) -> None:
        """Keep both."""
        self._discord = discord
        self._database = database

    async def check(self) -> None:
        """Check every match.

        Raises:
            AssertionError: what is missing, old or doubled.
        """
        services = await Services.open(self._database)
        try:
            with reading(self._database) as connection:
                rows = connection.execute("SELECT id FROM matches WHERE channel_id IS NOT NULL").fetchall()
            for (match,) in rows:
                observation = await services.observations.public(MatchId(match))
                shown = await services.shown.messages(MatchId(match))
                await self._check_table(services, observation, shown)
                if observation.status == "running":
                    await self._check_direct_messages(services, observation, shown)
        finally:
            await services.close()

    async def _check_table(self, services: Services, observation: Observation, shown: Messages) -> None:
        card = await services.finder.card(observation.match)
        assert card.channel_id is not None
        row = shown.table
        where = f"match {observation.match} at revision {observation.revision}"
        assert row.message_id is not None, f"{where}: the table was never shown"
        assert (row.channel_id, row.revision, row.lost) == (card.channel_id, observation.revision, None), (where, row)
        assert (row.shown_changes, row.announced, shown.old) == (row.changes, None, ()), (where, shown)
        messages = {page.message.id: page for page in self._discord.messages(card.channel_id)}
        assert row.message_id in messages, f"{where}: the table message is gone"
        expected = await _pages(services, observation)
        assert _texts(messages[row.message_id].parts) in expected, f"{where}: {messages[row.message_id].text}"
        live = {page.message.id: page.text for page in messages.values() if _is_table(page, observation.match)}
        assert set(live) <= {row.message_id}, f"{where}: buttons of the table are on {live}, known is {row}"
        # No line appears twice in messages that were shrunk to their logs.
        texts = _lines(page.text for page in messages.values() if page.message.id != row.message_id)
        happened = _lines(
            all_lines(
                await services.observations.history(observation.match, None, 0),
                observation,
                words(observation.language),
            )
        )
        doubled = {line: count for line, count in texts.items() if count > happened.get(line, count)}
        doubly = {key: page.text for key, page in messages.items() if doubled.keys() & _lines([page.text]).keys()}
        assert not doubled, f"{where}: shown more often than it happened: {doubled} in {doubly}; table: {row}"

    async def _check_direct_messages(self, services: Services, observation: Observation, shown: Messages) -> None:
        for face in observation.faces:
            if face.user_id is None:
                continue
            own = await private(services, observation.match, face.user_id)
            secrets = own_secrets(own, observation)
            where = f"match {observation.match}, seat {face.seat} at revision {observation.revision}"
            if not secrets:
                continue
            row = shown.of_seat(face.seat)
            if row.message_id is None and not pages_of(own.game).hand(own, words(own.language)):
                continue
            assert row.message_id is not None, f"{where}: no direct message was sent"
            assert (row.page, row.announced) == (secrets, None), f"{where}: the direct message is old"
            said = words(observation.language)("secret-changed", title=title(observation, words(observation.language)))
            direct_messages = {
                page.message.id: page for page in self._direct_messages(face.user_id) if page.text.startswith(said)
            }
            texts = {key: page.text for key, page in direct_messages.items()}
            assert set(direct_messages) == {row.message_id}, f"{where}: the direct messages {texts}, known is {row}"
            text = texts[row.message_id]
            move = as_of(text)
            assert move is not None, f"{where}: the direct message does not say as of when it is: {text}"
            then = await services.observations.at(observation.match, face.user_id, move)
            assert text.startswith(first_lines(then)), f"{where}: so it was at no time: {text}"

    def _direct_messages(self, user_id: int) -> list[Seen]:
        place = self._discord.backend.dm_channels.get(user_id)
        return [] if place is None else seen_in(self._discord.world, place)


def _lines(texts: Iterable[str]) -> Counter[str]:
    """Count the lines of `texts`; a line that was undone appears struck through."""
    return Counter(line.replace("~~", "") for text in texts for line in text.splitlines())


def as_of(text: str) -> int | None:
    """Return after which move a direct message shows a hand."""
    found = AS_OF.search(text)
    return None if found is None else int(found[1])


def first_lines(own: Observation) -> str:
    """Return the first lines of a direct message with the present secrets: the seat's own things come first."""
    said = words(own.language)
    page = secret_page(own, hand_page(own, said), said)
    return "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))


async def _pages(services: Services, observation: Observation) -> list[list[str]]:
    """Return the texts that the table may show now; people may be named or mentioned, depending on who was notified."""
    # Nobody is invited in these matches, so no names are needed.
    bot: Any = SimpleNamespace(services=services, members=None)
    card = await services.finder.card(observation.match)
    players = [face.user_id for face in observation.faces if face.user_id is not None and face.sitter == "person"]
    # A result calls everybody who has played.
    awaited = players if observation.status == "ended" else awaited_people(observation, card)
    pages = TablePages(bot)
    # The first message in the thread of a tournament's match also calls those who are not awaited.
    others = () if card.tournament_id is None else tuple(each for each in players if each not in awaited)
    told = {(), pages.notices(card, observation, (), (), others)}
    every = chain.from_iterable(combinations(awaited, count) for count in range(len(awaited) + 1))
    found = []
    for called, notices in product(every, told):
        page = await pages.now(card, observation, called, notices)
        layout = await Presenter(Blank()).present(page, origin_of(observation))
        components: Any = layout.view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
        found.append(_texts(_flat(components)))
    return found


def _flat(components: Any) -> list[dict[str, Any]]:
    return [part for each in components for part in (each, *_flat(each.get("components", ())))]


def _texts(parts: list[dict[str, Any]]) -> list[str]:
    return [part["content"] for part in parts if part["type"] == TEXT]


def _is_table(page: Seen, match: int) -> bool:
    """Return whether a message has buttons that only the table message of a match has."""
    return any(label in page.buttons for label in ("Make a move", "Join", "Start")) and _is_about(page, match)


def _is_about(page: Seen, match: int) -> bool:
    references = [parsed(str(part.get("custom_id", ""))) for part in page.parts]
    return any(reference is not None and reference.match == match for reference in references)
