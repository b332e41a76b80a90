-- Teams of tournaments. `board`: the place of an entrant in the team, from 1; those beyond the boards are substitutes.
ALTER TABLE entrants ADD COLUMN team BIGINT;
ALTER TABLE entrants ADD COLUMN board BIGINT;

CREATE TABLE teams (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    team BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (tournament_id, team)
);

-- Whom a captain has asked to play for a team, until they answer or the tournament starts.
CREATE TABLE team_invitations (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    team BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    invited_at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, team, user_id)
);
CREATE INDEX team_invitations_of_person ON team_invitations (user_id);
