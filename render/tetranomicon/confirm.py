"""What one choice would cost and do, in full sentences, before `Confirm` (SPEC 4, 12.2). Pure."""

from collections.abc import Iterator

from games.kernel.observation import Choice, Observation
from games.tetranomicon.quotes import (
    ArtifactQuote,
    BuildQuote,
    CampaignStep,
    CreatureQuote,
    PassQuote,
    RouteQuote,
    TrophyQuote,
)
from games.tetranomicon.state import Route
from games.tetranomicon.view import View
from render.naming import Naming
from render.phrases import numeral
from render.tetranomicon import terms
from render.tetranomicon.prices import cities, coins, has_property, price, ways
from text import Words


def confirmation(observation: Observation, view: View, choice: Choice, words: Words) -> str:
    """Return the sentences about `choice`, one on a line."""
    naming = Naming(observation, words, rich=True)
    return "\n".join(_sentences(view, choice, naming))


def _sentences(view: View, choice: Choice, naming: Naming) -> Iterator[str]:
    words, quote = naming.words, choice.why
    if view.phase == "setup":
        yield words("tetranomicon-confirm-route-free" if view.setup_city else "tetranomicon-confirm-farm-free")
        return
    if isinstance(quote, PassQuote):
        yield words("tetranomicon-confirm-pass", era=numeral(quote.era), coins=coins(quote.coins, words))
        yield words("tetranomicon-confirm-pass-final")
        return
    match quote:
        case BuildQuote():
            yield from _build(quote, naming)
        case TrophyQuote():
            yield from _campaign(quote, naming)
        case _:
            pass
    yield _payment(view, quote, naming)
    match quote:
        case ArtifactQuote():
            yield words("tetranomicon-confirm-influence", gain=quote.influence, after=quote.influence_after)
            yield from _card_warning(view.artifact_decks[view.era - 1], words)
        case CreatureQuote():
            yield words("tetranomicon-confirm-swords", gain=quote.swords, after=quote.strength_after)
            if has_property(quote.creature):
                text = terms.card_text(words, "creature", quote.creature)
                yield words("tetranomicon-confirm-property", property=text)
            yield from _card_warning(view.creature_decks[view.era - 1], words)
        case TrophyQuote():
            yield words("tetranomicon-confirm-fame", gain=quote.level, after=quote.fame_after)
        case _:
            pass


def _payment(
    view: View, quote: BuildQuote | RouteQuote | ArtifactQuote | CreatureQuote | TrophyQuote, naming: Naming
) -> str:
    own = 0 if view.observer is None else view.coins[view.observer]
    return naming.words(
        "tetranomicon-confirm-price", price=price(quote, naming), left=coins(own - quote.total, naming.words)
    )


def _build(quote: BuildQuote, naming: Naming) -> Iterator[str]:
    if quote.ways:
        yield naming.words("tetranomicon-confirm-ways", ways=ways(quote.ways, naming))


def _campaign(quote: TrophyQuote, naming: Naming) -> Iterator[str]:
    words = naming.words
    army = words("tetranomicon-army-bonus", army=quote.army, swords=quote.swords, bonus=quote.bonus)
    monsters = str(quote.strength)
    if quote.support:
        monsters = words(
            "tetranomicon-monsters-support",
            strength=quote.strength,
            level=quote.level,
            support=quote.support,
            cities=cities(quote.supporters, words),
        )
    yield words("tetranomicon-confirm-strength", army=army if quote.bonus else str(quote.army), monsters=monsters)
    if quote.ignored_support:
        yield words("tetranomicon-confirm-ignored", support=quote.ignored_support)
    if quote.way:
        yield words("tetranomicon-confirm-way", way=words.listed(_step(step, naming) for step in quote.way))


def _step(step: CampaignStep, naming: Naming) -> str:
    """Return one segment of the way: whose route lies there and what it costs."""
    if step.seat is None:
        return naming.words("tetranomicon-way-empty", segment=step.segment, coins=step.coins)
    where = ways((Route(step.segment, step.seat),), naming)
    return naming.words("tetranomicon-way-route", route=where, coins=step.coins)


def _card_warning(left: int, words: Words) -> Iterator[str]:
    if left:
        yield words("tetranomicon-confirm-card", left=left)
