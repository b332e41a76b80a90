-- name: find_overview^
SELECT
    guild_id, channel_id, message_id, page, shown_at, lost, put_up_by, old_channel_id, old_message_id,
    results_channel_id, results_since, claimed_by, claimed_until
FROM overviews WHERE guild_id = :guild_id;

-- Changes nothing, but nobody else changes it before the transaction ends.
-- name: find_overview_to_change^
UPDATE overviews SET page = page WHERE guild_id = :guild_id
RETURNING
    guild_id, channel_id, message_id, page, shown_at, lost, put_up_by, old_channel_id, old_message_id,
    results_channel_id, results_since, claimed_by, claimed_until;

-- name: add_overview!
INSERT INTO overviews (guild_id) VALUES (:guild_id) ON CONFLICT (guild_id) DO NOTHING;

-- name: put_overview!
UPDATE overviews SET
    channel_id = :channel_id, message_id = :message_id, page = :page, shown_at = :shown_at, lost = :lost,
    put_up_by = :put_up_by, old_channel_id = :old_channel_id, old_message_id = :old_message_id,
    results_channel_id = :results_channel_id, results_since = :results_since, claimed_by = :claimed_by,
    claimed_until = :claimed_until
WHERE guild_id = :guild_id;

-- name: servers_with_overview
SELECT guild_id FROM overviews WHERE guild_id > :after ORDER BY guild_id LIMIT :most;

-- name: overviews_put_up_by
SELECT guild_id FROM overviews WHERE put_up_by = :user_id ORDER BY guild_id;

-- name: forget_who_put_up!
UPDATE overviews SET put_up_by = NULL WHERE put_up_by = :user_id;

-- name: doubt_results_since!
UPDATE overviews SET results_since = -1 WHERE results_channel_id IS NOT NULL;

-- name: untold_matches
SELECT m.id FROM matches AS m
WHERE
    m.guild_id = :guild_id AND m.status = 'ended' AND m.ended_at >= :since
    AND NOT EXISTS (SELECT 1 FROM told_results AS t WHERE t.about = m.id)
ORDER BY m.ended_at, m.id LIMIT :most;

-- name: untold_tournaments
SELECT c.id FROM tournaments AS c
WHERE
    c.guild_id = :guild_id AND c.status = 'ended' AND c.ended_at >= :since
    AND NOT EXISTS (SELECT 1 FROM told_results AS t WHERE t.about = c.id)
ORDER BY c.id LIMIT :most;

-- name: insert_told_result!
INSERT INTO told_results (about, guild_id, channel_id, message_id, announced_at, is_stale)
VALUES (:about, :guild_id, :channel_id, :message_id, :announced_at, :is_stale)
ON CONFLICT (about) DO NOTHING;

-- name: announced_results
SELECT about, guild_id, channel_id, message_id, announced_at, is_stale FROM told_results
WHERE guild_id = :guild_id AND channel_id IS NOT NULL AND message_id IS NULL
ORDER BY about;

-- name: store_told_result!
UPDATE told_results SET channel_id = :channel_id, message_id = :message_id WHERE about = :about;

-- name: stale_result^
SELECT message_id AS id FROM told_results WHERE guild_id = :guild_id AND is_stale ORDER BY about LIMIT 1;

-- name: results_in_message
SELECT about, guild_id, channel_id, message_id, announced_at, is_stale FROM told_results
WHERE message_id = :message_id ORDER BY about;

-- name: doubt_result!
UPDATE told_results SET is_stale = TRUE WHERE about = :about AND message_id IS NOT NULL;

-- name: settle_results!
UPDATE told_results SET is_stale = FALSE WHERE message_id = :message_id;

-- name: find_list_filter^
SELECT user_id, filter FROM list_filters WHERE user_id = :user_id;

-- name: put_list_filter!
INSERT INTO list_filters (user_id, filter) VALUES (:user_id, :filter)
ON CONFLICT (user_id) DO UPDATE SET filter = excluded.filter;

-- name: drop_list_filter!
DELETE FROM list_filters WHERE user_id = :user_id;
