"""All that is counted, in one place; those who watch the bot see it under these names.

The words of a label are codes and kinds that the program has names for, nothing about a person, a server or a match.
"""

from counting.counts import Count, Spans, State

ANSWER_BOUNDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Half a second is what a press should take, three are what Discord waits for a sign that it has arrived."""

TABLE_BOUNDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)
DUE_BOUNDS = (1.0, 5.0, 15.0, 60.0, 300.0, 1800.0, 7200.0)
SHORT_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

MOVES = Count("moves", "Moves that were stored; one without a trace is not counted.", "game", "by")
"""`by`: person, computer, default, stand_in; while a move is sealed, nobody is to know which it is: then person."""

REFUSALS = Count("refusals", "Refusals that people were told.", "code")
"""`code`: as in text/*/refusals.ftl; what a game refuses is `illegal_move`, since its codes speak of its pieces."""

FAULTS = Count(
    "faults", "Presses and commands that were not done because of a fault.", "code",
    words=("discord", "discord_refused", "unforeseen"),
)  # fmt: skip
"""`code`: these, or storage_<code of the fault>."""

LOGGED = Count(
    "log_records", "Lines of the log that are warnings or errors.", "level", words=("warning", "error", "critical")
)

ANSWERS = Spans(
    "answer_seconds", "From a press or a command to its answer.", ANSWER_BOUNDS, "outcome",
    words=("answered", "refused", "fault", "late"),
)  # fmt: skip
"""`outcome`: late is where Discord did not wait for it any more."""

ACKNOWLEDGED = Spans("acknowledge_seconds", "From a press or a command to Discord knowing of it.", ANSWER_BOUNDS)

DISCORD_ANSWERS = Spans(
    "discord_seconds", "From a request to Discord to its answer.", ANSWER_BOUNDS, "answer",
    words=("ok", "refused", "limited", "failed", "none"),
)  # fmt: skip
"""`answer`: ok, refused (4xx), limited (429), failed (5xx), none (no answer came), other."""

DISCORD_LIMITS = Count(
    "discord_limits", "Answers of Discord that there were too many requests.", "scope",
    words=("user", "global", "shared"),
)  # fmt: skip
"""`scope`: user (this bot on this way), global (this bot in all), shared (the place, whoever asks)."""

REQUESTS = Count("discord_requests", "Requests to Discord.", "kind")

TABLES = Spans("table_seconds", "From the change of a match to Discord showing it.", TABLE_BOUNDS)

DUE = Spans(
    "due_seconds", "How late things were done that were due.", DUE_BOUNDS, "kind",
    words=("deadline", "told", "contest", "other"),
)  # fmt: skip
"""`kind`: deadline (a default move), told (somebody is told something), contest (tournaments, leagues), other."""

LOOP_DELAY = Spans("loop_delay_seconds", "How late the event loop came to what it was to do.", SHORT_BOUNDS)

TRANSACTIONS = Count("transactions", "Transactions of the database.", "kind", words=("read", "write"))

RETRIES = Count(
    "transaction_retries", "Transactions that were begun again.", "reason",
    words=("deadlock", "serialization", "lost_connection"),
)  # fmt: skip

POOL_WAITS = Spans("pool_wait_seconds", "How long transactions waited for a connection.", SHORT_BOUNDS)

COUNTS = (MOVES, REFUSALS, FAULTS, LOGGED, DISCORD_LIMITS, REQUESTS, TRANSACTIONS, RETRIES)
SPANS = (ANSWERS, ACKNOWLEDGED, DISCORD_ANSWERS, TABLES, DUE, LOOP_DELAY, POOL_WAITS)

WELL = State(
    "well", "Whether what the bot needs is there: 1, or 0.", "check",
    words=("gateway", "database", "shards", "opened", "serving"),
)  # fmt: skip
"""`check`: the first two are what /health looks at, the others what /ready does."""

ALARMS = State("alarm", "Whether an alarm is on: 1, or 0.", "alarm", words=("gateway", "database", "backup", "faults"))
"""`alarm`: as the owner's address is told."""

SILENCE = State("gateway_silence_seconds", "For how long Discord is gone, or has said nothing that it should have.")
LATENCY = State("gateway_latency_seconds", "How long Discord took to answer the last beat of the connection.")
SHARDS = State("shards", "Shards of this process.", "state", words=("own", "connected"))

SERVERS = State("servers", "Servers that this process speaks to.")
QUEUES = State(
    "queue_length", "How many wait.", "queue",
    words=("answers", "pictures", "computers", "tables", "errands", "due"),
)  # fmt: skip
"""`queue`: answers are for people, tables are matches to be shown, due are overdue things of all processes."""

REQUESTS_WAITING = State(
    "requests_waiting", "Requests to Discord that wait for their turn.", "turn",
    words=("answer", "own", "table", "direct", "overview", "old"),
)  # fmt: skip
OLDEST_REQUEST = State("oldest_request_seconds", "For how long the oldest of them has waited.")
REQUESTS_A_SECOND = State(
    "requests_a_second", "Requests that this process may make in a second, and has made in the last one.", "of",
    words=("limit", "used"),
)  # fmt: skip
INVALID_REQUESTS = State("invalid_requests", "Requests that Discord has refused in ten minutes, of all processes.")

TABLES_BEHIND = State("tables_behind", "Tables that Discord does not show as they are, of all processes.")
OLDEST_TABLE = State("oldest_table_behind_seconds", "For how long the oldest of these tables has not been shown.")
OLDEST_DUE = State("oldest_due_seconds", "How long ago the oldest thing was due that is not done, of all processes.")
MEMORY = State(
    "memory_bytes", "Memory that processes take, shared parts counted in each.", "process",
    words=("bot", "pictures", "computers", "stories", "pairing", "packing", "other"),
)  # fmt: skip
"""`process`: the bot and its workers, by what they are for."""

VERSION = State("version_info", "The version of the program: 1.", "version")

STATES = (
    WELL, ALARMS, SILENCE, LATENCY, SHARDS, SERVERS, QUEUES, REQUESTS_WAITING, OLDEST_REQUEST, REQUESTS_A_SECOND,
    INVALID_REQUESTS, TABLES_BEHIND, OLDEST_TABLE, OLDEST_DUE, MEMORY, VERSION,
)  # fmt: skip
