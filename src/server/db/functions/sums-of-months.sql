-- Sums of what sellers billed, by months: worked out from the lines of final invoices and credit notes, as whoever asks sees them.

-- How what a line asks for is paid.
create function fee_of(kind text, months integer) returns text immutable language sql as $$
  select case when months = 12 then 'Yearly' when months = 1 or kind = 'Usage' then 'Monthly' else 'OneTime' end
$$;

-- What a seller billed each buyer in these months. Whether he is in scope is asked of him once: asked of each line beside his id, the database
-- takes them for so few that it compares each line with each.
create function revenue_of(seller bigint, in_months integer[])
returns table (buyer_account_id bigint, service_id bigint, interval_id integer, currency text, fee text, net numeric)
stable language sql as $$
  select l.buyer_account_id, coalesce(l.service_id, 0), l.interval_id::integer, i.currency::text, fee_of(l.kind, l.months), sum(l.amount)
  from portolan.invoice_line l join portolan.invoice i on i.invoice_id = l.invoice_id and i.state = 'Final'
  where l.seller_account_id = seller and l.interval_id = any (in_months) and seller = any ((select scope_sellers())::bigint[])
  group by 1, 2, 3, 4, 5
$$;

-- What he paid himself for that, where it is known: the line of the sale above, of the same days and in the same currency, or the purchase
-- price where he buys from the vendor. What several were paid for is counted once. Each line looks its own up: right after a run nobody has counted yet how many there are, and a join that takes
-- them for few goes through all of them for each.
create function margin_of(seller bigint, in_months integer[])
returns table (paid_account_id bigint, service_id bigint, interval_id integer, currency text, fee text, costed numeric, cost numeric)
stable language sql as $$
  select p.account_id, coalesce(l.service_id, 0), l.interval_id::integer, i.currency::text, fee_of(l.kind, l.months),
    coalesce(sum(l.amount) filter (where p.place = 1), 0), sum(p.amount)
  from portolan.invoice_line l join portolan.invoice i on i.invoice_id = l.invoice_id and i.state = 'Final',
  lateral (
    select a.seller_account_id as account_id, sum(a.amount) as amount, row_number() over (order by a.seller_account_id) as place
    from portolan.invoice_line a join portolan.invoice paid on paid.invoice_id = a.invoice_id and paid.state = 'Final' and paid.currency = i.currency
    where a.span_id = l.span_id and a.buyer_account_id = seller and a.interval_id = l.interval_id and a.kind = l.kind and a.covers = l.covers
      and (a.seller_account_id = any ((select scope_sellers())::bigint[]) or seller = (select scope_account()))
    group by a.seller_account_id offset 0) p
  where l.seller_account_id = seller and l.interval_id = any (in_months) and seller = any ((select scope_sellers())::bigint[])
  group by 1, 2, 3, 4, 5
  union all
  select seller, coalesce(l.service_id, 0), l.interval_id::integer, i.currency::text, fee_of(l.kind, l.months), sum(l.amount), sum(bought.amount)
  from portolan.invoice_line l join portolan.invoice i on i.invoice_id = l.invoice_id and i.state = 'Final',
  lateral portolan.purchase_cost((select scope_first_sellers()), seller, i.currency::text, l.kind, l.account_id, l.item_id, lower(l.covers), l.quantity,
    l.months, l.days, l.of_days) bought
  where l.seller_account_id = seller and l.interval_id = any (in_months)
  group by 1, 2, 3, 4, 5
$$;

-- What this month will come to, as far as a buyer has no bill of it: what he was billed for the month before by the month, and still runs. Subscriptions
-- are looked up once, where their policy would ask for the account of each. One seller has a thousand times the lines of another: planned for each.
create function estimate_of(seller bigint, last_month integer, this_month integer) returns table (currency text, amount numeric)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  with open as materialized (
    select i.invoice_id, i.currency::text as currency from invoice i
    where i.seller_account_id = seller and i.seller_account_id = any ((select scope_sellers())::bigint[]) and i.interval_id = last_month
      and i.state = 'Final' and not exists (
        select from invoice n where n.seller_account_id = i.seller_account_id and n.buyer_account_id = i.buyer_account_id
          and n.interval_id = this_month and n.state = 'Final')),
  billed as (
    select l.account_id, open.currency, sum(l.amount) as amount
    from invoice_line l join open on open.invoice_id = l.invoice_id
    where l.seller_account_id = seller and l.interval_id = last_month and l.kind = 'Recurring' and l.months = 1
    group by 1, 2)
  select billed.currency, sum(billed.amount)
  from billed
  join subscription s on s.account_id = billed.account_id and s.state in ('Active', 'Suspended')
  join account a on a.account_id = s.account_id and in_scope(a.path)
  group by 1
$$;

-- Sums a month of a seller that has changed, the one that waits longest, and answers whether there was one. A month that is being billed
-- waits for the end of its run. What is issued meanwhile leaves a word of its own, so nothing is missed and nobody waits.
create function sum_next_month() returns boolean
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  next record;
begin
  if scope() is distinct from root_path() or scope_user() is not null then
    raise exception 'months are summed by the product itself' using errcode = 'insufficient_privilege';
  end if;
  select m.seller_account_id as seller, m.interval_id::integer as month into next from month_to_sum m
    where not exists (select from bill_run r
      where r.seller_account_id = m.seller_account_id and r.interval_id = m.interval_id and r.state = 'Running')
    order by m.month_to_sum_id limit 1;
  if not found then return false; end if;
  -- One at a time, or an older sum would take the place of a younger one.
  perform pg_advisory_xact_lock(hashtextextended('sums of ' || next.seller || ' ' || next.month, 0));
  -- These words first: what they tell of is seen by what follows.
  delete from month_to_sum m where m.seller_account_id = next.seller and m.interval_id = next.month;
  delete from revenue_month r where r.seller_account_id = next.seller and r.interval_id = next.month;
  delete from margin_month r where r.seller_account_id = next.seller and r.interval_id = next.month;
  insert into revenue_month (seller_account_id, buyer_account_id, service_id, interval_id, currency, fee, net)
    select next.seller, r.* from revenue_of(next.seller, array[next.month]) r;
  insert into margin_month (seller_account_id, paid_account_id, service_id, interval_id, currency, fee, costed, cost)
    select next.seller, m.* from margin_of(next.seller, array[next.month]) m;
  return true;
end $$;
