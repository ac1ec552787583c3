-- Which price a buyer gets, what is shown of it, and that prices are to be computed anew.

-- The price of each item for a buyer on a day: of the pricelists that he buys from the first by priority that asks a price there, in
-- the greatest band that the quantity reaches. An item without a row has no price for him.
create function prices_for(buyer bigint, items bigint[], quantity integer, day date)
returns table (item_id bigint, price_id bigint, marketplace_id bigint, min_quantity integer, amount numeric, currency text)
stable language sql rows 100 as $$
  select distinct on (p.item_id) p.item_id, p.price_id, p.marketplace_id, p.min_quantity, p.amount,
    lists.currencies[array_position(lists.ids, p.marketplace_id)]
  from (
    select array_agg(m.marketplace_id order by m.priority, m.marketplace_id) as ids,
      array_agg(m.currency::text order by m.priority, m.marketplace_id) as currencies
    from portolan.marketplace_customer c join portolan.marketplace m using (marketplace_id)
    where c.customer_account_id = buyer and m.state = 'Active') lists
  join portolan.price p on p.marketplace_id = any (lists.ids) and p.item_id = any (items) and p.min_quantity <= quantity
    and p.valid_from_date <= day and (p.valid_until_date is null or p.valid_until_date > day)
  join portolan.marketplace_offer o on o.marketplace_offer_id = p.marketplace_offer_id and o.state = 'Active'
  order by p.item_id, array_position(lists.ids, p.marketplace_id), p.min_quantity desc
$$;

-- The pricelists whose prices the session's company is shown, the first to be asked first: those that it buys from, or the one that is
-- named if it is its own or bought from. What a seller buys at is his cost, and shown with `of_cost` alone.
create function shown_lists(company account, list bigint, of_cost boolean) returns bigint[]
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select case when scope() is null or company.account_id is null then '{}'
    when list is not null then array(select m.marketplace_id from marketplace m where m.marketplace_id = list and m.state = 'Active'
      and (list = any (scope_own_marketplaces())
        or list = any (scope_marketplaces()) and (of_cost or company.account_type <> 'Reseller')))
    when company.account_type = 'Reseller' and not of_cost then '{}'
    else array(select m.marketplace_id from marketplace_customer c join marketplace m using (marketplace_id)
      where c.customer_account_id = company.account_id and m.state = 'Active' order by m.priority, m.marketplace_id) end
$$;

-- What the active fees of services cost the session's company on a day, by quantity; of all services where none are named. In a
-- pricelist what that one asks. Without one, what `prices_for` answers for any quantity: of the pricelists that the company buys from,
-- the first that asks anything. What it buys from none is at what the vendor suggests, for the marketplace's owner and in the
-- vendor's own branch. What a seller buys at is his cost: without `of_cost` suggested prices stand in its place. A term is left out
-- in which a required fee has no price.
create function shown_prices(services bigint[], list bigint, of_cost boolean, day date)
returns table (service_id bigint, item_id bigint, min_quantity integer, amount numeric, currency text, marketplace_id bigint, price_id bigint,
  unit text, basis text, billing text, is_required boolean, commitment_months integer)
stable language plpgsql rows 1000 security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  company account := company_of(scope_user());
  sells boolean := company.account_type = 'Reseller';
  bought bigint[] := shown_lists(company, list, of_cost);
  -- Whose suggested prices are shown: of every service (null), or of these vendors.
  vendors bigint[] := case when company.parent_account_id is null then null else scope_vendors() end;
  offered bigint[] := case when not sells or of_cost then '{}' when services is null then scope_services()
    else array(select o.service_id from marketplace_offer o where o.service_id = any (services) and o.marketplace_id = any (scope_marketplaces())) end;
begin
  if scope() is null or company.account_id is null or day is null then return; end if;
  return query
    with asked as (
      select i.service_id, i.item_id, p.min_quantity, p.amount, p.marketplace_id, p.price_id, i.unit, i.basis, i.billing, i.is_required,
        i.commitment_months, array_position(bought, p.marketplace_id) as place
      from marketplace_offer o
      join item i on i.service_id = o.service_id
      join price p on p.marketplace_id = o.marketplace_id and p.item_id = i.item_id
      where o.marketplace_id = any (bought) and o.state = 'Active' and (services is null or o.service_id = any (services))
        and i.state = 'Active' and p.valid_from_date <= day and (p.valid_until_date is null or p.valid_until_date > day)),
    shown as (
      -- From the quantity on that a pricelist before it asks a price for, that one is the first.
      select a.service_id, a.item_id, a.min_quantity, a.amount::numeric as amount, m.currency::text as currency, a.marketplace_id, a.price_id,
        a.unit, a.basis, a.billing, a.is_required, a.commitment_months
      from asked a join marketplace m on m.marketplace_id = a.marketplace_id
      where cardinality(bought) = 1 or not exists (
        select from asked before where before.item_id = a.item_id and before.place < a.place and before.min_quantity <= a.min_quantity)
      union all
      select i.service_id, i.item_id, r.min_quantity, r.srp::numeric, r.currency::text, null, null,
        i.unit, i.basis, i.billing, i.is_required, i.commitment_months
      from item i join item_srp r on r.item_id = i.item_id
      where list is null and (services is null or i.service_id = any (services)) and i.state = 'Active'
        and (vendors is null or i.owner_account_id = any (vendors) or i.service_id = any (offered))
        and r.valid_from_date <= day and (r.valid_until_date is null or r.valid_until_date > day)
        and i.service_id not in (select o.service_id from marketplace_offer o
          where o.marketplace_id = any (bought) and o.state = 'Active' and (services is null or o.service_id = any (services)))),
    incomplete as (
      select i.service_id, i.commitment_months from item i
      where i.state = 'Active' and i.is_required and (services is null or i.service_id = any (services))
        and i.item_id not in (select item_id from shown))
    select s.* from shown s
    where (s.service_id, s.commitment_months) not in (select n.service_id, n.commitment_months from incomplete n);
end $$;

-- What services begin at on a day, at those prices: their required fees in the shortest term, in their first band. What is paid once
-- counts only where nothing is paid by the month. No row: it has no price.
create function prices_from(services bigint[], list bigint, of_cost boolean, day date)
returns table (service_id bigint, amount numeric, currency text, unit text, period text, is_from boolean, is_suggested boolean)
stable language sql rows 1000 as $$
  select first.service_id, sum(first.amount), min(first.currency),
    coalesce(min(first.unit) filter (where first.basis <> 'Subscription'), min(first.unit)),
    case when bool_and(first.billing = 'Once') then 'Once' when bool_or(first.unit in ('Hour', 'Message')) then 'Use' else 'Month' end,
    min(first.prices) > count(*), bool_and(first.marketplace_id is null)
  from (
    -- One order serves all: a fee counts where it is like the first of its service, and with the first of its prices.
    select p.*, (p.billing = 'Once', p.is_required, p.commitment_months) =
        (first_value(p.billing = 'Once') over w, first_value(p.is_required) over w, first_value(p.commitment_months) over w) as counts,
      lag(p.item_id) over w is distinct from p.item_id as is_first_band, count(*) over (partition by p.service_id) as prices
    from shown_prices(services, list, of_cost, day) p
    window w as (partition by p.service_id order by p.billing = 'Once', not p.is_required, p.commitment_months, p.item_id, p.min_quantity)
  ) first
  where first.counts and first.is_first_band
  group by first.service_id
$$;

-- The prices of these pricelists are computed anew from a day on: all of them, or those of some items. A wish that waits already
-- takes this one in.
create function queue_price_update(lists bigint[], of_cause text, items bigint[], by_account bigint, from_day date) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into price_update as waiting (marketplace_id, item_ids, cause, requested_by_account_id, effective_date)
    select m.marketplace_id, items, of_cause, by_account, greatest(from_day, current_date)
    from marketplace m where m.marketplace_id = any (lists) and m.state = 'Active' order by m.marketplace_id
  on conflict (marketplace_id) where state = 'Queued' do update set
    item_ids = case when waiting.item_ids is null or excluded.item_ids is null then null
      else array(select distinct unnest(waiting.item_ids || excluded.item_ids) order by 1) end,
    effective_date = least(waiting.effective_date, excluded.effective_date),
    requested_by_account_id = coalesce(excluded.requested_by_account_id, waiting.requested_by_account_id);
  update marketplace set price_state = 'Queued' where marketplace_id = any (lists) and state = 'Active' and price_state <> 'Queued';
end $$;

-- Of these services the published ones that a seller may offer: his own, those of pricelists that he buys from, and every one for
-- the marketplace's owner. Only for a seller in the branch of the session.
create function sellable_services(seller bigint, among bigint[]) returns table (service_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select s.service_id from service s, account a
  where a.account_id = seller and in_scope(a.path) and s.state = 'Published' and (among is null or s.service_id = any (among))
    and (a.parent_account_id is null or s.owner_account_id = seller or exists (
      select from marketplace_customer c join marketplace m using (marketplace_id) join marketplace_offer o using (marketplace_id)
      where c.customer_account_id = seller and m.state = 'Active' and o.state = 'Active' and o.service_id = s.service_id))
$$;

-- Tells open screens that the prices of a pricelist were computed anew: its owner's, and those of who buys from it (HUB-11).
create function tell_prices(list bigint) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select tell_realtime('DP_UpdateComplete', m.marketplace_id, array[o.path],
    array(select a.path from marketplace_customer c join account a on a.account_id = c.customer_account_id
      where c.marketplace_id = m.marketplace_id order by a.path))
  from marketplace m join account o on o.account_id = m.owner_company_id where m.marketplace_id = list
$$;

-- Withdraws these services where their seller can buy them nowhere any more, and so downwards; what runs goes on. Answers how many
-- offers ended.
create function withdraw_unsellable(services bigint[]) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ended integer := 0;
  this_time integer;
begin
  loop
    update marketplace_offer o set state = 'Withdrawn', withdrawn_utc = now()
    from marketplace m, account owner, service s
    where o.marketplace_id = m.marketplace_id and owner.account_id = m.owner_company_id and s.service_id = o.service_id
      and o.service_id = any (services) and o.state = 'Active' and owner.parent_account_id is not null
      and s.owner_account_id <> owner.account_id and not exists (
        select from marketplace_customer c join marketplace above on above.marketplace_id = c.marketplace_id and above.state = 'Active'
        join marketplace_offer bought on bought.marketplace_id = above.marketplace_id and bought.service_id = o.service_id
          and bought.state = 'Active'
        where c.customer_account_id = owner.account_id);
    get diagnostics this_time = row_count;
    exit when this_time = 0;
    ended := ended + this_time;
  end loop;
  return ended;
end $$;

-- What a euro is in some currencies from now on, as a bank says. What somebody has set by hand in the last hours stays, and what is
-- known already is kept once a day. Answers how many were kept.
create function keep_daily_rates(currencies text[], rates numeric[]) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  kept integer;
begin
  insert into exchange_rate (currency, as_of_utc, per_euro, source)
    select rate.currency, clock_timestamp(), rate.per_euro, 'Bank' from unnest(currencies, rates) rate (currency, per_euro)
    where not exists (
      select from exchange_rate known where known.currency = rate.currency and known.as_of_utc > now() - interval '12 hours'
        and (known.source = 'Hand' or known.per_euro = rate.per_euro));
  get diagnostics kept = row_count;
  return kept;
end $$;

-- While the newest rate is out of date the marketplace's owner is told, once a day.
create function tell_old_rates() returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into notice (kind, subject_id, company_account_id)
    select 'rates-out-of-date', a.account_id, a.account_id from account a
    where a.parent_account_id is null
      and not exists (select from exchange_rate r where r.as_of_utc > now() - interval '24 hours')
      and not exists (select from notice n where n.kind = 'rates-out-of-date' and n.created_utc > now() - interval '24 hours')
$$;

-- What a euro is in some currencies from now on, as somebody of the session says.
create function set_exchange_rates(currencies text[], rates numeric[]) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into exchange_rate (currency, as_of_utc, per_euro, source, set_by_account_id)
  select currency, clock_timestamp(), per_euro, 'Hand', scope_user() from unnest(currencies, rates) rate (currency, per_euro)
$$;
