"""A script that looks at everything in a whole bot: each command, list, button and menu that changes nothing.

The same script runs in two worlds. Each act has a name, so that what followed from it can be compared by name.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import simcord

from games.kernel.ids import Observer
from render import verbs
from tests.secrecy.bots import Stage
from tests.secrecy.transcripts import Happened
from tests.whole.seen import BUTTON, SELECT, Seen, answer

Act = tuple[str, Happened]
PREFIXES = ("", "a", "1", "zebra")
MOST_OPTIONS = 3
"""So many entries of each list are chosen."""

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("show", {}),
    ("show", {"part": "nonsense"}),
    ("hand", {}),
    ("moves", {}),
    ("match hint", {}),
    ("match story", {}),
    ("wishes", {}),
    ("since", {}),
    ("log", {}),
    ("log", {"since": 1}),
    ("replay", {}),
    ("replay", {"revision": "1"}),
    ("replay", {"revision": "99999"}),
    ("rules", {}),
    ("match info", {}),
    ("match record export", {}),
    ("match resign", {}),
    ("match vote", {}),
    ("match seat offer", {}),
    ("match seat take", {}),
    ("play", {"line": "nonsense"}),
    ("match list", {}),
    ("match mine", {}),
)
"""Commands that change nothing for anybody. A command that does not exist is skipped."""

LISTS = (("play", "line"), ("show", "part"), ("replay", "revision"), ("hand", "match"), ("rules", "query"))
CHANGING = frozenset(
    {
        verbs.CONFIRM,
        verbs.UNDO,
        verbs.CANCEL,
        verbs.RESIGN,
        verbs.OFFER,
        verbs.START,
        verbs.SET,
        verbs.VERIFY,
        verbs.FORGET,
    }
)
"""Verbs that are not pressed: they change something, or (the check of the shuffle) would find the replaced state."""


async def looks(stage: Stage, observer: Observer, depth: int = 2) -> AsyncIterator[Act]:
    """Yield what followed from each act of a person who does everything that changes nothing.

    `depth`: how many presses follow each other, beginning at the table; 0: commands and lists only.
    """
    who = await stage.who(observer)
    stage.transcript.turn_over()
    async for act in _commands(stage, who):
        yield act
    async for act in _typed(stage, who):
        yield act

    async def privacy() -> Seen:
        return answer(await who.slash(stage.table.channel, "privacy"))

    async def table() -> Seen:
        return stage.table.now

    async for act in presses(stage, who, privacy, "/privacy", 1):
        yield act
    async for act in presses(stage, who, table, "table", depth):
        yield act


async def _commands(stage: Stage, who: simcord.MemberActor) -> AsyncIterator[Act]:
    known = who.available_commands(stage.table.channel)
    for name, options in COMMANDS:
        if name in known:
            await who.slash(stage.table.channel, name, **options)
            yield f"/{name} {options}", stage.transcript.turn_over()


async def _typed(stage: Stage, who: simcord.MemberActor) -> AsyncIterator[Act]:
    """Type into options with autocomplete, and try moves of other moments of the match."""
    for name, option in LISTS:
        for typed in PREFIXES:
            await who.autocomplete(stage.table.channel, name, option, typed)
            yield f"/{name} {option}: {typed}…", stage.transcript.turn_over()
    for line in await _lines(stage):
        await who.slash(stage.table.channel, "play", line=line)
        yield f"/play {line}", stage.transcript.turn_over()


async def _lines(stage: Stage) -> list[str]:
    """Return public moves that were made earlier; most of them are not allowed now."""
    notations = [
        entry.notation for entry in await stage.services.observations.history(stage.match, None) if entry.notation
    ]
    return list(dict.fromkeys(reversed(notations)))[:2]


async def presses(
    stage: Stage, who: simcord.MemberActor, reach: Callable[[], Awaitable[Seen]], name: str, depth: int
) -> AsyncIterator[Act]:
    """Press all buttons of a page, choose from its lists, and do the same on the answers, down to `depth`.

    A press on a private page changes that page, so the page is reached anew before each press.
    """
    for called, custom_id, value in _controls(await reach()) if depth else ():

        async def press(custom_id: str = custom_id, value: str | None = value) -> simcord.InteractionResult:
            page = await reach()
            stage.transcript.turn_over()
            return await _pressed(who, page, custom_id, value)

        async def reach_answer(press: Callable[[], Awaitable[simcord.InteractionResult]] = press) -> Seen:
            return answer(await press())

        result = await press()
        yield f"{name} > {called}", stage.transcript.turn_over()
        if depth > 1 and result.modal is None:
            async for act in presses(stage, who, reach_answer, f"{name} > {called}", depth - 1):
                yield act


def _controls(page: Seen) -> Iterator[tuple[str, str, str | None]]:
    """Yield what can be pressed without changing anything: a name, the component id, the value of a list's entry."""
    for part in page.parts:
        if part["type"] not in (BUTTON, SELECT) or part.get("disabled"):
            continue
        custom_id, verb = part["custom_id"], part["custom_id"].split("|")[3]
        if verb in CHANGING:
            continue
        if part["type"] == BUTTON:
            yield part["label"], custom_id, None
            continue
        for option in part["options"][:MOST_OPTIONS]:
            yield f"{verb} {option['value']}", custom_id, option["value"]


async def _pressed(
    who: simcord.MemberActor, page: Seen, custom_id: str, value: str | None
) -> simcord.InteractionResult:
    if value is None:
        return await who.click(page.message, custom_id=custom_id)
    return await who.select(page.message, [value], custom_id=custom_id)
