-- Whose orders and invoices have a word: what is typed is looked for in these few before it is looked for in what they say, and a slip is
-- mended to what may be found. The letters between numbers count as words, so that part of any word is part of one of them.
create table deal_word_of_party (
  word text not null,
  -- As searched_deal has them.
  party bigint not null,
  primary key (word, party)
);

create function letters_of_search(form text) returns setof text immutable language sql as $$
  select distinct left(word, 200) as word from regexp_split_to_table(form, '[0-9 ]+') word where length(word) >= 4
$$;

create or replace function keep_deal_words() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  with said as materialized (
      select distinct word, party from fresh, letters_of_search(fresh.search_names) word, unnest(fresh.parties) party),
    words as (
      insert into deal_word (word)
        select distinct word from said where not exists (select from deal_word known where known.word = said.word) order by word
      on conflict do nothing)
  insert into deal_word_of_party (word, party)
    select word, party from said
      where not exists (select from deal_word_of_party known where known.word = said.word and known.party = said.party)
      order by word, party
  on conflict do nothing;
  return null;
end $$;

with said as materialized (
    select distinct word, party from searched_deal d, letters_of_search(d.search_names) word, unnest(d.parties) party),
  words as (insert into deal_word (word) select distinct word from said order by word on conflict do nothing)
insert into deal_word_of_party (word, party) select word, party from said order by word, party;
