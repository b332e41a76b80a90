-- Addresses that the bot tells of a person's reminders (`match_id` 0), or of what everybody sees of a match whose host
-- the person is. `failures` in a row; `told_revision`: up to which the match was told.
CREATE TABLE webhooks (
    user_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL,
    url TEXT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    told_revision BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, match_id)
);
CREATE INDEX webhooks_of_matches ON webhooks (match_id) WHERE match_id <> 0;
-- Of which events a person's address was told, so that none is told twice.
CREATE TABLE webhook_events (
    user_id BIGINT NOT NULL,
    event TEXT NOT NULL,
    told_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, event)
);
CREATE INDEX webhook_events_old ON webhook_events (told_at);
