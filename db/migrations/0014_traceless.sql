-- How many entries are stored. Those of which nobody but their own seat can know leave the revision as it is.
ALTER TABLE matches ADD COLUMN entries BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET entries = revision;
