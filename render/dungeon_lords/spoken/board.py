"""The common board told in words, in its drawing order. Pure."""

from collections.abc import Iterator

from games.dungeon_lords.components import ORDERS, SEASONS, SPELL, OrderId
from games.dungeon_lords.parameters import COLOUR_EVIL
from games.dungeon_lords.state import Adventurer, Minion
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.board.reveal import is_sent_home, turns
from render.dungeon_lords.spoken import parts as spoken
from render.dungeon_lords.spoken.parts import Names
from render.dungeon_lords.table import Table
from render.phrases import numeral


def board_alt(table: Table) -> str:
    """Return what the board shows, what matters most first: an alt text has its limit."""
    names = table.names
    return spoken.alt_text(
        table.words("dungeon_lords-told-board"),
        spoken.situation(table, names),
        spoken.proposed(table),
        _sealed(table, names),
        *_own(table),
        _evil(table, names),
        _events(table),
        *played(table, names),
        *orders(table, names),
        *_offers(table),
        *_coming(table, names),
        _fresh(table, names),
        table.words("dungeon_lords-told-starter", name=names[table.view.starter]),
        cards(table, names),
        _paladin(table, names),
        *(_lord(table, seat, names) for seat in table.seats),
    )


def board_plain(table: Table) -> str:
    """Return all that the board shows."""
    names = spoken.plain_names(table)
    starter = names[table.view.starter]
    return spoken.lines(
        f"**{table.words('dungeon_lords-told-board')}** {spoken.situation(table, names)}",
        table.words("dungeon_lords-told-starter", name=starter),
        *year_lines(table, names),
        *played(table, names),
        *orders(table, names),
        *_own(table),
        *_offers(table),
        *_coming(table, names),
        *(_lord(table, seat, names) for seat in table.seats),
        _sealed(table, names),
        spoken.proposed(table),
        _fresh(table, names),
    )


def year_lines(table: Table, names: Names) -> tuple[str, ...]:
    """Return events, combat cards, Evil and the paladin, a line each."""
    return _events(table), cards(table, names), _evil(table, names), _paladin(table, names)


def who(table: Table, minion: Minion, names: Names) -> str:
    """Return whose minion it is."""
    if minion.seat is not None:
        return names[minion.seat]
    return table.words("dungeon_lords-told-colour", number=minion.colour + 1)


def played(table: Table, names: Names) -> Iterator[str]:
    """Yield each lord's three orders once they are shown, with the turns in which his minions were placed."""
    number = turns(table.view)
    for seat in table.view.play_order:
        told = [_turn(table, seat, order, number[seat, order]) for order in table.lord(seat).played]
        if told:
            yield table.words("dungeon_lords-told-turns", name=names[seat], list="; ".join(told))


def _turn(table: Table, seat: Seat, order: OrderId, number: int) -> str:
    """Return an order that was played, when its minion was placed and where."""
    square = next((one.square for one in table.view.minions if one.seat == seat and one.order == order), 0)
    if is_sent_home(table, seat, order):
        return table.words("dungeon_lords-told-turn-home", number=number, order=terms.order(table.words, order))
    said = terms.square(table.words, order, square) if square else terms.order(table.words, order)
    return table.words("dungeon_lords-told-turn", number=number, order=said)


def _events(table: Table) -> str:
    view, words = table.view, table.words
    told = []
    for season, tile in zip(SEASONS[1:], view.event_tiles, strict=True):
        special = view.specials[view.year - 1] if tile == "special" else ""
        known = f"dungeon_lords-special-{special}" if special else f"dungeon_lords-event-{tile}"
        event = words(known if tile else "dungeon_lords-told-down")
        told.append(words("dungeon_lords-told-event", season=terms.season(words, season), event=event))
    return spoken.listed(table, "dungeon_lords-told-events", told)


def cards(table: Table, names: Names) -> str:
    """Return the combat cards as far as the reader knows them, and who looked at those that lie face down."""
    words, told = table.words, []
    for position, card in enumerate(table.view.cards, start=1):
        spies = [names[seat] for seat in table.seats if position in table.lord(seat).spied]
        name = _card(table, card) if card else words("dungeon_lords-told-down")
        key = "dungeon_lords-told-card-spied" if spies else "dungeon_lords-told-card"
        facts = {"names": words.listed(spies)} if spies else {}
        told.append(words(key, position=numeral(position), card=name, **facts))
    return words("dungeon_lords-told-cards", list="; ".join(told))


def _card(table: Table, card: str) -> str:
    """Return a combat card with what the picture shows of it: fast or slow, fatigue."""
    words, spell = table.words, SPELL[card]
    return words(
        "dungeon_lords-told-card-open",
        card=terms.spell(words, card),
        speed=words(f"dungeon_lords-speed-{'fast' if spell.fast else 'slow'}"),
        fatigue=words("dungeon_lords-picture-fatigue", count=spell.fatigue),
    )


def _evil(table: Table, names: Names) -> str:
    counters = [
        f"{table.words('dungeon_lords-told-counter')} {COLOUR_EVIL}"
        if seat is None
        else f"{names[seat]} {table.lord(seat).evil}"
        for seat in table.by_evil()
    ]
    return spoken.listed(table, "dungeon_lords-told-evil", counters)


def _paladin(table: Table, names: Names) -> str:
    view, words = table.view, table.words
    if not view.paladin:
        return words("dungeon_lords-told-paladin-gone")
    paladin = terms.adventurer(words, view.paladin)
    if view.paladin_at is None:
        return words("dungeon_lords-told-paladin-waits", paladin=paladin)
    return words("dungeon_lords-told-paladin-at", paladin=paladin, name=names[view.paladin_at])


def orders(table: Table, names: Names) -> Iterator[str]:
    """Yield who stands on the squares of each order."""
    for order in ORDERS:
        here = sorted((each for each in table.view.minions if each.order == order), key=lambda each: each.square)
        told = [_minion(table, minion, names) for minion in here]
        name = terms.order(table.words, order)
        if told:
            yield table.words("dungeon_lords-told-order", order=name, list="; ".join(told))


def _minion(table: Table, minion: Minion, names: Names) -> str:
    state = ""
    if minion.seat is not None and minion.order in table.lord(minion.seat).unfulfilled:
        state = "-left"
    elif table.is_done(minion.order, minion.square):
        state = "-done"
    elif table.current_square() == (minion.order, minion.square):
        state = "-now"
    name = who(table, minion, names)
    return table.words(f"dungeon_lords-told-minion{state}", square=numeral(minion.square), name=name)


def dear(table: Table) -> str:
    """Return the free squares that the reader could not pay with what he has now."""
    seat = table.view.observer
    if seat is None:
        return ""
    squares = (one for order in table.view.prices[seat] for one in order if not (one.taken or one.payable))
    said = (terms.square(table.words, one.order, one.square) for one in squares)
    return spoken.listed(table, "dungeon_lords-told-dear", said)


def _own(table: Table) -> Iterator[str]:
    """Yield the reader's own marks on the orders: what he sealed, what is inaccessible to him."""
    view, words = table.view, table.words
    if view.observer is None:
        return
    if view.own_orders is not None:
        sealed = (terms.order(words, order) for order in view.own_orders.own)
        yield spoken.listed(table, "dungeon_lords-told-own-orders", sealed)
    locked = view.own_lock or table.lord(view.observer).locked
    yield spoken.listed(table, "dungeon_lords-told-locked", (terms.order(words, order) for order in locked))


def _offers(table: Table) -> Iterator[str]:
    words = table.words
    monsters = (
        words("dungeon_lords-told-hire-one", monster=terms.monster(words, one), cost=spoken.monster_price(words, one))
        for one in table.view.monsters
    )
    yield spoken.listed(table, "dungeon_lords-told-hire", monsters)
    rooms = (
        words(
            "dungeon_lords-told-build-one", room=terms.room(words, one), text=terms.text(words, "room", one).strip(".")
        )
        for one in table.view.rooms
    )
    yield spoken.listed(table, "dungeon_lords-told-build", rooms)


def _coming(table: Table, names: Names) -> Iterator[str]:
    words, targets = table.words, table.by_evil()
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        told = [
            words(
                "dungeon_lords-told-coming-one",
                adventurer=spoken.adventurer(words, Adventurer(one)),
                name=words("dungeon_lords-told-counter") if seat is None else names[seat],
            )
            for one, seat in zip(group, targets, strict=False)
        ]
        if told:
            yield words("dungeon_lords-told-coming", season=season, list="; ".join(told))


def _lord(table: Table, seat: Seat, names: Names) -> str:
    tiles = table.lord(seat).tiles
    counts = table.words(
        "dungeon_lords-told-counts",
        tunnels=sum(not tile.room and not tile.conquered for tile in tiles),
        rooms=sum(bool(tile.room) and not tile.conquered for tile in tiles),
        conquered=sum(tile.conquered for tile in tiles),
    )
    return f"{spoken.stores(table, seat, names)}; {counts}."


def _sealed(table: Table, names: Names) -> str:
    done = [names[seat] for seat, sealed in enumerate(table.view.sealed) if sealed]
    return spoken.listed(table, "dungeon_lords-told-sealed", done, "names")


def _fresh(table: Table, names: Names) -> str:
    words, view = table.words, table.view
    squares = [(f"{each.order}-{each.square}", terms.square(words, each.order, each.square)) for each in view.minions]
    things = [
        *((f"offer-{one}", terms.monster(words, one)) for one in view.monsters),
        *((f"offer-{one}", terms.room(words, one)) for one in view.rooms),
        *((f"event-{season}", terms.season(words, season)) for season in SEASONS),
        *((f"card-{place}", terms.spell(words, card)) for place, card in enumerate(view.cards, 1) if card),
        *((f"evil-{seat}", f"{names[seat]} {table.lord(seat).evil}") for seat in table.seats),
    ]
    return spoken.fresh(table, [*squares, *things])
