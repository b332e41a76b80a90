"""States that fit a view: what the observer cannot know is drawn anew (SPEC 1.1, 11.6, 13.5). Pure.

Other players' decks are unknown. Around the cards seen of each a legal deck is completed; the true one proves that this
can be done.
"""

from collections import Counter

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.decks import own_only
from games.kernel.ids import Observer, Seat, seats_of
from games.legends_of_signum.components import (
    BUILDING_TYPES,
    CARD,
    CHARACTER,
    HERO,
    READY_DECK,
    TACTIC,
)
from games.legends_of_signum.decks import most_copies, usable
from games.legends_of_signum.parameters import DECK_LEAST
from games.legends_of_signum.paying import discount
from games.legends_of_signum.setup import usual_start
from games.legends_of_signum.state import FaceDown, Laid, Order, Player, Secret, State, Table
from games.legends_of_signum.view import View


def sample(view: View, chance: Chance) -> State:
    """Return a state with exactly this view, the hidden rest drawn."""
    return State(view.table, tuple(_secret(view, seat, chance) for seat in seats_of(len(view.table.players))))


def unanswered(view: View) -> View:
    """Return `view` without what others have chosen in secret: heroes, or starting buildings."""
    if view.phase == "hero":
        return replace(view, answered=own_only(view.observer, view.answered))
    return replace(view, chose=own_only(view.observer, view.chose)) if view.phase == "hand" else view


def suppose(view: View, chance: Chance) -> State:
    """Return a state for previews: as `sample`, but tactics of others never fire."""
    return held(sample(view, chance), view.observer)


def held(state: State, observer: Observer) -> State:
    """Return the state in which the tactics of all others are held back."""
    secrets = tuple(secret if seat == observer else _on_hold(secret) for seat, secret in enumerate(state.secrets))
    return State(state.table, secrets)


def _on_hold(secret: Secret) -> Secret:
    held = tuple(Laid(laid.number, laid.card, Order("hold")) for laid in secret.tactics)
    return Secret(secret.hero, secret.list, secret.deck, secret.hand, held, secret.aside, secret.starts)


def _secret(view: View, seat: Seat, chance: Chance) -> Secret:
    """Return what a seat may hold: the observer's own with its deck shuffled, or cards drawn for another one."""
    if seat == view.observer and view.own is not None:
        own = view.own
        deck = chance.shuffled(f"deck{seat}", own.deck)
        return Secret(own.hero, own.list, deck, own.hand, own.tactics, own.aside, own.starts)
    table = view.table
    if table.phase == "hero":
        hero = chance.choice(f"hero{seat}", tuple(HERO)) if view.answered[seat] else ""
        return Secret(hero, READY_DECK[hero] if hero else ())
    player = table.players[seat]
    if table.phase == "first":
        return Secret(player.hero, READY_DECK[player.hero])
    seen = seen_of(table, seat)
    hidden = view.hands[seat] + view.decks[seat] + len(player.tactics)
    if player.gone:
        return Secret(player.hero, tuple(seen.elements()), aside=_aside(view, seat), starts=("", ""))
    tactics = _tactics(player, seen, chance, seat)
    drawn = _completed(player.hero, seen + Counter(laid.card for laid in tactics), hidden - len(tactics), chance, seat)
    hand, deck = drawn[: view.hands[seat]], drawn[view.hands[seat] :]
    whole = tuple((seen + Counter(drawn) + Counter(laid.card for laid in tactics)).elements())
    return Secret(player.hero, whole, deck, hand, tactics, _aside(view, seat), _starts(view, seat, chance))


def _aside(view: View, seat: Seat) -> int | None:
    if view.aside is not None:
        return view.aside[seat]
    return 0 if view.answered[seat] else None


def _starts(view: View, seat: Seat, chance: Chance) -> tuple[str, ...]:
    """Return the starting buildings: those that stand, or two drawn ones while they are secret."""
    if not view.chose[seat]:
        return ()
    city = view.table.players[seat].city
    if view.table.phase == "hand":
        return chance.choice(f"start{seat}", BUILDING_TYPES), chance.choice(f"start{seat}", BUILDING_TYPES)
    return tuple(built.id for built in city[1:3]) or usual_start(view.table.players[seat].hero)


def seen_of(table: Table, seat: Seat) -> Counter[str]:
    """Return the cards of a player's deck that lie open: field, attached spells, relics, Graveyard."""
    player = table.players[seat]
    seen = Counter(player.graveyard) + Counter(player.relics)
    seen.update(unit.card for unit in table.units if unit.seat == seat and not unit.is_hero)
    attached = {
        (unit.id, each.card)
        for unit in table.units
        for each in unit.modifiers
        if each.until == "perm" and each.by == seat
    }
    seen.update(card for _, card in attached)
    return seen


def _tactics(player: Player, seen: Counter[str], chance: Chance, seat: Seat) -> tuple[Laid, ...]:
    """Return tactics that could lie face down: different, payable with what was paid, and not used up."""
    choices = [
        chance.shuffled(f"tactic{seat}", [card for card in usable(player.hero) if _fits(player, card, each, seen)])
        for each in player.tactics
    ]
    if len(choices) == 2:
        pairs = [(one, two) for one in choices[0] for two in choices[1] if one != two]
        cards: tuple[str, ...] = pairs[0]
    else:
        cards = tuple(each[0] for each in choices)
    return tuple(Laid(each.number, card, Order("auto")) for each, card in zip(player.tactics, cards, strict=True))


def _fits(player: Player, card: str, laid: FaceDown, seen: Counter[str]) -> bool:
    if card not in TACTIC or seen[card] >= most_copies(card):
        return False
    cost = CARD[card].cost
    needed = len(cost.named) + max(0, cost.any - discount(player, CARD[card]))
    named = Counter[str](cost.named)
    return needed == len(laid.paid) and cost.prosperity == laid.coins and named <= Counter(laid.paid)


def _completed(hero: str, seen: Counter[str], count: int, chance: Chance, seat: Seat) -> tuple[str, ...]:
    """Return `count` more cards that make a legal deck together with those seen (11.6), in a random order."""
    total = seen.total() + count
    own = [card for card in usable(hero) if card in CHARACTER and CHARACTER[card].faction != "N" and not seen[card]]
    hired = [card for card in usable(hero) if card in CHARACTER and CHARACTER[card].faction == "N" and not seen[card]]
    support = [
        card
        for card in usable(hero)
        if card not in CHARACTER
        for _ in range(most_copies(card) - seen[card])
    ]  # fmt: skip
    here = sum(number for card, number in seen.items() if card in CHARACTER)
    least = max((max(total, DECK_LEAST) + 1) // 2 - here, count - len(support), 0)
    own, hired = list(chance.shuffled(f"own{seat}", own)), list(chance.shuffled(f"hired{seat}", hired))
    owned = sum(number for card, number in seen.items() if card in CHARACTER and CHARACTER[card].faction != "N")
    free = max(0, owned + len(own) - (here - owned))
    most = min(count, len(own) + min(len(hired), free))
    number = least + chance.below(f"characters{seat}", max(0, most - least) + 1)
    chosen = own[:number]
    chosen += hired[: number - len(chosen)]
    rest = chance.shuffled(f"support{seat}", support)[: count - len(chosen)]
    return chance.shuffled(f"cards{seat}", (*chosen, *rest))
