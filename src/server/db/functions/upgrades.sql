-- Upgrades: units of a subscription go over to another service, when that one runs.

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
    perform set_config('app.end_cause', 'Upgrade', true), set_config('app.vendors_hear', 'on', true);
    update account set account_state = 'Terminated', terminated_utc = now(), terminates_utc = null where account_id = old.account_id and account_state = 'Active';
    perform set_config('app.end_cause', '', true);
    update account_value v set "values" = v."values" || ended_values('Product', 'Upgrade') where v.account_id = old.account_id;
    update termination t set state = 'Cancelled', ended_utc = now() where t.account_id = old.account_id and t.state = 'Scheduled';
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
