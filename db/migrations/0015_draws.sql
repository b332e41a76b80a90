-- Whether a seat offers a draw, or has agreed to one.
ALTER TABLE seats ADD COLUMN offers_draw BOOLEAN NOT NULL DEFAULT FALSE;
