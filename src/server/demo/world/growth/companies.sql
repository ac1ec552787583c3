-- Where each company belongs, what it is called, when it came and whether it has gone; then who works there.

insert into grown_company
select id, company.region, r.parent_path || id || '/',
  f.man || ' ' || r.trades[drawn.trade] || ' ' || r.cities[drawn.place] || ' ' || r.forms[drawn.form],
  f.man_latin || '-' || id || '.example',
  r.form_values[drawn.form],
  drawn.place,
  created,
  case when pg_temp.chance(seed + 6, 20) = 0
    then date_trunc('second', created + (0.3 + 0.7 * pg_temp.share(seed + 7)) * (timestamptz '2026-11-19 18:00Z' - created)) end
from (
  select 1000000 + (number - 1) * 20 as id, (1000000 + (number - 1) * 20)::bigint * 32 as seed,
    -- Six of ten belong to the first reseller, three to the second, one to the third.
    case when number % 10 < 6 then 1 when number % 10 < 9 then 2 else 3 end as region
  from grown_number
) company
join region r on r.number = company.region
cross join lateral (
  select 1 + pg_temp.chance(seed + 2, cardinality(r.trades)) as trade,
    1 + pg_temp.chance(seed + 3, cardinality(r.cities)) as place,
    1 + pg_temp.chance(seed + 4, cardinality(r.forms)) as form,
    date_trunc('second', timestamptz '2021-01-04 07:00Z' + pg_temp.share(seed + 5) * interval '2100 days') as created
) drawn
join family f on f.region = company.region and f.number = pg_temp.chance(seed + 1, r.families);

analyze grown_company;

insert into grown_user
select id, g.woman, g.written, case when g.woman then f.woman else f.man end,
  g.latin || '.' || case when g.woman then f.woman_latin else f.man_latin end || place || '@' || domain
from (
  select c.id + p.place as id, p.place, c.region, c.domain, r.given_names, r.families, (c.id + p.place) * 32 as seed
  from grown_company c
  join region r on r.number = c.region
  cross join grown_place p
  where p.type = 'User'
) person
join given_name g on g.region = person.region and g.number = pg_temp.chance(seed + 1, given_names)
join family f on f.region = person.region and f.number = pg_temp.chance(seed + 2, families);

analyze grown_user;
