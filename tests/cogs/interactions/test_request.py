"""A request is immutable: what is found out on the way goes into a new request."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.interactions.request import Request, request_of
from cogs.messages.component_ids import Reference
from games.kernel.ids import MatchId
from render import verbs

PRESSED = Reference(MatchId(7), 3, verbs.MENU, "group")


def made(**others: Any) -> Request:
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=1, display_name="Ann \ud800"),
        locale=SimpleNamespace(value="ru"),
        message=None,
        **others,
    )
    return request_of(interaction, PRESSED, ("chosen \ud800",))


def test_a_request_is_immutable() -> None:
    request = made()
    with pytest.raises(AttributeError):
        request.reference = PRESSED  # type: ignore[misc]  # that is what is tried
    assert hash(request.reference) == hash(PRESSED)


def test_a_match_found_makes_a_new_request() -> None:
    request = made()
    about = request.about(MatchId(8), 5)
    assert (request.match, request.reference.revision, request.reference.arg) == (7, 3, "group")
    assert (about.match, about.reference.revision, about.reference.verb, about.reference.arg) == (8, 5, verbs.MENU, "")
    assert about.person == request.person


def test_lone_surrogates_are_replaced_on_arrival() -> None:
    request = made()
    assert request.person.name == "Ann ?"
    assert request.values == ("chosen ?",)
    assert request.arg == "chosen ?"
    assert request.words.language == "ru"
