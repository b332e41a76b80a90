-- is_behind: the match has changed since this message was last brought up to date, or that failed.
CREATE TABLE shown (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    audience TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    page_hash TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('shown', 'failed', 'gone')),
    is_behind BOOLEAN NOT NULL,
    PRIMARY KEY (match_id, audience)
);
CREATE INDEX shown_behind ON shown (match_id) WHERE is_behind;
CREATE INDEX shown_message ON shown (message_id);
