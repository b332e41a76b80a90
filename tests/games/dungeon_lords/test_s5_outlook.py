"""What fatigue does in the rest of a year's combat, as far as the lord may know (SPEC 5.9)."""

from games.dungeon_lords.components import SPELL
from games.dungeon_lords.moves import PlanTraps, Send
from games.dungeon_lords.quotes import Outlook, PlanQuote
from games.dungeon_lords.quoting import fatigues, outlook
from tests.games.dungeon_lords.fights import GAME, P1, lord, planning_of
from tests.games.dungeon_lords.scenes import tiles

ROUNDS = (1, 2, 3, 4)


def test_s5_9_the_fatigue_of_a_card_not_known_lies_between_the_least_and_the_most() -> None:
    assert fatigues(("", "", "", ""), 1) == ((1, 2),) * 4
    assert fatigues(("detect_evil", "", "", ""), 1)[0] == (2, 2)
    assert fatigues(("", "", "", ""), 2) == ((2, 3),) * 4
    twos = tuple(card for card, spell in SPELL.items() if spell.year == 1 and spell.fatigue == 2)
    assert len(twos) == 4
    assert fatigues((*twos[:3], ""), 1)[3] == (1, 2)


def test_s5_9_a_tile_falls_each_round_while_somebody_is_left() -> None:
    known = ((1, 1),) * 4
    found = outlook(tiles("C1 C2 C3"), (3, 2), known, ROUNDS)
    assert [(each.round, each.falls, each.cells) for each in found] == [
        (1, "yes", ("C1",)), (2, "yes", ("C2",)), (3, "no", ("C3",)),
    ]  # fmt: skip


def test_s5_9_what_is_not_known_may_fall() -> None:
    found = outlook(tiles("C1 C2 C3"), (2,), ((1, 2),) * 4, ROUNDS)
    assert [(each.round, each.falls) for each in found] == [(1, "maybe"), (2, "no")]
    assert found[0] == Outlook(1, 1, 2, "maybe", ("C1",))


def test_s5_9_the_rehearsal_of_a_plan_goes_on_to_the_end_of_the_year() -> None:
    own = lord(["warrior_1_4"], tiles=["C1", "C2"], creatures=["goblin"])
    quote = GAME.explain(planning_of(own), P1, Send(("goblin",)))
    assert isinstance(quote, PlanQuote)
    # Five hit points, two taken by the goblin: this round 1 or 2 more, then as much again.
    assert [(each.round, each.falls, each.cells) for each in quote.rest] == [
        (1, "yes", ("C1",)), (2, "maybe", ("C2",)), (3, "no", ("C3",)),
    ][:len(quote.rest)]  # fmt: skip
    spied = lord(["warrior_1_4"], tiles=["C1", "C2"], creatures=["goblin"], spied=(1,))
    known = GAME.explain(planning_of(spied, card="detect_evil"), P1, Send(()))
    assert isinstance(known, PlanQuote)
    assert known.conquered and [each.round for each in known.rest][:1] == [2]


def test_s5_3_a_plan_tells_what_thieves_stop() -> None:
    own = lord(["warrior_1_4", "thief_1_2"], tiles=["C1"], traps=("rolling_stone",))
    quote = GAME.explain(planning_of(own), P1, PlanTraps(("rolling_stone",)))
    assert isinstance(quote, PlanQuote)
    assert quote.stopped == 2
