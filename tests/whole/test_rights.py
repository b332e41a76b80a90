"""Every act on a match, tried by everybody from everywhere: done where the table of rights says so, else refused."""

from typing import Any, NamedTuple

import discord
import pytest
import simcord

from cogs.interactions.routes import route_of
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.rights import RIGHTS, Act, Role, Where
from play.rules.moment import MatchCard
from playground.world import World
from render import verbs
from tests.cogs.answered import answered_verbs
from tests.whole.seen import Seen, answer, seen
from text import words

VIEW = discord.PermissionOverwrite(view_channel=True, send_messages=True, read_message_history=True)
HIDDEN = discord.PermissionOverwrite(view_channel=False)
ROLES: dict[str, frozenset[Role]] = {
    "Host": frozenset(("host", "player", "viewer")),
    "Blind": frozenset(("player",)),
    "Left": frozenset(("left", "viewer")),
    "Invited": frozenset(("invited",)),
    "Viewer": frozenset(("viewer",)),
    "Staff": frozenset(("staff",)),
    "Stranger": frozenset(),
}
"""What each person here is to the match. `Blind` plays by direct messages; `Staff` cannot see the channel either."""

PLACES: tuple[Where, ...] = ("table", "server", "elsewhere", "direct")
REFUSALS = frozenset(
    (
        "not_a_player",
        "not_invited",
        "not_the_host",
        "not_staff",
        "not_at_table",
        "stays_direct",
        "closed_match",
        "closed_from_here",
        "not_here",
        "unknown_match",
    )
)
OPEN: dict[Act, str] = {
    "look": "match info",
    "join": "match join",
    "leave": "match leave",
    "invite": "match invite",
    "seat": "match seat computer",
    "start": "match start",
    "cancel": "match cancel",
    "stop": "match cancel",
    "move": "match table move",
}
RUNNING: dict[Act, str] = {
    "look": "log",
    "play": "undo",
    "resign": "match resign",
    "free": "match seat kick",
    "agree": "match cancel",
    "carry": "match table back",
    "stop": "match cancel",
    "offer": "match seat offer",
    "take": "match seat take",
    "move": "match table move",
}
ENDED: dict[Act, str] = {"look": "replay", "rematch": "match rematch"}
SAME: dict[tuple[str, Act], frozenset[Act]] = {
    **{("open", act): frozenset(("cancel", "stop")) for act in ("cancel", "stop")},
    **{("running", act): frozenset(("agree", "stop")) for act in ("agree", "stop")},
}
"""Acts that the same command does, whichever of them somebody has the right to."""

OPTIONS: dict[Act, str] = {"invite": "Stranger", "free": "Gone"}
"""Whom an act is about."""


class Stage(NamedTuple):
    """A server with a closed channel, another server, and who is where."""

    world: World
    closed: simcord.ChannelHandle
    elsewhere: simcord.ChannelHandle
    home: dict[str, simcord.MemberActor]
    away: dict[str, simcord.MemberActor]

    async def ask(self, who: str, where: Where, command: str, /, **options: Any) -> Seen | None:
        """Let somebody give a command from somewhere; None: nothing was said, which is how some acts succeed."""
        if where == "direct":
            result = await self.home[who].user.slash(command, **options)
        elif where == "elsewhere":
            result = await self.away[who].slash(self.elsewhere, command, **options)
        else:
            channel = self.closed if where == "table" else self.world.games
            result = await self.home[who].slash(channel, command, **options)
        return answer(result)

    async def table(self) -> MatchId:
        """Open a table where `Host` and `Blind` sit and one more is invited."""
        said = await self.ask("Host", "table", "match new", game="auction", where="here")
        assert said is not None
        match = MatchId(int(said.text.partition("#")[2].partition(":")[0]))
        lobby = self.world.bot.services.lobby
        for name in ("Blind", "Invited"):
            await lobby.invite(match, self.home["Host"].id, self.home[name].id)
        await self.ask("Blind", "direct", "match join", match=str(match))
        return match

    async def running(self) -> MatchId:
        """Start a match of `Host`, `Blind`, `Left`, who has left it, and `Gone`, who offers the seat to `Invited`."""
        match = await self.table()
        for name in ("Left", "Gone"):
            await self.ask(name, "table", "match join", match=str(match))
        await self.ask("Host", "table", "match start", match=str(match))
        services = self.world.bot.services
        await services.matches.resign(match, self.home["Left"].id)
        await services.replacing.offer(match, self.home["Gone"].id, self.home["Invited"].id)
        return match

    async def ended(self) -> MatchId:
        """Return such a match after all have resigned."""
        match = await self.running()
        services = self.world.bot.services
        for name in ("Gone", "Blind"):
            await services.matches.resign(match, self.home[name].id)
        return match


@pytest.fixture
async def stage(world: World) -> Stage:
    """Return the stage, where nobody sits yet."""
    env = world.env
    staff = world.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    people = {name: env.create_user(name.lower(), global_name=name) for name in (*ROLES, "Gone")}
    home = {
        name: world.guild.add_member(person, roles=(staff,) if name == "Staff" else ())
        for name, person in people.items()
    }
    seeing: dict[Any, discord.PermissionOverwrite] = {
        home[name]: VIEW for name in home if "viewer" in ROLES.get(name, ("viewer",))
    }
    seeing |= {world.guild.roles["@everyone"]: HIDDEN, world.guild.roles["Sealed Orders"]: VIEW}
    closed = world.guild.create_text_channel("closed", overwrites=seeing)
    other = env.create_guild("Elsewhere", owner=env.create_user("owner"))
    elsewhere = other.create_text_channel("lobby")
    away = {name: other.add_member(person) for name, person in people.items()}
    await env.settle()
    return Stage(world, closed, elsewhere, home, away)


CASES = [
    *((status, act) for status, acts in (("open", OPEN), ("running", RUNNING), ("ended", ENDED)) for act in acts),
]


def test_every_act_is_tried() -> None:
    """Declining is a button of the invitation, tried below; organising is about tournaments, not about a match."""
    assert {act for _, act in CASES} | {"decline", "organise"} == RIGHTS.keys()


def test_handlers_ask_for_the_rights_that_their_verbs_need() -> None:
    asked = {verb: route.act for verb in answered_verbs() if (route := route_of(verb)) is not None}
    special: dict[str, Act] = {
        verbs.JOIN: "join",
        verbs.INVITE: "invite",
        verbs.MOVE: "move",
        verbs.LEAVE: "leave",
        verbs.SALT: "leave",
        verbs.DECLINE: "decline",
        verbs.COMPUTER: "seat",
        verbs.UNCOMPUTER: "seat",
        verbs.BAND: "seat",
        verbs.CALL: "seat",
        verbs.RELEASE: "seat",
        verbs.RESERVE: "seat",
        verbs.START: "start",
        verbs.WHEN_LATE: "seat",
        verbs.WANTED: "seat",
        verbs.EXCUSED: "seat",
        verbs.PRACTICE: "seat",
        verbs.HANDICAP: "seat",
        verbs.HINTS: "seat",
        verbs.RATED: "seat",
        verbs.RESIGN: "resign",
        verbs.REMATCH: "rematch",
        verbs.VOTE: "agree",
        verbs.CARRY: "carry",
        verbs.VOTE_PACE: "agree",
        verbs.OFFER: "offer",
        verbs.TAKE: "take",
    }
    assert {verb: act for verb, act in asked.items() if act not in (None, "look", "play")} == special
    playing = {verb for verb, act in asked.items() if act == "play"}
    assert {verbs.CONFIRM, verbs.UNDO, verbs.NEW_PLACE, verbs.RETURN, verbs.HINT} <= playing


@pytest.mark.slow
@pytest.mark.parametrize(("status", "act"), CASES, ids=str)
async def test_rights(stage: Stage, status: str, act: Act) -> None:
    made = {"open": stage.table, "running": stage.running, "ended": stage.ended}[status]
    command = {"open": OPEN, "running": RUNNING, "ended": ENDED}[status][act]
    about = {"player": stage.home[OPTIONS[act]].user} if act in OPTIONS else {}
    services = stage.world.bot.services
    match, is_used = await made(), False
    for who, where in _places(status):
        # Who came by an invitation is still on the list until the match begins.
        roles: frozenset[Role] = ROLES[who] | ({"invited"} if status == "open" and who == "Blind" else set())
        is_allowed = any(
            where in RIGHTS[each].get(role, ()) for role in roles for each in SAME.get((status, act), {act})
        )
        if is_used:
            await _clear(stage)
            match = await made()
        before = await services.finder.card(match)
        said = await stage.ask(who, where, command, match=str(match), **about)
        is_refused = said is not None and any(sentence in said.text for sentence in _refusals(before))
        assert is_refused != is_allowed, (who, where, said and said.text)
        is_used = is_allowed
        if is_refused:
            after = await services.finder.card(match)
            kept = [(card.status, card.faces, card.channel_id, card.host_user_id) for card in (before, after)]
            assert kept[0] == kept[1], (who, where)


async def _clear(stage: Stage) -> None:
    """Call off what is played in the channels."""
    services = stage.world.bot.services
    for channel in (stage.closed, stage.world.games, stage.elsewhere):
        match = await services.finder.in_channel(channel.id)
        if match is not None:
            await services.lobby.cancel(match, 0, staff=True)


def _places(status: str) -> list[tuple[str, Where]]:
    """Return who can ask from where: no invitation outlives the match, and nobody asks where they see nothing."""
    return [
        (who, where)
        for who, roles in ROLES.items()
        for where in PLACES
        if (where != "table" or "viewer" in roles) and (status != "ended" or who != "Invited")
        if status != "open" or who != "Left"
    ]


def _refusals(card: MatchCard) -> list[str]:
    """Return how rights are refused, as far as the sentences are the same for everybody."""
    said = words("en")
    facts = {"host": card.host_name, "match": str(card.match), "channels": ""}
    return [said(f"refusal-{code}", **facts).strip(".") for code in REFUSALS]


async def test_an_invitation_is_declined_by_who_was_invited(stage: Stage) -> None:
    match = await stage.table()
    stranger = stage.home["Stranger"]
    await stage.ask("Host", "table", "match invite", player=stranger.user)
    services = stage.world.bot.services
    assert stranger.id in (await services.finder.card(match)).invited
    message = seen(stage.world.env, stranger.user.dm_channel)[-1].message
    await stranger.user.click(message, label="Decline")
    assert stranger.id not in (await services.finder.card(match)).invited


async def test_a_table_in_a_closed_channel_is_in_no_list_of_those_who_cannot_see_it(stage: Stage) -> None:
    match = await stage.table()
    for who, is_seen in (("Viewer", True), ("Stranger", False), ("Staff", False)):
        said = await stage.ask(who, "server", "match list")
        assert said is not None
        assert (f"#{match}" in said.text) == is_seen
        named = await stage.home[who].autocomplete(stage.world.games, "log", "match", "")
        assert any(choice["value"] == str(match) for choice in named) == is_seen


async def test_a_button_for_a_table_that_one_cannot_see_any_more(stage: Stage) -> None:
    """What was seen once is closed to somebody who may not see the channel any more."""
    match = await stage.running()
    viewer = stage.home["Viewer"]
    board = await stage.ask("Viewer", "server", "log", match=str(match))
    assert board is not None
    stage.world.env.backend.delete_overwrite(stage.closed.id, viewer.id)
    await stage.world.env.settle()
    refused = answer(await viewer.click(board.message, label=board.buttons[0]))
    assert "people who can see its channel" in refused.text


async def test_a_guest_cannot_carry_a_match_off(stage: Stage) -> None:
    """A seat brings its match to a server of its own, sends the others away there, and is refused at every step."""
    match = await stage.running()
    moved = await stage.ask("Blind", "elsewhere", "match table move", match=str(match))
    assert moved is not None and "only on the server of the match" in moved.text
    services = stage.world.bot.services
    home = stage.world.guild.id
    with pytest.raises(Refusal, match="other_server"):
        await services.lobby.bind(match, stage.elsewhere.id, home + 1)
    card = await services.finder.card(match)
    assert (card.guild_id, card.channel_id) == (home, stage.closed.id)
    stage.world.env.backend.remove_member(home, stage.home["Gone"].id)
    freed = await stage.ask("Blind", "elsewhere", "match seat kick", match=str(match), player=stage.home["Gone"].user)
    assert freed is not None and "Only the host" in freed.text
