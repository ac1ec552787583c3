-- Terms of subscriptions: what becomes of those whose last day is over. It is the product's own work, once for each term.

-- Takes the next one whose term is over and begins its next term, or says whose account ends with it. Held until the transaction ends,
-- so that two servers do it once. The log names the marketplace, as nobody has asked for it. Nothing is answered when none is left.
create function renew_next(besides bigint[])
returns table (account_id bigint, path text, display_name text, is_renewed boolean, marketplace_id bigint, marketplace_name text)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  s subscription;
  begins date;
  ends date;
begin
  select own.* into s from subscription own join account a using (account_id)
    where own.term_end_date <= current_date and own.state in ('Active', 'Suspended') and a.account_state = 'Active' and not own.account_id = any (besides)
    order by own.term_end_date, own.account_id limit 1 for update of own skip locked;
  if not found then
    return;
  end if;
  if s.renewal_mode = 'Renew' then
    begins := s.term_end_date;
    ends := (begins + make_interval(months => s.commitment_months))::date;
    perform renew_spans(s.account_id, coalesce(s.next_quantity, s.quantity), begins);
    update subscription own
      set term_start_date = begins, term_end_date = ends, quantity = coalesce(s.next_quantity, s.quantity), next_quantity = null,
        lock_end_date = case when v.is_locking then ends else own.lock_end_date end,
        protected_until_date = case v.price_protection when 'Term' then ends
          when 'Months' then (begins + make_interval(months => v.protection_months))::date else own.protected_until_date end
      from subscription known left join service v on v.service_id = known.service_id
      where known.account_id = s.account_id and own.account_id = s.account_id;
    perform renew_prices(s.account_id, begins);
    -- Of units that were given up the vendor hears now, when they are no longer paid.
    if s.next_quantity <> s.quantity then
      perform make_requests(s.account_id, 'Change', null, jsonb_build_object('quantity', s.next_quantity, 'before', jsonb_build_object('quantity', s.quantity)));
    end if;
  end if;
  return query select s.account_id, a.path, a.display_name, s.renewal_mode = 'Renew', root.account_id, root.display_name
    from account a join account root on root.path = root_path() where a.account_id = s.account_id;
end $$;

-- Units of the next term: what was added in the middle of a year goes on with the others, and what was given up goes.
create function renew_spans(of_account bigint, units integer, begins date) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  with ended as (
    update subscription_span p set to_date = begins
    from item i
    where p.account_id = of_account and i.item_id = p.item_id and i.basis = 'Unit' and i.billing <> 'Once' and not p.is_addition
      and p.to_date is null and p.from_date < begins and p.quantity <> units
    returning p.item_id)
  insert into subscription_span (account_id, item_id, quantity, from_date)
    select of_account, ended.item_id, units, begins from ended order by ended.item_id;
end $$;

-- What each sale asks from the day on which the term begins: today's price list, but for what somebody has agreed for longer. A fee that is
-- offered no more goes on at what was paid last.
create function renew_prices(of_account bigint, begins date) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into tier_price (tier_id, item_id, min_quantity, kind, amount, from_date, to_date, price_id)
    select t.tier_id, p.item_id, p.min_quantity, case when s.protected_until_date > begins then 'Protected' else 'List' end, p.amount, begins,
      case when s.protected_until_date > begins then s.protected_until_date end, p.price_id
    from subscription s
    join sale_tier t on t.account_id = s.account_id and t.to_date is null
    cross join lateral prices_for(t.buyer_account_id,
      array(select distinct span.item_id from subscription_span span where span.account_id = s.account_id and span.to_date is null),
      s.quantity, begins) p
    where s.account_id = of_account and p.currency = t.currency and not exists (
      select from tier_price agreed where agreed.tier_id = t.tier_id and agreed.item_id = p.item_id and agreed.kind = 'Custom'
        and agreed.from_date <= begins and (agreed.to_date is null or agreed.to_date > begins))
    order by t.position, p.item_id;
end $$;

-- Units that came in the middle of a prepaid year are paid to its end: in the years of the term that follow they are paid with the others.
-- It is the product's own work, done once for each year whatever servers ask for it. Answers how many subscriptions it has done it to.
create function carry_additions() returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  one record;
  carried integer := 0;
begin
  for one in
    select added.account_id, added.begins, max(added.units)::integer as units
    from (
      select p.account_id, p.item_id, p.to_date as begins, sum(p.quantity) as units
      from subscription_span p join item i using (item_id)
      where p.is_addition and p.to_date <= current_date and i.basis = 'Unit' and i.billing = 'YearlyPrepaid'
      group by p.account_id, p.item_id, p.to_date) added
    join subscription s on s.account_id = added.account_id
    where s.state in ('Active', 'Suspended') and added.begins > s.term_start_date and added.begins < s.term_end_date
      and is_before_year(added.account_id, added.begins)
    group by added.account_id, added.begins order by added.begins, added.account_id
  loop
    perform from subscription own where own.account_id = one.account_id for no key update;
    -- Another server has done it meanwhile.
    continue when not is_before_year(one.account_id, one.begins);
    perform renew_spans(one.account_id, one.units + (
      select max(own.quantity) from subscription_span own join item i using (item_id)
      where own.account_id = one.account_id and i.basis = 'Unit' and i.billing = 'YearlyPrepaid' and not own.is_addition and own.to_date is null), one.begins);
    carried := carried + 1;
  end loop;
  return carried;
end $$;

-- Whether what is paid in advance is still that of a year before this one.
create function is_before_year(of_account bigint, begins date) returns boolean volatile language sql as $$
  select exists (select from portolan.subscription_span own join portolan.item i using (item_id)
    where own.account_id = of_account and i.basis = 'Unit' and i.billing = 'YearlyPrepaid' and not own.is_addition
      and own.to_date is null and own.from_date < begins)
$$;
