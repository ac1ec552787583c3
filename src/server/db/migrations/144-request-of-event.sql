-- What a request to a vendor has changed in a subscription names that request, and the line that it carries out.
create or replace function show_subscription() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  changed text[] := array(select key from jsonb_each(becomes) where value is distinct from was -> key order by key);
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  insert into subscription_event (account_id, kind, before, after, order_line_id, request_id, user_account_id)
  select new.account_id,
    case when new.state <> old.state then new.state when new.quantity <> old.quantity then 'QuantityChanged'
      when new.renewal_mode <> old.renewal_mode then 'RenewalChanged' when new.term_start_date is distinct from old.term_start_date then 'TermBegun'
      else 'Changed' end,
    (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (changed)),
    (select jsonb_object_agg(key, value) from jsonb_each(becomes) where key = any (changed)),
    coalesce(asked.order_line_id, new.first_order_line_id), asked.request_id, scope_user()
  from (select nullif(current_setting('app.request', true), '')::bigint as id) by_request
  left join provisioning_request asked on asked.request_id = by_request.id and asked.account_id = new.account_id;
  insert into account_value as v (account_id, "values") values (new.account_id, subscription_values(new))
  on conflict (account_id) do update
    set "values" = v."values" - array['ServiceStatus', 'Quantity', 'StartDate', 'EndDate', 'LockEndDate', 'SubscriptionBilling', 'RenewalMode']
      || excluded."values";
  return null;
end $$;
