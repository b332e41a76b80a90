-- A seat can be reserved for somebody who is invited to a table. Who was told so privately the table does not call.
ALTER TABLE invited ADD COLUMN is_reserved BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE invited ADD COLUMN is_called BOOLEAN NOT NULL DEFAULT TRUE;

-- The forum in which a server has its tables, each in a post. `tags`: JSON, ids of its tags by the state of a match.
CREATE TABLE forums (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    tags TEXT NOT NULL DEFAULT '{}'
);
