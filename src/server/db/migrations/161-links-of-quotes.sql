-- Links with which whoever reads a letter opens one version of a quote without a sign-in, and answers it by his name.

create table quote_link (
  -- The token itself stands in the letter alone.
  token_hash bytea primary key,
  quote_id bigint not null references quote on delete cascade,
  -- To whom the letter went.
  user_account_id bigint not null references account,
  created_utc timestamptz not null default now(),
  unique (quote_id, user_account_id)
);
create index quote_link_user on quote_link (user_account_id);

-- As whoever answered by a link has signed; beside it stands whose link it was.
alter table quote add column decided_name text;
alter table quote_event add column by_name text;
alter table quote_event drop constraint quote_event_kind_check;
alter table quote_event add check (kind in ('Created', 'Copied', 'Sent', 'SentAgain', 'Withdrawn', 'Superseded', 'Accepted', 'Rejected', 'Expired', 'Ordered'));

create or replace function keep_quote() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  outcome text[] := array['state', 'changed_utc', 'sent_utc', 'decided_utc', 'decided_by_account_id', 'decided_name', 'reason', 'order_id'];
begin
  if old.state <> 'Draft' and to_jsonb(new) - outcome <> to_jsonb(old) - outcome then
    raise exception 'What was quoted stays as it was quoted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Whatever ends a quote ends its links.
create function end_quote_links() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  delete from quote_link l where l.quote_id = new.quote_id;
  return null;
end $$;
create trigger end_links after update of state on quote
  for each row when (new.state not in ('Sent', 'Accepted')) execute function end_quote_links();
