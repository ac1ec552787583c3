-- What the users of a branch are told until it is taken back. Every server process is told which branch is concerned, and asks then.
create table broadcast (
  account_id bigint primary key references account on delete cascade,
  broadcast_id bigint generated always as identity unique,
  kind text not null default 'info' check (kind in ('info', 'warning', 'error')),
  text text not null check (text <> ''),
  translations jsonb not null default '{}',
  sent_utc timestamptz not null default now()
);

create function broadcast_changed() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_message', json_build_object('path', coalesce(
    (select path from account where account_id = coalesce(new.account_id, old.account_id)), '/'))::text);
  return null;
end $$;
create trigger broadcast_changed after insert or update or delete on broadcast
  for each row execute function broadcast_changed();

-- Who has chosen another language is written to in it at once, not when his session is next read.
create function tell_language() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_session', 'user:' || new.user_account_id);
  return null;
end $$;
create trigger tell_language after update of language on session
  for each row when (old.language is distinct from new.language) execute function tell_language();
