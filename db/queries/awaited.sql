-- name: find_awaited
SELECT
    match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at, asked_at, owed_since, remind_at, last_call_at,
    call, ping_at, pinged_at, pinged_by, is_picked
FROM awaited WHERE match_id = :match_id AND kind <> '' ORDER BY seat;

-- name: clear_awaited!
DELETE FROM awaited WHERE match_id = :match_id;

-- name: put_awaited!
INSERT INTO awaited (
    match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at, asked_at, owed_since, remind_at, last_call_at,
    call, ping_at, pinged_at, pinged_by, is_picked
) VALUES (
    :match_id, :seat, :user_id, :kind, :is_owed, :asked_revision, :deadline_at, :asked_at, :owed_since, :remind_at,
    :last_call_at, :call, :ping_at, :pinged_at, :pinged_by, :is_picked
)
ON CONFLICT (match_id, seat) DO UPDATE SET
    user_id = excluded.user_id, kind = excluded.kind, is_owed = excluded.is_owed,
    asked_revision = excluded.asked_revision, deadline_at = excluded.deadline_at, asked_at = excluded.asked_at,
    owed_since = excluded.owed_since, remind_at = excluded.remind_at, last_call_at = excluded.last_call_at,
    call = excluded.call, ping_at = excluded.ping_at, pinged_at = excluded.pinged_at, pinged_by = excluded.pinged_by,
    is_picked = excluded.is_picked;

-- name: delay_silence!
UPDATE awaited SET owed_since = owed_since + :seconds
WHERE is_owed AND deadline_at IS NULL AND owed_since <= :last;

-- name: matches_with_deadlines
SELECT DISTINCT a.match_id AS id FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE
    a.match_id > :after AND a.is_owed AND a.deadline_at IS NOT NULL AND m.paused_at IS NULL
ORDER BY a.match_id LIMIT :most;

-- name: pick_awaited!
UPDATE awaited SET is_picked = TRUE WHERE match_id = :match_id AND user_id = :user_id;
