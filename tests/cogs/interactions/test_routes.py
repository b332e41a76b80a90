"""Every verb has one handler, and every handler a verb."""

import pytest

from cogs import command_tree
from cogs.interactions.request import Request
from cogs.interactions.routes import pressed, route_of
from render import verbs
from tests.cogs.answered import answered_verbs

ARGUMENTS = {"YES", "NO", "AGAINST", "SEE", "GUESSED", "LAST", "EVERY", "PLAN", "REFUSED", "PUBLIC", "TABLE", "ASK",
    "HERE",
}  # fmt: skip
VERBS = {value for name, value in vars(verbs).items() if name.isupper() and name not in ARGUMENTS}


def test_every_verb_has_a_handler() -> None:
    assert command_tree.HANDLERS
    assert answered_verbs() == VERBS


def test_only_modals_are_not_acknowledged_first() -> None:
    modal = {verb for verb in VERBS if (route := route_of(verb)) is not None and route.manner == "modal"}
    assert modal == {
        verbs.AWAY_UNTIL, verbs.BAND, verbs.CARD, verbs.DECK_TEXT, verbs.LINE, verbs.MOVED, verbs.OWN_NUMBER,
        verbs.OWN_PACE, verbs.SALT,
        verbs.SEARCH, verbs.SET_UP, verbs.VOTE_PACE, verbs.WEBHOOK_URL, verbs.ZONE,
        verbs.ENTER_SALT, verbs.CUP_EDIT, verbs.CUP_PAUSE, verbs.CUP_CANCEL, verbs.CUP_SWAP, verbs.CUP_EXTEND,
        verbs.CUP_REPLACE, verbs.CUP_REMOVE, verbs.CUP_JUDGE, verbs.CUP_CORRECT, verbs.CUP_FORGIVE, verbs.CUP_FORBID,
        verbs.CUP_IMPORT, verbs.CUP_BLANK, verbs.CUP_NEXT_YES, verbs.CUP_ASK, verbs.TEAM_NEW,
        verbs.LEAGUE_EDIT, verbs.LEAGUE_REMOVE, verbs.LEAGUE_CLOSE,
    }  # fmt: skip


def test_a_verb_has_one_handler() -> None:
    async def other(request: Request) -> None:
        del request

    with pytest.raises(ValueError, match="twice"):
        pressed(verbs.MENU)(other)
