-- An account that was made below while its branch moved still stands on the old path: each round sees what was committed
-- before it, and rows that have moved are held, so the last round finds none.
create or replace function move_accounts_below() returns trigger language plpgsql as $$
begin
  loop
    update account set path = new.path || substr(path, length(old.path) + 1)
    where path ^@ old.path and account_id <> new.account_id;
    exit when not found;
  end loop;
  return null;
end $$;

-- The account that moves gets its path from another trigger, which "of path" alone does not see.
drop trigger tell_sessions on account;
create trigger tell_sessions after update of parent_account_id, path, account_state, display_name, country, currency on account
  for each row when (old.account_type <> 'Product') execute function tell_sessions();
