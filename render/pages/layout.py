"""The page of wishes of which each says where one thing goes: all of them are chosen at once. Pure.

What is chosen so far lives in the ids of the page's own lists, as ids of options, `x` for none: so it outlives
restarts, and means the same when something has become impossible meanwhile.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.kernel.observation import Choice, Observation
from render import verbs
from render.game_pages import Lens, Menu
from render.limits import MOST_TEXT
from render.page import Action, Page, Paragraph, Select, number_in
from render.pages.own import table_pictures
from render.pages.parts import button, option, page, rows, ways_back
from render.phrases import accent, escaped
from text import Words

NONE = "x"
Picks = tuple[str, ...]
"""The id of an option for each part, `NONE` where nothing is chosen."""


def layout_page(
    listed: Observation, menu: Menu, picks: Picks, words: Words, lens: Lens | None = None, *, before: Picks = ()
) -> Page:
    """Return a list for each part of `menu`, `picks` chosen; `listed` has every single wish as a choice.

    `before` is what was confirmed before, if anything was: what differs from that is marked until it is confirmed too.
    """
    wanted = wishes_of(listed, menu, picks)
    seen = replace(lens or Lens(), planned=wanted, first_only=True)
    named = NONE if not wanted else _written(picks)
    leads = [group.lead for group in menu.groups if group.lead]
    refused = list(_too_many(menu, picks, words))
    # Where it is the question itself, `Make a move` would only lead here, with nothing chosen any more.
    back = ways_back(listed, words)[-1:] if listed.asked() else ways_back(listed, words)
    confirm = words("button-layout", count=len(wanted))
    buttons = [button(verbs.LAY_OUT, confirm, named, style="success", disabled=not wanted or bool(refused))]
    if NONE in picks:
        buttons.append(button(verbs.LAY, words("button-layout-random"), f"{verbs.EVERY}.{_written(picks)}"))
    if wanted:
        buttons.append(button(verbs.LAY, words("button-layout-none"), f"{verbs.NO}.{_written(picks)}"))
    return page(
        Paragraph("\n".join((words("choice-heading", label=menu.question), words("layout-about"), *leads))),
        *table_pictures(listed, words, seen),
        *(_list(menu, place, picks, words, before) for place in range(len(menu.parts))),
        Paragraph("\n".join(refused)[: MOST_TEXT // 2]),
        *rows(buttons),
        *rows([button(verbs.LINE, words("button-type-it")), *back]),
        accent=accent(listed),
    )


def laid_out_page(observation: Observation, count: int, words: Words) -> Page:
    """Return the answer to what was chosen: when it will be done."""
    change = button(verbs.WISHES, words("button-layout-change"))
    return page(
        Paragraph(words("layout-done", count=count)),
        *rows([*ways_back(observation, words), change]),
        accent=accent(observation),
    )


def no_picks(menu: Menu) -> Picks:
    """Return that nothing is chosen."""
    return (NONE,) * len(menu.parts)


def picks_wished(menu: Menu, listed: Observation, queue: Observation) -> Picks:
    """Return what is chosen by the wishes that are stored already."""
    wished = {choice.notation for choice in queue.choices}
    numbers = {choice.number for choice in listed.choices if choice.notation in wished}
    picks = list(no_picks(menu))
    for entry in menu.entries():
        if entry.number in numbers:
            place, chosen = entry.picks
            picks[place] = menu.parts[place].options[chosen].id
    return tuple(picks)


def picks_after(menu: Menu, arg: str, value: str, chance: random.Random) -> Picks:
    """Return what is chosen after a press: `value` in the list of a part, the rest by `chance`, or nothing."""
    changed, _, written = arg.partition(".")
    if changed == verbs.NO:
        return no_picks(menu)
    picks = picks_in(menu, written)
    if changed == verbs.EVERY:
        return _filled(menu, picks, chance)
    place = number_in(changed)
    if place is None or place >= len(picks):
        return picks
    return picks_in(menu, _written((*picks[:place], value or NONE, *picks[place + 1 :])))


def picks_in(menu: Menu, written: str) -> Picks:
    """Return what is written in an id; what is no option of its part picks nothing, other parts make it void."""
    named = written.split("-")
    if len(named) != len(menu.parts):
        return no_picks(menu)
    return tuple(
        each if any(option.id == each for option in part.options) else NONE
        for each, part in zip(named, menu.parts, strict=True)
    )


def wishes_of(listed: Observation, menu: Menu, picks: Picks) -> tuple[Choice, ...]:
    """Return the wishes that are chosen."""
    numbers = {
        entry.number
        for entry in menu.entries()
        if menu.parts[entry.picks[0]].options[entry.picks[1]].id == picks[entry.picks[0]]
    }
    return tuple(choice for choice in listed.choices if choice.number in numbers)


def _filled(menu: Menu, picks: Picks, chance: random.Random) -> Picks:
    """Return `picks` with the parts that are open answered by `chance`, as far as options have room."""
    made = list(picks)
    open_parts = [place for place, pick in enumerate(made) if pick == NONE]
    chance.shuffle(open_parts)
    for place in open_parts:
        taken = Counter(made)
        free = [each.id for each in menu.parts[place].options if not each.most or taken[each.id] < each.most]
        if free:
            made[place] = chance.choice(free)
    return tuple(made)


def _too_many(menu: Menu, picks: Picks, words: Words) -> Iterator[str]:
    """Yield a line for each option that is chosen more often than it has room."""
    taken = Counter(picks)
    for each in menu.parts[0].options if menu.parts else ():
        if each.most and taken[each.id] > each.most:
            yield words("layout-too-many", option=escaped(each.label), most=each.most, count=taken[each.id])


def _list(menu: Menu, place: int, picks: Picks, words: Words, before: Picks) -> Select:
    part = menu.parts[place]
    options = tuple(
        option(each.id, f"{part.name}: {each.label}", each.note, chosen=each.id == picks[place])
        for each in part.options
    )
    # A client may not show which option of an edited list is chosen, so that the prompt says it too.
    chosen, earlier = (
        next((each.label for each in part.options if each.id == each_picks[place]), "") if each_picks else ""
        for each_picks in (picks, before)
    )
    prompt = f"{part.name}: {chosen}" if chosen else words("part-prompt", part=part.name)
    if set(before) > {NONE} and chosen != earlier:
        prompt = words("layout-changed", prompt=prompt, earlier=earlier or "–")
    return Select(Action(verbs.LAY, f"{place}.{_written(picks)}"), prompt, options)


def _written(picks: Sequence[str]) -> str:
    return "-".join(picks)
