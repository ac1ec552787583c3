-- The words of services, each once: a text is looked for in these few, not in the texts of all services.
create table service_word (
  word_id bigint generated always as identity primary key,
  word text not null unique
);
create index service_word_search on service_word using gin (word public.gin_trgm_ops);

create table service_has_word (
  word_id bigint not null references service_word,
  service_id bigint not null references service on delete cascade,
  primary key (word_id, service_id)
);
create index service_has_word_service on service_has_word (service_id);

-- The words of a text that `search_form` made. Nobody types more than the beginning of a longer one, and no index holds it.
create function words_of_search(form text) returns setof text immutable language sql as $$
  select distinct left(word, 200) as word from string_to_table(form, ' ') word where word <> '' order by word
$$;

insert into service_word (word) select distinct word from service, words_of_search(search_text) word order by word;
insert into service_has_word (word_id, service_id)
  select word_id, service_id from service, words_of_search(search_text) found join service_word on word = found;
drop index service_search;

create function keep_words_of_service() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  words text[] := array(select words_of_search(new.search_text));
begin
  insert into service_word (word) select unnest(words) on conflict do nothing;
  delete from service_has_word h using service_word w
    where h.service_id = new.service_id and w.word_id = h.word_id and w.word <> all (words);
  insert into service_has_word (word_id, service_id)
    select w.word_id, new.service_id from service_word w where w.word = any (words)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_words after insert on service for each row execute function keep_words_of_service();
create trigger keep_changed_words after update on service for each row when (old.search_text is distinct from new.search_text)
  execute function keep_words_of_service();
