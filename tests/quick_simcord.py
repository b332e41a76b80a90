"""Makes simcord quicker, which is most of what a test of a whole bot waits for; what it does stays the same.

It copies every body deeply, several times, with `copy.deepcopy`. Bodies are plain values as JSON has them, which
`marshal` copies some times faster; anything else among them (flags, ids with a type of their own) is copied as before.
It looks whether the bot has come to rest twenty times a second, so that it sleeps through most of the short moments.
"""

import copy
import marshal
from types import SimpleNamespace
from typing import Any

from simcord import Env, components, gateway, results
from simcord.http import router

LOOK_EVERY_SECONDS = 0.005
_UNCHANGEABLE = frozenset({str, int, float, bool, bytes, type(None)})


def copied(value: Any, memo: dict[int, Any] | None = None) -> Any:
    """Return a deep copy of `value`."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # there is more in it than plain values
        return _copied_one_by_one(value, memo)


def _copied_one_by_one(value: Any, memo: dict[int, Any] | None) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _copied_one_by_one(each, memo) for key, each in value.items()}
    if kind is list:
        return [_copied_one_by_one(each, memo) for each in value]
    return value if kind in _UNCHANGEABLE else copy.deepcopy(value, memo)


def install() -> None:
    """Let simcord copy and look so from now on, in this process."""
    for module in (components, results):
        vars(module)["deepcopy"] = copied
    for whole in (gateway, router):
        vars(whole)["copy"] = SimpleNamespace(deepcopy=copied)
    vars(Env)["_settle_internal"].__kwdefaults__["idle"] = LOOK_EVERY_SECONDS
