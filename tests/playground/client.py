"""Sends the requests that the page sends, without a browser."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import ClientResponse, ClientSession

KEY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"


class Client:
    """Requests to the site at one address, with its key."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self.session = session
        self.base, _, self.key = address.partition("/#")

    async def get(self, path: str, **query: str) -> ClientResponse:
        answer = await self.session.get(self.base + path, params=query, headers={KEY: self.key})
        await answer.read()
        return answer

    async def overview(self, person: str, **query: str) -> dict[str, Any]:
        answer = await self.get("/overview", **{"as": person}, **query)
        found: dict[str, Any] = await answer.json()
        return found

    async def open(self, channel: int, person: str, language: str = "en") -> Page:
        page = Page(self, f"/at/{channel}/{person}/{language}/api/")
        answer = await self.session.post(self.base + page.path + "pages", json={}, headers={KEY: self.key})
        assert answer.status == 200, answer.status
        page.state = await answer.json()
        return page


class Page:
    """An open page that shows one channel."""

    def __init__(self, client: Client, path: str) -> None:
        self.client = client
        self.path = path
        self.state: dict[str, Any] = {}
        self.sequence = 0

    @property
    def headers(self) -> dict[str, str]:
        return {KEY: self.client.key, CONTEXT: self.state["context"]["id"]}

    @property
    def texts(self) -> list[str]:
        """Content and texts of the messages, oldest first."""
        messages = [self.state["messages"][key] for key in self.state["timeline"]]
        return ["\n".join((message["content"], *texts(message["components"]))).strip() for message in messages]

    async def look(self) -> Page:
        """Load the state again."""
        answer = await self.client.session.get(self.client.base + self.path + "state", headers=self.headers)
        self.state = await answer.json()
        return self

    async def close(self) -> None:
        """Let go of the page; the site keeps only a few open."""
        path = f"{self.path}pages/{self.state['context']['id']}"
        await self.client.session.delete(self.client.base + path, headers=self.headers)

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send the request for a press and return the receipt, without loading the state again."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": uuid.uuid4().hex,
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **body,
        }
        url = self.client.base + self.path + "action"
        answer = await self.client.session.post(url, json=envelope, headers=self.headers)
        assert answer.status == 200, await answer.text()
        receipt: dict[str, Any] = await answer.json()
        return receipt

    async def press(self, label: str) -> dict[str, Any]:
        """Press the newest button with this label."""
        for key in reversed(self.state["timeline"]):
            for component in walk(self.state["messages"][key]["components"]):
                if component.get("label") == label:
                    return await self.act("click", control_key=component["control_key"], target_id=key)
        raise AssertionError(f"no button {label}: {self.texts}")

    async def slash(self, invocation: str, **options: Any) -> dict[str, Any]:
        """Send a slash command."""
        answer = await self.client.session.get(self.client.base + self.path + "commands", headers=self.headers)
        entries = (await answer.json())["entries"]
        entry = next(entry for entry in entries if entry["invocation"] == invocation)
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )


@asynccontextmanager
async def client_at(address: str) -> AsyncIterator[Client]:
    async with ClientSession() as session:
        yield Client(session, address)


def walk(components: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return components with those inside them, and the buttons beside texts."""
    found: list[Mapping[str, Any]] = []
    for component in components:
        beside = [component["accessory"]] if component.get("accessory") else []
        found += [component, *walk(component.get("components") or []), *walk(beside)]
    return found


def texts(components: list[Mapping[str, Any]]) -> list[str]:
    return [str(component["content"]) for component in walk(components) if "content" in component]
