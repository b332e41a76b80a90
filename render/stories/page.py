"""How a match went that is over: the chart of chances, where it turned, and which moves cost each person most. Pure.

What is not worked out yet is said, and the page shows it later.
"""

from collections.abc import Iterator

from games.kernel.ids import Seat
from games.kernel.observation import LogEntry, Observation
from games.kernel.stories import Dear, Story
from render import verbs
from render.choosing import Chooser
from render.deciding.hint import OF_A_HUNDRED, called
from render.drawing.lettering import drawable
from render.drawing.livery import Livery, monograms
from render.game_pages import Lens
from render.limits import MOST_OPTIONS, clipped
from render.naming import Names, Vocabulary
from render.page import Action, Block, Page, Paragraph, Picture, Select, SelectOption
from render.pages.log_lines import entry_lines
from render.pages.parts import button, option, page, rows
from render.phrases import accent, label, level_name, plain_title, seat_name, title
from render.registry import pages_of
from render.stories.chart import Chart, Stage, chart, stages_of
from text import Words

LONGEST = 240
"""So many characters of what happened with a turning point are told."""

_MOST_LINES = 2
_STEPS = (10, 25, 50, 100, 200, 500)
_MOST_STEPS = 6


def story_page(story: Story, words: Words, lens: Lens | None = None) -> Page:
    """Return how a match went, so far as that is known."""
    seen = story.observation
    turned = [line for number in range(len(story.turns())) for line in _turn_lines(story, number, words)]
    return page(
        Paragraph(words("story-heading", title=title(seen, words))),
        _picture(story, words, lens or Lens()),
        Paragraph("\n".join(turned or [words("story-no-turn")])),
        *_dear(story, words),
        *_jump(story, words),
        *rows([button(verbs.REPLAY, words("button-replay")), button(verbs.LOG, words("button-log"))]),
        accent=accent(seen),
    )


def analysing_page(observation: Observation, words: Words) -> Page:
    """Return that it is still worked out how a match went."""
    heading = words("story-heading", title=title(observation, words))
    return page(Paragraph(heading), Paragraph(words("story-analysing")), accent=accent(observation))


def _picture(story: Story, words: Words, lens: Lens) -> Picture:
    seen = story.observation
    players = tuple(label(face, words) for face in seen.faces)
    labels = tuple(drawable(name) or words(f"picture-seat-{seat}") for seat, name in enumerate(players))
    won = () if seen.outcome is None else seen.outcome.places
    shown = Chart(
        stem=f"{seen.match}-{len(story.points)}",
        title=plain_title(seen.match, seen.game, words, seen.title),
        names=Names(Vocabulary(seen.game), words, players),
        labels=labels,
        livery=Livery(monograms(labels), strong=lens.safe_palette),
        shares=story.shares,
        stages=_stages(story, words),
        turns=story.turns(),
        first=frozenset(seat for seat, place in enumerate(won) if place == 1),
        text_only=lens.text_only,
    )
    return chart(shown, words).picture()


def _stages(story: Story, words: Words) -> tuple[Stage, ...]:
    """Return the parts of the match in the words of its game; of a game without any, some moves by number."""
    game, before, found = pages_of(story.observation.game), 0, list[str]()
    standing = [entry for entry in story.log if not entry.undone]
    for revision in story.revisions:
        entries = [entry for entry in standing if before < entry.revision <= revision]
        names = [game.stage(entry, story.observation, words) for entry in entries]
        found.append(next(filter(None, names), ""))
        before = revision
    return stages_of(found) or _numbered(story, words)


def _numbered(story: Story, words: Words) -> tuple[Stage, ...]:
    last = story.revisions[-1]
    step = next((each for each in _STEPS if last <= each * _MOST_STEPS), last)
    found = list[Stage]()
    for place, revision in enumerate(story.revisions):
        if revision // step > (story.revisions[place - 1] if place else 0) // step:
            found.append(Stage(place, words("replay-step", step=revision // step * step)))
    return tuple(found)


def _turn_lines(story: Story, number: int, words: Words) -> Iterator[str]:
    """Yield at which move the match turned, for whom how far, and what happened."""
    turn = story.turns()[number]
    before, after = (story.shares[place][turn.seat] for place in (turn.place - 1, turn.place))
    revision = story.revisions[turn.place]
    yield words(
        "story-turn",
        number=number + 1,
        step=revision,
        player=seat_name(story.observation, turn.seat, words),
        before=_matches(before),
        after=_matches(after),
    )
    made = next((entry for entry in story.log if entry.revision == revision and not entry.undone), None)
    if made is not None:
        for line in _happened(story, made, words):
            yield f"-# {clipped(line.removeprefix('-# '), LONGEST)}"


def _happened(story: Story, entry: LogEntry, words: Words) -> tuple[str, ...]:
    lines = entry_lines(entry, story.observation, words)[:_MOST_LINES]
    if lines or entry.seat is None:
        return lines
    return (f"{seat_name(story.observation, entry.seat, words)}: `{entry.notation}`",)


def _dear(story: Story, words: Words) -> tuple[Block, ...]:
    """Return what cost each person most, a paragraph each, after what it is compared with."""
    if story.dear is None:
        return (Paragraph(words("story-working")),)
    if not story.persons:
        return ()
    level = words(f"level-{level_name(story.level)}")
    return (
        *(Paragraph("\n".join(_of_seat(story, seat, words))) for seat in story.persons),
        Paragraph(words("story-level", level=level)),
    )


def _of_seat(story: Story, seat: Seat, words: Words) -> Iterator[str]:
    own = [each for each in story.dear or () if each.seat == seat]
    player = seat_name(story.observation, seat, words)
    yield words("story-dearest", player=player, count=len(own))
    for each in own:
        chooser = Chooser(each.observation, words)
        best, made = called(chooser, 0), called(chooser, 1)
        kind = words(f"{story.observation.game}-decision-{each.observation.asked()}")
        yield words("story-dear", step=each.revision, kind=kind, made=made, best=best, matches=_matches(each.behind))
        if each.better:
            names = (words(f"{story.observation.game}-term-{term}") for term in each.better)
            yield words("story-dear-better", terms=words.listed(names))


def _jump(story: Story, words: Words) -> tuple[Block, ...]:
    """Return the list of what can be looked at in the replay: turning points, and the positions before dear moves."""
    turns = tuple(
        option(
            f"{story.revisions[turn.place]}.{verbs.PUBLIC}",
            words("story-jump-turn", number=number, step=story.revisions[turn.place]),
        )
        for number, turn in enumerate(story.turns(), 1)
    )
    dear = tuple(_before(each, story.observation, words) for each in story.dear or () if each.revision > 1)
    # Entries of which others know nothing share the revision of another one.
    options = tuple({each.value: each for each in (*turns, *dear)}.values())[:MOST_OPTIONS]
    return (Select(Action(verbs.REPLAY, "story"), words("story-jump"), options),) if options else ()


def _before(dear: Dear, observation: Observation, words: Words) -> SelectOption:
    player = label(observation.face(dear.seat), words)
    return option(f"{dear.revision - 1}.{dear.seat}", words("story-jump-dear", step=dear.revision, player=player))


def _matches(thousandths: int) -> int:
    """Return so many of 1,000 matches as of 100."""
    return round(thousandths / OF_A_HUNDRED)
