-- The language of a person's Discord client when they last used the bot; direct messages are sent without an interaction.
ALTER TABLE people ADD COLUMN spoken TEXT;
