"""Dungeon Twister at a table on Discord: a match of two, from the secret teams to five points."""

import pytest
import simcord

from games.dungeon_twister.state import State
from games.kernel.observation import Observation
from playground.world import World
from render import verbs
from tests.games.dungeon_twister.scenes import scene
from tests.play import shortcuts
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, member_at
from tests.whole.test_twister_set_up import hiding, laid_out

pytestmark = pytest.mark.slow

MAZE = (
    "w.MEK d3, w.WAR d4, w.CLE f4, w.THI c5, w.WLK e5, w.WIZ e1, w.WND e1, w.GOB t10, w.TRE t10,"
    " e.TRO e4, e.CLE d5, e.GOB c3, e.WAR g1, e.MEK* g1"
)
"""Board X in mid-match: a brawl around d4, a gear, an enemy who carries a friend, a Goblin with the Treasure in H."""


async def private(table: Table, who: simcord.MemberActor) -> Observation:
    """Return what somebody may know of the match."""
    found = await shortcuts.private(table.world.bot.services, table.match, who.id)
    assert isinstance(found, Observation)
    return found


async def command(table: Table, player: simcord.MemberActor, name: str, **typed: str) -> Seen:
    """Use a command of the game and confirm what it shows."""
    asked = answer(await player.slash(table.channel, f"twister {name}", **typed))
    assert asked.buttons[0] == "Confirm", asked.text
    return answer(await player.click(asked.message, label=asked.buttons[0]))


async def picked(player: simcord.MemberActor | simcord.UserHandle, page: Seen, label: str) -> Seen:
    """Choose what is called so: a button, or an entry of the only list."""
    if label in page.buttons:
        return answer(await player.click(page.message, label=label))
    value = next(value for value, name in page.options.items() if name == label)
    return answer(await player.select(page.message, [value], custom_id=page.list_id(verbs.PICK)))


async def in_the_maze(table: Table) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Put the match into the position of `MAZE`, West to play a card; return who plays West and East."""
    observation = await table.observation()
    west, east = member_at(table, observation, 0), member_at(table, observation, 1)
    # Who is asked what is stored beside the position; the first card, which is a 2, was played by itself.
    if observation.awaited()[0].seat == 0:
        await command(table, west, "end")
        await command(table, east, "card", card="3")
    await command(table, east, "end")
    assert (await table.observation()).awaited()[0].kind == "card"
    state = scene(MAZE, others_out=True, points=0, hands=((2, 3, 4, 5), (2, 3, 4, 5))).but(phase="card").state
    assert isinstance(state, State)
    await table.put(state)
    await table.refresh()
    return west, east


async def test_a_match_to_five_points(world: World) -> None:
    table = await hiding(world)
    for who in (world.ann, world.boris):
        await laid_out(table, who, "en")
    west, east = await in_the_maze(table)
    before = await table.observation()
    await command(table, west, "card", card="4")
    await command(table, west, "fight", who="WAR", target="e.TRO")
    assert {decision.seat for decision in (await table.observation()).awaited()} == {0, 1}, "both at once"
    await command(table, west, "combat", card="3")

    await world.restart()
    assert (await private(table, west)).view.card == 3
    hidden = await private(table, east)
    assert hidden.view.card is None and hidden.view.public.laid == (True, False)
    message = seen(world.env, east.user.dm_channel)[-1]
    asked = answer(await east.user.click(message.message, label="Make a move"))
    card = await picked(east.user, asked, "+2")
    await east.user.click(card.message, label="Confirm")
    view = (await table.observation()).view
    assert [piece.token for piece in view.public.pieces if piece.fresh] == ["e.CLE", "e.TRO"], "a group is beaten"
    assert view.public.used == ((3,), (2,))

    await command(table, west, "rotate", who="MEK", room="H", way="ccw")
    assert (await table.observation()).view.public.piece("w.GOB").square == "u7", "the twin turned with all on it"
    await command(table, west, "end")
    await command(table, east, "card", card="2")
    await command(table, east, "end")
    await command(table, west, "card", card="5")
    await command(table, west, "move", who="GOB", to="v7")
    assert (await table.observation()).view.public.scores == (3, 0), "the Goblin and the Treasure"
    listed = {each["value"] for each in await west.autocomplete(table.channel, "twister use", "power", "")}
    assert "fire WIZ E" in listed and not [line for line in listed if line.split()[0] in ("move", "fight", "end")]
    await command(table, west, "use", power="fire WIZ E")
    over = await table.observation()
    assert over.outcome is not None and over.outcome.places == (1, 2) and over.outcome.scores == (5, 0)
    assert {out.token for out in over.view.public.out if out.fate == "killed"} >= {"e.WAR", "e.MEK"}, "carrier, carried"
    told = answer(await table.press(world.gleb, "Log")).text
    for said in ("carries ● Treasure out", "throws a fireball", "Warrior burns on g1", "The match is won"):
        assert said in told, said
    assert over.revision > before.revision + 10
