-- name: find_pings
SELECT match_id, seat, by_seat, pinged_at, due_at FROM pings WHERE match_id = :match_id ORDER BY seat;

-- name: pings_due
SELECT match_id, seat, by_seat, pinged_at, due_at FROM pings
WHERE due_at <= :now ORDER BY due_at, match_id, seat LIMIT :most;

-- name: put_ping!
INSERT INTO pings (match_id, seat, by_seat, pinged_at, due_at) VALUES (:match_id, :seat, :by_seat, :pinged_at, :due_at)
ON CONFLICT (match_id, seat) DO UPDATE SET
    by_seat = excluded.by_seat, pinged_at = excluded.pinged_at, due_at = excluded.due_at;

-- name: next_ping^
SELECT due_at AS at FROM pings WHERE due_at > :now ORDER BY due_at LIMIT 1;
