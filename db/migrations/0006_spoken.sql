-- The language of a person's Discord when they last pressed something; letters come without a press.
ALTER TABLE people ADD COLUMN spoken TEXT;
