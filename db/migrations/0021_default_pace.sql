-- New tables have a day for each decision unless somebody chooses otherwise. What a server had stored was the old default
-- of its other settings: the list of paces showed it as chosen already.
UPDATE guilds SET pace = 'daily' WHERE pace = 'none';
