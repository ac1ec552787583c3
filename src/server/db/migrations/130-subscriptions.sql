-- Subscriptions: the commercial side of product accounts. What runs in which quantity from day to day, who sells it to whom, at what.

create table subscription (
  account_id bigint primary key references account,
  -- null: of a product that stands in no catalogue.
  service_id bigint references service,
  commitment_months integer not null check (commitment_months between 1 and 120),
  billing text not null check (billing in ('Monthly', 'YearlyPrepaid')),
  quantity integer not null check (quantity >= 1),
  -- What it is from the next term on.
  next_quantity integer check (next_quantity >= 1),
  state text not null default 'Ordered' check (state in ('Ordered', 'Provisioning', 'Active', 'Suspended', 'Failed', 'Ended')),
  start_date date,
  term_start_date date,
  -- The first day of the next term; null: it goes on from month to month.
  term_end_date date,
  lock_end_date date,
  renewal_mode text not null default 'Renew' check (renewal_mode in ('Renew', 'Terminate')),
  protected_until_date date,
  -- What the vendor calls it.
  vendor_reference text,
  connector_id bigint references connector,
  first_order_line_id bigint,
  -- From which it was upgraded.
  from_account_id bigint references account,
  ended_date date,
  end_cause text,
  check ((state = 'Ended') = (ended_date is not null) and (state = 'Ended') = (end_cause is not null))
);
create index subscription_service on subscription (service_id, account_id);
create index subscription_term on subscription (term_end_date) where state in ('Active', 'Suspended');

-- Everything that ever changed in one: played again from the first, it is the row.
create table subscription_event (
  event_id bigint generated always as identity primary key,
  account_id bigint not null references subscription,
  at_utc timestamptz not null default now(),
  effective_date date not null default current_date,
  kind text not null check (kind <> ''),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  order_line_id bigint,
  request_id bigint,
  user_account_id bigint references account
);
create index subscription_event_account on subscription_event (account_id, event_id);
create trigger append_only before update or truncate on subscription_event for each statement execute function refuse_change();
create trigger append_only_stays before delete on subscription_event for each row execute function refuse_change();

-- A quantity of a fee from day to day: what bills are made of. The last day is the first on which it no longer holds.
create table subscription_span (
  span_id bigint generated always as identity primary key,
  account_id bigint not null references subscription,
  item_id bigint not null references item,
  quantity integer not null check (quantity > 0),
  from_date date not null,
  to_date date check (to_date > from_date),
  -- Units that came in the middle of a year that was paid in advance.
  is_addition boolean not null default false,
  order_line_id bigint,
  exclude using gist (int8range(account_id, account_id, '[]') with &&, int8range(item_id, item_id, '[]') with &&,
    daterange(from_date, to_date) with &&) where (not is_addition)
);
create index subscription_span_account on subscription_span (account_id, item_id, from_date);

-- One sale in the chain from the payer (1) up to the root or the service's vendor.
create table sale_tier (
  tier_id bigint generated always as identity primary key,
  account_id bigint not null references subscription,
  position integer not null check (position >= 1),
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  currency currency_code not null,
  from_date date not null,
  to_date date check (to_date > from_date),
  check (seller_account_id <> buyer_account_id),
  exclude using gist (int8range(account_id, account_id, '[]') with &&, int4range(position, position, '[]') with &&,
    daterange(from_date, to_date) with &&)
);
create index sale_tier_account on sale_tier (account_id, position, from_date);
create index sale_tier_seller on sale_tier (seller_account_id);
create index sale_tier_buyer on sale_tier (buyer_account_id);

-- What a tier pays for a fee: of the rows that hold on a day the latest.
create table tier_price (
  tier_price_id bigint generated always as identity primary key,
  tier_id bigint not null references sale_tier,
  seller_account_id bigint not null references account,
  buyer_account_id bigint not null references account,
  item_id bigint not null references item,
  min_quantity integer not null default 1 check (min_quantity >= 1),
  kind text not null check (kind in ('List', 'Protected', 'Quote', 'Custom')),
  amount unit_price not null,
  from_date date not null,
  to_date date check (to_date > from_date),
  price_id bigint references price on delete set null,
  set_by_account_id bigint references account,
  note text
);
create index tier_price_tier on tier_price (tier_id, item_id, from_date);
create index tier_price_price on tier_price (price_id);
create index tier_price_seller on tier_price (seller_account_id);
create index tier_price_buyer on tier_price (buyer_account_id);

-- A price has the parties of its tier, whatever a statement says.
create function take_parties_of_tier() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  select t.seller_account_id, t.buyer_account_id into new.seller_account_id, new.buyer_account_id
    from sale_tier t where t.tier_id = new.tier_id;
  return new;
end $$;
create trigger own before insert on tier_price for each row execute function take_parties_of_tier();
create trigger append_only_whole before truncate on tier_price for each statement execute function refuse_change();

-- Of a span, a tier and a price only the end changes; nothing of them is deleted.
create function keep_but_end() returns trigger language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'to_date' = to_jsonb(old) - 'to_date' then
    return new;
  end if;
  -- The reference to a price that was computed anew before it began is given up.
  if tg_op = 'UPDATE' and tg_table_name = 'tier_price' and to_jsonb(new) - 'price_id' = to_jsonb(old) - 'price_id' and new.price_id is null then
    return new;
  end if;
  raise exception 'Of % only the end changes', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger keep before update or delete on subscription_span for each row execute function keep_but_end();
create trigger keep before update or delete on sale_tier for each row execute function keep_but_end();
create trigger keep before update or delete on tier_price for each row execute function keep_but_end();

create trigger keep_final before update of state or delete on subscription
  for each row execute function keep_final('state', 'Ended');

-- What the account shows of its subscription; never the other way about.
create function subscription_values(s subscription) returns jsonb stable language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'ServiceStatus', case s.state when 'Ended' then 'Terminated' else s.state end, 'Quantity', s.quantity, 'StartDate', s.start_date,
    'EndDate', coalesce(s.ended_date, s.term_end_date), 'LockEndDate', s.lock_end_date, 'SubscriptionBilling', s.billing,
    'RenewalMode', s.renewal_mode))
$$;

create function show_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  changed text[] := array(select key from jsonb_each(becomes) where value is distinct from was -> key order by key);
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  insert into subscription_event (account_id, kind, before, after, order_line_id, user_account_id)
  select new.account_id,
    case when new.state <> old.state then new.state when new.quantity <> old.quantity then 'QuantityChanged'
      when new.renewal_mode <> old.renewal_mode then 'RenewalChanged' when new.term_start_date is distinct from old.term_start_date then 'TermBegun'
      else 'Changed' end,
    (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (changed)),
    (select jsonb_object_agg(key, value) from jsonb_each(becomes) where key = any (changed)),
    new.first_order_line_id, scope_user();
  insert into account_value as v (account_id, "values") values (new.account_id, subscription_values(new))
  on conflict (account_id) do update
    set "values" = v."values" - array['ServiceStatus', 'Quantity', 'StartDate', 'EndDate', 'LockEndDate', 'SubscriptionBilling', 'RenewalMode']
      || excluded."values";
  return null;
end $$;
create trigger show after update on subscription for each row execute function show_subscription();

-- What the payer pays for a unit and month, and how far that lies below what the vendor suggests.
create function show_unit_price() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update account_value v set "values" = v."values" - 'Discount' || jsonb_strip_nulls(jsonb_build_object('Currency', paid.currency,
      'UnitPrice', paid.amount, 'Discount', case when paid.srp > paid.amount then round(100 - 100 * paid.amount / paid.srp, 1) end))
  from (
    select s.account_id, t.currency, sum(now_paid.amount) as amount, case when bool_and(i_srp.srp is not null) then sum(i_srp.srp) end as srp
    from subscription s
    join sale_tier t on t.account_id = s.account_id and t.position = 1 and t.to_date is null
    cross join lateral (
      select distinct on (p.item_id) p.item_id, p.amount from tier_price p join item i using (item_id)
      where p.tier_id = t.tier_id and i.fee_type = 'Monthly' and i.basis <> 'Metered' and p.from_date <= current_date
        and (p.to_date is null or p.to_date > current_date)
      order by p.item_id, p.from_date desc, p.tier_price_id desc) now_paid
    left join lateral (
      select r.srp from item_srp r
      where r.item_id = now_paid.item_id and r.currency = t.currency and r.min_quantity <= s.quantity and r.valid_from_date <= current_date
        and (r.valid_until_date is null or r.valid_until_date > current_date)
      order by r.min_quantity desc limit 1) i_srp on true
    where s.account_id in (select tier.account_id from fresh f join sale_tier tier using (tier_id) where tier.position = 1)
    group by s.account_id, t.currency) paid
  where v.account_id = paid.account_id;
  return null;
end $$;
create trigger show after insert on tier_price referencing new table as fresh for each statement execute function show_unit_price();

-- Whoever ends the account ends the subscription; spans and tiers end with it.
create function end_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update subscription set state = 'Ended', ended_date = current_date, end_cause = 'Termination', next_quantity = null
    where account_id = new.account_id and state <> 'Ended';
  update subscription_span set to_date = greatest(current_date, from_date + 1)
    where account_id = new.account_id and (to_date is null or to_date > current_date);
  update sale_tier set to_date = greatest(current_date, from_date + 1) where account_id = new.account_id and to_date is null;
  return null;
end $$;
create trigger end_subscription after update of account_state on account for each row
  when (new.account_type = 'Product' and new.account_state = 'Terminated' and old.account_state <> 'Terminated')
  execute function end_subscription();

create function ends_with_account() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from subscription s join account a using (account_id)
    where s.account_id = new.account_id and (s.state = 'Ended') <> (a.account_state = 'Terminated')) then
    raise exception 'Subscription % ends with its account, in one transaction', new.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ends_with_account after insert or update of state on subscription deferrable initially deferred
  for each row execute function ends_with_account();

-- Who pays for what stands at an account: its company, or the nearest reseller above that pays for others.
create function payer_of(of_account bigint) returns bigint
stable language sql as $$
  select payer.account_id
  from portolan.account a
  join portolan.account payer on payer.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[])
  left join portolan.account_value v on v.account_id = payer.account_id
  where a.account_id = of_account and payer.account_type in ('Company', 'Reseller')
    and (payer.parent_account_id is null or v."values" ->> 'BillingMethod' is distinct from 'ThroughReseller')
  order by length(payer.path) desc limit 1
$$;

-- The sales of a service to a payer: from his seller up to the root, or to the vendor himself where he stands in between.
create function sale_chain(payer bigint, service bigint)
returns table (place integer, seller_account_id bigint, buyer_account_id bigint, currency text)
stable language sql as $$
  select (row_number() over (order by length(chain.path) desc) - 1)::integer, chain.account_id,
    lag(chain.account_id) over (order by length(chain.path) desc), lag(chain.currency) over (order by length(chain.path) desc)
  from portolan.account p
  left join portolan.service s on s.service_id = service
  left join portolan.account owner on owner.account_id = s.owner_account_id
  join portolan.account chain on chain.account_id = any (string_to_array(trim(both '/' from p.path), '/')::bigint[])
  where p.account_id = payer and (owner.path is null or not p.path ^@ owner.path or length(chain.path) >= length(owner.path))
  order by 1 offset 1
$$;

-- Product accounts that have no subscription get one that says what their values say, with spans and tiers of what runs. Tenants have
-- no right to any of it: it is for the owner of the database, when accounts came otherwise than by an order.
create function adopt_subscriptions() returns integer
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  adopted bigint[];
begin
  with said as (
    select a.account_id, a.account_state, a.created_utc, a.terminated_utc, s.service_id, s.connector_id, s.price_protection, s.protection_months,
      v."values" ->> 'SubscriptionBilling' is not distinct from 'YearlyPrepaid' as is_prepaid, v."values" ->> 'ServiceStatus' as status,
      v."values" ->> 'RenewalMode' as renewal,
      case when v."values" ->> 'Quantity' ~ '^\d{1,9}$' then greatest(1, (v."values" ->> 'Quantity')::integer) else 1 end as quantity,
      case when v."values" ->> 'StartDate' ~ '^\d{4}-\d\d-\d\d$' then (v."values" ->> 'StartDate')::date
        else (a.created_utc at time zone 'UTC')::date end as start_date,
      case when v."values" ->> 'EndDate' ~ '^\d{4}-\d\d-\d\d$' then (v."values" ->> 'EndDate')::date end as end_date,
      case when v."values" ->> 'LockEndDate' ~ '^\d{4}-\d\d-\d\d$' then (v."values" ->> 'LockEndDate')::date end as lock_end_date
    from account a left join account_value v using (account_id) left join service s on s.product_name = a.product_name
    where a.account_type = 'Product' and not exists (select from subscription known where known.account_id = a.account_id)),
  made as (
    insert into subscription (account_id, service_id, connector_id, commitment_months, billing, quantity, state, start_date, term_start_date,
      term_end_date, lock_end_date, renewal_mode, protected_until_date, ended_date, end_cause)
    select account_id, service_id, connector_id, case when is_prepaid then 12 else 1 end, case when is_prepaid then 'YearlyPrepaid' else 'Monthly' end,
      quantity, case when account_state = 'Terminated' then 'Ended' when status in ('Provisioning', 'Failed', 'Suspended') then status else 'Active' end,
      start_date, case when is_prepaid and account_state = 'Active' and end_date is not null then greatest(start_date, (end_date - interval '1 year')::date) else start_date end,
      case when account_state = 'Active' then end_date end, lock_end_date, case when renewal = 'Terminate' then renewal else 'Renew' end,
      case when account_state = 'Active' then
        case price_protection when 'Term' then end_date when 'Months' then (start_date + make_interval(months => protection_months))::date end end,
      case when account_state = 'Terminated' then coalesce(end_date, (terminated_utc at time zone 'UTC')::date, current_date) end,
      case when account_state = 'Terminated' then 'Termination' end
    from said order by account_id
    returning *),
  noted as (
    insert into subscription_event (account_id, effective_date, kind, after)
    select account_id, coalesce(start_date, current_date), 'Adopted', to_jsonb(made) from made)
  select coalesce(array_agg(account_id), '{}') into adopted from made;
  insert into subscription_span (account_id, item_id, quantity, from_date)
    select s.account_id, i.item_id, case i.basis when 'Unit' then s.quantity else 1 end, s.start_date
    from subscription s
    join item i on i.service_id = s.service_id and i.state = 'Active' and i.billing = s.billing and i.commitment_months = s.commitment_months
    where s.account_id = any (adopted) and s.state in ('Active', 'Suspended') and s.start_date is not null and i.is_required
    order by s.account_id, i.item_id;
  insert into sale_tier (account_id, position, seller_account_id, buyer_account_id, currency, from_date)
    select s.account_id, chain.place, chain.seller_account_id, chain.buyer_account_id, chain.currency, s.start_date
    from subscription s cross join lateral sale_chain(payer_of(s.account_id), s.service_id) chain
    where s.account_id = any (adopted) and s.state in ('Active', 'Suspended') and s.start_date is not null and chain.currency is not null
    order by s.account_id, chain.place;
  return cardinality(adopted);
end $$;

select adopt_subscriptions();

-- What these rows have to meet is asked at once: a table with open questions cannot be altered by what comes next.
set constraints ends_with_account immediate;
set constraints ends_with_account deferred;
