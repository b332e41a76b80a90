-- When the person at a seat is reminded next, and for the last time; both NULL once that is done. `call` announces the
-- message that is being sent, by a process that has until `call_until`. `is_picked`: a choice was looked at and not
-- confirmed.
ALTER TABLE awaited ADD COLUMN remind_at BIGINT;
ALTER TABLE awaited ADD COLUMN last_call_at BIGINT;
ALTER TABLE awaited ADD COLUMN call TEXT;
ALTER TABLE awaited ADD COLUMN call_until BIGINT;
ALTER TABLE awaited ADD COLUMN is_picked BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX awaited_reminder ON awaited (remind_at) WHERE remind_at IS NOT NULL;
ALTER TABLE people ADD COLUMN reminders TEXT NOT NULL DEFAULT 'dm';
