-- Work whose waiting list is a table: its rows say who works on them, and until when that is believed.
alter table outgoing_mail add column worker uuid, add column lease_until timestamptz;
alter table password_request add column worker uuid, add column lease_until timestamptz;

-- The round named by the trigger has something to do.
create function wake_round() returns trigger
language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_round', tg_argv[0]);
  return null;
end $$;
create trigger wake_round after insert on outgoing_mail for each statement execute function wake_round('send-mail');
create trigger wake_round after insert on password_request
  for each statement execute function wake_round('answer-password-requests');
