-- Server processes keep sessions in memory. A change is told with whom it concerns, so that they forget no others:
-- `session:id`, `user:id`, `users:id,id`, or `branch:path` for all who work in that branch; `*` where it fits into no notice.

create function tell_branch(path text) returns void language sql as $$
  -- Notices are at most 8,000 bytes long.
  select pg_notify('portolan_session', case when length(path) < 7000 then 'branch:' || path else '*' end) where path is not null
$$;

-- Those who hold one of the roles, some in each notice; when they are thousands, all who work below the roles' owners.
create function tell_holders(roles bigint[]) returns void
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  holders bigint[] := array(select distinct user_account_id from user_role where role_id = any (roles) order by 1 limit 5001);
begin
  if cardinality(holders) > 5000 then
    perform tell_branch(owner.path) from (
      select distinct a.path from role r join account a on a.account_id = r.owner_company_id where r.role_id = any (roles)) owner;
  else
    perform pg_notify('portolan_session', 'users:' || string_agg(held.id::text, ','))
      from unnest(holders) with ordinality as held (id, place) group by (held.place - 1) / 200;
  end if;
end $$;

create or replace function tell_sessions() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'session' then
    perform pg_notify('portolan_session', 'session:' || (changed->>'session_id'));
  elsif changed ? 'user_account_id' then
    perform pg_notify('portolan_session', 'user:' || (changed->>'user_account_id'));
  elsif tg_table_name = 'account' then
    -- What only comes along with a move is told with the account that moves.
    if was->>'path' is distinct from changed->>'path' and was->>'parent_account_id' is not distinct from changed->>'parent_account_id' then
      return null;
    elsif changed->>'account_type' = 'User' then
      perform pg_notify('portolan_session', 'user:' || (changed->>'account_id'));
    else
      -- Kept sessions know the former place.
      perform tell_branch(was->>'path');
    end if;
  elsif tg_table_name in ('role', 'role_capability_set') then
    perform tell_holders(array[(changed->>'role_id')::bigint]);
  elsif tg_table_name = 'capability_set_entry' then
    perform tell_holders(array(select role_id from role_capability_set
      where capability_set_id = (changed->>'capability_set_id')::bigint));
  elsif changed ? 'account_id' then
    -- A company's own rules for signing in.
    perform tell_branch(path) from account where account_id = (changed->>'account_id')::bigint;
  else
    perform pg_notify('portolan_session', '*');
  end if;
  return null;
end $$;
