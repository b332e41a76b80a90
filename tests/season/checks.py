"""What must be true at the end of a season: of what is stored, and of what Discord shows."""

from collections import Counter
from typing import Any

from db.rows import tournaments
from games.kernel.ids import MatchId
from play.formats.settings import TEAMS
from play.formats.views import TournamentView
from play.tournament_rules import acts
from play.tournaments.rebuilding import all_differences
from render.page import Page, Paragraph
from render.pages.tournament_standings import standings_page
from render.pages.tournament_teams import teams_page
from tests.season.playing import Cup
from tests.whole.seen import answer, seen
from text import LANGUAGES, words

WON, DRAWN = 12, 6
ALONE = frozenset({"bye", "forfeit"})


async def check(cup: Cup, view: TournamentView) -> None:
    """Raise AssertionError with what is not as it should be."""
    services = cup.season.world.bot.services
    assert await services._context.database.read(all_differences) == ()
    await _check_once(cup, view)
    await _check_results(cup, view)
    _check_cards(cup)
    _check_threads(cup, view)
    await _check_standings(cup, view)
    _check_teams(view)
    assert cup.season.errors == [], cup.season.errors
    cup.season.asked.take()
    assert cup.season.asked.faults == [], cup.season.asked.faults


async def _check_once(cup: Cup, view: TournamentView) -> None:
    """Each match was opened once and each result counted once, by acts and by what is stored beside them."""
    rows = await cup.season.world.bot.services._context.database.read(tournaments.acts, cup.number)
    done = [acts.decoder.decode(row.facts) for row in rows]
    begun = Counter(act.pairing for act in done if isinstance(act, acts.Begun))
    scored = Counter(act.pairing for act in done if isinstance(act, acts.Scored))
    matches = Counter(each.match for each in view.pairings if each.match is not None)
    assert set(begun.values()) == set(scored.values()) == set(matches.values()) == {1}, (begun, scored, matches)
    assert {each.pairing for each in view.pairings if each.match is not None} == set(begun)
    assert all(each.status in {"ended", "void"} for each in view.pairings)


async def _check_results(cup: Cup, view: TournamentView) -> None:
    """A result is that of its match, and the points of an entrant are the sum of their results."""
    for each in view.pairings:
        if each.match is None or {seat.kind for seat in each.seats} != {"played"}:
            continue
        outcome = (await cup.season.world.bot.services.observations.public(MatchId(each.match))).outcome
        assert outcome is not None, each
        assert [seat.place for seat in each.seats] in ([None] * len(each.seats), list(outcome.places)), (each, outcome)
        if len(each.seats) == 2:
            is_drawn = outcome.places[0] == outcome.places[1]
            expected = [DRAWN, DRAWN] if is_drawn else [WON if place == 1 else 0 for place in outcome.places]
            assert [seat.twelfths for seat in each.seats] == expected, (each, outcome)
    points = Counter[int]()
    for each in view.pairings:
        if each.stage == 1:
            points.update({seat.entrant: seat.twelfths or 0 for seat in each.seats})
    assert {row.entrant: row.twelfths for row in view.rows} == {row.entrant: points[row.entrant] for row in view.rows}


def _check_cards(cup: Cup) -> None:
    (card,) = cup.cards
    assert "Winner" in card.text, card.text


def _check_threads(cup: Cup, view: TournamentView) -> None:
    """Each match has a thread of its own, in which nobody is asked for a move any more."""
    threads, asked = {thread.id: thread for thread in cup.season.world.games.threads}, words("en")("button-your-move")
    own = [each for each in view.pairings if each.match is not None]
    assert len({each.channel_id for each in own}) == len(own)
    for each in own:
        thread = threads[each.channel_id or 0]
        assert f" · #{each.match} · " in str(thread.name), thread.name
        asking = [page for page in seen(cup.season.world.env, thread) if asked in page.buttons]
        assert not asking, (thread.name, asking[-1].text)


def _check_teams(view: TournamentView) -> None:
    """Nobody met one of their own team, and a team has the points of all who have played for it."""
    points = Counter[int | None]()
    for each in view.pairings:
        of = [view.entrants[seat.entrant].team for seat in each.seats]
        assert view.format != TEAMS or len({*of}) == len(of), each
        points.update({team: seat.twelfths or 0 for team, seat in zip(of, each.seats, strict=True)})
    assert [each.row.twelfths for each in view.teams] == [points[each.team] for each in view.teams]


async def _check_standings(cup: Cup, view: TournamentView) -> None:
    """What people turn over in Discord, page by page and in their language, is what the services know."""
    member = cup.people[0]
    reader = next(each.entrant for each in view.entrants.values() if each.user_id == member.id)
    made = teams_page if view.format == TEAMS else standings_page
    for language in LANGUAGES:
        cup.season.world.speaks(member, language)
        said = words(language)
        shown = await cup.command(member, "tournament standings")
        place = 0
        while True:
            assert shown.text == _text(made(view, said, reader, place)), (language, place, shown.text)
            turns = [part for part in shown.parts if part.get("label") == said("page-later")]
            if not turns or turns[0].get("disabled"):
                break
            shown = answer(await member.click(shown.message, label=said("page-later")))
            place += 1
    cup.season.world.speaks(member, "en")


def _text(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))


def figures(cup: Cup) -> dict[str, Any]:
    """Return the requests to Discord by kind, the most frequent first."""
    return dict(cup.season.asked.routes.most_common())
