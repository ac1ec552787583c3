-- Custom charges: what both sides of one read of each other, and the file that it was added with.

create function charge_names(one bigint) returns table (attachment_name text, buyer_type text)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select u.file_name, buyer.account_type
  from custom_charge c
  join account buyer on buyer.account_id = c.buyer_account_id
  left join upload u on u.path = c.attachment_path
  where c.custom_charge_id = one and in_deal(c.seller_account_id, c.buyer_account_id)
$$;

-- A document that the session's user has uploaded is no longer his, but of a seller of his scope.
create function attach_to_charge(wanted text, seller bigint, types text[]) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with taken as (
    update upload u set account_id = seller
    where u.path = wanted and u.user_account_id = scope_user() and u.account_id is null and u.content_type = any (types)
      and seller = any (scope_sellers())
    returning u.path)
  select exists (select from taken)
$$;

create function charge_attachment(one bigint) returns table (file_name text, content_type text, content bytea)
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select u.file_name, u.content_type, u.content
  from custom_charge c join upload u on u.path = c.attachment_path
  where c.custom_charge_id = one and in_deal(c.seller_account_id, c.buyer_account_id)
$$;
