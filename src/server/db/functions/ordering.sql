-- Orders: functions that write above their caller's scope. They derive parties and prices themselves and take none as an argument.

-- The fees of a service in a term: what is required, and what is counted.
create function ordered_items(service bigint, months integer, way text) returns bigint[] stable language sql as $$
  select array(
    select i.item_id from portolan.item i
    where i.service_id = service and i.state = 'Active' and (i.basis = 'Metered'
      or i.is_required and (i.billing = 'Once' or i.billing = way and i.commitment_months = months))
    order by i.position, i.item_id)
$$;

-- Every sale of the chain with what it asks for each of these fees today; price_id is null where one asks nothing. Never for a reply.
create function tier_prices(payer bigint, service bigint, items bigint[], quantity integer)
returns table (place integer, seller bigint, buyer bigint, currency text, item_id bigint, min_quantity integer, amount numeric, price_id bigint)
stable language sql as $$
  select c.place, c.seller_account_id, c.buyer_account_id, c.currency, wanted.item_id, p.min_quantity, p.amount, p.price_id
  from sale_chain(payer, service) c
  cross join unnest(items) with ordinality wanted (item_id, number)
  left join lateral (select * from prices_for(c.buyer_account_id, items, quantity, current_date) f
    where f.item_id = wanted.item_id and f.currency = c.currency) p on true
  order by c.place, wanted.number
$$;

-- What keeps a service from being ordered for an account in a term, if anything: it is withdrawn, not in that term, or without a price.
create function order_problem(payer bigint, service bigint, quantity integer, months integer, way text) returns text
stable language sql as $$
  select case
    when not exists (select from portolan.service s where s.service_id = service and s.state = 'Published') then 'notOffered'
    when not exists (select from portolan.item i where i.item_id = any (ordered_items(service, months, way))
      and (i.billing = way and i.commitment_months = months or i.basis = 'Metered' or not exists (
        select from portolan.item recurring where recurring.service_id = service and recurring.state = 'Active' and recurring.billing <> 'Once')))
      then 'notInThisTerm'
    when (select count(*) = count(t.price_id) and count(*) > 0 from tier_prices(payer, service, ordered_items(service, months, way), quantity) t) then null
    else 'notOffered'
  end
$$;

-- Those of whom the session's user reads what they pay: he may read prices, and his company pays or stands above who pays. The product's
-- own work has no user: of its letters each reader is asked. Rights are looked up once, of however many is asked.
create function payers_seen(payers bigint[]) returns setof bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select p.account_id from account p
  where p.account_id = any (payers) and (in_scope(p.path) or p.account_id = scope_company())
    and (select scope_user() is null or reads_prices(scope_user()))
$$;

create function sees_prices_of(payer bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from payers_seen(array[payer]))
$$;

create function reads_prices(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from rights_of(user_id) held where held.object_type = 'BILLING_SHOWPRODUCTPRICE' and held.flag = 'Read')
$$;

-- What the payer of an account pays for a service today, fee by fee, or what keeps it from being ordered. Amounts only for whoever may
-- read what is paid.
create function order_prices(at_account bigint, service bigint, quantity integer, months integer, way text)
returns table (problem text, payer bigint, payer_name text, seller_name text, currency text, item_id bigint, names jsonb, basis text, unit text,
  billing text, amount numeric)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  payer_id bigint;
  found_problem text;
  sees boolean;
begin
  if not exists (select from account a where a.account_id = at_account and in_scope(a.path)) then return; end if;
  payer_id := payer_of(at_account);
  sees := sees_prices_of(payer_id);
  found_problem := order_problem(payer_id, service, quantity, months, way);
  return query
    select found_problem, payer_id, p.display_name, s.display_name, p.currency, t.item_id, i.names::jsonb, i.basis, i.unit, i.billing,
      case when sees then t.amount end
    from account p left join account s on s.account_id = p.parent_account_id
    left join lateral tier_prices(payer_id, service, ordered_items(service, months, way), quantity) t on found_problem is null and t.place = 1
    left join item i on i.item_id = t.item_id
    where p.account_id = payer_id;
end $$;

-- What is offered to the payer of an account of the scope.
create function orderable_services(at_account bigint) returns setof bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct o.service_id
  from account a
  join account payer on payer.account_id = payer_of(a.account_id)
  join marketplace_customer c on c.customer_account_id = payer.account_id
  join marketplace m on m.marketplace_id = c.marketplace_id and m.state = 'Active' and m.currency = payer.currency
  join marketplace_offer o on o.marketplace_id = m.marketplace_id and o.state = 'Active'
  join service s on s.service_id = o.service_id and s.state = 'Published'
  where a.account_id = at_account and in_scope(a.path)
$$;

-- The quantities above one from which fees of a service have another price for the payer of an account, the least first; for whoever
-- may read what is paid.
create function larger_quantities(at_account bigint, service bigint, quantity integer, months integer, way text) returns integer[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array(
    select distinct p.min_quantity
    from account a
    join marketplace_customer c on c.customer_account_id = payer_of(a.account_id)
    join marketplace_offer o on o.marketplace_id = c.marketplace_id and o.service_id = service and o.state = 'Active'
    join price p on p.marketplace_id = o.marketplace_id and p.marketplace_offer_id = o.marketplace_offer_id
      and p.item_id = any (ordered_items(service, months, way))
    where a.account_id = at_account and in_scope(a.path) and (select sees_prices_of(payer_of(at_account))) and p.min_quantity > quantity
      and p.valid_from_date <= current_date and (p.valid_until_date is null or p.valid_until_date > current_date)
    order by p.min_quantity limit 3)
$$;

-- What the payer of an account has of a bundle already, as far as the session sees it.
create function owned_parts(at_account bigint, bundle bigint)
returns table (account_id bigint, display_name text, account_identificator text, service_id bigint, may_end boolean, lock_end_date date, paid_until date)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with part as materialized (
    select p.account_id, p.display_name, p.account_identificator, s.service_id, s.lock_end_date, s.term_end_date, s.billing, payer.account_id as payer
    from account a
    join account payer on payer.account_id = payer_of(a.account_id)
    join account p on p.path ^@ payer.path and p.account_type = 'Product' and in_scope(p.path)
    join subscription s on s.account_id = p.account_id and s.state <> 'Ended'
    join service_bundle_part b on b.part_service_id = s.service_id and b.bundle_service_id = bundle
    where a.account_id = at_account and in_scope(a.path))
  select part.account_id, part.display_name, part.account_identificator, part.service_id, ends_with(part.account_id, bundle, payer),
    case when part.lock_end_date > current_date then part.lock_end_date end, case when part.billing = 'YearlyPrepaid' then part.term_end_date end
  -- A reseller's own are meant, and not what his customers pay.
  from part where payer_of(part.account_id) = payer
  order by part.account_id
$$;

-- Whether a subscription may end as a bundle of its payer starts: it runs, is a part of that, and nothing locks it.
create function ends_with(part bigint, bundle bigint, payer bigint) returns boolean stable language sql as $$
  select exists (
    select from portolan.subscription s
    join portolan.service_bundle_part b on b.part_service_id = s.service_id and b.bundle_service_id = bundle
    where s.account_id = part and s.state in ('Active', 'Suspended') and payer_of(part) = payer and coalesce(s.lock_end_date <= current_date, true))
$$;

-- Of lists of accounts, one for each line, that of one line.
create function ended_at(ended jsonb, line integer) returns bigint[] immutable language sql as $$
  select array(select distinct id::bigint from jsonb_array_elements_text(coalesce(ended -> (line - 1), '[]')) id order by 1)
$$;

-- The first of what shall end with a service that cannot, if any: nothing ends that the session does not see.
create function stays_beside(at_account bigint, service bigint, parts bigint[]) returns bigint stable language sql as $$
  select wanted.account_id from unnest(parts) wanted (account_id)
  where not exists (select from owned_parts(at_account, service) p where p.account_id = wanted.account_id and p.may_end)
  order by 1 limit 1
$$;

-- What was to end with the start of a line ends in the same transaction, at its vendor too and in the name of who ordered: as far as it still
-- may, for its payer, its bundle or its lock may have changed since.
create function end_parts(line bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  l order_line;
  part bigint;
begin
  select * into l from order_line where order_line_id = line and ended_account_ids <> '{}';
  if not found or not exists (select from subscription s where s.account_id = l.account_id and s.state in ('Active', 'Suspended')) then
    return;
  end if;
  perform from account a where a.account_id = any (l.ended_account_ids) order by a.account_id for no key update;
  perform from subscription s where s.account_id = any (l.ended_account_ids) order by s.account_id for no key update;
  foreach part in array l.ended_account_ids loop
    if part <> l.account_id and ends_with(part, l.service_id, l.buyer_account_id) then
      perform end_replaced(part, 'Bundle', 'NoLongerNeeded');
    end if;
  end loop;
  perform leave_notice('parts-ended', line, (company_of(l.creator_account_id)).account_id);
end $$;

-- The orders that count against a payer's credit beside one: those that wait, and those that no bill has asked for yet.
create function owed_beside(payer bigint, besides bigint) returns table (open_value numeric, open_count integer) stable language sql as $$
  select coalesce(sum(o.order_value), 0), count(*)::integer from portolan.customer_order o
  where o.buyer_account_id = payer and (besides is null or o.order_id <> besides)
    and (o.state = 'Pending' or o.state = 'Approved' and o.first_billed_utc is null)
$$;

-- What counts against a payer's credit beside one order, and his limit; only for whoever may read what is paid.
create function credit_facts(payer bigint, besides bigint, out credit_limit numeric, out open_value numeric, out open_count integer)
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not sees_prices_of(payer) then return; end if;
  credit_limit := credit_limit_of(payer);
  select owed.open_value, owed.open_count into open_value, open_count from owed_beside(payer, besides) owed;
end $$;

-- The same of each of these orders that waits, in one question for all of them.
create function credits_beside(order_ids bigint[]) returns table (order_id bigint, credit_limit numeric, open_value numeric, open_count integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with waiting as materialized (
    select o.order_id, o.buyer_account_id from customer_order o where o.order_id = any (order_ids) and o.state = 'Pending')
  select w.order_id, credit_limit_of(w.buyer_account_id), owed.open_value, owed.open_count
  from waiting w cross join lateral owed_beside(w.buyer_account_id, w.order_id) owed
  where w.buyer_account_id in (select payers_seen(array(select buyer_account_id from waiting)))
$$;

create function credit_limit_of(payer bigint) returns numeric stable language sql as $$
  select case when jsonb_typeof(v."values" -> 'CreditLimit') = 'number' then trunc(least((v."values" ->> 'CreditLimit')::numeric, 999999999999), 3) end
  from portolan.account_value v where v.account_id = payer
$$;

-- One after the other for each payer, so that no two orders count on the same credit.
create function hold_credit(payer bigint) returns void volatile language sql as $$
  select pg_advisory_xact_lock(hashtextextended('credit ' || payer, 0))
$$;

-- Makes an order of new subscriptions below an account of the scope, in the name of the session's user, with its product accounts
-- and the prices of all sales frozen; `ended` has for each line the accounts that end as it starts. Answers each line's fees as its payer pays them; a problem instead when it cannot be ordered,
-- and then nothing was made. `value_order` is to follow in the same transaction.
create function make_order(at_account bigint, services bigint[], quantities integer[], months integer[], ways text[], configurations jsonb[],
  given_names text[], impersonator bigint, from_quote bigint default null, ended jsonb default '[]')
returns table (order_id bigint, line_no integer, problem text, line_quantity integer, account_id bigint, currency text, basis text, billing text, amount numeric)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  parent account;
  payer account;
  made bigint;
  product bigint;
  line bigint;
  number integer;
  hindrance text;
  stays bigint;
begin
  select * into parent from account a where a.account_id = at_account and in_scope(a.path) and a.account_state = 'Active'
    and a.account_type <> 'Product';
  if parent.account_id is null then
    raise exception 'account % is not in scope', at_account using errcode = 'insufficient_privilege';
  end if;
  select * into payer from account a where a.account_id = payer_of(at_account);
  if payer.parent_account_id is null or payer.currency is null then
    return query select null::bigint, 1, 'buysNothing', null::integer, null::bigint, null::text, null::text, null::text, null::numeric;
    return;
  end if;
  if from_quote is not null and not is_quoted(from_quote, payer.account_id, services, quantities, months, ways) then
    raise exception 'quote % promises something else', from_quote using errcode = 'insufficient_privilege';
  end if;
  perform hold_credit(payer.account_id);
  -- Whoever was waited for may have changed the payer's currency.
  select * into payer from account a where a.account_id = payer.account_id;
  for number in 1 .. cardinality(services) loop
    hindrance := order_problem(payer.account_id, services[number], quantities[number], months[number], ways[number]);
    if hindrance is not null then
      return query select null::bigint, number, hindrance, null::integer, null::bigint, null::text, null::text, null::text, null::numeric;
      return;
    end if;
    stays := stays_beside(at_account, services[number], ended_at(ended, number));
    if stays is not null then
      return query select null::bigint, number, 'partStays', null::integer, stays, null::text, null::text, null::text, null::numeric;
      return;
    end if;
  end loop;
  insert into customer_order (creator_account_id, impersonator_account_id, parent_account_id, seller_account_id, buyer_account_id, currency, quote_id)
    values (scope_user(), impersonator, at_account, payer.parent_account_id, payer.account_id, payer.currency, from_quote)
    returning customer_order.order_id into made;
  update quote q set order_id = made where q.quote_id = from_quote;
  for number in 1 .. cardinality(services) loop
    insert into account (parent_account_id, account_type, product_name, display_name, country, currency)
      select at_account, 'Product', s.product_name, given_names[number], parent.country, payer.currency
      from service s where s.service_id = services[number]
      returning account.account_id into product;
    insert into account_value (account_id, "values") values (product, configurations[number]
      || jsonb_build_object('SubscriptionName', given_names[number], 'Currency', payer.currency, 'OrderNumber', 'O-' || made));
    insert into subscription (account_id, service_id, commitment_months, billing, quantity, renewal_mode, connector_id)
      select product, s.service_id, months[number], ways[number], quantities[number],
        case configurations[number] ->> 'RenewalMode' when 'Terminate' then 'Terminate' else 'Renew' end, s.connector_id
      from service s where s.service_id = services[number];
    insert into order_line (order_id, seller_account_id, buyer_account_id, creator_account_id, line_no, account_id, service_id, quantity,
        commitment_months, billing, configuration, ended_account_ids)
      values (made, payer.parent_account_id, payer.account_id, scope_user(), number, product, services[number], quantities[number],
        months[number], ways[number], configurations[number], ended_at(ended, number))
      returning order_line_id into line;
    insert into subscription_event (account_id, kind, after, order_line_id, user_account_id)
      select product, 'Ordered', to_jsonb(s), line, scope_user() from subscription s where s.account_id = product;
    update subscription s set first_order_line_id = line where s.account_id = product;
    insert into order_line_price (order_line_id, position, item_id, min_quantity, seller_account_id, buyer_account_id, currency, kind, list_amount, amount, price_id)
      select line, t.place, t.item_id, t.min_quantity, t.seller, t.buyer, t.currency, case when q.amount is null then 'List' else 'Quote' end,
        t.amount, coalesce(q.amount, t.amount), t.price_id
      from tier_prices(payer.account_id, services[number], ordered_items(services[number], months[number], ways[number]), quantities[number]) t
      left join lateral (select quoted_amount(from_quote, number, t.item_id) as amount where t.place = 1) q on true;
  end loop;
  return query
    select made, l.line_no, null::text, l.quantity, l.account_id, p.currency::text, i.basis, i.billing, p.amount::numeric
    from order_line l join order_line_price p on p.order_line_id = l.order_line_id and p.position = 1 join item i on i.item_id = p.item_id
    where l.order_id = made order by l.line_no, p.item_id;
end $$;

-- Sets what the lines of an order that was just made are worth, and approves it where its payer's credit allows; else whoever decides
-- is told.
create function value_order(made bigint, line_values numeric[], out state text, out exposure numeric, out credit_limit numeric)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  one customer_order;
begin
  update order_line l set line_value = line_values[l.line_no] where l.order_id = made and l.creator_account_id = scope_user() and l.line_value is null;
  select * into one from customer_order o
    where o.order_id = made and o.creator_account_id = scope_user() and o.state = 'Pending' and o.order_value is null;
  if one.order_id is null then
    raise exception 'order % was not just made', made using errcode = 'insufficient_privilege';
  end if;
  perform hold_credit(one.buyer_account_id);
  update customer_order o set order_value = (select sum(l.line_value) from order_line l where l.order_id = made),
      credit_limit = credit_limit_of(one.buyer_account_id)
    where o.order_id = made;
  update customer_order o set exposure = exposure_with(made) where o.order_id = made returning o.* into one;
  credit_limit := one.credit_limit;
  exposure := one.exposure;
  -- A change that adds nothing asks for no credit.
  if one.exposure <= coalesce(one.credit_limit, 0) or one.kind = 'Change' and one.order_value = 0 then
    perform end_order(made, 'Approved', null, null);
    state := 'Approved';
  else
    perform leave_notice('order-waits', made, one.seller_account_id);
    state := 'Pending';
  end if;
end $$;

-- What the payer of an order would owe with it.
create function exposure_with(one bigint) returns numeric stable language sql as $$
  select owed.open_value from portolan.owed_beside((select this.buyer_account_id from portolan.customer_order this where this.order_id = one), null) owed
$$;

-- Takes a pending order to its end, with all that follows. It has no rights of its own, so only functions that have seen to who may
-- reach it. Answers whether the order was pending.
create function end_order(one bigint, decision text, decider bigint, why text) returns boolean
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  payer bigint := (select o.buyer_account_id from customer_order o where o.order_id = one);
  owed numeric := exposure_with(one);
  cause text := case decision when 'Rejected' then 'OrderDeclined' else 'OrderCancelled' end;
begin
  update customer_order o set state = decision, approval_reason = why, updated_by_account_id = decider, updated_utc = now(), exposure = owed,
      credit_limit = credit_limit_of(payer)
    where o.order_id = one and o.state = 'Pending';
  if not found then
    return false;
  end if;
  insert into order_decision (order_id, decision, by_account_id, reason, exposure, credit_limit)
    values (one, decision, decider, why, owed, credit_limit_of(payer));
  if decision = 'Approved' then
    perform begin_provisioning(one);
    return true;
  end if;
  update subscription s set state = 'Ended', ended_date = current_date, end_cause = cause
    from order_line l where l.order_id = one and l.action = 'Create' and s.account_id = l.account_id and s.state <> 'Ended';
  update account a set account_state = 'Terminated', terminated_utc = now(), terminates_utc = null
    from order_line l where l.order_id = one and l.action = 'Create' and a.account_id = l.account_id and a.account_state <> 'Terminated';
  return true;
end $$;

-- Who decides on orders of a seller: whom he has named for their buyer, else for all, else everybody of his with the right; of those who
-- asked for one none, unless there is nobody else. Only for orders of the session's sellers, or its own; of some, of these states, or all.
create function deciders_of_orders(seller bigint, orders bigint[], states text[]) returns table (order_id bigint, deciders bigint[])
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with able as materialized (
    select array(select h.user_account_id from holders_of(seller, 'CREDITCHECK_ORDERMANAGEMENT', array['Execute']) h) as people),
  named as materialized (
    select m.buyer_account_id, array_agg(m.user_account_id) as people
    from account_manager m cross join able
    where m.seller_account_id = seller and m.user_account_id = any (able.people)
    group by m.buyer_account_id)
  select o.order_id, case when cardinality(others.people) > 0 then others.people else d.people end
  from customer_order o
  cross join able
  left join named own on own.buyer_account_id = o.buyer_account_id
  left join named rest on rest.buyer_account_id is null
  cross join lateral (select coalesce(own.people, rest.people, able.people) as people) d
  cross join lateral (select array(
    select u from unnest(d.people) u where u <> o.creator_account_id and u is distinct from o.impersonator_account_id) as people) others
  where o.seller_account_id = seller and (orders is null or o.order_id = any (orders)) and (states is null or o.state = any (states))
    and (in_deal(o.seller_account_id, o.buyer_account_id) or o.creator_account_id = scope_user())
$$;

-- Who decides on one.
create function deciders_of(one bigint) returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce((select d.deciders from customer_order o cross join deciders_of_orders(o.seller_account_id, array[one], null) d
    where o.order_id = one), '{}')
$$;

-- The orders on which the session's user decides, for his company.
create function decided_by_session(orders bigint[], states text[]) returns setof bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select d.order_id from deciders_of_orders((company_of(scope_user())).account_id, orders, states) d where scope_user() = any (d.deciders)
$$;

-- A decision in the name of the session's user; `impersonator` works in it. Answers what the order has become, or why it has not.
create function decide_order(one bigint, decision text, why text, impersonator bigint)
returns table (outcome text, state text, by_name text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  asked customer_order;
  deciders bigint[];
begin
  select * into asked from customer_order o where o.order_id = one and o.seller_account_id = any (scope_sellers());
  if asked.order_id is null or decision not in ('Approved', 'Rejected') then
    return query select 'absent', null::text, null::text;
    return;
  end if;
  deciders := deciders_of(one);
  if not scope_user() = any (deciders)
    or impersonator = any (array[asked.creator_account_id, asked.impersonator_account_id]) and not deciders = array[scope_user()] then
    return query select 'refused', asked.state, null::text;
    return;
  end if;
  if end_order(one, decision, scope_user(), why) then
    perform leave_notice(case decision when 'Approved' then 'order-approved' else 'order-declined' end, one, (company_of(asked.creator_account_id)).account_id);
    return query select 'done', decision, null::text;
  else
    return query select 'decided', o.state, acting_name(o.updated_by_account_id, o.seller_account_id, o.buyer_account_id)
      from customer_order o where o.order_id = one;
  end if;
end $$;

-- Takes back what the session's user has asked for himself.
create function cancel_order(one bigint) returns table (outcome text, state text, by_name text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from customer_order o where o.order_id = one and o.creator_account_id = scope_user()) then
    return query select 'absent', null::text, null::text;
  elsif end_order(one, 'Cancelled', scope_user(), null) then
    return query select 'done', 'Cancelled', null::text;
  else
    return query select 'decided', o.state, acting_name(o.updated_by_account_id, o.seller_account_id, o.buyer_account_id)
      from customer_order o where o.order_id = one;
  end if;
end $$;

-- Who did something between a seller and a buyer: by name for whoever sees him, and of the buyer's people; who acted for the seller else
-- goes by its name. Nobody, where nobody did.
create function acting_name(person bigint, seller bigint, buyer bigint) returns text stable language sql as $$
  select case when is_told(person, buyer) then p.display_name else s.display_name end
  from portolan.account p, portolan.account s
  where p.account_id = person and s.account_id = seller
$$;

-- Whether somebody who acted for a buyer's seller, or for the buyer, is told by his own name and number.
create function is_told(person bigint, buyer bigint) returns boolean stable language sql as $$
  select p.account_id = scope_user() or p.path ^@ scope() or p.path ^@ b.path
  from portolan.account p, portolan.account b where p.account_id = person and b.account_id = buyer
$$;

-- What the parties of an order are called: for whoever sees it, though he need not see them as accounts.
create function order_names(one bigint)
returns table (creator_name text, creator_told_id bigint, seller_name text, payer_name text, parent_name text, updated_by_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select acting_name(o.creator_account_id, o.seller_account_id, o.buyer_account_id),
    case when is_told(o.creator_account_id, o.buyer_account_id) then o.creator_account_id else o.seller_account_id end,
    seller.display_name, payer.display_name, parent.display_name, acting_name(o.updated_by_account_id, o.seller_account_id, o.buyer_account_id)
  from customer_order o
  join account seller on seller.account_id = o.seller_account_id
  join account payer on payer.account_id = o.buyer_account_id
  join account parent on parent.account_id = o.parent_account_id
  where o.order_id = one and (in_deal(o.seller_account_id, o.buyer_account_id) or o.creator_account_id = scope_user())
$$;

-- What the service of a line is called: for whoever sees the line, also when it is no longer offered to him.
create function order_line_service(line bigint, language text) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select service_name(s.names, language, s.product_name) from order_line l join service s using (service_id)
  where l.order_line_id = line and (in_deal(l.seller_account_id, l.buyer_account_id) or l.creator_account_id = scope_user())
$$;

-- What a fee that was ordered is called, also when its service is no longer offered; nothing of it is anybody's secret.
create function item_facts(one bigint) returns table (item_id bigint, names jsonb, basis text, unit text, billing text, "position" integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select i.item_id, i.names, i.basis, i.unit, i.billing, i.position from item i where i.item_id = one
$$;

-- What a letter tells of an order: for the company of its seller, its buyer or who asked for it; its value only where its reader may read prices.
create function order_told(one bigint, company bigint, reader bigint)
returns table (payer_name text, creator_name text, creator_account_id bigint, currency text, order_value numeric, state text, reason text, deciders bigint[])
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select payer.display_name, creator.display_name, o.creator_account_id, o.currency, case when sees_prices_of(o.buyer_account_id) and reads_prices(reader) then o.order_value end,
    o.state, o.approval_reason, case when o.seller_account_id = company then deciders_of(o.order_id) else array[o.creator_account_id] end
  from customer_order o
  join account payer on payer.account_id = o.buyer_account_id
  join account creator on creator.account_id = o.creator_account_id
  where o.order_id = one and company = scope_company()
    and company in (o.seller_account_id, o.buyer_account_id, (company_of(o.creator_account_id)).account_id)
$$;

-- What a letter tells of parts that were to end with the start of a line: for the company of who asked for it.
create function parts_told(line bigint, company bigint)
returns table (service_names jsonb, product_name text, creator_account_id bigint, part_name text, has_ended boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select v.names, v.product_name, l.creator_account_id, part.display_name, part.account_state = 'Terminated'
  from order_line l
  join service v using (service_id)
  join account part on part.account_id = any (l.ended_account_ids)
  where l.order_line_id = line and company = scope_company() and company = (company_of(l.creator_account_id)).account_id
  order by part.account_id
$$;
