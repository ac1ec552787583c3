-- What is under maintenance, or will be. Every server process is told of each change, and asks then.
create table maintenance (
  account_id bigint primary key references account on delete cascade,
  start_utc timestamptz not null,
  end_utc timestamptz not null check (end_utc >= start_utc),
  text text not null
);

create function maintenance_changed() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  notify portolan_maintenance;
  return null;
end $$;
create trigger maintenance_changed after insert or update or delete on maintenance
  for each statement execute function maintenance_changed();
