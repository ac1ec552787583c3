-- The generated accounts themselves; each brings its path, so no trigger has to look for it.

insert into account (account_id, parent_account_id, path, account_type, account_state, display_name, account_identificator,
  country, currency, created_utc, terminated_utc)
select c.id, r.parent_id, c.path, 'Company', case when c.terminated is null then 'Active' else 'Terminated' end, c.name,
  'C-' || c.id, r.country, r.currency, c.created, c.terminated
from grown_company c
join region r on r.number = c.region
order by c.id;

insert into account (account_id, parent_account_id, path, account_type, account_state, product_name, display_name,
  account_identificator, country, currency, created_utc, last_logon_utc, terminated_utc)
select id, parent, path, type, case when terminated is null then 'Active' else 'Terminated' end, product, name,
  left(type, 1) || '-' || id, country, currency, created,
  -- One in eight has never come.
  case when type = 'User' and pg_temp.chance(seed + 20, 8) > 0 then
    greatest(created, date_trunc('second', coalesce(terminated, timestamptz '2026-11-19 18:00Z')
      - pg_temp.share(seed + 21) * pg_temp.share(seed + 22) * interval '400 days'))
  end,
  terminated
from (
  select c.id + p.place as id, c.id + p.parent as parent, (c.id + p.place) * 32 as seed, p.type, p.product, c.terminated as company_terminated,
    r.country, r.currency,
    c.path || case p.parent when 0 then '' when 3 then (c.id + 2) || '/' || (c.id + 3) || '/' else (c.id + p.parent) || '/' end
      || (c.id + p.place) || '/' as path,
    case p.type
      when 'Department' then r.departments[1 + (c.id / 20 + p.place) % cardinality(r.departments)]
      when 'User' then u.first || ' ' || u.last
      else p.product
    end as name,
    -- Departments came first, so that they are older than who works there.
    date_trunc('second', c.created
      + case p.type when 'Department' then 0.01 * p.place else 0.04 + 0.93 * pg_temp.share((c.id + p.place) * 32 + 5) end
      * (coalesce(c.terminated, timestamptz '2026-11-19 18:00Z') - c.created)) as created
  from grown_company c
  join region r on r.number = c.region
  cross join grown_place p
  left join grown_user u on u.id = c.id + p.place
) drawn
cross join lateral (
  select case
    when company_terminated is not null then company_terminated
    when type = 'User' and pg_temp.chance(seed + 23, 25) = 0 or type = 'Product' and pg_temp.chance(seed + 23, 12) = 0
      then date_trunc('second', created + (0.1 + 0.9 * pg_temp.share(seed + 24)) * (timestamptz '2026-11-19 18:00Z' - created))
  end as terminated
) life
order by id;

-- A company was last seen when its last user was.
update account c set last_logon_utc = seen.latest
from (
  select account_id - account_id % 20 as company, max(last_logon_utc) as latest
  from account
  where account_id >= 1000000 and account_type = 'User'
  group by 1
) seen
where c.account_id = seen.company and seen.latest is not null;
