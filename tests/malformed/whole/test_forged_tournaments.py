"""Forged presses, modals and commands about tournaments and leagues of others: all answered, nothing changed or told.

The draft of somebody else, and for people of another server every tournament, are as if there were none.
"""

import contextlib
import random
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import pytest
import simcord
from simcord.enums import InteractionType

from address import files_at
from play.leagues.organising import NewLeague
from play.seats.lobby import Person
from playground.world import World
from render import verbs
from render.leagues import league_mark
from tests.cogs.answered import answered_verbs
from tests.cogs.command_list import command_list
from tests.malformed.mutation import bent_text
from tests.malformed.trying import MORE, generators_once
from tests.malformed.whole.forging import Forged, button, choice, command, said, send
from tests.malformed.whole.test_forged import OF_FAULTS
from tests.sampling import sample
from tests.whole.seen import Seen, answer

TRIES: Final = sample(60, 150)
TABLES: Final = (
    ("tournaments", "id"),
    *((name, "tournament_id") for name in ("entrants", "organisers", "pairings", "tournament_acts", "forbidden_pairs")),
    *((name, "tournament_id") for name in ("teams", "team_invitations")),
    ("leagues", "id"),
    *((name, "league_id") for name in ("league_members", "league_seasons")),
)
RESTS: Final = (
    "", "yes", "no", "1", "0", "-1", "999", "1.1", "1.1.0", "cross.0", "name", "format", "5" * 30, "x", "²", "1.5",
)  # fmt: skip
TYPED: Final = (
    "1", "2", "-1", "0", "17", "9" * 25, "²", "Boris", "@everyone", "<@1>", "why", "void", "1 2", "2031-01-01 10:00",
    "format.flow", "yes", "never", "first", "10",
)  # fmt: skip


def _about(verb: str) -> bool:
    return verb.startswith(("cup", "team", "league")) or verb in {
        verbs.ENTER, verbs.ENTER_SALT, verbs.WITHDRAW, verbs.CHECK_IN, verbs.ENTRANT_BACK, verbs.NEXT_NOW,
        verbs.OFFER_HELP, verbs.MY_PAIRINGS, verbs.STANDINGS, verbs.PAIRINGS, verbs.WHY, verbs.WHY_MET,
        verbs.ORGANISE, verbs.TOURNAMENTS, verbs.LEAGUE_DIVISION, verbs.LEAGUE_MINE,
    }  # fmt: skip


OPEN_TO_ALL: Final = {verbs.CUP_NEW, verbs.ENTER, verbs.ENTER_SALT, verbs.LEAGUE_NEW, verbs.LEAGUE_JOIN}
COMMANDS_TO_ALL: Final = {"tournament join", "organise new", "league join", "league new"}
VERBS: Final = tuple(sorted(filter(_about, answered_verbs())))


class Place:
    """Ann's draft and her open tournament, which Boris has entered, and a league of each kind, of which he is a member.

    Somebody else on the server, and elsewhere.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.marks: dict[str, str] = {}
        self.card: Seen
        self.elsewhere: simcord.ChannelHandle
        self.outsider: simcord.MemberActor

    async def laid_out(self) -> "Place":
        """Make all of it."""
        world = self.world
        ann, contests = world.ann, world.bot.services.contests
        draft = answer(await ann.slash(world.games, "organise new", title="Zephyr"))
        made = answer(await ann.slash(world.games, "organise new", title="Quince"))
        await ann.click(made.message, label="Open")
        await world.env.settle()
        self.card = draft
        for each in await contests.of_guild(world.guild.id, 5):
            self.marks[each.name] = f"{each.tournament}-{each.commitment[:6]}"
        await world.boris.slash(world.games, "tournament join", tournament=self.numbers[1])
        await self._leagues()
        other = world.env.create_guild("Elsewhere", owner=world.env.create_user("owner"))
        zoe = world.env.create_user("zoe")
        self.outsider = other.add_member(zoe)
        zoe.dm_channel  # noqa: B018  (reading it creates it)
        self.elsewhere = other.create_text_channel("hall")
        await world.env.settle()
        return self

    async def _leagues(self) -> None:
        """Make a draft of a league, and one that Boris has joined."""
        world, services = self.world, self.world.bot.services
        ann = Person(world.ann.id, "Ann")
        with world.env._bot_scope():  # so that simcord waits for what begins here
            for name in ("Zephyr League", "Quince League"):
                new = NewLeague(world.guild.id, name, "dungeon_twister", "en", "relaxed", channel_id=world.games.id)
                number = await services.organising_leagues.draft(new, ann)
                self.marks[name] = league_mark(await services.leagues.view(number))
            await services.organising_leagues.let_join(number, ann)
            await services.taking_part.join(number, Person(world.boris.id, "Boris"), "salt")

    @property
    def numbers(self) -> tuple[str, str]:
        """The numbers of the draft and of the open tournament."""
        return self.marks["Zephyr"].partition("-")[0], self.marks["Quince"].partition("-")[0]

    def stored(self, names: Sequence[str]) -> dict[str, list[tuple[Any, ...]]]:
        """Return all that is stored of these tournaments."""
        found, database = {}, files_at(self.world.bot.settings.database)
        wanted = ", ".join(self.marks[name].partition("-")[0] for name in names)
        with contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            for table, key in TABLES:
                query = f"SELECT * FROM {table} WHERE {key} IN ({wanted}) ORDER BY 1, 2"
                found[table] = connection.execute(query).fetchall()
        return found


def modal(who: simcord.MemberActor, custom_id: str, lines: list[str]) -> Forged:
    """Return a modal of some fields that nobody was shown."""
    fields = [
        {"type": 18, "id": 2 * at + 1, "component": {"type": 4, "id": 2 * at + 2, "custom_id": f"f{at}", "value": line}}
        for at, line in enumerate(lines)
    ]
    return Forged(who, InteractionType.MODAL_SUBMIT, {"custom_id": custom_id, "components": fields})


@pytest.mark.parametrize("part", range(MORE))
@pytest.mark.parametrize("is_elsewhere", [False, True], ids=["on the server", "elsewhere"])
async def test_tournaments_of_others(world: World, part: int, *, is_elsewhere: bool) -> None:
    """Catches a verb, a modal or a command that asks nobody who is asking, or fails with a number that it reads."""
    place = await Place(world).laid_out()
    known = {
        each.path: [name for name, _ in each.options]
        for each in command_list(world.bot.tree)
        if each.path.startswith(("tournament ", "organise ", "league "))
    }
    names, verbs_tried = tuple(place.marks), VERBS
    unseen: Sequence[str] = ("Zephyr", "Quince")
    if not is_elsewhere:
        # Others on the server may look at what is open and enter it, and make a tournament of their own.
        unseen, verbs_tried = ("Zephyr",), tuple(each for each in VERBS if each not in OPEN_TO_ALL)
        known = {path: options for path, options in known.items() if path not in COMMANDS_TO_ALL}
    who, channel = (place.outsider, place.elsewhere) if is_elsewhere else (world.gleb, world.games)

    def forge(rng: random.Random) -> Forged:
        name = rng.choice(names)
        mark, number = place.marks[name], place.marks[name].partition("-")[0]
        if rng.random() < 0.3:
            mark = rng.choice((number, f"{number}-", "9" * 19, f"-{number}", "0", "x", f"{number}-zzzzzz"))
        custom_id = f"so|0|0|{rng.choice(verbs_tried)}|{mark}{rng.choice(('', '.'))}{rng.choice(RESTS)}"[:100]
        lines = [rng.choice((*TYPED, bent_text(rng, TYPED)[:100])) for _ in range(rng.randint(1, 5))]
        match rng.randrange(4):
            case 0:
                return button(who, custom_id, place.card)
            case 1:
                return choice(who, custom_id, [rng.choice((mark, f"{mark}.1", *lines)) for _ in range(1)], place.card)
            case 2:
                return modal(who, custom_id, lines)
            case _:
                path = rng.choice(sorted(known))
                named: dict[str, Any] = {each: rng.choice(TYPED) for each in known[path] if rng.random() < 0.8}
                for each in ("tournament", "like", "league"):
                    if each in known[path]:
                        named[each] = rng.choice((number, f"#{number}", name, name))
                return command(who, path, named)

    before = place.stored(names)
    forged = [forge(rng) for rng in generators_once(f"tournaments {is_elsewhere} {part}", TRIES)]
    results = await send(world, channel, forged)
    wrong = [
        (ascii(each.data)[:300], said(result)[:300])
        for each, result in zip(forged, results, strict=True)
        if not result.acknowledged or any(sign in _without_typed(each, said(result)) for sign in (*OF_FAULTS, *unseen))
    ]
    assert not wrong
    assert place.stored(names) == before


def _without_typed(forged: Forged, text: str) -> str:
    """Return an answer without what the person has typed, which it may repeat."""
    for each in ("Zephyr", "Quince"):
        if each in str(forged.data):
            text = text.replace(each, "")
    return text
