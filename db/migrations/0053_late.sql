-- Since when the person of a seat has not been told that their time ran out (play/rules/presence.py).
ALTER TABLE seats ADD COLUMN late_at BIGINT;
