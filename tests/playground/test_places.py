"""Which channels each person sees, and what is unread there."""

from playground.places import Looked, people_of, places_of
from playground.world import World


async def open_table(world: World, *, secret: bool = False) -> str:
    await world.ann.slash(world.games, "match new", game="tetranomicon", secret=secret)
    return str(world.games.threads[-1].id)


async def test_everybody_has_the_channels_and_their_own_direct_messages(world: World) -> None:
    for name, member in world.members.items():
        places = places_of(world, name, Looked())
        assert [place.name for place in places] == ["games", "general", "off-topic", ""]
        assert [place.kind for place in places] == ["channel", "channel", "channel", "dm"]
        assert places[-1].key == str(member.user.dm_channel.id)


async def test_a_new_thread_is_listed_under_its_channel_newest_first(world: World) -> None:
    first, second = await open_table(world), await open_table(world)
    assert [place.key for place in places_of(world, "Gleb", Looked())][1:3] == [second, first]


async def test_a_private_thread_is_listed_for_its_members_and_the_owner(world: World) -> None:
    await world.boris.slash(world.games, "match new", game="tetranomicon", secret=True)
    seen = [any(place.kind == "thread" for place in places_of(world, name, Looked())) for name in world.members]
    assert seen == [True, True, False, False]


async def test_messages_of_others_since_the_last_look_are_unread(world: World) -> None:
    looked = Looked()
    await world.boris.send(world.games, "hello")
    await world.boris.send(world.games, "anybody?")
    assert [places_of(world, name, looked)[0].unread for name in ("Ann", "Boris")] == [2, 0]
    looked.note(world, "Ann", str(world.games.id))
    await world.boris.send(world.games, "well")
    assert [places_of(world, name, looked)[0].unread for name in ("Ann", "Vera")] == [1, 3]


async def test_private_answers_and_notices_are_not_unread(world: World) -> None:
    await open_table(world)
    assert [places_of(world, name, Looked())[0].unread for name in world.members] == [0, 0, 0, 0]


async def test_mentions_are_counted(world: World) -> None:
    table = await open_table(world)
    found = {name: next(p for p in places_of(world, name, Looked()) if p.key == table) for name in world.members}
    assert {name: place.called for name, place in found.items()} == {
        "Ann": True,
        "Boris": False,
        "Vera": False,
        "Gleb": False,
    }
    assert {person.name: person.waiting for person in people_of(world, Looked())} == {
        "Ann": 1,
        "Boris": 0,
        "Vera": 0,
        "Gleb": 0,
    }


async def test_a_direct_message_counts_as_a_mention_until_it_is_read(world: World) -> None:
    await (await world.bot.fetch_user(world.vera.id)).send("sealed")
    looked = Looked()
    direct_messages = places_of(world, "Vera", looked)[-1]
    assert (direct_messages.unread, direct_messages.called) == (1, True)
    looked.note(world, "Vera", direct_messages.key)
    assert places_of(world, "Vera", looked)[-1].unread == 0
    assert all(person.waiting == 0 for person in people_of(world, looked))


async def test_looking_at_no_channel_does_nothing(world: World) -> None:
    looked = Looked()
    looked.note(world, "Ann", "nowhere")
    looked.note(world, "Ann", "17")
    assert places_of(world, "Ann", looked) == places_of(world, "Ann", Looked())
