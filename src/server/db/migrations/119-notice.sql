-- That people of a company are to be told of something: left in the transaction of what it tells, by whoever may not see them.
create table notice (
  notice_id bigint generated always as identity primary key,
  -- Its file in src/server/notices.
  kind text not null check (kind <> ''),
  -- What it is about, by the kind: such as a termination.
  subject_id bigint not null,
  company_account_id bigint not null references account,
  created_utc timestamptz not null default now(),
  done_utc timestamptz,
  -- Who posts its letters, and until when that is believed.
  worker uuid,
  lease_until timestamptz
);
create index notice_waiting on notice (notice_id) where done_utc is null;

-- Only who works on it changes, until it is done; nothing is ever taken back.
create trigger append_only before update on notice for each row
  when (old.done_utc is not null or (old.notice_id, old.kind, old.subject_id, old.company_account_id, old.created_utc)
    is distinct from (new.notice_id, new.kind, new.subject_id, new.company_account_id, new.created_utc))
  execute function refuse_change();
create trigger append_only_stays before delete on notice for each row execute function refuse_change();
create trigger append_only_whole before truncate on notice for each statement execute function refuse_change();
create trigger wake_round after insert on notice for each statement execute function wake_round('post-notices');
