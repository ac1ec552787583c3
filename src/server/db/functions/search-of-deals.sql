-- Orders or invoices that have all words of a text, as accounts are searched: in any order, whatever their accents and their script; when
-- there are none, those that have what was meant by the words but for a slip in each. `bought`: what the company of the scope pays, and what
-- its user has asked for; `sold`: what sellers of the branch sell. Row level security would forbid the trigram index here (its operators are
-- not leak-proof), so this runs with the owner's rights and applies the session's scope itself. The best stand first, then the newest, as
-- places say; of very many hits some of the newest are ranked. Without `most` all are found, in no order.
create function deals_with(of_kind text, wanted text, bought boolean, sold boolean, most integer)
returns table (deal_id bigint, place bigint)
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  form text := search_form(wanted);
  words text[] := (string_to_array(form, ' '))[1:8];
  patterns text[] := array(select case when length(word) < 3 then '% ' else '%' end || word || '%' from unnest(words) word);
  -- The longest word is the rarest, and the index looks for two at once; the others are looked for in what it finds.
  longest text := (select word from unnest(words) word order by length(word) desc limit 1);
  driving text := (select pattern from unnest(words, patterns) each (word, pattern) where word = longest limit 1);
  beside text := coalesce((select pattern from unnest(words, patterns) other (word, pattern) where word <> longest order by length(word) desc limit 1), driving);
  sees_all boolean := sold and scope_is_root();
  finders bigint[] := array_remove(case when sold then scope_sellers() else '{}' end
    || case when bought then array[-scope_account(), scope_user()] else '{}' end, null);
  meant text;
  others text[];
  slipped boolean := false;
  hits bigint[] := '{}';
begin
  if form = '' or scope() is null then return; end if;
  if most is not null then
    -- The newest are gone through one by one: what many have is found there at once.
    hits := array(
      (select d.deal_id from searched_deal d
        where d.kind = of_kind and d.number = upper(btrim(wanted))
          and (sees_all or d.parties && finders)
        limit 200)
      union
      (select d.deal_id from (select * from searched_deal n where n.kind = of_kind order by n.deal_id desc limit 3000) d
        where d.search_names like all (patterns)
          and (sees_all or d.parties && finders)
        limit 200));
  end if;
  if most is null or cardinality(hits) < most then
    -- Planned as if all were wanted: the hope to meet some soon would have the whole table gone through where there are none.
    hits := hits || array(
      with found as materialized (
        select d.deal_id from searched_deal d
        where d.kind = of_kind and d.search_names like driving and d.search_names like beside and d.search_names like all (patterns)
          and (sees_all or d.parties && finders))
      select deal_id from found limit case when most is not null then 300 end);
  end if;
  if cardinality(hits) = 0 and length(longest) >= 4 then
    slipped := true;
    others := array(select ' (' || array_to_string(word || words_meant(word), '|') || ')' from unnest(words) word where word <> longest);
    -- The likeliest that finds anything is meant.
    foreach meant in array words_meant(longest) loop
      hits := array(
        with found as materialized (
          select d.deal_id from searched_deal d
          where d.kind = of_kind and d.search_names like '% ' || meant || '%' and d.search_names ~ all (others)
            and (sees_all or d.parties && finders))
        select deal_id from found limit case when most is not null then 200 end);
      exit when cardinality(hits) > 0;
    end loop;
  end if;
  if most is null then
    return query select unnest(hits), null::bigint;
    return;
  end if;
  return query
    select d.deal_id, row_number() over (
      order by (d.number = upper(btrim(wanted)) or of_kind = 'Order' and d.deal_id::text = form) desc,
        case when slipped then word_similarity(form, d.search_names) end desc,
        d.search_names || ' ' like '% ' || form || ' %' desc,
        (select count(*) from unnest(words) word where d.search_names || ' ' like '% ' || word || ' %') desc,
        (select count(*) from unnest(words) word where d.search_names like '% ' || word || '%') desc,
        d.deal_id desc)
    from searched_deal d where d.kind = of_kind and d.deal_id = any (hits)
    order by 2 limit most;
end $$;

-- The words of orders and invoices that may be meant by one with a slip, the likeliest first; by a number none.
create function words_meant(word text) returns text[]
stable language sql security definer set search_path = portolan, public, pg_catalog, pg_temp as $$
  select array(select known.word from deal_word known
    where length(words_meant.word) >= 4 and words_meant.word !~ '[0-9]' and known.word like any (search_slips(words_meant.word))
    order by public.similarity(known.word, words_meant.word) desc, known.word limit 10)
$$;
