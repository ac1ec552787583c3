-- What the session of the running transaction sees of commerce: what it sells, what is sold to it, and what it offers.

-- The account whose branch the session sees.
create function scope_account() returns bigint stable language sql as $$
  select substring(scope() from '(\d+)/$')::bigint
$$;

-- The company or reseller at or above that account, as the scope's own path has it: while an account moves, a session may still
-- work with its former one.
create function scope_company() returns bigint
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select account_id from account where account_id = any (accounts_above()) and account_type in ('Company', 'Reseller')
  order by array_position(accounts_above(), account_id) desc limit 1
$$;

-- The sellers of the branch.
create function scope_sellers() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array(select account_id from account where account_type = 'Reseller' and path ^@ scope())
$$;

-- The vendors of the branch.
create function scope_vendors() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array(select v.account_id from vendor_profile v join account a using (account_id) where a.path ^@ scope())
$$;

-- Whether the branch is the whole tree.
create function scope_is_root() returns boolean stable language sql as $$
  select scope() = portolan.root_path()
$$;

-- The pricelists that the branch owns; that of the whole tree owns all, so that nobody is looked up for each.
create function scope_own_marketplaces() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case when scope_is_root() then array(select m.marketplace_id from marketplace m)
    else array(select m.marketplace_id from marketplace m join account a on a.account_id = m.owner_company_id
      where a.path ^@ (select scope())) end
$$;

-- Those, and the ones that the company of the scope buys from.
create function scope_marketplaces() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select scope_own_marketplaces() || array(
    select marketplace_id from marketplace_customer where customer_account_id = scope_company())
$$;

-- The services that have stood in any of these, also those withdrawn since.
create function scope_services() returns bigint[]
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select array(select distinct service_id from marketplace_offer where marketplace_id = any (scope_marketplaces()))
$$;

-- Those whose services these are: of each vendor the first such service will do.
create function scope_service_vendors() returns bigint[]
stable language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  lists bigint[] := scope_marketplaces();
begin
  -- The limits keep the planner from joining all services with all offers first.
  return array(select v.account_id from vendor_profile v where (
    select true from service s where s.owner_account_id = v.account_id and (
      select true from marketplace_offer o where o.service_id = s.service_id and o.marketplace_id = any (lists) limit 1)
    limit 1));
end $$;

-- The application's own check of a business between two, beside row level security.
create function in_deal(seller_id bigint, buyer_id bigint) returns boolean stable language sql as $$
  select coalesce(seller_id = any ((select scope_sellers())::bigint[]) or buyer_id = (select scope_account()), false)
$$;
