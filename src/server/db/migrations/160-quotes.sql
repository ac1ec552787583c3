-- Quotes: priced offers of a seller to a customer, in versions, with what became of each.

create table quote (
  quote_id bigint generated always as identity primary key,
  kind text not null default 'Quotation' check (kind in ('Quotation', 'SalesQuote')),
  -- Common to all versions of a quote.
  number bigint not null,
  version integer not null default 1 check (version >= 1),
  replaces_quote_id bigint references quote,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  creator_account_id bigint not null references account,
  name text not null check (name <> ''),
  currency currency_code not null,
  state text not null default 'Draft'
    check (state in ('Draft', 'Sent', 'Accepted', 'Rejected', 'Expired', 'Ordered', 'Superseded')),
  valid_until_date date not null,
  note text,
  created_utc timestamptz not null default now(),
  changed_utc timestamptz not null default now(),
  sent_utc timestamptz,
  decided_utc timestamptz,
  decided_by_account_id bigint references account,
  reason text,
  order_id bigint references customer_order,
  unique (number, version),
  check (state = 'Draft' or sent_utc is not null)
);
create unique index quote_draft on quote (number) where state = 'Draft';
create index quote_seller on quote (seller_account_id, state);
create index quote_buyer on quote (buyer_account_id, quote_id);
create index quote_creator on quote (creator_account_id, quote_id);
create index quote_ending on quote (valid_until_date) where state in ('Sent', 'Accepted');
create index quote_order on quote (order_id);
create index quote_replaces on quote (replaces_quote_id);
create index quote_decided_by on quote (decided_by_account_id);

create function number_quote() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if new.number is null then
    new.number := new.quote_id + 10000;
  end if;
  return new;
end $$;
create trigger number before insert on quote for each row execute function number_quote();

create table quote_line (
  quote_line_id bigint generated always as identity primary key,
  quote_id bigint not null references quote on delete cascade,
  line_no integer not null check (line_no >= 1),
  service_id bigint not null references service,
  quantity integer not null check (quantity >= 1),
  commitment_months integer not null check (commitment_months between 1 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid')),
  configuration jsonb not null default '{}' check (jsonb_typeof(configuration) = 'object'),
  unique (quote_id, line_no)
);
create index quote_line_service on quote_line (service_id);

create table quote_line_price (
  quote_line_id bigint not null references quote_line on delete cascade,
  item_id bigint not null references item,
  -- What the pricelist asked when it was quoted.
  list_amount unit_price not null,
  price_id bigint references price on delete set null,
  discount_percent numeric(7, 4) check (discount_percent > 0 and discount_percent <= 100),
  -- Set by the seller himself, whatever the pricelist asks.
  is_special boolean not null default false,
  amount unit_price not null,
  -- What so many units are worth, at the list's price and as quoted: once, or one month or prepaid year.
  list_value numeric(15, 3) not null check (list_value >= 0),
  value numeric(15, 3) not null check (value >= 0),
  primary key (quote_line_id, item_id),
  check (discount_percent is null or not is_special),
  check (discount_percent is not null or is_special or amount = list_amount)
);
create index quote_line_price_item on quote_line_price (item_id);
create index quote_line_price_price on quote_line_price (price_id);

create table quote_event (
  quote_event_id bigint generated always as identity primary key,
  quote_id bigint not null references quote on delete cascade,
  at_utc timestamptz not null default now(),
  kind text not null check (kind in ('Created', 'Copied', 'Sent', 'Withdrawn', 'Superseded', 'Accepted', 'Rejected', 'Expired', 'Ordered')),
  -- null: nobody, the product itself.
  by_account_id bigint references account,
  note text
);
create index quote_event_quote on quote_event (quote_id, quote_event_id);
create index quote_event_by on quote_event (by_account_id);
create trigger append_only before update or truncate on quote_event for each statement execute function refuse_change();

create trigger keep_final before update of state or delete on quote
  for each row execute function keep_final('state', 'Rejected', 'Expired', 'Ordered', 'Superseded');

-- What was sent stays as it was sent: of a draft alone more changes than what became of it.
create function keep_quote() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  outcome text[] := array['state', 'changed_utc', 'sent_utc', 'decided_utc', 'decided_by_account_id', 'reason', 'order_id'];
begin
  if old.state <> 'Draft' and to_jsonb(new) - outcome <> to_jsonb(old) - outcome then
    raise exception 'What was quoted stays as it was quoted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on quote for each row execute function keep_quote();

create function keep_quote_line() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  line quote_line;
begin
  if tg_table_name = 'quote_line' then
    line := case tg_op when 'DELETE' then old else new end;
  else
    select * into line from quote_line l where l.quote_line_id = case tg_op when 'DELETE' then old.quote_line_id else new.quote_line_id end;
  end if;
  if exists (select from quote q where q.quote_id = line.quote_id and q.state <> 'Draft')
    and not (tg_table_name = 'quote_line_price' and tg_op = 'UPDATE' and to_jsonb(new) - 'price_id' = to_jsonb(old) - 'price_id' and to_jsonb(new) ->> 'price_id' is null) then
    raise exception 'What was quoted stays as it was quoted' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before insert or update or delete on quote_line for each row execute function keep_quote_line();
create trigger keep before insert or update or delete on quote_line_price for each row execute function keep_quote_line();

-- The quote that an order came from; none gives two.
alter table customer_order add column quote_id bigint references quote;
create unique index customer_order_quote on customer_order (quote_id);
