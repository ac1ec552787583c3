-- Tells all server processes what a write has changed, and where in the account tree: which accounts it was about lies before
-- and after it. Works with its owner's rights, for whoever signs in sees no account yet; what was written is not told.
create function tell_changes(changes jsonb, by_session text, accounts bigint[], former_paths text[]) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select pg_notify('portolan_written', json_build_object('changes', changes, 'session', by_session,
    'paths', array(select path from account where account_id = any (accounts) union select unnest(former_paths)))::text)
$$;
