-- What is found in the catalogue.

-- The name of a service for a reader: in his language, in English, in any, else its key.
create function service_name(names jsonb, language text, key text) returns text immutable language sql as $$
  select coalesce(names ->> language, names ->> 'en', (select value from jsonb_each_text(names) order by key limit 1), key)
$$;

-- The services that have a word like each of these patterns.
create function services_with_words(patterns text[]) returns bigint[]
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  found bigint[];
  words bigint[];
  pattern text;
begin
  foreach pattern in array patterns loop
    words := array(select w.word_id from service_word w where w.word like pattern);
    found := case when found is null then array(select distinct h.service_id from service_has_word h where h.word_id = any (words))
      else array(select distinct h.service_id from service_has_word h where h.word_id = any (words) and h.service_id = any (found)) end;
    exit when cardinality(found) = 0;
  end loop;
  return found;
end $$;

-- Services of a source that fit the filters; `among` looks at these alone. `Root`: published, and offered to the company in which
-- the session's user works, or its own; the marketplace's owner is offered everything. `OwnedServices`: of the vendors of the
-- branch, in every state. Each of `typed` is the text as it may have been meant, the likeliest first; the first that finds anything
-- counts, and when none does, the first with one slip. No text (null) finds all; one without letters finds nothing. Words are
-- everybody's, so this runs with the owner's rights and applies the session's scope itself. With a day, what each begins at is
-- answered as well.
create function found_services(source text, among bigint[], typed text[], vendors bigint[], categories text[], wanted_tags text[], states text[],
  new_since timestamptz, language text, day date, of_cost boolean)
returns table (service_id bigint, display_name text, match integer, ranking integer, modified_utc timestamptz, price numeric)
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  company bigint := own_company();
  buys_all boolean := source = 'Root' and exists (select from account a where a.account_id = company and a.parent_account_id is null);
  owners bigint[] := case source when 'Root' then array[company] else scope_vendors() end;
  offered bigint[] := case when source = 'Root' and not buys_all then array(
    select o.service_id from marketplace_customer c join marketplace m using (marketplace_id) join marketplace_offer o using (marketplace_id)
    where c.customer_account_id = company and m.state = 'Active' and o.state = 'Active') else '{}' end;
  hits bigint[];
  form text;
begin
  if scope() is null or company is null then return; end if;
  for form in select search_form(meant) from unnest(typed) with ordinality as forms (meant, place) order by place loop
    hits := '{}';
    continue when form = '';
    hits := services_with_words(array(
      select case when length(word) < 3 then word || '%' else '%' || word || '%' end from unnest((string_to_array(form, ' '))[1:8]) word));
    exit when cardinality(hits) > 0;
  end loop;
  if cardinality(hits) = 0 then
    form := search_form(typed[1]);
    if length(form) between 4 and 40 and position(' ' in form) = 0 then
      hits := array(select distinct h.service_id from service_has_word h
        where h.word_id = any (array(select w.word_id from service_word w where w.word like any (search_slips(form)))));
    end if;
  end if;
  form := coalesce(form, '');
  return query
    -- The function, which looks through all names, is asked where neither of the first two is there: it costs more than all else.
    select s.service_id, coalesce(s.names ->> language, s.names ->> 'en', service_name(s.names, language, s.product_name)),
      case when form = '' then 0 when s.search_names like ' ' || form || '%' then 0 when s.search_names like '% ' || form || '%' then 1
        when s.search_names like '%' || form || '%' then 2 else 3 end,
      s.ranking, s.modified_utc, begins.amount
    from service s
    left join prices_from(among, null, of_cost, day) begins using (service_id)
    where (hits is null or s.service_id = any (hits)) and (among is null or s.service_id = any (among))
      and (source <> 'Root' or s.state = 'Published')
      and (buys_all or s.owner_account_id = any (owners) or s.service_id = any (offered))
      and (vendors is null or s.owner_account_id = any (vendors))
      and (categories is null or s.category = any (categories))
      and (wanted_tags is null or s.tags && wanted_tags)
      and (states is null or s.state = any (states))
      and (new_since is null or s.published_utc >= new_since);
end $$;

-- How many services there are to be found in all: the same ones, with no words and no filters.
create function services_to_find(source text) returns integer
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  company bigint := own_company();
  buys_all boolean := source = 'Root' and exists (select from account a where a.account_id = company and a.parent_account_id is null);
  owners bigint[] := case source when 'Root' then array[company] else scope_vendors() end;
begin
  if scope() is null or company is null then return 0; end if;
  return (select count(*) from service s
    where (source <> 'Root' or s.state = 'Published')
      and (buys_all or s.owner_account_id = any (owners) or source = 'Root' and s.service_id in (
        select o.service_id from marketplace_customer c join marketplace m using (marketplace_id) join marketplace_offer o using (marketplace_id)
        where c.customer_account_id = company and m.state = 'Active' and o.state = 'Active')));
end $$;

-- Counts anew how many run each service. Rows that are right already are left alone, so nobody waits for them. Answers how many changed.
create function rank_services() returns integer
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    select a.product_name, count(*)::integer as running from account a
    where a.account_type = 'Product' and a.account_state = 'Active' group by a.product_name),
  ranked as (
    update service s set ranking = coalesce(t.running, 0)
    from service named left join taken t on t.product_name = named.product_name
    where named.service_id = s.service_id and s.ranking <> coalesce(t.running, 0)
    returning 1)
  select count(*)::integer from ranked
$$;
