-- What follows from prices took longer than to write them. The same is kept and refused as before, with fewer looks at each of them, and
-- each by its key: for a few thousand of them whole tables were read, those of a thousand other pricelists among them.
alter function keep_prices_from_of_prices() set enable_hashjoin = off;
alter function keep_prices_from_of_prices() set enable_mergejoin = off;
alter function keep_prices_from_of_removed() set enable_hashjoin = off;
alter function keep_prices_from_of_removed() set enable_mergejoin = off;
alter function check_names_of_prices() set enable_hashjoin = off;
alter function check_names_of_prices() set enable_mergejoin = off;
alter function check_named_prices() set enable_hashjoin = off;
alter function check_named_prices() set enable_mergejoin = off;
alter function let_go_of_prices() set enable_hashjoin = off;
alter function let_go_of_prices() set enable_mergejoin = off;

-- Keeps what services begin at, each with the pricelist beside it (0: suggested). Most of them have one price for each fee, which holds
-- and goes on: these need no days. Rows that are right already are left alone. Who writes prices of the same pricelist, or suggested ones
-- of the same service, waits for the other, and then sees what he wrote.
create or replace function keep_prices_from(lists bigint[], services bigint[]) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  if cardinality(services) is null or cardinality(services) = 0 then return; end if;
  perform from service s where s.service_id in (select p.id from unnest(lists, services) p (list, id) where p.list = 0)
    order by s.service_id for no key update;
  perform from marketplace m where m.marketplace_id = any (lists) order by m.marketplace_id for no key update;
  with pair as materialized (select distinct p.list, p.service_id from unnest(lists, services) p (list, service_id)),
  fee as materialized (
    select p.list, i.service_id, i.item_id, i.is_required, i.commitment_months, i.billing = 'Once' as is_once
    from pair p join item i on i.service_id = p.service_id where i.state = 'Active'),
  -- Each fee, once without an amount where nothing is asked for it.
  asked as materialized (
    select a.*, bool_and(a.amount is null or a.min_quantity = 1 and a.valid_from_date <= current_date and a.valid_until_date is null)
      over (partition by a.list, a.service_id) as is_plain
    from (
      select f.*, p.min_quantity, p.amount::numeric as amount, p.valid_from_date, p.valid_until_date
      from fee f left join price p on p.marketplace_id = f.list and p.item_id = f.item_id
        and (p.valid_until_date is null or p.valid_until_date > current_date)
      where f.list <> 0
      union all
      select f.*, r.min_quantity, r.srp::numeric, r.valid_from_date, r.valid_until_date
      from fee f left join item_srp r on r.item_id = f.item_id and (r.valid_until_date is null or r.valid_until_date > current_date)
      where f.list = 0) a),
  term as (
    select a.list, a.service_id, a.is_once, a.is_required, a.commitment_months, sum(a.amount) as amount, count(*) as fees, count(a.amount) as priced
    from asked a where a.is_plain group by a.list, a.service_id, a.is_once, a.is_required, a.commitment_months),
  counted_term as (
    select t.*, sum(t.fees - t.priced) over (partition by t.list, t.service_id) = 0 as is_whole,
      sum(case when t.is_required then t.fees - t.priced else 0 end) over (partition by t.list, t.service_id, t.commitment_months) as missing
    from term t),
  -- The others, on the days on which prices of a service begin or end.
  counted_fee as (
    select a.*, count(*) filter (where a.is_first) over (partition by a.list, a.service_id) as fees,
      count(*) filter (where a.is_first and a.is_required) over (partition by a.list, a.service_id, a.commitment_months) as required
    from (select a.*, row_number() over (partition by a.list, a.item_id) = 1 as is_first from asked a where not a.is_plain) a),
  dated as (
    select a.*, array_agg(greatest(a.valid_from_date, current_date)) over service || array_agg(a.valid_until_date) over service as days
    from counted_fee a where a.amount is not null window service as (partition by a.list, a.service_id)),
  first_band as (
    select distinct on (a.list, a.service_id, day, a.item_id) day, a.*
    from dated a, unnest(a.days) day
    where a.valid_from_date <= day and (a.valid_until_date is null or a.valid_until_date > day)
    order by a.list, a.service_id, day, a.item_id, a.min_quantity),
  counted as (
    select f.*, count(*) filter (where f.is_required) over (partition by f.list, f.service_id, f.day, f.commitment_months) as required_here,
      count(*) filter (where f.min_quantity = 1) over (partition by f.list, f.service_id, f.day) as from_one
    from first_band f),
  -- A term is left out in which a required fee has no price. What holds today began whenever it did: so it need not be written anew each day.
  anew as materialized (
    (select distinct on (t.list, t.service_id) t.list, t.service_id, t.amount, t.is_whole, '-infinity'::date as valid_from_date,
      null::date as valid_until_date
    from counted_term t where t.missing = 0 and t.priced > 0
    order by t.list, t.service_id, t.is_once, not t.is_required, t.commitment_months)
    union all
    (select distinct on (c.list, c.service_id, c.day) c.list, c.service_id, sum(c.amount), min(c.from_one) = min(c.fees),
      case when c.day > current_date then c.day else '-infinity' end,
      (select min(later) from unnest(min(c.days)) later where later > c.day)
    from counted c where c.required_here = c.required
    group by c.list, c.service_id, c.day, c.is_once, c.is_required, c.commitment_months
    order by c.list, c.service_id, c.day, c.is_once, not c.is_required, c.commitment_months)),
  gone as (
    delete from service_price_from k using pair p
    where k.service_id = p.service_id and k.marketplace_id = p.list
      and (p.list, p.service_id, k.valid_from_date) not in (select a.list, a.service_id, a.valid_from_date from anew a))
  insert into service_price_from as known (service_id, marketplace_id, amount, is_whole, valid_from_date, valid_until_date)
    select a.service_id, a.list, a.amount, a.is_whole, a.valid_from_date, a.valid_until_date from anew a
    -- Not even tried where it is right already: nothing is written then.
    where not exists (select from service_price_from k
      where (k.service_id, k.marketplace_id, k.valid_from_date) = (a.service_id, a.list, a.valid_from_date)
        and (k.amount, k.is_whole, k.valid_until_date) is not distinct from (a.amount, a.is_whole, a.valid_until_date))
  on conflict (service_id, marketplace_id, valid_from_date) do update
    set amount = excluded.amount, is_whole = excluded.is_whole, valid_until_date = excluded.valid_until_date;
end $$;

-- By one look at all prices of the same fee and quantity, where two looks found the neighbours.
create or replace function prices_apart() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from fresh f join price n on n.marketplace_id = f.marketplace_id and n.item_id = f.item_id and n.min_quantity = f.min_quantity
      and n.valid_from_date <> f.valid_from_date
    where (f.valid_until_date is null or f.valid_until_date > n.valid_from_date)
      and (n.valid_until_date is null or n.valid_until_date > f.valid_from_date)) then
    raise exception 'An item has one price a day' using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;

-- What is locked is what is there, and of the right pricelist: so it is looked for once.
create or replace function check_prices_of_reasons() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  found_prices bigint;
begin
  perform from fresh f join price p on p.price_id = f.price_id and p.marketplace_id = f.marketplace_id for key share of p;
  get diagnostics found_prices = row_count;
  if found_prices <> (select count(*) from fresh) then
    raise exception 'A reason is of a price of its pricelist' using errcode = 'foreign_key_violation', constraint = 'price_reason_of_price';
  end if;
  return null;
end $$;
