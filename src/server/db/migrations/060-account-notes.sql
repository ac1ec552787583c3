-- Notes on accounts. One belongs to the company of who wrote it, so that a customer never reads what is said of him above,
-- and an account that moves takes no note along to another seller.
create table account_note (
  account_note_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  owner_company_id bigint not null references account,
  author_account_id bigint not null references account,
  author_name text not null,
  text text not null check (length(text) between 1 and 4000),
  created_utc timestamptz not null default now(),
  changed_utc timestamptz
);
create index account_note_account on account_note (account_id, created_utc desc, account_note_id desc);
