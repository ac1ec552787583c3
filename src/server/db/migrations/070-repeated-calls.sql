-- A key stands for one input: a second, different one is refused and not taken for a repetition. A key of who works in
-- the name of a user is not the user's own.
alter table answered_call
  -- Keyed hash of the input; null for what was answered before there was one.
  add column input_hash bytea,
  add column impersonator_account_id bigint references account on delete cascade,
  drop constraint answered_call_pkey,
  add constraint answered_call_key unique nulls not distinct (user_account_id, impersonator_account_id, key);
