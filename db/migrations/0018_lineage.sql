-- `writes` counts transactions that changed something. `epoch` is drawn anew whenever an older file was put in the place of
-- the one that the program wrote last; `copied` is 1 in a copy that nobody has opened; `restored` is 1 until what Discord
-- shows of the lost future has been put away.
-- For what is over in a channel; the active match of a channel has an index of its own.
CREATE INDEX matches_channel ON matches (channel_id);
INSERT INTO counters (name, value) VALUES ('writes', 0), ('epoch', 0), ('copied', 0), ('restored', 0);
