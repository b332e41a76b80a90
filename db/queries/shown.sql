-- name: add_table!
INSERT INTO table_messages (match_id, revision, page, log_after, called, changes, shown_changes)
VALUES (:match_id, 0, '', 0, '[]', 1, 0);

-- name: find_table^
SELECT
    match_id, channel_id, message_id, revision, page, log_after, called, lost, changes, shown_changes,
    announced, announced_channel_id, announced_log_after, is_misnamed, calls_at, claimed_by, claimed_until,
    thread_name
FROM table_messages WHERE match_id = :match_id;

-- name: mark_changed^
UPDATE table_messages
SET
    changes = changes + 1,
    claimed_by = CASE WHEN claimed_until <= :now THEN :by ELSE claimed_by END,
    claimed_until = CASE WHEN claimed_until <= :now OR claimed_by = :by THEN :until ELSE claimed_until END
WHERE match_id = :match_id
RETURNING
    match_id, channel_id, message_id, revision, page, log_after, called, lost, changes, shown_changes,
    announced, announced_channel_id, announced_log_after, is_misnamed, calls_at, claimed_by, claimed_until,
    thread_name;

-- name: claim_table!
UPDATE table_messages SET claimed_by = :by, claimed_until = :until
WHERE match_id = :match_id AND (claimed_by = :by OR claimed_until <= :now);

-- name: release_table!
UPDATE table_messages SET claimed_until = 0 WHERE match_id = :match_id AND claimed_by = :by;

-- name: take_table_over!
UPDATE table_messages SET claimed_until = 0
WHERE
    match_id = :match_id
    AND NOT EXISTS (SELECT 1 FROM processes WHERE process = claimed_by AND alive_until > :now);

-- name: mark_misnamed!
UPDATE table_messages SET is_misnamed = TRUE WHERE match_id = :match_id;

-- name: mark_named!
UPDATE table_messages SET is_misnamed = FALSE WHERE match_id = :match_id AND changes = :changes;

-- name: set_thread_name!
UPDATE table_messages SET thread_name = :thread_name WHERE match_id = :match_id;

-- name: mark_moved!
UPDATE table_messages SET changes = changes + 1, lost = NULL WHERE match_id = :match_id;

-- name: forget_table!
UPDATE table_messages SET message_id = NULL, page = '', lost = NULL, changes = changes + 1 WHERE match_id = :match_id;

-- name: doubt_table!
UPDATE table_messages SET page = '', shown_changes = 0 WHERE match_id = :match_id;

-- name: doubt_direct_messages!
UPDATE direct_messages SET page = '' WHERE match_id = :match_id AND message_id IS NOT NULL;

-- name: forget_called!
UPDATE table_messages SET called = :called WHERE match_id = :match_id;

-- name: announce_table!
UPDATE table_messages
SET
    announced = :announced, announced_channel_id = :announced_channel_id, announced_log_after = :announced_log_after
WHERE
    match_id = :match_id AND (announced IS NULL OR announced_channel_id <> :announced_channel_id)
    AND COALESCE(message_id, 0) = :before_message_id AND revision = :before_revision AND page = :before_page;

-- name: put_table^
-- A table that was forgotten while it was shown may be gone: what it shows is not known, so it is edited.
UPDATE table_messages
SET
    channel_id = :channel_id, message_id = :message_id, revision = :revision, log_after = :log_after,
    page = CASE WHEN message_id IS NULL AND changes > :shown_changes THEN '' ELSE :page END,
    called = :called, lost = :lost, shown_changes = :shown_changes, calls_at = :calls_at,
    announced = NULLIF(announced, :announced),
    claimed_until = CASE WHEN claimed_by = :by THEN 0 ELSE claimed_until END
WHERE
    match_id = :match_id AND COALESCE(calls_at, 0) = :before_calls_at AND (
        message_id IS NULL
        OR (message_id = :before_message_id AND revision = :before_revision AND page = :before_page)
    )
RETURNING changes;

-- name: tables_behind
SELECT t.match_id, m.guild_id
FROM table_messages AS t INNER JOIN matches AS m ON m.id = t.match_id
WHERE
    (t.shown_changes < t.changes OR t.announced IS NOT NULL OR t.is_misnamed) AND t.lost IS NULL
    AND (m.channel_id IS NOT NULL OR (t.shown_changes < t.changes AND m.tournament_id IS NOT NULL))
UNION
SELECT a.match_id, m.guild_id
FROM awaited AS a
INNER JOIN matches AS m ON m.id = a.match_id
INNER JOIN seats AS s ON s.match_id = a.match_id AND s.seat = a.seat
WHERE
    a.is_owed AND a.user_id IS NULL AND m.status = 'running' AND m.channel_id IS NOT NULL AND (
        s.sitter = 'ai' OR (
            s.sitter = 'person' AND m.when_late = 'stand_in' AND m.paused_at IS NULL
            AND EXISTS (
                SELECT 1 FROM seats AS p
                WHERE p.match_id = a.match_id AND p.sitter = 'person' AND p.away_revision IS NULL
            )
            AND NOT EXISTS (
                SELECT 1 FROM awaited AS w WHERE w.match_id = a.match_id AND w.is_owed AND w.user_id IS NOT NULL
            )
        )
    )
UNION
SELECT o.match_id, m.guild_id
FROM old_messages AS o INNER JOIN matches AS m ON m.id = o.match_id
WHERE NOT o.is_out_of_reach AND NOT o.is_put_away
UNION
SELECT d.match_id, m.guild_id
FROM direct_messages AS d INNER JOIN matches AS m ON m.id = d.match_id
WHERE d.announced IS NOT NULL
UNION
SELECT r.match_id, m.guild_id
FROM loss_reports AS r
INNER JOIN table_messages AS t ON t.match_id = r.match_id
INNER JOIN matches AS m ON m.id = r.match_id
WHERE r.announced IS NOT NULL OR t.lost IS NULL
ORDER BY match_id;

-- name: server_of_match
SELECT id AS match_id, guild_id FROM matches WHERE id = :match_id;

-- name: tables_not_shown
SELECT t.match_id, t.shown_changes
FROM table_messages AS t INNER JOIN matches AS m ON m.id = t.match_id
WHERE t.shown_changes < t.changes AND t.lost IS NULL AND (m.channel_id IS NOT NULL OR m.tournament_id IS NOT NULL)
ORDER BY t.match_id LIMIT :most;

-- name: tables_changed
SELECT t.match_id AS number, m.guild_id, t.changes
FROM table_messages AS t INNER JOIN matches AS m ON m.id = t.match_id
WHERE (t.shown_changes < t.changes OR t.announced IS NOT NULL OR t.is_misnamed) AND t.shown_changes < t.changes;

-- name: lost_tables
SELECT t.match_id, m.guild_id
FROM table_messages AS t INNER JOIN matches AS m ON m.id = t.match_id
WHERE t.lost IS NOT NULL AND m.status IN ('open', 'running')
ORDER BY t.match_id;

-- name: find_direct_messages
SELECT match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind, announced
FROM direct_messages WHERE match_id = :match_id ORDER BY seat;

-- name: find_direct_message^
SELECT match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind, announced
FROM direct_messages WHERE match_id = :match_id AND seat = :seat;

-- name: announce_direct_messages
WITH planned (match_id, seat, channel_id, announced, before_message_id, before_revision, before_page) AS (
    VALUES (
        CAST(:match_id AS BIGINT), CAST(:seat AS BIGINT), CAST(:channel_id AS BIGINT), CAST(:announced AS TEXT),
        CAST(:before_message_id AS BIGINT), CAST(:before_revision AS BIGINT), CAST(:before_page AS TEXT)
    )
)
INSERT INTO direct_messages (match_id, seat, channel_id, revision, page, is_waiting, is_behind, announced)
SELECT match_id, seat, channel_id, 0, '', FALSE, FALSE, announced FROM planned WHERE TRUE
ON CONFLICT (match_id, seat) DO UPDATE SET announced = excluded.announced, channel_id = excluded.channel_id
WHERE
    direct_messages.announced IS NULL AND EXISTS (
        SELECT 1 FROM planned AS p
        WHERE
            p.match_id = excluded.match_id AND p.seat = excluded.seat
            AND p.before_message_id = COALESCE(direct_messages.message_id, 0)
            AND p.before_revision = direct_messages.revision AND p.before_page = direct_messages.page
    )
RETURNING seat;

-- name: put_direct_messages
WITH found (
    match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind, announced,
    before_message_id, before_revision, before_page
) AS (
    VALUES (
        CAST(:match_id AS BIGINT), CAST(:seat AS BIGINT), CAST(:channel_id AS BIGINT), CAST(:message_id AS BIGINT),
        CAST(:revision AS BIGINT), CAST(:page AS TEXT), CAST(:is_waiting AS BOOLEAN), CAST(:is_behind AS BOOLEAN),
        CAST(:announced AS TEXT),
        CAST(:before_message_id AS BIGINT), CAST(:before_revision AS BIGINT), CAST(:before_page AS TEXT)
    )
)
INSERT INTO direct_messages (match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind)
SELECT match_id, seat, channel_id, message_id, revision, page, is_waiting, is_behind FROM found WHERE TRUE
ON CONFLICT (match_id, seat) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id, revision = excluded.revision,
    page = excluded.page, is_waiting = excluded.is_waiting, is_behind = excluded.is_behind,
    announced = NULLIF(
        direct_messages.announced,
        (SELECT f.announced FROM found AS f WHERE f.match_id = excluded.match_id AND f.seat = excluded.seat)
    )
WHERE
    direct_messages.message_id IS NULL OR EXISTS (
        SELECT 1 FROM found AS f
        WHERE
            f.match_id = excluded.match_id AND f.seat = excluded.seat
            AND f.before_message_id = direct_messages.message_id
            AND f.before_revision = direct_messages.revision AND f.before_page = direct_messages.page
    )
RETURNING seat;

-- name: drop_direct_message!
DELETE FROM direct_messages
WHERE (match_id, seat) IN (VALUES (CAST(:match_id AS BIGINT), CAST(:number AS BIGINT)));

-- name: find_old_messages
SELECT match_id, message_id, channel_id, log_after, log_until, is_out_of_reach, is_put_away
FROM old_messages WHERE match_id = :match_id AND NOT is_put_away ORDER BY message_id;

-- name: put_old_message!
INSERT INTO old_messages (match_id, message_id, channel_id, log_after, log_until, is_out_of_reach, is_put_away)
VALUES (:match_id, :message_id, :channel_id, :log_after, :log_until, :is_out_of_reach, :is_put_away)
ON CONFLICT (match_id, message_id) DO UPDATE SET
    log_after = excluded.log_after, log_until = excluded.log_until, is_out_of_reach = excluded.is_out_of_reach,
    is_put_away = excluded.is_put_away;

-- name: renew_old_messages!
UPDATE old_messages SET is_put_away = FALSE WHERE match_id = :match_id AND log_until >= :since;

-- name: drop_old_message!
DELETE FROM old_messages
WHERE (match_id, message_id) IN (VALUES (CAST(:match_id AS BIGINT), CAST(:number AS BIGINT)));

-- name: find_loss_reports
SELECT match_id, seat, channel_id, message_id, table_channel_id, reason, announced
FROM loss_reports WHERE match_id = :match_id ORDER BY seat;

-- name: find_loss_report^
SELECT match_id, seat, channel_id, message_id, table_channel_id, reason, announced
FROM loss_reports WHERE match_id = :match_id AND seat = :seat;

-- name: announce_loss_report!
INSERT INTO loss_reports (match_id, seat, channel_id, table_channel_id, reason, announced)
VALUES (:match_id, :seat, :channel_id, :table_channel_id, '', :announced)
ON CONFLICT (match_id, seat) DO UPDATE SET announced = excluded.announced, channel_id = excluded.channel_id
WHERE loss_reports.announced IS NULL AND COALESCE(loss_reports.message_id, 0) = :before_message_id;

-- name: put_loss_report!
INSERT INTO loss_reports (match_id, seat, channel_id, message_id, table_channel_id, reason)
VALUES (:match_id, :seat, :channel_id, :message_id, :table_channel_id, :reason)
ON CONFLICT (match_id, seat) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id,
    table_channel_id = excluded.table_channel_id, reason = excluded.reason,
    announced = NULLIF(loss_reports.announced, :announced);

-- name: drop_loss_report!
DELETE FROM loss_reports
WHERE (match_id, seat) IN (VALUES (CAST(:match_id AS BIGINT), CAST(:number AS BIGINT)));
