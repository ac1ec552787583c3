-- Subscriptions: what begins to run, in which quantity, sold by whom to whom and at what. Only functions that have seen to who may call these.

-- What a line was ordered at, sale by sale; without a line what is asked today.
create function prices_of_line(of_account bigint, line bigint)
returns table (place integer, seller bigint, buyer bigint, currency text, item_id bigint, min_quantity integer, kind text, amount numeric, price_id bigint)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select p.position, p.seller_account_id, p.buyer_account_id, p.currency::text, p.item_id, p.min_quantity, p.kind, p.amount::numeric, p.price_id
  from portolan.order_line_price p where p.order_line_id = line
  union all
  select t.place, t.seller, t.buyer, t.currency, t.item_id, t.min_quantity, 'List', t.amount, t.price_id
  from portolan.subscription s
  cross join lateral portolan.tier_prices(portolan.payer_of(s.account_id), s.service_id, portolan.ordered_items(s.service_id, s.commitment_months, s.billing), s.quantity) t
  where line is null and s.account_id = of_account and t.price_id is not null and t.currency is not null
$$;

-- It runs from today on, or from the first day that is not billed yet: its term, its lock, the protection of its prices; what is billed of it, and at what in each sale of the chain.
create function activate_subscription(of_account bigint, line bigint, by_connector bigint, reference text) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  s subscription;
  day date := effective_day(of_account);
begin
  update subscription own
    set state = 'Active', connector_id = by_connector, vendor_reference = reference, start_date = day, term_start_date = day,
      term_end_date = term.ends, lock_end_date = case when v.is_locking then term.ends end,
      protected_until_date = case v.price_protection when 'Term' then term.ends
        when 'Months' then (day + make_interval(months => v.protection_months))::date end
    from subscription known
    cross join lateral (select (day + make_interval(months => known.commitment_months))::date as ends) term
    left join service v on v.service_id = known.service_id
    where known.account_id = of_account and own.account_id = known.account_id and own.state = 'Provisioning'
    returning own.* into s;
  if not found then
    return;
  end if;
  insert into sale_tier (account_id, position, seller_account_id, buyer_account_id, currency, from_date)
    select distinct s.account_id, p.place, p.seller, p.buyer, p.currency, day from prices_of_line(of_account, line) p
    where not exists (select from sale_tier t where t.account_id = of_account and t.position = p.place and t.to_date is null)
    order by p.place;
  perform price_tiers(of_account, line, day);
  -- What is paid once is a day long; use is told by the vendor.
  insert into subscription_span (account_id, item_id, quantity, from_date, to_date, order_line_id)
    select s.account_id, i.item_id, case i.basis when 'Unit' then s.quantity else 1 end, day,
      case i.billing when 'Once' then day + 1 end, line
    from item i where i.basis <> 'Metered' and i.item_id in (select p.item_id from prices_of_line(of_account, line) p where p.place = 1)
      and not exists (select from subscription_span known where known.account_id = of_account and known.item_id = i.item_id)
    order by i.item_id;
end $$;

-- What each sale of a running subscription asks from a day on, as its line was ordered.
create function price_tiers(of_account bigint, line bigint, day date) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  -- A promise for another band of units is none for these.
  update tier_price held set to_date = day
    from sale_tier t, prices_of_line(of_account, line) p
    where t.account_id = of_account and t.to_date is null and p.place = t.position and held.tier_id = t.tier_id and held.item_id = p.item_id
      and held.kind in ('Quote', 'Protected') and held.min_quantity <> p.min_quantity and held.from_date < day and (held.to_date is null or held.to_date > day);
  insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, to_date, price_id)
    select t.tier_id, p.item_id, p.min_quantity, case when p.kind = 'List' and s.protected_until_date > day then 'Protected' else p.kind end,
      p.amount, day, case when p.kind = 'Quote' then s.term_end_date when s.protected_until_date > day then s.protected_until_date end,
      p.price_id
    from subscription s
    join sale_tier t on t.account_id = s.account_id and t.to_date is null
    join prices_of_line(of_account, line) p on p.place = t.position
    where s.account_id = of_account
      -- What somebody has set by hand stays, and what was promised for as many units.
      and not exists (select from agreed_price(t.tier_id, p.item_id, p.min_quantity, greatest(day, t.from_date)))
    order by t.position, p.item_id;
end $$;

-- A vendor has confirmed another quantity. More is billed from the day of `effective_day` on, prepaid to the end of the year; less too, but of what is
-- prepaid or locked it waits for the next term, but for units that go over to another subscription.
create function change_quantity(of_account bigint, wanted integer, line bigint, is_at_once boolean) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  s subscription;
  years integer;
  day date := effective_day(of_account);
begin
  select * into s from subscription where account_id = of_account and state in ('Active', 'Suspended') for no key update;
  if not found or wanted is null or wanted < 1 then
    return;
  end if;
  if wanted < s.quantity and not is_at_once and (s.billing = 'YearlyPrepaid' or s.lock_end_date > day) then
    update subscription set next_quantity = wanted where account_id = of_account;
    return;
  end if;
  if wanted = s.quantity then
    update subscription set next_quantity = null where account_id = of_account;
    return;
  end if;
  -- A span that begins on this day has it.
  with ended as (
    update subscription_span p set to_date = greatest(day, p.from_date + 1)
    from item i
    where p.account_id = of_account and i.item_id = p.item_id and i.basis = 'Unit' and not p.is_addition
      and (i.billing = 'Monthly' or i.billing = 'YearlyPrepaid' and wanted < s.quantity) and p.to_date is null
    returning p.item_id, p.to_date)
  insert into subscription_span (account_id, item_id, quantity, from_date, order_line_id)
    select of_account, ended.item_id, wanted, ended.to_date, line from ended order by ended.item_id;
  years := extract(year from age(day, s.term_start_date))::integer + 1;
  insert into subscription_span (account_id, item_id, quantity, from_date, to_date, is_addition, order_line_id)
    select of_account, i.item_id, wanted - s.quantity, day,
      case i.billing when 'Once' then day + 1
        else least(s.term_end_date, (s.term_start_date + make_interval(years => years))::date) end, true, line
    from item i
    where wanted > s.quantity and i.basis = 'Unit' and (i.billing = 'YearlyPrepaid' and i.item_id in (
        select p.item_id from subscription_span p where p.account_id = of_account and not p.is_addition and (p.to_date is null or p.to_date > day))
      or i.billing = 'Once' and i.item_id in (select p.item_id from order_line_price p where p.order_line_id = line))
    order by i.item_id;
  update subscription set quantity = wanted, next_quantity = null where account_id = of_account;
  if line is not null then
    perform price_tiers(of_account, line, day);
  end if;
end $$;
