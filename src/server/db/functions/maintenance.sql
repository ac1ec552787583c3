-- Every maintenance that has not ended, with the branch that it is about: server processes tell their sockets of it, whoever
-- sits there. Nobody but a server asks, and nothing of an account but its place is told.
create function maintenance_plans() returns table (path text, start_utc timestamptz, end_utc timestamptz, text text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.path, m.start_utc, m.end_utc, m.text from maintenance m join account a using (account_id) where m.end_utc > now()
$$;
