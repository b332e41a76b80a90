"""A button for everything that a command does; a table set up by buttons, one modal and lists of people."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from discord import app_commands

from games import registry
from games.kernel.ids import MatchId
from playground.world import World
from render import verbs
from render.limits import actions
from render.page import Action
from tests.cogs.answered import answered_verbs
from tests.render.every_page import every_page, shared_pages
from tests.render.pages.scenes import seen as position
from tests.whole.seen import answer, seen
from tests.whole.tables import open_table
from text import words

ENGLISH = words("en")
HELP, SETTINGS, MORE = ("welcome_page", verbs.HELP), ("welcome_page", verbs.SETTINGS), ("table_page", verbs.MORE)
MENU = ("table_page", verbs.MENU)
PEOPLE = ("lobby_page", verbs.INVITE)
CUPS = (HELP, ("help_page", verbs.TOURNAMENTS))
CUP = (*CUPS, ("tournaments_page", verbs.CUP))
TEAM = (*CUP, ("tournament_card_page", verbs.ENTER))
MINE = (*CUP, ("tournament_card_page", verbs.MY_PAIRINGS))
ORGANISE = (*CUP, ("tournament_card_page", verbs.ORGANISE))
LEAGUES = (*CUPS, ("tournaments_page", verbs.LEAGUES))
LEAGUE = (*LEAGUES, ("leagues_page", verbs.LEAGUE))
MY_DIVISION = (*LEAGUE, ("league_page", verbs.LEAGUE_MINE))
LEAGUE_ORGANISE = (*LEAGUE, ("league_page", verbs.LEAGUE_ORGANISE))
DECKS = (HELP, ("help_page", verbs.HOW_TO), ("howto_page", verbs.DECKS))
PRIVACY = (SETTINGS, ("settings_page", verbs.PRIVACY))
WAYS: dict[str, tuple[tuple[str, str], ...]] = {
    "match new": (("welcome_page", verbs.NEW),),
    "match now": (("welcome_page", verbs.PLAY_NOW),),
    "match join": (("lobby_page", verbs.JOIN),),
    "match leave": (("lobby_page", verbs.LEAVE),),
    "match start": (("lobby_page", verbs.START),),
    "match seat computer": (("lobby_page", verbs.COMPUTER), ("lobby_page", verbs.UNCOMPUTER)),
    "match invite": (PEOPLE, ("people_page", verbs.INVITE)),
    "match seat kick": (PEOPLE, ("people_page", verbs.KICK)),
    "match call": (("lobby_page", verbs.CALL),),
    "match seat reserve": (PEOPLE, ("people_page", verbs.RESERVE)),
    "match seat release": (PEOPLE, ("people_page", verbs.RELEASE)),
    "match info": (MORE, ("more_page", verbs.INFO)),
    "match list": (HELP, ("help_page", verbs.LIST)),
    "match mine": (HELP, ("help_page", verbs.MINE)),
    "rating": (HELP, ("help_page", verbs.RATINGS)),
    "leaderboard": (HELP, ("help_page", verbs.RATINGS), ("ratings_page", verbs.LEADERBOARD)),
    "profile": (HELP, ("help_page", verbs.RATINGS), ("ratings_page", verbs.PROFILE)),
    "mine": (HELP, ("help_page", verbs.MINE)),
    "match table move": (
        HELP, ("help_page", verbs.MINE), ("list_page", verbs.OPEN), ("board_page", verbs.MORE),
        ("more_page", verbs.MOVE),
    ),
    "match resign": (MORE, ("more_page", verbs.RESIGN)),
    "match cancel": (("lobby_page", verbs.CANCEL), MORE, ("more_page", verbs.CANCEL)),
    "match vote": (MORE, ("more_page", verbs.VOTE), ("votes_page", verbs.VOTE_PACE)),
    "match table back": (MORE, ("more_page", verbs.CARRY), ("carry_page", verbs.CARRY)),
    "match table late": (("lobby_page", verbs.MORE), ("more_page", verbs.WHEN_LATE)),
    "match table rating": (("lobby_page", verbs.MORE), ("more_page", verbs.BAND)),
    "match hint": (MENU, ("menu_page", verbs.HINT)),
    "match remind": (MORE, ("more_page", verbs.REMIND)),
    "match return": (MENU, ("away_page", verbs.RETURN)),
    "match seat offer": (MORE, ("more_page", verbs.OFFER), ("offer_page", verbs.OFFER)),
    "match seat take": (("table_page", verbs.TAKE), ("take_page", verbs.TAKE)),
    "match rematch": (("ended_page", verbs.REMATCH),),
    "match story": (("ended_page", verbs.STORY),),
    "match record export": (("ended_page", verbs.EXPORT),),
    "match record verify": (("ended_page", verbs.VERIFY),),
    "show": (("table_page", verbs.CLOSE_UP), MORE, ("more_page", verbs.BOARD)),
    "hand": (("table_page", verbs.HAND),),
    "moves": (MENU,),
    "play": (MENU, ("menu_page", verbs.LINE)),
    "wishes": (MENU, ("waiting_page", verbs.WISHES)),
    "log": (("table_page", verbs.LOG),),
    "since": (("table_page", verbs.HAND), ("hand_page", verbs.SINCE)),
    "undo": (MORE, ("more_page", verbs.UNDO)),
    "replay": (MORE, ("more_page", verbs.REPLAY)),
    "rules": (("table_page", verbs.RULES), HELP, ("help_page", verbs.RULES), ("contents_page", verbs.SEARCH)),
    "card": (HELP, ("help_page", verbs.CARD)),
    "help": (HELP, ("help_page", verbs.HOW_TO)),
    "settings me": (SETTINGS, ("settings_page", verbs.SET)),
    "settings hours": (SETTINGS, ("settings_page", verbs.HOURS), ("hours_page", verbs.ZONE)),
    "settings blocked": (SETTINGS, ("settings_page", verbs.PRIVACY), ("privacy_page", verbs.BLOCKED)),
    "settings call": (SETTINGS, ("settings_page", verbs.SERVER), ("server_page", verbs.CALL_ROLES)),
    "settings tables": (("overview_page", verbs.TELL_ME),),
    "settings server": (SETTINGS, ("settings_page", verbs.SERVER), ("server_page", verbs.SERVER_SET)),
    "signum deck list": DECKS,
    "signum deck new": (*DECKS, ("decks_page", verbs.DECK_NEW)),
    "signum deck import": (*DECKS, ("decks_page", verbs.DECK_TEXT)),
    "signum deck check": (*DECKS, ("decks_page", verbs.DECK)),
    "signum deck edit": (*DECKS, ("decks_page", verbs.DECK), ("deck_page", verbs.DECK_TEXT)),
    "signum deck share": (*DECKS, ("decks_page", verbs.DECK), ("deck_page", verbs.DECK_SHARE)),
    "signum deck delete": (*DECKS, ("decks_page", verbs.DECK), ("deck_page", verbs.DECK_DROP)),
    "away until": (SETTINGS, ("settings_page", verbs.AWAY), ("absence_page", verbs.AWAY_UNTIL)),
    "away back": (SETTINGS, ("settings_page", verbs.AWAY), ("absence_page", verbs.AWAY)),
    "tournament list": CUPS,
    "tournament show": CUP,
    "tournament join": (*CUP, ("tournament_card_page", verbs.ENTER)),
    "tournament withdraw": (*CUP, ("tournament_card_page", verbs.WITHDRAW), ("withdraw_page", verbs.WITHDRAW)),
    "tournament team": TEAM,
    "tournament invite": (*TEAM, ("team_page", verbs.TEAM_ASK)),
    "tournament agree": (*TEAM, ("team_page", verbs.TEAM_JOIN)),
    "tournament decline": (*TEAM, ("team_page", verbs.TEAM_DECLINE)),
    "tournament mine": MINE,
    "tournament check-in": (*MINE, ("my_pairings_page", verbs.CHECK_IN)),
    "tournament back": (*MINE, ("my_pairings_page", verbs.ENTRANT_BACK)),
    "tournament next": (*MINE, ("my_pairings_page", verbs.NEXT_NOW)),
    "tournament help": (*MINE, ("my_pairings_page", verbs.OFFER_HELP)),
    "tournament standings": (*CUP, ("tournament_card_page", verbs.STANDINGS)),
    "tournament pairings": (*CUP, ("tournament_card_page", verbs.PAIRINGS)),
    "tournament why": (*MINE, ("my_pairings_page", verbs.WHY), ("why_page", verbs.WHY_MET)),
    "tournament rules": (*CUP, ("tournament_card_page", verbs.CUP_RULES)),
    "tournament export": (*CUP, ("tournament_card_page", verbs.CUP_EXPORT)),
    "organise new": (*CUPS, ("tournaments_page", verbs.CUP_NEW), ("setup_page", verbs.CUP_NEW)),
    "organise show": ORGANISE,
    "organise edit": (*ORGANISE, ("organise_page", verbs.CUP_SETTINGS), ("setup_page", verbs.CUP_EDIT)),
    "organise open": (*CUPS, ("tournaments_page", verbs.CUP_NEW), ("setup_page", verbs.CUP_OPEN)),
    "organise start": (*ORGANISE, ("organise_page", verbs.CUP_START), ("start_page", verbs.CUP_START)),
    "organise publish": (*ORGANISE, ("organise_page", verbs.CUP_PUBLISH)),
    "organise swap": (*ORGANISE, ("organise_page", verbs.CUP_SWAP)),
    "organise pause": (*ORGANISE, ("organise_page", verbs.CUP_PAUSE)),
    "organise resume": (*ORGANISE, ("organise_page", verbs.CUP_RESUME)),
    "organise extend": (*ORGANISE, ("organise_page", verbs.CUP_EXTEND)),
    "organise replace": (*ORGANISE, ("organise_page", verbs.CUP_REPLACE)),
    "organise remove": (*ORGANISE, ("organise_page", verbs.CUP_REMOVE)),
    "organise adjudicate": (*ORGANISE, ("organise_page", verbs.CUP_JUDGE)),
    "organise correct": (*ORGANISE, ("organise_page", verbs.CUP_CORRECT)),
    "organise forgive": (*ORGANISE, ("organise_page", verbs.CUP_FORGIVE)),
    "organise forbid": (*ORGANISE, ("organise_page", verbs.CUP_FORBID)),
    "organise import": (*ORGANISE, ("organise_page", verbs.CUP_IMPORT), ("import_page", verbs.CUP_TAKE_IN)),
    "organise move": (*ORGANISE, ("organise_page", verbs.CUP_MOVE)),
    "organise blank": (*ORGANISE, ("organise_page", verbs.CUP_BLANK)),
    "organise cancel": (*ORGANISE, ("organise_page", verbs.CUP_CANCEL)),
    "account give": (*PRIVACY, ("privacy_page", verbs.ACCOUNTS), ("accounts_page", verbs.GIVE_ALL)),
    "account take": (*PRIVACY, ("privacy_page", verbs.ACCOUNTS), ("accounts_page", verbs.TAKE_ALL)),
    "account pairs": (SETTINGS, ("settings_page", verbs.SERVER), ("server_page", verbs.PAIRS)),
    "account moved": (
        SETTINGS, ("settings_page", verbs.SERVER), ("server_page", verbs.PAIRS), ("pairs_page", verbs.MOVED),
    ),
    "league list": LEAGUES,
    "league show": LEAGUE,
    "league join": (*LEAGUE, ("league_page", verbs.LEAGUE_JOIN)),
    "league mine": MY_DIVISION,
    "league leave": (*MY_DIVISION, ("my_division_page", verbs.LEAGUE_LEAVE), ("league_leave_page", verbs.LEAGUE_LEAVE)),
    "league skip": (*MY_DIVISION, ("my_division_page", verbs.LEAGUE_SKIP)),
    "league division": (*LEAGUE, ("league_page", verbs.LEAGUE_DIVISION)),
    "league history": (*LEAGUE, ("league_page", verbs.LEAGUE_HISTORY)),
    "league rules": (*LEAGUE, ("league_page", verbs.LEAGUE_RULES)),
    "league new": (*LEAGUES, ("leagues_page", verbs.LEAGUE_NEW)),
    "league organise": LEAGUE_ORGANISE,
    "league edit": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_EDIT)),
    "league open": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_OPEN)),
    "league start": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_START)),
    "league remove": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_REMOVE)),
    "league close": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_CLOSE)),
    "league move": (*LEAGUE_ORGANISE, ("league_organise_page", verbs.LEAGUE_MOVE)),
    "privacy": (SETTINGS, ("settings_page", verbs.PRIVACY), ("privacy_page", verbs.FORGET)),
}  # fmt: skip
"""From what everybody sees, by which control of which page each command's subject is reached."""

OF_GAMES = {"tetra", "lords", "twister", "signum", "auction", "pearls"}
EXTRAS = {"tetra income", "lords prices", "lords points", "twister pieces"}
"""Commands that show a page of a game's own; all others of a game are choices of the menu."""


def leaves(world: World) -> Iterator[str]:
    """Yield every registered command, without groups."""
    for each in world.bot.tree.walk_commands():
        if isinstance(each, app_commands.Command):
            yield each.qualified_name


@pytest.fixture(scope="module")
def shown() -> dict[str, set[Action]]:
    """Return the actions on each kind of page, of all games."""
    found: dict[str, set[Action]] = defaultdict(set)
    for game in registry.game_ids():
        moments = (position(game, 3), position(game, 9), position(game))
        made = [*shared_pages(game, ENGLISH), *(each for moment in moments for each in every_page(moment, ENGLISH))]
        for name, make in made:
            found[name] |= set(actions(make()))
    return found


async def test_every_command_has_a_button(world: World, shown: dict[str, set[Action]]) -> None:
    for name in leaves(world):
        group, _, extra = name.partition(" ")
        way: tuple[tuple[str, str], ...] = (MENU, ("menu_page", verbs.PICK))
        if name in EXTRAS:
            way = (MORE, ("more_page", verbs.EXTRA))
            assert Action(verbs.EXTRA, extra) in shown["more_page"], name
        elif group not in OF_GAMES or name in WAYS:
            assert name in WAYS, f"/{name} has no button"
            way = WAYS[name]
        for page, verb in way:
            assert verb in answered_verbs()
            assert verb in {action.verb for action in shown[page]}, f"/{name}: no {verb} on {page}"


async def test_a_table_is_set_up_in_one_modal(world: World) -> None:
    await world.bot.welcome(world.games.id)
    await world.env.settle()
    hello = seen(world.env, world.games)[-1]
    asked = answer(await world.ann.click(hello.message, label="New match"))
    form = await world.ann.click(asked.message, label="Set up: Auction…")
    assert form.modal is not None
    values = {
        "setup-0": ["seats.3"],
        "setup-1": ["pace.weekly"],
        "setup-2": ["language.ru"],
        "setup-3": ["where.here"],
        "setup-4": ["option.length.long", "option.stakes.high"],
    }
    opened = answer(await world.ann.submit_modal(form, values))
    assert "table is open" in opened.text
    card = await world.bot.services.finder.card(MatchId(1))
    assert (card.seat_count, card.pace, card.language, card.channel_id) == (3, "weekly", "ru", world.games.id)
    assert (card.options["length"], card.options["stakes"]) == ("long", "high")


async def test_people_are_invited_and_removed_by_lists_of_people(world: World) -> None:
    table = await open_table(world)
    page = answer(await table.press(world.ann, "Invite or remove"))
    said = answer(await world.ann.select(page.message, [world.boris], custom_id=page.list_id(verbs.INVITE)))
    assert "Boris" in said.text
    await table.press(world.boris, "Join")
    page = answer(await table.press(world.ann, "Invite or remove"))
    said = answer(await world.ann.select(page.message, [world.boris], custom_id=page.list_id(verbs.KICK)))
    assert "Boris" in said.text
    assert [face.name for face in (await table.observation()).faces] == ["Ann"]


async def test_guests_remove_nobody(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    page = answer(await table.press(world.boris, "Invite or remove"))
    refused = answer(await world.boris.select(page.message, [world.ann], custom_id=page.list_id(verbs.KICK)))
    assert "host" in refused.text
    assert len((await table.observation()).faces) == 2


async def test_a_match_is_moved_by_a_button(world: World) -> None:
    table = await open_table(world)
    general = world.guild.channels["general"]
    mine = answer(await world.ann.slash(general, "match mine"))
    page = answer(await world.ann.click(mine.message, label="Open"))
    page = answer(await world.ann.click(page.message, label="More"))
    await world.ann.click(page.message, label="Move here")
    assert (await world.bot.services.finder.card(table.match)).channel_id == general.id
