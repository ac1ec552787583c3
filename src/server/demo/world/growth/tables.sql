-- What the generated accounts are made of; all of it is gone when the transaction ends.

set local work_mem = '128MB';

-- A whole number below `sides` that follows from a seed. The hash is the same in every version of PostgreSQL so far.
create function pg_temp.chance(seed bigint, sides integer) returns integer immutable language sql as $$
  select ((hashint8extended(seed, 0) & 2147483647) % sides)::integer
$$;

-- A share of one, from a seed as well.
create function pg_temp.share(seed bigint) returns double precision immutable language sql as $$
  select (hashint8extended(seed, 1) & 2147483647) / 2147483648.0::double precision
$$;

create temporary table region (
  number integer primary key,
  parent_id bigint not null,
  parent_path text not null,
  country text not null,
  currency text not null,
  language text not null,
  given_names integer not null,
  families integer not null,
  cities text[] not null,
  postal_codes text[] not null,
  streets text[] not null,
  trades text[] not null,
  forms text[] not null,
  form_values text[] not null,
  departments text[] not null
) on commit drop;

-- Names have rows of their own: hundreds of thousands of people draw from them.
create temporary table given_name (
  region integer,
  number integer,
  woman boolean not null,
  written text not null,
  latin text not null,
  primary key (region, number)
) on commit drop;

create temporary table family (
  region integer,
  number integer,
  man text not null,
  woman text not null,
  man_latin text not null,
  woman_latin text not null,
  primary key (region, number)
) on commit drop;

create temporary table grown_number (number integer) on commit drop;

create temporary table grown_company (
  -- Twenty ids from this one on belong to the company.
  id bigint primary key,
  region integer not null,
  path text not null,
  name text not null,
  domain text not null,
  form text not null,
  -- Index of its city.
  place integer not null,
  created timestamptz not null,
  terminated timestamptz
) on commit drop;

create temporary table grown_user (
  id bigint primary key,
  woman boolean not null,
  first text not null,
  last text not null,
  email text not null
) on commit drop;

-- Twenty accounts of every company but the company itself: how far from its id, and how far from it the parent is.
create temporary table grown_place (place integer primary key, type text not null, parent integer not null, product text) on commit drop;
insert into grown_place
select place, case when place <= 3 then 'Department' when place <= 16 then 'User' else 'Product' end,
  -- The third department lies within the second; the first four people and one subscription belong to the whole company.
  case when place = 3 then 2 when place <= 7 or place = 17 then 0 else 1 + place % 3 end,
  case place when 17 then 'Mailbox Business' when 18 then 'Backup Vault' when 19 then 'Virtual Desktop Plus' end
from generate_series(1, 19) as place;
