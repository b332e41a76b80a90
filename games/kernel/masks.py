"""Sets of small numbers as the bits of one whole number: fast to compare, join and keep. Pure."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def numbers_in(mask: int) -> tuple[int, ...]:
    """Return the numbers in `mask`, smallest first."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)
