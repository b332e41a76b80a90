-- name: find_forum^
SELECT guild_id, channel_id, tags FROM forums WHERE guild_id = :guild_id;

-- name: put_forum!
INSERT INTO forums (guild_id, channel_id, tags) VALUES (:guild_id, :channel_id, :tags)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, tags = excluded.tags;

-- name: drop_forum!
DELETE FROM forums WHERE guild_id = :guild_id;
