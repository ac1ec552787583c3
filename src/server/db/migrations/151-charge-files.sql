-- Files of charges go with them.
create function forget_file_of_charge() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  delete from upload where path = old.attachment_path;
  return null;
end $$;
create trigger forget_file after delete on custom_charge for each row when (old.attachment_path is not null)
  execute function forget_file_of_charge();
-- One file is of one charge.
create unique index custom_charge_attachment on custom_charge (attachment_path) where attachment_path is not null;
