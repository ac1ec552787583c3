-- Plans that are due belong to nobody who is at work, so they are found with the owner's rights; what is done then
-- happens in the branch that ends and in the name of who planned it.

-- The next plan whose time has come; it and its account are held until the transaction ends, so that no move comes between.
create function take_due_termination(besides bigint[])
returns table (termination_id bigint, account_id bigint, path text, display_name text, account_type text, reason text,
  send_to_sdp boolean, tries integer, requested_by_account_id bigint, requested_by_name text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.termination_id, a.account_id, a.path, a.display_name, a.account_type, t.reason, t.send_to_sdp, t.tries, u.account_id, u.display_name
  from termination t
  join account a on a.account_id = t.account_id
  join account u on u.account_id = t.requested_by_account_id
  where t.state = 'Scheduled' and coalesce(t.next_try_utc, t.due_utc) <= now() and not t.termination_id = any (besides)
  order by coalesce(t.next_try_utc, t.due_utc), t.termination_id
  limit 1
  for update of t, a skip locked
$$;

-- Nobody of a branch in the scope works on: his sessions end, and those in which he works as somebody else.
create function end_sessions_below(branch text) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  ended integer;
begin
  if not branch ^@ scope() then
    raise exception 'the branch % is out of scope', branch;
  end if;
  update session s set ended_utc = now()
  from account a
  where a.path ^@ branch and a.account_type = 'User' and a.account_id in (s.user_account_id, s.impersonator_account_id)
    and s.ended_utc is null;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- What an ended account says of itself.
create function ended_values(of_type text, reason text) returns jsonb immutable language sql as $$
  select jsonb_build_object('TerminationReason', reason)
    || case of_type when 'Product' then '{"ServiceStatus":"Terminated"}'::jsonb else '{}' end
$$;
