"""Attacks that once worked, or were tried: each is replayed against the running bot, and refused.

`REPLAYED` names those that have a test where their subject is; what has no better place is here.
"""

import ast

from games.kernel.observation import GIVEN_UP, LogEntry
from playground.world import World
from tests.architecture.sources import ROOT
from tests.whole.seen import answer
from tests.whole.tables import Table, open_table, started
from text import words

SAID = words("en")
REPLAYED = {
    "a guest moves a match to their own server": "tests/whole/test_rights.py::test_a_guest_cannot_carry_a_match_off",
    "any act by anybody from anywhere": "tests/whole/test_rights.py::test_rights",
    "a look into a closed channel": (
        "tests/whole/test_rights.py::test_a_table_in_a_closed_channel_is_in_no_list_of_those_who_cannot_see_it"
    ),
    "an old button for a closed channel": (
        "tests/whole/test_rights.py::test_a_button_for_a_table_that_one_cannot_see_any_more"
    ),
    "a file with other moves of a computer": "tests/play/test_verify.py::test_another_move_of_a_computer_is_noticed",
    "a file cut short": "tests/play/test_verify.py::test_a_file_cut_short_does_not_pass_for_a_match",
    "1.0 or true for 1": "tests/play/test_verify.py::test_numbers_of_another_kind_are_not_the_same",
    "a flood of invitations": "tests/play/test_limits.py::test_invitations_to_one_person",
    "an invitation after it was declined": "tests/whole/test_gathering.py::test_who_has_declined_is_not_asked_again",
    "a flood of tables": "tests/play/test_limits.py::test_tables_at_once",
    "thousands of changes of a sealed answer": (
        "tests/play/test_limits.py::test_changes_of_one_sealed_answer_and_entries_of_a_match"
    ),
    "an old button in another match": "tests/whole/test_restores.py::test_an_old_button_does_not_act_in_another_match",
    "an old page in another history": (
        "tests/whole/test_restores.py::test_an_old_page_does_not_act_in_another_history"
    ),
    "the table of a lost future": "tests/whole/test_restores.py::test_everything_shown_is_what_is_stored",
    "the tables of a lost future in archived threads, channels and direct messages": (
        "tests/whole/test_restores.py::test_tables_of_a_lost_future_are_put_away_wherever_they_are"
    ),
    "moves that a restore has lost": (
        "tests/whole/test_restores.py::test_the_table_says_that_moves_were_lost_until_the_next_one"
    ),
    "a stop under load": "tests/failures/sockets/test_stop.py::test_a_stop_finishes_the_answers_under_way",
    "a database deleted under the bot": (
        "tests/whole/test_storage.py::test_a_deleted_file_is_noticed_before_a_move_is_acknowledged"
    ),
    "one bot in the name of another": "tests/test_bot.py::test_each_bot_on_a_database_has_its_own_heartbeat",
    "a gateway that is gone": "tests/test_bot.py::test_a_bot_is_not_well_without_discord_or_its_file",
    "a person whose direct messages fail": (
        "tests/failures/simulated/test_answers.py::test_who_refuses_direct_messages_still_joins"
    ),
    "a press on a control that is gone": (
        "tests/failures/simulated/test_presses.py::test_a_button_that_an_edit_took_away_is_answered"
    ),
    "pictures that do not get through": (
        "tests/failures/simulated/test_messages.py::test_while_pictures_do_not_get_through_a_start_leaves_no_open_table"
    ),
    "a kill while a table opens": (
        "tests/whole/test_gathering.py::test_an_empty_thread_of_a_table_that_never_came_is_archived_at_the_next_start"
    ),
    "a name after its person was forgotten": (
        "tests/whole/test_outside.py::test_a_forgotten_name_leaves_threads_and_messages"
    ),
    "a name forgotten while Discord is down": (
        "tests/whole/test_outside.py::test_a_name_forgotten_in_an_outage_leaves_the_thread_after_a_restart"
    ),
    "an order that others notice when it is undone": (
        "tests/secrecy/test_orders.py::test_an_order_is_shown_to_its_own_player_alone"
    ),
    "a position that is wrong": "tests/games/test_position.py::test_damaged_positions_are_refused",
}


def test_every_attack_is_replayed() -> None:
    """One test for all, as each test here starts a bot."""
    for path, _, name in (each.partition("::") for each in REPLAYED.values()):
        tree = ast.parse((ROOT / path).read_text())
        assert name in [each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


async def test_a_host_who_resigned_calls_nothing_off(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    asked = answer(await world.ann.slash(table.channel, "match resign"))
    await world.ann.click(asked.message, label=SAID("button-resign"))
    direct = answer(await world.ann.user.slash("match cancel", match=str(table.match)))
    assert table.match and (await table.observation()).status == "running"
    assert "Cancel match" not in direct.buttons


async def test_a_host_alone_does_not_call_a_running_match_off(world: World) -> None:
    opened = answer(await world.boris.slash(world.games, "match new", game="auction"))
    table = Table(world, world.games.threads[0], int(opened.text.partition("#")[2].partition(":")[0]))
    await table.press(world.vera, "Join")
    await table.press(world.boris, "Start")
    page = answer(await world.boris.slash(table.channel, "match cancel"))
    await world.boris.click(page.message, label=page.buttons[0])
    observation = await table.observation()
    assert (observation.status, len(observation.agreed_to("cancel"))) == ("running", 1)


async def test_the_card_shows_the_whole_seal(world: World) -> None:
    table = await open_table(world)
    assert (await table.observation()).commitment in table.now.text


async def test_who_left_the_server_is_not_said_to_have_resigned(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    world.env.backend.remove_member(world.guild.id, world.boris.id)
    # What the bot has seen of its people is forgotten within the hour.
    await world.env.advance_time(3601)
    await world.ann.slash(table.channel, "match seat kick", player=world.boris.user)
    log: tuple[LogEntry, ...] = (await table.observation()).log
    assert [entry.kind for entry in log if entry.kind in GIVEN_UP] == ["freed"]
