-- What no vendor sets up was left waiting for one: it begins now, as what is ordered today does, and is paid from now on.
do $$
declare
  waiting record;
  at_work text := coalesce(current_setting('app.user', true), '');
begin
  -- The functions of the version before; where they are not there, nothing was ever ordered.
  if to_regprocedure('activate_subscription(bigint, bigint, bigint, text)') is null or to_regprocedure('finish_upgrade(bigint)') is null
    or to_regprocedure('provisioned_parts(bigint)') is null then
    return;
  end if;
  for waiting in
    select s.account_id, l.order_line_id, l.creator_account_id
    from subscription s
    join account a on a.account_id = s.account_id and a.account_state = 'Active'
    join order_line l on l.order_line_id = s.first_order_line_id
    join customer_order o on o.order_id = l.order_id and o.state = 'Approved'
    where s.state = 'Provisioning' and not exists (select from provisioning_request r where r.account_id = s.account_id)
      and not exists (select from provisioned_parts(s.service_id))
    order by s.account_id loop
    perform set_config('app.user', waiting.creator_account_id::text, true);
    perform activate_subscription(waiting.account_id, waiting.order_line_id, null, null);
    perform finish_upgrade(waiting.order_line_id);
  end loop;
  perform set_config('app.user', at_work, true);
end $$;
