-- Decks that people have made for themselves. `cards` is a JSON list of ids; `hero` is the id of the hero who leads them.
CREATE TABLE decks (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    hero TEXT NOT NULL,
    cards TEXT NOT NULL
);
CREATE INDEX decks_person ON decks (user_id, game, id);
INSERT INTO counters (name, value) VALUES ('deck', 0);
