"""Thousands of forged presses, modals, commands and autocomplete requests: all are answered, and no match changes."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
import simcord

from address import files_at
from cogs.messages.component_ids import parsed
from playground.world import World
from render import verbs
from tests.cogs.answered import answered_verbs
from tests.cogs.command_list import command_list
from tests.malformed.mutation import bent_text
from tests.malformed.trying import MORE, generators_once
from tests.malformed.whole.forging import Forged, button, choice, command, modal, rows, said, send
from tests.whole.tables import Table, started

PRESSES = 850
MODALS = 300
COMMANDS = 500
SUGGESTIONS = 500
LEGITIMATE = {
    verbs.RESIGN, verbs.CANCEL, verbs.CONFIRM, verbs.UNDO, verbs.FORGET, verbs.LINE, verbs.CARRY_OUT, verbs.REMIND,
    verbs.OFFER,
}  # fmt: skip
"""Verbs by which players may change their match; here only a stranger uses them, or a player with a wrong revision."""

ACTING = {"play", "undo", "match table move", "match leave", "match remind", "tetra build", "tetra route", "tetra pass"}
ARGS = (
    "",
    "0",
    "1",
    "3",
    "yes",
    "refused",
    "build",
    "build.1",
    "2.p",
    "2.0.back",
    "2:0",
    "d:0",
    "0.0",
    "0.0:1.2",
    "1.every",
    "plan",
    "auction.1",
    "en",
    "daily",
    "x",
    "p",
)
OF_FAULTS = ("Traceback", 'File "', "error code")
"""Words that only appear when the program has failed."""

TYPED = ("pledge 1", "bid c1", "open", "route A-B", "build N1 farm", "pass", "name=value", "#1", "1", "2", "auction")


PARTS = pytest.mark.parametrize("part", range(MORE))
"""A hunt tries other ones, in a new world for each part: simulating many thousands at once takes hours."""


async def two_tables(world: World) -> tuple[Table, Table]:
    """Return an auction and a Tetranomicon of Ann and Boris."""
    return await started(world, "auction"), await started(world, "tetranomicon")


class Outcome(NamedTuple):
    """How many forged interactions there were, and the texts of those that were answered wrongly."""

    sent: int
    is_changed: bool = False
    silent: tuple[str, ...] = ()
    betraying: tuple[str, ...] = ()


async def outcome(
    world: World, kind: str, tries: int, forge: Callable[[random.Random, tuple[Table, Table]], Forged]
) -> Outcome:
    """Send so many forged interactions; return whether a match changed, who got no answer and who read of a fault."""
    world.speaks(world.gleb, "ru")
    tables = await two_tables(world)
    database = files_at(world.bot.settings.database)
    numbers = [table.match for table in tables]
    before = rows(database, numbers)
    forged = [forge(rng, tables) for rng in generators_once(kind, tries)]
    results = await send(world, tables[0].channel, forged)
    answered = [(ascii(each.data)[:200], result) for each, result in zip(forged, results, strict=True)]
    return Outcome(
        sent=len(answered),
        is_changed=rows(database, numbers) != before,
        silent=tuple(given for given, result in answered if not result.acknowledged),
        betraying=tuple(given for given, result in answered if any(sign in said(result) for sign in OF_FAULTS)),
    )


def custom_id(rng: random.Random, tables: Sequence[Table]) -> tuple[str, bool]:
    """Return a component id, and whether only a stranger may press it: from a player it might be a legal move."""
    tagged = [f"{table.match}.{table.tag}" for table in tables]
    match = rng.choice((0, *tagged, tables[0].match, f"{tables[1].match}.{tables[0].tag}", 3, 10**9, 10**18 - 1))
    revision = rng.choice((0, 1, 2, 3, 50, 10**8))
    verb = rng.choice(sorted(answered_verbs()))
    text = f"so|{match}|{revision}|{verb}|{rng.choice(ARGS)}"
    if rng.random() < 0.7:
        text = bent_text(rng, (text,))[:100]
    found = parsed(text)
    return text, found is not None and found.verb in LEGITIMATE


def presser(rng: random.Random, world: World, is_legitimate: bool) -> simcord.MemberActor:
    """Return the author: a stranger, or one of the two players."""
    return world.gleb if is_legitimate else rng.choice((world.gleb, world.ann, world.boris))


@PARTS
async def test_forged_presses(world: World, part: int) -> None:
    def forge(rng: random.Random, tables: tuple[Table, Table]) -> Forged:
        text, is_legitimate = custom_id(rng, tables)
        who = presser(rng, world, is_legitimate)
        if rng.random() < 0.6:
            return button(who, text or "x", tables[0].now)
        values = [bent_text(rng, (*ARGS, *TYPED))[:100] for _ in range(rng.choice((1, 1, 1, 0, 3)))]
        is_answer = is_legitimate or verbs.YES in values
        return choice(world.gleb if is_answer else who, text or "x", values, tables[0].now)

    assert await outcome(world, f"presses {part}", PRESSES, forge) == Outcome(sent=PRESSES)


@PARTS
async def test_forged_modals(world: World, part: int) -> None:
    def forge(rng: random.Random, tables: tuple[Table, Table]) -> Forged:
        text, _ = custom_id(rng, tables)
        return modal(world.gleb, text, bent_text(rng, TYPED))

    assert await outcome(world, f"modals {part}", MODALS, forge) == Outcome(sent=MODALS)


@PARTS
async def test_forged_commands(world: World, part: int) -> None:
    known = {each.path: [name for name, _ in each.options] for each in command_list(world.bot.tree)}

    def forge(rng: random.Random, tables: tuple[Table, Table]) -> Forged:
        path = rng.choice(sorted(known))
        who = world.gleb if path in ACTING else rng.choice((world.gleb, world.ann, world.boris))
        named = {name: _value(rng) for name in known[path] if rng.random() < 0.7}
        if rng.random() < 0.1:
            path = bent_text(rng, (path,)).strip() or "x"
        if rng.random() < 0.1:
            named["nonsense"] = _value(rng)
        if "match" in named and rng.random() < 0.5:
            named["match"] = str(rng.choice((tables[0].match, tables[1].match)))
        return command(world.gleb if path.startswith("match new") else who, path, named)

    assert await outcome(world, f"commands {part}", COMMANDS, forge) == Outcome(sent=COMMANDS)


def _value(rng: random.Random) -> object:
    return rng.choice((bent_text(rng, TYPED), bent_text(rng, TYPED), rng.choice((-1, 0, 3, 10**15, True))))


@PARTS
async def test_forged_suggestions(world: World, part: int) -> None:
    listing = {"match info": "match", "play": "line", "replay": "revision", "rules": "query", "show": "part",
               "match new": "options", "tetra build": "tower", "match join": "match"}  # fmt: skip

    def forge(rng: random.Random, tables: tuple[Table, Table]) -> Forged:
        path = rng.choice(sorted(listing))
        named: dict[str, object] = {listing[path]: bent_text(rng, TYPED)}
        for name in ("match", "game"):
            if rng.random() < 0.3:
                named.setdefault(name, bent_text(rng, ("1", "2", "auction", "../../docs/architecture")))
        return command(rng.choice((world.gleb, world.ann)), path, named, focused=listing[path])

    assert await outcome(world, f"suggestions {part}", SUGGESTIONS, forge) == Outcome(sent=SUGGESTIONS)
