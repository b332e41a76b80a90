"""Decks that people make themselves, in the simulated Discord: by commands and by buttons, and played in a match."""

import simcord

from games.kernel.ids import GameId
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.decks import RULES, faults, usable
from playground.world import World
from render import verbs
from render.deck_lists import written
from tests.play.shortcuts import private
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, started
from text import words

GAME = GameId("legends_of_signum")
ENGLISH = words("en")
HERO = "hv1"


def own_deck() -> tuple[str, ...]:
    """Return a legal deck that is not the ready-made one: one card is another."""
    ready = READY_DECK[HERO]
    changed = ((*ready[1:], card) for card in usable(HERO))
    return next(tuple(sorted(deck)) for deck in changed if sorted(deck) != sorted(ready) and not faults(HERO, deck))


def as_text(cards: tuple[str, ...], name: str = "") -> str:
    return written(GAME, HERO, cards, ENGLISH, name)


async def deck(world: World, who: simcord.MemberActor, act: str, **typed: str) -> Seen:
    """Use a command about decks in #games."""
    return answer(await who.slash(world.games, f"signum deck {act}", **typed))


async def test_a_deck_is_made_changed_shared_and_imported_by_commands(world: World) -> None:
    made = await deck(world, world.ann, "new", hero=HERO, name="Night watch")
    assert "Night watch" in made.text and "breaks no rule" in made.text
    broken = await deck(world, world.ann, "edit", deck="Night watch", text="3 Magic Strike\nNobody at all")
    assert "can't be played yet" in broken.text and "Nobody at all" in broken.text
    assert "can't be played yet" in (await deck(world, world.ann, "check", deck="night")).text
    mended = await deck(world, world.ann, "edit", deck="Night watch", text=as_text(own_deck()))
    assert "breaks no rule" in mended.text
    assert "Night watch" in (await deck(world, world.ann, "list")).options.values()

    shared = (await deck(world, world.ann, "share", deck="Night watch")).text
    text = shared.split("```")[1].strip()
    assert "no such deck" in (await deck(world, world.boris, "check", deck="Night watch")).text, "decks are private"
    taken = await deck(world, world.boris, "import", text=text)
    assert "Night watch" in taken.text and "breaks no rule" in taken.text
    (his,) = await world.bot.services.decks.of_person(world.boris.id, GAME)
    assert sorted(his.cards) == sorted(own_deck())

    asked = await deck(world, world.ann, "delete", deck="Night watch")
    await world.ann.click(asked.message, label="Delete")
    assert await world.bot.services.decks.of_person(world.ann.id, GAME) == ()
    assert len(await world.bot.services.decks.of_person(world.boris.id, GAME)) == 1


async def test_decks_are_reached_by_buttons_alone(world: World) -> None:
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    page = answer(await world.ann.click(seen(world.env, world.games)[-1].message, label="Help"))
    page = answer(await world.ann.click(page.message, label=ENGLISH("button-how-to-game", game="Legends of Signum")))
    page = answer(await world.ann.click(page.message, label="My decks"))
    page = answer(await world.ann.select(page.message, [HERO], custom_id=page.list_id(verbs.DECK_NEW)))
    form = await world.ann.click(page.message, label="Edit")
    assert form.modal is not None
    page = answer(await world.ann.submit_modal(form, {"line": as_text(own_deck(), "Mine")}))
    assert "Mine" in page.text and "breaks no rule" in page.text
    page = answer(await world.ann.click(page.message, label="Copy the text"))
    assert "# Mine" in page.text
    (mine,) = await world.bot.services.decks.of_person(world.ann.id, GAME)
    assert sorted(mine.cards) == sorted(own_deck())


async def test_an_own_deck_is_played_and_nobody_else_learns_of_it(world: World) -> None:
    await deck(world, world.ann, "import", text=as_text(own_deck(), "Mine"))
    table = await started(world, GAME)
    await played(table, world.ann, "Mine")
    own = await private(table.world.bot.services, table.match, world.ann.id)
    assert sorted(own.view.own.list) == sorted(own_deck())
    other = await private(table.world.bot.services, table.match, world.boris.id)
    assert other.view.own.list == () and not any(player.hero for player in other.view.table.players)
    await deck(world, world.ann, "edit", deck="Mine", text="# Mine\n2 Magic Strike")
    assert RULES.faults(HERO, ("s01", "s01"))
    own = await private(table.world.bot.services, table.match, world.ann.id)
    assert sorted(own.view.own.list) == sorted(own_deck()), "a match keeps the deck as it was"


async def played(table: Table, who: simcord.MemberActor, name: str) -> Seen:
    """Answer the first question of a match with a deck of one's own, by buttons."""
    page = answer(await table.press(who, "Make a move"))
    number = next(value for value, called in page.options.items() if called == name)
    asked = answer(await who.select(page.message, [number], custom_id=page.list_id(verbs.DECK_PLAY)))
    return answer(await who.click(asked.message, label="Confirm"))
