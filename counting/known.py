"""All that is counted, in one place; those who watch the bot see it under these names.

The words of a label are codes and kinds that the program has names for, nothing about a person, a server or a match.
"""

from counting.counts import Count, Spans

ANSWER_BOUNDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Half a second is what a press should take, three are what Discord waits for a sign that it has arrived."""

TABLE_BOUNDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)
DUE_BOUNDS = (1.0, 5.0, 15.0, 60.0, 300.0, 1800.0, 7200.0)
SHORT_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

MOVES = Count("moves", "Moves that were stored; one without a trace is not counted.", "game", "by")
"""`by`: person, computer, default, stand_in; while a move is sealed, nobody is to know which it is: then person."""

REFUSALS = Count("refusals", "Refusals that people were told.", "code")
"""`code`: as in text/*/refusals.ftl; what a game refuses is `illegal_move`, since its codes speak of its pieces."""

FAULTS = Count("faults", "Presses and commands that were not done because of a fault.", "code")
"""`code`: storage_<code of the fault>, discord, discord_refused, unforeseen."""

LOGGED = Count("log_records", "Lines of the log that are warnings or errors.", "level")

ANSWERS = Spans("answer_seconds", "From a press or a command to its answer.", ANSWER_BOUNDS, "outcome")
"""`outcome`: answered, refused, fault; late, where Discord did not wait for it any more."""

ACKNOWLEDGED = Spans("acknowledge_seconds", "From a press or a command to Discord knowing of it.", ANSWER_BOUNDS)

DISCORD_ANSWERS = Spans("discord_seconds", "From a request to Discord to its answer.", ANSWER_BOUNDS, "answer")
"""`answer`: ok, refused (4xx), limited (429), failed (5xx), none (no answer came), other."""

DISCORD_LIMITS = Count("discord_limits", "Answers of Discord that there were too many requests.", "scope")
"""`scope`: user (this bot on this way), global (this bot in all), shared (the place, whoever asks)."""

REQUESTS = Count("discord_requests", "Requests to Discord.", "kind")

TABLES = Spans("table_seconds", "From the change of a match to Discord showing it.", TABLE_BOUNDS)

DUE = Spans("due_seconds", "How late things were done that were due.", DUE_BOUNDS, "kind")
"""`kind`: deadline (a default move), told (somebody is told something), contest (tournaments, leagues), other."""

LOOP_DELAY = Spans("loop_delay_seconds", "How late the event loop came to what it was to do.", SHORT_BOUNDS)

TRANSACTIONS = Count("transactions", "Transactions of the database.", "kind")
"""`kind`: read, write."""

RETRIES = Count("transaction_retries", "Transactions that were begun again.", "reason")
"""`reason`: deadlock, serialization, lost_connection."""

POOL_WAITS = Spans("pool_wait_seconds", "How long transactions waited for a connection.", SHORT_BOUNDS)

COUNTS = (MOVES, REFUSALS, FAULTS, LOGGED, DISCORD_LIMITS, REQUESTS, TRANSACTIONS, RETRIES)
SPANS = (ANSWERS, ACKNOWLEDGED, DISCORD_ANSWERS, TABLES, DUE, LOOP_DELAY, POOL_WAITS)
