"""The id of a button, select or modal: `so|<match>|<revision>|<verb>|<arg>`, printed and parsed here. Pure.

Everything a press needs is in the id, so that buttons work after a restart and on any process. Match 0 means a page
that belongs to no match. No id carries content: a verb, numbers and names of choices only.
"""

import re

import msgspec

from games.kernel.ids import MatchId
from render.page import Action

MOST_CHARACTERS = 100
TEMPLATE = re.compile(
    r"so\|(?P<match>[0-9]{1,18})\|(?P<revision>[0-9]{1,9})\|(?P<verb>[a-z][a-z-]*)\|(?P<arg>[A-Za-z0-9.,:_-]*)"
)
NO_MATCH = MatchId(0)


class Reference(msgspec.Struct, frozen=True):
    """What a component asks for: `verb` with `arg`, on the page that showed `match` at `revision`."""

    match: MatchId
    revision: int
    verb: str
    arg: str = ""


UNREADABLE = Reference(NO_MATCH, 0, "unreadable")
"""The reference of an id that says nothing; no handler has its verb, which the answer to the press says."""


def printed(reference: Reference) -> str:
    """Return the component id of `reference`.

    Raises:
        ValueError: if it does not fit Discord's 100 characters or could not be parsed again.
    """
    text = f"so|{reference.match}|{reference.revision}|{reference.verb}|{reference.arg}"
    if len(text) > MOST_CHARACTERS or parsed(text) != reference:
        raise ValueError(f"no component id: {text}")
    return text


def parsed(text: str) -> Reference | None:
    """Return what the component id `text` asks for, or None if it is none of ours."""
    found = TEMPLATE.fullmatch(text)
    if found is None:
        return None
    return Reference(MatchId(int(found["match"])), int(found["revision"]), found["verb"], found["arg"])


def referring(action: Action, match: MatchId, revision: int) -> Reference:
    """Return what a control with `action` asks for on a page of `match` at `revision`."""
    return Reference(match, revision, action.verb, action.arg)
