"""The id of a button, select or modal: `so|<match>.<tag>|<revision>|<verb>|<arg>`, printed and parsed here. Pure.

Everything a press needs is in the id, so that buttons work after a restart and on any process. Match 0 means a page
that belongs to no match, and then there is no tag. The tag tells a match from others that have had its number, and
today's pages from those of a future that a restore has lost; ids of before there were tags have none. No id carries
content: a verb, numbers and names of choices only.
"""

import re

import msgspec

from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from render.page import Action, Page

MOST_CHARACTERS = 100
TEMPLATE = re.compile(
    r"so\|(?P<match>[0-9]{1,18})(\.(?P<tag>[0-9a-f]{6}(-[0-9a-f]{1,9})?))?"
    r"\|(?P<revision>[0-9]{1,9})\|(?P<verb>[a-z][a-z-]*)\|(?P<arg>[A-Za-z0-9.,:_-]*)"
)
NO_MATCH = MatchId(0)


class Origin(msgspec.Struct, frozen=True):
    """The page that a component is on: of which match with which tag, and at which revision."""

    match: MatchId = NO_MATCH
    revision: int = 0
    tag: str = ""


NO_ORIGIN = Origin()


class Reference(msgspec.Struct, frozen=True):
    """What a component asks for: `verb` with `arg`, on the page that showed `match` at `revision`."""

    match: MatchId
    revision: int
    verb: str
    arg: str = ""
    tag: str = ""

    @property
    def origin(self) -> Origin:
        """The page that it is on."""
        return Origin(self.match, self.revision, self.tag)


UNREADABLE = Reference(NO_MATCH, 0, "unreadable")
"""The reference of an id that says nothing; no handler has its verb, which the answer to the press says."""


def origin_of(match: Observation) -> Origin:
    """Return what the components of a page of `match` carry."""
    return Origin(match.match, match.revision, match.tag)


def own_part(tag: str) -> str:
    """Return the part of a tag that the match keeps for good; the other part is new with each restore."""
    return tag.partition("-")[0]


def printed(reference: Reference) -> str:
    """Return the component id of `reference`.

    Raises:
        ValueError: if it does not fit Discord's 100 characters or could not be parsed again.
    """
    tag = f".{reference.tag}" if reference.tag else ""
    text = f"so|{reference.match}{tag}|{reference.revision}|{reference.verb}|{reference.arg}"
    if len(text) > MOST_CHARACTERS or parsed(text) != reference:
        raise ValueError(f"no component id: {text}")
    return text


def parsed(text: str) -> Reference | None:
    """Return what the component id `text` asks for, or None if it is none of ours."""
    found = TEMPLATE.fullmatch(text)
    if found is None:
        return None
    match, revision = MatchId(int(found["match"])), int(found["revision"])
    return Reference(match, revision, found["verb"], found["arg"], found["tag"] or "")


def referring(action: Action, origin: Origin) -> Reference:
    """Return what a control with `action` asks for on a page."""
    return Reference(origin.match, origin.revision, action.verb, action.arg, origin.tag)


def ids_of(page: Page, origin: Origin) -> dict[Action, str]:
    """Return the ids of all controls of `page`, by what they ask for; raises what `printed` does."""
    return {action: printed(referring(action, origin)) for action in page.actions()}
