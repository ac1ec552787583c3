-- What people do with requests to vendors, and what others are told of them.

-- What people do with a request: again, anew, by hand, to those above, or back. It derives all else from the request. `sees_all` is whether
-- the caller may do it with any request that he sees; else only with what he has asked for himself. Answers what it has become, or why not.
create function act_on_request(one bigint, wanted text, sees_all boolean, reference text, why text)
returns table (outcome text, state text, account_id bigint)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  r provisioning_request;
  refused text;
begin
  select * into r from provisioning_request q
    where q.request_id = one and (sees_all and in_deal(q.seller_account_id, q.buyer_account_id) or q.creator_account_id = scope_user()) for update;
  if r.request_id is null then
    return query select 'absent', null::text, null::bigint;
    return;
  end if;
  refused := case
    when r.is_final then 'final'
    when wanted in ('Retry', 'Resubmit') and r.state not in ('Failed', 'Escalated') then 'goesOn'
    when wanted = 'Escalate' and r.state <> 'Failed' then 'notFailed'
    when wanted = 'Complete' and r.state = 'InProgress' then 'asksVendor'
    when wanted = 'Complete' and exists (select from provisioning_request elder
      where elder.account_id = r.account_id and elder.request_id < one and not elder.is_final) then 'afterOthers'
    when wanted = 'Complete' and r.action = 'Create' and not r.is_cancel_wanted and coalesce(nullif(reference, ''), r.vendor_reference) is null then 'noReference'
    when wanted = 'Cancel' and r.is_cancel_wanted then 'undoneAlready'
  end;
  if refused is not null then
    return query select refused, r.state, r.account_id;
    return;
  end if;
  case wanted
    when 'Retry' then perform send_again(one, false);
    when 'Resubmit' then perform send_again(one, true);
    when 'Escalate' then
      update provisioning_request q set state = 'Escalated', escalated_utc = now() where q.request_id = one;
      perform leave_notice('provisioning-escalated', one, a.account_id) from account a where a.parent_account_id is null;
    when 'Complete' then
      insert into provisioning_response (request_id, connector_id, attempt, message_id, direction, outcome, body)
        values (one, r.connector_id, r.attempts_count, coalesce(r.undo_message_id, r.message_id), 'Manual', 'Done', left(coalesce(why, ''), 16000));
      update provisioning_request q set state = case when r.is_cancel_wanted then 'RolledBack' else 'Completed' end, waiting_for = null, is_skipped = true,
          is_rollback_completed = r.is_cancel_wanted, finished_utc = now(), error_message = null, error_details = null,
          vendor_reference = coalesce(nullif(reference, ''), q.vendor_reference)
        where q.request_id = one;
      perform apply_request(one);
    when 'Cancel' then perform take_back(one);
  end case;
  return query select 'done', q.state, q.account_id from provisioning_request q where q.request_id = one;
end $$;

-- The same message again, or one that is made anew from the order and the account.
create function send_again(one bigint, is_anew boolean) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  r provisioning_request;
begin
  select * into r from provisioning_request where request_id = one;
  update provisioning_request q
    set state = 'New', waiting_for = null, next_try_utc = now(), attempts_count = 0, polls_count = 0, accepted_utc = null, error_message = null,
      error_details = null, escalated_utc = null,
      message_id = case when is_anew and not r.is_cancel_wanted then gen_random_uuid() else q.message_id end,
      undo_message_id = case when is_anew and r.is_cancel_wanted then gen_random_uuid() else q.undo_message_id end,
      payload = case when is_anew and not r.is_cancel_wanted then request_payload(r.account_id, r.service_id, r.order_line_id,
        coalesce((r.target ->> 'quantity')::integer, s.quantity) * coalesce(part.quantity, 1), case when r.action <> 'Create' then part.reference end)
        else q.payload end
    from subscription s
    left join lateral (select * from parts_of_subscription(s.account_id) p where p.service_id = r.service_id) part on true
    where q.request_id = one and s.account_id = q.account_id;
  update subscription set state = 'Provisioning'
    where account_id = r.account_id and state = 'Failed' and r.action = 'Create' and not r.is_cancel_wanted;
end $$;

-- What was never sent, or cannot be undone, is cancelled; else the vendor is asked to undo it, after whoever is at it.
create function take_back(one bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
declare
  r provisioning_request;
begin
  update provisioning_request q
    set state = case when sent.undoable then 'Waiting' else 'Cancelled' end, waiting_for = case when sent.undoable then 'Rollback' end,
      is_cancel_wanted = true, undo_message_id = case when sent.undoable then gen_random_uuid() end, worker = null, lease_until = null,
      next_try_utc = coalesce(q.lease_until, now()), attempts_count = 0, polls_count = 0, accepted_utc = null, error_message = null, error_details = null,
      finished_utc = case when not sent.undoable then now() end
    from (select known.request_id, known.last_sent_utc is not null and (known.action = 'Create'
        or known.action = 'Change' and known.target #> '{before,quantity}' is not null) as undoable
      from provisioning_request known where known.request_id = one) sent
    where q.request_id = sent.request_id
    returning q.* into r;
  -- A bundle is not set up in part.
  if r.action = 'Create' then
    perform take_back(part.request_id) from provisioning_request part
      where part.account_id = r.account_id and part.action = 'Create' and not part.is_final and not part.is_cancel_wanted and part.request_id <> one;
  end if;
  if r.state = 'Cancelled' then
    perform apply_request(one);
  end if;
end $$;

-- What could not be set up, or shall not be, ends; parts of it that the vendor has made already are ended there.
create function end_unprovisioned(of_account bigint) returns void
volatile language plpgsql set search_path = portolan, pg_catalog, pg_temp as $$
begin
  if exists (select from provisioning_request r where r.account_id = of_account and r.action = 'Create' and not r.is_final) then
    return;
  end if;
  update subscription set state = 'Ended', ended_date = current_date, end_cause = 'ProvisioningCancelled', next_quantity = null
    where account_id = of_account and state in ('Ordered', 'Provisioning', 'Failed');
  if not found then
    return;
  end if;
  update account set account_state = 'Terminated', terminated_utc = now(), terminates_utc = null
    where account_id = of_account and account_state <> 'Terminated';
  if exists (select from provisioning_request r where r.account_id = of_account and r.action = 'Create' and r.state = 'Completed')
    and not exists (select from provisioning_request r where r.account_id = of_account and r.action = 'Terminate') then
    perform make_requests(of_account, 'Terminate', null, '{}');
  end if;
end $$;

-- What a request is called by its parties: for whoever sees it, though he need not see them as accounts, nor the service as one offered to him.
create function request_names(one bigint, language text)
returns table (service_name text, icon_path text, account_name text, company_name text, identificator text, connector_name text, connector_kind text,
  creator_name text, product_state text, order_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select service_name(s.names, language, s.product_name), s.icon_path, a.display_name, company.display_name, company.account_identificator, c.name, c.kind,
    acting_name(r.creator_account_id, r.seller_account_id, r.buyer_account_id), own.state, l.order_id
  from provisioning_request r
  join service s using (service_id)
  join account a on a.account_id = r.account_id
  join subscription own on own.account_id = r.account_id
  join account company on company.account_id = r.company_account_id
  join connector c on c.connector_id = r.connector_id
  left join order_line l on l.order_line_id = r.order_line_id
  where r.request_id = one and (in_deal(r.seller_account_id, r.buyer_account_id) or r.creator_account_id = scope_user())
$$;

-- What a letter tells of a request: for its seller, and for the owner of the marketplace.
create function request_told(one bigint, company bigint)
returns table (state text, action text, service_names jsonb, product_name text, company_name text, error_message text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select r.state, r.action, s.names, s.product_name, c.display_name, r.error_message
  from provisioning_request r join service s using (service_id) join account c on c.account_id = r.company_account_id
  where r.request_id = one and company = scope_company()
    and company in (r.seller_account_id, (select a.account_id from account a where a.parent_account_id is null))
$$;
