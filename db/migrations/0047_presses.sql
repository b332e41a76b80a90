-- The press that an entry was stored for (its id at Discord); NULL where nobody pressed. Each of several programs gets
-- every press, and one that is too late finds here that another has done what it was about to do.
ALTER TABLE entries ADD COLUMN press BIGINT;
