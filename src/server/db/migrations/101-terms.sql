-- Terms and privacy policies that an account gives to those below it, in versions. What is published stays as it is.
create table terms (
  terms_id bigint generated always as identity primary key,
  owner_account_id bigint not null references account,
  -- null: of the marketplace as a whole.
  product_name text check (product_name <> ''),
  name text not null check (name <> ''),
  version integer not null check (version > 0),
  -- By language: what it is called, and its text in HTML.
  titles jsonb not null,
  texts jsonb not null,
  is_privacy_policy boolean not null default false,
  published_utc timestamptz,
  unique nulls not distinct (owner_account_id, product_name, name, version)
);

create function refuse_published_terms() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  raise exception 'Published terms stay as they are';
end $$;
create trigger terms_stay before update or delete on terms
  for each row when (old.published_utc is not null) execute function refuse_published_terms();
create trigger terms_are_not_emptied before truncate on terms
  for each statement execute function refuse_published_terms();

-- Which company has accepted what, by whom and when: kept for ever.
create table terms_acceptance (
  terms_id bigint not null references terms,
  company_account_id bigint not null references account,
  user_account_id bigint not null references account,
  accepted_utc timestamptz not null default now(),
  primary key (terms_id, company_account_id)
);
create index terms_acceptance_company on terms_acceptance (company_account_id);

create function refuse_change_of_acceptance() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  raise exception 'An acceptance is kept as it was given';
end $$;
create trigger acceptance_stays before update or delete on terms_acceptance
  for each row execute function refuse_change_of_acceptance();
create trigger acceptances_are_not_emptied before truncate on terms_acceptance
  for each statement execute function refuse_change_of_acceptance();
