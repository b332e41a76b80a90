"""The table of rights: what the documentation says is what the code reads."""

from pathlib import Path

import pytest

from games.kernel.errors import Refusal
from play.rights import ANYWHERE, BY_ORGANISERS, HOME, REFUSED, RIGHTS, Role, Standing, check, may
from play.rules.moment import MatchCard
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, started

DOCUMENT = Path("docs/rights.md")
ROLES: tuple[Role, ...] = ("host", "heir", "player", "left", "invited", "viewer", "staff", "organiser")
WHERE = {ANYWHERE: "anywhere", HOME: "on its server"}


def table() -> str:
    """Return the rights as the document prints them."""
    lines = ["| | " + " | ".join(ROLES) + " |", "|---" * (len(ROLES) + 1) + "|"]
    for act, rights in RIGHTS.items():
        cells = (WHERE[rights[role]] if role in rights else "" for role in ROLES)
        lines.append(f"| {act} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def test_the_document_has_the_table_of_the_code() -> None:
    assert table() in DOCUMENT.read_text()


def test_every_act_is_refused_in_words_of_its_own() -> None:
    assert RIGHTS.keys() == REFUSED.keys()


def test_a_tournament_takes_two_rights_from_all_but_its_organisers() -> None:
    """Everybody, for every act, from everywhere."""
    for act, rights in RIGHTS.items():
        for role in ROLES:
            for where in ANYWHERE:
                usual = where in rights.get(role, ())
                is_kept = act not in BY_ORGANISERS or role == "organiser"
                assert may(act, Standing(frozenset((role,)), where)) == usual
                assert may(act, Standing(frozenset((role,)), where, is_by_organisers=True)) == (usual and is_kept)


@pytest.fixture
async def card(services: Services) -> MatchCard:
    """Return a running match on a server."""
    match = await started(services, TALLY, ANN, BORIS, VERA, channel_id=700, guild_id=70)
    return await services.finder.card(match)


def test_a_right_holds_only_where_the_table_says(card: MatchCard) -> None:
    staff = frozenset[Role](("staff",))
    assert may("stop", Standing(staff, "server"))
    assert not may("stop", Standing(staff, "elsewhere"))
    with pytest.raises(Refusal, match="not_here") as refused:
        check("stop", Standing(staff, "direct"), card)
    assert refused.value.facts == {"channels": ("700",)}
    with pytest.raises(Refusal, match="closed_match"):
        check("look", Standing(frozenset(), "server"), card)
