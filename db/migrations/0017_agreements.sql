-- Whether a seat agrees to call the running match off.
ALTER TABLE seats ADD COLUMN agrees_to_cancel BOOLEAN NOT NULL DEFAULT FALSE;
