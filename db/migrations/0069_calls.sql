-- A seat can be reserved for somebody who is invited to a table. Who was told so privately the table does not call.
ALTER TABLE invited ADD COLUMN is_reserved BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE invited ADD COLUMN is_called BOOLEAN NOT NULL DEFAULT TRUE;

-- The forum in which a server has its tables, each in a post. `tags`: JSON, ids of its tags by the state of a match.
CREATE TABLE forums (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    tags TEXT NOT NULL DEFAULT '{}'
);

-- The role that tables of a game can call on a server, as its staff have chosen it.
CREATE TABLE call_roles (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    role_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game)
);

-- Which tables have called it; by whom (`user_id`) is known for a day, so that nobody does so again with another table.
CREATE TABLE calls (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    user_id BIGINT,
    called_at BIGINT NOT NULL
);
CREATE INDEX calls_of_person ON calls (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX calls_by_time ON calls (called_at) WHERE user_id IS NOT NULL;

-- Who wants to be told privately of open tables on a server. `games`, `paces`: JSON lists, empty for all. `told`: JSON,
-- the open tables that they need not be told of any more. `told_at`: when they were told last; `misses`: how often in a
-- row no direct message reached them since.
CREATE TABLE table_wishes (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    games TEXT NOT NULL DEFAULT '[]',
    paces TEXT NOT NULL DEFAULT '[]',
    hours TEXT NOT NULL DEFAULT 'any',
    told TEXT NOT NULL DEFAULT '[]',
    told_at BIGINT NOT NULL DEFAULT 0,
    misses BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, guild_id)
);
CREATE INDEX table_wishes_of_server ON table_wishes (guild_id, user_id);
