-- Every message that stands, with the branch that reads it: server processes tell their sockets of it, whoever sits there.
-- Nobody but a server asks, and nothing of an account but its place is told.
create function standing_broadcasts()
returns table (path text, broadcast_id bigint, kind text, text text, translations jsonb)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.path, b.broadcast_id, b.kind, b.text, b.translations from broadcast b join account a using (account_id)
  order by b.broadcast_id desc
$$;
