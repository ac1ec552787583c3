-- Terms that are asked again at sign-in: who meets them, and which texts they are.

-- The products (null: the marketplace as a whole) whose terms the user has to accept before anything else: a version that asks again
-- was published by that time, and his company has accepted neither it nor a later one. Those of a product are
-- asked of a company that has accepted terms of it before or runs it. Only who may accept for the company is asked; the company that
-- publishes them never is.
create function asked_products(user_id bigint, by_time timestamptz) returns table (product_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select distinct asking.product_name
  from current_terms(user_id) t
  join terms in_force on in_force.terms_id = t.terms_id
  join terms asking on asking.owner_account_id = in_force.owner_account_id and asking.name = in_force.name
    and asking.product_name is not distinct from in_force.product_name
  cross join company_of(user_id) company
  where asking.asks_again and asking.published_utc <= by_time and not in_force.is_privacy_policy
    and company.account_id <> in_force.owner_account_id and company.account_state <> 'Terminated'
    and company.path = scope_of(user_id)
    and exists (select from rights_of(user_id) where object_type = 'MARKETPLACE_TC_ACCEPT' and flag = 'Execute')
    and not exists (
      select from terms_acceptance a join terms accepted using (terms_id)
      where a.company_account_id = company.account_id and accepted.owner_account_id = asking.owner_account_id
        and accepted.name = asking.name and accepted.product_name is not distinct from asking.product_name
        and accepted.version >= asking.version)
    and (asking.product_name is null
      or exists (
        select from terms_acceptance a join terms accepted using (terms_id)
        where a.company_account_id = company.account_id and accepted.product_name = asking.product_name)
      or exists (
        select from account running
        where running.product_name = asking.product_name and running.path ^@ company.path and running.account_state <> 'Terminated'))
$$;

-- Whether the user of a session must accept terms first. Asked when he signs in: what is published later waits for the next time.
-- Nobody is asked in the name of somebody else, or before his second factor.
create function must_accept_terms(of_session session) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select case
    when of_session.stage <> 'full' or of_session.impersonator_account_id is not null then false
    when not exists (select from terms where asks_again and published_utc <= of_session.created_utc) then false
    else exists (select from asked_products(of_session.user_account_id, of_session.created_utc)) end
$$;

-- The texts that such a session meets: all that is in force for these products and not accepted.
create function terms_to_accept(in_session uuid) returns table (terms_id bigint)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.terms_id
  from session s
  cross join terms_of_user(s.user_account_id) t
  where s.session_id = in_session and s.user_account_id = scope_user() and must_accept_terms(s)
    and not t.is_privacy_policy and t.accepted_utc is null
    and exists (select from asked_products(s.user_account_id, s.created_utc) p where p.product_name is not distinct from t.product_name)
$$;
