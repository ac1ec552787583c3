-- The published pages that fit the session's user: of his own company alone, those of his roles first.
create function my_landing_pages()
returns table (landing_page_id bigint, name text, panels jsonb)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select p.landing_page_id, p.name, p.published_panels
  from landing_page p
  where p.owner_company_id = own_company() and p.published_panels is not null
    and (p.audience = 'Company' or exists (
      select from landing_page_role r join user_role u using (role_id)
      where r.landing_page_id = p.landing_page_id and u.user_account_id = scope_user()))
  order by p.audience = 'Company', p.position, p.landing_page_id
$$;

-- Whom a page of the branch fits once it is published: people of its company, and of no other one below it, who may sign in.
create function landing_page_users(page bigint) returns table (user_account_id bigint, display_name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with recursive wanted as (
    select p.landing_page_id, p.audience, p.owner_company_id
    from landing_page p join account c on c.account_id = p.owner_company_id
    where p.landing_page_id = page and in_scope(c.path)),
  place as (
    select owner_company_id as account_id from wanted
    union all
    select a.account_id from place join account a on a.parent_account_id = place.account_id where a.account_type = 'Department')
  select u.account_id, u.display_name
  from place join account u on u.parent_account_id = place.account_id cross join wanted
  where u.account_type = 'User' and may_sign_in(u.account_id)
    and (wanted.audience = 'Company' or exists (
      select from landing_page_role r join user_role held using (role_id)
      where r.landing_page_id = wanted.landing_page_id and held.user_account_id = u.account_id))
$$;

-- The roles that a page is for, by their names: those of its company, and templates from above it.
create function landing_page_roles(page bigint) returns table (role_id bigint, name text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select r.role_id, r.name
  from landing_page p
  join account c on c.account_id = p.owner_company_id
  join landing_page_role chosen using (landing_page_id)
  join role r using (role_id)
  where p.landing_page_id = page and in_scope(c.path)
  order by r.name, r.role_id
$$;
