-- name: find_shown
SELECT match_id, audience, channel_id, message_id, revision, page_hash, state, is_behind
FROM shown WHERE match_id = :match_id ORDER BY audience;

-- name: put_shown!
INSERT INTO shown (match_id, audience, channel_id, message_id, revision, page_hash, state, is_behind)
VALUES (:match_id, :audience, :channel_id, :message_id, :revision, :page_hash, :state, :is_behind)
ON CONFLICT (match_id, audience) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id, revision = excluded.revision,
    page_hash = excluded.page_hash, state = excluded.state, is_behind = excluded.is_behind;

-- name: drop_shown!
DELETE FROM shown WHERE match_id = :match_id AND audience = :audience;

-- name: mark_behind!
UPDATE shown SET is_behind = TRUE WHERE match_id = :match_id AND audience = 'table' AND state <> 'gone';

-- name: matches_behind
SELECT match_id FROM shown WHERE is_behind AND (audience = 'table' OR SUBSTR(audience, 1, 4) = 'old:' OR SUBSTR(audience, 1, 8) = 'sending:')
UNION
SELECT m.id AS match_id FROM matches AS m
WHERE
    m.status IN ('open', 'running') AND m.channel_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM shown AS s WHERE s.match_id = m.id AND s.audience = 'table')
ORDER BY match_id;

-- name: open_matches
SELECT m.id AS match_id FROM matches AS m
WHERE
    m.status = 'open' AND m.channel_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM shown AS s WHERE s.match_id = m.id AND s.audience = 'table' AND s.state = 'gone')
ORDER BY m.id;

-- name: lost_matches
SELECT s.match_id, m.guild_id
FROM shown AS s INNER JOIN matches AS m ON m.id = s.match_id
WHERE s.audience = 'table' AND s.state = 'gone' AND m.status IN ('open', 'running')
ORDER BY s.match_id;
