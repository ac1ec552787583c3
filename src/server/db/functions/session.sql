-- Sign-in and session look-ups happen before a scope is known, so they run with the owner's rights and answer one row.

-- The nearest Company or Reseller at or above an account (GEN-8, A-20).
create function company_of(of_account bigint) returns account
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select above.*
  from account own
  join account above on above.account_id = any (string_to_array(trim(both '/' from own.path), '/')::bigint[])
  where own.account_id = of_account and above.account_type in ('Company', 'Reseller')
  order by length(above.path) desc
  limit 1
$$;

create function capabilities_of(user_id bigint) returns json
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
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
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case
    when exists (select from user_role join role using (role_id) where user_account_id = user_id and reach = 'hierarchy')
      then (company_of(user_id)).path
    else (select path from account where account_id = user_id)
  end
$$;

-- The current user (ENT-4) without the session's own id.
create function current_user_of(user_id bigint) returns json
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select json_build_object(
    'UserAccountId', a.account_id,
    'Username', c.username,
    'Category', coalesce((select r.name from user_role u join role r using (role_id) where u.user_account_id = user_id order by r.role_id limit 1), 'User'),
    'PaasType', company.account_type,
    'PaasCountry', coalesce(company.country, ''),
    'PaasName', company.display_name,
    'AccountPath', trim(both '/' from a.path),
    'MustSetupMfa', must_have_factor(user_id) and not has_second_factor(user_id),
    'HasSecondFactor', has_second_factor(user_id),
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

-- The current user as one of his sessions shows him: without rights while the second factor is awaited, and with the name
-- and the second factor of whoever works as him.
create function session_user_data(of_session session) returns jsonb
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select own.data || jsonb_build_object('SessionId', of_session.session_id) || case
    when of_session.stage = 'secondFactor' then jsonb_build_object(
      'MustSetupMfa', false,
      'Capability', '[]'::jsonb,
      'UserAuthenticationMethods', (
        select json_agg(json_strip_nulls(json_build_object(
          'Id', authentication_method_id, 'Name', name, 'Kind', kind, 'IsPrimary', is_primary, 'Address', address)))
        from methods_of(of_session.user_account_id)))
    when of_session.impersonator_account_id is not null then jsonb_build_object(
      'MustSetupMfa', false,
      'HasSecondFactor', impersonator.data->'HasSecondFactor',
      'ImpersonatorAccountId', of_session.impersonator_account_id,
      'ImpersonatorAccount', impersonator.data->'UserAccount',
      'UserAccount', own.data->'UserAccount' || '{"IsImpersonated":true}')
      || case when of_session.read_only then '{"IsReadOnly":true}'::jsonb else '{}' end
    when must_accept_terms(of_session) then '{"MustAcceptTerms":true}'::jsonb
    else '{}'
  end
  from (select current_user_of(of_session.user_account_id)::jsonb as data) own,
    (select current_user_of(of_session.impersonator_account_id)::jsonb as data) impersonator
$$;

-- Ends one session, and those that were started from it, for whoever holds its secret.
create function end_session(id uuid) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update session set ended_utc = now() where (session_id = id or impersonator_session_id = id) and ended_utc is null
$$;

-- A live session by the hash of its secret. One in somebody else's name lives as long as the session it was started from.
create function find_session(secret bytea)
returns table (session_id uuid, user_account_id bigint, language text, stage text, expires_utc timestamptz,
  last_seen_utc timestamptz, proved_utc timestamptz, scope text, current_user_data jsonb, impersonator_session_id uuid,
  allow_list text, deny_list text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.session_id, s.user_account_id, s.language, s.stage, s.expires_utc, s.last_seen_utc, s.proved_utc,
    case s.stage when 'full' then scope_of(s.user_account_id) else (select path from account where account_id = s.user_account_id) end,
    session_user_data(s), s.impersonator_session_id, r.allow_list, r.deny_list
  from session s
  left join session origin on origin.session_id = s.impersonator_session_id
  cross join ip_restriction_of(coalesce(s.impersonator_account_id, s.user_account_id)) r
  where s.secret_hash = secret and s.ended_utc is null and s.expires_utc > now() and may_sign_in(s.user_account_id)
    and (s.stage = 'secondFactor' or may_work(s.user_account_id))
    and (s.impersonator_session_id is null
      or origin.ended_utc is null and origin.expires_utc > now() and may_impersonate(s.impersonator_account_id, s.user_account_id))
$$;

-- Downwards only: users below who may do nothing that the impersonator may not, and in the own company none who administers.
-- Whoever has no name to sign in with yet has nothing that could be worn.
create function may_impersonate(impersonator bigint, target bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select impersonator <> target and may_sign_in(impersonator) and may_sign_in(target)
    and may_work(impersonator)
    and exists (select from credential where user_account_id = target)
    and exists (select from rights_of(impersonator) where object_type = 'ADMINISTRATIVE' and flag = 'Execute')
    and (select path from account where account_id = target) ^@ scope_of(impersonator)
    and not exists (select * from rights_of(target) except select * from rights_of(impersonator))
    and ((company_of(target)).account_id <> (company_of(impersonator)).account_id
      or not exists (select from rights_of(target) where object_type = 'ADMINISTRATIVE' and flag = 'Execute'))
$$;

create function rights_of(user_id bigint) returns table (object_type text, flag text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct e.object_type, flag
  from user_role u
  join role_capability_set r using (role_id)
  join capability_set_entry e using (capability_set_id)
  cross join unnest(e.flags) as flag
  where u.user_account_id = user_id
$$;

-- The support contacts of the nearest account above the user that keeps some.
create function support_details_of(user_id bigint) returns jsonb
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select d.details
  from account own
  join support_details d on d.account_id = any (string_to_array(trim(both '/' from own.path), '/')::bigint[])
  join account above on above.account_id = d.account_id
  where own.account_id = user_id and d.details <> '{}'
  order by length(above.path) desc
  limit 1
$$;

create function session_seen(id uuid) returns void
language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update session set last_seen_utc = now() where session_id = id
$$;

-- A sign-in counts for the user and for every account above him. A row that somebody else has in hand is left to him:
-- nobody waits for the root of the tree, and no two sign-ins for each other.
create function signed_in(user_id bigint) returns void
language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update account set last_logon_utc = now()
  where account_id in (
    select above.account_id from account above
    where above.account_id = any (
      select unnest(string_to_array(trim(both '/' from path), '/'))::bigint from account where account_id = user_id)
    for no key update skip locked)
$$;
