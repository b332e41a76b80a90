"""The log of Dungeon Lords from events of the season to the end of the match (SPEC 2.7 to 2.10, 4.8, 6). Pure."""

from collections.abc import Iterator

from games.dungeon_lords import events as e
from games.dungeon_lords.events import Event
from games.dungeon_lords.quotes import Score
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount, amounts, is_free, price
from render.naming import Naming
from text import Words


def lines(event: Event, naming: Naming) -> Iterator[str]:
    """Yield the lines of one event."""
    match event:
        case e.EventBegun() | e.MonsterPaid() | e.MonsterLeft():
            yield from _settling(event, naming)
        case e.TaxSealed() | e.TaxPaid() | e.SpecialSettled():
            yield from _paying(event, naming)
        case e.EvilChanged() | e.PaladinMoved() | e.AdventurersArrived():
            yield from _arriving(event, naming)
        case e.RoundEnded() | e.YearEnded() | e.MatchEnded():
            yield from _ending(event, naming)


def score_line(score: Score, place: int, naming: Naming) -> str:
    """Return place and points of a lord with all they are made of."""
    words = naming.words
    return words(
        "dungeon_lords-log-score",
        place=place,
        player=naming.player(score.seat),
        points=score.total if score.total >= 0 else signed(score.total),
        parts=words.listed(score_parts(score, words)),
    )


def score_parts(score: Score, words: Words) -> Iterator[str]:
    """Yield each part of a score that is not nothing."""
    parts = {
        "monsters": score.monster_points,
        "rooms": score.room_points,
        "prisoners": score.prisoner_points,
        "paladins": score.paladin_points,
        "conquered": score.conquered_points,
        "taxes": score.tax_points,
    }
    for part, points in parts.items():
        if points:
            yield words(f"dungeon_lords-score-{part}", points=signed(points))
    for each in score.scoring_rooms:
        yield words("dungeon_lords-score-room", room=terms.room(words, each.room), points=signed(each.points))
    for share in score.titles:
        if share.points:
            title = words(f"dungeon_lords-title-{share.title}")
            yield words("dungeon_lords-score-title", title=title, points=signed(share.points))


def signed(points: int) -> str:
    """Return a number with a minus sign that is one."""
    return f"\u2212{-points}" if points < 0 else str(points)


def _settling(event: e.EventBegun | e.MonsterPaid | e.MonsterLeft, naming: Naming) -> Iterator[str]:
    words = naming.words
    match event:
        case e.EventBegun(_, special) if special:
            text = terms.text(words, "special", special)
            yield words("dungeon_lords-log-event-special", special=words(f"dungeon_lords-special-{special}"), text=text)
        case e.EventBegun(told, _):
            yield words("dungeon_lords-log-event", event=terms.event(words, told))
        case e.MonsterPaid(seat, monster, cost, fed):
            facts = {"player": naming.player(seat), "monster": terms.monster(words, monster)}
            if fed is not None:
                fed_name = terms.monster(words, fed)
                yield words("dungeon_lords-log-monster_paid-fed", cost=price(words, cost), fed=fed_name, **facts)
            elif is_free(cost):
                yield words("dungeon_lords-log-monster_paid-free", **facts)
            else:
                yield words("dungeon_lords-log-monster_paid", cost=price(words, cost), **facts)
        case e.MonsterLeft(seat, monster):
            facts = {"player": naming.player(seat), "monster": terms.monster(words, monster)}
            yield words("dungeon_lords-log-monster_left", **facts)


def _paying(event: e.TaxSealed | e.TaxPaid | e.SpecialSettled, naming: Naming) -> Iterator[str]:
    words, player = naming.words, naming.player(event.seat)
    match event:
        case e.TaxSealed(_, gold):
            yield words("dungeon_lords-log-tax_sealed", player=player)
            if gold is not None:
                yield words("dungeon_lords-log-tax_sealed-own", gold=amount(words, "gold", gold))
        case e.TaxPaid(_, tiles, due, gold, tokens):
            facts = {"player": player, "due": amount(words, "gold", due), "gold": amount(words, "gold", gold)}
            if tokens:
                left = amount(words, "tokens", tokens)
                yield words("dungeon_lords-log-tax-tokens", tiles=tiles, tokens=left, **facts)
            else:
                yield words("dungeon_lords-log-tax", tiles=tiles, **facts)
        case e.SpecialSettled():
            parts = words.listed(_settled(event, words)) or words("dungeon_lords-settled-nothing")
            yield words("dungeon_lords-log-settled", player=player, parts=parts)
            if event.drawn:
                yield words("dungeon_lords-log-drawn-own", traps=terms.traps(words, event.drawn))


def _settled(event: e.SpecialSettled, words: Words) -> Iterator[str]:
    """Yield what a special event took and gave."""
    if event.due:
        yield words("dungeon_lords-settled-due", due=event.due)
    if event.paid_gold or event.paid_food:
        paid = amounts(words, gold=event.paid_gold, food=event.paid_food)
        yield words("dungeon_lords-settled-paid", amount=paid)
    if event.got_gold or event.got_food or event.traps:
        got = amounts(words, gold=event.got_gold, food=event.got_food, traps=event.traps)
        yield words("dungeon_lords-settled-got", amount=got)
    if event.lost_imps or event.lost_traps:
        lost = amounts(words, imps=event.lost_imps, traps=event.lost_traps)
        yield words("dungeon_lords-settled-lost", amount=lost)


def _arriving(event: e.EvilChanged | e.PaladinMoved | e.AdventurersArrived, naming: Naming) -> Iterator[str]:
    words = naming.words
    match event:
        case e.EvilChanged(seat, before, after, _, reason):
            facts = {"player": naming.player(seat), "reason": words(f"dungeon_lords-reason-{reason}")}
            if before == after:
                yield words("dungeon_lords-log-evil-same", after=after, **facts)
            else:
                yield words("dungeon_lords-log-evil", before=before, after=after, **facts)
        case e.PaladinMoved(paladin, seat, left):
            facts = {"player": naming.player(seat), "paladin": terms.adventurer(words, paladin)}
            if left is None:
                yield words("dungeon_lords-log-paladin", **facts)
            else:
                yield words("dungeon_lords-log-paladin-left", left=naming.player(left), **facts)
        case e.AdventurersArrived(adventurers, seats, evils):
            for adventurer, who, evil in zip(adventurers, seats, evils, strict=True):
                name = terms.adventurer(words, adventurer)
                if who is None:
                    yield words("dungeon_lords-log-arrived-nobody", evil=evil, adventurer=name)
                else:
                    player = naming.player(who)
                    yield words("dungeon_lords-log-arrived", player=player, evil=evil, adventurer=name)


def _ending(event: e.RoundEnded | e.YearEnded | e.MatchEnded, naming: Naming) -> Iterator[str]:
    words = naming.words
    match event:
        case e.RoundEnded("autumn", _):
            yield words("dungeon_lords-log-round_ended-stays")
        case e.RoundEnded(_, starter):
            yield words("dungeon_lords-log-round_ended", player=naming.player(starter))
        case e.YearEnded(year, _):
            yield words("dungeon_lords-log-year_ended", year=year)
        case e.MatchEnded(scores, places):
            yield words("dungeon_lords-log-ended")
            ranked = sorted(zip(places, scores, strict=True), key=lambda each: (each[0], each[1].seat))
            for place, score in ranked:
                yield score_line(score, place, naming)
