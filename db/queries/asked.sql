-- name: still_asked_due
SELECT match_id, seat, due_at FROM still_asked WHERE due_at <= :now ORDER BY due_at, match_id, seat LIMIT :most;

-- name: next_still_asked^
SELECT due_at AS at FROM still_asked WHERE due_at > :now ORDER BY due_at LIMIT 1;

-- name: put_still_asked!
INSERT INTO still_asked (match_id, seat, due_at) VALUES (:match_id, :seat, :due_at)
ON CONFLICT (match_id, seat) DO UPDATE SET due_at = excluded.due_at;

-- name: drop_still_asked!
DELETE FROM still_asked WHERE match_id = :match_id AND seat = :seat;
