-- Billing: what is to be paid for an interval, a calendar month written as 202611, and what was added to it by hand.

-- Value added tax of a country since a day.
create table tax_rate (
  country text not null check (country ~ '^[A-Z]{2}$'),
  from_date date not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (country, from_date)
);
insert into tax_rate (country, from_date, percent) values
  ('AT', '2024-01-01', 20), ('BE', '2024-01-01', 21), ('BG', '2024-01-01', 20), ('CH', '2024-01-01', 8.1), ('CY', '2024-01-01', 19),
  ('CZ', '2024-01-01', 21), ('DE', '2024-01-01', 19), ('DK', '2024-01-01', 25), ('EE', '2024-01-01', 22), ('EE', '2025-07-01', 24),
  ('ES', '2024-01-01', 21), ('FI', '2024-01-01', 24), ('FI', '2024-09-01', 25.5), ('FR', '2024-01-01', 20), ('GB', '2024-01-01', 20),
  ('GR', '2024-01-01', 24), ('HR', '2024-01-01', 25), ('HU', '2024-01-01', 27), ('IE', '2024-01-01', 23), ('IS', '2024-01-01', 24),
  ('IT', '2024-01-01', 22), ('JP', '2024-01-01', 10), ('LI', '2024-01-01', 8.1), ('LT', '2024-01-01', 21), ('LU', '2024-01-01', 17),
  ('LV', '2024-01-01', 21), ('MT', '2024-01-01', 18), ('NL', '2024-01-01', 21), ('NO', '2024-01-01', 25), ('PL', '2024-01-01', 23),
  ('PT', '2024-01-01', 23), ('RO', '2024-01-01', 19), ('RO', '2025-08-01', 21), ('SA', '2024-01-01', 15), ('AE', '2024-01-01', 5),
  ('SE', '2024-01-01', 25), ('SI', '2024-01-01', 22), ('SK', '2024-01-01', 20), ('SK', '2025-01-01', 23), ('TR', '2024-01-01', 20),
  ('UA', '2024-01-01', 20);

create domain money_amount as numeric(15, 3);
create domain interval_id as integer check (value between 200001 and 999912 and value % 100 between 1 and 12);

-- Of a seller and an interval one.
create table bill_run (
  bill_run_id bigint generated always as identity primary key,
  seller_account_id bigint not null references account,
  interval_id interval_id not null,
  state text not null default 'Running' check (state in ('Running', 'Finished', 'Incomplete')),
  started_utc timestamptz not null default now(),
  finished_utc timestamptz,
  check ((state = 'Finished') = (finished_utc is not null)),
  unique (seller_account_id, interval_id)
);
create index bill_run_open on bill_run (interval_id, bill_run_id) where state <> 'Finished';
create trigger keep_final before update of state or delete on bill_run for each row execute function keep_final('state', 'Finished');

-- An invoice, or what corrects one. It has its number and changes no more once it is final.
create table invoice (
  invoice_id bigint generated always as identity primary key,
  kind text not null default 'Invoice' check (kind in ('Invoice', 'CreditNote')),
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  interval_id interval_id not null,
  state text not null default 'Draft' check (state in ('Draft', 'Final')),
  -- I-2026-000042: of a seller, a kind and a year one after the other.
  number text,
  currency currency_code not null,
  net money_amount not null,
  tax money_amount not null,
  total money_amount not null,
  issued_utc timestamptz,
  due_date date,
  purchase_order_number text,
  -- Both as they were when it was issued.
  seller_data jsonb not null default '{}' check (jsonb_typeof(seller_data) = 'object'),
  buyer_data jsonb not null default '{}' check (jsonb_typeof(buyer_data) = 'object'),
  -- Why nothing is added, as the invoice says it in its language.
  tax_note text check (tax_note in ('Exempt', 'ReverseCharge', 'NotTaxable')),
  credits_invoice_id bigint references invoice,
  reason text,
  check (seller_account_id <> buyer_account_id),
  check (total = net + tax),
  check ((state = 'Final') = (number is not null) and (state = 'Final') = (issued_utc is not null)),
  check ((kind = 'CreditNote') = (credits_invoice_id is not null) and (kind = 'CreditNote') = (reason is not null)),
  unique (seller_account_id, number)
);
create unique index invoice_once on invoice (seller_account_id, buyer_account_id, interval_id) where kind = 'Invoice';
create index invoice_buyer on invoice (buyer_account_id, interval_id);
create index invoice_credits on invoice (credits_invoice_id);

create table bill_run_item (
  bill_run_id bigint not null references bill_run on delete cascade,
  buyer_account_id bigint not null references account,
  seller_account_id bigint not null references account,
  state text not null default 'Open' check (state in ('Open', 'Drafted', 'Final', 'Nothing', 'Skipped', 'Failed')),
  -- Sales that may have to be billed: how much work it is.
  tiers_count integer not null default 0,
  invoice_id bigint references invoice,
  -- What keeps it from being billed, and where: { "is": "noPrice", "accountId": 17, "itemId": 3 }.
  problem jsonb,
  check ((state = 'Failed') = (problem is not null)),
  check ((state in ('Drafted', 'Final')) = (invoice_id is not null)),
  primary key (bill_run_id, buyer_account_id)
);
create index bill_run_item_open on bill_run_item (bill_run_id, buyer_account_id) where state in ('Open', 'Failed');
create index bill_run_item_buyer on bill_run_item (buyer_account_id);
create index bill_run_item_invoice on bill_run_item (invoice_id);
create trigger keep_final before update of state or delete on bill_run_item
  for each row execute function keep_final('state', 'Final', 'Nothing', 'Skipped');

-- An amount that a seller adds to a customer's next invoice.
create table custom_charge (
  custom_charge_id bigint generated always as identity primary key,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  name text not null check (name <> '' and length(name) <= 200),
  description text check (length(description) <= 2000),
  amount money_amount not null,
  currency currency_code not null,
  attachment_path text,
  creator_account_id bigint not null references account,
  created_utc timestamptz not null default now(),
  state text not null default 'PendingBilling' check (state in ('PendingBilling', 'Billed')),
  check (seller_account_id <> buyer_account_id)
);
create index custom_charge_seller on custom_charge (seller_account_id, custom_charge_id);
create index custom_charge_buyer on custom_charge (buyer_account_id, custom_charge_id);
create index custom_charge_pending on custom_charge (seller_account_id, buyer_account_id) where state = 'PendingBilling';

-- What it costs the seller, apart from what its buyer sees.
create table custom_charge_cost (
  custom_charge_id bigint primary key references custom_charge on delete cascade,
  seller_account_id bigint not null references account,
  cost money_amount not null
);

create table invoice_line (
  invoice_line_id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice on delete cascade,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  interval_id interval_id not null,
  line_no integer not null check (line_no >= 1),
  kind text not null check (kind in ('Recurring', 'OneTime', 'Usage', 'CustomCharge', 'Credit', 'Correction')),
  account_id bigint references subscription,
  service_id bigint references service,
  item_id bigint references item,
  tier_id bigint references sale_tier,
  span_id bigint references subscription_span,
  tier_price_id bigint references tier_price,
  custom_charge_id bigint references custom_charge,
  credits_line_id bigint references invoice_line,
  covers daterange check (not isempty(covers)),
  quantity numeric(15, 6) not null,
  unit_price numeric(15, 6) not null,
  months integer,
  days integer,
  of_days integer,
  amount money_amount not null,
  description jsonb not null default '{}' check (jsonb_typeof(description) = 'object'),
  -- Each line says what it comes from.
  check (case kind when 'CustomCharge' then custom_charge_id is not null when 'Credit' then credits_line_id is not null
    when 'Correction' then credits_line_id is not null when 'Usage' then tier_id is not null and item_id is not null
    else tier_id is not null and span_id is not null and item_id is not null and covers is not null end),
  unique (invoice_id, line_no),
  -- No day of a span is billed twice in a tier.
  exclude using gist (int8range(tier_id, tier_id, '[]') with &&, int8range(span_id, span_id, '[]') with &&, covers with &&)
    where (kind = 'Recurring')
);
create unique index invoice_line_one_time on invoice_line (tier_id, span_id) where kind = 'OneTime';
create unique index invoice_line_usage on invoice_line (tier_id, item_id, interval_id) where kind = 'Usage';
create unique index invoice_line_charge on invoice_line (custom_charge_id) where kind = 'CustomCharge';
create unique index invoice_line_credits on invoice_line (credits_line_id, kind) where credits_line_id is not null;
create index invoice_line_account on invoice_line (account_id, interval_id);
create index invoice_line_buyer on invoice_line (buyer_account_id, interval_id);
create index invoice_line_seller on invoice_line (seller_account_id, interval_id);
create index invoice_line_span on invoice_line (span_id);
create index invoice_line_price on invoice_line (tier_price_id);

create table invoice_tax (
  invoice_id bigint not null references invoice on delete cascade,
  percent numeric(5, 2) not null,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  net money_amount not null,
  tax money_amount not null,
  primary key (invoice_id, percent)
);

-- The next number of a seller's documents of a kind in a year.
create table invoice_counter (
  seller_account_id bigint not null references account,
  series text not null check (series in ('I', 'C')),
  year integer not null,
  next integer not null default 1,
  primary key (seller_account_id, series, year)
);

-- A final invoice as it was printed.
create table document (
  document_id bigint generated always as identity primary key,
  invoice_id bigint not null unique references invoice,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  file_name text not null,
  content bytea not null,
  sha256 bytea not null,
  made_utc timestamptz not null default now()
);
create trigger append_only before update or delete on document for each row execute function refuse_change();
create trigger append_only_whole before truncate on document for each statement execute function refuse_change();

-- What a seller has billed a buyer for a service in an interval, for reports.
create table revenue_month (
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  -- 0: of no service.
  service_id bigint not null,
  interval_id interval_id not null,
  net money_amount not null,
  primary key (seller_account_id, buyer_account_id, service_id, interval_id)
);

-- A final document changes no more, whoever asks; nor do its lines and taxes, nor come any to it.
create function keep_issued() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' or old.state = 'Final' then
    raise exception 'What was issued stays as it is' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before update or delete on invoice for each row execute function keep_issued();
create trigger keep_whole before truncate on invoice for each statement execute function keep_issued();

create function keep_parts_of_issued() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  is_issued boolean := true;
begin
  if tg_op = 'INSERT' then
    is_issued := exists (select from fresh join invoice using (invoice_id) where invoice.state = 'Final');
  elsif tg_op = 'DELETE' then
    is_issued := exists (select from former join invoice using (invoice_id) where invoice.state = 'Final');
  end if;
  if is_issued then
    raise exception 'What was issued stays as it is' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
-- What is part of a document has its parties, and is thrown away with it rather than changed.
create function keep_place() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  raise exception 'Parts of an invoice are thrown away and made anew' using errcode = 'restrict_violation';
end $$;
create function check_parties_of_invoice() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from fresh f join invoice i using (invoice_id)
    where (f.seller_account_id, f.buyer_account_id) is distinct from (i.seller_account_id, i.buyer_account_id)) then
    raise exception 'What is part of a document has its parties' using errcode = 'check_violation';
  end if;
  return null;
end $$;
do $$ declare part text; begin
  foreach part in array array['invoice_line', 'invoice_tax'] loop
    execute format('create trigger keep_whole before truncate on %I for each statement execute function keep_parts_of_issued()', part);
    execute format('create trigger keep_inserted after insert on %I referencing new table as fresh for each statement execute function keep_parts_of_issued()', part);
    execute format('create trigger keep_deleted after delete on %I referencing old table as former for each statement execute function keep_parts_of_issued()', part);
    execute format('create trigger keep_place before update on %I for each row execute function keep_place()', part);
    execute format('create trigger parties after insert on %I referencing new table as fresh for each statement execute function check_parties_of_invoice()', part);
  end loop;
end $$;

-- Net, tax and total are those of its parts, when the transaction ends.
create function invoice_is_sum() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from invoice i where i.invoice_id = new.invoice_id and (
      i.net <> (select coalesce(sum(l.amount), 0) from invoice_line l where l.invoice_id = i.invoice_id)
      or i.net <> (select coalesce(sum(t.net), 0) from invoice_tax t where t.invoice_id = i.invoice_id)
      or i.tax <> (select coalesce(sum(t.tax), 0) from invoice_tax t where t.invoice_id = i.invoice_id))) then
    raise exception 'Invoice % is not the sum of its parts', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger is_sum after insert or update on invoice deferrable initially deferred
  for each row execute function invoice_is_sum();

-- A charge is billed or deleted; nothing else becomes of it.
create trigger keep_final before update of state or delete on custom_charge for each row execute function keep_final('state', 'Billed');
create function keep_charge() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' then
    raise exception 'A charge stays as it was made' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on custom_charge for each row execute function keep_charge();

-- A charge is of its buyer's seller and in the buyer's currency, and its cost of the same seller, whatever a statement says.
create function take_parties_of_charge() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'custom_charge_cost' then
    select c.seller_account_id into new.seller_account_id from custom_charge c where c.custom_charge_id = new.custom_charge_id;
  else
    select b.parent_account_id, b.currency into new.seller_account_id, new.currency from account b
      where b.account_id = new.buyer_account_id and b.account_type in ('Company', 'Reseller');
  end if;
  return new;
end $$;
create trigger own before insert on custom_charge for each row execute function take_parties_of_charge();
create trigger own before insert on custom_charge_cost for each row execute function take_parties_of_charge();

-- What ran before anything was billed here is not billed: the first interval of this installation is that of its tables.
insert into installation (name, value) values ('first-billed-interval', to_char(now() at time zone 'UTC', 'YYYYMM'));
