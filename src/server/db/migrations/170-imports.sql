-- Imports: runs over a file of users, companies or subscriptions, with each of its rows and what came of it.

create table import_run (
  import_id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  type text not null check (type in ('Users', 'Companies', 'Subscriptions')),
  creator_account_id bigint not null references account,
  parent_account_id bigint not null references account,
  source_name text not null,
  -- The heads of the file's columns, and at which of them each field stands.
  heads jsonb not null check (jsonb_typeof(heads) = 'array'),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  -- Everything is tried and taken back.
  is_dry_run boolean not null default false,
  state text not null default 'Pending' check (state in ('Pending', 'InProgress', 'Completed', 'Failed', 'Cancelled', 'Error')),
  created_utc timestamptz not null default now(),
  scheduled_utc timestamptz,
  rows_count integer not null default 0 check (rows_count >= 0),
  errors_count integer not null default 0 check (errors_count >= 0),
  imported_count integer not null default 0 check (imported_count >= 0),
  passed_count integer not null default 0 check (passed_count >= 0),
  undone_count integer not null default 0 check (undone_count >= 0),
  is_cancel_wanted boolean not null default false,
  started_utc timestamptz,
  finished_utc timestamptz,
  problem text,
  job_id bigint references job on delete set null,
  -- Who has it undone, and since when; done when nothing is left of it.
  undo_job_id bigint references job on delete set null,
  undo_wanted_utc timestamptz,
  undone_utc timestamptz,
  check (imported_count + passed_count + errors_count <= rows_count and undone_count <= imported_count)
);
create index import_run_parent on import_run (parent_account_id, import_id);
create index import_run_creator on import_run (creator_account_id, import_id);
create index import_run_job on import_run (job_id);
create index import_run_undo_job on import_run (undo_job_id);

create table import_row (
  import_row_id bigint generated always as identity primary key,
  import_id bigint not null references import_run on delete cascade,
  -- As the file counts its rows.
  row_no integer not null check (row_no >= 1),
  raw jsonb not null check (jsonb_typeof(raw) = 'array'),
  label text not null default '',
  state text not null default 'Waiting' check (state in ('Waiting', 'Imported', 'Passed', 'Rejected', 'Undone')),
  account_id bigint references account,
  -- A field and what is wrong there; each reader has it in his language.
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  unique (import_id, row_no),
  check ((state in ('Imported', 'Undone')) = (account_id is not null))
);
create index import_row_waiting on import_row (import_id, row_no) where state = 'Waiting';
create index import_row_imported on import_row (import_id, row_no) where state = 'Imported';
create unique index import_row_account on import_row (account_id);

create trigger keep_final before update of state or delete on import_run
  for each row execute function keep_final('state', 'Completed', 'Failed', 'Cancelled', 'Error');

-- A job that is given up or cancelled ends its import: nobody else would.
create function end_import_of_job() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  run import_run;
begin
  update import_run r set finished_utc = now(), problem = new.error,
      state = case new.state when 'Cancelled' then 'Cancelled' else 'Error' end
    where r.job_id = new.job_id and r.state in ('Pending', 'InProgress')
    returning r.* into run;
  if not found then
    update import_run r set undo_wanted_utc = null, undo_job_id = null, problem = new.error
      where r.undo_job_id = new.job_id and r.undone_utc is null
      returning r.* into run;
  end if;
  if run.import_id is not null then
    perform tell_changes('["Import"]', null, array[run.parent_account_id, run.creator_account_id], '{}');
  end if;
  return null;
end $$;
create trigger end_import after update of state on job for each row
  when (new.state in ('Cancelled', 'Failed') and old.state not in ('Cancelled', 'Failed') and new.name in ('import', 'undo-import'))
  execute function end_import_of_job();
