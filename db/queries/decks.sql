-- name: next_deck_id^
UPDATE counters SET value = value + 1 WHERE name = 'deck' RETURNING value AS id;

-- name: find_deck^
SELECT id, user_id, game, name, hero, cards FROM decks WHERE id = :id AND user_id = :user_id;

-- name: decks_of_person
SELECT id, user_id, game, name, hero, cards FROM decks WHERE user_id = :user_id ORDER BY id;

-- name: put_deck!
INSERT INTO decks (id, user_id, game, name, hero, cards) VALUES (:id, :user_id, :game, :name, :hero, :cards)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, hero = excluded.hero, cards = excluded.cards;

-- name: drop_deck!
DELETE FROM decks WHERE id = :id AND user_id = :user_id;

-- name: forget_decks!
DELETE FROM decks WHERE user_id = :user_id;
