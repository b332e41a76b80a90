"""Teams of a tournament as people meet them: a captain enters one by the card, others agree by a direct message."""

import json

import pytest
import simcord
from msgspec.structs import replace

from play.seats.lobby import Person
from play.tournament_rules.acts import Edited
from playground.world import World
from render import verbs
from tests.whole.contests import SIX, Cup, gathered, hurry
from tests.whole.seen import Seen, answer, seen

TWELVE = (*SIX, "Fedor", "Heidi", "Ivan", "Judy", "Karl", "Lena")
NAMES = ("Foxes", "Owls", "Bears", "Hares")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Discord."""
    hurry(monkeypatch)


@pytest.fixture
async def cup(world: World) -> Cup:
    """Return the organiser and eleven others, before there is a tournament."""
    return Cup(world, await gathered(world, TWELVE))


async def teams(cup: Cup) -> Cup:
    """Let Ann open a tournament of teams of three."""
    made = answer(await cup.people["Ann"].slash(cup.world.games, "organise new"))
    services = cup.world.bot.services
    short = (await services.contests.of_guild(cup.world.guild.id, 1))[0]
    view = await services.contests.view(short.tournament, is_organiser=True)
    settings = replace(view.settings, boards=3, rounds=1)
    edited = Edited(format="teams", game="dungeon_twister", settings=settings)
    with cup.world.env._bot_scope():  # so that simcord waits for what begins here
        await services.organising.edit(short.tournament, Person(cup.people["Ann"].id, "Ann"), edited)
    await cup.world.env.settle()
    await cup.press("Ann", "Open", made)
    return cup


async def entered(cup: Cup, captain: str, name: str, *members: str) -> Seen:
    """Let a captain enter a team by the card and ask others, who agree by the direct message."""
    empty = await cup.press(captain, "Take part")
    form = await cup.people[captain].click(empty.message, label="New team…")
    assert form.modal is not None
    mended = answer(await cup.people[captain].submit_modal(form, {"line": "@everyone"}))
    form = await cup.people[captain].click(mended.message, label="New team…")
    assert "can't mention people" in mended.text and '"@everyone"' in json.dumps(form.modal), "it is there to be mended"
    page = answer(await cup.people[captain].submit_modal(form, {"line": name}))
    await cup.world.env.settle()
    assert name in cup.card.text
    asked = [cup.people[each] for each in members]
    page = answer(await cup.people[captain].select(page.message, asked, custom_id=page.list_id(verbs.TEAM_ASK)))
    for each in members:
        await agreed(cup, cup.people[each], name)
    await cup.world.env.settle()
    return page


async def agreed(cup: Cup, member: simcord.MemberActor, name: str) -> None:
    """Let somebody press in the direct message that they play for a team; it is no server where they ask."""
    letter = [each for each in seen(cup.world.env, member.user.dm_channel) if name in each.text][-1]
    label = next(label for label in letter.buttons if label == f"Play for {name}")
    assert name in answer(await member.user.click(letter.message, label=label)).text


async def test_four_teams_of_three_enter_by_presses_and_meet_board_by_board(cup: Cup) -> None:
    """Catches a way into a team that ends somewhere: the card, the form, the list of people, the letter."""
    await teams(cup)
    for place, name in enumerate(NAMES):
        captain, *members = TWELVE[3 * place : 3 * place + 3]
        await entered(cup, captain, name, *members)
        assert name in cup.card.text
    assert "The team is complete." in (await cup.press("Boris", "Take part")).text
    await cup.press("Ann", "Start", await cup.press("Ann", "Organise"))
    await cup.world.bot.clock.beat()
    await cup.world.env.settle()
    shown = (await cup.press("Boris", "Pairings")).text
    assert all(name in shown for name in (*TWELVE, *NAMES))
    assert {shown.count(f"**{board}.** ") for board in (1, 2, 3)} == {2}
    standings = (await cup.press("Boris", "Standings")).text
    assert all(name in standings for name in NAMES)
    assert "½" not in standings.partition("members by board")[2], "a match that runs is no draw"
    assert "waiting for you" in (await cup.press("Emil", "My matches")).text


async def test_who_declines_by_direct_message_is_told_so_and_what_the_letter_is_worth_then(cup: Cup) -> None:
    """Catches "There is no tournament 1" for somebody who has just refused to play in it, and a no that is no no."""
    await teams(cup)
    page = await entered(cup, "Boris", "Bears", "Heidi")
    emil, ida = cup.people[TWELVE[2]], cup.people[TWELVE[3]]
    await cup.people["Boris"].select(page.message, [emil, ida], custom_id=page.list_id(verbs.TEAM_ASK))
    await cup.world.env.settle()
    letter = seen(cup.world.env, emil.user.dm_channel)[-1]
    assert "You do not play for them" in answer(await emil.user.click(letter.message, label="No, thanks")).text
    told = seen(cup.world.env, cup.people["Boris"].user.dm_channel)[-1]
    assert "does not want to play for the team **Bears**" in told.text and "My team" in told.buttons
    late = answer(await emil.user.click(letter.message, label="Play for Bears"))
    assert "No captain of this team has asked you, or the invitation is over." in late.text
    await agreed(cup, ida, "Bears")
    letter = next(each for each in seen(cup.world.env, ida.user.dm_channel) if "No, thanks" in each.buttons)
    after = answer(await ida.user.click(letter.message, label="No, thanks"))
    assert "You play for Bears already. To leave the team, press **Withdraw**" in after.text
