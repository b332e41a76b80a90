-- name: find_webhook^
SELECT user_id, match_id, url, failures, told_revision FROM webhooks
WHERE user_id = :user_id AND match_id = :match_id;

-- name: webhooks_of_person
SELECT user_id, match_id, url, failures, told_revision FROM webhooks WHERE user_id = :user_id ORDER BY match_id;

-- Only while who has set it is the host: others may not know the match any more.
-- name: webhooks_behind
SELECT w.user_id, w.match_id, w.url, w.failures, w.told_revision
FROM webhooks AS w INNER JOIN matches AS m ON m.id = w.match_id
WHERE w.match_id <> 0 AND w.told_revision < m.revision AND m.host_user_id = w.user_id
ORDER BY w.match_id LIMIT :most;

-- name: put_webhook!
INSERT INTO webhooks (user_id, match_id, url, failures, told_revision)
VALUES (:user_id, :match_id, :url, :failures, :told_revision)
ON CONFLICT (user_id, match_id) DO UPDATE SET
    url = excluded.url, failures = excluded.failures, told_revision = excluded.told_revision;

-- name: drop_webhook!
DELETE FROM webhooks WHERE user_id = :user_id AND match_id = :match_id;

-- name: forget_webhooks!
DELETE FROM webhooks WHERE user_id = :user_id;

-- name: put_webhook_event!
INSERT INTO webhook_events (user_id, event, told_at) VALUES (:user_id, :event, :told_at)
ON CONFLICT (user_id, event) DO NOTHING;

-- name: count_webhook_tries^
SELECT COUNT(*) AS number FROM webhook_events WHERE user_id = :user_id AND event LIKE 'try.%' AND told_at > :since;

-- name: drop_old_webhook_events!
DELETE FROM webhook_events WHERE told_at < :before;

-- name: forget_webhook_events!
DELETE FROM webhook_events WHERE user_id = :user_id;
