-- name: find_awaited
SELECT
    match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at, asked_at, owed_since, remind_at, last_call_at,
    call, call_until, is_picked
FROM awaited WHERE match_id = :match_id AND kind <> '' ORDER BY seat;

-- name: clear_awaited!
DELETE FROM awaited WHERE match_id = :match_id;

-- name: put_awaited!
INSERT INTO awaited (
    match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at, asked_at, owed_since, remind_at, last_call_at,
    call, call_until, is_picked
) VALUES (
    :match_id, :seat, :user_id, :kind, :is_owed, :asked_revision, :deadline_at, :asked_at, :owed_since, :remind_at,
    :last_call_at, :call, :call_until, :is_picked
)
ON CONFLICT (match_id, seat) DO UPDATE SET
    user_id = excluded.user_id, kind = excluded.kind, is_owed = excluded.is_owed,
    asked_revision = excluded.asked_revision, deadline_at = excluded.deadline_at, asked_at = excluded.asked_at,
    owed_since = excluded.owed_since, remind_at = excluded.remind_at, last_call_at = excluded.last_call_at,
    call = excluded.call, call_until = excluded.call_until, is_picked = excluded.is_picked, claimed_until = NULL;

-- name: overdue_seats
SELECT s.match_id, s.seat, s.revision, s.deadline_at, s.due_at
FROM (
    SELECT
        a.match_id, a.seat, m.revision, a.deadline_at,
        (
            SELECT MAX(t.at)
            FROM (
                -- Where the others vote they have some time for that.
                SELECT a.deadline_at + CASE WHEN m.when_late = 'vote' THEN :patience ELSE 0 END AS at
                UNION ALL
                SELECT a.claimed_until AS at
                UNION ALL
                -- Defaults of one question are made together, when nobody who owes an answer to it has time left.
                SELECT b.deadline_at AS at FROM awaited AS b
                WHERE b.match_id = a.match_id AND b.kind = a.kind AND b.is_owed AND b.user_id IS NOT NULL
            ) AS t
        ) AS due_at
    FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
    WHERE
        a.is_owed AND a.deadline_at IS NOT NULL AND a.deadline_at <= :now AND m.paused_at IS NULL
        AND NOT EXISTS (
            SELECT 1 FROM awaited AS b
            WHERE
                b.match_id = a.match_id AND b.kind = a.kind AND b.seat != a.seat AND b.is_owed
                AND b.user_id IS NOT NULL AND b.deadline_at IS NULL
        )
) AS s
WHERE s.due_at <= :now
ORDER BY s.due_at, s.match_id, s.seat LIMIT :most;

-- name: claim_seat!
UPDATE awaited SET claimed_until = :until
WHERE match_id = :match_id AND seat = :seat AND (claimed_until IS NULL OR claimed_until <= :now);

-- name: delay_silence!
UPDATE awaited SET owed_since = owed_since + :seconds
WHERE is_owed AND deadline_at IS NULL AND owed_since <= :last;

-- name: matches_with_deadlines
SELECT DISTINCT a.match_id AS id FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE
    a.match_id > :after AND a.is_owed AND a.deadline_at IS NOT NULL AND m.paused_at IS NULL
ORDER BY a.match_id LIMIT :most;

-- name: reminders_due
SELECT a.match_id AS id FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE a.remind_at <= :now AND (a.call_until IS NULL OR a.call_until <= :now) AND m.paused_at IS NULL
ORDER BY a.remind_at LIMIT :most;

-- name: pick_awaited!
UPDATE awaited SET is_picked = TRUE WHERE match_id = :match_id AND user_id = :user_id;

-- name: next_reminder^
SELECT a.remind_at AS id FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE a.remind_at > :now AND m.paused_at IS NULL ORDER BY a.remind_at LIMIT 1;
