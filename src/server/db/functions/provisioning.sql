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
  -- A bundle runs once all of its parts do.
  is_whole boolean;
begin
  select * into r from provisioning_request where request_id = ended and state in ('Completed', 'Failed');
  if not found then
    return;
  end if;
  -- In the name of who asked for it; of nobody, where the product did.
  perform set_config('app.user', coalesce(r.creator_account_id::text, ''), true);
  perform from subscription where account_id = r.account_id for update;
  if r.state = 'Failed' then
    update subscription set state = 'Failed' where account_id = r.account_id and r.action = 'Create' and state = 'Provisioning';
  else
    case r.action
      when 'Create' then
        is_whole := not exists (select from provisioning_request part where part.account_id = r.account_id and part.action = 'Create'
          and part.order_line_id is not distinct from r.order_line_id and part.state <> 'Completed');
        -- The vendor has done after all what had failed.
        update subscription set state = 'Provisioning' where account_id = r.account_id and state = 'Failed' and is_whole;
        update subscription s
        set state = 'Active', connector_id = r.connector_id, vendor_reference = r.vendor_reference, start_date = current_date,
          term_start_date = current_date, term_end_date = term.ends,
          lock_end_date = case when v.is_locking then term.ends end,
          protected_until_date = case v.price_protection when 'Term' then term.ends
            when 'Months' then (current_date + make_interval(months => v.protection_months))::date end
        from subscription own
        cross join lateral (select (current_date + make_interval(months => own.commitment_months))::date as ends) term
        left join service v on v.service_id = own.service_id
        where own.account_id = r.account_id and s.account_id = own.account_id and s.state = 'Provisioning' and is_whole;
      when 'Change' then
        update subscription set quantity = (r.target ->> 'quantity')::integer, next_quantity = null
        where account_id = r.account_id and r.target ? 'quantity' and state in ('Active', 'Suspended');
      when 'Suspend' then
        update subscription set state = 'Suspended' where account_id = r.account_id and state = 'Active';
      when 'Resume' then
        update subscription set state = 'Active' where account_id = r.account_id and state = 'Suspended';
      else
        -- Whoever ends the account ends the subscription.
        null;
    end case;
  end if;
  perform set_config('app.user', coalesce(at_work, ''), true);
end $$;
