-- Who gives a right or takes it away must hold it.
create function may_give_flags(giver bigint, wanted_type text, wanted_flags text[]) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select wanted_flags <@ array(select flag from rights_of(giver) where object_type = wanted_type)
$$;

create function may_give_set(giver bigint, wanted bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select not exists (
    select e.object_type, flag from capability_set_entry e cross join unnest(e.flags) as flag where e.capability_set_id = wanted
    except
    select object_type, flag from rights_of(giver))
$$;

-- The entries of a set as the contract writes capabilities.
create function set_capabilities(wanted bigint) returns json
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(json_agg(
    jsonb_build_object('ObjectType', e.object_type) || (select jsonb_object_agg(flag, true) from unnest(e.flags) as flag)
    order by e.object_type), '[]')
  from capability_set_entry e where e.capability_set_id = wanted and cardinality(e.flags) > 0
$$;

create function set_facts(wanted capability_set)
returns table (capability_set_id bigint, name text, is_template boolean, owner_company_id bigint, capabilities json, roles integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select wanted.capability_set_id, wanted.name, wanted.is_template,
    -- Whoever is above the caller stays unnamed, and what he does with it uncounted.
    (select a.account_id from account a where a.account_id = wanted.owner_company_id and a.path ^@ scope()),
    set_capabilities(wanted.capability_set_id),
    (select count(*)::int from role_capability_set b join role r using (role_id) join account a on a.account_id = r.owner_company_id
      where b.capability_set_id = wanted.capability_set_id and a.path ^@ scope()),
    may_give_set(scope_user(), wanted.capability_set_id)
$$;

-- The capability sets of an account's company and the templates above it (ROLE-65), as far as the session sees that company.
create function sets_of_company(wanted bigint)
returns table (capability_set_id bigint, name text, is_template boolean, owner_company_id bigint, capabilities json, roles integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select facts.*
  from company_of(wanted) company
  join capability_set s on s.owner_company_id = company.account_id
    or s.is_template and s.owner_company_id = any (string_to_array(trim(both '/' from company.path), '/')::bigint[])
  cross join set_facts(s) facts
  where company.path ^@ scope()
  order by s.is_template, s.name, s.capability_set_id
$$;

-- What a user's rights are made of.
create function sets_of_user(wanted bigint)
returns table (capability_set_id bigint, name text, is_template boolean, owner_company_id bigint, capabilities json, roles integer, may_give boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select facts.*
  from account a
  cross join lateral (
    select distinct b.capability_set_id from user_role u join role_capability_set b using (role_id) where u.user_account_id = a.account_id) held
  join capability_set s using (capability_set_id)
  cross join set_facts(s) facts
  where a.account_id = wanted and a.path ^@ scope()
  order by s.name, s.capability_set_id
$$;

-- What a role of the company takes up for a set: an own one as it is, of a template of somebody above the company's own
-- copy; one that still says the same is used again.
create function own_set_for(company_id bigint, template bigint) returns bigint
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  copy bigint;
  wanted text;
begin
  if not exists (select from sets_of_company(company_id) offered where offered.capability_set_id = template and offered.may_give) then
    raise exception 'capability set % cannot be given', template using errcode = 'insufficient_privilege';
  end if;
  if exists (select from capability_set s where s.capability_set_id = template and s.owner_company_id = company_id) then
    return template;
  end if;
  select s.capability_set_id into copy from capability_set s
  where s.owner_company_id = company_id and s.copy_of_capability_set_id = template
    and set_capabilities(s.capability_set_id)::jsonb = set_capabilities(template)::jsonb
  limit 1;
  if copy is not null then
    return copy;
  end if;
  select s.name into wanted from capability_set s where s.capability_set_id = template;
  insert into capability_set (owner_company_id, name, is_template, copy_of_capability_set_id)
  select company_id, free.name, false, template
  from (select case n when 1 then wanted else wanted || ' (' || n || ')' end as name from generate_series(1, 100) as n) free
  where not exists (select from capability_set s where s.owner_company_id = company_id and s.name = free.name)
  limit 1
  returning capability_set_id into copy;
  insert into capability_set_entry (capability_set_id, object_type, flags)
  select copy, object_type, flags from capability_set_entry where capability_set_id = template;
  return copy;
end $$;

-- Gives a user of the scope exactly these roles. What changes either way, the caller must be able to give.
create function assign_roles(taker bigint, wanted bigint[], out added text[], out removed text[])
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  fresh bigint[];
begin
  perform from account where account_id = taker and account_type = 'User' and path ^@ scope() for no key update;
  if not found then
    raise exception 'user % is not in scope', taker using errcode = 'insufficient_privilege';
  end if;
  perform from user_role u where u.user_account_id = taker and not u.role_id = any (wanted) and not may_give_role(scope_user(), u.role_id);
  if found then
    raise exception 'a role cannot be taken from user %', taker using errcode = 'insufficient_privilege';
  end if;
  fresh := array(
    select one from unnest(wanted) as one where not exists (select from user_role u where u.user_account_id = taker and u.role_id = one));
  perform give_roles(taker, fresh);
  select array_agg(r.name order by r.name) into added from role r where r.role_id = any (fresh);
  with gone as (
    delete from user_role u where u.user_account_id = taker and not u.role_id = any (wanted) returning u.role_id)
  select array_agg(r.name order by r.name) into removed from role r join gone using (role_id);
end $$;
