-- What a computer has said last of how a match would end, on which its players can agree: JSON of `Judgement` in
-- play/rules/judging.py; '': it was not asked.
ALTER TABLE matches ADD COLUMN judged TEXT NOT NULL DEFAULT '';
