-- What was changed of a service, by whom: noted by the database itself, so that no way of writing leaves it out.

create table service_change (
  service_change_id bigint generated always as identity primary key,
  -- Also of drafts that were deleted.
  service_id bigint not null,
  owner_account_id bigint not null references account,
  changed_utc timestamptz not null default now(),
  transaction_id xid8 not null default pg_current_xact_id(),
  -- SERVICE_TOOL_<part> is the right to read it.
  part text not null,
  kind text not null check (kind in ('Added', 'Changed', 'Removed')),
  -- A column, or the table of what was added or removed as a whole.
  field text not null,
  -- Which of several: the name of an item, the title of a file, the key of another service.
  what text,
  language text,
  before text,
  after text,
  -- As the audit log has it.
  event text,
  user_account_id bigint references account,
  user_name text,
  impersonator_name text
);
create index service_change_service on service_change (service_id, service_change_id desc);
create index service_change_nameless on service_change (transaction_id) where user_name is null;
create trigger append_only before update or delete on service_change
  for each row execute function refuse_change('event', 'user_account_id', 'user_name', 'impersonator_name');
create trigger append_only_whole before truncate on service_change for each statement execute function refuse_change();

-- Its first argument is the part, the others are the columns that tell.
create function note_service_change() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  this jsonb := coalesce(new_row, old_row);
  subject bigint;
  subject_owner bigint;
  named text;
  tells text;
  said text[];
begin
  if not is_server_session(tg_relid) then
    return null;
  end if;
  select s.service_id, s.owner_account_id into subject, subject_owner from service s where s.service_id = coalesce(
    (this ->> 'service_id')::bigint, (this ->> 'bundle_service_id')::bigint, (this ->> 'from_service_id')::bigint,
    (select i.service_id from item i where i.item_id = (this ->> 'item_id')::bigint));
  -- What goes with a whole draft is not told apart.
  if subject is null then
    return null;
  end if;
  named := case tg_table_name
    when 'service_file' then this ->> 'title'
    when 'item' then coalesce(this -> 'names' ->> 'en', (select value from jsonb_each_text(this -> 'names') limit 1))
    when 'item_cost' then (select coalesce(i.names ->> 'en', '') from item i where i.item_id = (this ->> 'item_id')::bigint)
    when 'item_srp' then (select coalesce(i.names ->> 'en', '') from item i where i.item_id = (this ->> 'item_id')::bigint)
    when 'service_bundle_part' then (select s.product_name from service s where s.service_id = (this ->> 'part_service_id')::bigint)
    when 'service_upgrade' then (select s.product_name from service s where s.service_id = (this ->> 'to_service_id')::bigint)
    else coalesce(this ->> 'name', this ->> 'field_name') end;
  if tg_op <> 'UPDATE' and tg_table_name <> 'service_text' then
    said := array(select noted_value(c, coalesce(new_row, old_row) -> c)
      from unnest(case when tg_table_name in ('item_cost', 'item_srp') then tg_argv[1:] else '{}' end) c);
    insert into service_change (service_id, owner_account_id, user_account_id, part, kind, field, what, before, after)
    values (subject, subject_owner, scope_user(), tg_argv[0], case tg_op when 'INSERT' then 'Added' else 'Removed' end, tg_table_name, named,
      case when tg_op = 'DELETE' then nullif(array_to_string(said, ', '), '') end,
      case when tg_op = 'INSERT' then nullif(array_to_string(said, ', '), '') end);
    perform set_config('app.service_changed', 'yes', true);
    return null;
  end if;
  foreach tells in array tg_argv[1:] loop
    if coalesce(noted_value(tells, old_row -> tells), '') is distinct from coalesce(noted_value(tells, new_row -> tells), '') then
      insert into service_change (service_id, owner_account_id, user_account_id, part, kind, field, what, language, before, after)
      values (subject, subject_owner, scope_user(), case tells when 'connector_id' then 'PROVISIONING' when 'icon_path' then 'FILES'
          when 'tags' then 'TAGS' when 'currency' then 'BILLING' when 'billing_rule' then 'BILLING' when 'price_protection' then 'BILLING'
          when 'protection_months' then 'BILLING' when 'is_locking' then 'BILLING' else tg_argv[0] end,
        case when coalesce(noted_value(tells, old_row -> tells), '') = '' then 'Added'
          when coalesce(noted_value(tells, new_row -> tells), '') = '' then 'Removed' else 'Changed' end,
        tells, named, this ->> 'language',
        nullif(noted_value(tells, old_row -> tells), ''), nullif(noted_value(tells, new_row -> tells), ''));
      perform set_config('app.service_changed', 'yes', true);
    end if;
  end loop;
  return null;
end $$;

-- As people read it: a list as its parts, a connector by its name.
create function noted_value(field text, value jsonb) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case
    when value is null or value = 'null' then null
    when field = 'connector_id' then (select c.name from connector c where c.connector_id = (value #>> '{}')::bigint)
    when jsonb_typeof(value) = 'array' then (select string_agg(each, ', ') from jsonb_array_elements_text(value) each)
    when jsonb_typeof(value) = 'object' then (select string_agg(t.key || ': ' || t.value, ', ' order by t.key) from jsonb_each_text(value) t)
    else value #>> '{}' end
$$;

create trigger note after insert or update on service for each row execute function note_service_change('INFO',
  'product_name', 'vendor_sku', 'product_number', 'category', 'licensed_per', 'state', 'tags', 'currency', 'billing_rule',
  'price_protection', 'protection_months', 'is_locking', 'connector_id', 'icon_path');
create trigger note after insert or update or delete on service_text for each row execute function note_service_change('DESCRIPTION',
  'display_name', 'summary', 'description_html');
create trigger note after insert or update or delete on service_file for each row execute function note_service_change('FILES',
  'title', 'language', 'path');
create trigger note after insert or update or delete on item for each row execute function note_service_change('BILLING',
  'names', 'vendor_sku', 'fee_type', 'basis', 'unit', 'commitment_months', 'billing', 'is_required', 'state');
create trigger note after insert or update or delete on item_cost for each row execute function note_service_change('BILLING',
  'purchase_price', 'currency', 'min_quantity', 'valid_from_date', 'valid_until_date');
create trigger note after insert or update or delete on item_srp for each row execute function note_service_change('BILLING',
  'srp', 'currency', 'min_quantity', 'valid_from_date', 'valid_until_date');
create trigger note after insert or update or delete on service_bundle_part for each row execute function note_service_change('BILLING',
  'quantity');
create trigger note after insert or update or delete on service_upgrade for each row execute function note_service_change('BILLING', 'kind');
do $$
begin
  if to_regclass('portolan.service_field') is not null then
    create trigger note after insert or update or delete on service_field for each row execute function note_service_change('FIELDS',
      'stage', 'definition');
  end if;
  if to_regclass('portolan.service_data_source') is not null then
    create trigger note after insert or update or delete on service_data_source for each row
      execute function note_service_change('REMOTE_DATASOURCE', 'path', 'cache_seconds');
  end if;
end $$;

-- Who did it, and what he did, is what the log says of the same transaction.
create function name_service_changes() returns trigger
language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update service_change set event = new.event, user_name = new.user_name, impersonator_name = new.impersonator_name
  where transaction_id = pg_current_xact_id() and user_name is null;
  perform set_config('app.service_changed', '', true);
  return null;
end $$;
create trigger name_service_changes after insert on audit_entry
  for each row when (current_setting('app.service_changed', true) = 'yes') execute function name_service_changes();
