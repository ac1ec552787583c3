-- A user who has come to another company keeps the roles that it offers and loses the others (ROLE-06, ROLE-65).
create function drop_foreign_roles(branch text) returns integer
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  dropped integer;
begin
  if not branch ^@ scope() then
    raise exception 'the branch % is out of scope', branch;
  end if;
  delete from user_role u using account a, role r
  where a.account_id = u.user_account_id and a.path ^@ branch and r.role_id = u.role_id
    and r.owner_company_id <> (company_of(a.account_id)).account_id
    and not (r.is_template and r.owner_company_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[]));
  get diagnostics dropped = row_count;
  return dropped;
end $$;

-- A planned end of the branch by somebody whose company does not stand above it: he could neither see nor cancel it.
create function foreign_plan(branch text, out name text, out due_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select a.display_name, t.due_utc
  from account a
  join termination t using (account_id)
  where a.path ^@ branch and branch ^@ scope() and t.state = 'Scheduled'
    and not a.path ^@ (company_of(t.requested_by_account_id)).path
  order by t.due_utc
  limit 1
$$;

-- What is under way in a branch that other companies stand above from now on: nobody could go on with it. Within one company nothing changes.
create function open_deals(branch text, former_parent bigint, new_parent bigint, out orders integer, out requests integer)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select (select count(*)::integer from customer_order o join account a on a.account_id = o.parent_account_id
      where moving.is_so and a.path ^@ branch and o.state = 'Pending'),
    (select count(*)::integer from provisioning_request r join account a on a.account_id = r.account_id
      where moving.is_so and a.path ^@ branch and not r.is_final)
  from (select branch ^@ scope() and (company_of(former_parent)).account_id is distinct from (company_of(new_parent)).account_id as is_so) moving
$$;

-- An e-mail address of the branch that somebody else of the company above it has already.
create function clashing_email(branch text) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select mine."values"->>'Email'
  from account a
  join account_value mine using (account_id)
  join account_value other on lower(other."values"->>'Email') = lower(mine."values"->>'Email')
  join account b on b.account_id = other.account_id
  where a.path ^@ branch and branch ^@ scope() and a.account_type = 'User' and a.account_state = 'Active'
    and mine."values" ? 'Email' and other."values" ? 'Email'
    and b.account_type = 'User' and b.account_state = 'Active' and not b.path ^@ branch
    and (company_of(b.account_id)).account_id = (company_of(a.account_id)).account_id
  limit 1
$$;
