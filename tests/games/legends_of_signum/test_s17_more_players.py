"""Bounty, spells and payments where more than two play, and what rules version 1 did there (SPEC 4.1, 17.2, 17.3)."""

from typing import Any

import pytest

from games import registry
from games.kernel.chance import Chance
from games.legends_of_signum.components import HERO
from games.legends_of_signum.events import Built, Clashed, Deployed, Gained, HitsCounted, Paid, SpellCast
from games.legends_of_signum.game import FirstLegendsOfSignum
from games.legends_of_signum.state import Modifier, Unit
from tests.games.legends_of_signum.matches import GAME, A, B, Match, player, tactics
from tests.games.legends_of_signum.scenes import C, D, token, unit

FREE: dict[str, Any] = {"mode": "free", "more": (player("hv1"),)}
FOUR: dict[str, Any] = {"mode": "free", "more": (player("hv1"), player("he2"))}
TEAMS: dict[str, Any] = {"mode": "teams", "more": (player("he2"), player("hw2"))}


class FirstMatch(Match):
    """A match of rules version 1."""

    game = FirstLegendsOfSignum()


def wealth(match: Match) -> list[int]:
    return [each.prosperity for each in match.table.players]


def clash(attacks: str, answers: str, kind: type[Match] = Match, **having: Any) -> Match:
    """Return a match in which A's Recruit has fought B's, both with one health left."""
    match = kind(unit("A1", "e02", 300, 270, wounds=2), unit("B1", "e02", 300, 300, wounds=2), **having)
    match.play("fight A1 B1 assault", attacks, answers)
    return match


@pytest.mark.parametrize("mode", [FREE, FOUR, TEAMS])
def test_s17_2_6_who_kills_the_attacker_gets_the_bounty(mode: dict[str, Any]) -> None:
    hit, miss = "Ax Bu", "Bu Bu"
    assert wealth(clash(miss, hit, **mode))[:3] == [0, 1, 0]
    assert wealth(clash(hit, hit, **mode))[:3] == [1, 1, 0]
    assert wealth(clash(hit, miss, **mode))[:3] == [1, 0, 0]
    assert wealth(clash(hit, hit, FirstMatch, **mode))[:3] == [1, 0, 0], "running matches keep version 1"


def controlled(*units: Unit, **having: Any) -> Match:
    """Return a match in which A has just taken control of B's Executioner, which has one health left."""
    match = Match(
        unit("A1", "v01", 300, 300), unit("B1", "e12", 300, 470, wounds=2), *units, a=player("hv1"), **FREE, **having
    )
    match.play("hex A1 B1", "Bu")
    return match


def test_s17_2_6_a_controlled_character_that_its_owner_kills_pays_the_controller() -> None:
    """D18, also 7.1 and 16.38: in a clash, by a backstab, by a tactic of the owner; an enemy of the owner is paid."""
    fought = controlled(unit("B2", "e03", 300, 500))
    fought.play("fight B1 B2 guard", "Bu Bu Bu Bu", "Ax Ax Ax", "Bu")
    assert wealth(fought) == [1, 0, 0] and fought.player(B).graveyard == ("e12",)
    left = controlled(unit("B2", "e03", 300, 500))
    left.play("move B1 to 30 40", "Ax Bu Bu")
    assert wealth(left) == [1, 0, 0]
    trapped = controlled(unit("B0", "hw1", 300, 600), theirs=tactics("vt1"))
    trapped.play("move B1 to 30 49")
    assert wealth(trapped) == [1, 0, 0]
    third = controlled(unit("C1", "e03", 300, 500))
    third.play("move B1 to 30 40", "Ax Bu Bu")
    assert wealth(third) == [0, 0, 1]


def test_s17_2_6_what_a_controlled_character_kills_pays_its_controller() -> None:
    match = controlled(unit("B2", "e03", 300, 500, wounds=3))
    match.play("fight B1 B2 assault", "Ax Ax Ax Ax", "Bu Bu Bu", "Bu")
    assert wealth(match) == [1, 0, 0]


def test_s17_2_6_spells_terrain_and_nobody() -> None:
    """Spell and terrain pay their player; poison, ruins and cards of the own side pay nobody."""
    strike = Match(
        unit("B1", "e02", 300, 100, wounds=2), unit("C1", "e02", 400, 100), a=player("he2", "MAG"), hand=["s01"], **FREE
    )
    strike.play("cast s01 on B1")
    assert wealth(strike) == [1, 0, 0]
    thorns = Match(unit("A1", "m05", 300, 230, wounds=3), tokens=[token("tw2", 300, 300, seat=2)], **FREE)
    thorns.play("move A1 to 30 28")
    assert wealth(thorns) == [0, 0, 1]
    poison = Match(unit("B1", "e02", 300, 300, wounds=2, poison=1), **FREE)
    poison.play("end")
    assert not poison.is_there("B1") and wealth(poison) == [0, 0, 0]
    ruins = Match(unit("A1", "v12", 300, 357, wounds=2), tokens=[token("g3", 300, 300)], **FREE)
    ruins.play("explore A1", "1 1")
    assert not ruins.is_there("A1") and wealth(ruins) == [0, 0, 0]


def test_s17_2_6_who_leaves_in_the_same_event_gets_nothing() -> None:
    match = Match(unit("A1", "e12", 300, 270, wounds=2), unit("B0", "hw1", 300, 300, wounds=7), **FREE)
    match.play("fight A1 B0 assault", "Ax Bu Bu Bu", "Ax Bu Bu Bu Bu")
    assert match.player(B).gone and not match.is_there("A1") and wealth(match) == [0, 0, 0]


def test_s17_3_7_a_partners_spell_comes_back_when_its_bearer_leaves() -> None:
    """Own spells on the own characters leave with them, and those of the one who leaves stay where they are."""
    blessing, hide = (Modifier(card, seat, "perm", 1, 1) for card, seat in (("es4", A), ("ws4", C)))
    bearer = unit("C1", "e02", 300, 300, modifiers=(blessing, hide))
    mine = unit("A1", "e02", 400, 300, modifiers=(hide,))
    for kind, grave in ((Match, ("es4",)), (FirstMatch, ())):
        match = kind(bearer, mine, **TEAMS)
        step = match.game.leave(match.state, C, Chance(b"leaving", 1))
        assert step is not None
        table = step.state.table
        assert (table.players[A].graveyard, table.players[C].graveyard) == (grave, ())
        assert [each.card for each in table.by_label["A1"].modifiers] == ["ws4"]


def test_s17_3_7_also_when_the_partners_hero_falls() -> None:
    blessing = Modifier("es4", C, "perm", 1, 1)
    match = Match(
        unit("D1", "e02", 300, 300, modifiers=(Modifier("ws4", B, "perm", 0, 2),)),
        unit("D0", "hw2", 500, 270, wounds=7), unit("A1", "e12", 500, 300, modifiers=(blessing,)), **TEAMS,
    )  # fmt: skip
    match.play("fight A1 D0 assault", "Ax Ax Bu Bu Bu", "Bu Bu Bu")
    assert match.player(D).gone and match.player(B).graveyard == ("ws4",) and match.player(C).graveyard == ()


def test_s4_1_what_is_paid_is_told_after_the_announcement() -> None:
    """Which buildings closed, unique ones by their own name, and prosperity; a free building has nothing to tell."""
    match = Match(a=player("hv1", "HALL", "MAG", "uv4", "BAR", prosperity=3), hand=["v01"])
    match.play("deploy v01 at 20 1.5 pay MAG HALL TAV")
    assert [type(event) for event in match.events] == [Deployed, Paid]
    assert match.of_kind(Paid) == [Paid(A, ("MAG", "HALL", "uv4"), 1)]
    assert match.of_kind(Gained) == [] and match.player(A).prosperity == 2
    cast = Match(unit("B1", "e02", 300, 100), a=player("he1", "MAG"), hand=["s01"], theirs=tactics("t02"))
    cast.play("cast s01 on B1")
    assert [type(event) for event in cast.events[:2]] == [SpellCast, Paid], "before what cancels it"
    building = Match(a=player("hv1", "MKT", prosperity=2), phase="construction")
    building.play("build uv1")
    assert building.events == [Built(A, "uv1"), Paid(A, (), 2)]
    free = Match(phase="construction")
    free.play("build MKT")
    assert free.of_kind(Paid) == []


def test_s4_1_version_1_tells_prosperity_first_and_no_buildings() -> None:
    match = FirstMatch(a=player("hv1", "HALL", "MAG", "BAR", prosperity=3), hand=["v01"])
    match.play("deploy v01 at 20 1.5 pay MAG HALL BAR")
    assert [type(event) for event in match.events] == [Gained, Deployed]
    assert match.player(A).prosperity == 2


def test_s6_4_hits_and_blocks_are_told() -> None:
    match = Match(unit("A1", "e12", 300, 270), unit("B1", "v06", 300, 300))
    match.play("fight A1 B1 assault", "Ax Ax Bu Bu", "Sh Sh Ax")
    assert match.of_kind(HitsCounted) == [HitsCounted("A1", "B1", 4, 2, 1, 0)], "Fierce counts its bullseyes"
    first = FirstMatch(unit("A1", "e12", 300, 270), unit("B1", "v06", 300, 300))
    first.play("fight A1 B1 assault", "Ax Ax Bu Bu", "Sh Sh Ax")
    assert first.of_kind(HitsCounted) == [] and first.of_kind(Clashed)


def test_s17_2_both_versions_are_registered() -> None:
    first = registry.find("legends_of_signum", 1)
    assert (first.rules_version, registry.find("legends_of_signum").rules_version, GAME.rules_version) == (1, 2, 2)
    assert first.state_type is GAME.state_type and len(HERO) == 6
