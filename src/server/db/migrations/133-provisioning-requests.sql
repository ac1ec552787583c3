-- Requests to vendors: what shall become of a subscription, how far that is, and everything that went to and fro.

create table provisioning_request (
  request_id bigint generated always as identity primary key,
  -- null: nobody has ordered it.
  order_line_id bigint,
  account_id bigint not null references subscription,
  -- Of a bundle one of its parts.
  service_id bigint not null references service,
  connector_id bigint not null references connector,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  creator_account_id bigint references account,
  company_account_id bigint not null references account,
  action text not null check (action in ('Create', 'Change', 'Suspend', 'Resume', 'Terminate')),
  -- What the subscription is then, and what it was: what an undo restores.
  target jsonb not null default '{}',
  -- The vendor does once what bears the same one.
  message_id uuid not null unique default gen_random_uuid(),
  payload jsonb not null,
  state text not null default 'New'
    check (state in ('New', 'InProgress', 'Waiting', 'Failed', 'Escalated', 'Completed', 'Cancelled', 'RolledBack')),
  waiting_for text check (waiting_for in ('Retry', 'Vendor', 'Connector', 'Turn', 'Rollback')),
  attempts_count integer not null default 0,
  polls_count integer not null default 0,
  -- When somebody is at it again; of one that is held, when it is let go.
  next_try_utc timestamptz not null default now(),
  -- Since when the vendor has it; from then on it is asked for, and not sent again.
  accepted_utc timestamptz,
  worker uuid,
  lease_until timestamptz,
  last_sent_utc timestamptz,
  vendor_reference text,
  error_message text,
  error_details text,
  is_rollback_completed boolean not null default false,
  is_cancel_wanted boolean not null default false,
  is_skipped boolean not null default false,
  escalated_utc timestamptz,
  created_utc timestamptz not null default now(),
  finished_utc timestamptz,
  is_final boolean not null generated always as (state in ('Completed', 'Cancelled', 'RolledBack')) stored,
  check ((state = 'Waiting') = (waiting_for is not null)),
  check ((state = 'InProgress') = (worker is not null) and (worker is null) = (lease_until is null)),
  check (is_skipped or state not in ('Completed', 'Cancelled', 'RolledBack') or finished_utc is not null)
);
create index provisioning_request_due on provisioning_request (next_try_utc, request_id) where state in ('New', 'Waiting', 'InProgress');
create index provisioning_request_account on provisioning_request (account_id, request_id);
create index provisioning_request_open on provisioning_request (connector_id) where state = 'Waiting' and waiting_for = 'Connector';
create index provisioning_request_seller on provisioning_request (seller_account_id, request_id);
create index provisioning_request_buyer on provisioning_request (buyer_account_id, request_id);

-- A message that went to a vendor, or came from him, and what it has meant.
create table provisioning_response (
  response_id bigint generated always as identity primary key,
  request_id bigint not null references provisioning_request,
  connector_id bigint not null references connector,
  attempt integer not null,
  message_id uuid not null,
  direction text not null check (direction in ('Sent', 'Callback', 'Poll', 'Manual')),
  at_utc timestamptz not null default now(),
  duration_ms integer,
  status integer,
  outcome text not null check (outcome in ('Done', 'Accepted', 'Refused', 'Failed', 'Timeout', 'Unreachable', 'Ignored')),
  body text not null default '' check (length(body) <= 16000),
  vendor_message_id text,
  unique (connector_id, vendor_message_id)
);
create index provisioning_response_request on provisioning_response (request_id, response_id);
create index provisioning_response_connector on provisioning_response (connector_id, at_utc);
create trigger append_only before update or delete on provisioning_response for each row execute function refuse_change();
create trigger append_only_whole before truncate on provisioning_response for each statement execute function refuse_change();

create trigger keep_final before update of state or delete on provisioning_request
  for each row execute function keep_final('state', 'Completed', 'Cancelled', 'RolledBack');

-- Requests of one subscription go out in the order of their ids.
create function wait_for_turn() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  -- Two that are made at once follow each other.
  perform from subscription where account_id = new.account_id for no key update;
  if exists (select from provisioning_request r where r.account_id = new.account_id and not r.is_final) then
    new.state := 'Waiting';
    new.waiting_for := 'Turn';
    new.next_try_utc := 'infinity';
  end if;
  return new;
end $$;
create trigger wait_for_turn before insert on provisioning_request for each row when (new.state = 'New') execute function wait_for_turn();

create function give_turn() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update provisioning_request set next_try_utc = now()
  where request_id = (select min(r.request_id) from provisioning_request r where r.account_id = new.account_id and not r.is_final)
    and state = 'Waiting' and waiting_for = 'Turn';
  return null;
end $$;
create trigger give_turn after update of state on provisioning_request for each row
  when (new.state in ('Completed', 'Cancelled', 'RolledBack')) execute function give_turn();

create trigger wake_round_new after insert on provisioning_request for each row
  when (new.state = 'New') execute function wake_round('provision');
create trigger wake_round after update of next_try_utc on provisioning_request for each row
  when (new.state in ('New', 'Waiting') and new.next_try_utc <= now()) execute function wake_round('provision');

-- A vendor who is well again, or whose connector was set up anew, gets what waited for him.
create function end_pause() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if new.health = 'Up' then
    new.failures_count := 0;
    new.paused_until_utc := null;
  end if;
  return new;
end $$;
create trigger end_pause before update of health on connector for each row when (old.health <> new.health) execute function end_pause();

create function resume_requests() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update provisioning_request set next_try_utc = now()
  where connector_id = new.connector_id and state = 'Waiting' and waiting_for = 'Connector';
  return null;
end $$;
create trigger resume_requests after update of health on connector for each row
  when (old.health in ('Down', 'Misconfigured') and new.health in ('Up', 'Unknown')) execute function resume_requests();
