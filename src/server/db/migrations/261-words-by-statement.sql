-- Words of services are kept once a statement, however many services it writes: an import of thousands looked for each of them alone.
drop trigger keep_words on service;
drop trigger keep_changed_words on service;
drop function keep_words_of_service();

create function keep_words_of_services() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select service_id from changed);
  else
    ids := array(select n.service_id from changed n join former o using (service_id) where n.search_text is distinct from o.search_text);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  insert into service_word (word)
    select distinct word from changed c, words_of_search(c.search_text) word
    where c.service_id = any (ids) and not exists (select from service_word known where known.word = word.word) order by word
  on conflict do nothing;
  if tg_op = 'UPDATE' then
    with kept as materialized (
      select c.service_id, word from changed c, words_of_search(c.search_text) word where c.service_id = any (ids))
    delete from service_has_word h using service_word w
      where h.service_id = any (ids) and w.word_id = h.word_id
        and not exists (select from kept k where k.service_id = h.service_id and k.word = w.word);
  end if;
  insert into service_has_word (word_id, service_id)
    select w.word_id, c.service_id from changed c, words_of_search(c.search_text) word join service_word w on w.word = word.word
    where c.service_id = any (ids)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_words after insert on service referencing new table as changed
  for each statement execute function keep_words_of_services();
create trigger keep_changed_words after update on service referencing old table as former new table as changed
  for each statement execute function keep_words_of_services();

-- So is what else follows from texts.
drop trigger touch on service_text;
create or replace function touch_service_of_text() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update service s set modified_utc = now() where s.service_id in (select t.service_id from touched t);
  return null;
end $$;
create trigger touch_added after insert on service_text referencing new table as touched
  for each statement execute function touch_service_of_text();
create trigger touch_changed after update on service_text referencing new table as touched
  for each statement execute function touch_service_of_text();
create trigger touch_removed after delete on service_text referencing old table as touched
  for each statement execute function touch_service_of_text();
