-- Which price a buyer gets, and that prices are to be computed anew.

-- The price of each item for a buyer on a day: of the pricelists that he buys from the first by priority that asks a price there, in
-- the greatest band that the quantity reaches. An item without a row has no price for him.
create function prices_for(buyer bigint, items bigint[], quantity integer, day date)
returns table (item_id bigint, price_id bigint, marketplace_id bigint, min_quantity integer, amount numeric, currency text)
stable language sql rows 100 as $$
  select distinct on (p.item_id) p.item_id, p.price_id, p.marketplace_id, p.min_quantity, p.amount, p_list.currency
  from (
    select array_agg(m.marketplace_id order by m.priority, m.marketplace_id) as ids
    from portolan.marketplace_customer c join portolan.marketplace m using (marketplace_id)
    where c.customer_account_id = buyer and m.state = 'Active') lists
  join portolan.price p on p.marketplace_id = any (lists.ids) and p.item_id = any (items) and p.min_quantity <= quantity
    and p.valid_from_date <= day and (p.valid_until_date is null or p.valid_until_date > day)
  join portolan.marketplace_offer o on o.marketplace_offer_id = p.marketplace_offer_id and o.state = 'Active'
  join portolan.marketplace p_list on p_list.marketplace_id = p.marketplace_id
  order by p.item_id, array_position(lists.ids, p.marketplace_id), p.min_quantity desc
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

-- What a euro is in some currencies from now on, as somebody of the session says.
create function set_exchange_rates(currencies text[], rates numeric[]) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into exchange_rate (currency, as_of_utc, per_euro, source, set_by_account_id)
  select currency, clock_timestamp(), per_euro, 'Hand', scope_user() from unnest(currencies, rates) rate (currency, per_euro)
$$;
