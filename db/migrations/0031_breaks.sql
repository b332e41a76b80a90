-- While deadlines are moved because no clock ran: since when and until when that was, and the last match that was moved.
-- `break_until` is 0 when nothing is moving.
INSERT INTO counters (name, value) VALUES ('break_since', 0), ('break_until', 0), ('break_after', 0);
