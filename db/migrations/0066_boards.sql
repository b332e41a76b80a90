-- Boards of ratings: who is on none, which servers show theirs to all.
ALTER TABLE people ADD COLUMN is_unlisted BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE guilds ADD COLUMN in_common BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX guilds_in_common ON guilds (guild_id) WHERE in_common;
