-- Up to which revision the person at a seat has read the log; looking at the board counts in seen_revision alone.
ALTER TABLE seats ADD COLUMN read_revision BIGINT;
UPDATE seats SET read_revision = seen_revision;
