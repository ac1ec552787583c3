-- What fees and their prices keep: once a service has been published or ordered its fees stay what they are, and no day that has
-- passed gets another price. The owner of the database may repair.

create function keep_item() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not is_server_session(tg_relid) then
    return new;
  end if;
  if new.service_id <> old.service_id then
    raise exception 'A fee stays with its service' using errcode = 'check_violation';
  end if;
  if (new.fee_type, new.basis, new.unit, new.commitment_months, new.billing)
      is distinct from (old.fee_type, old.basis, old.unit, old.commitment_months, old.billing)
    and exists (select from service s where s.service_id = old.service_id
      and (s.state <> 'Draft' or exists (select from account a where a.product_name = s.product_name))) then
    raise exception 'What has been offered keeps its fees as they are' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep before update on item for each row execute function keep_item();

create function keep_item_price() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if not is_server_session(tg_relid) then
    return coalesce(new, old);
  end if;
  if tg_op = 'INSERT' and new.valid_from_date < current_date then
    raise exception 'A price begins today or later' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'valid_until_date' <> to_jsonb(old) - 'valid_until_date'
      or least(old.valid_until_date, new.valid_until_date) < current_date) then
    raise exception 'Of a price only the end changes, from today on' using errcode = 'check_violation';
  end if;
  -- A draft goes with all that belongs to it.
  if tg_op = 'DELETE' and old.valid_from_date < current_date
    and exists (select from item i join service s using (service_id) where i.item_id = old.item_id) then
    raise exception 'A price that has begun is kept' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep before update or delete on item_cost for each row execute function keep_item_price();
create trigger keep before update or delete on item_srp for each row execute function keep_item_price();
-- After the policies have looked at the row.
create trigger keep_new after insert on item_cost for each row execute function keep_item_price();
create trigger keep_new after insert on item_srp for each row execute function keep_item_price();
