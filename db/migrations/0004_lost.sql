-- Tables that cannot be shown where they live are looked for whenever a server changes what the bot may do.
CREATE INDEX shown_gone ON shown (match_id) WHERE state = 'gone';
