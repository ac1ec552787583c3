-- A check that somebody has asked for, who works on it until when that is believed, and what the last one has found wrong.
alter table connector
  add column check_wanted_utc timestamptz,
  add column worker uuid,
  add column lease_until timestamptz,
  add column problem text;
create index connector_check on connector (check_wanted_utc) where check_wanted_utc is not null;

create trigger wake_round after update of check_wanted_utc on connector
  for each statement execute function wake_round('check-connectors');
