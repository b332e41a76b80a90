"""Leagues as people see them: made by buttons, joined, played, looked at; presses that are old, twice or wrong."""

import pytest

from playground.world import World
from tests.whole.contests import SIX, Contest, gathered, hurry
from tests.whole.forms import defaults
from tests.whole.seen import Seen, answer, seen

PARTS = ("Game and divisions…", "Options…", "Seasons…", "Members…")


class Club(Contest):
    """A league in #games of which Ann is the organiser."""

    async def opened(self, *members: str) -> Seen:
        """Let Ann make a league of duels and open it, and people join; return her page."""
        made = await self.typed("Ann", "league new", game="dungeon_twister")
        page = await self.press("Ann", "Let people join", made)
        for name in members:
            await self.press(name, "Join")
        return page

    async def running(self) -> None:
        """Let all six join, and the first season open."""
        page = await self.opened(*SIX)
        asked = await self.press("Ann", "Open the first season", page)
        assert "**Members who play:** 6, in 1 division" in asked.text and "**Each plays** 5 matches" in asked.text
        await self.press("Ann", "Yes, start", asked)
        await self.world.bot.clock.beat()
        await self.world.env.settle()


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Discord."""
    hurry(monkeypatch)


@pytest.fixture
async def club(world: World) -> Club:
    """Return the organiser and five others, before there is a league."""
    return Club(world, await gathered(world))


async def test_a_league_is_made_by_three_presses_and_others_join(club: Club) -> None:
    """Somebody who has never seen it types nothing, and the message says at each step how far it is."""
    listed = await club.typed("Ann", "league list")
    made = await club.press("Ann", "New league", listed)
    assert "It is a draft" in made.text and not club.cards
    said = await club.press("Ann", "Let people join", made)
    assert "People can join" in said.text
    assert "Nobody has joined yet; it needs 4." in club.card.text
    first = await club.press("Boris", "Join")
    assert "You are in" in first.text
    again = await club.press("Boris", "Join")
    assert "already" in again.text
    assert "1 member plays in it" in club.card.text


async def test_nobody_hears_of_a_dropped_draft(club: Club) -> None:
    """Catches a message of a league that nobody could ever join, with a reason to read."""
    made = await club.typed("Ann", "league new")
    dropped = await club.press("Ann", "Drop the draft", made)
    assert "is closed" in dropped.text
    assert not club.cards
    assert "There are none yet" in (await club.typed("Boris", "league list")).text


async def test_one_message_shows_a_season_and_ones_own_tables_are_two_presses_away(club: Club) -> None:
    """Catches a card for each division, and a division without threads of its matches."""
    await club.running()
    shown = club.card
    assert "**Division 1** · 0 of 15 matches over" in shown.text and "Season 1" in shown.text
    mine = await club.press("Vera", "My division")
    assert "**Vera**" in mine.text and "**Your matches**" in mine.text and "<#" in mine.text
    division = await club.press("Vera", "Standings", mine)
    assert "season 1, division 1" in division.text
    listed = await club.typed("Vera", "tournament list")
    assert "There are none yet" in listed.text, "divisions are no tournaments of their own"


async def test_leaving_is_asked_about_and_the_season_can_be_played_on(club: Club) -> None:
    await club.running()
    mine = await club.press("Gleb", "My division")
    question = await club.press("Gleb", "Leave", mine)
    assert "5 matches" in question.text
    left = await club.press("Gleb", "Leave, play on till the end", question)
    assert "you still play" in left.text and "Join again" in left.buttons
    assert "~~Gleb~~" not in club.card.text
    again = await club.press("Gleb", "Join again", left)
    assert "You are in" in again.text
    question = await club.press("Dora", "Leave", await club.press("Dora", "My division"))
    gone = await club.press("Dora", "Leave and give up", question)
    assert "given up" in gone.text
    assert "~~Dora~~" in club.card.text


async def test_skipping_a_season_and_being_back(club: Club) -> None:
    await club.running()
    skipped = await club.press("Emil", "Skip a season", await club.press("Emil", "My division"))
    assert "You skip the next season" in skipped.text
    assert "1 member skips the next season." in club.card.text
    back = await club.press("Emil", "I'm back", skipped)
    assert "You play in the next season" in back.text


async def test_only_organisers_organise_and_each_part_is_a_form_that_keeps_what_it_shows(club: Club) -> None:
    page = await club.opened("Boris")
    ann, leagues = club.people["Ann"], club.world.bot.services.leagues
    assert "Only the organisers of this league" in (await club.press("Boris", "Organise")).text
    number = (await leagues.of_guild(club.world.guild.id, 1))[0].league
    before = await leagues.view(number)
    for label in PARTS:
        form = await ann.click(page.message, label=label)
        page = answer(await ann.submit_modal(form, defaults(form)))
    after = await leagues.view(number)
    assert (after.settings, after.pace, after.size, after.game) == (
        before.settings,
        before.pace,
        before.size,
        before.game,
    )
    form = await ann.click(page.message, label="Members…")
    filled = {**defaults(form), "field-0": "2", "list-1": ["first.rating"]}
    refused = answer(await ann.submit_modal(form, filled))
    assert "from 3 to 512" in refused.text and "it still has what you filled in" in refused.text
    form = await ann.click(refused.message, label="Members…")
    said = answer(await ann.submit_modal(form, {**defaults(form), "field-0": "30"}))
    assert (
        "**Changed:**" in said.text and "**Places**: 30, so at most 4 divisions" in said.text and "rating" in said.text
    )


async def test_a_smaller_division_lets_fewer_move_and_says_so(club: Club) -> None:
    """Catches a form that is refused for a number of another form, and a start that asks nothing or leads nowhere."""
    page = await club.opened()
    form = await club.people["Ann"].click(page.message, label="Game and divisions…")
    said = answer(await club.people["Ann"].submit_modal(form, {**defaults(form), "list-2": ["shape.2-4"]}))
    changed = said.text[said.text.index("**Changed:**") :]
    assert "Divisions of 4 at tables of 2. The best one goes up and the last one goes down." in changed
    assert "3 matches, all at the same time" in changed and "so at most 28 divisions" in changed
    refused = await club.press("Ann", "Open the first season", said)
    assert "Nobody would play" in refused.text and "Game and divisions…" in refused.buttons


async def test_a_member_is_removed_with_a_reason_that_they_can_read(club: Club) -> None:
    await club.running()
    page = await club.press("Ann", "Organise")
    form = await club.people["Ann"].click(page.message, label="Remove a member…")
    number = next(each for each in defaults(form))
    assert number == "list-0"
    filled = {"list-0": ["member.4"], "field-1": "plays under two names @everyone"}
    refused = answer(await club.people["Ann"].submit_modal(form, filled))
    assert "You play" in refused.text, "an organiser who plays there does not remove a rival"
    assert "Gleb" in club.card.text and "~~Gleb~~" not in club.card.text


async def test_closing_after_the_season_and_at_once(club: Club) -> None:
    await club.running()
    page = await club.press("Ann", "Organise")
    question = await club.press("Ann", "Close…", page)
    form = await club.people["Ann"].click(question.message, label="Close after the season…")
    said = answer(await club.people["Ann"].submit_modal(form, {"field-0": "no time"}))
    await club.world.env.settle()
    assert "closes after this season" in said.text
    assert "This is the last season. Reason: “no time”" in club.card.text
    assert "Join" not in club.card.buttons
    question = await club.press("Ann", "Close…", await club.press("Ann", "Organise"))
    assert "Close after the season…" not in question.buttons
    form = await club.people["Ann"].click(question.message, label="End it now…")
    answer(await club.people["Ann"].submit_modal(form, {"field-0": "no time at all"}))
    await club.world.env.settle()
    assert "The league was closed" in club.card.text
    past = await club.press("Vera", "Seasons")
    assert "ended without a result" in past.text


async def test_a_deleted_message_comes_back_with_the_next_change_and_can_be_moved(club: Club) -> None:
    await club.opened("Boris")
    old = club.card
    await club.people["Ann"].click(old.message, label="How it works")
    club.world.env.backend.delete_message(club.world.games.id, old.message.id)
    await club.world.env.settle()
    await club.typed("Vera", "league join")
    assert "2 members play in it" in club.card.text
    other = club.world.guild.create_text_channel("other")
    await club.world.env.settle()
    answer(await club.people["Ann"].slash(other, "league move"))
    await club.world.env.settle()
    assert not club.cards
    assert any("Organise" in each.buttons for each in seen(club.world.env, other))


async def test_in_russian(club: Club) -> None:
    await club.running()
    await club.world.bot.services.people.change(club.people["Boris"].id, language="ru")
    page = await club.typed("Boris", "league rules")
    assert "Сезон длится 1\u00a0месяц" in page.text
