-- Terms of a product: whoever writes them looks after its vendor, and what they name keeps its key.

create function check_product_of_terms() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not is_server_session(tg_relid) then
    return new;
  end if;
  if not exists (
    select from service s
    join account vendor on vendor.account_id = s.owner_account_id
    join account writer on writer.account_id = new.owner_account_id
    where s.product_name = new.product_name and vendor.path ^@ writer.path) then
    raise exception 'Terms are for a product of the own branch' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_product before insert or update of product_name on terms
  for each row when (new.product_name is not null) execute function check_product_of_terms();

-- Another service that came to have the key would come under terms that were never meant for it.
create function keep_service_of_terms() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from terms t where t.product_name = old.product_name) then
    raise exception 'There are terms for this service' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_key_of_terms before update on service
  for each row when (new.product_name <> old.product_name) execute function keep_service_of_terms();
create trigger keep_of_terms before delete on service for each row execute function keep_service_of_terms();
