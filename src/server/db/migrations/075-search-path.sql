-- Triggers look for tables in our schema and the system's before the temporary ones, whatever the session prefers.
do $$
declare
  called regprocedure;
begin
  for called in select oid from pg_proc where pronamespace = 'portolan'::regnamespace and prorettype = 'trigger'::regtype
  loop
    execute format('alter function %s set search_path = portolan, pg_catalog, pg_temp', called);
  end loop;
end $$;
