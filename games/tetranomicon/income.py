"""Income phase (SPEC 5): what each type of building is worth now, and what everybody gets. Pure, no decisions."""

from msgspec.structs import replace

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import BUILDING_TYPES
from games.tetranomicon.events import IncomePaid, SeatIncome
from games.tetranomicon.layout import Four, built
from games.tetranomicon.parameters import BASE_INCOME, COIN_CAP
from games.tetranomicon.state import State


def building_values(counts: Four) -> Four:
    """Return the value of each type: the most frequent 1, then 2, 3, 4; equal numbers and zeros by level (D23)."""
    ranking = sorted(range(len(BUILDING_TYPES)), key=lambda kind: (-counts[kind], kind))
    return ranking.index(0) + 1, ranking.index(1) + 1, ranking.index(2) + 1, ranking.index(3) + 1


def incomes(state: State) -> IncomePaid:
    """Return what an income phase would pay now; the values are the same for all (5.1-5.3)."""
    buildings = built(state)
    farms, sawmills, mines, quarries = (sum(of_type) for of_type in zip(*buildings.counts, strict=True))
    counts = farms, sawmills, mines, quarries
    values = building_values(counts)
    each = tuple(_income(seat, buildings.counts[seat], values, state.coins[seat]) for seat in seats_of(state.seats))
    return IncomePaid(state.era, counts, values, each)


def pay_incomes(state: State) -> tuple[State, IncomePaid]:
    """Return `state` after everybody got the income."""
    paid = incomes(state)
    return replace(state, coins=tuple(income.coins_after for income in paid.seats)), paid


def _income(seat: Seat, counts: Four, values: Four, coins: int) -> SeatIncome:
    from_buildings = sum(count * value for count, value in zip(counts, values, strict=True))
    after = min(COIN_CAP, coins + BASE_INCOME + from_buildings)
    gained = after - coins
    return SeatIncome(
        seat=seat,
        buildings=counts,
        base=BASE_INCOME,
        from_buildings=from_buildings,
        gained=gained,
        lost=BASE_INCOME + from_buildings - gained,
        coins_after=after,
    )
