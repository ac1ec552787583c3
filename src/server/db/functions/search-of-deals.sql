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
  places int[] := array(select place from unnest(words) with ordinality each (word, place) order by length(word) desc, place);
  first text := words[places[1]];
  second text := words[places[2]];
  -- Whose may be found; null: everybody's.
  finders bigint[] := case when sold and scope_is_root() then null else array_remove(case when sold then scope_sellers() else '{}' end
    || case when bought then array[-scope_account(), scope_user()] else '{}' end, null) end;
  meant text[];
  rest text[];
  hits bigint[] := '{}';
  slipped boolean := false;
begin
  if form = '' or scope() is null then return; end if;
  if most is not null then
    -- Who types a whole number means that one.
    hits := array(
      select d.deal_id from searched_deal d
      where d.kind = of_kind and d.number = upper(btrim(wanted)) and (finders is null or d.parties && finders) limit 200);
  end if;
  if cardinality(hits) = 0 and not exists (select from unnest(words) word where not is_said(word, finders)) then
    hits := deals_that_say(of_kind, patterns[places[1]], patterns[places[2]], patterns, '{}', finders, most);
  end if;
  if cardinality(hits) = 0 and length(first) >= 4 then
    slipped := true;
    rest := array(select ' (' || array_to_string(words[place] || words_meant(words[place], finders), '|') || ')' from unnest(places[3:]) place);
    -- The likeliest that finds anything is meant; what was typed has been looked for.
    for meant in
      select array['% ' || one.word || '%', '% ' || other.word || '%']
      from unnest(first || array_remove(words_meant(first, finders), first)) with ordinality one (word, place)
        cross join unnest(case when second is null then array[null] else second || array_remove(words_meant(second, finders), second) end)
          with ordinality other (word, place)
      where one.place + other.place > 2 or cardinality(rest) > 0
      order by one.place + other.place, one.place
      limit 8
    loop
      hits := deals_that_say(of_kind, meant[1], meant[2], '{}', rest, finders, most);
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

-- Of those that some may find, the ones in which all patterns are: without `most` all, or so many at least, if there are. The index looks
-- for the first two (of one word there is no other).
create function deals_that_say(of_kind text, one text, other text, patterns text[], rest text[], finders bigint[], most integer)
returns bigint[]
stable language plpgsql security definer set search_path = portolan, public, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  hits bigint[] := '{}';
begin
  if most is not null then
    -- The newest are gone through one by one: what many have is found there at once.
    hits := array(
      select d.deal_id from (select * from searched_deal n where n.kind = of_kind order by n.deal_id desc limit 3000) d
      where d.search_names like one and d.search_names like all (patterns || coalesce(other, one)) and d.search_names ~ all (rest)
        and (finders is null or d.parties && finders)
      limit 200);
    if cardinality(hits) >= most then return hits; end if;
  end if;
  -- Planned as if all were wanted: the hope to meet some soon would have the whole table gone through where there are none.
  return hits || array(
    with found as materialized (
      select d.deal_id from searched_deal d
      where d.kind = of_kind and d.search_names like one and d.search_names like coalesce(other, one)
        and d.search_names like all (patterns) and d.search_names ~ all (rest)
        and (finders is null or d.parties && finders))
    select deal_id from found limit case when most is not null then 300 end);
end $$;

create function is_word_of(known text, finders bigint[]) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select finders is null or exists (select from deal_word_of_party p where p.word = known and p.party = any (finders))
$$;

-- Whether a word, or one that has it as a part, is a word of what may be found; of numbers and of very short words it is not known.
create function is_said(word text, finders bigint[]) returns boolean
stable language sql security definer set search_path = portolan, public, pg_catalog, pg_temp as $$
  select length(is_said.word) < 4 or is_said.word ~ '[0-9]'
    or exists (select from deal_word known where known.word like '%' || is_said.word || '%' and is_word_of(known.word, finders))
$$;

-- The words of orders and invoices that may be meant by one with a slip, the likeliest first; by a number none.
create function words_meant(word text, finders bigint[]) returns text[]
stable language sql security definer set search_path = portolan, public, pg_catalog, pg_temp as $$
  select array(select known.word from deal_word known
    where length(words_meant.word) >= 4 and words_meant.word !~ '[0-9]' and known.word like any (search_slips(words_meant.word))
      and is_word_of(known.word, finders)
    order by public.similarity(known.word, words_meant.word) desc, known.word limit 10)
$$;
