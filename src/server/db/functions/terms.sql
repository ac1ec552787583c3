-- Terms as a user meets them, by these functions alone; the policy of the table is for those who write them.

-- The newest published version of each text; for the marketplace as a whole (no product) and for each product those of the
-- nearest account above the user's company that has published any for it. Whoever has nobody above meets his own.
create function current_terms(user_id bigint)
returns table (terms_id bigint, product_name text, name text, version integer, titles jsonb, texts jsonb,
  is_privacy_policy boolean, published_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with company as (select c.* from company_of(user_id) c),
  owner as (
    select distinct on (t.product_name) t.product_name, above.account_id
    from company c
    join account above on above.account_id = any (string_to_array(trim(both '/' from c.path), '/')::bigint[])
    join terms t on t.owner_account_id = above.account_id and t.published_utc is not null
    where above.account_id <> c.account_id or c.parent_account_id is null
    order by t.product_name, length(above.path) desc)
  select distinct on (t.product_name, t.name)
    t.terms_id, t.product_name, t.name, t.version, t.titles, t.texts, t.is_privacy_policy, t.published_utc
  from terms t join owner on owner.account_id = t.owner_account_id and owner.product_name is not distinct from t.product_name
  where t.published_utc is not null
  order by t.product_name, t.name, t.version desc
$$;

create function terms_of_user(user_id bigint)
returns table (terms_id bigint, product_name text, version integer, titles jsonb, texts jsonb, is_privacy_policy boolean,
  published_utc timestamptz, accepted_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.terms_id, t.product_name, t.version, t.titles, t.texts, t.is_privacy_policy, t.published_utc, a.accepted_utc
  from current_terms(user_id) t
  left join terms_acceptance a on a.terms_id = t.terms_id and a.company_account_id = (company_of(user_id)).account_id
  order by t.is_privacy_policy, t.product_name nulls first, t.name
$$;

-- All that the user's company has ever accepted, the newest first.
create function confirmed_terms(user_id bigint)
returns table (terms_id bigint, product_name text, version integer, titles jsonb, texts jsonb, is_privacy_policy boolean,
  published_utc timestamptz, accepted_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.terms_id, t.product_name, t.version, t.titles, t.texts, t.is_privacy_policy, t.published_utc, a.accepted_utc
  from terms_acceptance a join terms t using (terms_id)
  where a.company_account_id = (company_of(user_id)).account_id
  order by a.accepted_utc desc, t.terms_id desc
$$;

-- Accepts for the user's own company what is in force now, never an older version or one that nobody has published. A privacy
-- policy is told, not accepted. The language is that of the text, where there is none in the reader's. Answers how many
-- acceptances are new.
create function accept_terms(user_id bigint, product text, reader_language text) returns integer
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with accepted as (
    insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select t.terms_id, (company_of(user_id)).account_id, user_id, case
      when t.texts ? reader_language then reader_language
      when t.texts ? 'en' then 'en'
      else (select jsonb_object_keys(t.texts) limit 1) end
    from current_terms(user_id) t
    where t.product_name is not distinct from product and not t.is_privacy_policy
    on conflict do nothing
    returning terms_id)
  select count(*)::integer from accepted
$$;

-- What the companies of the session's branch have accepted. Terms of a seller that a company has left are its own matter: nobody
-- above it who stands neither below nor above that seller is told of them.
create function acceptances_in_branch()
returns table (terms_id bigint, product_name text, version integer, titles jsonb, company_account_id bigint,
  user_account_id bigint, language text, accepted_utc timestamptz)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select t.terms_id, t.product_name, t.version, t.titles, a.company_account_id, a.user_account_id, a.language, a.accepted_utc
  from terms_acceptance a
  join terms t using (terms_id)
  join account company on company.account_id = a.company_account_id
  join account seller on seller.account_id = t.owner_account_id
  where in_scope(company.path)
    and (a.company_account_id = own_company() or in_scope(seller.path) or seller.account_id = any (accounts_above()))
$$;

-- How many companies have accepted a version, for those who see the account that gives it.
create function terms_acceptance_count(of_terms bigint) returns integer
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select count(*)::integer
  from terms_acceptance a
  join terms t using (terms_id)
  join account owner on owner.account_id = t.owner_account_id
  where a.terms_id = of_terms and in_scope(owner.path)
$$;

-- Whether any terms, also drafts, are for a product, whoever writes them.
create function has_terms(product text) returns boolean
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select exists (select from terms t where t.product_name = product)
$$;
