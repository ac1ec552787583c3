-- What vendors are told, and what they tell us.

-- With what a vendor signs what he sends, encrypted; nothing for connectors that are called by nobody. Whoever calls has no
-- session: his signature says who he is.
create function callback_secrets(of_connector bigint) returns table (secret bytea, next_secret bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.secret, c.next_secret from connector c where c.connector_id = of_connector and c.kind = 'Webhook'
$$;
