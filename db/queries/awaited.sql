-- name: find_awaited
SELECT match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at
FROM awaited WHERE match_id = :match_id ORDER BY seat;

-- name: drop_awaited!
DELETE FROM awaited WHERE match_id = :match_id AND seat = :seat;

-- name: put_awaited!
INSERT INTO awaited (match_id, seat, user_id, kind, is_owed, asked_revision, deadline_at)
VALUES (:match_id, :seat, :user_id, :kind, :is_owed, :asked_revision, :deadline_at)
ON CONFLICT (match_id, seat) DO UPDATE SET
    user_id = excluded.user_id, kind = excluded.kind, is_owed = excluded.is_owed,
    asked_revision = excluded.asked_revision, deadline_at = excluded.deadline_at;

-- name: overdue_seats
SELECT a.match_id, a.seat, m.revision, a.deadline_at
FROM awaited AS a INNER JOIN matches AS m ON m.id = a.match_id
WHERE
    a.is_owed AND a.deadline_at IS NOT NULL AND a.deadline_at <= :now
    -- Defaults of one question are made together, when nobody who owes an answer to it has time left.
    AND NOT EXISTS (
        SELECT 1 FROM awaited AS b
        WHERE
            b.match_id = a.match_id AND b.kind = a.kind AND b.seat != a.seat AND b.is_owed
            AND b.user_id IS NOT NULL AND (b.deadline_at IS NULL OR b.deadline_at > :now)
    )
ORDER BY a.deadline_at, a.match_id, a.seat LIMIT :most;
