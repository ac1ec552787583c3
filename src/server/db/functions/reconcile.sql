-- Where vendors, or bills, differ from what runs here: found by the product, mended by people.

-- Whether somebody works on a subscription at a vendor, or has since a moment: what differs then may be right in a minute.
create function is_under_way(of_account bigint, since timestamptz) returns boolean
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from provisioning_request r where r.account_id = of_account
      and (r.state in ('New', 'InProgress', 'Waiting') or r.finished_utc >= since))
    or exists (select from subscription_event e where e.account_id = of_account and e.at_utc >= since)
$$;

-- What of our subscriptions a vendor should have, as he knows them.
create function expected_at_vendor(of_connector bigint)
returns table (reference text, account_id bigint, service_id bigint, state text, quantity numeric, next_quantity numeric, sku text, sent_sku text)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct on (known.reference) known.reference, s.account_id, known.service_id, s.state, s.quantity * known.many, s.next_quantity * known.many,
    p.vendor_sku, known.sent_sku
  from (
    select r.vendor_reference as reference, r.account_id, r.service_id, r.request_id, r.payload #>> '{subscription,vendor_sku}' as sent_sku,
      coalesce((select b.quantity from subscription o join service_bundle_part b on b.bundle_service_id = o.service_id
        where o.account_id = r.account_id and b.part_service_id = r.service_id), 1) as many
    from provisioning_request r where r.connector_id = of_connector and r.action = 'Create' and r.vendor_reference is not null
    union all
    select s.vendor_reference, s.account_id, s.service_id, 0, null, 1
    from subscription s where s.connector_id = of_connector and s.vendor_reference is not null and s.service_id is not null) known
  join subscription s on s.account_id = known.account_id
  join service p on p.service_id = known.service_id
  order by known.reference, s.state = 'Ended', known.request_id desc
$$;

-- In which ways all that a vendor keeps, as { reference, vendor_sku, quantity, state } each, differs from what runs here.
create function vendor_drifts(of_connector bigint, theirs jsonb, since timestamptz)
returns table (kind text, account_id bigint, service_id bigint, subject text, expected text, found text)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  with listed as (
    select distinct on (l.reference) l.reference, l.vendor_sku, l.quantity, l.state
    from rows from (jsonb_to_recordset(theirs) as (reference text, vendor_sku text, quantity numeric, state text)) with ordinality
      l (reference, vendor_sku, quantity, state, number)
    order by l.reference, l.number desc),
  ours as (
    select e.* from expected_at_vendor(of_connector) e where not is_under_way(e.account_id, since)),
  both_have as (
    select o.*, l.vendor_sku as their_sku, l.quantity as their_quantity, l.state as their_state from ours o join listed l using (reference))
  select 'QuantityDiffers', b.account_id, b.service_id, b.reference, trim_scale(b.quantity)::text, trim_scale(b.their_quantity)::text
    from both_have b where b.state in ('Active', 'Suspended') and b.their_state <> 'Ended'
      and b.their_quantity is distinct from b.quantity and b.their_quantity is distinct from b.next_quantity
  union all
  select 'ProductDiffers', b.account_id, b.service_id, b.reference, b.sku, b.their_sku
    from both_have b where b.state in ('Active', 'Suspended') and b.their_state <> 'Ended' and b.sku is not null
      and b.their_sku <> b.sku and b.their_sku is distinct from b.sent_sku
  union all
  select 'StateDiffers', b.account_id, b.service_id, b.reference, b.state, b.their_state
    from both_have b where b.state in ('Active', 'Suspended', 'Ended') and b.their_state <> b.state
  union all
  select 'UnknownAtVendor', o.account_id, o.service_id, o.reference, o.state, null
    from ours o where o.state in ('Active', 'Suspended') and not exists (select from listed l where l.reference = o.reference)
  union all
  -- What is being set up at this moment has no number here yet.
  select 'UnknownAtUs', c.owner_account_id, null, l.reference, null, l.vendor_sku || ' × ' || trim_scale(l.quantity)
    from listed l join connector c on c.connector_id = of_connector
    where l.state <> 'Ended' and not exists (select from expected_at_vendor(of_connector) e where e.reference = l.reference)
      and not exists (select from provisioning_request r where r.connector_id = of_connector and r.action = 'Create' and r.vendor_reference is null
        and (r.state in ('New', 'InProgress', 'Waiting') or r.finished_utc >= since)
        and r.payload #>> '{subscription,vendor_sku}' is not distinct from l.vendor_sku
        and (r.payload #>> '{subscription,quantity}')::numeric = l.quantity)
$$;

-- In which ways bills, sales and orders differ from what runs here.
create function money_drifts()
returns table (kind text, account_id bigint, service_id bigint, seller bigint, buyer bigint, subject text, expected text, found text)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  with line as (
    select l.*, i.currency::text as currency, p.quantity as span_quantity, p.to_date as span_until, s.state, s.ended_date, t.currency::text as tier_currency,
      q.amount as price, coalesce(v.billing_rule, 'Prorate') = 'Prorate' as is_prorated
    from invoice_line l
    join invoice i using (invoice_id)
    join sale_tier t on t.tier_id = l.tier_id
    join subscription s on s.account_id = l.account_id
    left join service v on v.service_id = l.service_id
    left join subscription_span p on p.span_id = l.span_id
    left join tier_price q on q.tier_price_id = l.tier_price_id
    where i.state = 'Final' and l.kind in ('Recurring', 'OneTime', 'Usage')
      and not exists (select from invoice_line c where c.credits_line_id = l.invoice_line_id)),
  open_tier as (
    select t.*, s.state, s.service_id from sale_tier t join subscription s using (account_id) where t.to_date is null and s.state in ('Active', 'Suspended'))
  select 'BilledAfterEnd', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'line ' || l.invoice_line_id, l.span_until::text,
      (upper(l.covers) - 1)::text
    from line l where l.kind = 'Recurring' and l.months = 1 and l.is_prorated and l.state = 'Ended' and upper(l.covers) > l.span_until
  union all
  select 'QuantityBilled', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'line ' || l.invoice_line_id, l.span_quantity::text,
      trim_scale(l.quantity)::text
    from line l where l.kind <> 'Usage' and l.is_prorated and l.quantity <> l.span_quantity
  union all
  select 'PriceBilled', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'line ' || l.invoice_line_id, trim_scale(l.price)::text,
      trim_scale(l.unit_price)::text
    from line l where l.price is not null and l.unit_price <> l.price
  union all
  select 'CurrencyDiffers', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'line ' || l.invoice_line_id, l.tier_currency, l.currency
    from line l where l.currency <> l.tier_currency
  union all
  select 'CurrencyDiffers', t.account_id, t.service_id, t.seller_account_id, t.buyer_account_id, 'tier ' || t.tier_id, b.currency::text, t.currency::text
    from open_tier t join account b on b.account_id = t.buyer_account_id where b.currency::text <> t.currency::text
  union all
  select 'IntervalDiffers', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'line ' || l.invoice_line_id,
      to_char(lower(l.covers), 'YYYYMM'), l.interval_id::text
    from line l where l.kind <> 'Usage' and to_char(lower(l.covers), 'YYYYMM') <> l.interval_id::text
  union all
  -- Of the newest month that is billed: what ran, is paid by the month and has no line.
  select 'ActiveNotBilled', p.account_id, s.service_id, t.seller_account_id, t.buyer_account_id, 'span ' || p.span_id || ' tier ' || t.tier_id,
      p.quantity::text, null
    from bill_run r
    join bill_run_item x on x.bill_run_id = r.bill_run_id and x.state in ('Final', 'Nothing')
    join sale_tier t on t.seller_account_id = r.seller_account_id and t.buyer_account_id = x.buyer_account_id
    join subscription s on s.account_id = t.account_id
    join subscription_span p on p.account_id = t.account_id
    join item i on i.item_id = p.item_id and i.billing = 'Monthly' and i.basis <> 'Metered'
    left join service v on v.service_id = i.service_id
    left join account_value b on b.account_id = t.buyer_account_id
    where r.interval_id = (select max(n.interval_id) from bill_run n where n.seller_account_id = r.seller_account_id and n.state = 'Finished')
      and coalesce(v.billing_rule, 'Prorate') = 'Prorate'
      and not isempty(daterange(first_day_of(r.interval_id), end_of(r.interval_id)) * daterange(p.from_date, p.to_date)
        * daterange(greatest(t.from_date, (b."values" ->> 'BillingStartDate')::date), t.to_date))
      and not exists (select from invoice_line l where l.tier_id = t.tier_id and l.span_id = p.span_id and l.interval_id = r.interval_id)
  union all
  select 'NotOffered', t.account_id, t.service_id, t.seller_account_id, t.buyer_account_id, 'tier ' || t.tier_id, null, null
    from open_tier t where t.service_id is not null
      and not exists (select from tier_price q where q.tier_id = t.tier_id and (q.to_date is null or q.to_date > current_date))
      and not exists (select from subscription_span p cross join lateral prices_for(t.buyer_account_id, array[p.item_id], p.quantity, current_date) f
        where p.account_id = t.account_id and (p.to_date is null or p.to_date > current_date))
      and exists (select from subscription_span p where p.account_id = t.account_id and (p.to_date is null or p.to_date > current_date))
  union all
  select 'OrderNotProvisioned', l.account_id, l.service_id, l.seller_account_id, l.buyer_account_id, 'order line ' || l.order_line_id, s.quantity::text, null
    from order_line l join customer_order o using (order_id) join subscription s using (account_id)
    where o.state = 'Approved' and l.action = 'Create' and o.updated_utc < now() - interval '1 day' and s.state in ('Ordered', 'Provisioning')
      and not exists (select from provisioning_request r where r.account_id = l.account_id and r.action = 'Create')
  union all
  select 'ProvisionedNotOrdered', r.account_id, r.service_id, r.seller_account_id, r.buyer_account_id, 'request ' || r.request_id, o.state, s.state
    from provisioning_request r join order_line l using (order_line_id) join customer_order o using (order_id)
    join subscription s on s.account_id = r.account_id
    where r.action = 'Create' and r.state = 'Completed' and s.state in ('Active', 'Suspended') and o.state <> 'Approved'
$$;

-- Notes what differs now: what was known is seen again, what is no longer seen is mended. Of vendors' kinds those of one connector.
create function keep_drifts(of_connector bigint, theirs jsonb, since timestamptz) returns table (open integer, begun integer, mended integer)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  at_work timestamptz := clock_timestamp();
  vendors text[] := array['QuantityDiffers', 'ProductDiffers', 'StateDiffers', 'UnknownAtUs', 'UnknownAtVendor'];
begin
  if scope() is distinct from root_path() or scope_user() is not null then
    raise exception 'differences are looked for by the product itself' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('reconcile', 0));
  if of_connector is null then
    insert into drift as d (kind, account_id, service_id, seller_account_id, buyer_account_id, subject, expected, found, first_seen_utc, last_seen_utc)
      select m.kind, m.account_id, m.service_id, m.seller, m.buyer, m.subject, m.expected, m.found, at_work, at_work from money_drifts() m
      on conflict (kind, account_id, subject) where resolved_utc is null
      do update set expected = excluded.expected, found = excluded.found, last_seen_utc = at_work;
  else
    insert into drift as d (kind, account_id, service_id, connector_id, seller_account_id, buyer_account_id, owner_account_id, subject, expected, found,
        first_seen_utc, last_seen_utc)
      select v.kind, v.account_id, v.service_id, of_connector, parties.seller, parties.buyer, case when parties.seller is null then v.account_id end,
        v.subject, v.expected, v.found, at_work, at_work
      from vendor_drifts(of_connector, theirs, since) v
      left join lateral (
        select p.parent_account_id as seller, p.account_id as buyer from account p
        where v.kind <> 'UnknownAtUs' and p.account_id = payer_of(v.account_id) and p.parent_account_id is not null) parties on true
      on conflict (kind, account_id, subject) where resolved_utc is null
      do update set expected = excluded.expected, found = excluded.found, last_seen_utc = at_work;
  end if;
  begun := (select count(*) from drift d where d.first_seen_utc = at_work);
  update drift d set resolved_utc = at_work
    where d.resolved_utc is null and d.last_seen_utc <> at_work and d.connector_id is not distinct from of_connector
      and (d.kind = any (vendors)) = (of_connector is not null)
      -- On which somebody works, that is said the next time.
      and (of_connector is null or not is_under_way(d.account_id, since));
  get diagnostics mended = row_count;
  open := (select count(*) from drift d where d.resolved_utc is null and d.connector_id is not distinct from of_connector);
  return next;
end $$;

-- What a difference is called by its parties, for whoever sees it.
create function drift_names(one bigint, language text)
returns table (service_name text, account_name text, company_name text, connector_name text, under_way boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select service_name(s.names, language, s.product_name), a.display_name, company.display_name, c.name,
    exists (select from provisioning_request r where r.account_id = d.account_id and r.state in ('New', 'InProgress', 'Waiting'))
  from drift d
  join account a on a.account_id = d.account_id
  left join service s on s.service_id = d.service_id
  left join connector c on c.connector_id = d.connector_id
  left join lateral company_of(d.account_id) company on true
  where d.drift_id = one and (in_deal(d.seller_account_id, d.buyer_account_id)
    or exists (select from account o where o.account_id = d.owner_account_id and in_scope(o.path)))
$$;

-- Mends one: what runs here is asked of the vendor anew, or what the vendor has holds here from now on. For the seller's people; it derives all else
-- from the difference. Answers what it did, or why nothing.
create function mend_drift(one bigint, way text) returns table (outcome text, request_id bigint)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  d drift;
  s subscription;
  many integer;
  wanted text;
  made bigint[];
begin
  select * into d from drift x where x.drift_id = one and x.seller_account_id = any (scope_sellers()) for update;
  if d.drift_id is null then
    return query select 'absent', null::bigint;
    return;
  end if;
  select * into s from subscription x join account a using (account_id) where x.account_id = d.account_id and in_scope(a.path) for no key update of x;
  if s.account_id is null then
    return query select 'absent', null::bigint;
    return;
  end if;
  many := coalesce((select b.quantity from service_bundle_part b where b.bundle_service_id = s.service_id and b.part_service_id = d.service_id), 1);
  outcome := case
    when d.resolved_utc is not null then 'mended'
    when exists (select from provisioning_request r where r.account_id = d.account_id and not r.is_final) then 'underWay'
    when not coalesce(drift_mends(d.kind, d.expected, d.found, way), false) then 'cannot'
    when way = 'Theirs' and d.kind = 'QuantityDiffers' and (d.found::numeric % many <> 0 or d.found::numeric < many) then 'cannot'
    -- Since it was seen something else holds here.
    when d.kind = 'QuantityDiffers' and s.quantity * many <> d.expected::numeric or d.kind = 'StateDiffers' and s.state <> d.expected then 'changed'
  end;
  if outcome is not null then
    return query select outcome, null::bigint;
    return;
  end if;
  if way = 'Ours' then
    wanted := case when d.kind = 'QuantityDiffers' then 'Change' when d.expected = 'Active' then 'Resume' when d.expected = 'Suspended' then 'Suspend'
      else 'Terminate' end;
    made := make_requests(d.account_id, wanted, null,
      case when wanted = 'Change' then jsonb_build_object('quantity', s.quantity) else '{}' end);
    return query select case when cardinality(made) = 0 then 'cannot' else 'done' end, made[1];
    return;
  end if;
  if d.kind = 'QuantityDiffers' then
    perform change_quantity(d.account_id, (d.found::numeric / many)::integer, null, false);
  else
    update subscription x set state = d.found where x.account_id = d.account_id;
  end if;
  update drift x set resolved_utc = now() where x.drift_id = one;
  return query select 'done', null::bigint;
end $$;

-- Whether a difference of a kind is mended in a way: a quantity and a pause in both, what goes on at the vendor after its end by telling him again.
create function drift_mends(kind text, expected text, found text, way text) returns boolean immutable language sql as $$
  select case kind when 'QuantityDiffers' then way = 'Ours' or found::numeric = trunc(found::numeric)
    when 'StateDiffers' then expected = 'Ended' and way = 'Ours' or expected in ('Active', 'Suspended') and found in ('Active', 'Suspended')
    else false end
$$;
