-- Notifications by the preferences of people. It is the product's own work; each person sees no more of it than his session would.

-- The preferences that hold for an account: its own, else those of the nearest account above it down from its company.
create function preferences_for(of_account bigint) returns setof notification_preference
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select p.*
  from account a
  cross join company_of(of_account) company
  join account above on a.path ^@ above.path and above.path ^@ company.path
    and above.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[])
  join notification_preference p on p.account_id = above.account_id
  where a.account_id = of_account and in_scope(a.path)
  order by length(above.path) desc
  limit 1
$$;

create function commitment_of(months integer) returns text
immutable language sql set search_path = pg_catalog, pg_temp as $$
  select case months when 1 then '1-month' when 36 then '3-year' else 'other' end
$$;

-- How many days before the end of a term somebody is told, by what he has said or by what everybody begins with.
create function days_before(p notification_preference, commitment text, standard jsonb) returns integer
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(
    case commitment when '1-month' then p.days_before_one_month when '3-year' then p.days_before_three_year else p.days_before_other end,
    (standard->>commitment)::integer)
$$;

-- The companies in which a term may have to be told of today.
create function companies_to_remind(standard jsonb) returns table (company_account_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with longest as materialized (
    select commitment, greatest((standard->>commitment)::integer,
      (select max(days_before(p, commitment, standard)) from notification_preference p)) as days
    from unnest(array['1-month', '3-year', 'other']) as commitment)
  select distinct company.account_id
  from subscription s
  join account a using (account_id)
  join longest l on l.commitment = commitment_of(s.commitment_months)
  cross join company_of(s.account_id) company
  where s.state in ('Active', 'Suspended') and a.account_state = 'Active' and in_scope(a.path)
    and s.term_end_date > current_date and s.term_end_date <= current_date + l.days
  order by 1
$$;

-- Who of a company is to be told of which terms, noted as told: those of its people who may read subscriptions and their notifications and
-- see the account, each once a term.
create function remind_company(company bigint, standard jsonb)
returns table (user_account_id bigint, account_id bigint, display_name text, term_end_date date, renewal_mode text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with reader as materialized (
    select holder.user_account_id, scope_of(holder.user_account_id) as sees, p
    from holders_of(company, 'NOTIFICATIONS', array['Read']) holder
    left join preferences_for(holder.user_account_id) p on true
    where (select count(*) = 2 from rights_of(holder.user_account_id) held
      where held.flag = 'Read' and held.object_type in ('SUBSCRIPTION', 'PRODUCT_ACCOUNT'))),
  ending as materialized (
    select s.account_id, a.path, a.display_name, s.term_end_date, s.renewal_mode, commitment_of(s.commitment_months) as commitment
    from account c
    join account a on a.path ^@ c.path and a.account_type = 'Product' and a.account_state = 'Active'
    join subscription s on s.account_id = a.account_id and s.state in ('Active', 'Suspended') and s.term_end_date > current_date
    where c.account_id = company and in_scope(c.path) and (company_of(a.account_id)).account_id = company),
  told as (
    insert into commitment_reminder (user_account_id, account_id, term_end_date)
    select r.user_account_id, e.account_id, e.term_end_date
    from reader r join ending e on e.path ^@ r.sees
    where e.commitment = any (coalesce((r.p).commitment_periods, array['1-month', '3-year', 'other']))
      and e.term_end_date <= current_date + days_before(r.p, e.commitment, standard)
    on conflict do nothing
    returning *)
  select told.user_account_id, e.account_id, e.display_name, e.term_end_date, e.renewal_mode
  from told join ending e using (account_id)
  order by told.user_account_id, e.term_end_date, e.display_name, e.account_id
$$;

-- The next person with keywords, behind the one who was looked after last: how far he sees, and from where in the log he is told on.
create function next_listener(behind bigint)
returns table (user_account_id bigint, display_name text, scope text, keywords text[], language text, from_entry bigint, since timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.account_id, a.display_name, scope_of(a.account_id), p.keywords, coalesce(v."values"->>'PreferredLanguage', ''),
    coalesce(k.audit_entry_id, 0), case when k.audit_entry_id is null then p.updated_utc end
  from notification_preference p
  join account a using (account_id)
  left join account_value v using (account_id)
  left join keyword_notice k on k.user_account_id = a.account_id
  where a.account_id > behind and a.account_type = 'User' and a.account_state = 'Active' and cardinality(p.keywords) > 0 and in_scope(a.path)
    and may_sign_in(a.account_id) and may_work(a.account_id)
    and (select count(*) = 2 from rights_of(a.account_id) held
      where held.flag = 'Read' and held.object_type in ('NOTIFICATIONS_USER_WITH_KEYWORDS', 'AUDIT_LOG'))
  order by a.account_id
  limit 1
$$;
