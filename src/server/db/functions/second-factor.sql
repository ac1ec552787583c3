-- Second factors: who needs one, and codes that are good once.

create function has_second_factor(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from authentication_method where user_account_id = user_id and enabled_utc is not null)
$$;

-- The account at or above one whose policy for its whole hierarchy holds there; the topmost, which nobody below can undo.
create function enforcing_account(of_path text) returns account
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.* from account a join mfa_policy p using (account_id)
  where p.is_enforced_below and a.account_id = any (string_to_array(trim(both '/' from of_path), '/')::bigint[])
  order by length(a.path)
  limit 1
$$;

-- Does a policy ask for a second factor where this user is? His own company's, or one of a whole hierarchy.
create function policy_asks(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (
    select from account own
    join mfa_policy p on p.account_id = any (string_to_array(trim(both '/' from own.path), '/')::bigint[])
    where own.account_id = user_id
      and (p.is_enforced_below or p.is_enforced and p.account_id = (company_of(user_id)).account_id))
$$;

-- Must he have one? Unless he is exempt.
create function must_have_factor(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select not exists (select from mfa_exemption where user_account_id = user_id) and policy_asks(user_id)
$$;

-- 'm•••@donau.example'
create function masked_address(address text) returns text immutable language sql as $$
  select left(address, 1) || '•••' || substr(address, position('@' in address))
$$;

create function methods_of(user_id bigint)
returns table (authentication_method_id bigint, name text, kind text, is_primary boolean, address text, created_utc timestamptz, last_used_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select m.authentication_method_id, m.name, m.kind, m.is_primary,
    case when m.kind = 'Email' then masked_address(v."values"->>'Email') end, m.created_utc, m.last_used_utc
  from authentication_method m left join account_value v on v.account_id = m.user_account_id
  where m.user_account_id = user_id and m.enabled_utc is not null
  order by m.is_primary desc, m.authentication_method_id
$$;

-- The method that a code is meant for: the one that is named, else the primary one. What was begun and not completed is none.
create function factor_of(user_id bigint, method_id bigint)
returns table (authentication_method_id bigint, kind text, secret bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select m.authentication_method_id, m.kind, m.secret from authentication_method m
  where m.user_account_id = user_id and m.enabled_utc is not null
    and (m.authentication_method_id = method_id or method_id is null and m.is_primary)
$$;

-- A method that was begun a short while ago and waits for its first code.
create function pending_factor(user_id bigint, method_id bigint, seconds integer)
returns table (authentication_method_id bigint, kind text, secret bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select m.authentication_method_id, m.kind, m.secret from authentication_method m
  where m.user_account_id = user_id and m.authentication_method_id = method_id
    and m.enabled_utc is null and m.created_utc > now() - seconds * interval '1 second'
$$;

-- Accepts a time step of an authenticator app, once: of many at the same time one gets true.
create function accept_step(method_id bigint, step bigint) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    update authentication_method set last_step = step, last_used_utc = now()
    where authentication_method_id = method_id and last_step < step returning 1)
  select exists (select from taken)
$$;

-- Accepts the code that was sent, once.
create function accept_code(method_id bigint, code bytea) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    delete from security_code where authentication_method_id = method_id and code_hash = code and expires_utc > now() returning 1),
  used as (
    update authentication_method set last_used_utc = now()
    where authentication_method_id = method_id and exists (select from taken))
  select exists (select from taken)
$$;

create function accept_recovery_code(user_id bigint, code bytea) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (delete from recovery_code where user_account_id = user_id and code_hash = code returning 1)
  select exists (select from taken)
$$;
