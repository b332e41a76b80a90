-- A plan counts its changes, so that a press on a page that shows another one is told from a press on this one, and says
-- whether it goes on after dice.
ALTER TABLE plans ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE plans ADD COLUMN goes_on BOOLEAN NOT NULL DEFAULT FALSE;
