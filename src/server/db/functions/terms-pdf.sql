-- The PDFs of published terms. Whoever knows a path may read what it leads to, so no scope is asked for.

-- Path by language; null for a draft, which has none.
create function terms_pdf_paths(of_terms bigint) returns jsonb
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select jsonb_object_agg(p.language, p.path) from terms_pdf p where p.terms_id = of_terms
$$;

-- What stands behind a path: the PDF, null until it is made, and what it is made of.
create function terms_of_pdf(wanted text)
returns table (content bytea, language text, titles jsonb, body text, product_name text, version integer, published_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select p.content, p.language, t.titles, t.texts ->> p.language, t.product_name, t.version, t.published_utc
  from terms_pdf p join terms t using (terms_id)
  where p.path = wanted
$$;

-- Keeps the PDF that was made first, and answers it.
create function keep_terms_pdf(wanted text, made bytea) returns bytea
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update terms_pdf set content = made where path = wanted and content is null;
  return (select content from terms_pdf where path = wanted);
end $$;

-- Keeps the PDF of what the session has just published, in one language.
create function publish_terms_pdf(of_terms bigint, in_language text, made bytea) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update terms_pdf p set content = made
  where p.terms_id = of_terms and p.language = in_language and p.content is null
    and exists (select from terms t join account owner on owner.account_id = t.owner_account_id
      where t.terms_id = of_terms and in_scope(owner.path))
$$;
