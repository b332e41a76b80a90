-- name: find_webhook^
SELECT user_id, match_id, url, failures, told_revision FROM webhooks
WHERE user_id = :user_id AND match_id = :match_id;

-- name: webhooks_of_person
SELECT user_id, match_id, url, failures, told_revision FROM webhooks WHERE user_id = :user_id ORDER BY match_id;

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
