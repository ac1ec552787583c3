-- Sign-in and session look-ups happen before a scope is known, so they run with the owner's rights and answer one row.

create function find_credential(wanted text)
returns table (user_account_id bigint, password_hash text)
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select c.user_account_id, c.password_hash
  from credential c join account a on a.account_id = c.user_account_id
  where lower(c.username) = lower(wanted) and a.account_state = 'Active'
$$;

-- The nearest Company or Reseller at or above an account (GEN-8, A-20).
create function company_of(of_account bigint) returns account
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select above.*
  from account own
  join account above on above.account_id = any (string_to_array(trim(both '/' from own.path), '/')::bigint[])
  where own.account_id = of_account and above.account_type in ('Company', 'Reseller')
  order by length(above.path) desc
  limit 1
$$;

create function capabilities_of(user_id bigint) returns json
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select coalesce(json_agg(held.capability order by held.object_type), '[]')
  from (
    select e.object_type,
      jsonb_build_object('ObjectType', e.object_type) || jsonb_object_agg(flag, true) as capability
    from user_role u
    join role_capability_set r using (role_id)
    join capability_set_entry e using (capability_set_id)
    cross join unnest(e.flags) as flag
    where u.user_account_id = user_id
    group by e.object_type
  ) held
$$;

-- The path whose branch a user sees: his own account, or his company's when one of his roles reaches over the hierarchy.
create function scope_of(user_id bigint) returns text
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select case
    when exists (select from user_role join role using (role_id) where user_account_id = user_id and reach = 'hierarchy')
      then (company_of(user_id)).path
    else (select path from account where account_id = user_id)
  end
$$;

-- The current user (ENT-4) without the session's own id.
create function current_user_of(user_id bigint) returns json
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select json_build_object(
    'UserAccountId', a.account_id,
    'Username', c.username,
    'Category', coalesce((select r.name from user_role u join role r using (role_id) where u.user_account_id = user_id order by r.role_id limit 1), 'User'),
    'PaasType', company.account_type,
    'PaasCountry', coalesce(company.country, ''),
    'PaasName', company.display_name,
    'AccountPath', trim(both '/' from a.path),
    'MustSetupMfa', false,
    'UserAuthenticationMethods', json_build_array(),
    'Capability', capabilities_of(user_id),
    'UserAccount', json_build_object(
      'AccountId', a.account_id,
      'DisplayName', a.display_name,
      'Firstname', coalesce(v."values"->>'Firstname', ''),
      'Lastname', coalesce(v."values"->>'Lastname', ''),
      'AccountIdentificator', a.account_identificator,
      'IsImpersonated', false),
    'CompanyAccount', json_build_object(
      'AccountId', company.account_id,
      'DisplayName', company.display_name,
      'AccountType', company.account_type,
      'Country', coalesce(company.country, ''),
      'Currency', coalesce(company.currency, '')))
  from account a
  join credential c on c.user_account_id = a.account_id
  left join account_value v on v.account_id = a.account_id
  cross join company_of(user_id) company
  where a.account_id = user_id
$$;

-- A live session by the hash of its secret.
create function find_session(secret bytea)
returns table (session_id uuid, user_account_id bigint, language text, expires_utc timestamptz, last_seen_utc timestamptz, scope text, current_user_data json)
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select s.session_id, s.user_account_id, s.language, s.expires_utc, s.last_seen_utc,
    scope_of(s.user_account_id), current_user_of(s.user_account_id)
  from session s join account a on a.account_id = s.user_account_id
  where s.secret_hash = secret and s.ended_utc is null and s.expires_utc > now() and a.account_state = 'Active'
$$;

-- The support contacts of the nearest account above the user that has some.
create function support_details_of(user_id bigint) returns jsonb
stable language sql security definer set search_path = portolan, pg_catalog as $$
  select d.details
  from account own
  join support_details d on d.account_id = any (string_to_array(trim(both '/' from own.path), '/')::bigint[])
  join account above on above.account_id = d.account_id
  where own.account_id = user_id
  order by length(above.path) desc
  limit 1
$$;

create function session_seen(id uuid) returns void
language sql security definer set search_path = portolan, pg_catalog as $$
  update session set last_seen_utc = now() where session_id = id
$$;

-- A sign-in counts for the user and for every account above him.
create function signed_in(user_id bigint) returns void
language sql security definer set search_path = portolan, pg_catalog as $$
  update account set last_logon_utc = now()
  where account_id = any (select unnest(string_to_array(trim(both '/' from path), '/'))::bigint from account where account_id = user_id)
$$;
