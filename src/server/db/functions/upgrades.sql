-- Upgrades: units of a subscription go over to another service, when that one runs.

-- A subscription ends for another one that runs now: its vendor is asked to, and what was planned for it falls away.
create function end_replaced(one bigint, cause text, reason text) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform set_config('app.end_cause', cause, true), set_config('app.vendors_hear', 'on', true);
  update account set account_state = 'Terminated', terminated_utc = now(), terminates_utc = null where account_id = one and account_state = 'Active';
  perform set_config('app.end_cause', '', true);
  update account_value v set "values" = v."values" || ended_values('Product', reason) where v.account_id = one;
  update termination t set state = 'Cancelled', ended_utc = now() where t.account_id = one and t.state = 'Scheduled';
end $$;

-- What was ordered with a line begins to run. With it ends what goes over to it, and what was to end with its start.
create function begin_subscription(of_account bigint, line bigint, by_connector bigint, reference text) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform activate_subscription(of_account, line, by_connector, reference);
  perform finish_upgrade(line);
  perform end_parts(line);
end $$;

-- The new one runs, or has more units: in the same transaction the old one ends, or keeps what is left. What did not come to run changes nothing.
create function finish_upgrade(line bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  l order_line;
  old subscription;
  rest bigint;
  keeps integer;
begin
  select * into l from order_line where order_line_id = line and upgraded_account_id is not null;
  if not found or not exists (select from subscription s where s.account_id = l.account_id and s.state in ('Active', 'Suspended')) then
    return;
  end if;
  select * into old from subscription s where s.account_id = l.upgraded_account_id and s.state in ('Active', 'Suspended') for no key update;
  if not found then
    return;
  end if;
  perform credit_prepaid(old.account_id, coalesce(l.upgraded_quantity, old.quantity), l.creator_account_id, l.upgraded_quantity is null);
  if l.upgraded_quantity is null then
    perform end_replaced(old.account_id, 'Upgrade', 'Upgrade');
    return;
  end if;
  select r.order_line_id into rest from order_line r where r.order_id = l.order_id and r.account_id = old.account_id;
  keeps := greatest(1, old.quantity - l.upgraded_quantity);
  if cardinality(make_requests(old.account_id, 'Change', rest, jsonb_build_object('quantity', keeps, 'at_once', true,
      'before', jsonb_build_object('quantity', old.quantity)))) = 0 then
    perform change_quantity(old.account_id, keeps, rest, true);
  end if;
end $$;

-- Units that are paid for a year and go over are paid for the days on which they ran: the other whole days are given back in every sale.
create function credit_prepaid(one bigint, units integer, asked_by bigint, is_whole boolean) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  day date := effective_day(one);
begin
  insert into custom_charge (buyer_account_id, seller_account_id, currency, name, description, amount, creator_account_id)
    select t.buyer_account_id, t.seller_account_id, t.currency, left(a.display_name, 120) || ': ' || to_char(day, 'YYYY-MM-DD') || ' – ' || to_char(year.ends, 'YYYY-MM-DD'),
      service_name(i.names::jsonb, 'en', ''),
      -round(paid.amount * (case i.basis when 'Unit' then units else 1 end) * 12 * (year.ends - day) / (year.ends - year.begins), 2), asked_by
    from subscription s
    join account a using (account_id)
    cross join lateral (
      select (s.term_start_date + make_interval(years => n))::date as begins, least(s.term_end_date, (s.term_start_date + make_interval(years => n + 1))::date) as ends
      from (select greatest(0, extract(year from age(day, s.term_start_date))::integer) as n) passed) year
    join sale_tier t on t.account_id = s.account_id and t.from_date <= day and (t.to_date is null or t.to_date > day)
    join lateral (
      select distinct p.item_id from subscription_span p where p.account_id = s.account_id and (p.to_date is null or p.to_date > day)) span on true
    join item i on i.item_id = span.item_id and i.billing = 'YearlyPrepaid' and (i.basis = 'Unit' or is_whole)
    cross join lateral (
      select coalesce((select l.unit_price from invoice_line l where l.tier_id = t.tier_id and l.item_id = i.item_id and l.kind = 'Recurring' and l.covers @> day
          order by l.invoice_line_id desc limit 1),
        (select p.amount from running_prices(one, s.quantity, array[i.item_id]) p where p.tier_id = t.tier_id)) as amount) paid
    where s.account_id = one and s.billing = 'YearlyPrepaid' and year.ends > day and paid.amount > 0
    order by t.position, i.item_id;
end $$;

-- What a subscription of the scope may go over to: what its service may become and its payer is offered.
create function upgrade_targets(one bigint) returns table (service_id bigint, kind text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select u.to_service_id, u.kind
  from subscription s join account a using (account_id)
  join service_upgrade u on u.from_service_id = s.service_id
  where s.account_id = one and in_scope(a.path) and u.to_service_id in (select orderable_services(one))
$$;

-- Running subscriptions of a service that another one may join: of the same payer, in the scope, and not being changed.
create function upgrade_hosts(one bigint, target_service bigint) returns table (account_id bigint, display_name text, account_identificator text, quantity integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.account_id, a.display_name, a.account_identificator, s.quantity
  from account origin
  join account payer on payer.account_id = payer_of(origin.account_id)
  join account a on a.path ^@ payer.path and a.account_type = 'Product' and a.account_state = 'Active' and in_scope(a.path)
  join subscription s on s.account_id = a.account_id and s.service_id = target_service and s.state = 'Active'
  where origin.account_id = one and in_scope(origin.path) and a.account_id <> one and payer_of(a.account_id) = payer.account_id
    and change_hindrance(a.account_id) is null
  order by a.display_name, a.account_id limit 100
$$;

-- What keeps units of a subscription from going over, if anything; without units all of them go.
create function upgrade_problem(one bigint, target_service bigint, units integer, host bigint, months integer, way text) returns text
stable language sql as $$
  select coalesce(change_hindrance(one), case
    when link.kind is null then 'notUpgradable'
    when link.kind = 'Full' and units is not null then 'upgradesWhole'
    when units >= s.quantity then 'upgradesTooMany'
    when s.lock_end_date > current_date and units is not null then 'lockedPartly'
    when not exists (select from portolan.sale_tier t where t.account_id = one and t.to_date is null) then 'buysNothing'
    when host is not null and not exists (select from upgrade_hosts(one, target_service) h where h.account_id = host) then 'noUpgradeTarget'
    when s.lock_end_date > current_date and s.lock_end_date > coalesce(case when host is not null
        then (select h.lock_end_date from portolan.subscription h where h.account_id = host)
        else (select case when v.is_locking then (current_date + make_interval(months => months))::date end from portolan.service v where v.service_id = target_service)
      end, current_date) then 'lockedLonger'
  end, case
    when host is not null then (select quantity_problem(host, h.quantity + coalesce(units, s.quantity)) from portolan.subscription h where h.account_id = host)
    else order_problem(payer_of(one), target_service, coalesce(units, s.quantity), months, way) end)
  from portolan.subscription s
  left join upgrade_targets(one) link on link.service_id = target_service
  where s.account_id = one
$$;

-- What goes over, fee by fee as its payer pays it, before and after; amounts only for whoever may read what is paid.
create function upgrade_prices(one bigint, target_service bigint, units integer, host bigint, months integer, way text)
returns table (problem text, lock_end_date date, payer bigint, payer_name text, seller_name text, currency text, from_name text, quantity integer,
  host_name text, host_quantity integer, is_new boolean, is_before boolean, fee_quantity integer, item_id bigint, basis text, billing text, amount numeric)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  hindrance text;
begin
  if not exists (select from account a where a.account_id = one and in_scope(a.path)) then return; end if;
  hindrance := upgrade_problem(one, target_service, units, host, months, way);
  return query
    select hindrance, s.lock_end_date, t.buyer_account_id, b.display_name, v.display_name, t.currency::text, a.display_name, s.quantity, ha.display_name,
      h.quantity, fee.is_new, fee.is_before, fee.units, fee.item_id, i.basis, i.billing, case when sees_prices_of(t.buyer_account_id) then fee.amount end
    from subscription s
    join account a using (account_id)
    left join sale_tier t on t.account_id = one and t.to_date is null and t.position = 1
    left join account b on b.account_id = t.buyer_account_id
    left join account v on v.account_id = t.seller_account_id
    left join subscription h on h.account_id = host and hindrance is null
    left join account ha on ha.account_id = h.account_id
    left join lateral (
      select false as is_new, true as is_before, s.quantity as units, p.item_id, p.amount from running_prices(one, s.quantity, running_items(one)) p where p.place = 1
      union all
      select false, false, s.quantity - units, p.item_id, p.amount from running_prices(one, s.quantity - units, running_items(one)) p
        where p.place = 1 and units is not null
      union all
      select true, true, h.quantity, p.item_id, p.amount from running_prices(host, h.quantity, running_items(host)) p where p.place = 1
      union all
      select true, false, h.quantity + coalesce(units, s.quantity), p.item_id, p.amount
        from running_prices(host, h.quantity + coalesce(units, s.quantity), changed_items(host, h.quantity + coalesce(units, s.quantity))) p where p.place = 1
      union all
      select true, false, coalesce(units, s.quantity), p.item_id, p.amount
        from tier_prices(payer_of(one), target_service, ordered_items(target_service, months, way), coalesce(units, s.quantity)) p
        where p.place = 1 and host is null) fee on hindrance is null and fee.amount is not null
    left join item i on i.item_id = fee.item_id
    where s.account_id = one
    order by fee.is_new, fee.is_before desc, i.position, i.item_id;
end $$;

-- Makes the order of an upgrade in the name of the session's user: a line for what begins or grows, and one for what stays of the old one.
-- `known` is the quantity that he has seen, `ended` what else ends as a new one begins. Answers a problem instead, and then nothing was made. `value_order` is to follow.
create function make_upgrade(one bigint, known integer, target_service bigint, units integer, host bigint, months integer, way text, configuration jsonb,
  given_name text, impersonator bigint, ended bigint[] default '{}')
returns table (order_id bigint, account_id bigint, problem text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  s subscription;
  t subscription;
  at_account account;
  deal sale_tier;
  made bigint;
  product bigint := host;
  stays bigint;
  line bigint;
  rest bigint;
  goes integer;
  hindrance text;
begin
  select * into at_account from account a where a.account_id = one and in_scope(a.path) and a.account_type = 'Product';
  if at_account.account_id is null then
    raise exception 'account % is not in scope', one using errcode = 'insufficient_privilege';
  end if;
  select * into deal from sale_tier tier where tier.account_id = one and tier.to_date is null and tier.position = 1;
  perform hold_credit(deal.buyer_account_id);
  perform from subscription own where own.account_id in (one, host) order by own.account_id for no key update;
  select * into s from subscription own where own.account_id = one;
  select * into t from subscription own where own.account_id = host;
  hindrance := case when s.quantity <> known then 'quantityDiffers' else upgrade_problem(one, target_service, units, host, months, way) end;
  if hindrance is null and cardinality(ended) > 0 then
    stays := case when host is not null or one = any (ended) then ended[1] else stays_beside(at_account.parent_account_id, target_service, ended) end;
    if stays is not null then
      return query select null::bigint, stays, 'partStays';
      return;
    end if;
  end if;
  if hindrance is not null then
    return query select null::bigint, null::bigint, hindrance;
    return;
  end if;
  goes := coalesce(units, s.quantity);
  insert into customer_order (kind, creator_account_id, impersonator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency)
    values ('Upgrade', scope_user(), impersonator, at_account.parent_account_id, deal.seller_account_id, deal.buyer_account_id, deal.currency)
    returning customer_order.order_id into made;
  if host is null then
    insert into account (parent_account_id, account_type, product_name, display_name, country, currency)
      select at_account.parent_account_id, 'Product', v.product_name, given_name, at_account.country, deal.currency
      from service v where v.service_id = target_service
      returning account.account_id into product;
    insert into account_value (account_id, "values") values (product, configuration
      || jsonb_build_object('SubscriptionName', given_name, 'Currency', deal.currency, 'OrderNumber', 'O-' || made));
    insert into subscription (account_id, service_id, commitment_months, billing, quantity, renewal_mode, connector_id, from_account_id)
      select product, v.service_id, months, way, goes, case configuration ->> 'RenewalMode' when 'Terminate' then 'Terminate' else 'Renew' end,
        v.connector_id, one
      from service v where v.service_id = target_service;
  end if;
  insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, action, account_id, service_id, quantity, quantity_before,
      commitment_months, billing, configuration, upgraded_account_id, upgraded_quantity, ended_account_ids)
    values (made, deal.seller_account_id, deal.buyer_account_id, scope_user(), 1, case when host is null then 'Create' else 'Change' end, product, target_service,
      coalesce(t.quantity, 0) + goes, t.quantity, coalesce(t.commitment_months, months), coalesce(t.billing, way),
      case when host is null then configuration else '{}' end, one, units, ended)
    returning order_line_id into line;
  if host is null then
    insert into subscription_event (account_id, kind, after, order_line_id, user_account_id)
      select product, 'Ordered', to_jsonb(own), line, scope_user() from subscription own where own.account_id = product;
    update subscription own set first_order_line_id = line where own.account_id = product;
    insert into order_line_price (order_line_id, position, item_id, min_quantity, seller_account_id, buyer_account_id, currency, list_amount, amount, price_id)
      select line, p.place, p.item_id, p.min_quantity, p.seller, p.buyer, p.currency, p.amount, p.amount, p.price_id
      from tier_prices(deal.buyer_account_id, target_service, ordered_items(target_service, months, way), goes) p;
  else
    perform freeze_change(line);
  end if;
  if units is not null then
    insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, action, account_id, service_id, quantity, quantity_before,
        commitment_months, billing)
      values (made, deal.seller_account_id, deal.buyer_account_id, scope_user(), 2, 'Change', one, s.service_id, s.quantity - units, s.quantity,
        s.commitment_months, s.billing)
      returning order_line_id into rest;
    perform freeze_change(rest);
  end if;
  return query select made, product, null::text;
end $$;
