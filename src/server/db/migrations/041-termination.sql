-- When the end of an account is planned; lists and heads show it, so it stands in the account.
alter table account add column terminates_utc timestamptz
  check (terminates_utc is null or account_state = 'Active');

-- Each end of an account that somebody asked for: what was said, who said it, and what became of it.
create table termination (
  termination_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  state text not null default 'Scheduled' check (state in ('Scheduled', 'Done', 'Cancelled')),
  due_utc timestamptz not null,
  reason text not null,
  remark text,
  -- The service delivery platform shall hear of it as well.
  send_to_sdp boolean not null default true,
  -- Prepaid subscriptions that would have renewed; they will again when the plan is cancelled.
  renewals bigint[] not null default '{}',
  requested_by_account_id bigint not null references account,
  requested_utc timestamptz not null default now(),
  ended_utc timestamptz,
  -- Why it could not be done when it was due, and when it is tried again.
  problem text,
  next_try_utc timestamptz,
  check ((state = 'Scheduled') = (ended_utc is null))
);
create unique index termination_planned on termination (account_id) where state = 'Scheduled';
create index termination_due on termination (coalesce(next_try_utc, due_utc)) where state = 'Scheduled';
create index termination_account on termination (account_id, termination_id desc);

-- Once done it cannot be undone, whatever a call asks for (TERM-05).
create function keep_terminated() returns trigger language plpgsql as $$
begin
  if session_user = 'portolan_server' then
    raise exception 'account % is terminated for good', old.account_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_terminated before update of account_state on account
  for each row when (old.account_state = 'Terminated' and new.account_state <> 'Terminated') execute function keep_terminated();
