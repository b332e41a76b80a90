"""A tournament of teams in the simulated Discord: captains enter teams, others agree, people leave and do not come.

What is done before the start is done in each way that there is: by buttons, by lists, by commands, by the message that
somebody who is asked gets. At the boards days pass as in any tournament of a season (playing.py).
"""

from typing import Final

import simcord

from play.formats.views import TeamView, TournamentView
from render import verbs
from tests.season.names import names
from tests.season.playing import Cup, Plan
from tests.season.world import Season
from tests.whole.seen import Seen, answer, seen

CALLED: Final = ("Foxes", "Совы", "*Bears*", "Ежи & Co", "A team of quite a long name 30", "Hares")


class TeamPlan(Plan, frozen=True, kw_only=True):
    """What is played. `sizes`: of teams, in order; `too_small` more enter with one member alone, and do not play.

    `entrants` is how many members there are. The captain of the first team leaves on `captain_day`.
    """

    sizes: tuple[int, ...]
    too_small: int = 1
    captain_day: int = 5


class TeamCup(Cup):
    """A tournament of teams; `teams`: the members of each by name, the captain first."""

    def __init__(self, season: Season, plan: TeamPlan, seed: int) -> None:
        super().__init__(season, plan, seed)
        self.of_teams = plan
        self.teams: dict[str, list[simcord.MemberActor]] = {}
        self.has_captain_left = False

    async def enter(self) -> None:
        """Let captains enter teams, ask others and put boards in order, and the organiser start."""
        plan = self.of_teams
        sizes = (*plan.sizes, *(1,) * plan.too_small)
        self.people = self.season.people(names(plan.title, sum(sizes)))
        self.strengths = {each.id: self.drawn.gauss() for each in self.people}
        first = 0
        for place, (name, size) in enumerate(zip(CALLED, sizes, strict=False)):
            members = self.people[first : first + size]
            first += size
            await self._found(name, members[0], by_form=place % 2 == 0)
            await self._ask(name, members, place)
            self.teams[name] = members
        await self._order()
        started = await self._press(self.ann, "Start", await self._press(self.ann, "Organise"))
        assert "The card says so" in started.text, started.text

    async def _found(self, name: str, captain: simcord.MemberActor, *, by_form: bool) -> None:
        """Enter a team by the card and its form, or by the command."""
        if by_form:
            form = await captain.click((await self._press(captain, "Take part")).message, label="New team…")
            said = answer(await captain.submit_modal(form, {"line": name}))
            await self.season.world.env.settle()
        else:
            said = await self.command(captain, "tournament team", name=name)
        assert "Your team has entered" in said.text, said.text

    async def _ask(self, name: str, members: list[simcord.MemberActor], place: int) -> None:
        """Ask all but the captain by the list or by the command; they agree by message, card or command."""
        captain, *others = members
        if not others:
            return
        if place % 2 == 0:
            page = await self._press(captain, "Take part")
            for at in range(0, len(others), 4):
                chosen = others[at : at + 4]
                page = answer(await captain.select(page.message, chosen, custom_id=page.list_id(verbs.TEAM_ASK)))
                await self.season.world.env.settle()
        else:
            for each in others:
                said = await self.command(captain, "tournament invite", player=each.user)
                assert "Asked" in said.text, said.text
        for at, each in enumerate(others):
            said = await (self._by_message, self._by_card, self._by_command)[at % 3](each, name)
            assert "You play for this team" in said.text, said.text

    async def _by_message(self, member: simcord.MemberActor, name: str) -> Seen:
        shown = [
            each for each in seen(self.season.world.env, member.user.dm_channel) if "asks you to play" in each.text
        ]
        label = next(label for label in shown[-1].buttons if label.startswith("Play for"))
        found = answer(await member.user.click(shown[-1].message, label=label))
        await self.season.world.env.settle()
        return found

    async def _by_card(self, member: simcord.MemberActor, name: str) -> Seen:
        page = await self._press(member, "Take part")
        return await self._press(member, next(each for each in page.buttons if each.startswith("Play for")), page)

    async def _by_command(self, member: simcord.MemberActor, name: str) -> Seen:
        return await self.command(member, "tournament agree", team=name)

    async def _order(self) -> None:
        """Let the first captain play at the last board by the command, and the second let the last member up."""
        first, second, *_ = self.teams.values()
        view = await self.view()
        members = self._team(view, first[0]).members
        said = await self.command(first[0], "tournament team", order=" ".join(map(str, (*members[1:], members[0]))))
        assert "in this order now" in said.text, said.text
        page = await self._press(second[0], "Take part")
        moved = page.list_id(verbs.TEAM_UP)
        value = next(reversed([value for value in page.options if value.rpartition(".")[2].isdecimal()]))
        said = answer(await second[0].select(page.message, [value], custom_id=moved))
        await self.season.world.env.settle()
        assert "in this order now" in said.text, said.text

    async def _act(self, view: TournamentView) -> None:
        await super()._act(view)
        if self.days == self.of_teams.captain_day and not self.has_captain_left:
            captain = next(iter(self.teams.values()))[0]
            before = self._team(view, captain)
            await self._press(captain, "Yes, withdraw", await self.command(captain, "tournament withdraw"))
            self.has_captain_left = True
            after = next(each for each in (await self.view()).teams if each.team == before.team)
            assert after.captain not in {None, before.captain}, after
            said = await self.command(self._person(view, after.captain or 0), "tournament team")
            assert "You are the captain" in said.text, said.text

    def _person(self, view: TournamentView, entrant: int) -> simcord.MemberActor:
        return self.season.member(view.entrants[entrant].user_id or 0)

    def _team(self, view: TournamentView, member: simcord.MemberActor) -> TeamView:
        found = view.entrant_of(member.id)
        team = None if found is None else view.team_of(found.entrant)
        assert team is not None, member
        return team
