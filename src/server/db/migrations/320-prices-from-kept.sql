-- What services begin at in each pricelist, and at what their vendors suggest, from today on: the catalogue reads its order by price
-- from an index. What is shown is worked out by `prices_from`; this says only who stands where.
create table service_price_from (
  service_id bigint not null,
  -- 0: what its vendor suggests.
  marketplace_id bigint not null,
  amount numeric not null,
  -- Each of its fees has a price for the first unit, so no later pricelist of a buyer has a say.
  is_whole boolean not null,
  valid_from_date date not null,
  valid_until_date date check (valid_until_date > valid_from_date),
  primary key (service_id, marketplace_id, valid_from_date)
);
create index service_price_from_order on service_price_from (marketplace_id, amount)
  include (service_id, is_whole, valid_from_date, valid_until_date);

-- Keeps them for services, each with the pricelist beside it (0: suggested). Rows that are right already are left alone. Who writes
-- prices of the same pricelist, or suggested ones of the same service, waits for the other, and then sees what he wrote.
-- Triggers call it, with the owner's rights; the server has none to it.
create function keep_prices_from(lists bigint[], services bigint[]) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  if cardinality(services) is null or cardinality(services) = 0 then return; end if;
  perform from service s where s.service_id in (select p.id from unnest(lists, services) p (list, id) where p.list = 0)
    order by s.service_id for no key update;
  perform from marketplace m where m.marketplace_id = any (lists) order by m.marketplace_id for no key update;
  with pair as materialized (select distinct p.list, p.service_id from unnest(lists, services) p (list, service_id)),
  fee as materialized (
    select p.list, i.service_id, i.item_id, i.is_required, i.commitment_months, i.billing = 'Once' as is_once,
      count(*) over (partition by p.list, i.service_id) as fees,
      count(*) filter (where i.is_required) over (partition by p.list, i.service_id, i.commitment_months) as required
    from pair p join item i on i.service_id = p.service_id where i.state = 'Active'),
  asked as materialized (
    select f.*, p.min_quantity, p.amount::numeric as amount, p.valid_from_date, p.valid_until_date
    from fee f join price p on p.marketplace_id = f.list and p.item_id = f.item_id
    where p.valid_until_date is null or p.valid_until_date > current_date
    union all
    select f.*, r.min_quantity, r.srp::numeric, r.valid_from_date, r.valid_until_date
    from fee f join item_srp r on r.item_id = f.item_id
    where f.list = 0 and (r.valid_until_date is null or r.valid_until_date > current_date)),
  -- On the days on which prices of a service begin or end.
  dated as (
    select a.*, array_agg(greatest(a.valid_from_date, current_date)) over service || array_agg(a.valid_until_date) over service as days
    from asked a window service as (partition by a.list, a.service_id)),
  first_band as (
    select distinct on (a.list, a.service_id, day, a.item_id) day, a.*
    from dated a, unnest(a.days) day
    where a.valid_from_date <= day and (a.valid_until_date is null or a.valid_until_date > day)
    order by a.list, a.service_id, day, a.item_id, a.min_quantity),
  counted as (
    select f.*, count(*) filter (where f.is_required) over (partition by f.list, f.service_id, f.day, f.commitment_months) as required_here,
      count(*) filter (where f.min_quantity = 1) over (partition by f.list, f.service_id, f.day) as from_one
    from first_band f),
  -- A term is left out in which a required fee has no price.
  anew as materialized (
    select distinct on (c.list, c.service_id, c.day) c.list, c.service_id, sum(c.amount) as amount, min(c.from_one) = min(c.fees) as is_whole,
      -- What holds today began whenever it did: so it need not be written anew each day.
      case when c.day > current_date then c.day else '-infinity' end as valid_from_date,
      (select min(later) from unnest(min(c.days)) later where later > c.day) as valid_until_date
    from counted c where c.required_here = c.required
    group by c.list, c.service_id, c.day, c.is_once, c.is_required, c.commitment_months
    order by c.list, c.service_id, c.day, c.is_once, not c.is_required, c.commitment_months),
  gone as (
    delete from service_price_from k using pair p
    where k.service_id = p.service_id and k.marketplace_id = p.list
      and (p.list, p.service_id, k.valid_from_date) not in (select a.list, a.service_id, a.valid_from_date from anew a))
  insert into service_price_from as known (service_id, marketplace_id, amount, is_whole, valid_from_date, valid_until_date)
    select a.service_id, a.list, a.amount, a.is_whole, a.valid_from_date, a.valid_until_date from anew a
    -- Not even tried where it is right already: nothing is written then.
    where not exists (select from service_price_from k where k.service_id = a.service_id and k.marketplace_id = a.list
      and (k.amount, k.is_whole, k.valid_from_date) = (a.amount, a.is_whole, a.valid_from_date)
      and k.valid_until_date is not distinct from a.valid_until_date)
  on conflict (service_id, marketplace_id, valid_from_date) do update
    set amount = excluded.amount, is_whole = excluded.is_whole, valid_until_date = excluded.valid_until_date;
end $$;

select keep_prices_from(array_agg(list), array_agg(service_id)) from (
  select distinct 0 as list, r.service_id from item_srp r
  union select p.marketplace_id, i.service_id from price p join item i using (item_id)) pair;

create function keep_prices_from_of_prices() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  lists bigint[];
  services bigint[];
begin
  select array_agg(t.list), array_agg(t.service_id) into lists, services
    from (select distinct t.marketplace_id as list, i.service_id from touched t join item i using (item_id)) t;
  perform keep_prices_from(lists, services);
  return null;
end $$;
create trigger keep_from_added after insert on price referencing new table as touched
  for each statement execute function keep_prices_from_of_prices();
create trigger keep_from_changed after update on price referencing new table as touched
  for each statement execute function keep_prices_from_of_prices();

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
create trigger keep_from_removed after delete on price referencing old table as touched
  for each statement execute function keep_prices_from_of_removed();

create function keep_prices_from_of_suggested() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  services bigint[] := array(select distinct t.service_id from touched t);
begin
  perform keep_prices_from(array_fill(0::bigint, array[cardinality(services)]), services);
  return null;
end $$;
create trigger keep_from_added after insert on item_srp referencing new table as touched
  for each statement execute function keep_prices_from_of_suggested();
create trigger keep_from_changed after update on item_srp referencing new table as touched
  for each statement execute function keep_prices_from_of_suggested();
create trigger keep_from_removed after delete on item_srp referencing old table as touched
  for each statement execute function keep_prices_from_of_suggested();

-- Which fees count depends on the fees themselves.
create function keep_prices_from_of_fees() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ids bigint[];
  lists bigint[];
  services bigint[];
begin
  if tg_op = 'UPDATE' then
    ids := array(select distinct n.service_id from touched n join former o using (item_id)
      where (n.service_id, n.state, n.is_required, n.commitment_months, n.billing)
        is distinct from (o.service_id, o.state, o.is_required, o.commitment_months, o.billing));
  else
    ids := array(select distinct t.service_id from touched t);
  end if;
  if cardinality(ids) = 0 then return null; end if;
  select array_agg(p.list), array_agg(p.service_id) into lists, services from (
    select 0 as list, s.service_id from unnest(ids) s (service_id)
    union all select o.marketplace_id, o.service_id from marketplace_offer o where o.service_id = any (ids)) p;
  perform keep_prices_from(lists, services);
  return null;
end $$;
create trigger keep_from_added after insert on item referencing new table as touched
  for each statement execute function keep_prices_from_of_fees();
create trigger keep_from_changed after update on item referencing old table as former new table as touched
  for each statement execute function keep_prices_from_of_fees();
create trigger keep_from_removed after delete on item referencing old table as touched
  for each statement execute function keep_prices_from_of_fees();
