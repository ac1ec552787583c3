-- How far a job has come that works in steps: whoever takes it over goes on behind the last one.
alter table job add column reached jsonb;

-- Whose turn it is, when many users wait: who has least at work, and who was served longest ago.
create index job_running on job (user_account_id) where state = 'Running';
create index job_served on job (user_account_id, started_utc desc) where user_account_id is not null;

-- How often a planned end failed; each time it is tried again later.
alter table termination add column tries integer not null default 0;
