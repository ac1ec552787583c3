-- What a service asks for beside what every subscription has, and where the choices of such a field come from.

create domain field_name as text check (value ~ '^[A-Z][A-Za-z0-9]{0,59}$');

create table service_field (
  service_id bigint not null references service on delete cascade,
  name field_name not null,
  owner_account_id bigint not null references account,
  position integer not null,
  -- Asked for with the order, kept up while the subscription runs, or both.
  stage text not null check (stage in ('Order', 'Running', 'Both')),
  -- As view layouts keep a field, without its name.
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  primary key (service_id, name)
);

create table service_data_source (
  service_id bigint not null,
  field_name field_name not null,
  owner_account_id bigint not null references account,
  -- Below the address of the vendor's connector.
  path text not null check (path ~ '^/' and length(path) <= 500),
  cache_seconds integer not null default 300 check (cache_seconds between 0 and 86400),
  primary key (service_id, field_name),
  foreign key (service_id, field_name) references service_field on delete cascade on update cascade
);

create trigger own before insert or update on service_field for each row execute function take_owner_of_service();
create trigger own before insert or update on service_data_source for each row execute function take_owner_of_service();

-- Every server holds layouts as it has read them: told of the product whose fields are others.
create function tell_fields_changed() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_layouts', s.product_name) from service s
  where s.service_id in (case when tg_op <> 'INSERT' then old.service_id end, case when tg_op <> 'DELETE' then new.service_id end);
  return null;
end $$;
create trigger tell_layouts after insert or update or delete on service_field for each row execute function tell_fields_changed();

create function tell_product_changed() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  perform pg_notify('portolan_layouts', old.product_name);
  if tg_op = 'UPDATE' then
    perform pg_notify('portolan_layouts', new.product_name);
  end if;
  return null;
end $$;
create trigger tell_layouts_renamed after update of product_name on service for each row
  when (old.product_name <> new.product_name) execute function tell_product_changed();
create trigger tell_layouts_deleted after delete on service for each row execute function tell_product_changed();
