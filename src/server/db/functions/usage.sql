-- What vendors say was used: taken over once, corrected until it is billed, and billed in every sale alike.

-- Which subscription a vendor means by his number for it, and which part of a bundle.
create function subscription_at_vendor(of_connector bigint, of_reference text) returns table (account_id bigint, service_id bigint)
stable language sql as $$
  select known.account_id, known.service_id from (
    select r.account_id, r.service_id, r.request_id from portolan.provisioning_request r
      where r.connector_id = of_connector and r.vendor_reference = of_reference and r.action = 'Create'
    union all
    select s.account_id, s.service_id, 0 from portolan.subscription s
      where s.connector_id = of_connector and s.vendor_reference = of_reference and s.service_id is not null) known
  join portolan.subscription s on s.account_id = known.account_id
  order by s.state = 'Ended', known.request_id desc limit 1
$$;

-- What a vendor tells of a day, as { key, reference, vendor_sku, quantity } each: of which fee of which subscription it is. Odd is what is of none,
-- and a key that stood for another use before. The last word about a key counts.
create function read_usage(of_connector bigint, of_day date, told jsonb)
returns table (key text, account_id bigint, item_id bigint, quantity numeric, is_odd boolean)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct on (said.key) said.key, known.account_id, metered.item_id, round(said.quantity, 6),
    known.account_id is null or metered.item_id is null or said.quantity >= 1e9 or said.quantity < 0 or exists (
      select from usage_record u where u.connector_id = of_connector and u.vendor_key = said.key
        and (u.account_id, u.item_id, u.day_date) is distinct from (known.account_id, metered.item_id, of_day))
  from rows from (jsonb_to_recordset(told) as (key text, reference text, vendor_sku text, quantity numeric)) with ordinality
    said (key, reference, vendor_sku, quantity, number)
  left join lateral subscription_at_vendor(of_connector, said.reference) known on true
  left join lateral (
    select i.item_id from item i where i.service_id = known.service_id and i.basis = 'Metered' and i.vendor_sku = said.vendor_sku
    order by i.state <> 'Active', i.item_id limit 1) metered on true
  order by said.key, said.number desc
$$;

-- Takes it over: another quantity under a key that is known replaces what is not billed; of what is billed the difference waits for the next bill.
-- Answers how many records it wrote, and of which keys it could make nothing.
create function take_usage(of_connector bigint, of_day date, told jsonb) returns table (written integer, odd text[])
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  changed integer;
  added integer;
begin
  if scope() is distinct from root_path() or scope_user() is not null then
    raise exception 'use is taken over by the product itself' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('usage ' || of_connector, 0));
  -- A bill that is being made takes these first, and what it has taken is seen below.
  perform from usage_record u
    where u.connector_id = of_connector and u.interval_id is null and u.vendor_key in (select said ->> 'key' from jsonb_array_elements(told) said)
    order by u.usage_id for update;
  with fitting as (
    select t.key, t.quantity - coalesce((select sum(b.quantity) from usage_record b
      where b.connector_id = of_connector and b.vendor_key = t.key and b.interval_id is not null), 0) as quantity
    from read_usage(of_connector, of_day, told) t where not t.is_odd)
  update usage_record u set quantity = f.quantity from fitting f
    where u.connector_id = of_connector and u.vendor_key = f.key and u.interval_id is null and u.quantity <> f.quantity;
  get diagnostics changed = row_count;
  insert into usage_record (account_id, item_id, connector_id, day_date, vendor_key, quantity)
    select t.account_id, t.item_id, of_connector, of_day, t.key, t.quantity - coalesce(sum(u.quantity), 0)
    from read_usage(of_connector, of_day, told) t
    left join usage_record u on u.connector_id = of_connector and u.vendor_key = t.key
    where not t.is_odd
    group by t.account_id, t.item_id, t.key, t.quantity
    having count(u.usage_id) filter (where u.interval_id is null) = 0 and t.quantity <> coalesce(sum(u.quantity), 0)
    order by t.key;
  get diagnostics added = row_count;
  return query select changed + added, array(select t.key from read_usage(of_connector, of_day, told) t where t.is_odd order by t.key);
end $$;

-- The sales that pay for use of a day: those that held on it, and on the day of its end those of before.
create function sales_of_use(of_account bigint, of_day date) returns setof bigint stable language sql as $$
  select t.tier_id from portolan.sale_tier t
  where t.account_id = of_account and t.from_date <= of_day and (t.to_date is null or t.to_date > of_day
    or t.to_date = of_day and not exists (select from portolan.sale_tier o
      where o.account_id = of_account and o.from_date <= of_day and (o.to_date is null or o.to_date > of_day)))
$$;

-- Whether use that was told before then waits to be billed in an interval: it does not where anybody who sells it is done with that one.
create function use_is_open(of_account bigint, for_interval integer) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select not exists (
    select from sale_tier t
    join bill_run r on r.seller_account_id = t.seller_account_id and r.interval_id = for_interval
    join bill_run_item i on i.bill_run_id = r.bill_run_id and i.buyer_account_id = t.buyer_account_id
    where t.account_id = of_account and i.state in ('Final', 'Nothing', 'Skipped'))
$$;

-- Use of what these buyers buy becomes that of an interval, for every sale of it; whoever corrects it waits until the transaction ends.
create function hold_usage(seller bigint, buyers bigint[], for_interval integer, before timestamptz) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  accounts bigint[];
begin
  if not coalesce(seller = any (scope_sellers()), false) then
    raise exception 'use is billed by its seller' using errcode = 'insufficient_privilege';
  end if;
  accounts := array(
    select distinct u.account_id from sale_tier t join usage_record u on u.account_id = t.account_id and u.interval_id is null
    where t.seller_account_id = seller and t.buyer_account_id = any (buyers) and u.received_utc < before);
  perform from usage_record u where u.account_id = any (accounts) and u.interval_id is null and u.received_utc < before
    order by u.usage_id for update;
  update usage_record u set interval_id = for_interval
    where u.account_id = any (accounts) and u.interval_id is null and u.received_utc < before and use_is_open(u.account_id, for_interval);
end $$;
