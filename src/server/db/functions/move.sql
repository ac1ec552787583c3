-- A user who has come to another company keeps the roles that it offers and loses the others (ROLE-06, ROLE-65).
create function drop_foreign_roles(branch text) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  dropped integer;
begin
  if not branch ^@ scope() then
    raise exception 'the branch % is out of scope', branch;
  end if;
  delete from user_role u using account a, role r
  where a.account_id = u.user_account_id and a.path ^@ branch and r.role_id = u.role_id
    and r.owner_company_id <> (company_of(a.account_id)).account_id
    and not (r.is_template and r.owner_company_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[]));
  get diagnostics dropped = row_count;
  return dropped;
end $$;

-- A planned end of the branch by somebody whose company does not stand above it: he could neither see nor cancel it.
create function foreign_plan(branch text, out name text, out due_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.display_name, t.due_utc
  from account a
  join termination t using (account_id)
  where a.path ^@ branch and branch ^@ scope() and t.state = 'Scheduled'
    and not a.path ^@ (company_of(t.requested_by_account_id)).path
  order by t.due_utc
  limit 1
$$;

-- What is under way in a branch that other companies stand above from now on: nobody could go on with it. Within one company nothing changes.
create function open_deals(branch text, former_parent bigint, new_parent bigint, out orders integer, out requests integer, out charges integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select (select count(*)::integer from customer_order o join account a on a.account_id = o.parent_account_id
      where moving.is_so and a.path ^@ branch and o.state = 'Pending'),
    (select count(*)::integer from provisioning_request r join account a on a.account_id = r.account_id
      where moving.is_so and a.path ^@ branch and not r.is_final),
    (select count(*)::integer from custom_charge c join account a on a.account_id = c.buyer_account_id
      where moving.is_so and a.path = branch and c.state = 'PendingBilling')
  from (select branch ^@ scope() and (company_of(former_parent)).account_id is distinct from (company_of(new_parent)).account_id as is_so) moving
$$;

-- What goes on in the currency of a company that is about to change it, on either side of a deal, and could be billed in no other (I40).
-- Its credit and its bills are held first, so that no order and no bill begins meanwhile; quotes, charges and pricelists wait for its
-- account, which the caller holds.
create function open_in_currency(company bigint, out sales integer, out orders integer, out bills integer, out charges integer,
  out quotes integer, out pricelists integer)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not exists (select from account a where a.account_id = company and in_scope(a.path)) then
    raise exception 'account % is not in scope', company using errcode = 'insufficient_privilege';
  end if;
  perform hold_credit(company), hold_billing(array[company]);
  -- What is being set up has no sale yet, but a price that was promised.
  select count(distinct going.account_id) into sales from (
    select t.account_id from sale_tier t
      where company in (t.seller_account_id, t.buyer_account_id) and (t.to_date is null or t.to_date > current_date)
    union all
    select s.account_id from order_line_price p join order_line l using (order_line_id) join customer_order o using (order_id)
      join subscription s on s.account_id = l.account_id
      where company in (p.seller_account_id, p.buyer_account_id) and o.state = 'Approved' and s.state in ('Ordered', 'Provisioning', 'Failed')) going;
  select count(*) into orders from customer_order o where company in (o.seller_account_id, o.buyer_account_id) and o.state = 'Pending';
  select count(*) into bills from invoice i where company in (i.seller_account_id, i.buyer_account_id) and i.state = 'Draft';
  select count(*) into charges from custom_charge c where company in (c.seller_account_id, c.buyer_account_id) and c.state = 'PendingBilling';
  select count(*) into quotes from quote q
    where company in (q.seller_account_id, q.buyer_account_id) and q.state in ('Draft', 'Sent', 'Accepted');
  select count(*) into pricelists from marketplace m where m.owner_company_id = company and m.state = 'Active' and not m.is_template;
end $$;

-- What a seller asks for fees in a currency, whoever buys from him: of his pricelists the first by priority, in the band that the quantity reaches.
create function seller_prices(seller bigint, in_currency text, items bigint[], quantity integer, day date)
returns table (item_id bigint, price_id bigint, min_quantity integer, amount numeric)
stable language sql as $$
  select distinct on (p.item_id) p.item_id, p.price_id, p.min_quantity, p.amount::numeric
  from portolan.marketplace m
  join portolan.price p on p.marketplace_id = m.marketplace_id and p.item_id = any (items) and p.min_quantity <= quantity
    and p.valid_from_date <= day and (p.valid_until_date is null or p.valid_until_date > day)
  join portolan.marketplace_offer o on o.marketplace_offer_id = p.marketplace_offer_id and o.state = 'Active'
  where m.owner_company_id = seller and m.state = 'Active' and m.currency = in_currency and not m.is_template
  order by p.item_id, m.priority, m.marketplace_id, p.min_quantity desc
$$;

-- After a move: what runs in the branch is sold by whom its payer buys from now. Former sales bill the month that runs; others begin on the
-- first of the next one, at that day's pricelists, and what was promised or set by hand ends with who did. Answers for how many nobody
-- there asks a price, and the first of them: then the move does not hold.
create function move_tiers(branch text, out unpriced integer, out first_name text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  one record;
  next_month date := (date_trunc('month', (now() at time zone 'UTC')) + interval '1 month')::date;
  is_priced boolean;
begin
  if not branch ^@ scope() then
    raise exception 'the branch % is out of scope', branch;
  end if;
  unpriced := 0;
  for one in
    select s.account_id, s.service_id, s.quantity, a.display_name, payer_of(s.account_id) as payer
    from subscription s join account a using (account_id)
    where a.path ^@ branch and s.state in ('Active', 'Suspended') and s.service_id is not null
      and exists (select from sale_tier t where t.account_id = s.account_id and t.to_date is null)
      and (select array_agg((t.position, t.seller_account_id, t.buyer_account_id)::text order by t.position) from sale_tier t
          where t.account_id = s.account_id and t.to_date is null)
        is distinct from (select array_agg((c.place, c.seller_account_id, c.buyer_account_id)::text order by c.place)
          from sale_chain(payer_of(s.account_id), s.service_id) c)
    order by s.account_id
  loop
    perform from subscription s where s.account_id = one.account_id for no key update;
    perform effective_day(one.account_id);
    update sale_tier t set to_date = greatest(next_month, t.from_date)
      where t.account_id = one.account_id and t.to_date is null and not exists (
        select from sale_chain(one.payer, one.service_id) c where c.place = t.position and c.seller_account_id = t.seller_account_id
          and c.buyer_account_id = t.buyer_account_id and c.currency = t.currency);
    insert into sale_tier (account_id, position, seller_account_id, buyer_account_id, currency, from_date)
      select one.account_id, c.place, c.seller_account_id, c.buyer_account_id, c.currency, next_month from sale_chain(one.payer, one.service_id) c
      where c.currency is not null and not exists (select from sale_tier t where t.account_id = one.account_id and t.position = c.place and t.to_date is null)
      order by c.place;
    insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, price_id)
      select t.tier_id, p.item_id, p.min_quantity, 'List', p.amount, next_month, p.price_id
      from sale_tier t cross join lateral seller_prices(t.seller_account_id, t.currency::text, running_items(one.account_id), one.quantity, next_month) p
      where t.account_id = one.account_id and t.to_date is null and t.from_date = next_month
        and not exists (select from tier_price known where known.tier_id = t.tier_id)
      order by t.position, p.item_id;
    is_priced := exists (select from sale_tier t where t.account_id = one.account_id and t.to_date is null and t.position = 1)
      and not exists (
        select from sale_tier t cross join unnest(running_items(one.account_id)) wanted (item_id) join item i on i.item_id = wanted.item_id
        where t.account_id = one.account_id and t.to_date is null and t.from_date = next_month and i.basis <> 'Metered'
          and not exists (select from tier_price p where p.tier_id = t.tier_id and p.item_id = wanted.item_id));
    if not is_priced then
      unpriced := unpriced + 1;
      first_name := coalesce(first_name, one.display_name);
    end if;
  end loop;
end $$;

-- An e-mail address of the branch that somebody else of the company above it has already.
create function clashing_email(branch text) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select mine."values"->>'Email'
  from account a
  join account_value mine using (account_id)
  join account_value other on lower(other."values"->>'Email') = lower(mine."values"->>'Email')
  join account b on b.account_id = other.account_id
  where a.path ^@ branch and branch ^@ scope() and a.account_type = 'User' and a.account_state = 'Active'
    and mine."values" ? 'Email' and other."values" ? 'Email'
    and b.account_type = 'User' and b.account_state = 'Active' and not b.path ^@ branch
    and (company_of(b.account_id)).account_id = (company_of(a.account_id)).account_id
  limit 1
$$;
