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
  cross join lateral (
    select a.account_id, a.parent_account_id, a.path, a.account_type, a.account_state, a.product_name, a.display_name, a.account_identificator,
      a.country, a.currency, a.created_utc, a.last_logon_utc, a.terminates_utc, coalesce(left(md5(v.xmin::text), 16), '0') as version) w
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

-- A word as it is meant when one letter is wrong, missing, too many, or changed places with the next: as patterns.
create function search_slips(word text) returns text[]
immutable strict language sql set search_path = pg_catalog, pg_temp as $$
  select array_agg(distinct '%' || slip || '%') from (
    select word as slip
    union all
    select unnest(array[
      left(word, at - 1) || '_' || substr(word, at + 1),
      left(word, at) || '_' || substr(word, at + 1),
      left(word, at - 1) || substr(word, at + 1),
      left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)])
    from generate_series(1, length(word)) at
    where length(word) >= case when word ~ '[0-9]' then 6 else 4 end
  ) slips
$$;

-- Whether a search in a branch may find an account: of one of these types, also one that has ended, and as lists show it. Plans see through
-- it, so an index still answers what it asks.
create function found_by(a account, branch text, types text[], readable text[], company bigint, terminated boolean) returns boolean
stable language sql as $$
  select a.path ^@ branch and a.account_type = any (types) and (types <@ readable or is_listed(a, readable, company))
    and (terminated or a.account_state = 'Active')
$$;

-- Accounts that have all words of a text, in any order, whatever their accents and their script; when there are none, those that
-- have them but for a slip in each. Names and numbers are found by everybody who sees them in lists; addresses, domains and places
-- by whoever may read accounts of the type. Row level security would forbid the trigram index here (its operators are not
-- leak-proof), so this runs with the owner's rights and applies the session's scope itself; whether slips are tried follows from
-- what the session may see. A single letter finds beginnings of names, two find beginnings of words; of very many hits
-- the first thousand are ranked.
create function search_accounts(wanted text, root bigint, types text[], terminated boolean, most integer)
returns setof account
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  form text := search_form(wanted);
  words text[] := (string_to_array(form, ' '))[1:8];
  patterns text[] := array(select case when length(word) < 3 then '% ' else '%' end || word || '%' from unnest(words) word);
  -- The longest word is the rarest; the others are looked for in what it finds.
  longest text := (select word from unnest(words) word order by length(word) desc limit 1);
  driving text := case length(longest) when 1 then ' ' || form || '%' when 2 then '% ' || longest || '%' else '%' || longest || '%' end;
  -- The index looks for two at once, and reads less than for the rarer one alone.
  beside text := coalesce((select pattern from unnest(words, patterns) other (word, pattern) where word <> longest order by length(word) desc limit 1), driving);
  literal text := replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_');
  branch text := scope();
  readable text[] := readable_types();
  company bigint := own_company();
  hits bigint[];
  slipped boolean := false;
begin
  if form = '' then return; end if;
  if root is not null then
    select path into branch from account where account_id = root and path ^@ scope();
  end if;
  -- Those whose names begin with it, and the one with this number, stand before all others: where they are enough, nobody else is looked for.
  hits := array(
    (select a.account_id from account a
      where a.search_names like ' ' || form || '%' and found_by(a, branch, types, readable, company, terminated)
      order by a.search_names using ~<~ limit greatest(500, most))
    union
    select a.account_id from account a
      where (a.account_identificator = upper(btrim(wanted)) or a.account_id = case when form ~ '^[0-9]{1,18}$' then form::bigint end)
        and found_by(a, branch, types, readable, company, terminated));
  if cardinality(hits) < most then
    hits := array(
      select unnest(hits)
      union
      (select a.account_id from account a
        where a.search_names like driving and a.search_names like beside and a.search_names like all (patterns)
          and found_by(a, branch, types, readable, company, terminated)
        limit greatest(1000, most))
      union
      (select a.account_id from credential c join account a on a.account_id = c.user_account_id
        where lower(c.username) like lower(literal) || '%' and found_by(a, branch, types, readable, company, terminated)
        limit 200));
  end if;
  -- A single word that names have is meant as a name; a million addresses are not gone through for it.
  if cardinality(hits) < most and length(longest) >= 3 and (cardinality(hits) = 0 or cardinality(words) > 1 or wanted ~ '[@.0-9]') then
    hits := hits || array(
      select a.account_id from account_value v join account a using (account_id)
      where v.search_more like driving and v.search_more || a.search_names like all (patterns)
        and a.path ^@ branch and a.account_type = any (types) and a.account_type = any (readable) and (terminated or a.account_state = 'Active')
      limit 1000);
  end if;
  if cardinality(hits) = 0 and length(longest) >= 4 then
    slipped := true;
    hits := array(
      select near.account_id from unnest(search_slips(longest)) slip
      cross join lateral (
        select a.account_id, a.search_names from account a
        where a.search_names like slip and found_by(a, branch, types, readable, company, terminated)
        limit 100) near
      where not exists (select from unnest(words) word where not near.search_names like any (search_slips(word))));
  end if;
  return query
    select a.* from account a where a.account_id = any (hits)
    order by (a.account_identificator = upper(btrim(wanted)) or a.account_id::text = form) desc,
      case when slipped then word_similarity(form, a.search_names) end desc,
      starts_with(a.search_names, ' ' || form || ' ') desc, starts_with(a.search_names, ' ' || form) desc,
      (select count(*) from unnest(words) word where a.search_names like '% ' || word || ' %') desc,
      (select count(*) from unnest(words) word where a.search_names like '% ' || word || '%') desc,
      (a.account_state = 'Active') desc, length(a.display_name), a.display_name, a.account_id
    limit most;
end $$;

-- The accounts of some types that belong to an account: what stands below it, down to the next company or reseller, which is
-- there itself and holds the rest. Words are looked for as everywhere; when nothing has them, a slip in each is forgiven.
-- It works with the session's own rights, so policies hold, and it asks the scope itself as well.
create function accounts_of(root bigint, types text[], terminated boolean, wanted text) returns setof account
stable language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  words text[] := (string_to_array(search_form(wanted), ' '))[1:8];
  readable text[] := readable_types();
  company bigint := own_company();
  holders text[] := case when 'Product' = any (types) then array['Department', 'User'] else array['Department'] end;
  slips boolean := false;
begin
  loop
    return query
      with recursive units as (
        select a.account_id from account a where a.account_id = root and in_scope(a.path)
        union all
        select a.account_id from units join account a on a.parent_account_id = units.account_id
        where a.account_type = any (holders) and (terminated or a.account_state = 'Active') and in_scope(a.path)
      )
      select a.* from units join account a on a.parent_account_id = units.account_id left join account_value v on v.account_id = a.account_id
      where a.account_type = any (types) and (terminated or a.account_state = 'Active') and in_scope(a.path)
        and is_listed(a, readable, company)
        and not exists (
          select from unnest(words) word
          where not a.search_names || case when a.account_type = any (readable) then coalesce(v.search_more, '') else '' end
            like any (case when slips then search_slips(word) when length(word) < 3 then array['% ' || word || '%'] else array['%' || word || '%'] end));
    exit when found or slips or cardinality(words) = 0;
    slips := true;
  end loop;
end $$;
