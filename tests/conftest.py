"""What every test needs: the auction beside the registered games, and how long Hypothesis may search.

`SEALED_ORDERS_HUNT=1` (make hunt) searches at random and long; otherwise the searches are short and always the same.
"""

import os

from hypothesis import HealthCheck, settings

from tests.games import auction

settings.register_profile("quick", max_examples=100, derandomize=True, database=None, deadline=None)
settings.register_profile(
    "hunt", max_examples=1_000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hunt" if os.environ.get("SEALED_ORDERS_HUNT") else "quick")

auction.install()
