"""The battle, and the planning of it, told in words. Pure."""

from collections.abc import Iterator

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SPELL
from games.dungeon_lords.moves import PlanTraps, Send
from games.dungeon_lords.parameters import SPELL_NEEDS_PER_ROUND
from games.dungeon_lords.state import Battle, Fighter
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.battle import prospects
from render.dungeon_lords.spoken import parts as spoken
from render.dungeon_lords.spoken.board import cards
from render.dungeon_lords.spoken.dungeon import party
from render.dungeon_lords.spoken.parts import Names
from render.dungeon_lords.table import Table
from render.phrases import capital


def battle_alt(table: Table) -> str:
    """Return what the picture of the battle shows, in short."""
    return spoken.alt_text(*_body(table, table.names))


def battle_plain(table: Table) -> str:
    """Return all that the picture of the battle shows."""
    first, *rest = _body(table, spoken.plain_names(table))
    return spoken.lines(f"**{first}**", *rest)


def cast(table: Table) -> str:
    """Return whether the spell of this round is cast, or how much magic it needs."""
    view, words, battle = table.view, table.words, table.view.battle
    if not view.combat_round:
        return ""
    needed = view.combat_round * SPELL_NEEDS_PER_ROUND
    if battle is None:
        return words("dungeon_lords-picture-needs", needed=needed)
    magic = sum(ADVENTURER[one.id].magic for one in table.lord(Seat(battle.seat)).party)
    state = "open" if battle.spell_cast is None else "yes" if battle.spell_cast else "no"
    return words("dungeon_lords-picture-cast", state=state, needed=needed, magic=magic)


def fatigue(table: Table) -> str:
    """Return the fatigue of this round, empty while its card is not known."""
    view = table.view
    card = view.cards[view.combat_round - 1] if view.combat_round else ""
    return table.words("dungeon_lords-picture-fatigue", count=SPELL[card].fatigue) if card else ""


def stage(table: Table, seat: Seat) -> str:
    """Return how far a lord is: planning, planned, fought, waits, or idle for one who has nothing to plan."""
    view, own = table.view, table.view.plans[seat] if seat < len(table.view.plans) else None
    if seat in view.fought:
        return "fought-out"
    if own is None:
        return "idle"
    if own.stage != "ready":
        return "planning"
    return "planned" if view.phase == "planning" else "waits"


def plan(table: Table, seat: Seat) -> str:
    """Return what may be known of a lord's plan, or the tiles that the adventurers may go to."""
    words, view = table.words, table.view
    known = view.plans[seat] if seat < len(view.plans) else None
    if known is not None and known.known and known.cell:
        traps, sent = known.kinds, known.sent
        move = table.proposal.move if table.proposal is not None and seat == view.observer else None
        if isinstance(move, PlanTraps):
            traps = move.traps
        elif isinstance(move, Send):
            sent = move.monsters
        hidden = str(known.traps) if not isinstance(move, PlanTraps) else words("dungeon_lords-picture-no-traps")
        return words(
            "dungeon_lords-picture-plan",
            cell=known.cell,
            sent=terms.monsters(words, sent) or words("dungeon_lords-picture-nobody"),
            traps=terms.traps(words, traps) or hidden,
        )
    cells = words.listed(table.lord(seat).nearest)
    return words("dungeon_lords-picture-nearest", cells=cells or words("dungeon_lords-picture-nothing"))


def _body(table: Table, names: Names) -> Iterator[str]:
    battle = table.view.battle
    yield from _planning(table, names) if battle is None else _fight(table, battle, names)


def _planning(table: Table, names: Names) -> Iterator[str]:
    words = table.words
    yield words("dungeon_lords-told-planning")
    yield spoken.situation(table, names)
    yield from _card(table)
    for seat in table.view.play_order:
        state = words(f"dungeon_lords-picture-{stage(table, seat)}")
        yield words("dungeon_lords-told-planner", name=names[seat], state=state, plan=plan(table, seat))
        yield party(table, seat)
    yield from prospects.told(table)
    if table.view.combat_round:
        yield cards(table, names)


def _fight(table: Table, battle: Battle, names: Names) -> Iterator[str]:
    words, seat = table.words, Seat(battle.seat)
    step = words(f"dungeon_lords-step-{battle.step}")
    yield words("dungeon_lords-told-battle", name=names[seat], cell=battle.cell, step=step)
    yield spoken.situation(table, names)
    yield spoken.proposed(table)
    yield from _card(table)
    yield party(table, seat)
    yield from prospects.told(table)
    yield from _marked(table, battle)
    yield spoken.listed(table, "dungeon_lords-told-fighters", (_fighter(table, each) for each in battle.fighters))
    yield from _traps(table, battle)
    yield from _ground(table, battle)
    yield cards(table, names)


def _ground(table: Table, battle: Battle) -> Iterator[str]:
    """Yield what still protects the party, and the room on the battleground."""
    words = table.words
    for kind, count in (("pool", battle.pool), ("shield", battle.shield)):
        if count:
            yield f"{capital(words(f'dungeon_lords-picture-{kind}', count=count))}."
    room = next((tile.room for tile in table.lord(Seat(battle.seat)).tiles if tile.cell == battle.cell), "")
    if room:
        name, text = terms.room(words, room), terms.text(words, "room", room)
        yield words("dungeon_lords-told-room", cell=battle.cell, room=name, text=text)


def _card(table: Table) -> Iterator[str]:
    words, view = table.words, table.view
    card = view.cards[view.combat_round - 1] if view.combat_round else ""
    if card:
        yield f"{terms.spell(words, card)}: {terms.text(words, 'spell', card)}"
    if view.combat_round:
        yield f"{' · '.join(filter(None, (cast(table), fatigue(table))))}."


def _marked(table: Table, battle: Battle) -> Iterator[str]:
    for kind, marked in (("poisoned", battle.poisoned), ("invisible", battle.invisible)):
        said = (terms.adventurer(table.words, one) for one in dict.fromkeys(marked))
        yield spoken.listed(table, f"dungeon_lords-told-{kind}", said)
    if battle.no_conquest and not battle.courage:
        yield f"{capital(table.words('dungeon_lords-picture-no-conquest'))}."


def _fighter(table: Table, fighter: Fighter) -> str:
    words = table.words
    state = "returns" if fighter.returns and fighter.state == "attacked" else fighter.state
    said = words(f"dungeon_lords-picture-monster-{state}")
    return f"{terms.monster(words, fighter.kind)} ({said})"


def _traps(table: Table, battle: Battle) -> Iterator[str]:
    words, view = table.words, table.view
    if view.battle_traps:
        yield words("dungeon_lords-told-traps-set", count=view.battle_traps)
    hidden = (terms.trap(words, trap) for trap in view.battle_kinds)
    yield spoken.listed(table, "dungeon_lords-told-traps-own", hidden)
    used = (terms.trap(words, trap) for trap in battle.used)
    yield spoken.listed(table, "dungeon_lords-told-traps-used", used)
