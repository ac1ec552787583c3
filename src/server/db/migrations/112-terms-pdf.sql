-- The PDF of each published version of terms in each of its languages: its address from the publishing on, its content once it is made.
create table terms_pdf (
  -- Whoever has it may read the text, so nobody guesses it.
  path text primary key default replace(gen_random_uuid()::text, '-', '') || '/' || left(replace(gen_random_uuid()::text, '-', ''), 23) || '.pdf',
  terms_id bigint not null references terms,
  language text not null,
  content bytea,
  unique (terms_id, language)
);

create function address_terms_pdf() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into terms_pdf (terms_id, language) select new.terms_id, jsonb_object_keys(new.texts);
  return null;
end $$;
create trigger terms_have_pdf after insert or update on terms
  for each row when (new.published_utc is not null) execute function address_terms_pdf();

insert into terms_pdf (terms_id, language) select terms_id, jsonb_object_keys(texts) from terms where published_utc is not null;

create function refuse_change_of_terms_pdf() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  raise exception 'The PDF of published terms stays as it is';
end $$;
create trigger terms_pdf_keeps_address before update on terms_pdf
  for each row when (old.content is not null or (old.path, old.terms_id, old.language) is distinct from (new.path, new.terms_id, new.language))
  execute function refuse_change_of_terms_pdf();
create trigger terms_pdf_stays before delete on terms_pdf
  for each row execute function refuse_change_of_terms_pdf();
create trigger terms_pdfs_are_not_emptied before truncate on terms_pdf
  for each statement execute function refuse_change_of_terms_pdf();
