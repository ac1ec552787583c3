-- Bills: functions that write where their caller may not. They derive parties, prices and numbers themselves and take none as an argument.

-- The moment that billing goes by: the present, and in a demo world as much later as somebody has set its clock.
create function billing_now() returns timestamptz
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select clock_timestamp() + coalesce((select value::interval from installation where name = 'demo-clock'), interval '0')
$$;

-- Sets the clock of a demo world, from its root alone and never back: what was billed stays billed. Elsewhere nobody can.
create function set_billing_clock(moment timestamptz) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from installation where name = 'demo-parts') or scope_account() is distinct from (
    select account_id from account where parent_account_id is null order by account_id limit 1) then
    raise exception 'only a demo world has a clock that can be set' using errcode = 'insufficient_privilege';
  end if;
  if moment < billing_now() or moment > clock_timestamp() + interval '5 years' then
    raise exception 'the clock of billing goes forward, by five years at most' using errcode = 'invalid_parameter_value';
  end if;
  insert into installation (name, value) values ('demo-clock', (moment - clock_timestamp())::text)
    on conflict (name) do update set value = excluded.value;
end $$;

-- Whoever bills a buyer holds him alone; what changes what he pays holds him beside others.
create function hold_billing(buyers bigint[]) returns void volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  buyer bigint;
begin
  foreach buyer in array array(select distinct b from unnest(buyers) b order by b) loop
    perform pg_advisory_xact_lock(hashtextextended('billing ' || buyer, 0));
  end loop;
end $$;

create function first_day_of(interval_id integer) returns date immutable language sql as $$
  select make_date(interval_id / 100, interval_id % 100, 1)
$$;
create function end_of(interval_id integer) returns date immutable language sql as $$
  select (make_date(interval_id / 100, interval_id % 100, 1) + interval '1 month')::date
$$;

-- The first interval that this installation bills.
create function first_billed_interval() returns integer
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select value::integer from installation where name = 'first-billed-interval'
$$;

-- The first invoice that is printed without being asked for.
create function first_printed_invoice() returns bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce((select value::bigint from installation where name = 'first-printed-invoice'), 0)
$$;

-- From which day on a change of a subscription counts: today, or the first of next month once anybody who sells it has begun to bill
-- this one and is done with its buyer. What is billed never changes. Runs and bills wait until the transaction ends.
create function effective_day(of_account bigint) returns date
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  today date := (billing_now() at time zone 'UTC')::date;
  this_interval integer := to_char(today, 'YYYYMM')::integer;
  one record;
  is_billed boolean := false;
begin
  for one in
    select t.seller_account_id as seller, t.buyer_account_id as buyer from sale_tier t
      where t.account_id = of_account and (t.to_date is null or t.to_date > today)
    union
    select c.seller_account_id, c.buyer_account_id from subscription s cross join lateral sale_chain(payer_of(s.account_id), s.service_id) c
      where s.account_id = of_account
    order by 1, 2
  loop
    perform pg_advisory_xact_lock_shared(hashtextextended('bill run ' || one.seller, 0));
    perform pg_advisory_xact_lock_shared(hashtextextended('billing ' || one.buyer, 0));
    is_billed := is_billed or exists (
      select from bill_run r where r.seller_account_id = one.seller and r.interval_id = this_interval and not exists (
        select from bill_run_item i where i.bill_run_id = r.bill_run_id and i.buyer_account_id = one.buyer and i.state in ('Open', 'Failed')));
  end loop;
  return case when is_billed then end_of(this_interval) else today end;
end $$;

-- The intervals up to one of which some seller of the scope may have anything to bill and no run, the oldest first: one look at all sales,
-- where a look for each interval would go through them once a month and year.
create function intervals_to_begin(last_interval integer) returns setof integer
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with sellers as (
    select t.seller_account_id as seller, min(t.from_date) as from_date, max(coalesce(t.to_date, 'infinity'::date)) as to_date
      from sale_tier t where t.seller_account_id = any ((select scope_sellers())::bigint[]) group by 1
    union all
    select c.seller_account_id, min(c.created_utc at time zone 'UTC')::date, 'infinity' from custom_charge c
      where c.state = 'PendingBilling' and c.seller_account_id = any ((select scope_sellers())::bigint[]) group by 1
    union all
    select t.seller_account_id, min(u.received_utc at time zone 'UTC')::date, 'infinity' from usage_record u join sale_tier t on t.account_id = u.account_id
      where u.interval_id is null and t.seller_account_id = any ((select scope_sellers())::bigint[]) group by 1),
  months as (
    select to_char(m, 'YYYYMM')::integer as interval_id
    from generate_series(first_day_of(first_billed_interval()), first_day_of(last_interval), interval '1 month') m)
  select distinct m.interval_id from months m
  join sellers s on s.from_date < end_of(m.interval_id) and s.to_date > first_day_of(m.interval_id)
  where not exists (select from bill_run r where r.seller_account_id = s.seller and r.interval_id = m.interval_id)
  order by 1
$$;

-- Begins the runs of an interval for all sellers of the scope that have anything to bill, sold, charged or used, and no run of it. Answers how many began.
create function begin_bill_runs(for_interval integer, charges_before timestamptz) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  sellers bigint[];
  seller bigint;
  begun bigint[];
  many integer;
begin
  sellers := array(
    select wanted.seller from (
      select t.seller_account_id as seller from sale_tier t
        where t.from_date < end_of(for_interval) and (t.to_date is null or t.to_date > first_day_of(for_interval))
      union
      select c.seller_account_id from custom_charge c where c.state = 'PendingBilling' and c.created_utc < charges_before
      union
      select t.seller_account_id from usage_record u cross join lateral sales_of_use(u.account_id, u.day_date) sold join sale_tier t on t.tier_id = sold
        where u.interval_id is null and u.received_utc < charges_before) wanted
    where wanted.seller = any (scope_sellers())
      and not exists (select from bill_run r where r.seller_account_id = wanted.seller and r.interval_id = for_interval)
    order by wanted.seller);
  foreach seller in array sellers loop
    perform pg_advisory_xact_lock(hashtextextended('bill run ' || seller, 0));
  end loop;
  with made as (
    insert into bill_run (seller_account_id, interval_id, started_utc) select s, for_interval, billing_now() from unnest(sellers) s
    on conflict (seller_account_id, interval_id) do nothing
    returning bill_run_id)
  select coalesce(array_agg(bill_run_id), '{}') into begun from made;
  insert into bill_run_item (bill_run_id, buyer_account_id, seller_account_id, tiers_count)
    select r.bill_run_id, wanted.buyer, r.seller_account_id, sum(wanted.tiers)
    from bill_run r
    cross join lateral (
      select t.buyer_account_id as buyer, 1 as tiers from sale_tier t
        where t.seller_account_id = r.seller_account_id and t.from_date < end_of(for_interval)
          and (t.to_date is null or t.to_date > first_day_of(for_interval))
      union all
      select c.buyer_account_id, 0 from custom_charge c
        where c.seller_account_id = r.seller_account_id and c.state = 'PendingBilling' and c.created_utc < charges_before
      union all
      select t.buyer_account_id, 0 from usage_record u cross join lateral sales_of_use(u.account_id, u.day_date) sold join sale_tier t on t.tier_id = sold
        where t.seller_account_id = r.seller_account_id and u.interval_id is null and u.received_utc < charges_before) wanted
    where r.bill_run_id = any (begun)
    group by r.bill_run_id, wanted.buyer, r.seller_account_id;
  get diagnostics many = row_count;
  -- Whoever works through so many must not be told that there are as few as last month: each step would look at all of them.
  if many > 1000 then
    analyze bill_run, bill_run_item;
  end if;
  return cardinality(begun);
end $$;

-- The fees of what ran between two days of a seller's sales to these buyers, each with its units, as far as the session sees the sale and
-- the subscription. That is asked once for each of these: policies of units, fees and services would each look up an account again.
create function sold_fees(seller bigint, buyers bigint[], first_day date, until_day date)
returns table (buyer bigint, currency text, account_id bigint, service_id bigint, item_id bigint, basis text, billing text, is_prorated boolean,
  ordered integer, year_begins text, billed_from text, tier_id bigint, tier_from text, tier_until text, spans json)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.buyer_account_id, t.currency::text, t.account_id, i.service_id, i.item_id, i.basis, i.billing,
    coalesce(service.billing_rule, 'Prorate') = 'Prorate', s.quantity, coalesce(s.term_start_date, s.start_date, t.from_date)::text,
    v."values" ->> 'BillingStartDate', t.tier_id, t.from_date::text, t.to_date::text, units.spans
  from (
    select t.* from sale_tier t
    where t.seller_account_id = seller and t.buyer_account_id = any (buyers)
      and (seller = any ((select scope_sellers())::bigint[]) or t.buyer_account_id = (select scope_account()))
      and t.from_date < until_day and (t.to_date is null or t.to_date > first_day) offset 0) t
  cross join lateral (select own.* from subscription own where own.account_id = t.account_id offset 0) s
  cross join lateral (select own.path from account own where own.account_id = t.account_id and own.path ^@ (select scope()) offset 0) a
  left join account_value v on v.account_id = t.buyer_account_id
  cross join lateral (
    select span.item_id, json_agg(json_build_object('spanId', span.span_id, 'quantity', span.quantity, 'from', span.from_date,
      'until', span.to_date, 'isAddition', span.is_addition) order by span.span_id) as spans
    from subscription_span span
    where span.account_id = t.account_id and span.from_date < until_day and (span.to_date is null or span.to_date > first_day)
    group by span.item_id) units
  join item i on i.item_id = units.item_id
  left join service on service.service_id = i.service_id
  order by t.buyer_account_id, a.path, i.service_id, i.position, i.item_id, t.from_date
$$;

-- Charges that go onto the next invoices of these buyers; until the transaction ends nobody deletes them.
create function hold_charges(seller bigint, buyers bigint[], before timestamptz)
returns table (custom_charge_id bigint, buyer_account_id bigint, name text, description text, amount numeric, currency text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.custom_charge_id, c.buyer_account_id, c.name, c.description, c.amount::numeric, c.currency::text from custom_charge c
  where c.seller_account_id = seller and seller = any (scope_sellers()) and c.buyer_account_id = any (buyers)
    and c.state = 'PendingBilling' and c.created_utc < before
  order by c.custom_charge_id
  for update
$$;

-- What pricelists ask the buyers of tiers for fees, each on its day.
create function listed_tier_prices(tiers bigint[], items bigint[], quantities integer[], days date[])
returns table (number integer, amount numeric, price_id bigint, min_quantity integer)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  with asked as (
    select a.number::integer, a.item_id, a.quantity, a.day, t.buyer_account_id, t.currency
    from unnest(tiers, items, quantities, days) with ordinality a (tier_id, item_id, quantity, day, number)
    join portolan.sale_tier t on t.tier_id = a.tier_id)
  select asked.number, p.amount, p.price_id, p.min_quantity
  from (
    select buyer_account_id, quantity, day, array_agg(distinct item_id) as items from asked group by buyer_account_id, quantity, day) g
  cross join lateral prices_for(g.buyer_account_id, g.items, g.quantity, g.day) p
  join asked on asked.buyer_account_id = g.buyer_account_id and asked.quantity = g.quantity and asked.day = g.day
    and asked.item_id = p.item_id and asked.currency = p.currency
$$;

-- Keeps with the tiers what their pricelists ask, where that differs from what they paid before, and answers the rows that say so.
create function keep_listed_prices(tiers bigint[], items bigint[], quantities integer[], days date[])
returns table (number integer, tier_price_id bigint)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  if exists (select from sale_tier t where t.tier_id = any (tiers) and not coalesce(t.seller_account_id = any (scope_sellers()), false)) then
    raise exception 'tiers of others are not in scope' using errcode = 'insufficient_privilege';
  end if;
  insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, price_id)
    select distinct on (a.tier_id, a.item_id, a.day) a.tier_id, a.item_id, p.min_quantity, 'List', p.amount, a.day, p.price_id
    from listed_tier_prices(tiers, items, quantities, days) p
    join unnest(tiers, items, days) with ordinality a (tier_id, item_id, day, number) on a.number = p.number
    left join lateral newest_listed(a.tier_id, a.item_id, a.day) known on true
    where known.amount is distinct from p.amount
    order by a.tier_id, a.item_id, a.day;
  return query
    select a.number::integer, known.tier_price_id
    from unnest(tiers, items, days) with ordinality a (tier_id, item_id, day, number)
    cross join lateral newest_listed(a.tier_id, a.item_id, a.day) known;
end $$;

create function newest_listed(tier bigint, item bigint, day date) returns table (tier_price_id bigint, amount numeric) stable language sql as $$
  select p.tier_price_id, p.amount from portolan.tier_price p
  where p.tier_id = tier and p.item_id = item and p.kind = 'List' and p.from_date <= day
  order by p.from_date desc, p.tier_price_id desc limit 1
$$;

-- What a document keeps of a party.
create function invoice_party(party bigint) returns jsonb stable language sql as $$
  select jsonb_build_object('accountId', a.account_id, 'identificator', a.account_identificator, 'name', a.display_name) || jsonb_strip_nulls(
    (select jsonb_object_agg(key, v."values" -> key) from unnest(array['CompanyName', 'CompanyRegister', 'Street', 'AddressAddition', 'PostalCode',
      'City', 'Country', 'VatNumber', 'TaxNumber', 'Phone', 'Email', 'BillingEmail', 'CustomerNumber', 'InvoiceLanguage', 'BankName', 'Iban', 'Bic']) key))
  from portolan.account a left join portolan.account_value v using (account_id) where a.account_id = party
$$;

-- Makes drafts of the scope's sellers final, in this order: they take the next numbers of their seller, as the last lock of the
-- transaction, and what they are made of counts as billed.
create function issue_invoices(drafts bigint[]) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  issued timestamptz := date_trunc('milliseconds', billing_now());
  this_year integer := extract(year from issued at time zone 'UTC');
  many integer;
begin
  if exists (select from unnest(drafts) d left join invoice i on i.invoice_id = d
    where i.state is distinct from 'Draft' or not coalesce(i.seller_account_id = any (scope_sellers()), false)) then
    raise exception 'only drafts of the scope are issued' using errcode = 'insufficient_privilege';
  end if;
  update custom_charge c set state = 'Billed' from invoice_line l
    where l.invoice_id = any (drafts) and l.kind = 'CustomCharge' and c.custom_charge_id = l.custom_charge_id;
  -- Lines are many and orders that wait for their first bill few: each sale of the drafts is looked up by itself.
  with sold as materialized (select distinct l.account_id, l.buyer_account_id from invoice_line l where l.invoice_id = any (drafts)),
  ordered as materialized (
    select distinct o.order_id from sold
    cross join lateral (select ol.order_id from order_line ol where ol.account_id = sold.account_id and ol.buyer_account_id = sold.buyer_account_id offset 0) o)
  update customer_order o set first_billed_utc = issued
    from ordered where o.order_id = ordered.order_id and o.first_billed_utc is null and o.state = 'Approved';
  -- Whose turn it is stands before the update: each is found by both columns of the key, as one run may have all the buyers of a marketplace.
  with billed as materialized (
    select r.bill_run_id, i.buyer_account_id, i.invoice_id
    from invoice i join bill_run r on r.seller_account_id = i.seller_account_id and r.interval_id = i.interval_id
    where i.invoice_id = any (drafts) and i.kind = 'Invoice')
  update bill_run_item x set state = 'Final', invoice_id = b.invoice_id
    from billed b where x.bill_run_id = b.bill_run_id and x.buyer_account_id = b.buyer_account_id;
  with asked as (
    select i.invoice_id, i.seller_account_id, left(replace(i.kind, 'CreditNote', 'C'), 1) as series,
      row_number() over (partition by i.seller_account_id, i.kind order by d.number) as place
    from unnest(drafts) with ordinality d (invoice_id, number) join invoice i using (invoice_id)),
  counted as (
    insert into invoice_counter as c (seller_account_id, series, year, next)
      select a.seller_account_id, a.series, this_year, 1 + max(a.place) from asked a group by a.seller_account_id, a.series order by 1, 2
    on conflict (seller_account_id, series, year) do update set next = c.next + excluded.next - 1
    returning c.seller_account_id, c.series, c.next, invoice_party(c.seller_account_id) as seller_data)
  update invoice i set state = 'Final', issued_utc = issued, seller_data = counted.seller_data, buyer_data = invoice_party(i.buyer_account_id),
      number = a.series || '-' || this_year || '-' || lpad((counted.next - many_of.places + a.place - 1)::text, 6, '0')
    from asked a join counted using (seller_account_id, series)
    join (select seller_account_id, series, max(place) as places from asked group by 1, 2) many_of using (seller_account_id, series)
    where i.invoice_id = a.invoice_id;
  get diagnostics many = row_count;
  -- Whoever may read the buyer's bills is told by letter, when all this holds; of those of a run when it ends.
  insert into notice (kind, subject_id, company_account_id)
    select 'invoice-issued', i.invoice_id, i.buyer_account_id from unnest(drafts) with ordinality d (invoice_id, number)
    join invoice i using (invoice_id)
    where not exists (select from bill_run_item x where x.invoice_id = i.invoice_id) order by d.number;
  return many;
end $$;

-- The letters of a run's bills, which go when nobody waits for his bill any more: they would take half of the run's time. Of one that is
-- taken up again only what is new is told.
create function tell_of_run(run bigint) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into notice (kind, subject_id, company_account_id)
    select 'invoice-issued', x.invoice_id, x.buyer_account_id from bill_run r join bill_run_item x using (bill_run_id)
    where r.bill_run_id = run and r.state <> 'Running' and x.state = 'Final' and r.seller_account_id = any (scope_sellers())
    order by x.invoice_id
  on conflict (subject_id) where kind = 'invoice-issued' do nothing
$$;

-- What a service is called on bills, also where it is no longer offered to whoever pays for it.
create function billed_service(one bigint) returns table (names jsonb, product_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.names, s.product_name from service s where s.service_id = one
$$;

-- Who sells to whom in a sale that the session sees, by their names: they need not see each other's accounts.
create function sale_names(tier bigint) returns table (seller_name text, buyer_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select seller.display_name, buyer.display_name
  from sale_tier t join account seller on seller.account_id = t.seller_account_id join account buyer on buyer.account_id = t.buyer_account_id
  where t.tier_id = tier and in_deal(t.seller_account_id, t.buyer_account_id)
$$;
