-- Whoever ends an account ends its subscription: what was never sent to the vendor is cancelled, and what he knows is ended there too.
create or replace function end_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ended subscription;
begin
  select * into ended from subscription where account_id = new.account_id and state <> 'Ended';
  update subscription set state = 'Ended', ended_date = current_date, end_cause = 'Termination', next_quantity = null
    where account_id = new.account_id and state <> 'Ended';
  update subscription_span set to_date = greatest(current_date, from_date + 1)
    where account_id = new.account_id and (to_date is null or to_date > current_date);
  update sale_tier set to_date = greatest(current_date, from_date + 1) where account_id = new.account_id and to_date is null;
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
