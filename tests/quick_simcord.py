"""Makes simcord faster without changing what it does; tests of whole bots spend most of their time in it.

simcord copies every body several times with `copy.deepcopy`. Bodies are plain JSON values, which `marshal` copies
several times faster; other values (flags, ids with a type of their own) are copied as before. simcord also checks only
twenty times a second whether the bot is quiet; here it checks two hundred times. Whenever it checks it searches the
frames of every task for one that waits for an event; here only where somebody waits for an event at all. It asks every
timer of the loop, cancelled or not, whether it wakes a task; here only where one has to do with that task.

simcord waits in real time until the bot is quiet, so a table that was just shown is shown again at once: what comes of
that pause is tested for itself (tests/whole/test_together.py).

When a bot starts, discord.py asks for each word of each command in each of 34 languages. The commands of all bots of a
process are the same objects, so they are given words and translated once.
"""

import copy
import marshal
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

from discord import app_commands
from simcord import Env, _dpy_internals, components, gateway, results
from simcord.http import router

from cogs import command_tree
from cogs.projection import projection
from text.words import folders

LOOK_EVERY_SECONDS = 0.005
_UNCHANGEABLE = frozenset({str, int, float, bool, bytes, type(None)})

_translations: WeakKeyDictionary[Any, dict[Any, Any]] = WeakKeyDictionary()
"""What Discord is told of each command, by the kind of the translator and the folders with words."""

_described: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
"""From which folders each command has its English words."""


def copied(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """Return a deep copy of `value`."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # it has values other than plain ones
        return _copied_one_by_one(value, memo)


def _copied_one_by_one(value: Any, memo: dict[int, Any] | None) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _copied_one_by_one(each, memo) for key, each in value.items()}
    if kind is list:
        return [_copied_one_by_one(each, memo) for each in value]
    return value if kind in _UNCHANGEABLE else copy.deepcopy(value, memo)


def _once(translate: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def translated(command: Any, tree: Any, translator: Any) -> Any:
        known, key = _translations.setdefault(command, {}), (type(translator), folders())
        if key not in known:
            known[key] = await translate(command, tree, translator)
        return copied(known[key])

    return translated


def _put_once(put: Callable[[Any], None]) -> Callable[[Any], None]:
    def described(command: Any) -> None:
        if _described.get(command) != folders():
            put(command)
            _described[command] = folders()

    return described


def _if_anybody_waits(is_wait: Callable[..., bool]) -> Callable[..., bool]:
    def checked(client: Any, task: Any) -> bool:
        return bool(_dpy_internals.listener_futures(client)) and is_wait(client, task)

    return checked


def _if_a_timer_wakes_it(is_sleeper: Callable[..., bool]) -> Callable[..., bool]:
    def checked(waiter: Any, loop: Any, deadline: float) -> bool:
        has_timer = any(handle._args and handle._args[0] is waiter for handle in loop._scheduled)
        return has_timer and is_sleeper(waiter, loop, deadline)

    return checked


def install() -> None:
    """Make simcord faster from now on, in this process."""
    for module in (components, results):
        vars(module)["deepcopy"] = copied
    for whole in (gateway, router):
        vars(whole)["copy"] = SimpleNamespace(deepcopy=copied)
    vars(Env)["_settle_internal"].__kwdefaults__["idle"] = LOOK_EVERY_SECONDS
    waits = "is_wait_for_listener"
    setattr(_dpy_internals, waits, _if_anybody_waits(getattr(_dpy_internals, waits)))
    sleeps = "is_sleep_waiter"
    setattr(_dpy_internals, sleeps, _if_a_timer_wakes_it(getattr(_dpy_internals, sleeps)))
    vars(projection)["TOGETHER_SECONDS"] = 0.0
    translate = "get_translated_payload"
    for kind in (app_commands.Command, app_commands.Group):
        setattr(kind, translate, _once(getattr(kind, translate)))
    vars(command_tree)["put_english"] = _put_once(command_tree.put_english)
