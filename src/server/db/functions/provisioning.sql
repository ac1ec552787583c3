-- What vendors are told, and what they tell us.

-- With what a vendor signs what he sends, encrypted; nothing for connectors that are called by nobody. Whoever calls has no
-- session: his signature says who he is.
create function callback_secrets(of_connector bigint) returns table (secret bytea, next_secret bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.secret, c.next_secret from connector c where c.connector_id = of_connector and c.kind = 'Webhook'
$$;

-- What a vendor's server has to be asked for the choices of a field, in the name of which company; his address and his secrets, which are
-- encrypted, go to the server alone. It has the owner's rights, so whoever calls it has seen to service and account.
create function source_of_choices(of_service bigint, of_field text, for_company bigint)
returns table (connector_id bigint, kind text, url text, timeout_ms integer, secret bytea, next_secret bytea, is_paused boolean,
  path text, cache_seconds integer, product_name text, identificator text, country text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.connector_id, c.kind, c.url, c.timeout_ms, c.secret, c.next_secret, coalesce(c.paused_until_utc > now(), false),
    d.path, d.cache_seconds, s.product_name, a.account_identificator, v."values" ->> 'Country'
  from service s
  join connector c on c.connector_id = s.connector_id
  join service_data_source d on d.service_id = s.service_id and d.field_name = of_field
  join account a on a.account_id = for_company
  left join account_value v on v.account_id = a.account_id
  where s.service_id = of_service
$$;

-- The same for whoever sees the service and the account for which he asks; in one round trip, so that no connection waits for the vendor.
create function choices_source(session_scope text, session_user_id bigint, of_service bigint, of_field text, for_account bigint)
returns table (connector_id bigint, kind text, url text, timeout_ms integer, secret bytea, next_secret bytea, is_paused boolean,
  path text, cache_seconds integer, product_name text, identificator text, country text)
volatile language plpgsql as $$
declare
  entered text := set_config('app.scope', session_scope, true) || set_config('app.user', session_user_id::text, true);
begin
  return query
    select source.* from portolan.service s
    join portolan.account a on a.account_id = coalesce(for_account, portolan.scope_account()) and portolan.in_scope(a.path)
    cross join portolan.source_of_choices(s.service_id, of_field, (portolan.company_of(a.account_id)).account_id) source
    where s.service_id = of_service
      and (s.owner_account_id = any (portolan.scope_vendors()) or s.service_id = any (portolan.scope_services()));
end $$;
