-- Mail to support, which anybody may write, also before signing in.

-- The technical support of the nearest marketplace above the user; without a user, of the one that stands above all.
create function support_address_of(user_id bigint) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(nullif(support_details_of(user_id)->>'SupportTechnicalEmail', ''), (
    select d.details->>'SupportTechnicalEmail'
    from support_details d join account above on above.account_id = d.account_id
    where coalesce(d.details->>'SupportTechnicalEmail', '') <> ''
    order by length(above.path)
    limit 1))
$$;

-- Of somebody who is not signed in the mail belongs to the account above all, whose administrator reads the outbox.
create function post_support_mail(user_id bigint, to_address text, about text, written bytea) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into outgoing_mail (user_account_id, recipient, subject, body)
  values (coalesce(user_id, (select account_id from account order by length(path), account_id limit 1)), to_address, about, written)
$$;
