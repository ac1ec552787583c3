-- What people keep for themselves, how accounts are made, and work that goes on after its call was answered.

-- A template is offered to every company below its owner. The roles of the root have been given to everybody so far.
alter table role add column is_template boolean not null default false;
update role set is_template = true
where owner_company_id in (select account_id from account where parent_account_id is null);

-- An account made by a call gets its number in the house's form: U-100412.
create function keep_account_identificator() returns trigger language plpgsql as $$
begin
  new.account_identificator := left(new.account_type, 1) || '-' || new.account_id;
  return new;
end $$;
create trigger account_identificator before insert on account
  for each row when (new.account_identificator is null) execute function keep_account_identificator();

create index account_value_email on account_value (lower("values"->>'Email')) where "values" ? 'Email';
create index account_value_username on account_value (lower("values"->>'Username')) where "values" ? 'Username';

-- A call that was answered once with this key is answered alike when it is repeated.
create table answered_call (
  user_account_id bigint not null references account on delete cascade,
  key text not null,
  operation text not null,
  -- Null while the first of them is still at work.
  reply jsonb,
  created_utc timestamptz not null default now(),
  primary key (user_account_id, key)
);

create table invitation (
  invitation_id bigint generated always as identity primary key,
  user_account_id bigint not null references account on delete cascade,
  invited_by_account_id bigint not null references account,
  -- SHA-256 of the token in the mail; the token itself is nowhere.
  token_hash bytea not null unique,
  created_utc timestamptz not null default now(),
  expires_utc timestamptz not null,
  used_utc timestamptz
);
create index invitation_user on invitation (user_account_id);

create table list_view (
  list_view_id bigint generated always as identity primary key,
  user_account_id bigint not null references account on delete cascade,
  list_key text not null check (length(list_key) between 1 and 200),
  name text not null check (length(name) between 1 and 100),
  state text not null check (length(state) <= 4096),
  is_default boolean not null default false,
  updated_utc timestamptz not null default now()
);
create unique index list_view_name on list_view (user_account_id, list_key, lower(name));
create unique index list_view_default on list_view (user_account_id, list_key) where is_default;

create table notification_preference (
  account_id bigint primary key references account on delete cascade,
  commitment_periods text[] not null
    check (cardinality(commitment_periods) > 0 and commitment_periods <@ array['1-month', '3-year', 'other']),
  days_before_one_month integer not null check (days_before_one_month between 0 and 365),
  days_before_three_year integer not null check (days_before_three_year between 0 and 365),
  days_before_other integer not null check (days_before_other between 0 and 365),
  keywords text[] not null default '{}',
  updated_utc timestamptz not null default now()
);

create table job (
  job_id bigint generated always as identity primary key,
  -- Its file in src/server/jobs.
  name text not null,
  title text not null default '',
  payload jsonb not null,
  -- In whose name it works; null: the product's own work.
  user_account_id bigint references account on delete cascade,
  language text not null default 'en',
  state text not null default 'Queued' check (state in ('Queued', 'Running', 'Completed', 'Failed', 'Cancelled')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Who works on it and until when that is believed without a sign of life.
  worker uuid,
  lease_until timestamptz,
  done integer not null default 0,
  total integer,
  error text,
  created_utc timestamptz not null default now(),
  started_utc timestamptz,
  finished_utc timestamptz,
  check ((state = 'Running') = (worker is not null))
);
create index job_due on job (run_at) where state = 'Queued';
create index job_lease on job (lease_until) where state = 'Running';
create index job_user on job (user_account_id, job_id desc);
-- Of scheduled work there is one next run, however many servers see to it.
create unique index job_scheduled on job (name) where user_account_id is null and state in ('Queued', 'Running');

create table job_file (
  job_id bigint primary key references job on delete cascade,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  expires_utc timestamptz not null
);

create function tell_workers() returns trigger language plpgsql as $$
begin
  perform pg_notify('portolan_job', '');
  return null;
end $$;
create trigger tell_workers after insert on job for each statement execute function tell_workers();

create table upload (
  path text primary key check (path ~ '^[0-9a-f]{32}/[A-Za-z0-9._-]{23}\.[A-Za-z]{3,4}$'),
  user_account_id bigint not null references account on delete cascade,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  created_utc timestamptz not null default now(),
  -- The account that the file has become part of; until then only its owner sees it, for a day.
  account_id bigint references account on delete cascade
);
create index upload_orphan on upload (created_utc) where account_id is null;
