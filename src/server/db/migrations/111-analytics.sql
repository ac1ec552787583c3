-- What people do in the portal who have agreed to its being counted.
create table analytics_event (
  analytics_event_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  search_text text,
  details jsonb not null,
  impersonator_account_id bigint,
  created_utc timestamptz not null default now()
);
create index analytics_event_account on analytics_event (account_id);
create index analytics_event_created on analytics_event (created_utc);
