-- When a person who wants one message a day about all that waits for them last got it (unix seconds).
ALTER TABLE people ADD COLUMN digested_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_digest ON people (digested_at) WHERE reminders = 'digest';
