-- Whoever ends the account ends the subscription; its spans and tiers end with it, though never on a day that is billed.
create or replace function end_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  day date := effective_day(new.account_id);
begin
  update subscription set state = 'Ended', ended_date = current_date, end_cause = 'Termination', next_quantity = null
    where account_id = new.account_id and state <> 'Ended';
  update subscription_span set to_date = greatest(day, from_date + 1)
    where account_id = new.account_id and (to_date is null or to_date > day);
  update sale_tier set to_date = greatest(day, from_date + 1) where account_id = new.account_id and to_date is null;
  return null;
end $$;
