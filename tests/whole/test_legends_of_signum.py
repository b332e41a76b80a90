"""Legends of Signum at a table on Discord: the set-up by commands and buttons, and an evening up to a victory."""

from collections import Counter

import pytest
import simcord
from msgspec.structs import replace

from games.kernel.observation import Observation
from games.legends_of_signum.components import HERO
from games.legends_of_signum.events import Clashed, TacticFired
from games.legends_of_signum.notation import centimetres
from games.legends_of_signum.state import FaceDown, State
from playground.world import World
from render.legends_of_signum import menu
from render.registry import pages_of
from tests.games.legends_of_signum.matches import player as owner
from tests.games.legends_of_signum.matches import tactics
from tests.games.legends_of_signum.scenes import table as field
from tests.games.legends_of_signum.scenes import token, unit
from tests.play.shortcuts import private
from tests.whole.seen import SELECT, Seen, answer
from tests.whole.tables import Table, member_at, started
from tests.whole.test_own_decks import GAME, as_text, deck, own_deck, played
from text import words

FIELD = 600
TRIES = 60
"""So often a hex with a chance of one third may fail."""


async def command(table: Table, player: simcord.MemberActor, act: str, **typed: str) -> Seen:
    """Use a command of the game and confirm what it shows."""
    asked = answer(await player.slash(table.channel, f"signum {act}", **typed))
    assert asked.buttons[:1] == ["Confirm"], asked.text
    return answer(await player.click(asked.message, label="Confirm"))


async def own(table: Table, who: simcord.MemberActor) -> Observation:
    """Return what somebody may know of the match."""
    found = await private(table.world.bot.services, table.match, who.id)
    assert isinstance(found, Observation)
    return found


async def state_of(table: Table) -> State:
    found = (await table.loaded()).state
    assert isinstance(found, State)
    return found


async def set_up(table: Table) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Answer everything after the heroes, up to the first turn, which is Ann's; return who plays first and second."""
    observation = await table.observation()
    chooser = member_at(table, observation, observation.view.table.active)
    await command(table, chooser, "setup", choice="first" if chooser is table.world.ann else "second")
    for who in (table.world.ann, table.world.boris):
        await command(table, who, "setup", choice="keep")
        await command(table, who, "setup", choice="start MKT BAR")
    order = (await table.observation()).view.table.order
    first, second = (member_at(table, observation, seat) for seat in order)
    for who, seat, side in ((first, order[0], 0), (second, order[1], FIELD)):
        depth = HERO[(await table.observation()).view.table.players[seat].hero].radius
        await command(table, who, "setup", choice=f"place at 30 {centimetres(abs(side - depth))}")
    return first, second


def evening(before: State, seat: int) -> State:
    """Return a position in the middle of a match, in which `seat` has most of its plans before it.

    Three hexers see an Executioner beside its hero, who has one health left. Ruins are in reach. Three tactics of the
    other player lie face down.
    """
    mine, theirs = "AB"[seat], "BA"[seat]
    units = (
        unit(f"{mine}0", "hv1", 300, 15), unit(f"{theirs}0", "hw1", 300, 485, wounds=7),
        *(unit(f"{mine}{number}", "v01", x, 300) for number, x in ((1, 300), (2, 345), (3, 255))),
        unit(f"{mine}4", "m05", 420, 100), unit(f"{mine}5", "e12", 500, 240), unit(f"{mine}6", "v12", 100, 357),
        unit(f"{theirs}1", "e12", 300, 450), unit(f"{theirs}2", "v06", 500, 300),
    )  # fmt: skip
    held = tactics("t01", "wt2", "t03")
    hidden = tuple(FaceDown(laid.number, ("HALL",)) for laid in held["tactics"])
    players = [owner("hw1", "HALL", "BAR"), owner("hw1", "HALL", "BAR")]
    players[seat] = owner("hv1", "MAG", "HALL", "MKT", "BAR", "GLD", prosperity=9)
    players[1 - seat] = replace(players[1 - seat], tactics=hidden, laid=9)
    secrets = list(before.secrets)
    secrets[seat] = replace(secrets[seat], hand=("s01", "v04", "e02"))
    secrets[1 - seat] = replace(secrets[1 - seat], **held)
    return State(
        field(*units, tokens=[token("g3", 100, 300)], players=players, heroes=("hw1", "hw1"), active=seat,
              order=before.table.order),
        tuple(secrets),
    )  # fmt: skip


async def fired(table: Table) -> list[str]:
    """Return the tactics that have sprung, as the log tells."""
    entries = (await table.observation()).log
    return [event.card for entry in entries for event in entry.events if isinstance(event, TacticFired)]


async def asked(table: Table) -> set[str]:
    return {decision.kind for decision in (await table.observation()).decisions}


async def control(table: Table, who: simcord.MemberActor, hexers: tuple[str, ...], target: str) -> None:
    """Hex a character until it obeys; the position is put anew after misses."""
    before = await state_of(table)
    for number in range(TRIES):
        await command(table, who, "skill hex", who=hexers[number % len(hexers)], target=target)
        if "control" in await asked(table):
            return
        await table.put(before)
    raise AssertionError("no hex has worked")


async def test_cards_of_the_opening_hand_are_set_aside_in_one_list(world: World) -> None:
    table = await started(world, GAME)
    for who, hero in ((world.ann, "hv1"), (world.boris, "hw1")):
        await command(table, who, "setup", choice=f"hero {hero}")
    observation = await table.observation()
    await command(table, member_at(table, observation, observation.view.table.active), "setup", choice="first")
    world.speaks(world.boris, "ru")
    for who, language, places in ((world.ann, "en", (0, 2)), (world.boris, "ru", ())):
        said = words(language)
        hand = (await own(table, who)).view.own.hand
        page = await table.open_menu(who)
        assert said("legends_of_signum-part-aside-none") in page.text
        (listed,) = (part for part in page.parts if part["type"] == SELECT)
        assert (listed["min_values"], listed["max_values"]) == (0, len(hand)) == (0, len(listed["options"]))
        assert listed["placeholder"] == said("part-prompt-several", part=said("legends_of_signum-part-aside"))
        values = [str(place) for place in places]
        picked = answer(await who.select(page.message, values, custom_id=listed["custom_id"]))
        (again,) = (part for part in picked.parts if part["type"] == SELECT)
        assert len([option for option in again["options"] if option.get("default")]) == len(places)
        await who.click(picked.message, label=said("button-confirm"))
        state = await state_of(table)
        seat = (await own(table, who)).observer
        assert seat is not None
        assert state.secrets[seat].aside == len(places)
        kept = Counter(hand) - Counter(hand[place] for place in places)
        assert Counter(state.secrets[seat].hand) >= kept


@pytest.mark.slow
async def test_an_evening_of_two_to_a_victory(world: World) -> None:
    """The other player is away: three tactics spring while Ann plays a turn with her own deck."""
    await deck(world, world.ann, "import", text=as_text(own_deck(), "Mine"))
    table = await started(world, GAME)
    await played(table, world.ann, "Mine")
    await command(table, world.boris, "setup", choice="hero hw1")
    first, second = await set_up(table)
    for who in (first, second):
        await command(table, who, "levy")
        await command(table, who, "end")
    assert (await table.observation()).view.table.round == 2

    await table.put(evening(await state_of(table), 0))
    await table.refresh()
    hidden = await own(table, world.ann)
    assert hidden.view.own.tactics == () and len(hidden.view.table.players[1].tactics) == 3
    await command(table, world.ann, "run", who="A4", to="42 25")
    assert await fired(table) == ["wt2"]
    await command(table, world.ann, "deploy", card="v04", at="20 1.5", pay="GLD MKT")
    assert await fired(table) == ["wt2", "t03"]

    stored = await state_of(table)
    typed = answer(await world.ann.slash(table.channel, "signum move", who="A5", to="contact B2"))
    tried = answer(await world.ann.click(typed.message, label="Try"))
    assert "hits against" in tried.text and await state_of(table) == stored, "no stance, nothing"
    await command(table, world.ann, "move", who="A5", to="contact B2")
    assert await asked(table) == {"follow_up", "orders"}
    await world.restart()
    fought = await command(table, world.ann, "fight", who="A5", target="B2", stance="assault")
    assert "charge" in fought.text
    assert await fired(table) == ["wt2", "t03", "t01"]
    log = (await table.observation()).log[-1]
    assert [event.charge for event in log.events if isinstance(event, Clashed)] == [True], "it charged before the stop"
    seen = await own(table, world.boris)
    told = " ".join(line for entry in seen.log for line in pages_of(GAME).lines(entry, seen, words("en")))
    for name in ("Wolf Pit", "Ambushers", "Sudden Riposte"):
        assert name in told, told

    await command(table, world.ann, "explore", who="A6")
    assert (await table.observation()).view.table.tokens[0].explored
    await control(table, world.ann, ("A1", "A2", "A3"), "B1")
    await command(table, world.ann, "end")
    assert await asked(table) == {"activation"}, "the controlled one has done what it could, the turn continues"
    await command(table, world.ann, "cast", card="s01", target="B0")
    over = await table.observation()
    assert over.outcome is not None and over.outcome.places == (1, 2)
    assert over.view.table.result is not None and over.view.table.result.reason == "hero"


async def test_the_lines_of_a_typed_plan_mean_what_they_would_mean_then(world: World) -> None:
    """With an activation open `end` closes that; lined up after `done` it ends the turn."""
    table = await started(world, GAME)
    for who, hero in ((world.ann, "hv1"), (world.boris, "hw1")):
        await command(table, who, "setup", choice=f"hero {hero}")
    await set_up(table)
    await table.put(evening(await state_of(table), 0))
    await table.refresh()
    await command(table, world.ann, "move", who="A5", to="contact B2")
    planned = answer(await world.ann.slash(table.channel, "play", line="done A5, end"))
    await world.ann.click(planned.message, label="Confirm all 2")
    view = (await table.observation()).view
    assert (view.table.active, view.table.phase) == (1, "construction")


async def test_a_turn_is_chosen_by_kind_and_lists_of_everything_are_still_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that was posted before there were kinds has all that can be done in one list, with the same ids."""
    table = await started(world, GAME)
    for who, hero in ((world.ann, "hv1"), (world.boris, "hw1")):
        await command(table, who, "setup", choice=f"hero {hero}")
    await set_up(table)
    await table.put(evening(await state_of(table), 0))
    await table.refresh()
    with monkeypatch.context() as before:
        before.setattr(menu, "kinds_of", lambda *_: ())
        old = await table.open_menu(world.ann)
    (listed,) = (part for part in old.parts if part["type"] == SELECT)
    wanted = next(each["value"] for each in listed["options"] if "A5" in each["label"] and "move" in each["label"])
    places = answer(await world.ann.select(old.message, [wanted], custom_id=listed["custom_id"]))

    page = await table.open_menu(world.ann)
    assert not any(part["type"] == SELECT for part in page.parts)
    kind = next(label for label in page.buttons if label.startswith("Move ("))
    opened = answer(await world.ann.click(page.message, label=kind))
    (listed,) = (part for part in opened.parts if part["type"] == SELECT)
    chosen = next(each["value"] for each in listed["options"] if "A5" in each["label"])
    again = answer(await world.ann.select(opened.message, [chosen], custom_id=listed["custom_id"]))
    assert again.text == places.text and "A5" in again.text
    (numbered,) = (part for part in again.parts if part["type"] == SELECT)
    assert numbered["options"][0]["label"].startswith("1. ")
    picked = answer(
        await world.ann.select(again.message, [numbered["options"][0]["value"]], custom_id=numbered["custom_id"])
    )
    assert picked.buttons[:1] == ["Confirm"]
