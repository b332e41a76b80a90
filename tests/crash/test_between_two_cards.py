"""The bot is killed between the two secret combat cards of a fight: neither is lost, and none is shown before both lie.

The way to the fight is played without Discord: each player hides his Cleric on room A, and West reveals it.
"""

from pathlib import Path

from games.dungeon_twister.game import DungeonTwister
from games.dungeon_twister.maze import maze_of
from games.dungeon_twister.squares import NUMBER, SLOT_MASK, SQUARES, names_in
from games.dungeon_twister.state import Public, State
from games.kernel.grid import numbers_in
from games.kernel.ids import MatchId, Seat
from play.services import Services
from tests.crash.interrupted import confirm, killed_until, running, said, stored
from tests.crash.players import Table
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import Nursery
from tests.play.shortcuts import submit_line
from text import words

GAME = DungeonTwister()
ATTACK = "fight CLE e.CLE with 5"
ANSWER = "combat 3"
MOST_MOVES = 60


def state_of(table: Table) -> State:
    """Return what is stored of the match."""
    found = stored(table, GAME)
    assert isinstance(found, State)
    return found


def next_line(public: Public, seat: Seat) -> str:
    """Return what leads to the fight, "" for whatever is legal first."""
    match public.phase:
        case "team":
            return "team GOB THI WIZ WLK"
        case "hide" if not any(seat in laid for laid in public.buried):
            return "hide CLE A"
        case "action":
            return "reveal A" if seat == 0 else "end"
        case "put" if public.placing is not None:
            one, other = next_to_each_other(public)
            token = public.placing.tokens[0]
            return f"put {token} {one if token == 'w.CLE' else other}"
    return ""


def next_to_each_other(public: Public) -> tuple[str, str]:
    """Return two squares of room A between which there is no wall, and from which nobody else joins the fight."""
    maze = maze_of(public.rooms, public.gates)
    others = sum(1 << NUMBER[piece.square] for piece in public.pieces if piece.token not in ("w.CLE", "e.CLE"))
    floor = SLOT_MASK[0] & ~maze.pits & ~maze.step(others)
    return next(
        (SQUARES[square], names_in(beside)[0])
        for square in numbers_in(floor)
        if (beside := maze.step(1 << square) & floor)
    )


async def play_to_the_fight(bot: RestartedBot, table: Table) -> None:
    """Play without Discord until West can attack."""
    services = await Services.open(bot.ledger.database)
    found = running(table)
    try:
        for _ in range(MOST_MOVES):
            observation = await services.observations.public(MatchId(found.match))
            public, seat = observation.view.public, observation.awaited()[0].seat
            if public.phase == "action" and public.piece("w.CLE"):
                return
            user_id = observation.face(seat).user_id
            assert user_id is not None
            line = next_line(public, seat)
            attempt = bot.ledger.begin(found.match, user_id)
            if line:
                await submit_line(services, observation.match, user_id, line)
            else:
                await services.matches.submit_choice(observation.match, user_id, observation.revision, 0)
            bot.ledger.saw(attempt, "accepted")
    finally:
        await services.close()
    raise AssertionError("no fight")


async def test_a_kill_between_the_two_combat_cards(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "between two cards") as bot:
        table = bot.table("dungeon_twister", "Ann", "Boris")
        await bot.begin()
        await play_to_the_fight(bot, table)
        ann, boris = table.people
        await bot.recover()
        await killed_until(bot, lambda: confirm(table, ann, ATTACK), lambda: state_of(table).phase == "combat")
        assert state_of(table).cards == (5, None)
        assert "a combat card is chosen" in said(table)
        assert "+5" not in said(table)
        # His holdings name all cards that he has himself.
        told = "\n".join(page.text for page in boris.direct_messages())
        assert not [
            card for card in ("with +5", "with 5", words("en")("dungeon_twister-hand-card", card=5)) if card in told
        ]
        await killed_until(bot, lambda: confirm(table, boris, ANSWER), lambda: state_of(table).phase != "combat")
        after = state_of(table).public
        assert after.used == ((5,), (3,))
        assert [piece.token for piece in after.pieces if piece.wounded] == ["e.CLE"]
        told = (await ann.command(running(table).channel_id, "log")).page.text
        assert "2 + 5 = 7" in told
        assert "2 + 3 = 5" in told
        await bot.recover_and_stop()
