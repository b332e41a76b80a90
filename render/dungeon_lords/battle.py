"""The battle that is fought now, or what all lords plan for it. Pure; px on the picture.

Steps, combat cards, line of adventurers from the front, battleground with traps and fighters.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SPELL
from games.dungeon_lords.moves import PlanTraps, Send
from games.dungeon_lords.parameters import SPELL_NEEDS_PER_ROUND
from games.dungeon_lords.state import Battle
from games.kernel.ids import Seat
from render.described import Description, Part, undrawn
from render.drawing.bands import GAP, across, panel, places
from render.drawing.lettering import BOLD, GLANCE, TITLE, fit
from render.drawing.marks import chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LOSS, RAISED, SURFACE
from render.drawing.scene import Area, Scene, outline
from render.dungeon_lords.ground import draw_after, ground_part, outcomes, people_part, prospects_text, verdict
from render.dungeon_lords.parts import head_part, party_text, phase
from render.dungeon_lords.pieces import draw_adventurer, draw_owner
from render.dungeon_lords.seasons import cards_height, cards_text, draw_cards
from render.dungeon_lords.table import Table
from render.naming import Names

_STEPS: Final = 80
_STEP_WIDTH: Final = 124
_STEP_ICON: Final = {
    "traps": "trap", "fast": "bolt", "attacks": "monster", "slow": "clock", "healing": "heal", "conquest": "flag",
    "poison": "poison",
}  # fmt: skip
_LORD: Final = 216
_AFTER: Final = 34
"""What chips below the party add to a panel (px)."""

_VERDICT: Final = 46
_VERDICT_ICON: Final = {"falls": ("flag", LOSS), "holds": ("shield", GAIN), "open": ("hidden", INK2)}
_STAGE_ICON: Final = {
    "planned": "sealed", "fought-out": "check", "planning": "clock", "waits": "hourglass", "idle": "pass",
}  # fmt: skip

_SPELL: Final = 160
"""Height of the panel that says what the card of the round does (px)."""


def describe_battle(table: Table) -> Description:
    """Return the battle, or the planning of it, as the reader of `table` sees it."""
    battle, words, title = table.view.battle, table.words, table.words("dungeon_lords-picture-battle")
    if battle is None:
        return table.described(
            "battle",
            head_part(table, "army", title, lambda _: words("dungeon_lords-text-planning")),
            *([_cards_part(table)] if table.view.combat_round else []),
            *(_lord_part(table, seat) for seat in table.view.play_order),
            undrawn(lambda _: (), high=4),
        )
    seat = Seat(battle.seat)
    name, _ = fit(table.label(seat), 170, 30)
    below = f"{name} · {battle.cell} · {phase(table.view, table.names)}"
    step = table.names("step", battle.step)

    def says(names: Names) -> str:
        return words("dungeon_lords-text-battle", name=names.player(seat), cell=battle.cell, step=step)

    return table.described(
        "battle",
        head_part(table, "", title, says, below=below, mark=lambda scene: draw_owner(scene, table, seat, (50, 48), 25)),
        Part(partial(_draw_steps, table, battle), lambda _: (f"{step}.",), _STEPS + GAP, rank=0),
        _cards_part(table),
        people_part(table, battle),
        ground_part(table, battle),
    )


def _draw_steps(table: Table, battle: Battle, scene: Scene, y: float) -> None:
    """Draw the steps of the battle as arrows: done ones with a check, the present one bright and with its name."""
    order = list(_STEP_ICON)
    now = order.index(battle.step) if battle.step in order else -1
    shown = [step for step in order if _happens(table, battle, step)]
    whole = across(y, _STEPS)
    wide = whole.w / len(shown) if now < 0 else _STEP_WIDTH
    x = whole.x
    for step in shown:
        at = order.index(step)
        area = Area(x, y, whole.w - wide * (len(shown) - 1) if at == now else wide, _STEPS)
        _step(scene, table, step, area, (at > now) - (at < now))
        x = area.right


def _happens(table: Table, battle: Battle, step: str) -> bool:
    """Say whether a step is part of this battle: of the two spells the one on the card, poison if there is any."""
    card = table.view.cards[table.view.combat_round - 1]
    if step in {"fast", "slow"} and card:
        return step == battle.step or SPELL[card].fast == (step == "fast")
    return step != "poison" or bool(battle.poisoned) or battle.step == "poison"


def _step(scene: Scene, table: Table, step: str, area: Area, when: int) -> None:
    """Draw a step that was before (-1), is now (0), or comes later (1)."""
    x, y, w, h = area
    fill, ink = (INK, GROUND) if when == 0 else (RAISED if when > 0 else SURFACE, INK2 if when > 0 else INK3)
    corners = [(x, y), (x + w - 20, y), (x + w - 4, y + h / 2), (x + w - 20, y + h), (x, y + h), (x + 16, y + h / 2)]
    scene.path(outline(corners), fill)
    icon, colour = ("check", GAIN) if when < 0 else (_STEP_ICON[step], ink)
    scene.icon(icon, (x + (w / 2 if when else 52), y + h / 2), 48, colour)
    if when == 0:
        name = table.names("step", step)
        scene.block((x + 88, y + h / 2), name, w - 110, 2, 36, colour=ink, face=BOLD, centred=True)


def _cards_part(table: Table) -> Part:
    """Return the four combat cards of the year, and what the one of this round says."""
    view, words = table.view, table.words
    card = view.cards[view.combat_round - 1]
    facts = [("spell", _cast(table))]
    if card:
        facts.append(("hourglass", words("dungeon_lords-picture-fatigue", count=SPELL[card].fatigue)))

    def draw(scene: Scene, y: float) -> None:
        draw_cards(scene, table, y)
        area = across(y + cards_height(table) + GAP, _SPELL)
        panel(scene, area)
        title = table.names("spell", card) if card else words("dungeon_lords-picture-face-down")
        scene.fitted((area.x + 18, area.y + 42), title, area.w - 36, 38, face=TITLE)
        text = table.names("spell", card, "text") if card else words("dungeon_lords-picture-face-down-text")
        scene.block((area.x + 18, area.y + 78), text, area.w - 36, 2, 28, colour=INK2)
        x, low = area.x + 36, area.bottom - 14
        for icon, fact in facts:
            scene.icon(icon, (x, low - 10), 32)
            x += scene.text((x + 24, low), fact, 28, face=BOLD) + 64

    def brief(names: Names) -> Iterator[str]:
        if card:
            yield f"{names('spell', card)}: {names('spell', card, 'text')}"
        yield f"{' · '.join(fact for _, fact in facts)}."

    def text(names: Names) -> Iterator[str]:
        yield from brief(names)
        yield cards_text(table, names)

    return Part(draw, text, cards_height(table) + _SPELL + 2 * GAP, rank=2, brief=brief)


def _cast(table: Table) -> str:
    """Return whether the spell of this round is cast, or how much magic it needs."""
    view, words, battle = table.view, table.words, table.view.battle
    needed = view.combat_round * SPELL_NEEDS_PER_ROUND
    if battle is None:
        return words("dungeon_lords-picture-needs", needed=needed)
    magic = sum(ADVENTURER[one.id].magic for one in table.lord(Seat(battle.seat)).party)
    state = "open" if battle.spell_cast is None else "yes" if battle.spell_cast else "no"
    return words("dungeon_lords-picture-cast", state=state, needed=needed, magic=magic)


def _lord_part(table: Table, seat: Seat) -> Part:
    """Return a lord before his battle: how far his plan is, his party, and where the adventurers may go."""
    ending = verdict(table) if seat == table.view.observer else ""
    rehearsed = _VERDICT + (_AFTER if outcomes(table) else 0) if ending else 0

    def draw(scene: Scene, y: float) -> None:
        _draw_lord(scene, table, seat, across(y, _LORD + rehearsed), ending)

    def text(names: Names) -> Iterator[str]:
        state = names.words(f"dungeon_lords-picture-{_stage(table, seat)}")
        yield names.words("dungeon_lords-text-planner", name=names.player(seat), state=state, plan=_plan(table, seat))
        yield party_text(table, seat, names)
        if seat == table.view.observer:
            yield from prospects_text(table)

    return Part(draw, text, _LORD + rehearsed + GAP)


def _stage(table: Table, seat: Seat) -> str:
    """Return how far a lord is: planning, planned, fought, waits, or idle for one who has nothing to plan."""
    view, own = table.view, table.plan(seat)
    if seat in view.fought:
        return "fought-out"
    if own is None:
        return "idle"
    if own.stage != "ready":
        return "planning"
    return "planned" if view.phase == "planning" else "waits"


def _plan(table: Table, seat: Seat) -> str:
    """Return what may be known of a lord's plan, or the tiles that the adventurers may go to."""
    words, known = table.words, table.plan(seat)
    if known is not None and known.known and known.cell:
        traps, sent, hidden = known.kinds, known.sent, str(known.traps)
        move = table.proposed_move if seat == table.view.observer else None
        if isinstance(move, PlanTraps):
            traps, hidden = move.traps, words("dungeon_lords-picture-no-traps")
        elif isinstance(move, Send):
            sent = move.monsters
        return words(
            "dungeon_lords-picture-plan",
            cell=known.cell,
            sent=table.names.listed("monster", sent) or words("dungeon_lords-picture-nobody"),
            traps=table.names.listed("trap", traps) or hidden,
        )
    cells = words.listed(table.lord(seat).nearest)
    return words("dungeon_lords-picture-nearest", cells=cells or words("dungeon_lords-amount-nothing"))


def _draw_lord(scene: Scene, table: Table, seat: Seat, area: Area, ending: str) -> None:
    """Draw a lord: how far his plan is, his party, the rehearsal's verdict, and where the adventurers may go."""
    panel(scene, area, chosen=seat in table.called and not table.places)
    draw_owner(scene, table, seat, (area.x + 40, area.y + 38), 24)
    stage, place = _stage(table, seat), (area.right - 14, area.y + 38)
    fill, ink = (INK, GROUND) if stage == "planning" else (RAISED, INK)
    said = table.words(f"dungeon_lords-picture-{stage}")
    wide = chip(scene, place, said, 28, fill=fill, ink=ink, anchor="end", icon=_STAGE_ICON[stage])
    name = (area.x + 76, area.y + 50)
    scene.fitted(name, table.label(seat), area.w - wide - 106, 36, face=BOLD, least=GLANCE, cut=True)
    _party(scene, table, seat, Area(area.x + 12, area.y + 74, area.w - 24, 66))
    low = area.bottom - 34
    if ending:
        icon, colour = _VERDICT_ICON[ending]
        scene.icon(icon, (area.x + 36, low), 36, colour)
        said = table.words(f"dungeon_lords-picture-verdict-{ending}")
        scene.fitted((area.x + 64, low + 10), said, area.w - 78, 32, face=BOLD)
        low -= _VERDICT
    scene.icon("tunnel", (area.x + 36, low), 40, INK2)
    scene.block((area.x + 64, low), _plan(table, seat), area.w - 76, 2, 28, colour=INK2, centred=True)


def _party(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a party in one row, the front at the left, and what choices would leave of it."""
    party = table.lord(seat).party
    if not party:
        scene.text((area.x + 6, area.y + 44), table.words("dungeon_lords-picture-no-party"), 30, INK3)
    after = outcomes(table) if seat == table.view.observer else {}
    whole = Area(area.x, area.y, min(area.w, 244 * len(party)), area.h)
    for one, spot in zip(party, places(whole, len(party), gap=6), strict=True):
        scene.rect(spot, RAISED, 9)
        draw_adventurer(scene, spot, one)
        if one.id in after:
            draw_after(scene, (spot.middle[0], spot.bottom + 8), after[one.id])
        table.mark_new(scene, spot, 12, seat, one.id)
