-- The processes of the bot that use this database. One that has not said so again by `alive_until` has ended, or hangs.
-- `host`, `room` and `pid` tell whether it still runs, where that can be seen. It counts `shard_count` shards of the bot;
-- `is_sharing`: it takes those that are free, else those that its settings name.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    room TEXT NOT NULL,
    pid BIGINT NOT NULL,
    version TEXT NOT NULL,
    shard_count BIGINT NOT NULL,
    is_sharing BOOLEAN NOT NULL,
    began_at BIGINT NOT NULL,
    alive_until BIGINT NOT NULL
);
CREATE INDEX processes_alive ON processes (alive_until);

-- Which process has a shard, until when unless it says so again. `is_ready`: it has all servers of the shard.
-- `is_offered`: another process may take it before.
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    process TEXT NOT NULL,
    held_until BIGINT NOT NULL,
    is_ready BOOLEAN NOT NULL,
    is_offered BOOLEAN NOT NULL
);

-- What one process does at a time, such as to identify at the gateway: whose turn it is until when (unix milliseconds),
-- and what was said about it last.
CREATE TABLE turns (
    name TEXT PRIMARY KEY,
    process TEXT NOT NULL,
    held_until BIGINT NOT NULL,
    said TEXT NOT NULL
);
