-- Requests to vendors: made of order lines and of what runs. They derive parties, connector and what is sent themselves.

-- What a service is set up of: itself, or of a bundle its parts, each by its own connector.
create function provisioned_parts(service bigint) returns table (service_id bigint, connector_id bigint, quantity integer)
stable language sql as $$
  select part.service_id, coalesce(part.connector_id, s.connector_id), coalesce(b.quantity, 1)
  from portolan.service s
  left join portolan.service_bundle_part b on s.is_bundle and b.bundle_service_id = s.service_id
  join portolan.service part on part.service_id = coalesce(b.part_service_id, s.service_id)
  where s.service_id = service and coalesce(part.connector_id, s.connector_id) is not null
  order by part.service_id
$$;

-- Where the parts of a subscription were set up, and as what the vendor knows each; what was ordered otherwise stands where its service does.
create function parts_of_subscription(of_account bigint) returns table (service_id bigint, connector_id bigint, quantity integer, reference text)
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select part.service_id, coalesce(made.connector_id, case when part.service_id = s.service_id then s.connector_id end, part.connector_id), part.quantity,
    case when made.request_id is null then s.vendor_reference else made.vendor_reference end
  from portolan.subscription s
  cross join lateral portolan.provisioned_parts(s.service_id) part
  left join lateral (
    select r.request_id, r.connector_id, r.vendor_reference from portolan.provisioning_request r
    where r.account_id = s.account_id and r.service_id = part.service_id and r.action = 'Create'
    order by r.request_id desc limit 1) made on true
  where s.account_id = of_account
$$;

-- What a vendor is sent: no price, and no person but the technical contact. The address that he reports to is added when it is sent.
create function request_payload(of_account bigint, part bigint, line bigint, part_quantity integer, reference text) returns jsonb
stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'sent_utc', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'order', (select jsonb_build_object('order_id', l.order_id) from portolan.order_line l where l.order_line_id = line),
    'subscription', jsonb_build_object('account_id', s.account_id, 'reference', reference, 'product', p.product_name, 'vendor_sku', p.vendor_sku,
      'quantity', part_quantity, 'commitment_months', s.commitment_months),
    'customer', jsonb_build_object('identificator', company.account_identificator, 'name', company.display_name, 'country', company.country,
      'technical_contact', (
        select jsonb_build_object('name', u.display_name, 'email', uv."values" ->> 'Email')
        from portolan.account u join portolan.account_value uv using (account_id)
        where u.account_id::text = v."values" #>> '{TechnicalContact,AccountId}' and uv."values" ->> 'Email' is not null)),
    'configuration', coalesce((
      select jsonb_object_agg(f.name, v."values" -> f.name) from portolan.service_field f
      where f.service_id = part and f.stage <> 'Running' and v."values" ? f.name), '{}')))
  from portolan.subscription s
  join portolan.service p on p.service_id = part
  left join portolan.account_value v on v.account_id = s.account_id
  cross join lateral portolan.company_of(s.account_id) company
  where s.account_id = of_account
$$;

-- Asks for something at the vendor of a subscription: one request, of a bundle one for each part. It has no rights of its own, so only
-- functions that have seen to who may ask. `target` says what the subscription is then, and under `before` what an undo restores.
create function make_requests(of_account bigint, wanted text, line bigint, wanted_target jsonb) returns bigint[]
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  payer bigint := (select coalesce(l.buyer_account_id, payer_of(of_account)) from subscription s left join order_line l on l.order_line_id = line
    where s.account_id = of_account);
  seller bigint := (select coalesce(l.seller_account_id, p.parent_account_id, p.account_id) from account p left join order_line l on l.order_line_id = line
    where p.account_id = payer);
  made_ids bigint[];
  units integer := (select coalesce((wanted_target ->> 'quantity')::integer, s.quantity) from subscription s where s.account_id = of_account);
begin
  with made as (
    insert into provisioning_request (order_line_id, account_id, service_id, connector_id, seller_account_id, buyer_account_id, creator_account_id,
      company_account_id, action, target, payload)
    select line, of_account, part.service_id, part.connector_id, seller, payer,
      coalesce((select l.creator_account_id from order_line l where l.order_line_id = line), scope_user()), (company_of(of_account)).account_id, wanted,
      coalesce(wanted_target, '{}'), request_payload(of_account, part.service_id, line, units * part.quantity,
        case when wanted <> 'Create' then part.reference end)
    from parts_of_subscription(of_account) part order by part.service_id
    returning request_id)
  select coalesce(array_agg(request_id order by request_id), '{}') into made_ids from made;
  return made_ids;
end $$;

-- What an approved order sets in motion: its new subscriptions are set up, those that it changes are changed. What no vendor sets up runs at once.
create function begin_provisioning(one bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  l order_line;
begin
  update subscription s set state = 'Provisioning'
    from order_line own where own.order_id = one and own.action = 'Create' and s.account_id = own.account_id and s.state = 'Ordered';
  for l in select own.* from order_line own join subscription s using (account_id)
    where own.order_id = one and own.action = 'Create' and s.state <> 'Ended' order by own.line_no loop
    if cardinality(make_requests(l.account_id, 'Create', l.order_line_id, jsonb_build_object('quantity', l.quantity))) = 0 then
      perform begin_subscription(l.account_id, l.order_line_id, null, null);
    end if;
  end loop;
  -- What is left of an upgraded one is for when the new one runs.
  perform carry_out_change(own.order_line_id)
    from order_line own where own.order_id = one and own.action = 'Change'
      and not exists (select from order_line first where first.order_id = one and first.upgraded_account_id = own.account_id) order by own.line_no;
end $$;
