-- Which process shows a match now, and until when no other one does; 0: nobody does.
ALTER TABLE table_messages ADD COLUMN claimed_by TEXT NOT NULL DEFAULT '';
ALTER TABLE table_messages ADD COLUMN claimed_until BIGINT NOT NULL DEFAULT 0;
