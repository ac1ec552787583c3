-- Imports: what their rows need that a session may not write itself. Each function looks for itself whether the session reaches it.

-- Whether the session reaches an import: its parent lies in the scope, or it made it.
create function reaches_import(of_parent bigint, of_creator bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select of_creator = scope_user() or exists (select from account a where a.account_id = of_parent and in_scope(a.path))
$$;

-- What has not begun is cancelled, and its job with it; what runs stops after the account in hand. Answers the state it is in then.
create function cancel_import(one bigint) returns table (former text, is_cancelled boolean)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  run import_run;
begin
  select * into run from import_run r where r.import_id = one and reaches_import(r.parent_account_id, r.creator_account_id) for no key update;
  if not found then return; end if;
  former := run.state;
  -- Nobody is at work on one whose job waits for its time or its next try.
  if run.state = 'Pending' or run.state = 'InProgress' and not exists (select from job j where j.job_id = run.job_id and j.state = 'Running') then
    update import_run r set state = 'Cancelled', is_cancel_wanted = true, finished_utc = now() where r.import_id = one;
    update job j set state = 'Cancelled', worker = null, lease_until = null, finished_utc = now()
      where j.job_id = run.job_id and j.state in ('Queued', 'Running');
    is_cancelled := true;
  elsif run.state = 'InProgress' then
    update import_run r set is_cancel_wanted = true where r.import_id = one;
    is_cancelled := true;
  else
    is_cancelled := false;
  end if;
  return next;
end $$;

-- Takes over a subscription that runs at its vendor already: active from today on, at today's prices of each sale, without an order or
-- a request. Nobody passes over the credit of who pays but who sells to him, so his seller lies in the scope. Answers the account, or
-- what keeps it from being taken over.
create function adopt_subscription(at_account bigint, service bigint, quantity integer, months integer, way text, configuration jsonb,
  given_name text, reference text)
returns table (problem text, account_id bigint)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  parent account;
  payer account;
  sold service;
  product bigint;
begin
  select * into parent from account a where a.account_id = at_account and in_scope(a.path) and a.account_state = 'Active'
    and a.account_type <> 'Product';
  if parent.account_id is null then
    raise exception 'account % is not in scope', at_account using errcode = 'insufficient_privilege';
  end if;
  select * into payer from account a where a.account_id = payer_of(at_account);
  if payer.parent_account_id is null or payer.currency is null then
    return query select 'buysNothing'::text, null::bigint;
    return;
  end if;
  if not exists (select from account seller where seller.account_id = payer.parent_account_id and in_scope(seller.path)) then
    return query select 'notYourSale'::text, null::bigint;
    return;
  end if;
  problem := order_problem(payer.account_id, service, quantity, months, way);
  if problem is not null then
    return query select problem, null::bigint;
    return;
  end if;
  if reference is not null and exists (select from subscription s where s.service_id = service and s.vendor_reference = reference and s.state <> 'Ended') then
    return query select 'referenceKnown'::text, null::bigint;
    return;
  end if;
  select * into sold from service s where s.service_id = service;
  insert into account (parent_account_id, account_type, product_name, display_name, country, currency)
    values (at_account, 'Product', sold.product_name, given_name, parent.country, payer.currency)
    returning account.account_id into product;
  insert into account_value (account_id, "values") values (product, configuration
    || jsonb_build_object('SubscriptionName', given_name, 'Currency', payer.currency));
  insert into subscription (account_id, service_id, commitment_months, billing, quantity, renewal_mode, connector_id, state)
    values (product, service, months, way, quantity, case configuration ->> 'RenewalMode' when 'Terminate' then 'Terminate' else 'Renew' end,
      sold.connector_id, 'Provisioning');
  insert into subscription_event (account_id, kind, after, user_account_id)
    select product, 'Adopted', to_jsonb(s), scope_user() from subscription s where s.account_id = product;
  perform activate_subscription(product, null, sold.connector_id, reference);
  return query select null::text, product;
end $$;

-- Who made an import and below which account, by name: of people whom the session does not see it reads their company's.
create function import_names(one bigint) returns table (creator_name text, parent_name text, parent_type text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case when u.path ^@ scope() or u.account_id = scope_user() then u.display_name else (company_of(u.account_id)).display_name end,
    case when p.path ^@ scope() then p.display_name end, case when p.path ^@ scope() then p.account_type end
  from import_run r
  join account u on u.account_id = r.creator_account_id
  join account p on p.account_id = r.parent_account_id
  where r.import_id = one and reaches_import(r.parent_account_id, r.creator_account_id)
$$;

-- What hangs on the accounts that an import made, so that it cannot be undone: each account once for each reason. What befell it since
-- it was made stands in the log; what others have to do with it, in their own tables.
create function import_hindrances(one bigint, only_account bigint default null)
returns table (account_id bigint, display_name text, reason text, found integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.account_id, a.display_name, hung.reason, hung.found
  from import_run r
  join import_row w on w.import_id = r.import_id and w.state = 'Imported'
  join account a on a.account_id = w.account_id
  cross join lateral (
    select 'Below' as reason, count(*)::integer as found from account child
      where child.parent_account_id = a.account_id and child.account_state = 'Active'
        and not exists (select from import_row beside where beside.account_id = child.account_id and beside.import_id = one)
    union all select 'SignedIn', 1 where a.last_logon_utc is not null
    union all select 'Ordered', count(*)::integer from customer_order o where a.account_id in (o.parent_account_id, o.buyer_account_id)
    union all select 'Ordered', count(*)::integer from order_line l where l.account_id = a.account_id
    union all select 'Provisioned', count(*)::integer from provisioning_request q where q.account_id = a.account_id
    union all select 'Billed', count(*)::integer from invoice i where i.buyer_account_id = a.account_id
    union all select 'Billed', count(*)::integer from invoice_line l where l.account_id = a.account_id
    union all select 'Charged', count(*)::integer from custom_charge c where c.buyer_account_id = a.account_id
    union all select 'Quoted', count(*)::integer from quote q where q.buyer_account_id = a.account_id
    union all select 'Used', count(*)::integer from usage_record u where u.account_id = a.account_id
    union all select 'Changed', count(*)::integer from audit_entry e
      where e.target_account_id = a.account_id and e.event <> 'Account created'
  ) hung
  where r.import_id = one and reaches_import(r.parent_account_id, r.creator_account_id) and hung.found > 0 and a.account_state = 'Active'
    and (only_account is null or a.account_id = only_account)
$$;

-- A subscription that was taken over by mistake was never sold: it ends, and nothing of it is billed.
create function void_adoption(one bigint, of_account bigint) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from import_run r join import_row w using (import_id) join account a on a.account_id = w.account_id
    where r.import_id = one and w.account_id = of_account and w.state = 'Imported' and a.account_type = 'Product' and in_scope(a.path)) then
    raise exception 'account % is not of import %', of_account, one using errcode = 'insufficient_privilege';
  end if;
  update sale_tier t set to_date = t.from_date where t.account_id = of_account and t.to_date is null;
end $$;

-- What stood in files is about people, many of whom became no account: it is kept as long as somebody may still want to mend it.
create function forget_import_rows(life interval) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update import_row w set raw = '[]', label = ''
  from import_run r
  where r.import_id = w.import_id and r.finished_utc < now() - life and (w.raw <> '[]' or w.label <> '')
$$;
