-- Notices: a transaction leaves one for a company whose people it may not see, and the product's own work posts the letters.

-- For a company above the session, or in its branch; nobody leaves one for anybody beside him.
create function leave_notice(of_kind text, subject bigint, company bigint) returns void
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  insert into notice (kind, subject_id, company_account_id)
    select of_kind, subject, a.account_id from account a
    where a.account_id = company and a.account_type in ('Company', 'Reseller') and (in_scope(a.path) or scope() ^@ a.path);
  if not found then
    raise exception 'A notice is left for a company above the session or in its branch; % is none', company
      using errcode = 'restrict_violation';
  end if;
end $$;

create function take_notice(by_worker uuid, lease interval)
returns table (notice_id bigint, kind text, subject_id bigint, company_account_id bigint, path text, company_name text)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    update notice set worker = by_worker, lease_until = clock_timestamp() + lease
    where notice_id = (
      select notice_id from notice where done_utc is null and (lease_until is null or lease_until < now())
      order by notice_id for update skip locked limit 1)
    returning *)
  select t.notice_id, t.kind, t.subject_id, t.company_account_id, a.path, a.display_name
  from taken t join account a on a.account_id = t.company_account_id
$$;

-- In the transaction of its letters; false when another worker has it.
create function notice_done(id bigint, by_worker uuid) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with ended as (
    update notice set done_utc = now(), worker = null, lease_until = null
    where notice_id = id and worker = by_worker and done_utc is null
    returning 1)
  select exists (select from ended)
$$;

-- The people of a company, and of no other one below it, who hold a right there with all of these flags and may sign in. They are found
-- from the company down: from the right up they would be everybody of all companies with it.
create function holders_of(company bigint, of_type text, all_flags text[]) returns table (user_account_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with recursive place as (
    select c.account_id from account c where c.account_id = company and c.account_type in ('Company', 'Reseller') and in_scope(c.path)
    union all
    select d.account_id from place join account d on d.parent_account_id = place.account_id and d.account_type = 'Department'),
  able as materialized (
    select u.account_id
    from place
    join account u on u.parent_account_id = place.account_id and u.account_type = 'User'
    join user_role held on held.user_account_id = u.account_id
    join role_capability_set r using (role_id)
    join capability_set_entry e on e.capability_set_id = r.capability_set_id and e.object_type = of_type
    cross join unnest(e.flags) flag
    where flag = any (all_flags)
    group by u.account_id having all_flags <@ array_agg(flag))
  select able.account_id from able where may_sign_in(able.account_id) and may_work(able.account_id)
  order by 1
$$;
