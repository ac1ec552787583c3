-- What is searched of a thing: its words as anybody may type them, whatever their accents, their case or their script.

-- One text as it is searched: small Latin letters without accents, digits, and letters of scripts that have no letters of ours,
-- with one space between words. Both what is kept and what is typed go through it, so they meet: "Müller", "MUELLER" and
-- "muller" are one, "Шевчук" is "shevchuk".
create function search_form(given text) returns text
immutable strict parallel safe language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  form text := lower(given collate "und-x-icu");
begin
  if form ~ '[^\x01-\x7f]' then
    -- Letters that are more than a letter with an accent; those whose accent makes another letter come before accents go.
    form := translate(normalize(form, NFKC), 'łøđðıħŧŋйѓќўґіы', 'loddihtnygkugiy');
    form := replace(replace(replace(replace(form, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    if form ~ '[\u0370-\u052f\u1f00-\u1fff]' then
      form := replace(replace(replace(replace(replace(replace(replace(replace(form,
        'щ', 'shch'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ц', 'ts'), 'х', 'kh'), 'ю', 'yu'), 'я', 'ya');
      form := replace(replace(replace(replace(replace(form, 'ї', 'yi'), 'є', 'ye'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz');
      form := regexp_replace(normalize(form, NFD), '[\u0300-\u036f]', '', 'g');
      form := replace(replace(replace(replace(replace(replace(replace(replace(replace(form,
        'ου', 'ou'), 'αυ', 'av'), 'ευ', 'ev'), 'μπ', 'b'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'γγ', 'ng'), 'φ', 'f');
      form := translate(form, 'αβγδεζηικλμνξοπρσςτυωабвгдезиклмнопрстуфъэјь''’', 'avgdeziiklmnxoprsstyoabvgdeziklmnoprstufaej');
    end if;
    if form ~ '[\u0600-\u06ff]' then
      form := regexp_replace(normalize(form, NFKD), '[\u064b-\u065f\u0640]', '', 'g');
      form := replace(replace(replace(replace(replace(replace(form, 'ش', 'sh'), 'خ', 'kh'), 'ث', 'th'), 'ذ', 'dh'), 'غ', 'gh'), 'ة', 'a');
      form := translate(form, 'ابتجحدرزسصضطظعفقكلمنهويىءأإآؤئ', 'abtjhdrzssdtzafqklmnhwyaaaaawy');
    end if;
    form := regexp_replace(normalize(form, NFKD), '[\u0300-\u036f]', '', 'g');
  end if;
  -- Whoever has no umlauts writes two letters.
  form := replace(replace(replace(form, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
  return btrim(regexp_replace(form collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g'));
end $$;

-- Each word begins behind a space, so that ' mul' finds beginnings of words.
alter table account add column search_names text not null
  generated always as (' ' || search_form(display_name || ' ' || account_identificator || ' ' || account_id)) stored;
create index account_search_names on account using gin (search_names public.gin_trgm_ops);
create index account_search_start on account (search_names text_pattern_ops);
drop index account_name_trigram;
drop index account_name_start;

-- What is found besides by whoever may read it: addresses, domains, numbers and places.
alter table account_value add column search_more text not null
  generated always as (' ' || search_form(
    coalesce("values"->>'CompanyName', '') || ' ' || coalesce("values"->>'Firstname', '') || ' ' || coalesce("values"->>'Lastname', '') || ' ' ||
    coalesce("values"->>'Username', '') || ' ' || coalesce("values"->>'Email', '') || ' ' || coalesce("values"->>'Website', '') || ' ' ||
    coalesce("values"->>'CustomerNumber', '') || ' ' || coalesce("values"->>'VatNumber', '') || ' ' || coalesce("values"->>'City', '')
  )) stored;
create index account_value_search_more on account_value using gin (search_more public.gin_trgm_ops);
