-- Changes of what runs: quantity, suspension, own prices, protection. Functions that write above their caller's scope ask for it themselves.

-- What keeps a subscription from being changed at the moment, if anything.
create function change_hindrance(one bigint) returns text stable language sql as $$
  select case
    when s.state not in ('Active', 'Suspended') then 'notRunning'
    when exists (select from portolan.order_line l join portolan.customer_order o using (order_id)
      where (l.account_id = one or l.upgraded_account_id = one) and o.state = 'Pending') then 'orderWaits'
    when exists (select from portolan.provisioning_request r where r.account_id = one and not r.is_final)
      or exists (select from portolan.order_line l join portolan.provisioning_request r using (order_line_id)
        where l.upgraded_account_id = one and not r.is_final) then 'changesAlready'
  end
  from portolan.subscription s where s.account_id = one
$$;

-- Whether fewer units of it wait for the next term: what is prepaid or locked is paid until then.
create function reduces_later(one bigint, wanted integer) returns boolean stable language sql as $$
  select wanted < s.quantity and (s.billing = 'YearlyPrepaid' or coalesce(s.lock_end_date > current_date, false))
  from portolan.subscription s where s.account_id = one
$$;

-- What somebody has set or promised for a fee: by hand for any quantity, else for the units of one band.
create function agreed_price(tier bigint, item bigint, band integer, day date)
returns table (kind text, amount numeric, to_date date) stable language sql as $$
  select p.kind, p.amount::numeric, p.to_date from portolan.tier_price p
  where p.tier_id = tier and p.item_id = item and p.kind <> 'List' and p.from_date <= day and (p.to_date is null or p.to_date > day)
    and (p.kind = 'Custom' or band is null or p.min_quantity = band)
  order by p.kind = 'Custom' desc, p.from_date desc, p.tier_price_id desc limit 1
$$;

-- The fees that a running subscription pays again and again, and those that are counted.
create function running_items(one bigint) returns bigint[] stable language sql as $$
  select array(
    select i.item_id from portolan.item i
    where i.billing <> 'Once' and (i.item_id in (
        select p.item_id from portolan.subscription_span p where p.account_id = one and (p.to_date is null or p.to_date > current_date))
      or i.basis = 'Metered' and i.state = 'Active' and i.service_id = (select s.service_id from portolan.subscription s where s.account_id = one))
    order by i.position, i.item_id)
$$;

-- What each sale of a running subscription asks for so many units: as agreed, else today's pricelist, else what was asked last.
-- price_id is null where no pricelist asks anything. Never for a reply.
create function running_prices(one bigint, units integer, items bigint[])
returns table (tier_id bigint, place integer, seller bigint, buyer bigint, currency text, item_id bigint, kind text, amount numeric, list_amount numeric,
  min_quantity integer, price_id bigint, holds_until date)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select t.tier_id, t.position, t.seller_account_id, t.buyer_account_id, t.currency::text, wanted.item_id,
    coalesce(agreed.kind, case when p.price_id is not null then 'List' else newest.kind end), coalesce(agreed.amount, p.amount, newest.amount), p.amount,
    coalesce(p.min_quantity, newest.min_quantity), p.price_id, agreed.to_date
  from portolan.sale_tier t
  cross join unnest(items) with ordinality wanted (item_id, number)
  left join lateral (select * from prices_for(t.buyer_account_id, items, units, current_date) f
    where f.item_id = wanted.item_id and f.currency = t.currency) p on true
  left join lateral agreed_price(t.tier_id, wanted.item_id, p.min_quantity, greatest(current_date, t.from_date)) agreed on true
  left join lateral (
    select last.kind, last.amount::numeric, last.min_quantity from portolan.tier_price last
    where last.tier_id = t.tier_id and last.item_id = wanted.item_id and last.from_date <= greatest(current_date, t.from_date)
    order by last.from_date desc, last.tier_price_id desc limit 1) newest on true
  where t.account_id = one and t.to_date is null
  order by t.position, wanted.number
$$;

-- The fees of a change: what runs, and what is paid once for each unit that comes.
create function changed_items(one bigint, wanted integer) returns bigint[] stable language sql as $$
  select running_items(one) || array(
    select i.item_id from portolan.item i join portolan.subscription s on s.service_id = i.service_id
    where s.account_id = one and wanted > s.quantity and i.state = 'Active' and i.is_required and i.basis = 'Unit' and i.billing = 'Once'
    order by i.position, i.item_id)
$$;

-- What keeps a change of quantity from being asked for, if anything.
create function quantity_problem(one bigint, wanted integer) returns text stable language sql as $$
  select coalesce(change_hindrance(one), case
    when not exists (select from portolan.sale_tier t where t.account_id = one and t.to_date is null) then 'buysNothing'
    when wanted = s.quantity and s.next_quantity is null then 'sameQuantity'
    when wanted > s.quantity and exists (select from running_prices(one, wanted, changed_items(one, wanted)) where price_id is null) then 'notOffered'
  end)
  from portolan.subscription s where s.account_id = one
$$;

-- What a change of quantity costs its payer, fee by fee, before and after; or what keeps it from being asked for. Amounts only for
-- whoever may read what is paid.
create function change_prices(one bigint, wanted integer)
returns table (problem text, payer bigint, payer_name text, seller_name text, currency text, service_name jsonb, quantity_before integer,
  is_before boolean, is_later boolean, term_end_date date, item_id bigint, names jsonb, basis text, unit text, billing text, min_quantity integer, amount numeric)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from account a where a.account_id = one and in_scope(a.path)) then return; end if;
  return query
    select quantity_problem(one, wanted), t.buyer_account_id, b.display_name, v.display_name, t.currency::text, sv.names::jsonb, s.quantity,
      asked.is_before, reduces_later(one, wanted), s.term_end_date, p.item_id, i.names::jsonb, i.basis, i.unit, i.billing, p.min_quantity,
      case when sees_prices_of(t.buyer_account_id) then p.amount end
    from subscription s
    left join service sv using (service_id)
    left join sale_tier t on t.account_id = s.account_id and t.to_date is null and t.position = 1
    left join account b on b.account_id = t.buyer_account_id
    left join account v on v.account_id = t.seller_account_id
    cross join (values (true), (false)) asked (is_before)
    left join lateral running_prices(one, case when asked.is_before then s.quantity else wanted end,
      case when asked.is_before then running_items(one) else changed_items(one, wanted) end) p on p.place = 1 and p.amount is not null
    left join item i on i.item_id = p.item_id
    where s.account_id = one
    order by asked.is_before desc, i.position, i.item_id;
end $$;

-- Makes an order for another quantity of a subscription of the scope, in the name of the session's user; `known` is the quantity that he
-- has seen. Answers the fees as its payer pays them, or a problem, and then nothing was made. `value_order` is to follow.
create function make_change(one bigint, wanted integer, known integer, impersonator bigint) returns table (order_id bigint, problem text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  s subscription;
  at_account account;
  deal sale_tier;
  made bigint;
  line bigint;
  hindrance text;
begin
  select * into at_account from account a where a.account_id = one and in_scope(a.path) and a.account_type = 'Product';
  if at_account.account_id is null then
    raise exception 'account % is not in scope', one using errcode = 'insufficient_privilege';
  end if;
  select * into deal from sale_tier t where t.account_id = one and t.to_date is null and t.position = 1;
  perform hold_credit(deal.buyer_account_id);
  select * into s from subscription own where own.account_id = one for no key update;
  hindrance := case when s.quantity <> known then 'quantityDiffers' else quantity_problem(one, wanted) end;
  if hindrance is not null then
    return query select null::bigint, hindrance;
    return;
  end if;
  insert into customer_order (kind, creator_account_id, impersonator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency)
    values ('Change', scope_user(), impersonator, at_account.parent_account_id, deal.seller_account_id, deal.buyer_account_id, deal.currency)
    returning customer_order.order_id into made;
  insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, action, account_id, service_id, quantity, quantity_before,
      commitment_months, billing)
    values (made, deal.seller_account_id, deal.buyer_account_id, scope_user(), 1, 'Change', one, s.service_id, wanted, s.quantity, s.commitment_months, s.billing)
    returning order_line_id into line;
  perform freeze_change(line);
  return query select made, null::text;
end $$;

-- Keeps with a line that changes what runs what each sale asks for it then.
create function freeze_change(line bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into order_line_price (order_line_id, position, item_id, min_quantity, seller_account_id, buyer_account_id, currency, list_amount, amount, price_id)
    select l.order_line_id, p.place, p.item_id, p.min_quantity, p.seller, p.buyer, p.currency, p.list_amount, p.amount, p.price_id
    from order_line l cross join lateral running_prices(l.account_id, l.quantity, changed_items(l.account_id, l.quantity)) p
    where l.order_line_id = line and p.price_id is not null;
end $$;

-- An approved line that changes what runs: the vendor is asked first, where there is one. What waits for the next term he hears then.
create function carry_out_change(line bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  l order_line;
  s subscription;
begin
  select * into l from order_line where order_line_id = line;
  select * into s from subscription where account_id = l.account_id and state in ('Active', 'Suspended') for no key update;
  if not found then
    return;
  end if;
  if l.quantity = s.quantity or reduces_later(s.account_id, l.quantity) then
    update subscription set next_quantity = case when l.quantity < s.quantity then l.quantity end where account_id = s.account_id;
  elsif cardinality(make_requests(s.account_id, 'Change', line, jsonb_build_object('quantity', l.quantity,
      'before', jsonb_build_object('quantity', s.quantity)))) = 0 then
    perform change_quantity(s.account_id, l.quantity, line, false);
    perform finish_upgrade(line);
  end if;
end $$;

-- Suspends what runs, or lets it run again, at its vendor's word. Whom somebody above has suspended does not let himself run again.
create function turn_subscription(one bigint, wanted text) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  s subscription;
  hindrance text;
  by_whom bigint;
begin
  if not exists (select from account a where a.account_id = one and in_scope(a.path) and a.account_type = 'Product') or wanted not in ('Suspend', 'Resume') then
    return 'absent';
  end if;
  select * into s from subscription own where own.account_id = one for no key update;
  hindrance := change_hindrance(one);
  if hindrance is not null and hindrance <> 'orderWaits' then
    return hindrance;
  end if;
  if s.state <> (case wanted when 'Suspend' then 'Active' else 'Suspended' end) then
    return 'already';
  end if;
  select e.user_account_id into by_whom from subscription_event e where e.account_id = one and e.kind = 'Suspended' order by e.event_id desc limit 1;
  if wanted = 'Resume' and by_whom is not null and not in_scope((company_of(by_whom)).path) then
    return 'above';
  end if;
  if cardinality(make_requests(one, wanted, null, '{}')) = 0 then
    update subscription set state = case wanted when 'Suspend' then 'Suspended' else 'Active' end where account_id = one;
  end if;
  return 'done';
end $$;

-- Sets what the session's company asks for a fee of a subscription that it sells, from the first of a month that nobody has billed; no
-- amount takes that back. Answers what keeps it from that, and from when on it may.
create function set_subscription_price(one bigint, item bigint, wanted numeric, from_month date, why text, out outcome text, out earliest date)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  deal sale_tier;
  month date;
begin
  outcome := case when not exists (select from account a where a.account_id = one and in_scope(a.path) and a.account_type = 'Product') then 'absent'
    when not exists (select from subscription s where s.account_id = one and s.state in ('Active', 'Suspended')) then 'notRunning' end;
  if outcome is not null then
    return;
  end if;
  perform from subscription s where s.account_id = one for no key update;
  select * into deal from sale_tier t where t.account_id = one and t.to_date is null and t.seller_account_id = scope_company();
  earliest := date_trunc('month', effective_day(one))::date;
  month := coalesce(from_month, earliest);
  outcome := case when deal.tier_id is null then 'notSeller'
    when not item = any (running_items(one)) then 'noFee'
    when month <> date_trunc('month', month)::date then 'notFirstOfMonth'
    when month < earliest then 'monthBilled'
    when month > earliest + interval '24 months' then 'monthTooFar' end;
  if outcome is not null then
    return;
  end if;
  update tier_price p set to_date = greatest(month, p.from_date)
    where p.tier_id = deal.tier_id and p.item_id = item and p.kind = 'Custom' and (p.to_date is null or p.to_date > month)
      and (p.from_date <= month or wanted is null);
  if wanted is not null then
    insert into tier_price (tier_id, item_id, kind, amount, from_date, set_by_account_id, note)
      values (deal.tier_id, item, 'Custom', wanted, month, scope_user(), why);
  end if;
  outcome := 'done';
end $$;

-- Ends the protection of a subscription's prices: from its next period on it pays what the pricelist asks.
create function end_price_protection(one bigint) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  day date;
begin
  if not exists (select from account a where a.account_id = one and in_scope(a.path) and a.account_type = 'Product') then
    return 'absent';
  end if;
  perform from subscription s where s.account_id = one for no key update;
  day := effective_day(one);
  if not exists (select from subscription s where s.account_id = one and s.state in ('Active', 'Suspended')) then
    return 'notRunning';
  end if;
  update subscription s set protected_until_date = day where s.account_id = one and s.protected_until_date > day;
  if not found then
    return 'notProtected';
  end if;
  update tier_price p set to_date = greatest(day, p.from_date + 1)
    from sale_tier t
    where t.tier_id = p.tier_id and t.account_id = one and p.kind = 'Protected' and (p.to_date is null or p.to_date > day);
  return 'done';
end $$;

-- A subscription of the scope as people read it; what keeps it from being changed with it.
create function subscription_seen(one bigint)
returns table (service_id bigint, service_names jsonb, product_name text, icon_path text, vendor text, currency text, buyer_name text, seller_name text,
  is_seller boolean, sees_prices boolean, hindrance text, suspended_above boolean, from_name text, waits_order bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.service_id, v.names::jsonb, a.product_name, v.icon_path, p.name, t.currency::text, b.display_name, seller.display_name,
    exists (select from sale_tier own where own.account_id = one and own.to_date is null and own.seller_account_id = scope_company()),
    coalesce(sees_prices_of(t.buyer_account_id), false),
    case change_hindrance(one) when 'notRunning' then 'State' when 'orderWaits' then 'Order' when 'changesAlready' then 'Vendor' end,
    coalesce((select not in_scope((company_of(e.user_account_id)).path) from subscription_event e
      where e.account_id = one and e.kind = 'Suspended' and e.user_account_id is not null order by e.event_id desc limit 1), false),
    upgraded.display_name,
    (select max(o.order_id) from order_line l join customer_order o using (order_id) where (l.account_id = one or l.upgraded_account_id = one) and o.state = 'Pending')
  from subscription s
  join account a using (account_id)
  left join service v using (service_id)
  left join vendor_profile p on p.account_id = v.owner_account_id
  left join sale_tier t on t.account_id = one and t.to_date is null
    and t.position = coalesce((select own.position from sale_tier own where own.account_id = one and own.to_date is null and own.seller_account_id = scope_company()), 1)
  left join account b on b.account_id = t.buyer_account_id
  left join account seller on seller.account_id = t.seller_account_id
  left join account upgraded on upgraded.account_id = s.from_account_id
  where s.account_id = one and in_scope(a.path)
$$;

-- What is paid for it, fee by fee: in the sale of the session's company where it sells it, else in that to its payer; for whoever may
-- read what is paid.
create function subscription_fees(one bigint)
returns table (item_id bigint, names jsonb, basis text, unit text, billing text, kind text, amount numeric, holds_until date, planned numeric, planned_from date)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select i.item_id, i.names::jsonb, i.basis, i.unit, i.billing, p.kind, p.amount, p.holds_until, planned.amount, planned.from_date
  from subscription s
  join account a using (account_id)
  cross join lateral running_prices(one, s.quantity, running_items(one)) p
  join item i on i.item_id = p.item_id
  left join lateral (
    select n.amount::numeric, n.from_date from tier_price n
    where n.tier_id = p.tier_id and n.item_id = p.item_id and n.kind = 'Custom' and n.from_date > current_date and (n.to_date is null or n.to_date > n.from_date)
    order by n.from_date limit 1) planned on true
  where s.account_id = one and in_scope(a.path) and sees_prices_of(p.buyer) and p.amount is not null
    and p.place = coalesce((select own.position from sale_tier own where own.account_id = one and own.to_date is null and own.seller_account_id = scope_company()), 1)
  order by i.position, i.item_id
$$;

-- The fees of an order that the session's user has just made and that has no value yet, as its payer pays them; of what is changed also
-- those that run so far. The same row on each says how many lines it has.
create function made_fees(made bigint)
returns table (line_no integer, is_before boolean, is_change boolean, quantity integer, quantity_before integer, currency text, basis text, billing text,
  amount numeric, lines integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select l.line_no, fee.is_before, l.action = 'Change', l.quantity, l.quantity_before, o.currency::text, i.basis, i.billing, fee.amount,
    (select count(*)::integer from order_line every_line where every_line.order_id = made)
  from customer_order o
  join order_line l using (order_id)
  cross join lateral (
    select false as is_before, p.item_id, p.amount::numeric as amount from order_line_price p where p.order_line_id = l.order_line_id and p.position = 1
    union all
    select true, p.item_id, p.amount from running_prices(l.account_id, l.quantity_before, running_items(l.account_id)) p
      where l.action = 'Change' and p.place = 1 and p.amount is not null) fee
  join item i on i.item_id = fee.item_id
  where o.order_id = made and o.creator_account_id = scope_user() and o.order_value is null
$$;
