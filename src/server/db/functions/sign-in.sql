-- What sign-in asks before a scope is known; owner's rights, one row each.

create function may_sign_in(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (
    select from account a left join account_value v using (account_id)
    where a.account_id = user_id and a.account_state = 'Active' and coalesce(v."values"->>'Status', 'Active') in ('Active', 'Pending'))
$$;

create function find_credential(wanted text)
returns table (user_account_id bigint, password_hash text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.user_account_id, c.password_hash from credential c
  where lower(c.username) = lower(wanted) and may_sign_in(c.user_account_id)
$$;

-- A device that this user has signed in from before.
create function is_known_device(user_id bigint, secret bytea) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from known_device where secret_hash = secret and user_account_id = user_id)
$$;

-- Remembers a device; answers whether it is new to a user who has others.
create function remember_device(user_id bigint, secret bytea) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  others boolean;
begin
  update known_device set last_used_utc = now() where secret_hash = secret and user_account_id = user_id;
  if found then
    return false;
  end if;
  select exists (select from known_device where user_account_id = user_id) into others;
  insert into known_device (secret_hash, user_account_id) values (secret, user_id);
  return others;
end $$;

-- The lists of the company whose addresses hold for a user.
create function ip_restriction_of(user_id bigint, out allow_list text, out deny_list text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select r.allow_list, r.deny_list from ip_restriction r where r.account_id = (company_of(user_id)).account_id
$$;

-- A refused sign-in stands in the audit log of the user it was meant for; it is no write of his session, he has none.
create function sign_in_refused(user_id bigint, reason text, request text) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select set_config('app.user', user_id::text, true);
  insert into audit_entry (event, operation, request_id, target_account_id, target_name, target_type,
    user_account_id, user_name, user_type, details)
  select 'Sign-in refused', 'Authorization/Authenticate', request, account_id, display_name, account_type,
    account_id, display_name, account_type, reason
  from account where account_id = user_id
$$;

-- Who may use a link to choose a password: of a reset, or of an invitation.
create function find_password_link(token bytea)
returns table (user_account_id bigint, username text, is_invitation boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select l.user_account_id, c.username, l.is_invitation
  from (
    select user_account_id, false as is_invitation from password_link
      where token_hash = token and used_utc is null and expires_utc > now()
    union all
    select user_account_id, true from invitation
      where token_hash = token and used_utc is null and expires_utc > now()
  ) l
  join credential c using (user_account_id)
  where may_sign_in(l.user_account_id)
$$;

-- Uses a link up; of many at once one gets true. All other links of the user end with it, and the address that it was
-- sent to is known to be his.
create function use_password_link(token bytea) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  user_id bigint;
begin
  update password_link set used_utc = now() where token_hash = token and used_utc is null and expires_utc > now()
    returning user_account_id into user_id;
  if user_id is null then
    update invitation set used_utc = now() where token_hash = token and used_utc is null and expires_utc > now()
      returning user_account_id into user_id;
  end if;
  if user_id is null then
    return false;
  end if;
  update password_link set used_utc = now() where user_account_id = user_id and used_utc is null;
  update invitation set used_utc = now() where user_account_id = user_id and used_utc is null;
  update credential set email_confirmed_utc = coalesce(email_confirmed_utc, now()) where user_account_id = user_id;
  return true;
end $$;

-- The hashes of the latest passwords, the present one first.
create function recent_passwords(user_id bigint, most integer) returns text[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array((select c.password_hash from credential c where c.user_account_id = user_id)
  union all
  (select h.password_hash from password_history h where h.user_account_id = user_id
    order by h.password_history_id desc limit most - 1))
$$;

-- Sets a password within the session's scope; whoever was invited has come. Answers false when the present one is not
-- the former one any more: it was changed while the new one was looked at.
create function set_password(user_id bigint, former text, hash text, most integer) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from account where account_id = user_id and in_scope(path)) then
    raise exception 'user % is out of scope', user_id;
  end if;
  perform from credential where user_account_id = user_id and password_hash = former for update;
  if not found then
    return false;
  end if;
  insert into password_history (user_account_id, password_hash)
    select user_account_id, password_hash from credential where user_account_id = user_id and password_hash <> '';
  delete from password_history where user_account_id = user_id and password_history_id not in (
    select password_history_id from password_history where user_account_id = user_id order by password_history_id desc limit most);
  update credential set password_hash = hash, changed_utc = now() where user_account_id = user_id;
  update account_value set "values" = "values"
      || jsonb_build_object('PasswordChangedUtc', utc(now()))
      || case when "values"->>'Status' = 'Pending' then '{"Status":"Active"}'::jsonb else '{}' end
    where account_id = user_id;
  return true;
end $$;

-- Ends sessions of a user within the scope, and those in which he works as somebody else; answers how many.
create function end_sessions(user_id bigint, but uuid) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ended integer;
begin
  if not exists (select from account where account_id = user_id and in_scope(path)) then
    raise exception 'user % is out of scope', user_id;
  end if;
  update session set ended_utc = now()
  where (user_account_id = user_id or impersonator_account_id = user_id)
    and ended_utc is null and session_id is distinct from but;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Devices are known no longer: after a reset of the password a stolen one must not be trusted.
create function forget_devices(user_id bigint, but bytea) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from known_device where user_account_id = user_id and secret_hash is distinct from but
    and exists (select from account where account_id = user_id and in_scope(path))
$$;

-- Gives a user of the scope his name to sign in with, and no password yet; answers the name.
create function add_credential(user_id bigint) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  name text;
begin
  insert into credential (user_account_id, username, password_hash)
    select a.account_id, coalesce(nullif(v."values"->>'Username', ''), v."values"->>'Email'), ''
    from account a join account_value v using (account_id)
    where a.account_id = user_id and a.account_type = 'User' and in_scope(a.path)
  on conflict (user_account_id) do nothing;
  select username into name from credential c join account a on a.account_id = c.user_account_id
    where c.user_account_id = user_id and in_scope(a.path);
  return name;
end $$;
