-- Ids are given out from here, since engines number rows in different ways.
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('match', 0);

-- options, snapshot and outcome are JSON; times are unix seconds; secret is hexadecimal.
CREATE TABLE matches (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'ended', 'cancelled')),
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    pace TEXT NOT NULL,
    seat_limit BIGINT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT,
    parent_id BIGINT,
    host_user_id BIGINT,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    revision BIGINT NOT NULL,
    snapshot TEXT,
    deadline_at BIGINT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    outcome TEXT,
    rematch_of BIGINT REFERENCES matches (id)
);
CREATE UNIQUE INDEX matches_active_channel ON matches (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX matches_active ON matches (id) WHERE status IN ('open', 'running');
CREATE INDEX matches_open ON matches (id) WHERE status = 'open';
CREATE INDEX matches_guild ON matches (guild_id, status, id);
CREATE INDEX matches_host ON matches (host_user_id);
CREATE INDEX matches_rematch ON matches (rematch_of);

CREATE TABLE seats (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    sitter TEXT NOT NULL CHECK (sitter IN ('person', 'ai', 'absent')),
    level TEXT NOT NULL,
    salt TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    left_revision BIGINT,
    seen_revision BIGINT,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, user_id)
);
CREATE INDEX seats_person ON seats (user_id, match_id);

CREATE TABLE invited (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    is_barred BOOLEAN NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX invited_person ON invited (user_id);

-- One row for each revision of a match; only user_id, is_replaced and opened_revision ever change.
CREATE TABLE entries (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'move', 'default', 'undo', 'resign', 'end')),
    seat BIGINT,
    user_id BIGINT,
    decision TEXT NOT NULL,
    move TEXT,
    notation TEXT NOT NULL,
    events TEXT NOT NULL,
    is_barrier BOOLEAN NOT NULL,
    is_sealed BOOLEAN NOT NULL,
    is_amended BOOLEAN NOT NULL,
    is_replaced BOOLEAN NOT NULL,
    receipt TEXT NOT NULL,
    opened_revision BIGINT,
    undoes BIGINT,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, revision)
);
CREATE INDEX entries_person ON entries (user_id, match_id, revision);
CREATE INDEX entries_closed ON entries (match_id, seat)
WHERE is_sealed AND opened_revision IS NULL AND NOT is_replaced;
CREATE INDEX entries_undone ON entries (match_id, undoes) WHERE undoes IS NOT NULL;

-- The state after some revisions, compressed, so that looking back plays only a few entries again.
CREATE TABLE checkpoints (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    snapshot BYTEA NOT NULL,
    PRIMARY KEY (match_id, revision)
);

-- What is asked of whom now; user_id only while a person is asked.
CREATE TABLE awaited (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    kind TEXT NOT NULL,
    is_owed BOOLEAN NOT NULL,
    asked_revision BIGINT NOT NULL,
    deadline_at BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX awaited_person ON awaited (user_id, deadline_at) WHERE is_owed;
CREATE INDEX awaited_nobody ON awaited (match_id) WHERE is_owed AND user_id IS NULL;
CREATE INDEX awaited_deadline ON awaited (deadline_at) WHERE is_owed AND deadline_at IS NOT NULL;
