"""Two accounts of one person, as people press it: by both, and by the staff of a server for an account that is gone."""

from playground.world import World
from render import verbs
from tests.whole.seen import answer
from tests.whole.tables import started


async def test_both_accounts_press_and_the_seat_is_the_others(world: World) -> None:
    """Catches a seat whose buttons the new account cannot press, and a merge by one of the two alone."""
    table = await started(world)
    early = answer(await world.gleb.slash(world.games, "account take", player=world.boris))
    assert "has not offered you anything" in early.text
    page = answer(await world.boris.slash(world.games, "privacy"))
    page = answer(await world.boris.click(page.message, label="Two accounts"))
    asked = answer(await world.boris.select(page.message, [world.gleb], custom_id=page.list_id(verbs.GIVE_ALL)))
    assert "Give everything of this account to Gleb?" in asked.text
    given = answer(await world.boris.click(asked.message, label="Yes, that is my account"))
    assert "within a day" in given.text
    asked = answer(await world.gleb.slash(world.games, "account take", player=world.boris))
    assert "It has a seat in 1 match" in asked.text
    taken = answer(await world.gleb.click(asked.message, label="Take over"))
    assert "decks and ratings that Boris had." in taken.text
    faces = (await table.observation()).faces
    assert world.gleb.id in {face.user_id for face in faces}
    assert world.boris.id not in {face.user_id for face in faces}
    refused = answer(await table.press(world.boris, "Hand"))
    assert "Boris" not in refused.text
    new = answer(await world.boris.slash(world.games, "match new", game="auction"))
    assert "This account has given everything to another one of yours." in new.text


async def test_an_offer_can_be_taken_back(world: World) -> None:
    asked = answer(await world.boris.slash(world.games, "account give", player=world.gleb))
    given = answer(await world.boris.click(asked.message, label="Yes, that is my account"))
    kept = answer(await world.boris.click(given.message, label="Don't give it"))
    assert "keeps everything" in kept.text
    refused = answer(await world.gleb.slash(world.games, "account take", player=world.boris))
    assert "has not offered you anything" in refused.text


async def test_pairs_are_for_staff(world: World) -> None:
    """Catches a page of suspicions that everybody can read, in direct messages too."""
    page = answer(await world.ann.slash(world.games, "account pairs"))
    assert "nobody here plays mostly one other person" in page.text
    assert "manage the server" in answer(await world.gleb.slash(world.games, "account pairs")).text
    assert "only on a server" in answer(await world.ann.user.slash("account pairs")).text


async def test_staff_say_whose_an_account_was(world: World) -> None:
    """Catches an account of somebody who is still here, one that passes on at once, and a person who is not told."""
    table = await started(world)
    gone = world.boris.id
    await world.bot.services.matches.resign(table.match, gone)
    said = {"old": str(gone), "new": f"<@{world.gleb.id}>"}
    here = answer(await world.ann.slash(world.games, "account moved", **said))
    assert "That account is on this server" in here.text
    world.env.backend.remove_member(world.guild.id, gone)
    world.bot.members._known.clear()
    moved = answer(await world.ann.slash(world.games, "account moved", **said))
    assert "Both accounts are told" in moved.text
    page = answer(await world.gleb.slash(world.games, "privacy"))
    page = answer(await world.gleb.click(page.message, label="Two accounts"))
    assert "say that the account Boris was yours" in page.text
    early = answer(await world.gleb.click(page.message, label="Take over from Boris"))
    assert "can still object" in early.text
    word = answer(await world.ann.slash(world.games, "account moved", old="Boris", new="Gleb"))
    assert "is no account" in word.text
