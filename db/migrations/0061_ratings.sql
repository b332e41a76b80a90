-- Ratings. People have numbers of their own here, which stay when somebody is forgotten, so that nobody else's rating
-- changes by that.
CREATE TABLE rated_people (
    number BIGINT PRIMARY KEY,
    user_id BIGINT
);
CREATE UNIQUE INDEX rated_people_by_person ON rated_people (user_id) WHERE user_id IS NOT NULL;

-- What each rated match did to each person who played it, in the order in which matches ended (`number`).
-- `mu`, `sigma`: after it; `mu_before`, `sigma_before`: before it, grown to its end. `gone_at`: when the person went away.
CREATE TABLE rating_changes (
    number BIGINT PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES rated_people (number),
    ladder TEXT NOT NULL,
    guild_id BIGINT,
    side BIGINT NOT NULL,
    place BIGINT NOT NULL,
    gone_at BIGINT,
    ended_at BIGINT NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    rule BIGINT NOT NULL,
    model TEXT NOT NULL
);
CREATE UNIQUE INDEX rating_changes_of_match ON rating_changes (match_id, seat);
CREATE INDEX rating_changes_of_person ON rating_changes (person, ladder, number);
CREATE INDEX rating_changes_gone ON rating_changes (person, gone_at) WHERE gone_at IS NOT NULL;

-- The rating of each person as it was after their newest rated match (`rated_at`): the sum of their changes.
CREATE TABLE ratings (
    ladder TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES rated_people (number),
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    rated_at BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (ladder, person)
);
CREATE INDEX ratings_of_person ON ratings (person, ladder);

-- The newest rated match of each person on each server, from which their name there is read.
CREATE TABLE rated_on (
    guild_id BIGINT NOT NULL,
    ladder TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES rated_people (number),
    match_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    rated_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, ladder, person)
);

-- Whoever stores a change holds the first, so that changes have one order.
INSERT INTO counters (name, value) VALUES ('rating_change', 0), ('rated_person', 0);

-- A table can agree to change no ratings.
ALTER TABLE matches ADD COLUMN is_unrated BOOLEAN NOT NULL DEFAULT FALSE;
