"""People who play with the requests that the page sends, where clicking in a browser would take hours.

A person plays as somebody in a hurry: `Make a move`, one of the choices, `Confirm`. Orders of Dungeon Lords are sealed
by `/lords orders`. Everything that was shown is kept in `read`, so that a test can check its language.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

import msgspec
from aiohttp import ClientSession

from games.dungeon_lords.components import ORDERS
from render import verbs
from tests.playground.client import Client, Page, texts, walk
from text import words

PATIENCE = 90.0
MOST_PRESSES = 40
LOADING = 1 << 7
DEAR_FIRST = "monster"  # costs a fee as the first order
Message = Mapping[str, Any]


class Control(msgspec.Struct, frozen=True):
    """A button, or one option of a select (`value`), in the message `message`."""

    message: str
    key: str
    verb: str
    arg: str
    label: str
    value: str | None = None
    disabled: bool = False


def controls(message: Message) -> list[Control]:
    """Everything in a message that can be pressed or chosen."""
    found: list[Control] = []
    for component in walk(message["components"]):
        if not component.get("custom_id"):
            continue
        _, _, _, verb, arg = component["custom_id"].split("|", 4)
        common = (message["id"], component["control_key"], verb, arg)
        if "options" in component:
            found += [Control(*common, option["label"], option["value"]) for option in component["options"]]
        else:
            found.append(Control(*common, component.get("label") or "", None, bool(component.get("disabled"))))
    return found


def text_of(message: Message) -> str:
    """The texts of a message, those of its buttons, options and pictures too."""
    pictures = [item["description"] or "" for part in walk(message["components"]) for item in part.get("items") or ()]
    labels = [control.label for control in controls(message)]
    return "\n".join((message["content"], *texts(message["components"]), *labels, *pictures))


class Swift:
    """One person with a page of the table's channel."""

    def __init__(self, page: Page, language: str, chance: random.Random) -> None:
        """Take an open page."""
        self.page = page
        self.words = words(language)
        self.read: dict[str, str] = {}
        self.made: list[str] = []
        self._chance = chance
        self._idle = {self.words(f"dungeon_lords-move-{move}") for move in ("decline", "done", "done-dig")}
        self._idle.add(self.words("dungeon_lords-move-send", monsters="none"))

    async def look(self) -> list[Message]:
        """Load the page again; private texts on it are added to `read`."""
        await self.page.look()
        messages = [self.page.state["messages"][key] for key in self.page.state["timeline"]]
        self.read.update({text_of(message): message["id"] for message in messages if message.get("ephemeral")})
        return messages

    async def table(self) -> Message:
        """The newest public message with a table, running or ended; there is none while one takes another's place."""
        wanted, latest = {verbs.MENU, verbs.REMATCH}, time.monotonic() + PATIENCE
        while True:
            tables = [message for message in await self.look() if not message.get("ephemeral")]
            for found in reversed(tables):
                if wanted & {control.verb for control in controls(found)}:
                    return found
            assert time.monotonic() < latest, [text_of(message) for message in tables]
            await asyncio.sleep(0.2)

    def is_awaited(self, table: Message) -> bool:
        """Return whether the table mentions this person as awaited."""
        return f"<@{self.page.state['viewerId']}>" in text_of(table)

    def _newest_private(self) -> Message | None:
        messages = (self.page.state["messages"][key] for key in reversed(self.page.state["timeline"]))
        return next((message for message in messages if message.get("ephemeral")), None)

    async def _answered(self, before: tuple[str, str], receipt: Mapping[str, Any]) -> Message:
        """The private answer, once it differs from `before`; a busy machine answers late."""
        assert not receipt["rejected"] and receipt["settlement"] != "failed", receipt
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            await self.look()
            answer = self._newest_private()
            if answer is not None and _look_of(answer) != before and not answer["flags"] & LOADING:
                return answer
            await asyncio.sleep(0.1)
        raise AssertionError(f"no answer: {receipt}")

    async def press(self, control: Control) -> Message:
        """Press a button or choose an option; return the newest private message."""
        options = {} if control.value is None else {"values": [control.value]}
        kind = "click" if control.value is None else "select"
        before = _look_of(self._newest_private())
        receipt = await self.page.act(kind, control_key=control.key, target_id=control.message, **options)
        return await self._answered(before, receipt)

    async def ask(self) -> Message:
        """Press `Make a move` on the table."""
        table = await self.table()
        return await self.press(next(control for control in controls(table) if control.verb == verbs.MENU))

    async def decide(self) -> None:
        """Decide until this person has no more decisions."""
        shown = await self.ask()
        for _ in range(MOST_PRESSES):
            offered = controls(shown)
            if confirm := next((each for each in offered if each.verb == verbs.CONFIRM and not each.disabled), None):
                shown = await self.press(confirm)
                self.made.append(text_of(shown))
            elif any(each.verb == verbs.PART for each in offered):
                shown = await self.order(offered)
            elif choices := [each for each in offered if _is_choice(each)]:
                shown = await self.press(self._wish(choices))
            else:
                return
        raise AssertionError(f"no end of decisions: {text_of(shown)}")

    async def order(self, offered: list[Control]) -> Message:
        """Type three of the orders in hand, monsters and tunnels first, into `/lords orders`."""
        named = {self.words(f"dungeon_lords-order-{order}"): order for order in ORDERS}
        hand = [named[each.label] for each in offered if each.verb == verbs.PART and each.arg.startswith("0.")]
        first, second, third = sorted(self._chance.sample(hand, 3), key=lambda order: order == DEAR_FIRST)
        before = _look_of(self._newest_private())
        receipt = await self.page.slash("lords orders", first=first, second=second, third=third)
        return await self._answered(before, receipt)

    def _wish(self, choices: list[Control]) -> Control:
        """Prefer orders that do something."""
        active = [choice for choice in choices if choice.label not in self._idle]
        return self._chance.choice(active or choices)


def _look_of(message: Message | None) -> tuple[str, str]:
    return ("", "") if message is None else (message["id"], message["edited_timestamp"] or "")


def _is_choice(control: Control) -> bool:
    leads_on = control.verb == verbs.MENU and control.arg not in ("", verbs.REFUSED) and "." not in control.arg
    return leads_on or control.verb == verbs.PICK


class SwiftTable:
    """Several people at the newest table of one playground; each method returns when the bot has answered."""

    def __init__(self, address: str, people: Mapping[str, str], seed: int) -> None:
        """`people`: the language of each person."""
        self._address = address
        self._languages = people
        self._chance = random.Random(seed)
        self._runner = asyncio.Runner()
        self.people: dict[str, Swift] = {}

    def __enter__(self) -> Self:
        self._runner.run(self._sit_down())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._runner.run(self._client.session.close())
        self._runner.close()

    async def _sit_down(self) -> None:
        base, _, key = self._address.partition("/#")
        self._client = Client(ClientSession(), f"{base}/#{key}")
        for name, language in self._languages.items():
            places = (await self._client.overview(name))["places"]
            threads = [place for place in places if place["kind"] == "thread"]
            page = await self._client.open(int((threads or places)[0]["key"]), name, language)
            self.people[name] = Swift(page, language, self._chance)

    def table(self) -> str:
        """The text of the table."""
        return text_of(self._runner.run(next(iter(self.people.values())).table()))

    def is_awaited(self, name: str, table: str) -> bool:
        """Return whether the table mentions this person as awaited."""
        return f"<@{self.people[name].page.state['viewerId']}>" in table

    def direct_messages(self, name: str) -> list[str]:
        """The direct messages that a person has now, oldest first."""
        return self._runner.run(self._direct_messages(name))

    def wait_for_direct_messages(self, name: str, count: int) -> None:
        """Wait until a person has so many direct messages; an old one is removed shortly after a new one has come."""
        latest = time.monotonic() + PATIENCE
        while len(direct_messages := self.direct_messages(name)) != count:
            assert time.monotonic() < latest, (name, direct_messages)
            time.sleep(0.2)

    async def _direct_messages(self, name: str) -> list[str]:
        places = (await self._client.overview(name))["places"]
        place = next((place for place in places if place["kind"] == "dm"), None)
        if place is None:
            return []
        page = await self._client.open(int(place["key"]), name, self._languages[name])
        found = [text_of(page.state["messages"][key]) for key in page.state["timeline"]]
        await page.close()
        return found

    def play(self, until: Callable[[str], bool]) -> str:
        """Let everybody decide until the table is as wanted or the match is over; return the table."""
        return self._runner.run(self._play(until))

    async def _play(self, until: Callable[[str], bool]) -> str:
        latest = time.monotonic() + PATIENCE
        while True:
            for person in self.people.values():
                table = await person.table()
                if until(text_of(table)) or any(control.verb == verbs.REMATCH for control in controls(table)):
                    return text_of(table)
                if person.is_awaited(table):
                    await person.decide()
                    latest = time.monotonic() + PATIENCE
            assert time.monotonic() < latest, text_of(table)
            await asyncio.sleep(0.05)
