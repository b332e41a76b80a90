CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    language TEXT,
    secrets TEXT NOT NULL,
    mentions TEXT NOT NULL,
    text_only BOOLEAN NOT NULL,
    safe_palette BOOLEAN NOT NULL
);

-- channels is a JSON list of ids.
CREATE TABLE guilds (
    guild_id BIGINT PRIMARY KEY,
    language TEXT,
    channels TEXT NOT NULL,
    pace TEXT NOT NULL
);
