-- How many subscriptions of a service hold a value of each of its fields, whosever they are. A vendor learns no small number: below
-- five it is one of `few`, and which customers these are he learns not at all.
create function service_field_holders(wanted bigint) returns table (name text, held integer, few boolean)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select f.name, case when c.held between 1 and 4 then 4 else c.held end, c.held between 1 and 4
  from service s
  join service_field f on f.service_id = s.service_id
  cross join lateral (
    select count(*)::integer as held from account a join account_value v using (account_id)
    where a.product_name = s.product_name and v.values ? f.name and v.values -> f.name not in ('null', '""', '[]')
  ) c
  where s.service_id = wanted and s.owner_account_id = any (scope_vendors())
$$;
