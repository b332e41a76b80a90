"""How a match went that is over: a press, and `/match story`. What takes long is shown on the same page later."""

from functools import partial

from msgspec.structs import replace

from cogs.interactions import which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.match import GROUP
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from games.kernel.stories import Story
from play.rules.moment import Moment
from render import verbs
from render.pages.notices import note
from render.stories.page import analysing_page, story_page


@pressed(verbs.STORY)
@command(GROUP, statuses=which_match.OVER)
async def story(request: Request, match: Observation) -> Answer:
    """Show how the match went, so far as that is known; the page shows the rest once it is.

    Raises:
        Refusal: what `Stories.story` refuses.
    """
    return _shown(request, match, await request.services.stories.story(request.match))


async def _more(request: Request, match: Observation, known: Story | None, _moment: Moment) -> Answer:
    """Return what is known next: first the chances, then all; or that it could not be worked out."""
    try:
        found = await request.services.stories.story(request.match, "points" if known is None else "all")
    except Refusal as refusal:
        return answer(match, note(request.words(f"refusal-{refusal.code}", **refusal.facts)), look="story")
    return _shown(request, match, found)


def _shown(request: Request, match: Observation, found: Story | None) -> Answer:
    page = analysing_page(match, request.words) if found is None else story_page(found, request.words, request.lens())
    shown = answer(match, page, look="story")
    if found is not None and found.dear is not None:
        return shown
    return replace(shown, then=partial(_more, request, match, found), at_once=True)
