-- Reports: how often somebody runs which, and which are sent by mail again and again.

create table report_use (
  user_account_id bigint not null references account,
  -- The name of its file.
  report_name text not null check (report_name <> ''),
  uses_count integer not null default 1 check (uses_count > 0),
  last_utc timestamptz not null default now(),
  primary key (user_account_id, report_name)
);

create table report_plan (
  report_plan_id bigint generated always as identity primary key,
  -- In whose name it is run.
  user_account_id bigint not null references account,
  report_name text not null check (report_name <> ''),
  name text not null check (name <> '' and length(name) <= 100),
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  rhythm text not null check (rhythm in ('Daily', 'Weekly', 'Monthly')),
  format text not null check (format in ('xlsx', 'csv')),
  language text not null,
  state text not null default 'Active' check (state in ('Active', 'Stopped')),
  -- Why it stopped by itself: a code that is told in the reader's language.
  problem text check (problem in ('NoRight', 'NoRecipient', 'OwnerGone', 'Refused')),
  next_due_utc timestamptz not null,
  last_sent_utc timestamptz,
  created_utc timestamptz not null default now(),
  check (problem is null or state = 'Stopped')
);
create index report_plan_user on report_plan (user_account_id, report_plan_id);
create index report_plan_due on report_plan (next_due_utc) where state = 'Active';

create table report_plan_recipient (
  report_plan_id bigint not null references report_plan on delete cascade,
  user_account_id bigint not null references account,
  primary key (report_plan_id, user_account_id)
);
create index report_plan_recipient_user on report_plan_recipient (user_account_id);
