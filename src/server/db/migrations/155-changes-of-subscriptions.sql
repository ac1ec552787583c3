-- Changes of subscriptions: from which one a line takes units over, and ends that count from the first day that is not billed yet.

-- With these units somebody goes over from another subscription; null: with all of it.
alter table order_line add column upgraded_account_id bigint references subscription,
  add column upgraded_quantity integer check (upgraded_quantity >= 1),
  add check (upgraded_quantity is null or upgraded_account_id is not null),
  add check (upgraded_account_id <> account_id);
create index order_line_upgraded on order_line (upgraded_account_id) where upgraded_account_id is not null;

-- Whoever ends the account ends its subscription: never on a day that is billed. What was never sent to the vendor is cancelled, and what
-- he knows is ended there too.
create or replace function end_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ended subscription;
  day date := effective_day(new.account_id);
begin
  select * into ended from subscription where account_id = new.account_id and state <> 'Ended';
  update subscription set state = 'Ended', ended_date = current_date, end_cause = coalesce(nullif(current_setting('app.end_cause', true), ''), 'Termination'),
      next_quantity = null
    where account_id = new.account_id and state <> 'Ended';
  update subscription_span set to_date = greatest(day, from_date + 1)
    where account_id = new.account_id and (to_date is null or to_date > day);
  update sale_tier set to_date = greatest(day, from_date + 1) where account_id = new.account_id and to_date is null;
  update provisioning_request set state = 'Cancelled', waiting_for = null, finished_utc = now()
    where account_id = new.account_id and state in ('New', 'Waiting') and attempts_count = 0 and accepted_utc is null;
  -- Without a request it was set up before there were any.
  if ended.account_id is not null and current_setting('app.vendors_hear', true) is distinct from 'off'
    and not exists (select from provisioning_request t where t.account_id = new.account_id and t.action = 'Terminate')
    and (ended.state in ('Active', 'Suspended') or exists (
      select from provisioning_request r where r.account_id = new.account_id and r.action = 'Create' and r.state not in ('Cancelled', 'RolledBack'))) then
    perform make_requests(new.account_id, 'Terminate', null, '{}');
  end if;
  return null;
end $$;

-- What the payer pays for a unit and month, and how far that lies below what the vendor suggests: what was set by hand comes first, then
-- what was promised, and what begins later is shown while nothing holds yet.
create or replace function show_unit_price() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update account_value v set "values" = v."values" - 'Discount' || jsonb_strip_nulls(jsonb_build_object('Currency', paid.currency,
      'UnitPrice', paid.amount, 'Discount', case when paid.srp > paid.amount then round(100 - 100 * paid.amount / paid.srp, 1) end))
  from (
    select s.account_id, t.currency, sum(now_paid.amount) as amount, case when bool_and(i_srp.srp is not null) then sum(i_srp.srp) end as srp
    from subscription s
    join sale_tier t on t.account_id = s.account_id and t.position = 1 and t.to_date is null
    cross join lateral (
      select distinct on (p.item_id) p.item_id, p.amount from tier_price p join item i using (item_id)
      where p.tier_id = t.tier_id and i.fee_type = 'Monthly' and i.basis <> 'Metered' and (p.to_date is null or p.to_date > current_date)
      order by p.item_id, p.from_date > current_date, case when p.from_date > current_date then p.from_date end,
        p.kind = 'Custom' desc, p.kind = 'List', p.from_date desc, p.tier_price_id desc) now_paid
    left join lateral (
      select r.srp from item_srp r
      where r.item_id = now_paid.item_id and r.currency = t.currency and r.min_quantity <= s.quantity and r.valid_from_date <= current_date
        and (r.valid_until_date is null or r.valid_until_date > current_date)
      order by r.min_quantity desc limit 1) i_srp on true
    where s.account_id in (select tier.account_id from fresh f join sale_tier tier using (tier_id) where tier.position = 1)
    group by s.account_id, t.currency) paid
  where v.account_id = paid.account_id;
  return null;
end $$;
create trigger show_ended after update on tier_price referencing new table as fresh for each statement execute function show_unit_price();

-- A price that somebody has set by hand and takes back before it held was never one.
alter table tier_price drop constraint tier_price_check;
alter table tier_price add constraint tier_price_ends check (to_date > from_date or kind = 'Custom' and to_date = from_date);
