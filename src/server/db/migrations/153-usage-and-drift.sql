-- What vendors say was used, and where what they keep differs from what runs here.

create table usage_record (
  usage_id bigint generated always as identity primary key,
  account_id bigint not null references subscription,
  item_id bigint not null references item,
  connector_id bigint not null references connector,
  day_date date not null,
  -- By which the vendor knows this use: told again, it is the same one.
  vendor_key text not null check (length(vendor_key) between 1 and 200),
  -- Below zero where less was used than was billed before.
  quantity numeric(15, 6) not null,
  received_utc timestamptz not null default now(),
  -- In which it is billed, in every sale alike; until then a correction replaces it.
  interval_id interval_id
);
create unique index usage_record_open on usage_record (connector_id, vendor_key) where interval_id is null;
create index usage_record_key on usage_record (connector_id, vendor_key);
create index usage_record_account on usage_record (account_id, day_date);
create index usage_record_waiting on usage_record (account_id) where interval_id is null;

-- What was billed changes no more; what was told later is a record of its own.
create function keep_billed_usage() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' or tg_op = 'DELETE' or old.interval_id is not null
    or (to_jsonb(new) - 'quantity' - 'received_utc' - 'interval_id') <> (to_jsonb(old) - 'quantity' - 'received_utc' - 'interval_id') then
    raise exception 'Use that was told stays, and what was billed of it as it was' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update or delete on usage_record for each row execute function keep_billed_usage();
create trigger keep_whole before truncate on usage_record for each statement execute function keep_billed_usage();

create table drift (
  drift_id bigint generated always as identity primary key,
  kind text not null check (kind in ('QuantityDiffers', 'ProductDiffers', 'StateDiffers', 'UnknownAtUs', 'UnknownAtVendor',
    'BilledAfterEnd', 'ActiveNotBilled', 'QuantityBilled', 'PriceBilled', 'CurrencyDiffers', 'IntervalDiffers', 'NotOffered',
    'OrderNotProvisioned', 'ProvisionedNotOrdered')),
  -- The subscription; of what only the vendor knows his own account.
  account_id bigint not null references account,
  -- Whose business it is; of what only the vendor knows in whose branch it lies.
  seller_account_id bigint references account,
  buyer_account_id bigint references account,
  owner_account_id bigint references account,
  connector_id bigint references connector,
  -- A bundle has several.
  service_id bigint references service,
  -- What differs of the account: the vendor's number, or a line of a bill.
  subject text not null,
  -- As words of the kind: a quantity, a product code, a state, an amount.
  expected text,
  found text,
  first_seen_utc timestamptz not null default now(),
  last_seen_utc timestamptz not null default now(),
  resolved_utc timestamptz,
  check ((seller_account_id is null) = (buyer_account_id is null) and (seller_account_id is null) = (owner_account_id is not null))
);
create unique index drift_open on drift (kind, account_id, subject) where resolved_utc is null;
create index drift_seller on drift (seller_account_id, drift_id);
create index drift_buyer on drift (buyer_account_id, drift_id);
create index drift_owner on drift (owner_account_id, drift_id);
create index drift_connector on drift (connector_id) where resolved_utc is null;

-- What is mended is over; the same difference found again is another one.
create function keep_resolved_drift() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if old.resolved_utc is not null then
    raise exception 'A difference that was mended stays as it was' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before update or delete on drift for each row execute function keep_resolved_drift();

-- Which subscription a vendor means: that of the request that set it up, of a bundle one of its parts, and without one what was brought in.
create index provisioning_request_reference on provisioning_request (connector_id, vendor_reference) where action = 'Create' and vendor_reference is not null;
create index subscription_reference on subscription (connector_id, vendor_reference) where vendor_reference is not null;
