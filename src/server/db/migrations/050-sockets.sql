-- Every write leaves one audit entry; it tells all server processes which call has written, and in which branch, so that
-- those who look at lists there see them change. What was written is not told.

create function tell_written() returns trigger language plpgsql security definer set search_path = portolan, pg_catalog as $$
begin
  -- The owner loads histories, which nobody is looking at.
  if session_user = 'portolan_server' then
    perform pg_notify('portolan_written', json_build_object('operation', new.operation, 'path', path)::text)
      from account where account_id = new.target_account_id;
  end if;
  return null;
end $$;
create trigger tell_written after insert on audit_entry for each row execute function tell_written();
