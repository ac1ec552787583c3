-- An update writes a hundred thousand prices and takes back as many, and keys asked for each of them, one by one, was most of its work. The
-- same is refused as before, once for all prices of a statement.

-- What a price names is there, and its offer is one of its pricelist.
create function check_names_of_prices() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  wrong text;
begin
  wrong := case
    when exists (select from (select distinct f.marketplace_offer_id, f.marketplace_id from fresh f) named
      left join marketplace_offer o using (marketplace_offer_id) where o.marketplace_id is distinct from named.marketplace_id) then 'price_of_offer'
    when exists (select from (select distinct f.item_id from fresh f) named
      where not exists (select from item i where i.item_id = named.item_id)) then 'price_of_item'
    when exists (select from (select distinct f.price_update_id from fresh f where f.price_update_id is not null) named
      where not exists (select from price_update u where u.price_update_id = named.price_update_id)) then 'price_of_update' end;
  if wrong is not null then
    raise exception 'A price names what is not there (%)', wrong using errcode = 'foreign_key_violation', constraint = wrong;
  end if;
  return null;
end $$;
create trigger names after insert on price referencing new table as fresh for each statement execute function check_names_of_prices();

-- Nothing goes, or takes another number, that prices name. Nobody of the application deletes any of it.
create function keep_priced() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  is_priced boolean;
begin
  -- Whoever writes prices meanwhile is waited for, and seen.
  lock table price in share mode;
  execute format('select exists (select from price p where p.%I = $1)', tg_argv[0])
    into is_priced using (to_jsonb(old) ->> tg_argv[0])::bigint;
  if is_priced then
    raise exception 'Prices name it (%)', tg_table_name using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger keep_priced after delete on item for each row execute function keep_priced('item_id');
create trigger keep_priced_number after update of item_id on item for each row
  when (old.item_id <> new.item_id) execute function keep_priced('item_id');
create trigger keep_priced after delete on marketplace_offer for each row execute function keep_priced('marketplace_offer_id');
create trigger keep_priced_number after update of marketplace_offer_id, marketplace_id on marketplace_offer for each row
  when ((old.marketplace_offer_id, old.marketplace_id) is distinct from (new.marketplace_offer_id, new.marketplace_id))
  execute function keep_priced('marketplace_offer_id');
create trigger keep_priced after delete on price_update for each row execute function keep_priced('price_update_id');
create trigger keep_priced_number after update of price_update_id on price_update for each row
  when (old.price_update_id <> new.price_update_id) execute function keep_priced('price_update_id');
create trigger keep_priced_whole before truncate on price_update for each statement execute function refuse_change();

alter table price drop constraint price_marketplace_id_fkey, drop constraint price_marketplace_offer_id_fkey, drop constraint price_item_id_fkey,
  drop constraint price_price_update_id_fkey;

-- A price is looked up in its pricelist, never by its fee alone: an update found it there among those of a thousand pricelists.
drop index price_item;

-- What names a price names one that is there. Who takes a price back meanwhile is waited for, as he waits for whoever names it.
create function check_named_prices() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform from price p where p.price_id in (select f.price_id from fresh f) for key share;
  if exists (select from fresh f where f.price_id is not null and not exists (select from price p where p.price_id = f.price_id)) then
    raise exception 'What is written names a price that is not there' using errcode = 'foreign_key_violation', constraint = tg_table_name || '_of_price';
  end if;
  return null;
end $$;
create function check_named_price() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform from price p where p.price_id = new.price_id for key share;
  if not found then
    raise exception 'What is written names a price that is not there' using errcode = 'foreign_key_violation', constraint = tg_table_name || '_of_price';
  end if;
  return null;
end $$;
create trigger names_price after insert on tier_price referencing new table as fresh for each statement execute function check_named_prices();
create trigger names_price_anew after update of price_id on tier_price for each row
  when (new.price_id is distinct from old.price_id and new.price_id is not null) execute function check_named_price();
create trigger names_price after insert on order_line_price referencing new table as fresh
  for each statement execute function check_named_prices();
create trigger names_price_anew after update of price_id on order_line_price for each row
  when (new.price_id is distinct from old.price_id and new.price_id is not null) execute function check_named_price();
create trigger names_price after insert on quote_line_price referencing new table as fresh
  for each statement execute function check_named_prices();
create trigger names_price_anew after update of price_id on quote_line_price for each row
  when (new.price_id is distinct from old.price_id and new.price_id is not null) execute function check_named_price();

-- A reason is of its price's pricelist as well, which says who may read it.
create function check_prices_of_reasons() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform from price p where p.price_id in (select f.price_id from fresh f) for key share;
  if exists (select from fresh f where not exists (
    select from price p where p.price_id = f.price_id and p.marketplace_id = f.marketplace_id)) then
    raise exception 'A reason is of a price of its pricelist' using errcode = 'foreign_key_violation', constraint = 'price_reason_of_price';
  end if;
  return null;
end $$;
create trigger names_price after insert on price_reason referencing new table as fresh
  for each statement execute function check_prices_of_reasons();
create trigger names_price_anew after update on price_reason referencing new table as fresh
  for each statement execute function check_prices_of_reasons();

-- With a price goes its reason; what was sold or quoted at it keeps its amount, and names it no more.
create function let_go_of_prices() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from gone g where g.valid_from_date < current_date) then
    raise exception 'What a price was stays' using errcode = 'restrict_violation';
  end if;
  delete from price_reason r using gone g where r.price_id = g.price_id;
  update tier_price t set price_id = null from gone g where t.price_id = g.price_id;
  update order_line_price o set price_id = null from gone g where o.price_id = g.price_id;
  update quote_line_price q set price_id = null from gone g where q.price_id = g.price_id;
  return null;
end $$;
create trigger let_go after delete on price referencing old table as gone for each statement execute function let_go_of_prices();
drop trigger keep on price;
create trigger keep before update on price for each row execute function keep_price();

alter table price_reason drop constraint price_reason_price_id_fkey, drop constraint price_reason_marketplace_id_fkey;
alter table tier_price drop constraint tier_price_price_id_fkey;
alter table order_line_price drop constraint order_line_price_price_id_fkey;
alter table quote_line_price drop constraint quote_line_price_price_id_fkey;
