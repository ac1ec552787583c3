-- Mail to support, which anybody may write, also before signing in.

-- Whom the nearest marketplace above the user names for such questions, else its technical support; without a user, the technical
-- support of the one that stands above all.
create function support_address_of(user_id bigint, field text) returns text
stable language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(nullif(support_details_of(user_id)->>field, ''), nullif(support_details_of(user_id)->>'SupportTechnicalEmail', ''), (
    select d.details->>'SupportTechnicalEmail'
    from support_details d join account above on above.account_id = d.account_id
    where coalesce(d.details->>'SupportTechnicalEmail', '') <> ''
    order by length(above.path)
    limit 1))
$$;

-- Of somebody who is not signed in the mail belongs to the account above all, whose administrator reads the outbox.
-- Files that the user has uploaded go along, and are his uploads no longer; answers how many of them there were.
create function post_support_mail(user_id bigint, to_address text, about text, written bytea, files text[]) returns integer
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with mail as (
    insert into outgoing_mail (user_account_id, recipient, subject, body)
    values (coalesce(user_id, (select account_id from account order by length(path), account_id limit 1)), to_address, about, written)
    returning outgoing_mail_id),
  taken as (
    delete from upload u where u.path = any (files) and u.user_account_id = user_id and u.account_id is null
    returning u.path, u.file_name, u.content_type, u.content),
  put as (
  insert into outgoing_mail_attachment (outgoing_mail_id, position, file_name, content_type, content)
  select mail.outgoing_mail_id, array_position(files, taken.path), taken.file_name, taken.content_type, taken.content
  from mail, taken
  returning position)
  select count(*)::integer from put
$$;
