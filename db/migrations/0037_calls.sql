-- When somebody is to be called to the table whose night it was when they should have been (unix seconds).
ALTER TABLE table_messages ADD COLUMN calls_at BIGINT;
CREATE INDEX table_messages_calls ON table_messages (calls_at) WHERE calls_at IS NOT NULL;
-- At which minute of the day a person wants their digest; NULL: when their night ends.
ALTER TABLE people ADD COLUMN digest_at BIGINT;
