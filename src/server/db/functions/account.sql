-- An instant as the contract writes it: 2026-11-21T08:55:00Z.
create function utc(instant timestamptz) returns text stable language sql as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- The whole answer of LoadAccountById in one statement, in two pieces: the caller puts the ready-made field definitions
-- between them. Values that the session may not read are named in `hidden` and never leave the database.
-- It answers a table and not a record, because only then the planner takes it apart and keeps its plan.
create function account_text(wanted bigint, language text, hidden text[])
returns table (account_type text, product_name text, before text, after text)
stable language sql as $$
  select a.account_type, a.product_name,
    '{"AccountId":' || a.account_id
      || ',"ParentAccountId":' || case when left(a.path, -1 - length(a.account_id::text)) ^@ scope() then coalesce(a.parent_account_id::text, 'null') else 'null' end
      || ',"AccountType":' || to_json(a.account_type)
      || coalesce(',"ProductName":' || to_json(a.product_name), '')
      || ',"DisplayName":' || to_json(a.display_name)
      || ',"AccountIdentificator":' || to_json(a.account_identificator)
      || ',"AccountState":' || to_json(a.account_state)
      || ',"IsTerminated":' || (a.account_state = 'Terminated')
      || coalesce(',"Country":' || to_json(a.country), '')
      || coalesce(',"Currency":' || to_json(a.currency), '')
      || coalesce(',"Username":' || to_json(shown.kept->>'Username'), '')
      || ',"CreatedUtc":' || to_json(utc(a.created_utc))
      || coalesce(',"LastLogonUtc":' || to_json(utc(a.last_logon_utc)), '')
      || ',"Views":{"General":{"Values":' || shown.kept
      || ',"DisplayValues":' || coalesce((
        select json_object_agg(f.name, coalesce(m.display_name->>language, m.display_name->>'en'))
        from view_enum_field f
        join enum_member m on m.enum_name = f.enum_name and m.value = shown.kept->>f.name
        where f.account_type = a.account_type and f.product_name in ('', coalesce(a.product_name, ''))
      )::text, '{}')
      || ',"FieldDefinition":',
    '}},"Hierarchy":' || coalesce((
        select json_agg(json_build_object('AccountId', h.account_id, 'DisplayName', h.display_name, 'AccountType', h.account_type) order by length(h.path))
        from account h
        where h.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[]) and h.account_id <> a.account_id and in_scope(h.path)
      )::text, '[]') || '}'
  from account a
  left join account_value v using (account_id)
  cross join lateral (select coalesce(v."values", '{}') - hidden as kept) shown
  where a.account_id = wanted and in_scope(a.path)
$$;

-- The same as a transaction of its own: it enters the scope itself, so the call is one statement and one round trip.
create function load_account(session_scope text, session_user_id bigint, wanted bigint, language text, hidden text[],
  out account_type text, out product_name text, out before text, out after text)
volatile language plpgsql as $$
begin
  perform set_config('app.scope', session_scope, true), set_config('app.user', session_user_id::text, true);
  select * into account_type, product_name, before, after from account_text(wanted, language, hidden);
end $$;

-- Accounts whose name, number or username contains a text. Row level security would forbid the trigram index here
-- (its operators are not leak-proof), so this runs with the owner's rights and applies the session's scope itself.
-- A text of one or two characters finds beginnings of names; of very many hits the first thousands are ranked.
create function search_accounts(wanted text, root bigint, types text[], terminated boolean, most integer)
returns setof account
stable language plpgsql security definer set search_path = portolan, public, pg_catalog set plan_cache_mode = force_custom_plan as $$
declare
  literal text := replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_');
  branch text := scope();
begin
  if root is not null then
    select path into branch from account where account_id = root and path ^@ scope();
  end if;
  return query
    select found.* from (
      (select a.* from account a
        where (length(wanted) >= 3 and a.display_name ilike '%' || literal || '%' or length(wanted) < 3 and lower(a.display_name) like lower(literal) || '%')
          and a.path ^@ branch and a.account_type = any (types) and (terminated or a.account_state = 'Active')
        limit 3000)
      union
      (select a.* from credential c join account a on a.account_id = c.user_account_id
        where lower(c.username) like lower(literal) || '%'
          and a.path ^@ branch and a.account_type = any (types) and (terminated or a.account_state = 'Active')
        limit 200)
      union
      (select a.* from account a
        where a.account_identificator = upper(wanted) and a.path ^@ branch and a.account_type = any (types))
    ) found
    order by starts_with(lower(found.display_name), lower(wanted)) desc, (found.account_state = 'Active') desc,
      length(found.display_name), found.display_name, found.account_id
    limit most;
end $$;
