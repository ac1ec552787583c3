-- Who gives a role must hold every right that it gives, and see as far as it lets its holder see.
create function may_give_role(giver bigint, wanted bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select not exists (
    select from role_capability_set s
    join capability_set_entry e using (capability_set_id)
    cross join unnest(e.flags) as flag
    where s.role_id = wanted and not exists (
      select from user_role u
      join role_capability_set h using (role_id)
      join capability_set_entry held using (capability_set_id)
      where u.user_account_id = giver and held.object_type = e.object_type and flag = any (held.flags)))
  and exists (
    select from role wide where wide.role_id = wanted and (wide.reach = 'own' or exists (
      select from user_role u join role r using (role_id) where u.user_account_id = giver and r.reach = 'hierarchy')))
$$;

create function role_facts(wanted role)
returns table (role_id bigint, name text, description text, reach text, is_template boolean, owner_company_id bigint, capability_sets json, users integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select wanted.role_id, wanted.name, wanted.description, wanted.reach, wanted.is_template,
    -- Whoever is above the caller stays unnamed.
    (select a.account_id from account a where a.account_id = wanted.owner_company_id and a.path ^@ scope()),
    coalesce((
      select json_agg(json_build_object('CapabilitySetId', s.capability_set_id, 'Name', s.name) order by s.name)
      from role_capability_set b join capability_set s using (capability_set_id) where b.role_id = wanted.role_id), '[]'),
    (select count(*)::int from user_role u join account a on a.account_id = u.user_account_id
      where u.role_id = wanted.role_id and a.path ^@ scope() and a.account_state = 'Active'),
    may_give_role(scope_user(), wanted.role_id)
$$;

-- The roles of an account's company and the templates above it (ROLE-65), as far as the session sees that company.
create function roles_of_company(wanted bigint)
returns table (role_id bigint, name text, description text, reach text, is_template boolean, owner_company_id bigint, capability_sets json, users integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select facts.*
  from company_of(wanted) company
  join role r on r.owner_company_id = company.account_id
    or r.is_template and r.owner_company_id = any (string_to_array(trim(both '/' from company.path), '/')::bigint[])
  cross join role_facts(r) facts
  where company.path ^@ scope()
  order by r.is_template, r.name, r.role_id
$$;

create function roles_of_user(wanted bigint)
returns table (role_id bigint, name text, description text, reach text, is_template boolean, owner_company_id bigint, capability_sets json, users integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select facts.*
  from account a
  join user_role u on u.user_account_id = a.account_id
  join role r using (role_id)
  cross join role_facts(r) facts
  where a.account_id = wanted and a.path ^@ scope()
  order by r.name, r.role_id
$$;

-- Gives roles to a user in the session's scope; the only way to do so.
create function give_roles(taker bigint, wanted bigint[]) returns void
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from account where account_id = taker and account_type = 'User' and path ^@ scope()) then
    raise exception 'user % is not in scope', taker using errcode = 'insufficient_privilege';
  end if;
  perform from unnest(wanted) as one
  where not exists (select from roles_of_company(taker) offered where offered.role_id = one and offered.may_give);
  if found then
    raise exception 'a role cannot be given to user %', taker using errcode = 'insufficient_privilege';
  end if;
  insert into user_role (user_account_id, role_id) select taker, one from unnest(wanted) as one on conflict do nothing;
end $$;

-- Whether somebody else has a value: a username anywhere, an e-mail address in the company of the account `within`.
-- Told across tenants for usernames, because sign-in knows no tenant. `hold` keeps others from taking it until commit.
create function field_is_taken(field text, wanted text, within bigint, besides bigint, hold boolean) returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  company bigint := (select account_id from company_of(within));
begin
  if hold then
    perform pg_advisory_xact_lock(hashtextextended(
      field || ' ' || lower(wanted) || case when field = 'Email' then ' ' || company else '' end, 0));
  end if;
  if field = 'Username' then
    return exists (select from credential c where lower(c.username) = lower(wanted) and c.user_account_id is distinct from besides)
      or exists (
        select from account_value v join account a using (account_id)
        where v."values" ? 'Username' and lower(v."values"->>'Username') = lower(wanted)
          and a.account_type = 'User' and a.account_state = 'Active' and a.account_id is distinct from besides);
  end if;
  return exists (
    select from account_value v join account a using (account_id)
    where v."values" ? 'Email' and lower(v."values"->>'Email') = lower(wanted)
      and a.account_type = 'User' and a.account_state = 'Active' and a.account_id is distinct from besides
      and (company_of(a.account_id)).account_id = company);
end $$;
