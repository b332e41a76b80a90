-- Tournaments. Their ids are of the same counter as those of matches, so that what is due names either.
-- Of the text `options` and `settings` are JSON, `secret` is hexadecimal; times are unix seconds.
CREATE TABLE tournaments (
    id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    format TEXT NOT NULL,
    seats BIGINT NOT NULL,
    pace TEXT NOT NULL,
    settings TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    created_by BIGINT,
    created_at BIGINT NOT NULL,
    starts_at BIGINT,
    started_at BIGINT,
    paused_at BIGINT,
    ended_at BIGINT,
    acts BIGINT NOT NULL DEFAULT 0,
    message_id BIGINT,
    shown_acts BIGINT
);
CREATE INDEX tournaments_of_guild ON tournaments (guild_id, id);
CREATE INDEX tournaments_behind ON tournaments (id)
WHERE status <> 'draft' AND (shown_acts IS NULL OR shown_acts < acts);

-- Who plays, under a number that stays when the person is forgotten. `salt`: what they add to chance.
CREATE TABLE entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    entrant BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    salt TEXT NOT NULL,
    status TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    free_since BIGINT,
    hasty_at BIGINT,
    stopped_at BIGINT,
    checked_in_at BIGINT,
    is_helper BOOLEAN NOT NULL DEFAULT FALSE,
    left_at BIGINT,
    successor_of BIGINT,
    PRIMARY KEY (tournament_id, entrant)
);
CREATE UNIQUE INDEX entrants_by_person ON entrants (tournament_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX entrants_of_person ON entrants (user_id) WHERE user_id IS NOT NULL;

-- Who organises, under a number in place of the person in what is stored of acts.
CREATE TABLE organisers (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    organiser BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    PRIMARY KEY (tournament_id, organiser)
);
CREATE INDEX organisers_of_person ON organisers (user_id) WHERE user_id IS NOT NULL;

-- A pairing is stored, never computed again. `why` is JSON; `over_at`: when its match ended, in the same transaction.
CREATE TABLE pairings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    pairing BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    round BIGINT NOT NULL,
    match_id BIGINT UNIQUE,
    status TEXT NOT NULL,
    why TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    published_at BIGINT,
    begun_at BIGINT,
    judged_at BIGINT,
    over_at BIGINT,
    ended_at BIGINT,
    only_for BIGINT,
    PRIMARY KEY (tournament_id, pairing)
);

CREATE TABLE pairing_seats (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    pairing BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    place BIGINT,
    twelfths BIGINT,
    score BIGINT,
    kind TEXT,
    PRIMARY KEY (tournament_id, pairing, seat)
);

-- Append only: all else of a tournament but who its people are can be rebuilt from acts and matches.
-- `by`: 0 the bot, an entrant by its number, an organiser by its number below 0.
CREATE TABLE tournament_acts (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    act BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_whom BIGINT NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (tournament_id, act)
);

CREATE TABLE forbidden_pairs (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    one BIGINT NOT NULL,
    other BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, one, other)
);
