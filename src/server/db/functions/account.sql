-- An instant as the contract writes it: 2026-11-21T08:55:00Z.
create function utc(instant timestamptz) returns text stable language sql as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- What LoadAccountById answers, in three pieces of text that the caller puts together: account, values, ancestors; and of
-- somebody else's user, whether he may do what the session's user may not.
-- It is a transaction of its own that enters the scope itself, so the call is one statement and one round trip.
-- It works with the session's rights and path, so its tables are named whole.
-- Values that the session may not read are named in `hidden` and never leave the database.
create function load_account(session_scope text, session_user_id bigint, wanted bigint, hidden text[],
  out account text, out "values" text, out hierarchy text, out outranks boolean)
volatile language plpgsql as $$
declare
  -- A default and not a query: an expression is all that it costs.
  entered text := set_config('app.scope', session_scope, true) || set_config('app.user', session_user_id::text, true);
begin
  select row_to_json(w), coalesce(v."values", '{}') - hidden || case when a.account_type = 'User' then coalesce((
      select jsonb_build_object('NewEmail', c.address) from portolan.email_change c where c.user_account_id = a.account_id and c.expires_utc > now()
    ), '{}') else '{}' end, coalesce((
      select json_agg(json_build_object('AccountId', h.account_id, 'DisplayName', h.display_name, 'AccountType', h.account_type) order by length(h.path))
      from portolan.account h
      where h.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[]) and h.account_id <> a.account_id and in_scope(h.path)
    ), '[]'),
    a.account_type = 'User' and a.account_id <> session_user_id and outranked_in(a.path)
  into account, "values", hierarchy, outranks
  from portolan.account a left join portolan.account_value v using (account_id)
  cross join lateral (select a.*, coalesce(left(md5(v.xmin::text), 16), '0') as version) w
  where a.account_id = wanted and in_scope(a.path);
end $$;

-- The types of accounts that the session's user may read.
create function readable_types() returns text[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(array_agg(known.account_type), '{}')
  from (values ('User', 'USER_ACCOUNT'), ('Department', 'DEPARTMENT_ACCOUNT'), ('Company', 'COMPANY_ACCOUNT'),
    ('Reseller', 'RESELLER_ACCOUNT'), ('Product', 'PRODUCT_ACCOUNT')) known (account_type, object_type)
  where exists (
    select from rights_of(scope_user()) held where held.object_type = known.object_type and held.flag = 'Read')
$$;

-- The company in which the session's user works.
create function own_company() returns bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select (company_of(scope_user())).account_id
$$;

-- Whether lists show an account of the scope: of a type that may be read, or by its name in the own company.
create function is_listed(a account, readable text[], company bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.account_type = any (readable) or (company_of(a.account_id)).account_id = company
$$;

-- Accounts whose name, number or username contains a text. Row level security would forbid the trigram index here
-- (its operators are not leak-proof), so this runs with the owner's rights and applies the session's scope itself.
-- A text of one or two characters finds beginnings of names; of very many hits the first thousands are ranked.
create function search_accounts(wanted text, root bigint, types text[], terminated boolean, most integer)
returns setof account
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  literal text := replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_');
  branch text := scope();
  readable text[] := readable_types();
  company bigint := own_company();
  all_readable boolean := types <@ readable_types();
begin
  if root is not null then
    select path into branch from account where account_id = root and path ^@ scope();
  end if;
  return query
    select found.* from (
      (select a.* from account a
        where (length(wanted) >= 3 and a.display_name ilike '%' || literal || '%' or length(wanted) < 3 and lower(a.display_name) like lower(literal) || '%')
          and a.path ^@ branch and a.account_type = any (types) and (all_readable or is_listed(a, readable, company)) and (terminated or a.account_state = 'Active')
        limit 3000)
      union
      (select a.* from credential c join account a on a.account_id = c.user_account_id
        where lower(c.username) like lower(literal) || '%'
          and a.path ^@ branch and a.account_type = any (types) and (all_readable or is_listed(a, readable, company)) and (terminated or a.account_state = 'Active')
        limit 200)
      union
      (select a.* from account a
        where a.account_identificator = upper(wanted) and a.path ^@ branch and a.account_type = any (types) and (all_readable or is_listed(a, readable, company)))
    ) found
    order by starts_with(lower(found.display_name), lower(wanted)) desc, (found.account_state = 'Active') desc,
      length(found.display_name), found.display_name, found.account_id
    limit most;
end $$;
