-- Since when an open table waits for its host: nobody has joined, and the host has done nothing.
ALTER TABLE matches ADD COLUMN quiet_since BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET quiet_since = created_at;
