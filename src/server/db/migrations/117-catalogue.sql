-- The catalogue: who offers services, what they are and cost, how they are grouped, and in which pricelists they stand.

-- An amount of money has fifteen digits, so that JSON numbers carry it unharmed.
create domain unit_price as numeric(15, 6) check (value >= 0);
create domain service_state as text check (value in ('Draft', 'Published', 'Retired'));
create domain currency_code as text check (value ~ '^[A-Z]{3}$');
-- Texts by language, such as {"en": "Mailbox", "de": "Postfach"}.
create domain texts_by_language as jsonb check (jsonb_typeof(value) = 'object');

create table vendor_profile (
  account_id bigint primary key references account,
  name text not null check (name <> ''),
  logo_path text references stored_image,
  website text,
  descriptions texts_by_language not null default '{}',
  contact jsonb not null default '{}',
  legal_texts texts_by_language not null default '{}',
  state text not null default 'Draft' check (state in ('Draft', 'Published')),
  updated_utc timestamptz not null default now()
);

create table connector (
  connector_id bigint generated always as identity primary key,
  owner_account_id bigint not null references vendor_profile,
  name text not null check (name <> ''),
  kind text not null check (kind in ('Webhook', 'Manual')),
  url text,
  secret bytea,
  -- While a secret changes, both are good.
  next_secret bytea,
  timeout_ms integer not null default 15000 check (timeout_ms between 1000 and 60000),
  most_a_minute integer not null default 120 check (most_a_minute between 1 and 6000),
  health text not null default 'Unknown' check (health in ('Unknown', 'Up', 'Down', 'Misconfigured')),
  checked_utc timestamptz,
  failures_count integer not null default 0,
  paused_until_utc timestamptz,
  unique (owner_account_id, name),
  check (kind = 'Manual' or url is not null)
);

create table service (
  service_id bigint generated always as identity primary key,
  owner_account_id bigint not null references vendor_profile,
  product_name text not null unique check (product_name <> ''),
  vendor_sku text,
  product_number text not null,
  category text not null,
  tags text[] not null default '{}',
  licensed_per text not null default 'User' check (licensed_per in ('User', 'Department', 'Company')),
  currency currency_code not null default 'EUR',
  billing_rule text not null default 'Prorate' check (billing_rule in ('Prorate', 'WholePeriod')),
  price_protection text not null default 'None' check (price_protection in ('None', 'Term', 'Months')),
  protection_months integer check (protection_months > 0),
  -- The term cannot be left before its end.
  is_locking boolean not null default false,
  is_bundle boolean not null default false,
  connector_id bigint references connector,
  icon_path text references stored_image,
  state service_state not null default 'Draft',
  published_utc timestamptz,
  modified_utc timestamptz not null default now(),
  -- How many run it, counted from time to time: what is taken most stands first.
  ranking integer not null default 0,
  -- Kept from its texts, for lists and the search.
  names texts_by_language not null default '{}',
  summaries texts_by_language not null default '{}',
  search_names text not null default '',
  search_text text not null default '',
  unique (owner_account_id, product_number),
  check ((price_protection = 'Months') = (protection_months is not null)),
  check (state = 'Draft' or published_utc is not null)
);
create index service_owner on service (owner_account_id);
create index service_published on service (ranking desc, service_id) where state = 'Published';
create index service_search on service using gin (search_text public.gin_trgm_ops);

create table service_text (
  service_id bigint not null references service on delete cascade,
  language text not null,
  owner_account_id bigint not null references account,
  display_name text not null default '',
  summary text not null default '',
  description_html text not null default '',
  primary key (service_id, language)
);

create table service_file (
  service_file_id bigint generated always as identity primary key,
  service_id bigint not null references service on delete cascade,
  owner_account_id bigint not null references account,
  kind text not null check (kind in ('Illustration', 'Document')),
  -- null: for readers of every language.
  language text,
  title text not null,
  path text not null,
  content_type text not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  position integer not null
);
create index service_file_service on service_file (service_id, position);

create table service_bundle_part (
  bundle_service_id bigint not null references service on delete cascade,
  part_service_id bigint not null references service,
  owner_account_id bigint not null references account,
  quantity integer not null default 1 check (quantity > 0),
  primary key (bundle_service_id, part_service_id)
);

create table service_upgrade (
  from_service_id bigint not null references service on delete cascade,
  to_service_id bigint not null references service on delete cascade,
  owner_account_id bigint not null references account,
  kind text not null check (kind in ('Full', 'Partial')),
  primary key (from_service_id, to_service_id),
  check (from_service_id <> to_service_id)
);

create table service_group (
  service_group_id bigint generated always as identity primary key,
  owner_company_id bigint not null references account,
  name text not null check (name <> ''),
  position integer not null default 0,
  unique (owner_company_id, name)
);
create table service_group_member (
  service_group_id bigint not null references service_group on delete cascade,
  service_id bigint not null references service on delete cascade,
  owner_company_id bigint not null references account,
  primary key (service_group_id, service_id)
);
create index service_group_member_service on service_group_member (service_id);

-- A fee of a service in one term: the smallest thing that has a price.
create table item (
  item_id bigint generated always as identity primary key,
  service_id bigint not null references service on delete cascade,
  owner_account_id bigint not null references account,
  names texts_by_language not null,
  vendor_sku text,
  fee_type text not null check (fee_type in ('Base', 'Monthly', 'OneTime')),
  basis text not null check (basis in ('Subscription', 'Unit', 'Metered')),
  unit text not null check (unit in ('User', 'Device', 'Mailbox', 'GB', 'Hour', 'Message', 'Subscription', 'Department', 'Company')),
  commitment_months integer not null check (commitment_months between 0 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid', 'Once')),
  is_required boolean not null default true,
  state text not null default 'Active' check (state in ('Active', 'Retired')),
  position integer not null default 0,
  unique (service_id, vendor_sku),
  check ((fee_type = 'OneTime') = (billing = 'Once') and (billing = 'Once') = (commitment_months = 0)),
  check (fee_type <> 'Base' or basis = 'Subscription'),
  check (basis <> 'Metered' or fee_type = 'Monthly' and billing = 'Monthly')
);
create index item_service on item (service_id, position);

-- What the vendor asks of sellers, and what he suggests to customers: by quantity and day, never twice for one day.
create table item_cost (
  item_cost_id bigint generated always as identity primary key,
  item_id bigint not null references item on delete cascade,
  owner_account_id bigint not null references account,
  currency currency_code not null,
  min_quantity integer not null default 1 check (min_quantity > 0),
  purchase_price unit_price not null,
  valid_from_date date not null,
  -- The first day on which it no longer holds.
  valid_until_date date check (valid_until_date > valid_from_date),
  exclude using gist (int8range(item_id, item_id, '[]') with &&, int4range(min_quantity, min_quantity, '[]') with &&,
    daterange(valid_from_date, valid_until_date) with &&)
);
create index item_cost_item on item_cost (item_id, min_quantity, valid_from_date);
create table item_srp (
  item_srp_id bigint generated always as identity primary key,
  item_id bigint not null references item on delete cascade,
  owner_account_id bigint not null references account,
  service_id bigint not null references service on delete cascade,
  currency currency_code not null,
  min_quantity integer not null default 1 check (min_quantity > 0),
  srp unit_price not null,
  valid_from_date date not null,
  valid_until_date date check (valid_until_date > valid_from_date),
  exclude using gist (int8range(item_id, item_id, '[]') with &&, int4range(min_quantity, min_quantity, '[]') with &&,
    daterange(valid_from_date, valid_until_date) with &&)
);
create index item_srp_item on item_srp (item_id, min_quantity, valid_from_date);

-- Pricelists: what a seller offers, and to whom.
create table marketplace (
  marketplace_id bigint generated always as identity primary key,
  owner_company_id bigint not null references account,
  name text not null check (name <> ''),
  currency currency_code not null,
  state text not null default 'Active' check (state in ('Active', 'Deleted')),
  unique (owner_company_id, name)
);
create table marketplace_customer (
  marketplace_id bigint not null references marketplace,
  customer_account_id bigint not null references account,
  assigned_by_account_id bigint references account,
  assigned_utc timestamptz not null default now(),
  primary key (marketplace_id, customer_account_id)
);
create index marketplace_customer_customer on marketplace_customer (customer_account_id);
create table marketplace_offer (
  marketplace_offer_id bigint generated always as identity primary key,
  marketplace_id bigint not null references marketplace,
  service_id bigint not null references service,
  state text not null default 'Active' check (state in ('Active', 'Withdrawn')),
  added_by text not null default 'User' check (added_by in ('User', 'Propagation', 'AutoAdd')),
  added_utc timestamptz not null default now(),
  withdrawn_utc timestamptz,
  unique (marketplace_id, service_id),
  check ((state = 'Withdrawn') = (withdrawn_utc is not null))
);
create index marketplace_offer_service on marketplace_offer (service_id, marketplace_id);

-- What belongs to a service or a group belongs to its owner, whatever a statement says.
create function take_owner_of_service() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select s.owner_account_id into new.owner_account_id from service s where s.service_id = new.service_id;
  return new;
end $$;
create trigger own before insert or update on service_text for each row execute function take_owner_of_service();
create trigger own before insert or update on service_file for each row execute function take_owner_of_service();
create trigger own before insert or update on item for each row execute function take_owner_of_service();

create function take_owner_of_bundle() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select s.owner_account_id into new.owner_account_id from service s where s.service_id = new.bundle_service_id;
  if exists (select from service s where s.service_id = new.part_service_id and s.is_bundle) then
    raise exception 'A part of a bundle is no bundle' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger own before insert or update on service_bundle_part for each row execute function take_owner_of_bundle();

create function take_owner_of_upgrade() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select s.owner_account_id into new.owner_account_id from service s where s.service_id = new.from_service_id;
  return new;
end $$;
create trigger own before insert or update on service_upgrade for each row execute function take_owner_of_upgrade();

create function take_owner_of_group() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select g.owner_company_id into new.owner_company_id from service_group g where g.service_group_id = new.service_group_id;
  return new;
end $$;
create trigger own before insert or update on service_group_member for each row execute function take_owner_of_group();

create function take_owner_of_cost() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select i.owner_account_id into new.owner_account_id from item i where i.item_id = new.item_id;
  return new;
end $$;
create trigger own before insert or update on item_cost for each row execute function take_owner_of_cost();

create function take_owner_of_srp() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select i.owner_account_id, i.service_id into new.owner_account_id, new.service_id from item i where i.item_id = new.item_id;
  return new;
end $$;
create trigger own before insert or update on item_srp for each row execute function take_owner_of_srp();

-- Whoever has a service is a vendor, and so has a profile.
create function make_vendor_profile() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into vendor_profile (account_id, name) select account_id, display_name from account where account_id = new.owner_account_id
  on conflict do nothing;
  return new;
end $$;
create trigger of_vendor before insert on service for each row execute function make_vendor_profile();
create trigger of_vendor before insert on connector for each row execute function make_vendor_profile();

-- What lists show and the search finds of a service, kept with every change of its words.
create function keep_search_of_service() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  vendor text := (select v.name from vendor_profile v where v.account_id = new.owner_account_id);
begin
  select coalesce(jsonb_object_agg(t.language, t.display_name) filter (where t.display_name <> ''), '{}'),
    coalesce(jsonb_object_agg(t.language, t.summary) filter (where t.summary <> ''), '{}'),
    ' ' || coalesce(string_agg(search_form(t.display_name), ' ' order by t.language), '')
  into new.names, new.summaries, new.search_names
  from service_text t where t.service_id = new.service_id;
  new.search_text := new.search_names || ' ' || search_form(concat_ws(' ', new.product_name, new.vendor_sku, new.product_number,
    array_to_string(new.tags, ' '), vendor, (select string_agg(value, ' ') from jsonb_each_text(new.summaries))));
  return new;
end $$;
create trigger keep_search before insert or update on service for each row execute function keep_search_of_service();

create function touch_service_of_text() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update service set modified_utc = now() where service_id = coalesce(new.service_id, old.service_id);
  return null;
end $$;
create trigger touch after insert or update or delete on service_text for each row execute function touch_service_of_text();

create function touch_services_of_vendor() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update service set ranking = ranking where owner_account_id = new.account_id;
  return null;
end $$;
create trigger touch after update on vendor_profile for each row when (old.name is distinct from new.name)
  execute function touch_services_of_vendor();

-- What has been ordered keeps its key; a published service is retired, not deleted; a retired one is in no pricelist.
create function keep_service() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'Draft' then
      raise exception 'Only a draft is deleted' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if new.owner_account_id <> old.owner_account_id then
    raise exception 'A service stays with its vendor' using errcode = 'check_violation';
  end if;
  if new.state = 'Draft' and old.state <> 'Draft' then
    raise exception 'What was published is no draft again' using errcode = 'check_violation';
  end if;
  if new.product_name <> old.product_name and (old.state <> 'Draft' or exists (select from account a where a.product_name = old.product_name)) then
    raise exception 'What has been offered keeps its key' using errcode = 'check_violation';
  end if;
  if new.state = 'Retired' and old.state <> 'Retired' then
    update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = new.service_id and state = 'Active';
  end if;
  return new;
end $$;
create trigger keep before update or delete on service for each row execute function keep_service();

create function check_offer() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if new.state = 'Active' and not exists (select from service s where s.service_id = new.service_id and s.state = 'Published') then
    raise exception 'Only a published service is offered' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_offer before insert or update on marketplace_offer for each row execute function check_offer();

-- A customer stands directly below who owns the pricelist.
create function check_marketplace_customer() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (
    select from marketplace m join account c on c.account_id = new.customer_account_id
    where m.marketplace_id = new.marketplace_id and c.parent_account_id = m.owner_company_id and c.account_type in ('Reseller', 'Company')) then
    raise exception 'A pricelist is for companies directly below its owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_customer before insert or update on marketplace_customer for each row execute function check_marketplace_customer();

-- Who gets another seller leaves the pricelists of the old one.
create function leave_marketplaces() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  delete from marketplace_customer c using marketplace m
  where c.customer_account_id = new.account_id and m.marketplace_id = c.marketplace_id
    and m.owner_company_id is distinct from new.parent_account_id;
  return null;
end $$;
create trigger leave_marketplaces after update of parent_account_id on account
  for each row when (old.parent_account_id is distinct from new.parent_account_id) execute function leave_marketplaces();
