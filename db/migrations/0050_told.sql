-- What is told and when is in `due` too, which each match derives from what is stored with it. So a ping is kept with the
-- question of which it reminds: `ping_at` when its person is told (NULL: they were, or need not be), `pinged_at` when a
-- player at the seat `pinged_by` did it; and with a seat when its person is asked whether anybody still plays. What one
-- process has claimed is noted in `due` alone.
ALTER TABLE awaited ADD COLUMN ping_at BIGINT;
ALTER TABLE awaited ADD COLUMN pinged_at BIGINT;
ALTER TABLE awaited ADD COLUMN pinged_by BIGINT;
UPDATE awaited SET (ping_at, pinged_at, pinged_by) = (
    SELECT p.due_at, p.pinged_at, p.by_seat FROM pings AS p
    WHERE p.match_id = awaited.match_id AND p.seat = awaited.seat
)
WHERE kind <> '';
DROP TABLE pings;
ALTER TABLE seats ADD COLUMN question_at BIGINT;
UPDATE seats SET question_at = (
    SELECT a.due_at FROM still_asked AS a WHERE a.match_id = seats.match_id AND a.seat = seats.seat
);
DROP TABLE still_asked;
DROP INDEX awaited_reminder;
ALTER TABLE awaited DROP COLUMN call_until;
DROP INDEX people_digest;
DROP INDEX table_messages_calls;
DROP INDEX webhooks_of_matches;
-- Matches that are over have these, which are not derived at the next start.
INSERT INTO due (kind, about, seat, at)
SELECT 'call', match_id, -1, calls_at FROM table_messages WHERE calls_at IS NOT NULL;
INSERT INTO due (kind, about, seat, at)
SELECT 'tell', m.id, -1, 0
FROM webhooks AS w INNER JOIN matches AS m ON m.id = w.match_id AND m.host_user_id = w.user_id
WHERE w.told_revision < m.revision;
UPDATE counters SET value = 0 WHERE name = 'due';
