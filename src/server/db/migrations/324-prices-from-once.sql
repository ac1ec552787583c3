-- Prices that come back in the statement that takes them away are looked at once, by what adds them.
create function keep_prices_from_of_removed() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  lists bigint[];
  services bigint[];
begin
  -- One price has a place, so one that stands there now was added by the same statement.
  select array_agg(t.list), array_agg(t.service_id) into lists, services
    from (select distinct t.marketplace_id as list, i.service_id from touched t join item i using (item_id)
      where not exists (select from price p where (p.marketplace_id, p.item_id, p.min_quantity, p.valid_from_date)
        = (t.marketplace_id, t.item_id, t.min_quantity, t.valid_from_date))) t;
  perform keep_prices_from(lists, services);
  return null;
end $$;
drop trigger keep_from_removed on price;
create trigger keep_from_removed after delete on price referencing old table as touched
  for each statement execute function keep_prices_from_of_removed();
