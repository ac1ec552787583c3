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

-- The services of a source for whoever asks, in the company in which he works; among some, where any are named. `Root`: his own
-- published ones and those of the pricelists that it buys from; for who sees all of the marketplace's owner, all that are
-- published. `OwnedServices`: of the vendors of the branch, in every state. Runs with the owner's rights, so it applies the
-- session's scope itself. Plans that see long lists of ids look at each of them, which costs more than what they plan: so the
-- plans are made without.
create function services_of_source(source text, among bigint[]) returns bigint[]
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  company account := company_of(scope_user());
  vendors bigint[] := case source when 'Root' then '{}' else scope_vendors() end;
  found bigint[];
  list bigint;
begin
  if scope() is null or company.account_id is null then return '{}'; end if;
  if source = 'Root' and company.parent_account_id is null and company.path ^@ scope() then
    if among is null then return array(select s.service_id from service s where s.state = 'Published'); end if;
    found := among;
  else
    found := case when source = 'Root' then array(select s.service_id from service s where s.owner_account_id = company.account_id)
      else array(select s.service_id from service s where s.owner_account_id = any (vendors)) end;
    if among is not null and cardinality(found) > 0 then found := array(select unnest(found) intersect select unnest(among)); end if;
  end if;
  if source <> 'Root' then return found; end if;
  for list in
    select m.marketplace_id from marketplace_customer c join marketplace m using (marketplace_id)
    where c.customer_account_id = company.account_id and company.parent_account_id is not null and m.state = 'Active'
  loop
    found := found || case
      when among is null then array(select o.service_id from marketplace_offer o where o.marketplace_id = list and o.state = 'Active')
      else array(select o.service_id from marketplace_offer o
        where o.marketplace_id = list and o.service_id = any (among) and o.state = 'Active') end;
  end loop;
  return array(select s.service_id from service s where s.service_id = any (found) and s.state = 'Published');
end $$;

-- The services that a text finds, and the form in which their names may have it; empty after a slip. Each of `typed` is the text as
-- it may have been meant, the likeliest first; the first that finds anything counts, and when none does, the first with one slip.
-- One without letters finds nothing.
create function services_meant(typed text[], out form text, out hits bigint[])
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  hits := '{}';
  for form in select search_form(meant) from unnest(typed) with ordinality as forms (meant, place) order by place loop
    continue when form = '';
    hits := services_with_words(array(
      select case when length(word) < 3 then word || '%' else '%' || word || '%' end from unnest((string_to_array(form, ' '))[1:8]) word));
    if cardinality(hits) > 0 then return; end if;
  end loop;
  form := coalesce(search_form(typed[1]), '');
  if length(form) between 4 and 40 and position(' ' in form) = 0 then
    -- No slip makes a number of a word of letters, and most words of a catalogue are numbers.
    hits := array(select distinct h.service_id from service_has_word h
      where h.word_id = any (array(select w.word_id from service_word w
        where w.word like any (search_slips(form)) and (form ~ '[0-9]' or w.word ~ '[^0-9]'))));
    -- No name has it so, which brings none nearer than another: nobody needs to look at thousands of names for that.
    form := '';
  end if;
end $$;

-- Whether the first of its names begins with a form that was typed; the beginning of the names stands in an index.
create function begins_so(search_names text, form text) returns boolean immutable language sql as $$
  select left(search_names, 60) like left(' ' || form, 60) || '%' and search_names like ' ' || form || '%'
$$;

-- How near the words of its names bring a service to a form that was typed.
create function match_of(search_names text, form text) returns integer immutable language sql as $$
  select case when form = '' then 0 when search_names like ' ' || form || '%' then 0 when search_names like '% ' || form || '%' then 1
    when search_names like '%' || form || '%' then 2 else 3 end
$$;

-- Of some services `most` of those that stand first by a cut, with whatever stands equal to the last of them.
create function services_first(fit bigint[], cut text, most integer) returns bigint[]
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if cut = 'Newest' then
    return array(select s.service_id from service s where s.service_id = any (fit) order by s.modified_utc desc fetch first most rows with ties);
  elsif cut = 'Oldest' then
    return array(select s.service_id from service s where s.service_id = any (fit) order by s.modified_utc fetch first most rows with ties);
  end if;
  return array(select s.service_id from service s where s.service_id = any (fit) order by s.ranking desc fetch first most rows with ties);
end $$;

-- The same by how near their names bring them to a form that was typed. Those whose first name begins so stand before all others, and
-- an index knows them: mostly there is no need to look at the names of everything that was found.
create function services_nearest(fit bigint[], form text, most integer) returns bigint[]
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  nearest bigint[] := array(
    select s.service_id from service s
    where begins_so(s.search_names, form) and (s.service_id in (select unnest(fit))) is true
    order by s.ranking desc fetch first most rows with ties);
begin
  if cardinality(nearest) >= most then return nearest; end if;
  return array(
    select s.service_id from unnest(fit) one join service s on s.service_id = one
    order by match_of(s.search_names, form), s.ranking desc fetch first most rows with ties);
end $$;

-- Of some services `most` of those that begin cheapest, or dearest, today in a pricelist (0: at what their vendors suggest),
-- with whatever begins at the same as the last of them. It reads from the end of an index until it has them, and looks at each on its
-- way: for a pricelist whether it offers it and none of `others` does; for what is suggested whether it is one of these vendors' (null:
-- all) or `others` have offered it. Whose prices are asked for it does not look at, so it has no rights of its own: the server cannot
-- call it.
create function first_by_price(fit bigint[], list bigint, dearest boolean, most integer, vendors bigint[], others bigint[])
returns table (service_id bigint, amount numeric)
stable language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  -- Which index entries are read, and from which end, is no value; all that it may be stands here.
  return query execute format('select b.service_id, b.amount from service_price_from b
    where b.marketplace_id = $2 and b.valid_from_date <= current_date and (b.valid_until_date is null or b.valid_until_date > current_date)
      and (b.service_id in (select unnest($1))) is true %s
    order by b.amount %s fetch first $3 rows with ties',
    case when list <> 0 then 'and (select o.state = ''Active'' from marketplace_offer o where o.marketplace_id = $2 and o.service_id = b.service_id)
      and (select true from marketplace_offer o where o.service_id = b.service_id and o.marketplace_id = any ($5) and o.state = ''Active'' limit 1) is null'
    when vendors is not null then 'and ((select s.owner_account_id = any ($4) from service s where s.service_id = b.service_id)
      or (select true from marketplace_offer o where o.service_id = b.service_id and o.marketplace_id = any ($5) limit 1))' else '' end,
    case when dearest then 'desc' else 'asc' end) using fit, list, most, vendors, others;
end $$;

-- The same by what they begin at for the session's company, and among equals by how near their names bring them and by rank. What has
-- no price comes last, as it stands without one. Says only which they are: what each begins at, `prices_from` says.
create function services_by_price(fit bigint[], form text, of_cost boolean, dearest boolean, most integer) returns bigint[]
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  company account := company_of(scope_user());
  bought bigint[] := shown_lists(company, null, of_cost);
  vendors bigint[] := case when company.parent_account_id is not null then scope_vendors() end;
  -- Those whose price a second pricelist has a say on, and those that are at what their vendors suggest.
  together bigint[];
  suggested bigint[] := fit;
  alone bigint[] := fit;
  ids bigint[] := '{}';
  amounts numeric[] := '{}';
begin
  if scope() is null or company.account_id is null then return '{}'; end if;
  if cardinality(bought) > 0 then
    suggested := array(select s.service_id from service s
      where s.owner_account_id = any (vendors) and (s.service_id in (select unnest(fit))) is true
        and not exists (select from marketplace_offer o
          where o.service_id = s.service_id and o.marketplace_id = any (bought) and o.state = 'Active'));
  end if;
  if cardinality(bought) > 1 then
    together := array(
      select o.service_id from marketplace_offer o
      where o.marketplace_id = any (bought) and o.state = 'Active' and (o.service_id in (select unnest(fit))) is true
      group by o.service_id having count(*) > 1
      except select b.service_id from service_price_from b join marketplace_offer o on o.marketplace_id = b.marketplace_id
        and o.service_id = b.service_id and o.state = 'Active'
      where b.marketplace_id = any (bought) and b.is_whole
        and b.valid_from_date <= current_date and (b.valid_until_date is null or b.valid_until_date > current_date)
        and not exists (select from marketplace_offer before where before.service_id = b.service_id and before.state = 'Active'
          and before.marketplace_id = any (bought[:array_position(bought, b.marketplace_id) - 1])));
    if cardinality(together) > 0 then
      alone := array(select unnest(fit) except select unnest(together));
      select array_agg(f.service_id), array_agg(f.amount) into ids, amounts from prices_from(together, null, of_cost, current_date) f;
    end if;
  end if;
  select coalesce(ids, '{}') || coalesce(array_agg(f.service_id), '{}'), coalesce(amounts, '{}') || coalesce(array_agg(f.amount), '{}')
    into ids, amounts
    from unnest(bought) with ordinality lists (list, place), first_by_price(alone, list, dearest, most, null, bought[:place::integer - 1]) f;
  if cardinality(suggested) > 0 then
    select ids || coalesce(array_agg(f.service_id), '{}'), amounts || coalesce(array_agg(f.amount), '{}') into ids, amounts
      from first_by_price(suggested, 0, dearest, most, vendors,
        case when company.account_type = 'Reseller' and not of_cost then scope_marketplaces() else '{}' end) f;
  end if;
  if cardinality(ids) < most then
    -- That is all that has a price.
    suggested := array(select unnest(fit) except select unnest(ids));
    most := most - cardinality(ids);
    return ids || case when form = '' then services_first(suggested, 'Ranking', most) else services_nearest(suggested, form, most) end;
  end if;
  return array(select p.id from unnest(ids, amounts) p (id, amount) join service s on s.service_id = p.id
    order by case when dearest then -p.amount else p.amount end, match_of(s.search_names, form), s.ranking desc fetch first most rows with ties);
end $$;

-- Services of a source that fit the filters, by `cut`: `Ranking`, `Oldest`, `Newest`, `Cheapest` and `Dearest` answer `most` of those
-- that stand first so, with whatever stands equal to the last of them; null answers all. Its reader's language then puts them in order. `total`, the same
-- in each row, counts all that fit; where nothing else is to be said one row says that. No text (null) finds all. Words are
-- everybody's, so this runs with the owner's rights and applies the session's scope itself.
create function found_services(source text, typed text[], vendors bigint[], categories text[], wanted_tags text[], states text[],
  new_since timestamptz, language text, cut text, most integer, of_cost boolean)
returns table (total integer, service_id bigint, display_name text, match integer, ranking integer, modified_utc timestamptz)
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  form text := '';
  hits bigint[];
  fit bigint[];
begin
  if typed is not null then
    select m.form, m.hits into form, hits from services_meant(typed) m;
  end if;
  fit := services_of_source(source, hits);
  if vendors is not null or categories is not null or wanted_tags is not null or states is not null or new_since is not null then
    fit := array(
      select s.service_id from service s
      where (s.service_id in (select unnest(fit))) is true
        and (vendors is null or s.owner_account_id = any (vendors))
        and (categories is null or s.category = any (categories))
        and (wanted_tags is null or s.tags && wanted_tags)
        and (states is null or s.state = any (states))
        and (new_since is null or s.published_utc >= new_since));
  end if;
  total := cardinality(fit);
  if cut is not null and total > most then
    fit := case when cut in ('Cheapest', 'Dearest') then services_by_price(fit, form, of_cost, cut = 'Dearest', most)
      when cut = 'Ranking' and form <> '' then services_nearest(fit, form, most) else services_first(fit, cut, most) end;
  end if;
  return query
    -- The function, which looks through all names, is asked where neither of the first two is there: it costs more than all else.
    select total, s.service_id, coalesce(s.names ->> language, s.names ->> 'en', service_name(s.names, language, s.product_name)),
      match_of(s.search_names, form), s.ranking, s.modified_utc
    from unnest(fit) one join service s on s.service_id = one;
  if not found then
    return query select total, null::bigint, null::text, null::integer, null::integer, null::timestamptz;
  end if;
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
