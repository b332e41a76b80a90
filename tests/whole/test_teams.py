"""Teams of a tournament as people meet them: a captain enters one by the card, others agree by a direct message."""

import pytest
import simcord
from msgspec.structs import replace

from play.seats.lobby import Person
from play.tournament_rules.acts import Edited
from playground.world import World
from render import verbs
from tests.whole.contests import Cup, hurry, six
from tests.whole.seen import Seen, answer, seen


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Discord."""
    hurry(monkeypatch)


@pytest.fixture
async def cup(world: World) -> Cup:
    """Return the organiser and five others, before there is a tournament."""
    return Cup(world, await six(world))


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


async def test_two_teams_of_three_enter_by_presses(cup: Cup) -> None:
    """Catches a way into a team that ends somewhere: the card, the form, the list of people, the letter."""
    await teams(cup)
    await entered(cup, "Ann", "Foxes", "Boris", "Vera")
    await entered(cup, "Gleb", "Owls", "Dora", "Emil")
    assert "The team is complete." in (await cup.press("Boris", "Take part")).text
    assert "Foxes" in cup.card.text and "Owls" in cup.card.text
    assert {"Start"} <= set((await cup.press("Ann", "Organise")).buttons)
