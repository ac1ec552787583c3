-- How safe the sign-in of a user is: what only functions of the database see, for whoever sees the user.

-- Sessions that answer calls now; one that waits for its second factor is none yet.
create function live_sessions_of(user_id bigint, idle_seconds integer) returns setof session
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.* from session s
  where s.user_account_id = user_id and s.stage = 'full' and s.ended_utc is null and s.expires_utc > now()
    and s.last_seen_utc > now() - idle_seconds * interval '1 second'
    and exists (select from account where account_id = user_id and in_scope(path))
  order by s.last_seen_utc desc
  limit 100
$$;

-- What failed sign-ins of a user count against; the devices he is known on have counts of their own.
create function attempts_of(user_id bigint) returns text[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array['factor:' || user_id] || array(select 'name:' || lower(username) from credential where user_account_id = user_id)
$$;

create function user_security_of(user_id bigint, idle_seconds integer)
returns table (username text, has_factor boolean, is_needed boolean, is_exempt boolean, recovery_codes integer,
  password_changed_utc timestamptz, locked_until_utc timestamptz, sessions integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(c.username, ''), has_second_factor(user_id), policy_asks(user_id),
    exists (select from mfa_exemption where user_account_id = user_id),
    (select count(*)::integer from recovery_code where user_account_id = user_id),
    case when c.password_hash <> '' then c.changed_utc end,
    (select max(t.locked_until_utc) from attempt t
      where t.subject = any (attempts_of(user_id)) and t.locked_until_utc > now()),
    (select count(*)::integer from live_sessions_of(user_id, idle_seconds))
  from account a left join credential c on c.user_account_id = a.account_id
  where a.account_id = user_id and in_scope(a.path)
$$;

-- Forgets failed tries of a user within the scope.
create function unlock_sign_in(user_id bigint) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from attempt where subject = any (attempts_of(user_id))
    and exists (select from account where account_id = user_id and in_scope(path))
$$;

-- From where people of a company are signed in now: those that its lists of addresses are about.
create function addresses_in_company(company_id bigint, idle_seconds integer)
returns table (user_account_id bigint, display_name text, address text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct s.user_account_id, a.display_name, s.address
  from account company
  join account a on a.path ^@ company.path and a.account_type = 'User' and in_scope(a.path)
  join session s on s.user_account_id = a.account_id
  where company.account_id = company_id and in_scope(company.path)
    and s.stage = 'full' and s.ended_utc is null and s.expires_utc > now() and s.address is not null
    and s.last_seen_utc > now() - idle_seconds * interval '1 second'
    and (company_of(a.account_id)).account_id = company_id
$$;
