-- Pages of a company on which its people land: for all of them, or for those with a role.

create table landing_page (
  landing_page_id bigint generated always as identity primary key,
  owner_company_id bigint not null references account,
  name text not null check (name <> ''),
  audience text not null default 'Company' check (audience in ('Company', 'Role')),
  -- As it is being arranged, and as people see it; null in the second: nobody does.
  panels jsonb not null default '[]' check (jsonb_typeof(panels) = 'array'),
  published_panels jsonb check (jsonb_typeof(published_panels) = 'array'),
  published_utc timestamptz,
  -- The lowest wins where several fit somebody.
  position integer not null default 0,
  changed_utc timestamptz not null default now(),
  unique (owner_company_id, name),
  check ((published_panels is null) = (published_utc is null))
);

create table landing_page_role (
  landing_page_id bigint not null references landing_page on delete cascade,
  role_id bigint not null references role on delete cascade,
  primary key (landing_page_id, role_id)
);
create index landing_page_role_role on landing_page_role (role_id);

-- Which of the pages that fit somebody he has chosen; null: the dashboard as the product makes it.
create table landing_page_choice (
  user_account_id bigint primary key references account on delete cascade,
  landing_page_id bigint references landing_page on delete cascade
);
create index landing_page_choice_page on landing_page_choice (landing_page_id);
