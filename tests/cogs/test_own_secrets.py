"""What counts as a seat's own: a direct message is made anew for that alone, not for each move that everybody sees."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.projection.direct_messages import own_secrets


class Shared(msgspec.Struct, frozen=True):
    """What all see, with hands side by side of which one sees one's own."""

    turn: int
    hands: tuple[tuple[str | None, ...], ...]


class View(msgspec.Struct, frozen=True):
    """A view in which what is public and what is not are nested."""

    observer: int | None
    shared: Shared
    stash: str | None


def name(turn: int, hand: tuple[str | None, ...], stash: str | None = None) -> str:
    """Return the name of what the first seat sees alone."""
    hidden = tuple(None for _ in hand)
    own = View(0, Shared(turn, (hand, (None,))), stash)
    public = View(None, Shared(turn, (hidden, (None,))), None)
    return own_secrets(_seen(own), _seen(public))


def _seen(view: View) -> Any:
    return SimpleNamespace(
        view=view, observer=view.observer, face=lambda _: SimpleNamespace(taken=None), awaited=lambda: ()
    )


def test_what_everybody_sees_is_no_news() -> None:
    assert name(1, ("ace", "king")) == name(2, ("ace", "king")) != ""


@pytest.mark.parametrize(
    "other", [(1, ("ace", "queen")), (1, ("king", "ace")), (1, ("ace",)), (1, ("ace", "king"), "coin")]
)
def test_what_one_sees_alone_is(other: tuple[Any, ...]) -> None:
    assert name(*other) != name(1, ("ace", "king"))


def test_nothing_of_one_s_own_has_no_name() -> None:
    assert name(1, (None,)) == ""
