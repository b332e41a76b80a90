-- name: next_match_id^
UPDATE counters SET value = value + 1 WHERE name = 'match' RETURNING value AS id;

-- name: hold_channels!
UPDATE counters SET value = value WHERE name = 'match';

-- name: insert_match!
INSERT INTO matches (
    id, game, rules_version, status, options, language, pace, seat_limit, guild_id, channel_id, parent_id,
    host_user_id, secret, commitment, revision, snapshot, deadline_at, created_at, started_at, ended_at, outcome,
    rematch_of
) VALUES (
    :id, :game, :rules_version, :status, :options, :language, :pace, :seat_limit, :guild_id, :channel_id, :parent_id,
    :host_user_id, :secret, :commitment, :revision, :snapshot, :deadline_at, :created_at, :started_at, :ended_at,
    :outcome, :rematch_of
);

-- name: find_match^
SELECT
    id, game, rules_version, status, options, language, pace, seat_limit, guild_id, channel_id, parent_id,
    host_user_id, secret, commitment, revision, snapshot, deadline_at, created_at, started_at, ended_at, outcome,
    rematch_of, clocks, entries
FROM matches WHERE id = :id;

-- Changes nothing, but nobody else changes the match before the transaction ends.
-- name: find_match_to_change^
UPDATE matches SET status = status WHERE id = :id
RETURNING
    id, game, rules_version, status, options, language, pace, seat_limit, guild_id, channel_id, parent_id,
    host_user_id, secret, commitment, revision, snapshot, deadline_at, created_at, started_at, ended_at, outcome,
    rematch_of, clocks, entries;

-- name: advance_match!
UPDATE matches
SET
    revision = :revision, status = :status, snapshot = :snapshot, deadline_at = :deadline_at,
    started_at = :started_at, ended_at = :ended_at, outcome = :outcome, clocks = :clocks, entries = :entries
WHERE id = :id AND entries = :from_entries AND status = :from_status;

-- name: bind_match!
UPDATE matches SET channel_id = :channel_id, guild_id = :guild_id, parent_id = :parent_id WHERE id = :id;

-- name: host_match!
UPDATE matches SET host_user_id = :host_user_id WHERE id = :id;

-- name: active_in_channel^
SELECT id FROM matches WHERE channel_id = :channel_id AND status IN ('open', 'running');

-- name: active_of_guild
SELECT id FROM matches WHERE guild_id = :guild_id AND status IN ('open', 'running') ORDER BY id;

-- name: active_guilds
SELECT DISTINCT guild_id AS id FROM matches WHERE status IN ('open', 'running') AND guild_id IS NOT NULL ORDER BY id;

-- name: homeless_matches
SELECT id FROM matches WHERE status = 'open' AND channel_id IS NULL AND created_at < :before ORDER BY id;

-- name: active_below_channel
SELECT id FROM matches WHERE parent_id = :parent_id AND status IN ('open', 'running') ORDER BY id;

-- name: rematch_of^
SELECT id FROM matches WHERE rematch_of = :rematch_of AND status <> 'cancelled' ORDER BY id DESC LIMIT 1;

-- name: matches_of_player
SELECT
    m.id, m.game, m.status, m.revision, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.created_at, s.seat
FROM seats AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE
    s.user_id = :user_id AND s.sitter = 'person'
    AND m.status IN (:status_1, :status_2, :status_3, :status_4)
ORDER BY m.id DESC LIMIT :most;

-- name: matches_of_guild
SELECT
    m.id, m.game, m.status, m.revision, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.created_at, NULL AS seat
FROM matches AS m
WHERE m.guild_id = :guild_id AND m.status IN (:status_1, :status_2, :status_3, :status_4)
ORDER BY m.id DESC LIMIT :most;

-- name: matches_waiting_for
SELECT
    m.id, m.game, m.status, m.revision, m.guild_id, m.channel_id, m.parent_id, m.deadline_at, m.created_at, a.seat
FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE a.user_id = :user_id AND a.is_owed
ORDER BY CASE WHEN a.deadline_at IS NULL THEN 1 ELSE 0 END, a.deadline_at, m.id LIMIT :most;

-- name: hosted_matches
SELECT id FROM matches WHERE host_user_id = :user_id ORDER BY id;

-- name: count_active_of_host^
SELECT COUNT(*) AS id FROM matches WHERE host_user_id = :user_id AND status IN ('open', 'running');

-- name: count_opened_since^
SELECT COUNT(*) AS id FROM matches WHERE host_user_id = :user_id AND created_at > :since;
