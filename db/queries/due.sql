-- name: due_about
SELECT kind, about, seat, at FROM due WHERE about = :about ORDER BY kind, seat;

-- name: due_now
SELECT d.kind, d.about, d.seat, d.at
FROM (
    SELECT kind, about, seat, at, ROW_NUMBER() OVER (PARTITION BY kind ORDER BY at, about, seat) AS place
    FROM due WHERE at <= :now AND claimed_until <= :now
) AS d
WHERE d.place <= :most ORDER BY d.at, d.about, d.seat;

-- name: next_due
SELECT MIN(at) AS at FROM due WHERE at > :now
UNION ALL
SELECT MIN(at) AS at FROM due WHERE at <= :now AND claimed_until <= :now
UNION ALL
SELECT MIN(claimed_until) AS at FROM due WHERE at <= :now AND claimed_until > :now;

-- name: overdue^
SELECT COUNT(*) AS waiting, MIN(at) AS since FROM due WHERE at > 0 AND at <= :now;

-- name: claim_due
UPDATE due SET claimed_until = :until
WHERE
    at <= :now AND claimed_until <= :now
    AND (about, kind, seat) IN (VALUES (CAST(:about AS BIGINT), CAST(:kind AS TEXT), CAST(:seat AS BIGINT)))
RETURNING kind, about, seat, at;

-- What another process claims at the same moment is left to it.
-- name: claim_due_on_postgresql
UPDATE due AS d SET claimed_until = :until
FROM (
    SELECT about, kind, seat FROM due
    WHERE
        at <= :now AND claimed_until <= :now
        AND (about, kind, seat) IN (VALUES (CAST(:about AS BIGINT), CAST(:kind AS TEXT), CAST(:seat AS BIGINT)))
    ORDER BY about, kind, seat
    FOR NO KEY UPDATE SKIP LOCKED
) AS free
WHERE d.about = free.about AND d.kind = free.kind AND d.seat = free.seat
RETURNING d.kind, d.about, d.seat, d.at;

-- name: put_due!
INSERT INTO due (kind, about, seat, at) VALUES (:kind, :about, :seat, :at)
ON CONFLICT (about, kind, seat) DO UPDATE SET at = excluded.at, claimed_until = 0;

-- name: give_back_due!
UPDATE due SET claimed_until = 0
WHERE (about, kind, seat) IN (VALUES (CAST(:about AS BIGINT), CAST(:kind AS TEXT), CAST(:seat AS BIGINT)));

-- name: drop_due!
DELETE FROM due
WHERE (about, kind, seat) IN (VALUES (CAST(:about AS BIGINT), CAST(:kind AS TEXT), CAST(:seat AS BIGINT)));

-- name: delay_due!
UPDATE due SET at = at + :seconds
WHERE
    kind IN ('close', 'ask')
    AND about IN (
        SELECT id FROM matches
        WHERE status IN ('open', 'running') AND (closes_at IS NOT NULL OR asks_at IS NOT NULL)
    );

-- name: delay_due_absent!
UPDATE due SET at = at + :seconds
WHERE kind = 'absent' AND at > 0 AND about IN (SELECT tournament_id FROM pairings WHERE absent_at IS NOT NULL);
