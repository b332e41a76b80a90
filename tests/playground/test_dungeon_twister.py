"""A match of Dungeon Twister in the playground: set-up, a room revealed, a brawl over a power cut, and five points.

Ann reads English on a desktop, Boris Russian on a phone. They click their teams, lay all tokens out, line two moves up,
and reveal a room. Then the position is replaced by one in the middle of a match, since the way through eight random
rooms takes hundreds of clicks: there they fight with a secret card from each and a power cut in between, turn the twin
of a room, carry the Treasure out, and kill a carrier. Screenshots are kept.
"""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from games.dungeon_twister.state import State
from games.kernel.ids import MatchId
from play.services import Services
from tests.games.dungeon_twister.scenes import GAME, scene
from tests.playground.lords import PUBLIC, Evening, Lord, evening
from tests.playground.stored import state_of
from tests.whole.tables import replace_state
from tests.whole.test_dungeon_twister import MAZE

pytestmark = pytest.mark.browser
state_in = partial(state_of, GAME, State)
TITLE = PUBLIC("match-title", game=PUBLIC("dungeon_twister-name"), match=1)
TEAM = ("GOB", "THI", "WIZ", "WLK")
ROWS = (2, 4, 7, 9)


def put_in_the_maze(folder: Path) -> None:
    """Play on until Ann is to play a card, and store the position of a match in its middle."""

    async def put() -> None:
        services = await Services.open(folder / "matches.sqlite3")
        try:
            while True:
                seen = await services.observations.public(MatchId(1))
                public = seen.view.public
                if public.phase == "card" and public.turn == 0:
                    break
                user_id = seen.face(seen.awaited()[0].seat).user_id or 0
                if public.phase == "action":
                    await services.matches.submit_line(seen.match, user_id, "end", {})
                else:
                    await services.matches.submit_choice(seen.match, user_id, seen.revision, 0)
            full = ((2, 3, 4, 5), (2, 3, 4, 5))
            state = scene(MAZE, others_out=True, points=0, hands=full).but(phase="card").state
            await services._context.database.write(partial(replace_state, match=MatchId(1), state=state))
        finally:
            await services.close()

    asyncio.run(put())


def sit_down(now: Evening) -> None:
    """Begin a match: Ann opens the table, Boris joins."""
    ann, boris = now.ann, now.boris
    ann.table.open("#games").press(PUBLIC("button-new")).press(PUBLIC("dungeon_twister-name")).follow(TITLE)
    boris.table.open(TITLE)
    boris.shot("open-table")
    boris.press_public("join")
    ann.press_public("start")
    ann.table.wait(ann.tables, "running table")


def choose_team(lord: Lord, column: str) -> None:
    """Choose who starts where, in four lists."""
    lord.press_public("your-move")
    for row, code in zip(ROWS, TEAM, strict=True):
        part = lord.words("dungeon_twister-part-start", square=f"{column}{row}")
        lord.table.choose(lord.words("part-prompt", part=part), lord.words(f"dungeon_twister-token-{code}"))
    lord.shot("team")
    lord.confirm().expect(lord.said("done-sealed", receipt="X").split("X")[0])


def take_random_team(lord: Lord) -> None:
    """Take a team that one press chooses."""
    lord.press_public("your-move")
    lord.table.press(lord.words("button-part-random"))
    lord.shot("random-team")
    lord.confirm().expect(lord.said("done-sealed", receipt="X").split("X")[0])


def lay_out(lord: Lord) -> None:
    """Lay all tokens out on one page: one by hand, the rest at random."""
    lord.press_public("your-move")
    lead = lord.words("dungeon_twister-button-wishes")
    random_rest = lord.words("button-layout-random")
    lord.table.wait(lambda: {lead, random_rest} & set(lord.table.newest_controls()), "page of tokens")
    if lead in lord.table.newest_controls():
        lord.table.press(lead)
    token = lord.words("dungeon_twister-token-ROP")
    room = lord.words("dungeon_twister-picture-room", room="F")
    lord.table.choose(lord.words("part-prompt", part=token), f"{token}: {room}")
    lord.table.press(random_rest)
    lord.shot("layout")
    lord.table.press(lord.words("button-layout", count=10)).expect(lord.said("layout-done", count=10)[:30])


def starting(lord: Lord, beginning: str) -> str:
    """Wait for a control of the newest message that begins so, and return all of it."""

    def look() -> str:
        return next((each for each in lord.table.newest_controls() if each.startswith(beginning)), "")

    found = lord.table.wait(look, f"{beginning!r}; there are {lord.table.newest_controls()}")
    return found.replace("\u00a0", " ")  # as WebDriver reads texts


def pick(lord: Lord, beginning: str) -> None:
    """Choose what begins so: a button, or an option of the only list."""
    chosen = lord.words("select-choice")
    lord.table.wait(
        lambda: any(each.startswith(beginning) or each == chosen for each in lord.table.newest_controls()), beginning
    )
    if chosen in lord.table.newest_controls():
        lord.table.choose(chosen, beginning)
    else:
        lord.table.press(starting(lord, beginning))


def act(lord: Lord, topic: str, *choice: str) -> None:
    """Choose a topic and one of its choices, and confirm it."""
    lord.table.press(starting(lord, topic))
    for each in choice:
        pick(lord, each)
    lord.sees_what_it_leads_to()


def confirmed(lord: Lord) -> None:
    """Confirm what is shown."""
    lord.confirm().expect(lord.said("done-heading"))


def first_turn(now: Evening, folder: Path) -> None:
    """Whoever has the first turn lines two moves up on pictures and confirms both by one press."""
    seat = state_in(folder).public.turn
    lord, mark = (now.ann, now.boris)[seat], "●■"[seat]
    lord.press_public("your-move")
    lord.confirm()
    pieces = [piece for piece in state_in(folder).public.pieces if piece.seat == seat]
    for piece in sorted(pieces, key=lambda piece: int(piece.square[1:]))[::3]:
        lord.table.press(starting(lord, f"{mark} {lord.words(f'dungeon_twister-token-{piece.code}')}"))
        lord.shot("squares")
        pick(lord, piece.square[0] + ("1" if piece.square.endswith("2") else "10"))
        add = lord.words("button-plan-add")
        if add in lord.table.newest_controls():
            lord.table.press(add)
    lord.shot("plan")
    lord.table.press(lord.words("button-plan-confirm", count=2)).expect(lord.said("done-heading"))


def reveal(now: Evening, folder: Path) -> None:
    """The other one reveals a room, and places what lies there."""
    seat = state_in(folder).public.turn
    lord = (now.ann, now.boris)[seat]
    lord.press_public("your-move")
    pick(lord, lord.words("dungeon_twister-move-card", value=3))
    confirmed(lord)
    act(
        lord,
        lord.words("dungeon_twister-topic-reveal"),
        lord.words("dungeon_twister-short-reveal", who="none", slot="AD"[seat]),
    )
    lord.shot("reveal")
    confirmed(lord)
    lord.shot("put")


def brawl(ann: Lord) -> None:
    """Ann attacks with a group, and lays her card with the attack."""
    ann.table.open(TITLE)
    ann.press_public("your-move")
    pick(ann, ann.words("dungeon_twister-move-card", value=4))
    confirmed(ann)
    headline = PUBLIC("dungeon_twister-headline-action", number=1, points=4)
    ann.table.wait(lambda: any(headline in table for table in ann.tables()), "table of the turn")
    ann.press_public("your-move")
    ann.shot("actions")
    ann.table.press(starting(ann, ann.words("dungeon_twister-topic-fight")))
    ann.shot("fights")
    title = ann.words("dungeon_twister-group-fight", who="none", target="■ Troll", own=8, other=6)
    ann.table.choose(ann.words("select-choice-of", title=title), "+3")
    ann.sees_what_it_leads_to()
    ann.shot("fight")
    confirmed(ann)


def answer_the_attack(boris: Lord) -> None:
    """After the power cut Boris, who is attacked, sees the fight and lays a card."""
    boris.table.open(TITLE)
    boris.press_public("your-move")
    fight = boris.words("dungeon_twister-picture-fight")
    boris.table.wait(lambda: any(fight in each for each in boris.table.pictures()), "fight")
    boris.shot("combat-card")
    pick(boris, "+2")
    boris.confirm().expect(PUBLIC("dungeon_twister-log-settled", sums="X").split("X")[0])
    boris.shot("settled")


def end_turn(lord: Lord) -> None:
    """End the turn with points left."""
    act(lord, lord.words("dungeon_twister-topic-end", points="X").split("X")[0].rstrip(", "))
    confirmed(lord)


def finish(ann: Lord, boris: Lord) -> None:
    """Ann turns the twin of her room; next turn the Goblin leaves with the Treasure, and a fireball kills a carrier."""
    ann.table.open(TITLE)
    ann.press_public("your-move")
    act(ann, ann.words("dungeon_twister-topic-rotate"), "● Mekanork: H counter")
    ann.shot("twin")
    confirmed(ann)
    end_turn(ann)
    boris.press_public("your-move")
    pick(boris, boris.words("dungeon_twister-move-card", value=2))
    confirmed(boris)
    boris.shot("board")
    end_turn(boris)
    ann.press_public("your-move")
    pick(ann, ann.words("dungeon_twister-move-card", value=5))
    confirmed(ann)
    ann.table.press(starting(ann, "● Goblin"))
    title = ann.words("dungeon_twister-group-mover", who="● Goblin")
    ann.table.choose(ann.words("select-choice-of", title=title), "v7")
    ann.sees_what_it_leads_to()
    ann.shot("exit")
    confirmed(ann)
    act(ann, ann.words("dungeon_twister-topic-fire"))
    ann.shot("fire")
    ann.confirm()


def test_two_people_play_from_set_up_to_the_end_over_a_power_cut(tmp_path: Path) -> None:
    with evening(tmp_path) as now:
        sit_down(now)
        take_random_team(now.ann)
        choose_team(now.boris, "v")
        for lord in (now.ann, now.boris):
            lay_out(lord)
        now.ann.table.wait(lambda: state_in(tmp_path).phase == "card", "end of the set-up")
        for lord in (now.ann, now.boris):
            lord.table.open("#general").open(TITLE)
        first_turn(now, tmp_path)
        reveal(now, tmp_path)
        put_in_the_maze(tmp_path)
        now.ann.table.open("#general")
        brawl(now.ann)
        begun = state_in(tmp_path)
        assert begun.cards == (3, None)
        now.playground.kill()
    with evening(tmp_path, now.shots()) as now:
        assert state_in(tmp_path) == begun
        answer_the_attack(now.boris)
        fallen = {piece.token for piece in state_in(tmp_path).public.pieces if piece.fresh}
        assert fallen == {"e.CLE", "e.TRO"}, "a group is beaten"
        finish(now.ann, now.boris)
        over = state_in(tmp_path).public
        assert over.scores == (5, 0)
        assert {"e.WAR", "e.MEK"} <= {out.token for out in over.out if out.fate == "killed"}, "carrier and carried"
        for lord in (now.ann, now.boris):
            lord.table.open(TITLE).expect(PUBLIC("button-rematch"))
            lord.shot("result")
    assert not [line for line in (tmp_path / "log").read_text().split("\n") if "ERROR" in line or "Traceback" in line]
