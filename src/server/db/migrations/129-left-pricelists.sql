-- Who leaves a pricelist can sell what it offered only where he is offered it elsewhere, and fees that change are queued by one piece.

-- Who gets another seller, or pays in another currency, leaves the pricelists that are no longer for him. What he bought there alone
-- he offers no more, and so downwards.
create or replace function leave_marketplaces() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  services bigint[];
begin
  with gone as (
    delete from marketplace_customer c using marketplace m
    where c.customer_account_id = new.account_id and m.marketplace_id = c.marketplace_id
      and (m.owner_company_id is distinct from new.parent_account_id or m.currency is distinct from new.currency)
    returning c.marketplace_id)
  select array_agg(distinct o.service_id) into services
  from gone join marketplace_offer o on o.marketplace_id = gone.marketplace_id and o.state = 'Active';
  if services is not null then
    perform withdraw_unsellable(services);
    perform queue_price_update(
      array(select m.marketplace_id from marketplace m where m.owner_company_id = new.account_id and m.state = 'Active'),
      'Upstream', array(select i.item_id from item i where i.service_id = any (services)), null, current_date);
  end if;
  return null;
end $$;
create trigger leave_marketplaces_of_currency after update of currency on account
  for each row when (old.currency is distinct from new.currency) execute function leave_marketplaces();

-- In one order, so that two vendors never wait for each other.
create or replace function queue_priced_items() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  list record;
begin
  for list in
    select m.marketplace_id, array_agg(distinct i.item_id order by i.item_id) as items
    from touched t join item i using (item_id) join marketplace_offer o on o.service_id = i.service_id and o.state = 'Active'
    join marketplace m on m.marketplace_id = o.marketplace_id and m.state = 'Active'
    group by m.marketplace_id order by m.marketplace_id
  loop
    perform queue_price_update(array[list.marketplace_id], 'Vendor', list.items, null, current_date);
  end loop;
  return null;
end $$;
