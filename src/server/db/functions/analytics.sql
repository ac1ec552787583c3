-- Keeps what somebody did, under the company in which he works; he himself sees nothing of it.
create function count_event(of_account bigint, event_name text, event_text text, event_details jsonb, impersonator bigint) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into analytics_event (account_id, name, search_text, details, impersonator_account_id)
  values (of_account, event_name, event_text, event_details, impersonator)
$$;
