-- What a sign-in hangs on: when somebody last proved who he is, which address was proved to be his, and which is to be.

-- A sign-in is a proof, and so is a password or a code that is given again; working as somebody else and coming back is none.
alter table session add column proved_utc timestamptz not null default now();
update session set proved_utc = created_utc;

-- Links to choose a password go to confirmed addresses only. Whoever has chosen one so far came by a link to his.
alter table credential add column email_confirmed_utc timestamptz;
update credential set email_confirmed_utc = now() where password_hash <> '';

-- A new address waits here until its owner has opened the link that was sent to it.
create table email_change (
  user_account_id bigint primary key references account on delete cascade,
  address text not null check (address <> ''),
  -- SHA-256 of the token in the mail; the token itself is nowhere.
  token_hash bytea not null unique,
  created_utc timestamptz not null default now(),
  expires_utc timestamptz not null
);

-- The branch whose rows are in a file: whoever sees less by now does not get it.
alter table job_file add column scope text not null default '';
update job_file set scope = a.path from job j join account a on a.account_id = j.user_account_id where j.job_id = job_file.job_id;
