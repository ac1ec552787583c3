-- Owners of marketplaces write terms themselves: how a text is written, what of it was written, and when it was last changed.
alter table terms
  add column format text not null default 'html' check (format in ('html', 'markdown')),
  -- By language, as written; null where the text itself is what was written.
  add column sources jsonb,
  add column changed_utc timestamptz not null default now();

-- Whoever publishes may not write PDFs by himself.
alter function address_terms_pdf() security definer;
alter function address_terms_pdf() set search_path = portolan, pg_catalog, pg_temp;
