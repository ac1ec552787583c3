-- What a sign-in hangs on is changed only for users who may do nothing that the one who changes it may not.

-- The paths of users in the session's scope who hold a right that another user lacks.
create function outranking(user_id bigint) returns setof text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with held as materialized (select * from rights_of(user_id)),
  stronger as (
    select distinct r.role_id
    from role_capability_set r
    join capability_set_entry e using (capability_set_id)
    cross join unnest(e.flags) as flag
    where (e.object_type, flag) not in (select object_type, held.flag from held))
  select distinct a.path
  from stronger
  join user_role u using (role_id)
  join account a on a.account_id = u.user_account_id
  where a.account_state = 'Active' and a.account_id <> user_id and a.path ^@ scope()
$$;

-- Is there somebody in a branch who may do what the session's user may not? A user's own path is a branch of one.
create function outranked_in(branch text) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from outranking(scope_user()) path where path ^@ branch)
$$;

-- Whose new address a link confirms.
create function find_email_change(token bytea) returns table (user_account_id bigint, address text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select c.user_account_id, c.address from email_change c
  where c.token_hash = token and c.expires_utc > now() and may_sign_in(c.user_account_id)
$$;

-- Makes the waiting address of a user in the scope his own, once; answers it. Links that went to the former one end.
create function confirm_email(user_id bigint, token bytea) returns text
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
declare
  confirmed text;
begin
  delete from email_change c using account a
  where a.account_id = c.user_account_id and in_scope(a.path)
    and c.user_account_id = user_id and c.token_hash = token and c.expires_utc > now()
  returning c.address into confirmed;
  if confirmed is not null then
    update account_value set "values" = ("values" - 'NewEmail') || jsonb_build_object('Email', confirmed) where account_id = user_id;
    update credential set email_confirmed_utc = now() where user_account_id = user_id;
    update password_link set used_utc = now() where user_account_id = user_id and used_utc is null;
  end if;
  return confirmed;
end $$;

-- Whoever may work here: with the right to sign in, or on the way to a second factor without which he may do nothing.
create function may_work(user_id bigint) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (
      select from user_role u join role_capability_set r using (role_id) join capability_set_entry e using (capability_set_id)
      where u.user_account_id = user_id and e.object_type = 'LOGIN' and 'Execute' = any (e.flags))
    or must_have_factor(user_id) and not has_second_factor(user_id)
$$;
