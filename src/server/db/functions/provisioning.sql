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

-- What a request that has come to an end means for its subscription. It derives all of that from the request itself.
create function apply_request(ended bigint) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  r provisioning_request;
  at_work text := current_setting('app.user', true);
  -- A bundle is changed once all of its parts are.
  is_whole boolean;
begin
  select * into r from provisioning_request where request_id = ended and (is_final or state = 'Failed');
  if not found then
    return;
  end if;
  -- In the name of who asked for it; of nobody, where the product did. What changes says by which request.
  perform set_config('app.user', coalesce(r.creator_account_id::text, ''), true), set_config('app.request', ended::text, true);
  perform from subscription where account_id = r.account_id for no key update;
  is_whole := not exists (select from provisioning_request part where part.account_id = r.account_id and part.action = r.action
    and part.order_line_id is not distinct from r.order_line_id and part.created_utc = r.created_utc
    and part.state not in ('Completed', 'Cancelled', 'RolledBack'));
  if r.state in ('Cancelled', 'RolledBack') then
    if r.action = 'Create' then
      perform end_unprovisioned(r.account_id);
    end if;
  elsif r.state = 'Failed' then
    update subscription set state = 'Failed' where account_id = r.account_id and r.action = 'Create' and state = 'Provisioning';
    perform leave_notice('provisioning-failed', ended, r.seller_account_id);
  elsif r.action = 'Create' then
    -- The vendor has done after all what had failed.
    update subscription set state = 'Provisioning' where account_id = r.account_id and state = 'Failed' and is_whole;
    if is_whole then
      perform begin_subscription(r.account_id, r.order_line_id, r.connector_id, r.vendor_reference);
    end if;
    -- What ended while it was set up does not go on at the vendor.
    if exists (select from subscription where account_id = r.account_id and state = 'Ended')
      and not exists (select from provisioning_request t where t.account_id = r.account_id and t.action = 'Terminate') then
      perform make_requests(r.account_id, 'Terminate', null, '{}');
    end if;
  elsif is_whole then
    case r.action
      when 'Change' then
        perform change_quantity(r.account_id, (r.target ->> 'quantity')::integer, r.order_line_id, coalesce((r.target ->> 'at_once')::boolean, false));
        perform finish_upgrade(r.order_line_id);
      when 'Suspend' then
        update subscription set state = 'Suspended' where account_id = r.account_id and state = 'Active';
      when 'Resume' then
        update subscription set state = 'Active' where account_id = r.account_id and state = 'Suspended';
      else
        -- Whoever ends the account ends the subscription.
        null;
    end case;
  end if;
  perform set_config('app.user', coalesce(at_work, ''), true), set_config('app.request', '', true);
end $$;
