-- Who was told that a term ends: each person once for each subscription and each of its terms.
create table commitment_reminder (
  user_account_id bigint not null references account,
  account_id bigint not null references subscription,
  term_end_date date not null,
  reminded_utc timestamptz not null default now(),
  primary key (user_account_id, account_id, term_end_date)
);

-- How far in the audit log somebody was told of entries with his keywords; no row before the first time.
create table keyword_notice (
  user_account_id bigint primary key references account on delete cascade,
  audit_entry_id bigint not null
);
