-- Who acted in the owner's name when the job was begun: what the job does is written down under both names.
alter table job
  add column impersonator_account_id bigint references account on delete set null,
  add column impersonator_name text;
