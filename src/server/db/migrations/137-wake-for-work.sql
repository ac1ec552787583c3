-- Only rows that wait wake a round: a look for work that found none changed no row, woke itself by that, and never came to rest.
drop trigger wake_round on price_update;
create trigger wake_round after insert or update of state on price_update for each row
  when (new.state = 'Queued') execute function wake_round('update-prices');
drop trigger wake_round on connector;
create trigger wake_round after update of check_wanted_utc on connector for each row
  when (new.check_wanted_utc is not null) execute function wake_round('check-connectors');
