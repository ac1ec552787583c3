-- Reports: uses that are counted beside the read, who may read one, and which are due.

-- Looking again within ten minutes is the same use.
create function count_report_use(reader bigint, report text) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into report_use as u (user_account_id, report_name) values (reader, report)
  on conflict (user_account_id, report_name) do update set uses_count = u.uses_count + 1, last_utc = now()
    where u.last_utc < now() - interval '10 minutes';
  select true
$$;

-- Users of the session's own company who see at least as much of it as the session, each with the rights that he has now.
create function report_readers(among bigint[]) returns table (user_account_id bigint, display_name text, capabilities json)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with recursive places (account_id) as (
    select scope_company()
    union all select d.account_id from places join account d on d.parent_account_id = places.account_id and d.account_type = 'Department')
  select a.account_id, a.display_name, capabilities_of(a.account_id)
  from places join account a on a.parent_account_id = places.account_id and a.account_type = 'User'
  where in_scope(a.path) and (among is null or a.account_id = any (among))
    and may_sign_in(a.account_id) and may_work(a.account_id) and scope() ^@ scope_of(a.account_id)
  order by a.display_name, a.account_id
  limit 1000
$$;

-- Six in the morning, UTC: of each day, of Mondays, of the first of a month.
create function next_report_due(rhythm text, after timestamptz) returns timestamptz immutable language sql as $$
  select min(d.day + interval '6 hours') at time zone 'UTC'
  from generate_series(date_trunc('day', after at time zone 'UTC'), date_trunc('day', after at time zone 'UTC') + interval '32 days', interval '1 day') d (day)
  where d.day + interval '6 hours' > after at time zone 'UTC'
    and case rhythm when 'Weekly' then extract(isodow from d.day) = 1 when 'Monthly' then extract(day from d.day) = 1 else true end
$$;

-- Puts a job on the queue for each plan that is due, and lets it wait for its next time: both or neither, so each time is met once.
-- One whose owner may not work here any more stops.
create function queue_due_reports() returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  many integer;
begin
  with due as (
    select p.* from report_plan p where p.state = 'Active' and p.next_due_utc <= now()
    order by p.next_due_utc, p.report_plan_id limit 500 for update skip locked
  ), sorted as (
    select due.*, may_sign_in(due.user_account_id) and may_work(due.user_account_id) as may_go_on from due
  ), queued as (
    insert into job (name, title, payload, user_account_id, language)
    select 'send-report', s.name, jsonb_build_object('plannedReportId', s.report_plan_id, 'dueUtc', to_char(s.next_due_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
      s.user_account_id, s.language
    from sorted s where s.may_go_on
  ), moved as (
    update report_plan p set next_due_utc = next_report_due(p.rhythm, now()),
      state = case when s.may_go_on then 'Active' else 'Stopped' end, problem = case when s.may_go_on then null else 'OwnerGone' end
    from sorted s where s.report_plan_id = p.report_plan_id
    returning 1
  )
  select count(*) into many from moved;
  return many;
end $$;

-- What was used of each fee by each subscription of the session's branch, or of a part of it: looked up by account once, where the policy of
-- each record would ask for it again. Planned for each period: a day is not a year.
create function use_by_fee(from_day date, until_day date, below text)
returns table (account_id bigint, item_id bigint, days integer, used double precision, billed double precision)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select u.account_id, u.item_id, count(distinct u.day_date)::integer, sum(u.quantity)::float8,
    coalesce(sum(u.quantity) filter (where u.interval_id is not null), 0)::float8
  from usage_record u join account a on a.account_id = u.account_id
  where u.day_date >= from_day and u.day_date < until_day and in_scope(a.path) and (below is null or a.path ^@ below)
  group by u.account_id, u.item_id
$$;

-- The same by months, which are asked for of each day and not of each record.
create function use_by_month(from_day date, until_day date, below text) returns table (month text, item_id bigint, used numeric)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select to_char(d.day_date, 'YYYY-MM') as month, d.item_id, sum(d.used) from (
    select u.day_date, u.item_id, sum(u.quantity) as used
    from usage_record u join account a on a.account_id = u.account_id
    where u.day_date >= from_day and u.day_date < until_day and in_scope(a.path) and (below is null or a.path ^@ below)
    group by u.day_date, u.item_id) d
  group by 1, 2
$$;

-- What the sellers of the branch were asked for in a period: these are looked up once, where the policies of an order and of its buyer's account
-- would ask for each of many.
create function orders_of_sellers(from_day date, until_day date, below text, of_state text)
returns table (order_id bigint, buyer_account_id bigint, submitted_utc timestamptz, state text, order_value numeric, currency text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select o.order_id, o.buyer_account_id, o.submitted_utc, o.state, o.order_value, o.currency::text
  from customer_order o join unnest(scope_sellers()) seller (account_id) on seller.account_id = o.seller_account_id
  where o.submitted_utc >= from_day and o.submitted_utc < until_day and (of_state is null or o.state = of_state)
    and (below is null or exists (select from account b where b.account_id = o.buyer_account_id and b.path ^@ below and in_scope(b.path)))
$$;

-- Their number by months and states.
create function orders_by_month(from_day date, until_day date, below text, of_state text) returns table (month text, state text, orders bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select to_char(o.month, 'YYYY-MM'), o.state, o.orders from (
    select date_trunc('month', o.submitted_utc at time zone 'UTC') as month, o.state, count(*) as orders
    from customer_order o join unnest(scope_sellers()) seller (account_id) on seller.account_id = o.seller_account_id
    where o.submitted_utc >= from_day and o.submitted_utc < until_day and (of_state is null or o.state = of_state)
      and (below is null or exists (select from account b where b.account_id = o.buyer_account_id and b.path ^@ below and in_scope(b.path)))
    group by 1, 2) o
$$;

-- Subscriptions of the branch whose term ends in a period, looked up with their accounts, which their policy would ask for one by one.
create function terms_ending(from_day date, until_day date, below text, of_mode text)
returns table (account_id bigint, display_name text, term_end_date date, renewal_mode text, commitment_months integer, quantity integer, next_quantity integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select s.account_id, a.display_name, s.term_end_date, s.renewal_mode, s.commitment_months, s.quantity, s.next_quantity
  from subscription s join account a on a.account_id = s.account_id
  where s.state in ('Active', 'Suspended') and s.term_end_date >= from_day and s.term_end_date < until_day
    and in_scope(a.path) and (below is null or a.path ^@ below) and (of_mode is null or s.renewal_mode = of_mode)
$$;
