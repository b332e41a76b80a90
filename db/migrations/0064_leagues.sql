-- Leagues: seasons, their divisions and members. Their ids are of the same counter as those of matches and tournaments,
-- so that what is due names any of them. Of the text `options` and `settings` are JSON, secrets are hexadecimal; times
-- are unix seconds. `secret` and `commitment` are those of the season that comes next; `season`: the newest one, 0
-- before the first; `opens_at`: when the next one opens; `changes` counts what was stored of a league.
CREATE TABLE leagues (
    id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    size BIGINT NOT NULL,
    pace TEXT NOT NULL,
    settings TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    created_by BIGINT,
    created_name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    season BIGINT NOT NULL DEFAULT 0,
    opens_at BIGINT,
    closed_at BIGINT,
    reason TEXT NOT NULL DEFAULT '',
    changes BIGINT NOT NULL DEFAULT 0,
    message_id BIGINT,
    shown_changes BIGINT
);
CREATE INDEX leagues_of_guild ON leagues (guild_id, id);
CREATE INDEX leagues_made ON leagues (created_by, created_at) WHERE created_by IS NOT NULL;
CREATE INDEX leagues_behind ON leagues (id)
WHERE status <> 'draft' AND channel_id IS NOT NULL AND (shown_changes IS NULL OR shown_changes < changes);

-- Who is in a league, under a number that stays when the person is forgotten. `salt`: what they add to chance.
CREATE TABLE league_members (
    league_id BIGINT NOT NULL REFERENCES leagues (id),
    member BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    salt TEXT NOT NULL,
    status TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    left_at BIGINT,
    reason TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (league_id, member)
);
CREATE UNIQUE INDEX league_members_by_person ON league_members (league_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX league_members_of_person ON league_members (user_id) WHERE user_id IS NOT NULL;

-- `ends_at`: when what still runs is decided; `ended_at`: when its places were final.
CREATE TABLE league_seasons (
    league_id BIGINT NOT NULL REFERENCES leagues (id),
    season BIGINT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    ended_at BIGINT,
    PRIMARY KEY (league_id, season)
);

-- In which division a member plays a season, as which entrant of its tournament; how it ended for them, once it has:
-- `place` from 1, and twelfths of a win.
CREATE TABLE league_places (
    league_id BIGINT NOT NULL REFERENCES leagues (id),
    season BIGINT NOT NULL,
    division BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    member BIGINT NOT NULL,
    place BIGINT,
    twelfths BIGINT,
    PRIMARY KEY (league_id, season, division, entrant)
);
CREATE UNIQUE INDEX league_places_of_member ON league_places (league_id, member, season);

-- A division of a season is a tournament. There is one for each, so that no season can open twice.
ALTER TABLE tournaments ADD COLUMN league_id BIGINT;
ALTER TABLE tournaments ADD COLUMN season BIGINT;
ALTER TABLE tournaments ADD COLUMN division BIGINT;
CREATE UNIQUE INDEX tournaments_of_league ON tournaments (league_id, season, division) WHERE league_id IS NOT NULL;
