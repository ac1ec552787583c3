-- The server's login role has a name of its own in each database, so triggers know it by what it is not: the owner of the
-- table, or somebody who could become him. The session's user is the one who logged in; nothing but a superuser can change it.
create function is_server_session(of_table oid) returns boolean
stable language sql set search_path = pg_catalog, pg_temp as $$
  select not coalesce((select pg_has_role(session_user, relowner, 'MEMBER') from pg_class where oid = of_table), false)
$$;

do $$
declare
  called regprocedure;
  definition text;
begin
  for called, definition in
    select oid, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'portolan'::regnamespace and prosrc like '%session_user = ''portolan_server''%'
  loop
    execute replace(definition, 'session_user = ''portolan_server''', 'is_server_session(tg_relid)');
  end loop;
end $$;
