-- Prices: which rules a pricelist has, what it asks for an item from which day on, and why.

alter table marketplace
  -- Among the owner's pricelists; 1 is asked first.
  add column priority integer check (priority >= 1),
  -- What it becomes with the next update of prices.
  add column wanted_priority integer check (wanted_priority >= 1),
  add column tags text[] not null default '{}',
  add column is_propagation_enabled boolean not null default false,
  add column is_auto_add boolean not null default false,
  -- Nobody buys from a template: new pricelists begin as it is.
  add column is_template boolean not null default false,
  add column created_utc timestamptz not null default now(),
  add column price_state text not null default 'Updated' check (price_state in ('Queued', 'Updating', 'Updated', 'Failed')),
  add column priced_utc timestamptz,
  drop constraint marketplace_owner_company_id_name_key;
update marketplace m set priority = placed.priority
  from (select marketplace_id, row_number() over (partition by owner_company_id order by marketplace_id) as priority
    from marketplace where state = 'Active') placed
  where placed.marketplace_id = m.marketplace_id;
create unique index marketplace_name_key on marketplace (owner_company_id, lower(name)) where state = 'Active';
alter table marketplace
  add check ((state = 'Deleted') = (priority is null)),
  add check (state = 'Active' or wanted_priority is null),
  add constraint marketplace_priority exclude using btree (owner_company_id with =, priority with =) where (state = 'Active')
    deferrable initially deferred;

-- A new pricelist is asked after all others of its owner, and sells at what vendors suggest until it has rules.
create function place_pricelist() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if new.state = 'Active' and new.priority is null then
    perform pg_advisory_xact_lock(hashtextextended('pricelists of ' || new.owner_company_id, 0));
    new.priority := 1 + coalesce((select max(greatest(m.priority, m.wanted_priority)) from marketplace m
      where m.owner_company_id = new.owner_company_id and m.state = 'Active'), 0);
  end if;
  return new;
end $$;
create trigger place before insert on marketplace for each row execute function place_pricelist();

create function keep_pricelist() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if old.state = 'Deleted' then
    raise exception 'A deleted pricelist stays as it was' using errcode = 'check_violation';
  end if;
  if new.owner_company_id <> old.owner_company_id or new.currency <> old.currency or new.is_template <> old.is_template then
    raise exception 'A pricelist keeps its owner, its currency and whether it is a template' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep before update on marketplace for each row execute function keep_pricelist();

-- Nobody buys from a template, nor in another currency than his own: what is billed is never converted.
create function check_priced_customer() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (
    select from marketplace m join account c on c.account_id = new.customer_account_id
    where m.marketplace_id = new.marketplace_id and (m.is_template or m.state = 'Deleted' or m.currency is distinct from c.currency)) then
    raise exception 'Who buys from a pricelist pays in its currency, and nobody buys from a template' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_priced before insert or update on marketplace_customer for each row execute function check_priced_customer();

create table propagation_filter (
  filter_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  kind text not null check (kind in ('Include', 'Exclude')),
  -- None: those of every vendor.
  vendor_account_ids bigint[] not null default '{}',
  -- None: with whatever tags.
  tags text[] not null default '{}',
  position integer not null
);
create index propagation_filter_marketplace on propagation_filter (marketplace_id, position);
create unique index propagation_filter_of_all on propagation_filter (marketplace_id) where vendor_account_ids = '{}';

create table pricing_rule (
  rule_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  name text not null check (name <> ''),
  -- 1 is asked first; the default rule always last.
  priority integer not null check (priority >= 1),
  is_default boolean not null default false,
  selection text not null check (selection in ('All', 'Vendor', 'ServiceGroup', 'PriceableItem')),
  selected bigint[] not null default '{}',
  model text not null check (model in ('Static', 'Srp', 'Markup', 'GrossMargin', 'SrpDiscount')),
  percent numeric(7, 4),
  amount unit_price,
  constraint pricing_rule_priority unique (marketplace_id, priority) deferrable initially deferred,
  check (is_default = (selection = 'All') and is_default = (priority = 2147483647)),
  check (not is_default or model = 'Srp'),
  check ((selection = 'All') = (selected = '{}')),
  check ((model = 'Static') = (amount is not null)),
  check ((model in ('Markup', 'GrossMargin', 'SrpDiscount')) = (percent is not null)),
  -- No rule asks for less than nothing.
  check (case model when 'Markup' then percent >= -100 when 'GrossMargin' then percent < 100 when 'SrpDiscount' then percent <= 100 else true end)
);

create function give_default_rule() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into pricing_rule (marketplace_id, name, priority, is_default, selection, model)
  values (new.marketplace_id, 'Default prices', 2147483647, true, 'All', 'Srp');
  return null;
end $$;
create trigger give_default_rule after insert on marketplace for each row execute function give_default_rule();
insert into pricing_rule (marketplace_id, name, priority, is_default, selection, model)
  select marketplace_id, 'Default prices', 2147483647, true, 'All', 'Srp' from marketplace;

create function keep_default_rule() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if old.is_default and (tg_op = 'DELETE' or new is distinct from old) then
    raise exception 'Default prices stay, and stay last' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_default before update or delete on pricing_rule for each row execute function keep_default_rule();

-- What somebody has set for one item: it stands above all rules.
create table price_override (
  override_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  marketplace_offer_id bigint not null references marketplace_offer,
  item_id bigint not null references item,
  min_quantity integer not null default 1 check (min_quantity > 0),
  model text not null check (model in ('Static', 'Markup', 'GrossMargin', 'SrpDiscount')),
  percent numeric(7, 4),
  amount unit_price,
  valid_from_date date not null,
  valid_until_date date check (valid_until_date > valid_from_date),
  set_by_account_id bigint references account,
  set_utc timestamptz not null default now(),
  -- Taken back, or followed by another one: kept, and asked no more.
  ended_utc timestamptz,
  check ((model = 'Static') = (amount is not null) and (model <> 'Static') = (percent is not null)),
  check (case model when 'Markup' then percent >= -100 when 'GrossMargin' then percent < 100 when 'SrpDiscount' then percent <= 100 else true end)
);
create index price_override_item on price_override (marketplace_id, item_id, min_quantity) where ended_utc is null;

-- Wishes to compute prices anew: one waits for each pricelist, later wishes join it.
create table price_update (
  price_update_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  -- null: all of them.
  item_ids bigint[],
  cause text not null check (cause in ('Rules', 'Override', 'Priority', 'Offers', 'Upstream', 'Vendor', 'Rate', 'Repair')),
  requested_by_account_id bigint references account,
  requested_utc timestamptz not null default now(),
  effective_date date not null,
  state text not null default 'Queued' check (state in ('Queued', 'Updating', 'Updated', 'Failed')),
  tries integer not null default 0,
  due_utc timestamptz not null default now(),
  changed_count integer,
  problem text,
  lease_until timestamptz,
  worker uuid,
  ended_utc timestamptz,
  check ((state in ('Updated', 'Failed')) = (ended_utc is not null))
);
create unique index price_update_queued on price_update (marketplace_id) where state = 'Queued';
create index price_update_open on price_update (due_utc) where state in ('Queued', 'Updating');
create index price_update_marketplace on price_update (marketplace_id, price_update_id);
create trigger keep_final before update or delete on price_update for each row execute function keep_final('state', 'Updated', 'Failed');
create trigger wake_round after insert or update of state on price_update for each statement execute function wake_round('update-prices');

-- What a pricelist asks, by quantity and day. What has begun is only ended; what has not begun is replaced by later updates.
create table price (
  price_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  marketplace_offer_id bigint not null references marketplace_offer,
  item_id bigint not null references item,
  min_quantity integer not null check (min_quantity > 0),
  amount unit_price not null,
  valid_from_date date not null,
  valid_until_date date check (valid_until_date > valid_from_date),
  price_update_id bigint references price_update
);
create unique index price_key on price (marketplace_id, item_id, min_quantity, valid_from_date)
  include (amount, valid_until_date, marketplace_offer_id, price_id);
create index price_item on price (item_id);

-- By one look at the neighbours of what was written: a constraint on ranges costs several times as much.
create function prices_apart() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (
    select from fresh f
    cross join lateral (
      select n.valid_from_date from price n
      where n.marketplace_id = f.marketplace_id and n.item_id = f.item_id and n.min_quantity = f.min_quantity
        and n.valid_from_date > f.valid_from_date order by n.valid_from_date limit 1) n
    where f.valid_until_date is null or f.valid_until_date > n.valid_from_date)
  or exists (
    select from fresh f
    cross join lateral (
      select n.valid_until_date from price n
      where n.marketplace_id = f.marketplace_id and n.item_id = f.item_id and n.min_quantity = f.min_quantity
        and n.valid_from_date < f.valid_from_date order by n.valid_from_date desc limit 1) n
    where n.valid_until_date is null or n.valid_until_date > f.valid_from_date) then
    raise exception 'An item has one price a day' using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
create trigger apart_inserted after insert on price referencing new table as fresh for each statement execute function prices_apart();
create trigger apart_updated after update on price referencing new table as fresh for each statement execute function prices_apart();

create function keep_price() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.valid_from_date < current_date then
      raise exception 'What a price was stays' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (new.price_id, new.marketplace_id, new.marketplace_offer_id, new.item_id, new.min_quantity, new.amount, new.valid_from_date)
    is distinct from (old.price_id, old.marketplace_id, old.marketplace_offer_id, old.item_id, old.min_quantity, old.amount, old.valid_from_date)
    or least(coalesce(new.valid_until_date, 'infinity'), coalesce(old.valid_until_date, 'infinity')) < current_date then
    raise exception 'What a price was stays; only its end may change, and no end that has passed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update or delete on price for each row execute function keep_price();

-- Why a price is as it is: for its seller alone.
create table price_reason (
  price_id bigint primary key references price on delete cascade,
  marketplace_id bigint not null references marketplace,
  cost unit_price,
  cost_currency currency_code,
  rate numeric(24, 12),
  srp unit_price,
  winner jsonb not null,
  losers jsonb not null default '[]',
  -- Of all that stands above: a price that would come about in the same way is not written again.
  signature text not null
);

-- What a euro costs, day by day; a later one of the same day replaces none.
create table exchange_rate (
  currency currency_code not null,
  as_of_utc timestamptz not null,
  per_euro numeric(18, 9) not null check (per_euro > 0),
  source text not null check (source in ('Bank', 'Import', 'Hand')),
  set_by_account_id bigint references account,
  primary key (currency, as_of_utc)
);
create trigger append_only before update or truncate on exchange_rate for each statement execute function refuse_change();
create trigger append_only_stays before delete on exchange_rate for each row execute function refuse_change();

-- What a vendor asks or suggests has changed: the pricelists that offer it are computed anew, whoever owns them.
create function queue_priced_items() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into price_update as waiting (marketplace_id, item_ids, cause, effective_date)
    select o.marketplace_id, array_agg(distinct i.item_id order by i.item_id), 'Vendor', current_date
    from touched t join item i using (item_id) join marketplace_offer o on o.service_id = i.service_id and o.state = 'Active'
    join marketplace m on m.marketplace_id = o.marketplace_id and m.state = 'Active'
    group by o.marketplace_id order by o.marketplace_id
  on conflict (marketplace_id) where state = 'Queued' do update set
    item_ids = case when waiting.item_ids is null then null
      else array(select distinct unnest(waiting.item_ids || excluded.item_ids) order by 1) end,
    effective_date = least(waiting.effective_date, excluded.effective_date);
  update marketplace m set price_state = 'Queued'
    from touched t join item i using (item_id) join marketplace_offer o on o.service_id = i.service_id and o.state = 'Active'
    where m.marketplace_id = o.marketplace_id and m.state = 'Active' and m.price_state <> 'Queued';
  return null;
end $$;
create trigger queue_prices_inserted after insert on item_cost referencing new table as touched
  for each statement execute function queue_priced_items();
create trigger queue_prices_updated after update on item_cost referencing new table as touched
  for each statement execute function queue_priced_items();
create trigger queue_prices_deleted after delete on item_cost referencing old table as touched
  for each statement execute function queue_priced_items();
create trigger queue_prices_inserted after insert on item_srp referencing new table as touched
  for each statement execute function queue_priced_items();
create trigger queue_prices_updated after update on item_srp referencing new table as touched
  for each statement execute function queue_priced_items();
create trigger queue_prices_deleted after delete on item_srp referencing old table as touched
  for each statement execute function queue_priced_items();
